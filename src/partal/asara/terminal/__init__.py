"""Asara's table in the terminal."""
