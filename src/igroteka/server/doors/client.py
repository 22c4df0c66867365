"""The built browser client: one page, and files whose names change with their contents."""

import gzip
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from igroteka.core.words import Lang, Words
from igroteka.server.doors.catalogue import Card
from igroteka.server.doors.coding import codings

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
TYPES = {".js": "text/javascript", ".css": "text/css"}
CARDS = "CARDS"
"""The placeholder in the page for the cards of all games."""
BUILD = "BUILD"
"""The placeholder for the name of the build."""
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

    @classmethod
    def read(cls, cards: Sequence[Card], root: str = "", folder: Path = STATIC) -> "Client":
        """`root` is the path under which the server is found."""
        if not (folder / "manifest.json").exists():
            return cls(None, {})
        paths = [folder / path for path in json.loads((folder / "manifest.json").read_bytes())]
        html = filled(moved((folder / "index.html").read_text(encoding="utf-8"), root), cards)
        build = hashlib.sha256(html.encode()).hexdigest()[:12]
        return cls(html.replace(BUILD, build, 1), {path.name: read_asset(path) for path in paths}, build)

    def page(self, lang: Lang) -> str:
        if self.html is None:
            return NOT_BUILT.say(lang)
        return self.html.replace('<html lang="en"', f'<html lang="{lang}"', 1)


def moved(html: str, root: str) -> str:
    """The page with the addresses that it has under this path."""
    return html.replace('data-root=""', f'data-root="{root}"', 1).replace("/assets/", f"{root}/assets/")


def filled(html: str, cards: Sequence[Card]) -> str:
    """The page with the cards, escaped so that no text of theirs ends the script element."""
    return html.replace(CARDS, msgspec.json.encode(cards).decode().replace("<", "\\u003c"), 1)


def read_asset(path: Path) -> Asset:
    coded: dict[Coding, bytes] = {
        coding: path.with_name(path.name + ending).read_bytes() for coding, ending in ENDINGS.items()
    }
    return Asset(TYPES[path.suffix], path.read_bytes(), coded)
