"""Мазайцы, played slowly and literally.

A second, independent reading of the rules, meant to be compared with a fast engine step by step. Nothing
here is clever: the match is one long story told by generators, which stop wherever somebody has to answer,
so that a stage of the booklet is a function and its sentences follow each other. Clause ids such as MZ-26
name the ruling that settles a point. A cell is its text, such as "c4", inside too.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import gcd, lcm

CHANCE, OVER = -1, -4
SWITCHES = ["teams", "blank_twins", "free_choice", "nine_points", "stealing"]
CHOICES = {"players": 2, "rounds": 3, "deck": "a", "scatter_on": "all", "steal_limit": "stage", "row": "redeal"}
RING = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]  # the eight cards around a card, clockwise
STEP = dict(zip(RING, [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)], strict=True))
ARROWS = {"straight": ["n", "e", "s", "w"], "side": ["ne", "se", "sw", "nw"]}
EIGHTHS = {"ahead": 0, "slip left": -1, "slip right": 1, "left": -2, "right": 2}  # of a circle, clockwise
SCATTERED = ["fish", "water", "log", "whirlpool", "funnel", "straight", "side"]  # MZ-54
PLAIN = {"fish": 1, "water": 1, "log": 1, "thicket": 5, "whirlpool": 4, "swamp": 4, "funnel": 4}
WITH_SYMBOL = {"fish+": 7, "water+": 7, "log+": 5}
CARDS = {
    "a": PLAIN | WITH_SYMBOL | {"straight": 6, "side": 6},
    "b": PLAIN | WITH_SYMBOL | {"straight": 1, "straight+": 5, "side": 1, "side+": 5},
}
TOKENS = {"a": {1: 12, 2: 14, 3: 10, 4: 4}, "b": {1: 14, 2: 17, 3: 12, 4: 5}}


@dataclass(eq=False)
class Card:
    """A card on the field or in the row, with the tokens that lie on it."""

    name: str
    face: str | None = None
    hares: list[int] = field(default_factory=list)
    layer: int | None = None  # the seat that laid this swamp, until it has swallowed

    @property
    def type(self):
        return self.name.removesuffix("+")

    @property
    def has_symbol(self):
        return self.name.endswith("+")


@dataclass
class Boat:
    cell: str | None = None
    heading: str | None = None
    load: list[int] = field(default_factory=list)
    ashore: list[int] = field(default_factory=list)
    banked: tuple[int, int] = (0, 0)  # points, number of tokens


def beyond(cell, way):
    """The next cell in one of the eight ways; one that is not on the field is shore."""
    return chr(ord(cell[0]) + STEP[way][0]) + str(int(cell[1]) + STEP[way][1])


def turned(way, eighths):
    return RING[(RING.index(way) + eighths) % 8]


def smallest_integers(weights):
    """The same proportions in the smallest integers; what cannot happen is left out."""
    scale = lcm(*(Fraction(weight).denominator for weight in weights.values()))
    whole = {text: int(weight * scale) for text, weight in weights.items() if weight}
    return {text: weight // gcd(*whole.values()) for text, weight in whole.items()}


class Reference:
    """One match. Ask `actor` and `phase`, choose from `legal()` or `outcomes()`, and `play()` the text."""

    def __init__(self, **options):
        self.agreed = dict.fromkeys(SWITCHES, False) | CHOICES | options
        self.players, self.teams, self.deck = self.agreed["players"], self.agreed["teams"], str(self.agreed["deck"])
        if len(self.agreed) > len(SWITCHES) + len(CHOICES) or (self.teams and self.players != 4):
            raise ValueError(f"no such table: {options}")
        size = 5 if self.players == 2 else 6
        self.cells = [column + row for row in "123456"[:size] for column in "abcdef"[:size]]  # row by row
        self.start_cells = ["c3"] if self.players == 2 else ["c3", "d3", "c4", "d4"]
        self.cards = {}  # cell -> the card that lies there
        self.line = []  # the row beside the pile, farthest card first; Mazai lies in it too
        self.in_hand = None  # the card taken from the row or the pile and about to be laid
        self.unknown = Counter(CARDS[self.deck])  # cards of the pile in no known order, by name
        self.under = Counter()  # thickets put under the pile, MZ-1
        self.mazai_depths = set()  # how many cards may lie under Mazai; empty when he is not in the pile
        self.top, self.discard = None, Counter()
        self.tokens = Counter(TOKENS[self.deck])  # those in the pool
        self.fleet = [Boat() for _ in range(self.players)]
        self.appearances, self.last_lap = 0, False
        self.due, self.scatterers = None, []  # the seat that has to scatter, and those that have done so
        self.story = self._match()
        self.actor, self.phase, self.offers = next(self.story)

    def legal(self):
        """The step texts open to the seat that acts; empty when no seat acts."""
        return set(self.offers) if self.actor >= 0 else set()

    def outcomes(self):
        """The possible chance texts with their weights; empty when chance does not act."""
        return dict(self.offers) if self.actor == CHANCE else {}

    def play(self, text):
        """Carry out a step that is offered, with everything that follows from it."""
        if text not in self.offers:
            raise ValueError(f"{text} is not offered")
        self.actor, self.phase, self.offers = self.story.send(text)

    def _ask(self, phase, texts):
        return (yield self.seat, phase, dict.fromkeys(texts, 1))  # the seat whose turn it is answers

    def _chance(self, phase, word, weights):
        """Chance answers; what it chose, without the word in front."""
        offers = {f"{word} {what}": weight for what, weight in weights.items()}
        return (yield CHANCE, phase, smallest_integers(offers)).split()[1]

    def _match(self):
        yield from self._setup()
        while not self.last_lap:
            for seat in range(self.players):  # MZ-60: equal turns
                self.seat, self.boat = seat, self.fleet[seat]
                yield from self._turn()
        yield OVER, "over", {}

    def _setup(self):
        for cell in self.start_cells:
            yield from self._deal_to(cell)
            while self.cards[cell].type == "thicket":  # MZ-1
                del self.cards[cell]
                self.under["thicket"] += 1
                yield from self._deal_to(cell)
        for cell in self.cells:
            if cell not in self.cards:
                yield from self._deal_to(cell)
        self.mazai_depths = {13} if self.players == 2 else {0, 1, 2, 3, 4}  # MZ-3, MZ-2
        yield from self._deal_the_row()
        yield from self._tokens_for_symbols([self.cards[cell] for cell in self.cells] + self.line)
        yield from self._open_the_pile()
        yield from self._launch_the_boats()

    def _deal(self):
        """The next card of the pile; Mazai and the thickets under it lie too deep to be dealt."""
        name = yield from self._chance("deal", "deal", self.unknown)
        self.unknown[name] -= 1
        return Card(name)

    def _deal_to(self, cell):
        card = self.cards[cell] = yield from self._deal()
        if card.type in ARROWS:  # MZ-5
            card.face = yield from self._chance("face", "face", dict.fromkeys(ARROWS[card.type], 1))

    def _deal_the_row(self):
        while len(self.line) < self.players:  # MZ-4: the first one lies farthest
            self.line.append((yield from self._deal()))

    def _tokens_for_symbols(self, cards):
        for card in cards:
            if card.has_symbol:
                yield from self._token_for(card)

    def _token_for(self, card):
        """A random token (MZ-11), if there is one (MZ-50)."""
        if self.tokens.total():
            value = int((yield from self._chance("hare", "hare", self.tokens)))
            self.tokens[value] -= 1
            card.hares.append(value)

    def _return_tokens(self, card):
        self.tokens.update(card.hares)
        card.hares = []

    def _launch_the_boats(self):
        """The last seat first, each on a free start card, the bow not towards a start card. MZ-6"""
        free = list(self.start_cells)
        for seat in reversed(range(self.players)):
            self.seat = seat
            places = [f"boat {cell} {way}" for cell in free for way in ARROWS["straight"]]
            places = [place for place in places if beyond(*place.split()[1:]) not in self.start_cells]
            if places:
                _, cell, way = (yield from self._ask("boat", places)).split()
                self.fleet[seat] = Boat(cell, way)
                free.remove(cell)
            else:
                self.fleet[0] = Boat(self.fleet[1].cell, turned(self.fleet[1].heading, 4))  # MZ-7

    def pile_size(self):
        return self.unknown.total() + self.under.total()  # without the visible card and Mazai

    def _chances_of_the_next_card(self):
        """Mazai's possible places are equally likely, and so are the unknown cards; the thickets come last."""
        mazai = Fraction(self.pile_size() in self.mazai_depths, len(self.mazai_depths) or 1)
        cards = self.unknown if self.unknown.total() else self.under
        each = (1 - mazai) / (cards.total() or 1)
        return {"mazai": mazai} | {name: number * each for name, number in cards.items()}

    def _open_the_pile(self):
        """A card becomes visible on top of the pile; Mazai leaves it at once for the row. MZ-52"""
        while self.top is None and (self.pile_size() or self.mazai_depths):
            name = yield from self._chance("top", "top", self._chances_of_the_next_card())
            if name == "mazai":
                self.mazai_depths = set()
                self._mazai_appears()
                if self.last_lap and self.seat == self.players - 1:
                    return  # MZ-60: over at once
            else:
                self.mazai_depths.discard(self.pile_size())
                self.top = name
                (self.unknown if self.unknown.total() else self.under)[name] -= 1

    def _turn(self):
        yield from self._movement_stage()
        self._swamps_swallow()
        if self.due == self.seat:
            yield from self._mazai_turn()  # MZ-53
            return
        from_row = yield from self._take_in_hand()
        yield from self._lay(self.in_hand)
        if from_row and self.top is not None:  # MZ-61, MZ-67
            self.line.append(Card(self.top))
            self.top = None
            yield from self._tokens_for_symbols(self.line[-1:])
        yield from self._open_the_pile()

    def _movement_stage(self):
        self.start, self.acted, self.actions, self.done = self.boat.cell, set(), [], []
        steps = ["ahead", "slip left", "slip right"]
        action = yield from self._decide("move", lambda: {"left", "right"} | self._possible(steps) | self._drops())
        if action.startswith("drop"):
            yield from self._unload(action)  # MZ-19
            return
        may_go_on = yield from self._carry_out(action)
        if may_go_on and not action.startswith("slip"):
            action = yield from self._decide("second", lambda: {"left", "right", "stop"} | self._possible(["ahead"]))
            if action != "stop":
                yield from self._carry_out(action)
        if action != "stop":
            yield from self._grab()
        yield from self._funnel_pulls()  # MZ-25

    def _decide(self, phase, actions):
        """Extras, as many as one likes, and then an action; an only answer that merely ends is not asked."""
        while True:
            extras = self._extras()
            if not extras and actions() in ({"on"}, {"done"}):
                return "done"
            answer = yield from self._ask(phase, actions() | set(extras))
            if answer not in extras:
                return answer
            giver, receiver = extras[answer]
            giver.remove(int(answer.split()[1]))
            receiver.load.append(int(answer.split()[1]))
            self.done.append(answer)

    def _possible(self, actions):
        return {action for action in actions if self._may_enter(self._target(action))}

    def _target(self, action):
        return beyond(self.boat.cell, turned(self.boat.heading, EIGHTHS[action]))

    def _may_enter(self, cell):
        """Neither shore nor thicket (MZ-14); other boats and corners do not matter (MZ-15, MZ-16)."""
        return cell in self.cards and self.cards[cell].type != "thicket"

    def _around(self, cell):
        """The cells of the field around a cell, diagonal ones too."""
        return [near for way in RING if (near := beyond(cell, way)) in self.cards]

    def _drops(self):
        at_shore = len(self._around(self.boat.cell)) < 8
        return {f"drop {value}" for value in self.boat.load if at_shore}  # MZ-17

    def _unload(self, drop):
        while drop != "done":
            self.boat.load.remove(int(drop.split()[1]))
            self.boat.ashore.append(int(drop.split()[1]))
            drop = yield from self._decide("unload", lambda: self._drops() | {"done"})

    @property
    def here(self):
        return self.cards[self.boat.cell]

    def _carry_out(self, action):
        """Move or turn, then whatever the card does; gives whether the stage may go on."""
        self.actions.append(action)
        if action in ("left", "right"):
            self.boat.heading = turned(self.boat.heading, EIGHTHS[action])  # MZ-81
        else:
            self.boat.cell = self._target(action)  # MZ-28: the current left behind has not acted
            if self.here.type == "log":
                return False
        return (yield from self._drift())  # MZ-29; MZ-23: a log does nothing to a boat that turns on it

    def _drift(self):
        """Follow the currents, each once a turn (MZ-26); gives whether the stage may go on."""
        while self.here.type in ARROWS and self.here not in self.acted:
            target = beyond(self.boat.cell, self.here.face)
            if not self._may_enter(target):
                return False  # MZ-30
            yield from self._grab()  # MZ-20
            self.acted.add(self.here)
            self.boat.cell = target
            if self.here.type == "log":
                return False  # MZ-24
        return True

    def _grab(self):
        """The extras on a card the boat is about to leave, or where its stage ends."""
        yield from self._decide("grab", lambda: {"on"})

    def _funnel_pulls(self):
        """One pull, never a chain (MZ-36), and none from a funnel to another (MZ-78)."""
        funnels = [f"funnel {cell}" for cell in self._around(self.boat.cell) if self.cards[cell].type == "funnel"]
        if funnels and self.here.type != "funnel":
            choice = (yield from self._ask("funnel", funnels)) if len(funnels) > 1 else funnels[0]
            self.boat.cell = choice.split()[1]
            yield from self._grab()

    def _extras(self):
        """Text -> (the tokens it comes from, the boat it goes to), as far as that boat has room."""
        extras = {f"take {value}": (self.here.hares, self.boat) for value in self.here.hares}  # MZ-22
        extras |= self._transfers() | (self._thefts() if self.agreed["stealing"] else {})
        return {text: way for text, way in extras.items() if self._has_room(way[1], int(text.split()[1]))}

    def _has_room(self, boat, value):
        return sum(boat.load) + value <= 9 if self.agreed["nine_points"] else len(boat.load) < 4  # MZ-70, MZ-82

    def _transfers(self):
        """Partners on one card; what was given is not asked back, and the reverse. MZ-74"""
        partner = self.fleet[(self.seat + 2) % self.players]
        if not self.teams or partner.cell != self.boat.cell:
            return {}
        mine, theirs = self.boat.load, partner.load
        gives = {f"give {value}": (mine, partner) for value in mine if f"get {value}" not in self.done}
        return gives | {f"get {value}": (theirs, self.boat) for value in theirs if f"give {value}" not in self.done}

    def _thefts(self):
        """From opponents (MZ-75) met on the way (MZ-72), never on the card one started from (MZ-73)."""
        robbed = [int(text.split()[3]) - 1 for text in self.done if text.startswith("steal")]
        if self.boat.cell == self.start or (robbed and self.agreed["steal_limit"] == "stage"):  # MZ-71
            return {}
        opponents = [seat for seat in range(self.players) if self._side(seat) != self._side(self.seat)]
        met = [seat for seat in opponents if self.fleet[seat].cell == self.boat.cell and seat not in robbed]
        loads = {seat: self.fleet[seat].load for seat in met}
        return {f"steal {value} from {seat + 1}": (loads[seat], self.boat) for seat in met for value in loads[seat]}

    def _swamps_swallow(self):
        for card in self.cards.values():
            if card.layer == self.seat:  # MZ-46, MZ-49: laid in the turn before this one
                self._return_tokens(card)
                card.layer = None  # MZ-48

    def _take_in_hand(self):
        """The farthest card, or with advanced rule 2 any open one; gives whether it came from the row."""
        cards = [card for card in self.line if card.type != "mazai"]  # MZ-69
        choices = [f"use {number}" for number in range(1, len(cards) + 1)] + ["use top"] * (self.top is not None)
        use = "use 1"
        acted_once = self.actions in (["ahead"], ["left"], ["right"])  # MZ-66
        if self.agreed["free_choice"] and acted_once and len(choices) > 1:
            use = yield from self._ask("pick", choices)
        if self.top and use == "use top":
            self.in_hand, self.top = Card(self.top), None
            yield from self._tokens_for_symbols([self.in_hand])
        else:
            self.in_hand = cards[int(use.split()[1]) - 1]
            self.line.remove(self.in_hand)  # MZ-68: the gap closes
        return use != "use top"

    def _lay(self, card):
        """Instead of any card without boat and token (MZ-38); a current in a direction of choice (MZ-40)."""
        boats = [boat.cell for boat in self.fleet]
        places = [f"lay {cell}" for cell in self.cells if cell not in boats and not self.cards[cell].hares]
        if card.type in ARROWS:
            places = [f"{place} {way}" for place in places for way in ARROWS[card.type]]
        if not places:  # MZ-39
            self._return_tokens(card)
            self.discard[card.name] += 1
            self.in_hand = None
            return
        _, cell, *face = (yield from self._ask("lay", places)).split()
        self.discard[self.cards[cell].name] += 1  # MZ-47: a swamp's timer goes with it
        card.face = face[0] if face else None
        self.cards[cell], self.in_hand = card, None  # MZ-37: with its token
        yield from self._effect_of_laying(card, cell)

    def _effect_of_laying(self, card, cell):
        around = [self.cards[near] for near in self._around(cell)]
        if card.type == "whirlpool" and any(near.hares for near in around):  # MZ-44
            direction = yield from self._ask("spin", ["clockwise", "counter"])
            self._spin([beyond(cell, way) for way in (RING if direction == "clockwise" else RING[::-1])])
        elif card.type == "swamp":
            card.layer = self.seat
            for near in around:
                card.hares += near.hares  # MZ-45
                near.hares = []
        elif self.agreed["blank_twins"] and f"{card.name}+" in CARDS[self.deck]:
            for other in self.cards.values():
                if other.type == card.type:  # MZ-65
                    self._return_tokens(other)

    def _spin(self, ring):
        """All tokens go one place along the ring at the same time. MZ-41"""
        lifted = [list(self.cards[cell].hares) if cell in self.cards else [] for cell in ring]
        for index, cell in enumerate(ring):
            if self._may_enter(cell):
                self.cards[cell].hares = lifted[index - 1]
            else:
                self.tokens.update(lifted[index - 1])  # MZ-42

    def _mazai_appears(self):
        self.appearances += 1
        if self.agreed["rounds"] > 3 and self.players > 2:  # MZ-62
            for boat in self.fleet:
                boat.banked = boat.banked[0] + sum(boat.ashore), boat.banked[1] + len(boat.ashore)
                self.tokens.update(boat.ashore)
                boat.ashore = []
        if self.appearances == (2 if self.players == 2 else self.agreed["rounds"]):
            self.last_lap = True  # MZ-60: set aside
        else:
            second = self.teams and self.appearances == 2
            place = 1 if second and self._side(self.seat + 1) == self._side(self.scatterers[0]) else 0  # MZ-76
            self.due = (self.seat + 1 + place) % self.players
            self.line.insert(place, Card("mazai"))

    def _mazai_turn(self):
        yield from self._scatter()
        self.scatterers.append(self.seat)
        self.due = None
        self.line = [card for card in self.line if card.type != "mazai"]
        if self.players == 2:
            self.mazai_depths = {0}  # MZ-59
        else:
            yield from self._reshuffle()
        yield from self._open_the_pile()

    def _scatter(self):
        """A token on every field card of a type (MZ-55), or on some if the tokens are too few (MZ-56)."""
        present = {card.type for card in self.cards.values()}
        chosen = yield from self._ask("scatter", [f"scatter {kind}" for kind in SCATTERED if kind in present])
        cells = [cell for cell in self.cells if f"scatter {self.cards[cell].type}" == chosen]
        cells = [cell for cell in cells if self.agreed["scatter_on"] == "all" or not self.cards[cell].hares]
        too_few = self.tokens.total() < len(cells)
        while cells and self.tokens.total():
            cell = (yield from self._chance("where", "at", dict.fromkeys(cells, 1))) if too_few else cells[0]
            cells.remove(cell)
            yield from self._token_for(self.cards[cell])

    def _reshuffle(self):
        """Everything but the field becomes the new pile, and a new row is dealt. MZ-57, MZ-58"""
        kept = len(self.line) if self.agreed["row"] == "keep" else 0
        for card in self.line[kept:]:
            self._return_tokens(card)
        names = [card.name for card in self.line[kept:]] + ([self.top] if self.top else [])
        self.unknown += self.under + self.discard + Counter(names)
        self.line, self.top, self.under, self.discard = self.line[:kept], None, Counter(), Counter()
        self.mazai_depths = {0, 1, 2, 3, 4}  # MZ-2
        yield from self._deal_the_row()
        yield from self._tokens_for_symbols(self.line[kept:])

    def field(self):
        """Cell -> (card, face or None, sorted hares on it), as far as the field is dealt."""
        return {cell: (card.name, card.face, sorted(card.hares)) for cell, card in self.cards.items()}

    def boats(self):
        """For each seat: cell, heading, load, tokens ashore, points and number of tokens written down."""
        return [(boat.cell, boat.heading, sorted(boat.load), sorted(boat.ashore), *boat.banked) for boat in self.fleet]

    def row(self):
        """(card, hare or None), farthest first; Mazai too while he lies there."""
        return [(card.name, card.hares[0] if card.hares else None) for card in self.line]

    def discard_size(self):
        return self.discard.total()

    def pool(self):
        """Value -> tokens in the pool, for all four values."""
        return {value: self.tokens[value] for value in (1, 2, 3, 4)}

    def _side(self, seat):
        """The team of a seat; a seat on its own is its own side."""
        return seat % 2 if self.teams else seat

    def scores(self):
        return [sum(boat.load) + sum(boat.ashore) + boat.banked[0] for boat in self.fleet]  # MZ-83, MZ-62

    def _merit(self, seat):
        """Points, then more tokens, then fewer in the boat; sums of a team. MZ-83, MZ-77"""
        ours = [other for other in range(self.players) if self._side(other) == self._side(seat)]
        in_boats = sum(len(self.fleet[seat].load) for seat in ours)
        others = sum(len(self.fleet[seat].ashore) + self.fleet[seat].banked[1] for seat in ours)
        return sum(self.scores()[seat] for seat in ours), in_boats + others, -in_boats

    def ranking(self):
        """One more than the number of better sides; equal ones share a place. MZ-64"""
        merits = {self._side(seat): self._merit(seat) for seat in range(self.players)}
        return [1 + sum(merit > self._merit(seat) for merit in merits.values()) for seat in range(self.players)]
