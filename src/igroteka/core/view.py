"""What can be seen of a state: a part for each thing on the table, and one head for every game."""

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something that a view shows. It holds no circles, so Python's collector need not look at it."""


class View(Part, frozen=True, kw_only=True, tag_field="game"):
    """What one seat, or a watcher, may see. A game's own view says more, and narrows `phase`; its tag is the game."""

    seat: int | None
    """Who looks; null: somebody who only watches."""
    actor: int
    """The seat whose decision it is, counted from 0; -1: chance, -2: a race, -4: the match is over."""
    phase: str
    """What is being asked."""
    turn: int | None
    """Whose turn it is."""


class Own(Part, frozen=True):
    """Those fields of a seat's view that differ from what a watcher sees."""

    seat: int
