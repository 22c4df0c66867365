"""Views: what a seat can see of a state, as structs that serialize to JSON."""

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A part of a view. Parts form no reference cycles, so the garbage collector skips them."""


class View(Part, frozen=True, kw_only=True, tag_field="game"):
    """What a seat or a watcher may see. Each game's view adds fields, narrows `phase`, and has the game as its tag."""

    seat: int | None
    """The seat that sees this view; null for a watcher."""
    actor: int
    """The seat to decide, counted from 0; -1: chance, -2: a race, -4: the match is over."""
    phase: str
    """Which question is being asked."""
    turn: int | None
    """Whose turn it is."""


class Own(Part, frozen=True):
    """The fields of a seat's view that differ from a watcher's."""

    seat: int
