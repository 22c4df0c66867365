"""Checks the races of Chazz: their starts and tapes, and in the calm mode the places and what follows from picks.

It walks along the entries. Each attachment has to stand where a race was decided, and each round that is in force has
to have one.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.stream import Stream
from igroteka.core.words import Words, filled
from igroteka.games.chazz.calm import calm_seatings, drawn_places
from igroteka.games.chazz.race_api import Race, sit_text
from igroteka.games.chazz.start import Start, drawn_start
from igroteka.games.chazz.tape import Tape, replay
from igroteka.match.defect import Defect
from igroteka.match.fairness import RacesExamined, misplaced
from igroteka.match.record import Record, undone_to
from igroteka.match.seal import Attachment
from igroteka.match.throws import at_the_start

BAD_TAPE = Words("Race {number}: {why}", "Забег {number}: {why}")
UNFINISHED = Words("Race {number}: the tape ends before the race.", "Забег {number}: лента кончается раньше забега.")
OTHER_START = Words(
    "Race {number} did not start where the dice, or the race before, say.",
    "Забег {number} начался не там, где велят кости или предыдущий забег.",
)
OTHER_SITS = Words(
    "In race {number} the tape leads to other chairs than were taken.",
    "В забеге {number} по ленте заняты не те стулья, что в записи.",
)
OTHER_PLACES = Words(
    "In round {number} the cats stood elsewhere than the dice say.",
    "В коне {number} коты стояли не там, где велят кости.",
)
OTHER_PICKS = Words(
    "In round {number} the picks lead to other chairs than were taken.",
    "В коне {number} по выбору заняты не те стулья, что в записи.",
)
NOT_PROVED = Words(
    "Cannot be checked: nothing in the record says how the chairs of round {number} were taken.",
    "Проверить нельзя: в записи не сказано, как заняли стулья в коне {number}.",
)


class Proof(NamedTuple):
    """What decided a round. It is in force as long as so many steps are."""

    round: int
    steps: int
    is_live: bool
    race: Race | None = None
    """The race, run again; None in the calm mode, and if the tape is wrong."""


def examined_races(record: Record, stream: Stream | None) -> RacesExamined:
    assert record.seal is not None  # noqa: S101
    walk = Walk(record, stream)
    return walk.examined(deque(record.seal.attached))


class Walk:
    def __init__(self, record: Record, stream: Stream | None) -> None:
        self.entries, self.stream = record.entries, stream
        self.match, self.players = at_the_start(record), len(record.names)
        self.line: list[str] = []
        """The steps in force."""
        self.calls: list[int] = []
        """Which of them are calls: each begins a round."""
        self.proofs: list[Proof] = []
        """Those in force."""
        self.defects: list[Defect] = []

    def examined(self, attached: deque[Attachment]) -> RacesExamined:
        for number, entry in enumerate(self.entries):
            self.take(attached, number)
            self.enter(entry)
        self.take(attached, len(self.entries))
        self.defects += map(misplaced, attached)
        proved = {proof.round for proof in self.proofs}
        rounds = [number for number in range(1, len(self.calls) + 1) if self.sits(number)]
        self.defects += [found(NOT_PROVED, "unproved", number) for number in rounds if number not in proved]
        return RacesExamined(self.defects, len(self.proofs))

    def enter(self, entry: str) -> None:
        self.match.enter(entry)
        to = undone_to(entry)
        if to is None:
            self.calls += [len(self.line)] if entry.startswith("call ") else []
            self.line.append(entry)
        else:
            del self.line[to:]
            self.calls = [call for call in self.calls if call < to]
            self.proofs = [proof for proof in self.proofs if proof.steps <= to]

    @property
    def round(self) -> int:
        """The number of the round: the words that have been called."""
        return len(self.calls)

    @property
    def leader(self) -> int:
        """Who called the word of this round."""
        return self.match.actors[self.calls[-1]]

    @property
    def is_standing(self) -> bool:
        """Whether the word has been called, and nobody sits."""
        return bool(self.calls) and self.calls[-1] == len(self.line) - 1

    def sits(self, number: int) -> list[str]:
        """The seatings of a round, in their order."""
        first, *later = self.calls[number - 1 :]
        return [text for text in self.line[first : later[0] if later else None] if is_sit(text)]

    def has_just_ended(self, number: int) -> bool:
        """Whether the last of so many entries took the last chair of a round that nothing has decided yet."""
        return (
            number > 0
            and is_sit(self.entries[number - 1])
            and len(self.sits(self.round)) == self.players - 1
            and self.round not in {proof.round for proof in self.proofs}
        )

    def take(self, attached: deque[Attachment], number: int) -> None:
        """Checks what was attached after so many entries."""
        while attached and attached[0].after == number:
            one = attached.popleft()
            has_picks = bool(attached) and (attached[0].kind, attached[0].after) == ("picks", number)
            ahead = self.entries[number : number + self.players - 1]
            if one.kind == "tape" and self.has_just_ended(number):
                self.take_tape(one)
            elif one.kind == "places" and self.is_standing and has_picks:
                self.take_picks(one, attached.popleft(), ahead)
            elif one.kind == "places" and self.is_standing and not any(map(is_sit, ahead[:1])):
                self.check_places(one)  # the word was taken back, or the record ends, before everybody had picked
            else:
                self.defects.append(misplaced(one))

    def take_tape(self, one: Attachment) -> None:
        race = None
        try:
            race = replay(Tape.read(one.text))
            self.check_race(race)
        except IgrotekaError as error:
            self.defects.append(
                found(BAD_TAPE, "tape", self.round, why=Words(error.sentence("en"), error.sentence("ru")))
            )
        ended = race if race is not None and race.over else None
        self.proofs.append(Proof(self.round, len(self.line), is_live=True, race=ended))

    def check_race(self, race: Race) -> None:
        """Its start, whether it came to its end, and who sat down where."""
        if not race.over:
            self.defects.append(found(UNFINISHED, "tape", self.round))
        elif race.start.leader != self.leader or self.start() not in (None, race.start.places):
            self.defects.append(found(OTHER_START, "places", self.round))
        elif list(race.sits) != self.sits(self.round):
            self.defects.append(found(OTHER_SITS, "tape", self.round))

    def start(self) -> tuple[int, ...] | None:
        """Where the cats have to start: where they sat and stood after the last race in force (CH-26); in the first
        race where the stream says. None if that is not known.
        """
        before = next((proof for proof in reversed(self.proofs) if proof.is_live), None)
        if before is not None:
            return before.race and before.race.next_start(self.leader).places
        if self.stream is None:
            return None
        return drawn_start(self.leader, self.players, self.stream.numbers(f"places {self.round}")).places

    def check_places(self, one: Attachment) -> None:
        if self.stream is None:
            return
        valid = drawn_places(self.players, self.stream.numbers(f"places {self.round}").randrange)
        if places_of(one) != valid:
            self.defects.append(found(OTHER_PLACES, "places", self.round))

    def take_picks(self, places: Attachment, picks: Attachment, ahead: Sequence[str]) -> None:
        self.check_places(places)
        chosen = [None if pick == "-" else int(pick) - 1 for pick in picks.text.split()]
        try:
            seatings = calm_seatings(Start(self.leader, places_of(places)), chosen)
            if [sit_text(*seating) for seating in seatings] != [*ahead]:
                self.defects.append(found(OTHER_PICKS, "picks", self.round))
        except IgrotekaError as error:
            self.defects.append(
                found(BAD_TAPE, "picks", self.round, why=Words(error.sentence("en"), error.sentence("ru")))
            )
        self.proofs.append(Proof(self.round, len(self.line) + self.players - 1, is_live=False))


def is_sit(entry: str) -> bool:
    return entry.startswith("sit ")


def places_of(one: Attachment) -> tuple[int, ...]:
    return tuple(map(int, one.text.split()))


def found(words: Words, code: str, number: int, **parameters: object) -> Defect:
    return Defect(code, number, filled(words, number=number, **parameters))
