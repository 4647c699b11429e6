"""What follows from a list or a type is written by `make generated`, and is up to date."""

from __future__ import annotations

import importlib
import runpy
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


@pytest.fixture(scope="module", autouse=True)
def _beside_the_tools() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))
        yield


@pytest.fixture(scope="module")
def tool() -> dict[str, object]:
    return runpy.run_path(str(TOOLS / "generate.py"))


@pytest.fixture(scope="module")
def typescript() -> ModuleType:
    return importlib.import_module("typescript")


def test_nothing_written_is_out_of_date(tool) -> None:
    assert len(tool["files"]()) > 10
    assert tool["stale"]() == []


def test_a_field_that_is_added_changes_every_written_part(tool) -> None:
    """The test above can fail: with one more open field all parts for open fields differ."""
    from partal.core.fields import Field

    path, fields = next((path, fields) for path, fields in tool["files"]() if path.name == "view.py")
    text = path.read_text(encoding="utf-8")
    assert tool["rewritten"](text, fields) == text
    more = tool["rewritten"](text, (*fields, Field("rain", "list[int]")))
    assert "self.rain = table.rain.copy()" in more
    assert "state.rain = view.rain.copy()" in more
    hidden = tool["rewritten"](text, (*fields, Field("rain", "list[int]", open=False)))
    assert hidden == text


def test_an_empty_table_has_every_field(tool) -> None:
    from partal.core.fields import Field

    path, fields = next((path, fields) for path, fields in tool["files"]() if "def empty_table" in path.read_text())
    more = (*fields, Field("rain", "list[int]"), Field("wind", "list[int]", empty="[7] * seats", open=False))
    text = tool["rewritten"](path.read_text(encoding="utf-8"), more)
    assert "    state.rain = []\n    state.wind = [7] * seats\n" in text


# The page's types

HOUSE = '''
from typing import Literal, TypeAlias, TypedDict

Said: TypeAlias = str
"""Words for people."""
'''
MESSAGE = '''
from typing import Final, NamedTuple, Union

Value = Union[int, "Message"]


class Message(NamedTuple):
    """A text."""

    key: str
    values: dict[str, Value]


AND: Final = "and"
'''
GAME = '''
"""A small table."""

from typing import NotRequired, TypedDict

from partal.core.wire import Said


class Pearl(TypedDict):
    """A pearl, or None of them."""

    name: Said
    """What it is called."""
    count: int | None
    colours: list[str | int]
    place: tuple[int, float]
    many: tuple[bool, ...]
    kind: Literal["round", "flat"]
    depths: dict[str, list[int]]
    worth: NotRequired[int]


class Shell(Pearl):
    inside: Pearl | None


Way = TypedDict("Way", {"from": str, "to-day": Shell})
'''
REQUESTS = """
from typing import TYPE_CHECKING, Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=40)]
if TYPE_CHECKING:
    Game = str
else:
    Game = Literal[tuple(GAMES)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Dive(Strict, tag="dive", tag_field="type"):
    game: Game
    name: Name | None = None
"""


def house(folder: Path, **files: str) -> tuple[Path, Path]:
    """A small house: its Python source and the page's."""
    texts = {"core": HOUSE, "table": "", "server": "", "pearls": GAME, **files}
    for part, text in texts.items():
        (folder / "partal" / part).mkdir(parents=True)
        (folder / "partal" / part / "wire.py").write_text(text, encoding="utf-8")
    (folder / "partal" / "server" / "models.py").write_text(REQUESTS, encoding="utf-8")
    (folder / "partal" / "core" / "message.py").write_text(MESSAGE, encoding="utf-8")
    return folder / "partal", folder / "client"


def test_types_of_the_page_say_what_the_python_types_say(typescript: ModuleType, tmp_path: Path) -> None:
    source, client = house(tmp_path)
    written = typescript.written(source, client)
    assert written[client / "games" / "pearls" / "generated.ts"] == (
        "// Generated from src/partal/pearls/wire.py by `make generated`. Do not edit.\n\n"
        'import type { Said } from "../../generated/wire";\n\n'
        "// A small table.\n\n"
        "/** A pearl, or null of them. */\n"
        "export interface Pearl {\n"
        "  /** What it is called. */\n"
        "  name: Said;\n"
        "  count: number | null;\n"
        "  colours: (string | number)[];\n"
        "  place: [number, number];\n"
        "  many: boolean[];\n"
        '  kind: "round" | "flat";\n'
        "  depths: Record<string, number[]>;\n"
        "  worth?: number;\n"
        "}\n\n"
        "export interface Shell extends Pearl {\n"
        "  inside: Pearl | null;\n"
        "}\n\n"
        "export interface Way {\n"
        "  from: string;\n"
        '  "to-day": Shell;\n'
        "}\n"
    )
    wire = written[client / "generated" / "wire.ts"]
    assert "/** Words for people. */\nexport type Said = string;\n" in wire
    assert "export type Value = number | Message;\n" in wire
    assert "/** A text. */\nexport type Message = [key: string, values: Record<string, Value>];\n" in wire
    assert "AND" not in wire
    assert written[client / "generated" / "requests.ts"].endswith(
        "export type Name = string;\n\n"
        "export type Game = string;\n\n"
        "export interface Dive {\n"
        '  type: "dive";\n'
        "  game: Game;\n"
        "  name?: Name | null;\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ("class Sea(TypedDict):\n    pearls: set[int]\n", "set"),
        ("class Pearl(TypedDict):\n    name: str\n", "two types called Pearl"),
        ("from decimal import Decimal\nclass Sea(TypedDict):\n    depth: Decimal\n", "Decimal of decimal"),
        ("class Sea(TypedDict):\n    depth: Depth\n", "Depth"),
    ],
)
def test_a_type_that_cannot_be_written_is_refused(typescript: ModuleType, tmp_path: Path, more: str, what: str) -> None:
    source, client = house(tmp_path, pearls=GAME + more)
    with pytest.raises(typescript.Unwritable, match=what):
        typescript.written(source, client)
