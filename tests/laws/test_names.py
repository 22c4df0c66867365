"""A class name means one thing: no two classes of the source share a name."""

import ast
from collections import defaultdict
from pathlib import Path

import igroteka

SOURCE = Path(igroteka.__file__).parent
GAMES = SOURCE / "games"
BEING_RENAMED = {
    *("Act", "Answer", "Bot", "Done", "Line", "Option", "Played", "Refused"),
    *("Seat", "Step", "Tally", "Thinker", "Turns", "Wish"),
}
"""Names that still exist twice. Nothing may be added, and a name that is unique has to be removed."""


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
    twice = {name: places for name, places in places_by_name().items() if len(places) > 1 and name not in BEING_RENAMED}
    assert twice == {}


def test_only_names_that_exist_twice_are_excused():
    places = places_by_name()
    assert {name for name in BEING_RENAMED if len(places.get(name, ())) < 2} == set()
