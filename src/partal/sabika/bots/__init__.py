"""The bots that play Sabika."""
