"""Sabika's texts, independent of terminal and server."""
