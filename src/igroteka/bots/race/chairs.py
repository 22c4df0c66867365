"""Card sense: the points that each chair is worth to each seat, by the open cards (CH-25)."""

from functools import cached_property

from igroteka.core.state import State
from igroteka.games.chazz.language import KIND_NAMES

ANY = 4  # for sitting at all
NEW = (10, 25)  # for the first card at a chair, and the second
CAPTURE = 60  # for the third
TAKE = 40  # added, if the chair was another player's territory
WIN = 400  # for the third card of a second territory
DENIED = 4  # a rival's gain counts for a quarter
LEAD = 8  # for becoming the next leader
FLAT = 20  # the worth of every chair to a cat without card sense

Worth = list[list[int]]
"""Points by seat and chair."""


class Chairs:
    """The chairs of one round, before its cards are laid."""

    def __init__(self, state: State) -> None:
        view = state.view()
        self.players = len(view.seats)
        self.number = len(view.chairs)
        self.leader: int = view.leader
        self.card: int = view.card
        self.owners: list[int | None] = [chair.territory for chair in view.chairs]
        self.hands: list[dict[str, int]] = [seat.hand for seat in view.seats]
        self.kinds: list[list[list[str]]] = [[[] for _ in range(self.number)] for _ in range(self.players)]
        for number, chair in enumerate(view.chairs):
            for cards in chair.cards:
                self.kinds[cards.seat][number] = cards.kinds

    def brings(self, seat: int, chair: int) -> int:
        """Returns the gain of one more kind at this chair."""
        lying = len(self.kinds[seat][chair])
        if lying < len(NEW):
            return NEW[lying]
        if seat in self.owners:  # CH-106
            return WIN
        return CAPTURE if self.owners[chair] is None else CAPTURE + TAKE

    def costs(self, seat: int, chair: int) -> int:
        """Returns the loss of taking a card away from this chair."""
        return NEW[len(self.kinds[seat][chair]) - 1]

    def gain(self, seat: int, chair: int, word: str) -> int:
        """Returns what the seat gains by its own card, sitting there when this word is called."""
        if self.owners[chair] == seat or word in self.kinds[seat][chair]:  # CH-13, CH-10
            return 0
        gained = self.brings(seat, chair)
        if self.hands[seat][word] == 0:  # CH-112
            gained -= min(self.costs(seat, other) for other in self.laid(seat, word))
        return max(gained, 0)

    def laid(self, seat: int, word: str) -> list[int]:
        """Lists the chairs where its cards of this kind lie."""
        return [chair for chair in range(self.number) if word in self.kinds[seat][chair]]

    def worth(self, word: str) -> Worth:
        """Returns the worth of each chair to each seat: its gain, what it denies rivals, and the leader card."""
        gains = [[self.gain(seat, chair, word) for chair in range(self.number)] for seat in range(self.players)]
        result: Worth = []
        for seat in range(self.players):
            rivals = [gains[other] for other in range(self.players) if other != seat]
            denied = [max(gained) // DENIED for gained in zip(*rivals, strict=True)]
            result.append([ANY + own + denial for own, denial in zip(gains[seat], denied, strict=True)])
            if seat != self.leader:  # CH-19: the leader would have to pass it on
                result[seat][self.card] += LEAD
        return result

    @cached_property
    def words(self) -> dict[str, Worth]:
        return {word: self.worth(word) for word in KIND_NAMES}

    @cached_property
    def hopes(self) -> Worth:
        """The worth before a word is called: the mean over all words."""
        spit, claw, rub = self.words.values()
        return [
            [sum(points) // len(KIND_NAMES) for points in zip(*rows, strict=True)]
            for rows in zip(spit, claw, rub, strict=True)
        ]


def dimmed(worth: Worth, sense: int) -> Worth:
    """Returns the worth as seen with this much card sense, in percent: with less, chairs look more alike."""
    flat = FLAT * (100 - sense)
    return [[(points * sense + flat) // 100 for points in row] for row in worth]
