"""What the terminal draws of Sabika."""
