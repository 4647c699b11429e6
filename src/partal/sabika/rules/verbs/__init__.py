"""The verbs of bonuses, each in a file of its own in this folder. A new file is all that a new verb needs here."""

import pkgutil
from importlib import import_module
from typing import Final

from partal.sabika.rules.bonus import VERBS, Verb

for _file in pkgutil.iter_modules(__path__):
    import_module(f"{__name__}.{_file.name}")

TABLE: Final[tuple[Verb, ...]] = tuple([verb() for verb in Verb.__subclasses__()])

VERBS.extend(TABLE)
