"""A bot as the arena's game sees it: it always answers with a legal step."""

from collections import Counter

from igroteka.bots.arena.deals import BOT_SEEDS, seed
from igroteka.bots.bout import any_step
from igroteka.cli.arena.arena_game import Fault
from igroteka.cli.arena.bot_process import BotProcess
from igroteka.cli.arena.messages import ChoiceReply, ChoiceRequest, FaultKind
from igroteka.core.dice import Dice
from igroteka.core.state import State

PATIENCE = 3  # after a bot has cost its process this often in one game, it is not asked again in that game
FATAL: tuple[FaultKind, ...] = ("hung", "crashed")


class GuardedBot:
    """The bot on one seat of one game, asked in its process. A missing or illegal answer becomes a random step."""

    def __init__(self, process: BotProcess, seat: int, bot: int, deal: int, stand_in: Dice) -> None:
        self.process, self.seat, self.bot = process, seat, bot
        self.seed, self.limit = seed(deal, BOT_SEEDS + seat), process.setup.limit_of(bot)
        self.stand_in = stand_in
        self.steps: list[int] = []
        self.sent = 0
        """How many of the steps the bot has been sent."""
        self.home = 0
        """Number of the process that holds the bot; 0 if the bot has to be made."""
        self.times: list[float] = []
        self.faults: Counter[FaultKind] = Counter()
        self.first: dict[FaultKind, Fault] = {}

    def follow(self, step: int) -> None:
        self.steps.append(step)

    def choose(self, state: State) -> int:
        """Returns the bot's step, or a random one in its place."""
        if sum(self.faults[kind] for kind in FATAL) < PATIENCE:
            reply = self.ask(state)
            self.times.append(reply.seconds)
            if reply.fault is None and reply.step in state.legal():
                return reply.step
        else:
            reply = ChoiceReply(None, fault="unasked")
        self.note(reply, state)
        return any_step(state, self.stand_in)

    def ask(self, state: State) -> ChoiceReply:
        number = self.process.open()
        is_new = number != self.home
        if is_new:
            self.home, self.sent = number, 0
        news, self.sent = self.steps[self.sent :], len(self.steps)
        return self.process.ask(ChoiceRequest(self.seat, self.bot, self.seed, is_new, news, state.key()), self.limit)

    def note(self, reply: ChoiceReply, state: State) -> None:
        """Counts a fault, and keeps the first example of its kind."""
        kind = reply.fault or "illegal"
        if kind == "raised":
            self.home = 0  # its state cannot be trusted any more: the bot is made again
        self.faults[kind] += 1
        if kind not in self.first:
            what = state.text(reply.step) if kind == "illegal" and reply.step is not None else reply.what
            bot = self.process.setup.bots[self.bot]
            self.first[kind] = Fault(bot=bot, seat=self.seat, kind=kind, times=0, step=len(self.steps), what=what)

    def noted_faults(self) -> list[Fault]:
        for kind, fault in self.first.items():
            fault.times = self.faults[kind]
        return list(self.first.values())
