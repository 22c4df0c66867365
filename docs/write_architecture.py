"""Writes the tables of ARCHITECTURE.md from the source tree: `./run python -m docs.write_architecture`.

The table of rooms comes from the import contracts, the tables of modules from the first sentence of each docstring.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "ARCHITECTURE.md"
SOURCE = ROOT / "src" / "igroteka"
FOLDED = {"drawing"}
"""Folders that are one row, because their modules are the parts of one picture."""
TABLE = re.compile(r"<!-- (rooms|modules) -->\n.*?<!-- end -->", re.DOTALL)
SENTENCE = re.compile(r".*?[.!?](?= [A-ZА-Я`]|$)")


def layers(contracts: list[dict[str, Any]]) -> list[list[str]]:
    """The rooms, from the highest layer to the lowest."""
    rooms = next(contract for contract in contracts if contract["id"] == "rooms")
    return [re.findall(r"\w+", layer) for layer in rooms["layers"]]


def imports(contracts: list[dict[str, Any]]) -> dict[str, list[str]]:
    """For each room, the rooms that it may import: all lower layers, without what a contract forbids."""
    found: dict[str, list[str]] = {}
    order = layers(contracts)
    for depth, rooms in enumerate(order):
        for room in rooms:
            below = [lower for layer in order[depth + 1 :] for lower in layer]
            found[room] = [lower for lower in below if lower not in forbidden(contracts, room)]
    return found


def forbidden(contracts: list[dict[str, Any]], room: str) -> set[str]:
    """The rooms that a contract forbids to this room by name."""
    return {
        module.removeprefix("igroteka.")
        for contract in contracts
        if contract["type"] == "forbidden" and f"igroteka.{room}" in contract["source_modules"]
        for module in contract["forbidden_modules"]
    }


def room_rows(contracts: list[dict[str, Any]]) -> list[str]:
    allowed = imports(contracts)
    return [
        f"| [`{room}`](#{room}) | {', '.join(others) or 'none'} | {sentence(SOURCE / room)} |"
        for room, others in allowed.items()
    ]


def module_lines(room: Path) -> list[str]:
    """A heading for the room, and a row for each of its modules."""
    rows = [f"| {name} | {sentence(path)} |" for name, path in modules(room, "")]
    return [f"### {room.name}", "", "| module | contents |", "|---|---|", *rows, ""]


def modules(folder: Path, prefix: str) -> Iterator[tuple[str, Path]]:
    """The modules of a folder by name, then its subfolders, each before its own modules."""
    for file in sorted(folder.glob("*.py")):
        if file.stem != "__init__":
            yield f"`{prefix}{file.stem}`", file
    for package in sorted(file.parent for file in folder.glob("*/__init__.py")):
        yield f"**`{prefix}{package.name}/`**", package
        if package.name not in FOLDED:
            yield from modules(package, f"{prefix}{package.name}/")


def sentence(path: Path) -> str:
    """The first sentence of a module's or package's docstring."""
    file = path / "__init__.py" if path.is_dir() else path
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    if docstring is None:
        raise SystemExit(f"{file.relative_to(ROOT)} has no docstring.")
    paragraph = " ".join(docstring.partition("\n\n")[0].split())
    found = SENTENCE.match(paragraph)
    return (found[0] if found else paragraph).replace("|", r"\|")


def table(found: re.Match[str]) -> str:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    if found[1] == "rooms":
        lines = ["| room | may import | contents |", "|---|---|---|", *room_rows(contracts)]
    else:
        lines = ["", *(line for room in imports(contracts) for line in module_lines(SOURCE / room))]
    return "\n".join([f"<!-- {found[1]} -->", *lines, "<!-- end -->"])


def written(page: str) -> str:
    """The page with its tables as they should be."""
    return TABLE.sub(table, page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
