"""The built browser client: one page, and files whose names change with their contents."""

import gzip
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple

import msgspec

from igroteka.core.words import Lang, Words
from igroteka.server.build import build as package_build
from igroteka.server.build import version
from igroteka.server.doors.catalogue import Card
from igroteka.server.doors.coding import codings

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
OWN = "private, no-cache"
"""For an answer that comes with a cookie, which no cache on the way may give to somebody else."""
SVG = "image/svg+xml; charset=utf-8"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": SVG,
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
CARDS = "CARDS"
"""The placeholder in the page for the cards of all games."""
BUILD = "BUILD"
"""The placeholder for the name of the build."""
VERSION = "VERSION"
"""The placeholder for what the page says of the server's version."""
HEAD = "HEAD_OF_THIS_PAGE"
"""The placeholder for what differs from page to page: the preview of a link, and the manifest in one's language."""
Coding = Literal["br", "gzip"]
ENDINGS: dict[Coding, str] = {"br": ".br", "gzip": ".gz"}  # the smallest first
NOT_BUILT = Words(
    "The browser client is not built here. ./run serve builds it before the server starts.",
    "Клиент для браузера здесь не собран. ./run serve собирает его перед запуском сервера.",
)


class Asset(NamedTuple):
    type: str
    plain: bytes
    coded: dict[Coding, bytes]

    @classmethod
    def of(cls, kind: str, data: bytes) -> "Asset":
        return cls(kind, data, {"gzip": gzip.compress(data)})

    @property
    def tag(self) -> str:
        """The ETag, which changes with the contents."""
        return f'"{hashlib.sha256(self.plain).hexdigest()[:16]}"'

    def best(self, accepted: str) -> tuple[bytes, Coding | None]:
        """The smallest encoding that the browser accepts."""
        understood = codings(accepted)
        for coding, data in self.coded.items():
            if coding in understood:
                return data, coding
        return self.plain, None


class Client(NamedTuple):
    """The whole client, in memory: a few hundred kilobytes."""

    html: str | None
    """None if the client is not built."""
    assets: dict[str, Asset]
    build: str = ""
    """It changes with the page and with everything that the page loads, whose names are hashes."""
    pictures: Mapping[str, str] = MappingProxyType({})
    """The addresses of icons, previews and manifests, by name."""

    @classmethod
    def read(cls, cards: Sequence[Card], root: str = "", folder: Path = STATIC) -> "Client":
        """`root` is the path under which the server is found."""
        if not (folder / "manifest.json").exists():
            return cls(None, {})
        paths = [folder / path for path in json.loads((folder / "manifest.json").read_bytes())]
        html = filled(moved((folder / "index.html").read_text(encoding="utf-8"), root), cards)
        build = hashlib.sha256(html.encode()).hexdigest()[:12]
        html = html.replace(BUILD, build, 1).replace(VERSION, f"{version()} · {package_build()}", 1)
        pictures = json.loads((folder / "pictures.json").read_bytes())
        paths += [folder / address.removeprefix("/") for address in pictures.values()]
        return cls(html, {path.name: read_asset(path) for path in paths}, build, pictures)

    def page(self, lang: Lang, head: str = "") -> str:
        if self.html is None:
            return NOT_BUILT.say(lang)
        return self.html.replace(HEAD, head, 1).replace('<html lang="en"', f'<html lang="{lang}"', 1)


def moved(html: str, root: str) -> str:
    """The page with the addresses that it has under this path."""
    return html.replace('data-root=""', f'data-root="{root}"', 1).replace("/assets/", f"{root}/assets/")


def filled(html: str, cards: Sequence[Card]) -> str:
    """The page with the cards, escaped so that no text of theirs ends the script element."""
    return html.replace(CARDS, msgspec.json.encode(cards).decode().replace("<", "\\u003c"), 1)


def read_asset(path: Path) -> Asset:
    coded: dict[Coding, bytes] = {}
    for coding, ending in ENDINGS.items():
        file = path.with_name(path.name + ending)
        if file.exists():  # pictures have none
            coded[coding] = file.read_bytes()
    return Asset(TYPES[path.suffix], path.read_bytes(), coded)
