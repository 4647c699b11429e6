"""Who plays Sabika."""
