"""The bots that play Asara."""
