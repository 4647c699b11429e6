"""The files of the page, sent as they were compressed when it was built.

The build writes a `.br` and a `.gz` beside every file that gets smaller (`client/vite.config.ts`). A browser gets the
first of these that it accepts. The names of files in `/assets` change with their contents, so they are kept forever;
`index.html` keeps its name and is asked for each time.
"""

from __future__ import annotations

import asyncio
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get, head
from litestar.params import FromPath

from partal.server.accounts import YEAR
from partal.server.context import BY_STATUS, refuse

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = f"public, max-age={YEAR}, immutable"
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be compressed, the smaller first, and the ending of its compressed copy."""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Sent(NamedTuple):
    """A file in the form in which it is sent."""

    body: bytes
    coding: str


@cache
def names() -> dict[str, tuple[str, ...]]:
    """The files in `/assets`, each with the ways in which it is compressed: nothing else can be asked for."""
    folder = STATIC / "assets"
    there = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    endings = tuple(ending for _, ending in CODINGS)
    return {
        name: tuple(coding for coding, ending in CODINGS if name + ending in there)
        for name in there
        if not name.endswith(endings)
    }


def accepted(header: str) -> set[str]:
    """The codings that a browser accepts, by its `Accept-Encoding`; `q=0` refuses one."""
    found = set()
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        refused = quality.replace(" ", "").rstrip("0") in ("q=", "q=0.", "q=.")
        if not refused:
            found.add(coding.strip())
    return found


def read(path: Path, codings: tuple[str, ...], header: str) -> Sent:
    """A file, or its smallest copy that the browser accepts."""
    wanted = accepted(header)
    for coding, ending in CODINGS:
        if coding in codings and coding in wanted:
            return Sent(path.with_name(path.name + ending).read_bytes(), coding)
    return Sent(path.read_bytes(), "")


def headers_of(sent: Sent, cache_control: str) -> dict[str, str]:
    coded = {"content-encoding": sent.coding} if sent.coding else {}
    return {"cache-control": cache_control, "vary": "accept-encoding", **coded}


async def answer(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    codings = names().get(name)
    if codings is None:
        raise refuse(404, BY_STATUS[404])
    accepts = request.headers.get("accept-encoding", "")
    sent = await asyncio.to_thread(read, STATIC / "assets" / name, codings, accepts)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(sent.body, media_type=kind, headers=headers_of(sent, FOREVER))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return await answer(request, name)


@head("/assets/{name:str}", include_in_schema=False)
async def about_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[None]:
    """The headers of a file of the page."""
    found = await answer(request, name)
    length = {"content-length": str(len(found.content))}
    nothing: Any = b""  # None would be written as a word.
    return Response(nothing, media_type=found.media_type, headers={**found.headers, **length})


def the_page(accepts: str = "") -> Response[bytes]:
    """`index.html`, whatever the address; the page shows what belongs there."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(b"<h1>Partal</h1><p>The page is not built. Run <code>make client</code>.</p>", status_code=503)
    sent = read(index, tuple(coding for coding, ending in CODINGS if Path(f"{index}{ending}").exists()), accepts)
    return Response(sent.body, media_type=MediaType.HTML, headers=headers_of(sent, "no-cache"))


ROUTES = [asset, about_asset]
