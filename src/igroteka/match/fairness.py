"""Checks the dice of a record: whether they are those of the stream that was sealed before the match.

docs/dice.md specifies what is checked, in which order. The web client has a verifier of its own (web/src/dice).
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from igroteka.core.dice import drawn
from igroteka.core.extras import extra
from igroteka.core.stream import Stream, commitment
from igroteka.core.words import Words, filled, quote
from igroteka.match.match import Match
from igroteka.match.order import shuffled_seats, teams_of
from igroteka.match.record import Record
from igroteka.match.seal import END, Attachment
from igroteka.match.throws import Throw, at_the_start, throws_of

NO_SEAL = Words(
    "This match has no seal: where its throws came from cannot be checked.",
    "Кости этой партии не запечатаны: проверить, откуда взялись броски, нельзя.",
)
BAD_SEAL = Words(
    "The seal is not whole: it has to be one commitment, then what was added, then its end.",
    "Печать неполна: в ней должны стоять обязательство, затем добавленное, затем её конец.",
)
LATE = Words("Something was added after the dice had been sealed.", "Что-то добавлено уже после запечатывания костей.")
NEVER_REVEALED = Words(
    "The secret was never revealed, so the throws cannot be checked.",
    "Тайна не раскрыта, поэтому броски проверить нельзя.",
)
WRONG_SECRET = Words(
    "The secret does not fit its hash: it is not the one that was sealed.",
    "Тайна не подходит к своему отпечатку: запечатана была другая.",
)
WRONG_ORDER = Words(
    "The seats were shuffled otherwise than the dice say: {got} in place of {valid}.",
    "Места перемешаны не так, как велят кости: {got} вместо {valid}.",
)
CHANGED = Words(
    "Throw {number} is {got}, and by the dice it is {valid}.",
    "Бросок {number} — {got}, а по костям это {valid}.",
)
SKIPPED = Words(
    "Number {number} of the dice was skipped: from there on, each throw is that of the next number.",
    "Номер {number} пропущен: с этого места каждый бросок взят из следующего номера.",
)
DOUBLED = Words(
    "Number {before} of the dice was used twice: from throw {number} on, each throw is that of the number before.",
    "Номер {before} использован дважды: начиная с броска {number} каждый взят из предыдущего номера.",
)


class Defect(NamedTuple):
    """What is wrong, and with which draw, if it is one."""

    code: str
    number: int | None
    words: Words


class Examined(NamedTuple):
    """The throws of a record, the stream they should come from, and what is wrong."""

    match: Match
    throws: list[Throw]
    stream: Stream | None
    defects: list[Defect]


class RaceCheck(Protocol):
    """How a game's races are checked: a module of `match.races` with the game's name."""

    def defect(
        self, match: Match, one: Attachment, ahead: Sequence[str], earlier: Sequence[Attachment], stream: Stream | None
    ) -> Defect | None:
        """What is wrong with what decided a race, if anything is. The match stands where this was attached, `ahead` are
        the entries that follow, and `earlier` what was attached before.
        """
        ...


def examined(record: Record) -> Examined:
    """Replays a record, and checks its dice. BadRecord, if the rules refuse an entry."""
    throws = throws_of(record)
    match = Match.replay(record)
    stream, defects = opened_stream(record)
    if stream is not None:
        defects += wrong_order(record, stream) + wrong_throws(match, throws, stream)
    return Examined(match, throws, stream, defects + wrong_races(record, stream))


def opened_stream(record: Record) -> tuple[Stream | None, list[Defect]]:
    """The stream, if the seal and the secret are right."""
    seal = record.seal
    if seal is None:
        return None, [Defect("no-seal", None, NO_SEAL)]
    if (defect := broken_seal(seal.lines)) is not None:
        return None, [defect]
    if seal.secret is None:
        return None, [Defect("never-revealed", None, NEVER_REVEALED)]
    secret = bytes.fromhex(seal.secret)
    if seal.lines[0] != f"commit {commitment(secret)}":
        return None, [Defect("wrong-secret", None, WRONG_SECRET)]
    return Stream(secret, seal.lines), []


def broken_seal(lines: Sequence[str]) -> Defect | None:
    """One `commit`, the additions, those who are missing, the end."""
    kinds = [line.split()[0] for line in lines]
    if END in kinds and "add" in kinds[kinds.index(END) :]:
        return Defect("late-addition", None, LATE)
    seats = [line.split()[1] for line in lines if line.startswith(("add ", "missing "))]
    missing = [line.split()[1] for line in lines if line.startswith("missing ")]
    middle = kinds[1:-1]
    is_whole = (
        kinds[:1] == ["commit"]
        and kinds[-1:] == [END]
        and len(kinds) > 1
        and middle == ["add"] * middle.count("add") + ["missing"] * middle.count("missing")
        and len({*seats}) == len(seats)
        and missing == sorted(missing)
    )
    return None if is_whole else Defect("bad-seal", None, BAD_SEAL)


def wrong_order(record: Record, stream: Stream) -> list[Defect]:
    assert record.seal is not None  # noqa: S101
    got = record.seal.order
    if not got:
        return []
    valid = shuffled_seats(len(record.names), teams_of(at_the_start(record).state), stream.numbers("seats"))
    if tuple(got) == tuple(valid):
        return []
    texts = [" ".join(str(seat + 1) for seat in order) for order in (got, valid)]
    return [Defect("wrong-order", None, filled(WRONG_ORDER, got=quote(texts[0]), valid=quote(texts[1])))]


def wrong_races(record: Record, stream: Stream | None) -> list[Defect]:
    races: RaceCheck | None = extra("match.races", record.game)
    attached = record.seal.attached if record.seal is not None else ()
    if races is None or not attached:
        return []
    match, earlier, found = at_the_start(record), list[Attachment](), list[Defect]()
    for number, entry in enumerate([*record.entries, None]):
        for one in (one for one in attached if one.after == number):
            defect = races.defect(match, one, record.entries[number:], earlier, stream)
            found += [] if defect is None else [defect]
            earlier.append(one)
        if entry is not None:
            match.enter(entry)
    return found


def wrong_throws(match: Match, throws: Sequence[Throw], stream: Stream) -> list[Defect]:
    """All throws that are not those of their numbers; or the one number that was skipped or used twice."""
    wrong = [throw for throw in throws if throw.step != thrown(stream, throw, throw.number)]
    if not wrong:
        return []
    first = wrong[0]
    rest = [throw for throw in throws if throw.entry >= first.entry and throw.number >= first.number]
    for shift, code, words in ((1, "skipped", SKIPPED), (-1, "doubled", DOUBLED)):
        if all(throw.step == thrown(stream, throw, throw.number + shift) for throw in rest):
            return [Defect(code, first.number, filled(words, number=first.number, before=first.number - 1))]
    return [changed(match, throw, stream) for throw in wrong]


def thrown(stream: Stream, throw: Throw, number: int) -> int:
    """The outcome that a number of the stream gives."""
    return drawn(throw.outcomes, stream.numbers(f"draw {number}"))


def changed(match: Match, throw: Throw, stream: Stream) -> Defect:
    got, valid = (quote(match.game.text(step)) for step in (throw.step, thrown(stream, throw, throw.number)))
    return Defect("changed", throw.number, filled(CHANGED, number=throw.number, got=got, valid=valid))
