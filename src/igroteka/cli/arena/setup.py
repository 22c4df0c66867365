"""The setup of an arena. Only games of the same setup are counted together."""

import hashlib
import re
from functools import cached_property

import msgspec

from igroteka.bots.arena.deals import Deals
from igroteka.bots.roster import skill_of
from igroteka.core.game import Game
from igroteka.core.options import read_options
from igroteka.core.rule import sources_hash
from igroteka.core.state import State
from igroteka.games import game

FORMAT = 1
LONGEST_NAME = 80


class Setup(msgspec.Struct, frozen=True, dict=True):
    """Game, options, bots and the versions of their code."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    limit: float
    """Seconds for a step, for bots without a time budget."""
    rules: int
    """The version of the game's rules."""
    engine: str = msgspec.field(default_factory=sources_hash)
    """Hash of the sources of rules and bots: games of other versions do not count."""
    foreign: dict[str, str] = {}
    """Hashes of the sources of custom bots (foreign.py)."""
    arena: int = FORMAT

    @cached_property
    def played(self) -> Game:
        return game(self.game)

    def start(self) -> State:
        return self.played.start(read_options(self.played.options, self.game, self.options))

    @cached_property
    def teams(self) -> tuple[int, ...]:
        return self.played.teams(self.start())

    @cached_property
    def deals(self) -> Deals:
        return Deals(len(self.bots), self.teams)

    def limit_of(self, bot: int) -> float:
        """Returns the limit for a step, in seconds of wall-clock time. A bot's own budget is CPU time, and the machine
        may be shared, so its limit is four times the budget plus one second.
        """
        seconds = skill_of(self.bots[bot], self.game).seconds
        return 4 * seconds + 1 if seconds else self.limit

    def file_name(self) -> str:
        """Returns the default name of the results file, different for every setup."""
        bots = re.sub(r"\W+", "-", "-".join(self.bots))[:LONGEST_NAME]
        digest = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:6]
        return f"arena-{self.game}-{bots}-{digest}.json"
