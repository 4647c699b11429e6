"""Asara (Kramer & Kiesling): buyers, towers, four years; 2 to 4 players."""

from partal.asara.rules import RULES

__all__ = ["RULES"]
