"""The files of the page go out as small as the browser reads them, once, and are what was built."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from partal.server.app import create_app
from partal.server.files import STATIC, accepted
from partal.server.settings import Settings

pytestmark = pytest.mark.skipif(not (STATIC / "assets").exists(), reason="The page is not built.")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("files")
    app = create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, rate=0))
    with TestClient(app) as client:
        yield client


def script() -> Path:
    return max((STATIC / "assets").glob("index-*.js"), key=lambda path: path.stat().st_size)


def raw(client: TestClient[Any], path: str, accepts: str) -> tuple[bytes, dict[str, str]]:
    """A body as it was sent, and its headers."""
    with client.stream("GET", path, headers={"accept-encoding": accepts}) as answer:
        return b"".join(answer.iter_raw()), dict(answer.headers)


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", ""),
        ("", ""),
    ],
)
def test_a_script_is_sent_in_the_smallest_form_that_the_browser_accepts(
    client: TestClient[Any], accepts: str, coding: str
) -> None:
    built = script()
    copy = {"br": ".br", "gzip": ".gz", "": ""}[coding]
    body, headers = raw(client, f"/assets/{built.name}", accepts)
    assert headers.get("content-encoding", "") == coding
    assert body == Path(f"{built}{copy}").read_bytes()
    assert headers["content-length"] == str(len(body))
    assert headers["vary"] == "accept-encoding"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith("text/javascript")
    if coding:
        assert len(body) < built.stat().st_size / 3


def test_the_compressed_copies_hold_what_they_stand_for() -> None:
    for path in STATIC.rglob("*.gz"):
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path.name
    node = shutil.which("node")
    if node is None:
        pytest.skip("Only Node.js reads brotli here.")
    read = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))"
    for path in (Path(f"{script()}.br"), STATIC / "index.html.br"):
        told = subprocess.run([node, "-e", read, str(path)], capture_output=True, check=True).stdout
        assert told == path.with_suffix("").read_bytes()


def test_the_page_itself_is_compressed_and_asked_for_each_time(client: TestClient[Any]) -> None:
    body, headers = raw(client, "/t/anything", "br")
    assert headers["content-encoding"] == "br"
    assert headers["cache-control"] == "no-cache"
    assert body == (STATIC / "index.html.br").read_bytes()


@pytest.mark.parametrize("name", ["none.js", "../index.html", "%2e%2e%2findex.html", "%00", "index.html"])
def test_nothing_but_the_files_of_the_page_can_be_asked_for(client: TestClient[Any], name: str) -> None:
    assert client.get(f"/assets/{name}").status_code == 404
    assert client.get(f"/assets/{script().name}.br").status_code == 404, "a copy has no address of its own"


def test_a_font_is_sent_as_it_is_and_head_tells_only_its_size(client: TestClient[Any]) -> None:
    font = next((STATIC / "assets").glob("alegreya-latin-400*.woff2"))
    body, headers = raw(client, f"/assets/{font.name}", "br, gzip")
    assert body == font.read_bytes()
    assert "content-encoding" not in headers
    assert headers["content-type"] == "font/woff2"
    about = client.head(f"/assets/{font.name}")
    assert (about.status_code, about.content) == (200, b"")
    assert about.headers["content-length"] == str(len(body))
    assert client.head("/assets/none.js").status_code == 404


@pytest.mark.parametrize("path", ["/api/words/de", "/api/games", "/api/rules/asara?language=de", "/api/content/sabika"])
def test_what_is_the_same_for_everybody_is_compressed_too(client: TestClient[Any], path: str) -> None:
    plain, _ = raw(client, path, "identity")
    packed, headers = raw(client, path, "gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    if not path.startswith("/api/words"):
        assert json.loads(plain)


def test_what_a_browser_accepts() -> None:
    assert accepted("gzip;q=1.0, br;q=0.0, zstd;q=0, deflate") == {"gzip", "deflate"}
