"""The rules of Asara, as the object `RULES`. They import the core and nothing else."""

from partal.asara.rules.rules import RULES

__all__ = ["RULES"]
