"""What is still to be compiled, and in which order."""

from collections import Counter
from collections.abc import Collection, Sequence

from igroteka.server.bots.parts import GamePart

TRIES = 2
"""How often a part is tried: the first time, memory may have been short because another was being compiled."""


class Agenda:
    """Every part is given to one process at a time, so that nothing is compiled twice. Games that somebody wants to
    play come first, and rules come before bots.
    """

    def __init__(self, games: Sequence[str], done: Collection[GamePart] = ()) -> None:
        self.games = tuple(games)
        self.done = set(done)
        self.given: set[GamePart] = set()
        self.tries: Counter[GamePart] = Counter()
        self.wanted: list[str] = []

    @property
    def parts(self) -> list[GamePart]:
        """All parts, the most urgent first."""
        others = [game for game in self.games if game not in self.wanted]
        return [GamePart(game, name) for some in (self.wanted, others) for name in ("rules", "bots") for game in some]

    @property
    def is_empty(self) -> bool:
        return not any(map(self.is_open, self.parts))

    def want(self, game: str) -> None:
        """Somebody is about to play this game."""
        if game not in self.wanted:
            self.wanted.append(game)

    def next(self) -> GamePart | None:
        """Gives away the most urgent part that can be compiled now."""
        for part in self.parts:
            if self.is_open(part) and part not in self.given and self.has_its_rules(part):
                self.given.add(part)
                return part
        return None

    def is_open(self, part: GamePart) -> bool:
        return part not in self.done and self.tries[part] < TRIES

    def has_its_rules(self, part: GamePart) -> bool:
        return part.name == "rules" or GamePart(part.game, "rules") in self.done

    def finish(self, part: GamePart) -> None:
        self.given.discard(part)
        self.done.add(part)

    def give_back(self, part: GamePart) -> bool:
        """It could not be compiled. Says whether it will be tried again."""
        self.given.discard(part)
        self.tries[part] += 1
        return self.is_open(part)
