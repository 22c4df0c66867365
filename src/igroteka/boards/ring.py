"""The ring of Chazz in a terminal, cut open at the first chair: chairs in a row, cats below, and how far they are."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from igroteka.boards.chazz import LETTERS, MARGIN, Palette, dye
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import RING, apart, chair_places

WIDTH = 70
STEP = 100  # units of the track


def column(place: int) -> int:
    return place * WIDTH // RING


def track(places: Mapping[int, int], chairs: int, palette: Palette) -> Text:
    """Two lines. Cats that would stand on each other stand side by side."""
    above = Text("·" * WIDTH, "dim")
    for chair, place in enumerate(chair_places(chairs + 1)):
        at = column(place)
        above = above[:at] + Text(str(chair + 1), "bold") + above[at + 1 :]
    below, free = Text(), 0
    for gone, (seat, place) in enumerate(sorted(places.items(), key=lambda one: one[1])):
        at = min(max(column(place), free), WIDTH - len(places) + gone)
        below.append(" " * (at - free))
        below.append(LETTERS[seat], dye(seat, palette))
        free = at + 1
    return Text(" " * MARGIN) + above + Text("\n" + " " * MARGIN) + below


def distances(places: Mapping[int, int], free: Sequence[int], start: Start, card: int, asked: int | None) -> Text:
    """A row for each chair that is free, in steps; a star at the one of whom the chair would be (CH-2)."""
    spots = chair_places(start.players)
    lines: list[Text] = []
    for chair in free:
        ways = {seat: int(apart(place, spots[chair])) for seat, place in places.items()}
        first = min(ways, key=lambda seat: (ways[seat], seat != start.leader, seat))
        line = Text("★ " if chair == card else "  ", "bold")
        line.append(f"{chair + 1} ")
        for seat in range(start.players):
            shown = f"{LETTERS[seat]} {ways[seat] // STEP}{'*' if seat == first else ''}" if seat in ways else ""
            line.append(f" {shown:7}", "bold" if seat == asked else "" if seat == first else "dim")
        lines.append(line)
    return Text("\n").join(lines)
