"""Pictures stand in one place: what Python draws for notebooks and the browser on its boards shares art and colours."""

import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from igroteka.core.drawing.art import Art

ROOT = Path(__file__).parents[2]
ENGINE, CLIENT = ROOT / "src" / "igroteka", ROOT / "web" / "src"
PATH = re.compile(r"[Mm]-?[\d.][-\d., A-Za-z]{19,}")
COLOUR = re.compile(r"#(?:[0-9a-f]{6}|[0-9a-f]{3})\b", re.IGNORECASE)
NOBODYS = {"#000000", "#ffffff"}

FOLDERS = sorted(path.parent for path in ENGINE.rglob("drawing/__init__.py"))

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def drawings(folder: Path) -> list[Path]:
    """Code, art and colours."""
    return [path for path in folder.iterdir() if path.is_file()]


def sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".tsx", ".css")]


def found(pattern: re.Pattern[str], files: Iterable[Path]) -> set[str]:
    return {one for file in files for one in pattern.findall(file.read_text("utf-8"))}


def colours(files: Iterable[Path]) -> set[str]:
    longs = {one if len(one) == 7 else "#" + "".join(2 * digit for digit in one[1:]) for one in found(COLOUR, files)}
    return {one.lower() for one in longs} - NOBODYS


@every_folder
def test_no_path_stands_in_the_client_too(folder: Path) -> None:
    mine = found(PATH, drawings(folder))
    assert mine
    assert not mine & found(PATH, sources(CLIENT))


@every_folder
def test_no_colour_stands_in_the_client_too(folder: Path) -> None:
    """A game's are compared with its own board's: that two games have the same brown is chance."""
    own = CLIENT / "boards" / folder.parent.name
    places = [own] if own.is_dir() else [CLIENT / "style", CLIENT / "seats"]
    mine = colours(drawings(folder))
    assert mine
    files = sources(*places)
    rules = [file for file in files if file.name in ("pictures.tsx", "schemes.tsx")]
    assert not mine & colours(file for file in files if file not in rules)
    covered = colours(file for file in drawings(folder) if file.name != "cover.svg")
    assert not covered & colours(rules)  # a cover is an image of its own, and cannot use variables


@every_folder
def test_code_holds_no_path_of_the_art(folder: Path) -> None:
    code = [file for file in drawings(folder) if file.suffix == ".py"]
    art = [file for file in drawings(folder) if file.suffix == ".svg"]
    assert not found(PATH, code) & found(PATH, art)


@every_folder
def test_a_sheet_is_sound(folder: Path) -> None:
    """Every drawing is XML with a name of its own, and brings nothing that a security policy bars."""
    art = Art(".".join(folder.relative_to(ENGINE.parent).parts))
    symbols = ElementTree.parse(folder / "art.svg").findall("{*}symbol")  # noqa: S314 (our own)
    assert [one.get("id") for one in symbols] == list(art.drawings)
    for markup in art.drawings.values():
        root = ElementTree.fromstring(f"<svg>{markup}</svg>")  # noqa: S314 (our own)
        assert not [one for one in root.iter() if one.tag in ("style", "script") or "style" in one.attrib]
