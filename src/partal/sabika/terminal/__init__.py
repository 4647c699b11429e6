"""Sabika's table in the terminal."""
