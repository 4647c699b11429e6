"""The rules of Asara: `RULES` asks and answers. They know the core and nothing else."""

from partal.asara.rules.rules import RULES

__all__ = ["RULES"]
