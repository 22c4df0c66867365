"""Optional modules for a single game, such as `boards/tayu.py`, found by the game's name."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def extra(package: str, game: str) -> Any:
    """The game's module in this package, such as `boards`; None if there is none."""
    name = f"igroteka.{package}.{game}"
    return None if find_spec(name) is None else import_module(name)
