"""The rules of Sabika, as the object `RULES`. They import the core and nothing else."""

from partal.sabika.rules.rules import RULES

__all__ = ["RULES"]
