"""What an arena plays: games of one setup are counted together, and no others."""

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
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    limit: float
    """Seconds for a step, for bots that have no time of their own."""
    rules: int
    """The version of the game's rules."""
    engine: str = msgspec.field(default_factory=sources_hash)
    """Of the sources of rules and bots: what another version of a bot played does not count."""
    foreign: dict[str, str] = {}
    """The same of each bot that is somebody's own: foreign.py."""
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
        """Seconds that a bot may take by the clock on the wall. A bot with a time of its own counts CPU time, and
        others may be using the processor, so it has four times as long, and a second more.
        """
        seconds = skill_of(self.bots[bot], self.game).seconds
        return 4 * seconds + 1 if seconds else self.limit

    def file_name(self) -> str:
        """One that other setups do not have."""
        bots = re.sub(r"\W+", "-", "-".join(self.bots))[:LONGEST_NAME]
        digest = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:6]
        return f"arena-{self.game}-{bots}-{digest}.json"
