"""What is said about Asara: no terminal, no server."""
