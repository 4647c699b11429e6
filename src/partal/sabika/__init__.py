"""Sabika (Germán P. Millán): three rondels, the Alhambra, trade and poems; 1 to 4 players."""

from partal.sabika.rules import RULES

__all__ = ["RULES"]
