"""One game of the arena: bots are asked in their booth, and whatever they do there, the game goes on."""

from collections import Counter

from igroteka.bots.arena.deals import BOT_SEEDS, CHANCE_SEED, STAND_IN_SEED, seed
from igroteka.bots.bout import any_step, bout
from igroteka.cli.arena.booth import Booth
from igroteka.cli.arena.messages import Answer, Ask, Kind
from igroteka.cli.arena.played import Fault, Fixture, Played
from igroteka.cli.arena.setup import Setup
from igroteka.core.dice import Dice
from igroteka.core.state import State

PATIENCE = 3  # times that a bot may cost its process in a game before it is no longer asked in it
FATAL: tuple[Kind, ...] = ("hung", "crashed")


class Seat:
    """A bot as the game sees it: it always answers with a step that is offered."""

    def __init__(self, booth: Booth, number: int, bot: int, deal: int, stand_in: Dice) -> None:
        self.booth, self.number, self.bot = booth, number, bot
        self.seed, self.limit = seed(deal, BOT_SEEDS + number), booth.setup.limit_of(bot)
        self.stand_in = stand_in
        self.steps: list[int] = []
        self.told = 0
        """How many of the steps the bot knows."""
        self.home = 0
        """The process in which the bot lives; 0 if it has to be made."""
        self.times: list[float] = []
        self.faults: Counter[Kind] = Counter()
        self.first: dict[Kind, Fault] = {}

    def follow(self, step: int) -> None:
        self.steps.append(step)

    def choose(self, state: State) -> int:
        """The bot's step, or a random one in its place."""
        if sum(self.faults[kind] for kind in FATAL) < PATIENCE:
            answer = self.asked(state)
            self.times.append(answer.seconds)
            if answer.fault is None and answer.step in state.legal():
                return answer.step
        else:
            answer = Answer(None, fault="unasked")
        self.note(answer, state)
        return any_step(state, self.stand_in)

    def asked(self, state: State) -> Answer:
        process = self.booth.open()
        is_new = process != self.home
        if is_new:
            self.home, self.told = process, 0
        news, self.told = self.steps[self.told :], len(self.steps)
        return self.booth.ask(Ask(self.number, self.bot, self.seed, is_new, news, state.key()), self.limit)

    def note(self, answer: Answer, state: State) -> None:
        kind = answer.fault or "illegal"
        if kind == "raised":
            self.home = 0  # who knows in what state it is: another is made
        self.faults[kind] += 1
        if kind not in self.first:
            what = state.text(answer.step) if kind == "illegal" and answer.step is not None else answer.what
            bot = self.booth.setup.bots[self.bot]
            self.first[kind] = Fault(bot=bot, seat=self.number, kind=kind, times=0, step=len(self.steps), what=what)

    def told_faults(self) -> list[Fault]:
        for kind, fault in self.first.items():
            fault.times = self.faults[kind]
        return list(self.first.values())


def play(setup: Setup, fixture: Fixture, booth: Booth) -> Played:
    """One game of a deal, to its end."""
    deal, stand_in = fixture.deal, Dice(seed(fixture.deal, STAND_IN_SEED))
    seats = [Seat(booth, number, bot, deal, stand_in) for number, bot in enumerate(fixture.seating)]
    places = bout(setup.start(), seats, Dice(seed(deal, CHANCE_SEED)))
    return Played(
        deal=deal,
        turn=fixture.turn,
        seating=[setup.bots[bot] for bot in fixture.seating],
        places=places,
        steps=len(seats[0].steps),
        asked=[len(seat.times) for seat in seats],
        seconds=[round(sum(seat.times), 6) for seat in seats],
        longest=[round(max(seat.times, default=0.0), 6) for seat in seats],
        faults=[fault for seat in seats for fault in seat.told_faults()],
    )
