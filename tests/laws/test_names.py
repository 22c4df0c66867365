"""A class name means one thing: no two classes of the source share a name."""

import ast
from collections import defaultdict
from pathlib import Path

import igroteka

SOURCE = Path(igroteka.__file__).parent
GAMES = SOURCE / "games"


def places_by_name() -> dict[str, set[str]]:
    """Where each class name is defined. Files of the same name in game folders declare the same concept for each game,
    such as its phases, and count as one place.
    """
    places: dict[str, set[str]] = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                parts = file.relative_to(SOURCE).parts
                places[node.name].add("/".join(("games", "*", *parts[2:]) if file.is_relative_to(GAMES) else parts))
    return places


def test_no_class_name_is_defined_twice():
    twice = {name: places for name, places in places_by_name().items() if len(places) > 1}
    assert twice == {}
