"""Records the playthroughs that OpenSpiel's own test replays: `python -m tests.adapters.record`."""

from __future__ import annotations

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7


def recording(name: str) -> Path:
    return FOLDER / f"{name}.txt.gz"


def main() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    import partal.adapters.openspiel  # noqa: F401

    for name in ("python_asara", "python_sabika"):
        text = generate_playthrough.playthrough(name, None, seed=SEED)
        recording(name).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
