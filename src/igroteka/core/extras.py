"""What a room has for one game alone is found by the game's name: `boards/tayu.py`. Every game can do without."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def extra(room: str, game: str) -> Any:
    """The module of this game in this room, such as `boards`; None if there is none."""
    name = f"igroteka.{room}.{game}"
    return None if find_spec(name) is None else import_module(name)
