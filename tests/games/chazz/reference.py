"""Chazz, played slowly and literally.

A second, independent reading of the rules, meant to be compared with a fast engine step by step. Nothing here is
clever: cards on the table are a list, a round is settled sentence by sentence. Clause ids such as CH-15 name the
ruling that settles a point. Seats and chairs are numbered from 1, as in the texts.
"""

CHANCE, RACE, OVER = -1, -2, -4
WORDS = ("spit", "claw", "rub")
CARDS_OF_A_WORD = 3


class Reference:
    """One match. Ask `actor` and `phase`, choose from `legal()` or `outcomes()`, and `play()` the text."""

    def __init__(self, players=4, round_limit=0):
        self.seats = list(range(1, players + 1))
        self.chairs = list(range(1, players))  # one chair fewer than players
        self.round_limit = round_limit
        self.rounds = 0  # that have been played
        self.table = []  # (seat, word, chair) for every card that lies at a chair
        self.owner = {}  # chair -> the seat whose territory it is
        self.sitting = {}  # chair -> seat
        self.leader, self.card, self.word = 0, 0, None  # nobody, nowhere, nothing
        self.waiting = []  # seats that have to move a card, in the order in which they are asked
        self.phase = "leader"  # CH-6

    @property
    def actor(self):
        """The seat that answers, counted from 0; -1 for chance, -2 for the race, -4 when the match is over."""
        if self.phase == "leader":
            return CHANCE
        if self.phase == "card":
            return CHANCE if self.card == 0 else self.leader - 1
        if self.phase == "call":
            return self.leader - 1
        if self.phase == "sit":
            return RACE
        return self.waiting[0] - 1 if self.phase == "reuse" else OVER

    def legal(self):
        """The step texts open to the seat that acts; empty when no seat acts."""
        if self.phase == "card" and self.card > 0:
            own = self._chair_of(self.leader)
            return {f"card {chair}" for chair in self.chairs if chair != own}  # CH-20
        if self.phase == "call":
            return {f"call {word}" for word in WORDS}
        if self.phase == "reuse":
            seat = self.waiting[0]
            return {f"move {chair}" for who, word, chair in self.table if who == seat and word == self.word}  # CH-8
        return set()

    def outcomes(self):
        """What chance or the race may answer, with weights; empty when a seat acts."""
        if self.phase == "leader":
            return {f"leader {seat}": 1 for seat in self.seats}  # CH-6
        if self.phase == "card" and self.card == 0:
            return {f"card {chair}": 1 for chair in self.chairs}  # CH-6
        if self.phase == "sit":
            standing = [seat for seat in self.seats if seat not in self.sitting.values()]
            free = [chair for chair in self.chairs if chair not in self.sitting]
            return {f"sit {seat} {chair}": 1 for seat in standing for chair in free}
        return {}

    def play(self, text):
        """Carry out a step that is offered, with everything that follows from it."""
        verb, *rest = text.split()
        if verb == "leader":
            self.leader, self.phase = int(rest[0]), "card"
        elif verb == "card":
            self.card, self.phase = int(rest[0]), "call"
        elif verb == "call":
            self.word, self.phase = rest[0], "sit"
            self.sitting = {}
        elif verb == "sit":
            self.sitting[int(rest[1])] = int(rest[0])
            if len(self.sitting) == len(self.chairs):
                self._everybody_lays()
        else:
            self._move_a_card_from(int(rest[0]))

    def _chair_of(self, seat):
        return next((chair for chair, sitter in self.sitting.items() if sitter == seat), None)

    def _everybody_lays(self):
        """Everybody who sits lays the called card, if they have to and can; whoever is out of it is asked later."""
        self.waiting = []
        for seat in self.seats:
            chair = self._chair_of(seat)
            if chair is None:  # left standing: does nothing
                continue
            if self.owner.get(chair) == seat:  # CH-13
                continue
            if (seat, self.word, chair) in self.table:  # CH-10
                continue
            on_the_table = [card for card in self.table if card[:2] == (seat, self.word)]
            if len(on_the_table) < CARDS_OF_A_WORD:
                self.table.append((seat, self.word, chair))
            else:
                self.waiting.append(seat)
        self._ask_or_settle()

    def _move_a_card_from(self, chair):
        """Out of the called cards: one that lies elsewhere comes to one's own chair. CH-7, CH-8, CH-9"""
        seat = self.waiting.pop(0)
        self.table.remove((seat, self.word, chair))
        self.table.append((seat, self.word, self._chair_of(seat)))
        self._ask_or_settle()

    def _ask_or_settle(self):
        if self.waiting:
            self.phase = "reuse"
        else:
            self._settle()

    def _settle(self):
        """Captures, all at once; then the end, or the next leader. CH-15"""
        self.word = None
        captured = {}
        for chair, seat in self.sitting.items():
            if all((seat, word, chair) in self.table for word in WORDS):
                captured[chair] = seat
        for chair, seat in captured.items():
            for word in WORDS:
                self.table.remove((seat, word, chair))  # CH-11
        self.owner.update(captured)  # CH-12: whoever held it takes their card back
        self.rounds += 1
        if max(self.scores()) >= 2 or self.rounds == self.round_limit:  # CH-16, CH-22
            self.phase = "over"
        else:
            self._pass_the_leader_card()

    def _pass_the_leader_card(self):
        sitter = self.sitting[self.card]
        if sitter == self.leader:  # CH-19: to the right, which is the next chair counter-clockwise
            self.card = self.card - 1 if self.card > 1 else self.chairs[-1]
            sitter = self.sitting[self.card]
        self.leader = sitter  # CH-18
        self.phase = "card"

    def scores(self):
        """Territories of each seat."""
        return [list(self.owner.values()).count(seat) for seat in self.seats]

    def ranking(self):
        """More territories, then fewer chairs with a card of one's own. CH-17, CH-22"""
        shown = [len({chair for who, _, chair in self.table if who == seat}) for seat in self.seats]
        standing = [(-score, chairs) for score, chairs in zip(self.scores(), shown, strict=True)]
        return [1 + sum(other < own for other in standing) for own in standing]
