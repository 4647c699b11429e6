"""The rules of Sabika: `RULES` asks and answers. They know the core and nothing else."""

from partal.sabika.rules.rules import RULES

__all__ = ["RULES"]
