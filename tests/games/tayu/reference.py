"""Ta Yü, played slowly and literally.

A second, independent reading of the rules, meant to be compared with a fast engine step by step. Nothing
here is clever: a tile is three cells and a list of outlets, it is turned by quarter turns, and the places for
it are found by trying every cell of the board and all four rotations against each sentence of the rules.
Clause ids such as TY-5 name the ruling that settles a point. Inside, a cell is (column, row), both from 0 and
the row counted from the top; outside it is a text such as "j9".
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

CHANCE, OVER = -1, -4
CLOCKWISE = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
NORTH_SOUTH, WEST_EAST = ("n", "s"), ("w", "e")


@dataclass(frozen=True)
class Edition:
    """A printed edition: cells along one side, copies of each type, centre cells, doubling points of a side."""

    size: int
    copies: int
    centre: tuple[str, ...]
    doubling: tuple[int, ...]


EDITIONS = {
    "goliath": Edition(18, 3, ("i9", "j9", "i10", "j10"), (3, 7, 10, 14)),  # TY-1, TY-2
    "kosmos": Edition(19, 4, ("j10",), (3, 9, 15)),
}

# The eight outer edges of a tile that lies with its cells 0, 1, 2 from left to right, clockwise from the top
# left: name -> (cell, way). All cells of a tile are written as offsets from its cell 0.
COLUMN = {"n0": 0, "n1": 1, "n2": 2, "e": 2, "s2": 2, "s1": 1, "s0": 0, "w": 0}
EDGES = {name: ((column, 0), name[0]) for name, column in COLUMN.items()}
HALF_TURN = {"n0": "s2", "n1": "s1", "n2": "s0", "e": "w", "s2": "n0", "s1": "n1", "s0": "n2", "w": "e"}


def all_types():
    """Type name -> its three outlets: every choice of three of the eight edges, one of each two that a half
    turn carries into each other, namely the one that comes first when the edges are read clockwise."""
    found = {}
    for outlets in combinations(EDGES, 3):
        half_turned = tuple(edge for edge in EDGES if HALF_TURN[edge] in outlets)
        if "".join(half_turned) not in found:
            found["".join(outlets)] = outlets
    return found


TYPES = all_types()


def kind(name):
    """The back of a tile: a ring if its outlets lie on three sides, else plain."""
    return "ring" if len({edge[0] for edge in TYPES[name]}) == 3 else "plain"


def quarter_turn(cell, way):
    """An edge after its tile was turned clockwise by 90 degrees around its cell 0."""
    x, y = cell
    return (-y, x), CLOCKWISE[(CLOCKWISE.index(way) + 1) % 4]


def turned_tile(name, towards):
    """The outer edges of a tile whose cells run towards a way: (cell, way) -> is it an outlet?"""
    edges = {EDGES[edge]: edge in TYPES[name] for edge in EDGES}
    for _ in range("eswn".index(towards)):
        edges = {quarter_turn(cell, way): outlet for (cell, way), outlet in edges.items()}
    return edges


TURNED = {(name, towards): turned_tile(name, towards) for name in TYPES for towards in CLOCKWISE}


@cache
def tile_at(name, cell, towards):
    """The outer edges of a tile laid with its cell 0 on `cell` and its cells running towards a way."""
    x, y = cell
    return {((x + dx, y + dy), way): outlet for ((dx, dy), way), outlet in TURNED[name, towards].items()}


@cache
def cells_at(cell, towards):
    """The three cells of such a tile."""
    (x, y), (dx, dy) = cell, STEP[towards]
    return frozenset((x + part * dx, y + part * dy) for part in range(3))


def text_of(cell):
    """The text of a cell: a1 is the top left corner."""
    return "abcdefghijklmnopqrs"[cell[0]] + str(cell[1] + 1)


@cache
def beyond(cell, way):
    """The cell on the other side of an edge, be it on the board or not."""
    return cell[0] + STEP[way][0], cell[1] + STEP[way][1]


@cache
def other_side(edge):
    """The same edge as the neighbouring cell names it."""
    cell, way = edge
    return beyond(cell, way), OPPOSITE[way]


@cache
def facing(name, cell, towards):
    """For each outer edge of such a tile: is it an outlet, and the edge that lies against it."""
    return [(is_outlet, other_side(edge)) for edge, is_outlet in tile_at(name, cell, towards).items()]


class Reference:
    """One match. Ask `actor` and `phase`, choose from `legal()` or `outcomes()`, and `play()` the text."""

    def __init__(
        self,
        players=2,
        edition="goliath",
        draw="random",
        unplaceable="end",
        closing="allowed",
        spoiler="fixed",
        target=24,
        tie="draw",
    ):
        self.players, self.draw, self.unplaceable = players, draw, unplaceable
        self.closing, self.tie, self.edition = closing, tie, EDITIONS[edition]
        size = self.edition.size
        self.board = {text_of((x, y)): (x, y) for x in range(size) for y in range(size)}
        self.on_board = set(self.board.values())
        self.centre = {self.board[text] for text in self.edition.centre}
        self.bag = dict.fromkeys(TYPES, self.edition.copies)
        self.laid = {}  # (cell, way) -> is it an outlet? for every outer edge of every laid tile
        self.tile, self.kind, self.places = None, None, set()
        self.spoiler, self.target, self.passed = None, None, set()
        if players == 3 and spoiler == "auction":  # TY-18
            self.seat, self.phase = 0, "bid"  # TY-19
        else:
            if players == 3:
                self.spoiler, self.target = 2, target  # TY-18
            self._begin_turn_of(0)  # TY-16

    @property
    def actor(self):
        """The seat that answers, -1 for chance, -4 when the match is over."""
        return {"over": OVER, "draw": CHANCE}.get(self.phase, self.seat)

    def legal(self):
        """The step texts open to the seat that acts; empty when no seat acts."""
        if self.phase == "bid":
            return self._bids()
        if self.phase == "choose":
            return self._kinds_in_the_bag()
        if self.phase == "place":
            return set(self.places)  # TY-13: there is no way to decline
        return set()

    def outcomes(self):
        """The possible chance texts with their weights; empty when chance does not act."""
        if self.phase != "draw":
            return {}
        wanted = {"ring", "plain"} if self.kind is None else {self.kind}
        return {f"draw {name}": left for name, left in self.bag.items() if left and kind(name) in wanted}

    def play(self, text):
        """Carry out a step that is offered, with everything that follows from it."""
        word, *rest = text.split()
        if word == "bid":
            self._bid(int(rest[0]))
        elif word == "pass":
            self._pass()
        elif word == "draw":
            self._draw(rest[0])
        elif word == "place":
            self._place(self.board[rest[0]], rest[1])
        else:
            self.kind, self.phase = word, "draw"  # TY-25

    def _bids(self):
        """The first seat names 1 to 99; after that a strictly lower number, or a pass. TY-19"""
        if self.target is None:
            return {f"bid {number}" for number in range(1, 100)}
        return {f"bid {number}" for number in range(1, self.target)} | {"pass"}

    def _bid(self, number):
        self.spoiler, self.target = self.seat, number  # TY-19: the last bidder is the spoiler
        self._go_on_with_the_auction()

    def _pass(self):
        self.passed.add(self.seat)  # TY-19: final
        self._go_on_with_the_auction()

    def _go_on_with_the_auction(self):
        """Clockwise to the next seat that has not passed, until two have passed or nobody can go lower."""
        if self.target == 1 or len(self.passed) == 2:
            self._begin_turn_of(0)  # TY-21
        else:
            clockwise = [(self.seat + places) % 3 for places in (1, 2)]
            self.seat = next(seat for seat in clockwise if seat not in self.passed)

    def _kinds_in_the_bag(self):
        return {kind(name) for name, left in self.bag.items() if left}

    def _begin_turn_of(self, seat):
        """The seat draws a tile, and chooses its kind before if that is agreed and both are left. TY-25"""
        self.seat, self.kind = seat, None
        if not self._kinds_in_the_bag():
            self.phase = "over"
        elif self.draw == "choice" and len(self._kinds_in_the_bag()) == 2:
            self.phase = "choose"
        else:
            self.phase = "draw"

    def _draw(self, name):
        """The tile is turned up (TY-27); one that cannot be laid ends the game, or is set aside (TY-12)."""
        self.bag[name] -= 1
        self.tile, self.places = name, self._places_for(name)
        if self.places:
            self.phase = "place"
        elif self.unplaceable == "end" or not self._kinds_in_the_bag():
            self.phase = "over"
        elif self.kind not in self._kinds_in_the_bag():
            self.kind = None  # the chosen kind is used up: whatever is left

    def _place(self, cell, towards):
        self.laid.update(tile_at(self.tile, cell, towards))
        self.tile, self.places = None, set()
        self._begin_turn_of((self.seat + 1) % self.players)  # TY-17, TY-21: clockwise

    def _places_for(self, name):
        """The texts of all placements of a tile, found by trying every cell and every rotation."""
        fitting = {}
        taken = {cell for cell, _ in self.laid}
        for text, cell in self.board.items():
            for towards in CLOCKWISE:
                cells = cells_at(cell, towards)
                if not (cells <= self.on_board and cells.isdisjoint(taken)):
                    continue
                edges = tile_at(name, cell, towards)
                if self._may_join(facing(name, cell, towards)) if self.laid else cells & self.centre:  # TY-3
                    fitting[f"place {text} {towards}"] = edges
        if self.closing == "barred":  # TY-14
            keeps_open = {text for text, edges in fitting.items() if self._leaves_an_open_outlet(edges)}
            return keeps_open or set(fitting)
        return set(fitting)

    def _may_join(self, faced):
        """Whether the edges that meet laid tiles allow this one, and join it to them.

        The ban is two-way (fact 10) and concerns tiles only: an outlet may face the border (TY-7) or any hole
        (TY-8), and blank against blank is allowed (TY-6). At least one outlet meets an outlet (TY-4, TY-5).
        """
        contacts = self._contacts(faced)
        outlet_meets_blank, blank_meets_outlet = (True, False) in contacts, (False, True) in contacts
        return (True, True) in contacts and not outlet_meets_blank and not blank_meets_outlet

    def _contacts(self, faced):
        """For each edge that lies against a laid tile: (is it an outlet?, is the edge it meets an outlet?)."""
        return [(is_outlet, self.laid[other]) for is_outlet, other in faced if other in self.laid]

    def _leaves_an_open_outlet(self, edges):
        """With this tile laid, does any outlet face an empty cell of the board, however small the hole?"""
        after = {**self.laid, **edges}
        empty = self.on_board - {cell for cell, _ in after}
        return any(outlet and beyond(cell, way) in empty for (cell, way), outlet in after.items())

    def edges(self):
        """(cell, way) -> True for an outlet, False for a blank edge: every outer edge of every laid tile."""
        return {(text_of(cell), way): outlet for (cell, way), outlet in self.laid.items()}

    @property
    def sides(self):
        """The points on each side of the board, whoever laid the tiles. TY-9, TY-10"""
        points = dict.fromkeys(CLOCKWISE, 0)
        for (cell, way), outlet in self.laid.items():
            if outlet and beyond(cell, way) not in self.on_board:
                along = cell[0] if way in NORTH_SOUTH else cell[1]
                points[way] += 2 if along in self.edition.doubling else 1  # TY-11
        return points

    def _builders(self):
        """The seats that have sides of their own: all but the spoiler; none before the first bid."""
        if self.players == 3 and self.spoiler is None:
            return []
        return [seat for seat in range(self.players) if seat != self.spoiler]

    def _merits(self):
        """Builder -> (score, tie-breaks if agreed); builders take turns at the two directions. TY-20, TY-15"""
        merits, sides = {}, self.sides
        for number, seat in enumerate(self._builders()):
            one, other = (sides[way] for way in (NORTH_SOUTH, WEST_EAST)[number % 2])
            tie_break = (min(one, other), one + other) if self.tie == "weaker_side" else ()
            merits[seat] = (one * other, *tie_break)
        return merits

    def scores(self):
        """The product of the seat's two sides; the spoiler has 0."""
        merits = self._merits()
        return [merits[seat][0] if seat in merits else 0 for seat in range(self.players)]

    def ranking(self):
        """Two parties are 1 and 2, or both 1; with three seats the winners are 1 and the others share a place."""
        merits = self._merits()
        if self.players == 3:
            winners = self._winners_of_three(merits)
            return [1 if seat in winners else 1 + len(winners) for seat in range(3)]
        return [1 if merits[seat] == max(merits.values()) else 2 for seat in range(self.players)]

    def _winners_of_three(self, merits):
        """The spoiler if no builder reaches the number (TY-22, TY-24), else the better builder (TY-23)."""
        if self.target is None:
            return [0, 1, 2]  # no bid yet: nobody is ahead
        if all(merit[0] < self.target for merit in merits.values()):
            return [self.spoiler]
        return [seat for seat in merits if merits[seat] == max(merits.values())]
