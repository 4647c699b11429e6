"""Games and decisions as Parquet files: one row each, with named and typed columns (docs/lab.md#parquet).

Rows are written as they come, in groups; the file is complete once it is closed, also if the run is stopped before its
end. Until then it has the ending `.part`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from partal.core.message import message

from partal.games import rules_of
from partal.lab.bench import PeerMissing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise PeerMissing(message("refused-extra", extra="parquet")) from None

GROUP: Final = 20_000
"""Rows in one group: what is kept in memory before it is written."""
GAME_COLUMNS: Final = (
    ("game", pa.dictionary(pa.int8(), pa.string())),
    ("seats", pa.int8()),
    ("bots", pa.list_(pa.dictionary(pa.int8(), pa.string()))),
    ("house_rules", pa.dictionary(pa.int8(), pa.string())),
    ("content", pa.dictionary(pa.int8(), pa.string())),
    ("rules_version", pa.dictionary(pa.int8(), pa.string())),
    ("seed", pa.int64()),
    ("scores", pa.list_(pa.int16())),
    ("winners", pa.list_(pa.int8())),
    ("decisions", pa.int32()),
    ("digest", pa.string()),
)
DECISION_COLUMNS: Final = (
    ("seed", pa.int64()),
    ("number", pa.int32()),
    ("seat", pa.int8()),
    ("prompt", pa.dictionary(pa.int16(), pa.string())),
    ("options", pa.int16()),
    ("answer", pa.dictionary(pa.int16(), pa.string())),
    ("scores", pa.list_(pa.int16())),
)
OUTCOME_COLUMNS: Final = ("seats", "seed", "scores", "winners", "decisions", "digest")
"""The columns of a game that its result holds under the same name."""
SCORE_LINE: Final = pa.list_(pa.int16())
"""The points of one line of the score sheet, by player."""


class ParquetFile:
    """A Parquet file that grows; it takes its name when it is closed."""

    def __init__(self, target: Path, columns: Sequence[tuple[str, Any]]) -> None:
        self._target = target
        self._growing = target.with_name(f"{target.name}.part")
        self._schema = pa.schema(list(columns))
        self._rows: list[Mapping[str, Any]] = []
        self._writer = pq.ParquetWriter(self._growing, self._schema, compression="zstd")

    def add(self, row: Mapping[str, Any]) -> None:
        self._rows.append(row)
        if len(self._rows) >= GROUP:
            self._write()

    def _write(self) -> None:
        if self._rows:
            self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
            self._rows = []

    def close(self) -> None:
        self._write()
        self._writer.close()
        os.replace(self._growing, self._target)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextmanager
def games(
    target: Path, game: str, bots: Sequence[str], settings: Mapping[str, str], pack: Path | None
) -> Iterator[Callable[[Mapping[str, Any]], None]]:
    """A file with one row a game; yields what adds a result. Each line of the score sheet is a column of its own."""
    rules = rules_of(game)
    common = {
        "game": game,
        "bots": list(bots),
        "house_rules": " ".join(f"{name}={value}" for name, value in sorted(settings.items())),
        "content": rules.content(pack).digest,
        "rules_version": rules.version,
    }
    with ExitStack() as stack:
        file: ParquetFile | None = None

        def add(result: Mapping[str, Any]) -> None:
            nonlocal file
            points = {column_of(source): scored for source, scored in result["points"].items()}
            if file is None:
                columns = (*GAME_COLUMNS, *[(name, SCORE_LINE) for name in points])
                file = stack.enter_context(ParquetFile(target, columns))
            file.add({**common, **{name: result[name] for name in OUTCOME_COLUMNS}, **points})

        yield add


def column_of(source: str) -> str:
    """The column with the points of a line of the score sheet."""
    return f"points_{source.replace('-', '_')}"


@contextmanager
def decisions(target: Path) -> Iterator[Callable[[Mapping[str, Any]], None]]:
    """A file with one row a decision; yields what adds those of a result."""
    names = [name for name, _ in DECISION_COLUMNS]
    with ParquetFile(target, DECISION_COLUMNS) as file:

        def add(result: Mapping[str, Any]) -> None:
            for number, taken in enumerate(result["taken"], 1):
                file.add(dict(zip(names, (result["seed"], number, *taken))))

        yield add
