"""Marrakech, played slowly and literally.

A second, independent reading of the rules, meant to be compared with a fast engine step by step. Nothing
here is clever: every cell holds a stack of rugs, every rug knows its two cells, a fee is counted by walking
over the cells, and the places for a rug are found by trying all 84 dominoes of the board against each
sentence of the rules. Clause ids such as MK-11 name the ruling that settles a point.
"""

from dataclasses import dataclass

CHANCE, OVER = -1, -4
DIE = (1, 2, 2, 3, 3, 4)
CLOCKWISE = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
CELLS = [column + row for column in "abcdefg" for row in "1234567"]

# MK-1: way of leaving -> cell left -> (cell re-entered, new facing); the corner loop (MK-2) comes last.
BORDER = {
    "n": {
        "a1": ("b1", "s"),
        "b1": ("a1", "s"),
        "c1": ("d1", "s"),
        "d1": ("c1", "s"),
        "e1": ("f1", "s"),
        "f1": ("e1", "s"),
        "g1": ("g1", "w"),
    },
    "e": {
        "g2": ("g3", "w"),
        "g3": ("g2", "w"),
        "g4": ("g5", "w"),
        "g5": ("g4", "w"),
        "g6": ("g7", "w"),
        "g7": ("g6", "w"),
        "g1": ("g1", "s"),
    },
    "s": {
        "b7": ("c7", "n"),
        "c7": ("b7", "n"),
        "d7": ("e7", "n"),
        "e7": ("d7", "n"),
        "f7": ("g7", "n"),
        "g7": ("f7", "n"),
        "a7": ("a7", "e"),
    },
    "w": {
        "a1": ("a2", "e"),
        "a2": ("a1", "e"),
        "a3": ("a4", "e"),
        "a4": ("a3", "e"),
        "a5": ("a6", "e"),
        "a6": ("a5", "e"),
        "a7": ("a7", "n"),
    },
}


@dataclass(frozen=True)
class Rug:
    """A rug on the board: its serial number in order of laying (from 0), its owner, colour and two cells."""

    id: int
    owner: int
    colour: int
    cells: tuple[str, str]


def beside(cell, way):
    """The cell that shares the side of `cell` towards `way`, or None outside the board."""
    dx, dy = STEP[way]
    other = chr(ord(cell[0]) + dx) + str(int(cell[1]) + dy)
    return other if other in CELLS else None


def neighbours(cell):
    """All cells that share a side with `cell`."""
    return {beside(cell, way) for way in CLOCKWISE} - {None}


def one_step(cell, facing):
    """One step of Assam. A border mosaic costs no step; the cell re-entered behind it does."""
    ahead = beside(cell, facing)
    return BORDER[facing][cell] if ahead is None else (ahead, facing)  # MK-1, MK-2


def turned(facing, word):
    """The facing after Assam is left as he is, or turned by 90 degrees to his own left or right."""
    return CLOCKWISE[(CLOCKWISE.index(facing) + {"left": -1, "ahead": 0, "right": 1}[word]) % 4]  # MK-27


DOMINOES = [(first, second) for first in CELLS for second in CELLS if second in neighbours(first) and first < second]


class Reference:
    """One match. Ask `actor` and `phase`, choose from `legal()` or `outcomes()`, and `play()` the text."""

    def __init__(self, players=2, bankruptcy="eliminate", own_rug="forbidden", turn="before"):
        self.players, self.bankruptcy, self.own_rug, self.turn = players, bankruptcy, own_rug, turn
        self.dirhams = [30] * players  # MK-26
        self.assam, self.facing = "d4", "s"  # MK-4
        self.rugs = []
        self.stacks = {cell: [] for cell in CELLS}
        self.out = []  # eliminated seats, earliest first
        if players == 2:
            self.unlaid = [{0: 12, 1: 12}, {2: 12, 3: 12}]  # per seat: colour -> rugs not yet laid
            self.colour_to_lay = [None, None]
            self._ask_for_the_top_rug_of(0)
        else:
            self.unlaid = [{seat: 15 if players == 3 else 12} for seat in range(players)]
            self.colour_to_lay = list(range(players))
            self._begin_turn_of(0)

    @property
    def actor(self):
        """The seat that answers, -1 for chance, -4 when the match is over."""
        return {"over": OVER, "top": CHANCE, "roll": CHANCE}.get(self.phase, self.seat)

    def legal(self):
        """The step texts open to the seat that acts; empty when no seat acts."""
        if self.phase == "turn":
            return {"left", "ahead", "right"}  # MK-27
        if self.phase == "lay":
            places = {"lay " + first + second for first, second in DOMINOES if self._may_lay(first, second)}
            assert places  # MK-15
            return places  # MK-19: there is no way to decline
        return set()

    def outcomes(self):
        """The possible chance texts with their weights; empty when chance does not act."""
        if self.phase == "roll":
            return {f"roll {face}": DIE.count(face) for face in DIE}
        if self.phase == "top":
            pile = self.unlaid[self.seat]
            return {f"top {number}": pile[colour] for number, colour in enumerate(pile, 1) if pile[colour]}
        return {}

    def play(self, text):
        """Carry out a step that is offered, with everything that follows from it."""
        word, _, rest = text.partition(" ")
        if word == "top":
            self._top(int(rest))
        elif word == "roll":
            self._roll(int(rest))
        elif word == "lay":
            self._lay(rest[:2], rest[2:])
        else:
            self._turn(word)

    def _ask_for_the_top_rug_of(self, seat):
        self.seat, self.phase = seat, "top"

    def _top(self, number):
        """The pile of the seat shows a new top rug (two seats only). MK-18"""
        self.colour_to_lay[self.seat] = list(self.unlaid[self.seat])[number - 1]
        if self.rugs:
            self._go_on_after_laying()
        elif self.seat == 0:
            self._ask_for_the_top_rug_of(1)
        else:
            self._begin_turn_of(0)

    def _begin_turn_of(self, seat):
        self.seat = seat
        self.phase = "turn" if self.turn == "before" else "roll"  # MK-5

    def _turn(self, word):
        self.facing = turned(self.facing, word)  # MK-3
        if self.turn == "before":
            self.phase = "roll"
        else:
            self._end_turn()

    def _roll(self, steps):
        for _ in range(steps):
            self.assam, self.facing = one_step(self.assam, self.facing)
        self._pay()
        if self.seat in self.out:
            self._end_turn()  # MK-6
        else:
            self.phase = "lay"

    def _lay(self, first, second):
        colour = self.colour_to_lay[self.seat]
        rug = Rug(len(self.rugs), self.seat, colour, (first, second))
        self.rugs.append(rug)
        for cell in rug.cells:
            self.stacks[cell].append(rug.id)
        self.unlaid[self.seat][colour] -= 1
        if self.players == 2 and self.rugs_left()[self.seat]:
            self._ask_for_the_top_rug_of(self.seat)
        else:
            self._go_on_after_laying()

    def _go_on_after_laying(self):
        if self.turn == "after" and not self._is_over():
            self.phase = "turn"  # MK-5
        else:
            self._end_turn()

    def _end_turn(self):
        """The turn passes clockwise, to the next higher seat; the eliminated are skipped. MK-29"""
        if self._is_over():
            self.phase = "over"
        else:
            clockwise = [(self.seat + places) % self.players for places in range(1, self.players + 1)]
            self._begin_turn_of(next(seat for seat in clockwise if seat not in self.out))

    def _is_over(self):
        """No seat still in has a rug left (MK-20), or only one seat is left (MK-9)."""
        return not any(self.rugs_left()) or len(self.out) == self.players - 1

    def _top_rug(self, cell):
        """The rug that lies uppermost on a cell, or None on a bare cell."""
        return self.rugs[self.stacks[cell][-1]] if self.stacks[cell] else None

    def _cells_of_one_colour_joined_to(self, start):
        """`start` and all cells of its visible colour joined to it side by side. MK-16, MK-17"""
        wanted, _ = self.visible()[start]
        same = {cell for cell, (colour, _) in self.visible().items() if colour == wanted}
        group, grown = set(), {start}
        while grown != group:
            group, grown = grown, grown | {cell for member in grown for cell in neighbours(member) & same}
        return group

    def _pay(self):
        """Pay the owner of the rug on which Assam has stopped, if anything is due."""
        rug = self._top_rug(self.assam)
        if rug is None or rug.owner == self.seat or rug.owner in self.out:
            return  # MK-28; MK-7
        fee = len(self._cells_of_one_colour_joined_to(self.assam))
        paid = min(fee, self.dirhams[self.seat])
        self.dirhams[self.seat] -= paid
        self.dirhams[rug.owner] += paid
        if paid < fee and self.bankruptcy == "eliminate":  # MK-6, MK-10
            self.out.append(self.seat)
            self.unlaid[self.seat] = dict.fromkeys(self.unlaid[self.seat], 0)  # MK-8

    def _may_lay(self, first, second):
        return (
            self._touches_assams_cell(first, second)
            and self._leaves_assam_free(first, second)
            and not self._covers_a_forbidden_whole_rug(first, second)
        )

    def _touches_assams_cell(self, first, second):
        """At least one half shares a side with Assam's cell. MK-13"""
        return first in neighbours(self.assam) or second in neighbours(self.assam)

    def _leaves_assam_free(self, first, second):
        """No half lies under Assam. MK-14"""
        return self.assam not in (first, second)

    def _covers_a_forbidden_whole_rug(self, first, second):
        """Bare cells and halves of different rugs may be covered (MK-30), one whole rug may not."""
        below, other = self._top_rug(first), self._top_rug(second)
        if below is None or other is None or below.id != other.id:  # MK-12
            return False
        return below.owner != self.seat or self.own_rug == "forbidden"  # MK-25 and MK-7; MK-11

    def visible(self):
        """Cell -> (colour, serial number) of the rug on top, for every cell that is not bare."""
        return {cell: (self.rugs[stack[-1]].colour, stack[-1]) for cell, stack in self.stacks.items() if stack}

    def rugs_left(self):
        """Per seat, the rugs not yet laid, the one on top of the pile included."""
        return [sum(pile.values()) for pile in self.unlaid]

    def scores(self):
        """Dirhams and visible halves of own rugs, one point each; an eliminated seat has 0. MK-7"""
        seen = [self.rugs[serial].owner for _, serial in self.visible().values()]
        return [0 if seat in self.out else cash + seen.count(seat) for seat, cash in enumerate(self.dirhams)]

    def ranking(self):
        """Seats still in by score, then dirhams (MK-21); then the eliminated, later out first (MK-8)."""
        scores = self.scores()
        merit = [
            (0, self.out.index(seat), 0) if seat in self.out else (1, scores[seat], self.dirhams[seat])
            for seat in range(self.players)
        ]
        return [1 + sum(other > mine for other in merit) for mine in merit]
