"""PettingZoo's environments as the tests ask for them."""

from importlib import import_module
from typing import Any

import pytest

import igroteka

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("marrakech", {}),
    ("marrakech", {"players": 3, "bankruptcy": "stay", "own_rug": "allowed"}),
    ("marrakech", {"players": 4, "turn": "after"}),
    ("tayu", {}),
    ("tayu", {"players": 3}),
    ("tayu", {"players": 4, "edition": "kosmos", "draw": "choice", "unplaceable": "redraw"}),
    ("mazaitsy", {}),
    ("mazaitsy", {"players": 3, "stealing": True, "nine_points": True}),
    ("mazaitsy", {"players": 4, "teams": True, "deck": "b"}),
    ("chazz", {}),
    ("chazz", {"players": 8, "round_limit": 40}),
]
each = pytest.mark.parametrize(
    ("name", "options"), OPTIONS, ids=lambda part: part if isinstance(part, str) else "-".join(map(str, part.values()))
)


def door(name: str) -> Any:
    """The module of the game as it is now."""
    return import_module(f"igroteka.envs.{name}_v{igroteka.game(name).version}")
