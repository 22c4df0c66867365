"""The ring of Chazz in a terminal, unrolled from the first chair: chairs in a row, cats below, and their distances."""

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
    """Two lines, chairs above cats. Cats that would overlap stand side by side."""
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
    """A row for each free chair with every cat's distance in steps. A star marks the cat that would get it (CH-2)."""
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
