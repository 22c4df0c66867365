"""A cat in one race: asked each tick, with what everybody sees, for its wish and whether it calls.

It walks near promising chairs, calls at a good moment, and runs once it has reacted. It has no clock: time is the tick
of the snapshot. The same dice give the same behaviour.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from igroteka.bots.race.chairs import Chairs, Worth, dimmed
from igroteka.bots.race.characters import Character
from igroteka.bots.race.prospects import prospects, signed, soon, ways_from
from igroteka.bots.race.reaction import reaction
from igroteka.bots.race.turns import ADVISED
from igroteka.core.dice import Rng
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.track import chair_places
from igroteka.games.chazz.wishes import RaceWish

FAR = 1_600  # to a chair this far away a cat hurries
CONTENT = 75  # percent of the best possible chair for which the leader calls at once
FEARED = 3  # the gain of the best placed rival counts for a third


class Pressed(NamedTuple):
    """What a cat does in one tick."""

    wish: int = RaceWish.KEEP
    word: str | None = None
    """The word, if the cat calls now."""


NOTHING = Pressed()
UNADVISED: Mapping[str, int] = MappingProxyType({})


class Racer:
    """One seat in one race. Seats and chairs count from 0."""

    def __init__(
        self, character: Character, seat: int, chairs: Chairs, rng: Rng, advice: Mapping[str, int] = UNADVISED
    ) -> None:
        """`advice` is for the leader: what each word is worth, whatever the seating (turns.py)."""
        self.character, self.seat, self.chairs, self.rng, self.advice = character, seat, chairs, rng, advice
        self.slips = [character.slip(rng) for _ in range(chairs.number)]
        self.patience = 1 + rng.randrange(character.patience)
        self.clockwise = rng.randrange(2) == 0
        self.hopes = self.judged(chairs.hopes)
        self.words = {word: self.judged(worth) for word, worth in chairs.words.items()}
        self.thinks_at = 0
        self.pace: int | None = None
        self.wanted: int | None = None
        self.runs_at: int | None = None

    def judged(self, worth: Worth) -> Worth:
        """Returns the worth as this cat sees it, with its errors of this race in its own row."""
        seen = dimmed(worth, self.character.sense)
        own = zip(seen[self.seat], self.slips, strict=True)
        seen[self.seat] = [max(points + slip, 1) for points, slip in own]
        return seen

    def press(self, seen: dict[str, Any], word: str | None) -> Pressed:
        """Decides what to do now, from the race's snapshot and the word, if one has been called."""
        if word is not None:
            return self.run(seen, word)
        if seen["tick"] < self.thinks_at:
            return NOTHING
        self.thinks_at = seen["tick"] + self.character.thinks + self.rng.randrange(self.character.thinks)
        if self.seat == self.chairs.leader and may_call(seen):
            chosen = self.word_now(seen)
            if chosen is not None:
                return self.call(seen, chosen)
        return self.walk(seen)

    # Walking

    def walk(self, seen: dict[str, Any]) -> Pressed:
        """Walks towards the most promising chair, and past it by no more than its stray."""
        way = self.way_to(self.best(self.hopes, seen), seen)
        ahead = way if self.clockwise else -way
        if ahead < -self.character.stray:
            self.clockwise = not self.clockwise
        if abs(way) < FAR:
            paces = RaceWish.COUNTER_SLOW, RaceWish.CLOCKWISE_SLOW
        elif self.character.hurries:
            paces = RaceWish.COUNTER_FAST, RaceWish.CLOCKWISE_FAST
        else:
            paces = RaceWish.COUNTER_STEADY, RaceWish.CLOCKWISE_STEADY
        pace = int(paces[self.clockwise])
        if pace == self.pace:
            return NOTHING
        self.pace = pace
        return Pressed(pace)

    def way_to(self, chair: int, seen: dict[str, Any]) -> int:
        return signed(seen["places"][self.seat], chair_places(self.chairs.players)[chair])

    def best(self, worth: Worth, seen: dict[str, Any]) -> int:
        promised = self.promised(worth, seen)
        return max(promised, key=promised.__getitem__)

    def promised(self, worth: Worth, seen: dict[str, Any]) -> dict[int, int]:
        taken = seen["chairs"]
        standing = [seat for seat, chair in enumerate(taken) if chair is None]
        free = [chair for chair in range(self.chairs.number) if chair not in taken]
        return prospects(worth, ways_from(soon(seen["places"], seen["speeds"]), standing), self.seat, free)

    # Calling

    def word_now(self, seen: dict[str, Any]) -> str | None:
        """Returns the leader's best word, if it is good enough. The demand falls with time."""
        offers = {
            word: self.offer(worth, seen) + ADVISED * self.advice.get(word, 0) for word, worth in self.words.items()
        }
        word = max(offers, key=offers.__getitem__)
        waited = walked(seen) - MEASURES.earliest
        left = max(self.patience - waited, 0)
        most = CONTENT * max(max(worth[self.seat]) for worth in self.words.values())
        return word if left == 0 or offers[word] >= most * left // self.patience else None

    def offer(self, worth: Worth, seen: dict[str, Any]) -> int:
        """Returns what a call of this word promises now, minus a part of what it promises the best placed rival."""
        own = max(self.promised(worth, seen).values())
        ways = ways_from(seen["places"], range(self.chairs.players))
        nearest = {seat: min(range(self.chairs.number), key=far.__getitem__) for seat, far in ways.items()}
        feared = max(worth[seat][chair] for seat, chair in nearest.items() if seat != self.seat)
        return own - 100 * feared // FEARED

    def call(self, seen: dict[str, Any], word: str) -> Pressed:
        """Calls, and asks for a chair at once: the leader needs no reaction time."""
        self.runs_at = seen["tick"]
        self.wanted = self.best(self.words[word], seen)
        return Pressed(RaceWish.CHAIR + self.wanted, word)

    # Running

    def run(self, seen: dict[str, Any], word: str) -> Pressed:
        """Runs for the best chair after its reaction time; when that is taken, for another after reacting again."""
        now, taken = seen["tick"], seen["chairs"]
        if seen["phase"] == "over" or taken[self.seat] is not None:
            return NOTHING
        if self.runs_at is None:
            self.runs_at = now - 1 + reaction(self.character, self.rng)
        if self.wanted is not None and self.wanted in taken:
            self.wanted, self.runs_at = None, now + reaction(self.character, self.rng)
        if self.wanted is not None or now < self.runs_at:
            return NOTHING
        self.wanted = self.best(self.words[word], seen)
        return Pressed(RaceWish.CHAIR + self.wanted)


def walked(seen: dict[str, Any]) -> int:
    """Returns the ticks since the signal."""
    return MEASURES.latest - seen["left"]


def may_call(seen: dict[str, Any]) -> bool:
    """Whether the leader may call now (CH-3)."""
    return seen["phase"] == "walk" and walked(seen) >= MEASURES.earliest
