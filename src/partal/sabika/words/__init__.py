"""What is said about Sabika: no terminal, no server."""
