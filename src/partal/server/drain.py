"""Before an upgrade: a server that opens no new tables, so that fewer and fewer games are running.

It is a file in the data folder, so it can be set while the server runs, and outlives a restart.
"""

from __future__ import annotations

from pathlib import Path

NAME = "draining"


def is_draining(folder: Path) -> bool:
    """Whether no new tables are opened."""
    return (folder / NAME).exists()


def set_draining(folder: Path, draining: bool) -> None:
    """From now on opens no new tables, or opens them again."""
    if draining:
        (folder / NAME).touch()
    else:
        (folder / NAME).unlink(missing_ok=True)
