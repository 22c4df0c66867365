"""Opens the seal of a record: whether its lines are whole, whether the secret fits, and the order of the seats."""

from collections.abc import Sequence

from igroteka.core.stream import Stream, commitment
from igroteka.core.words import Words, filled, quote
from igroteka.match.defect import Defect
from igroteka.match.order import shuffled_seats, teams_of
from igroteka.match.record import Record
from igroteka.match.seal import END, SHUFFLED
from igroteka.match.throws import at_the_start

NO_SEAL = Words(
    "Cannot be checked: this match has no seal, so where its throws came from is unknown.",
    "Проверить нельзя: кости этой партии не запечатаны, и откуда взялись броски, неизвестно.",
)
BAD_SEAL = Words(
    "The seal is not whole: it has to be one commitment, whether seats are shuffled, what was added, and its end.",
    "Печать неполна: в ней должны стоять обязательство, перемешаны ли места, добавленное и её конец.",
)
LATE = Words("Something was added after the dice had been sealed.", "Что-то добавлено уже после запечатывания костей.")
NEVER_REVEALED = Words(
    "Cannot be checked: the secret was never revealed.",
    "Проверить нельзя: тайна не раскрыта.",
)
WRONG_SECRET = Words(
    "The secret does not fit its hash: it is not the one that was sealed.",
    "Тайна не подходит к своему отпечатку: запечатана была другая.",
)
MISSING_ORDER = Words(
    "By the seal the seats were shuffled, and the record does not say how.",
    "По печати места перемешаны, а как именно, в записи не сказано.",
)
NEEDLESS_ORDER = Words(
    "By the seal the seats stay as they were, and the record has an order for them.",
    "По печати места остаются на месте, а в записи стоит их новый порядок.",
)
WRONG_ORDER = Words(
    "The seats were shuffled otherwise than the dice say: {got} in place of {valid}.",
    "Места перемешаны не так, как велят кости: {got} вместо {valid}.",
)


def opened_stream(record: Record) -> tuple[Stream | None, list[Defect]]:
    """The stream, if the seal and the secret are right, and what is wrong with them."""
    seal = record.seal
    if seal is None:
        return None, [Defect("no-seal", None, NO_SEAL)]
    end = seal.lines.index(END) + 1 if END in seal.lines else len(seal.lines)
    lines, later = seal.lines[:end], seal.lines[end:]
    found = [Defect("late-addition", None, LATE) for line in later if line.startswith("add ")]
    if not is_whole(lines, len(record.names)) or len(found) < len(later):
        return None, [Defect("bad-seal", None, BAD_SEAL), *found]
    if seal.secret is None:
        return None, [*found, Defect("never-revealed", None, NEVER_REVEALED)]
    secret = bytes.fromhex(seal.secret)
    if lines[0] != f"commit {commitment(secret)}":
        return None, [*found, Defect("wrong-secret", None, WRONG_SECRET)]
    return Stream(secret, lines), found


def is_whole(lines: Sequence[str], players: int) -> bool:
    """One `commit`, one `seats`, the additions, those who are missing by their seats, the end."""
    kinds = [line.split()[0] for line in lines]
    middle = kinds[2:-1]
    seats = [int(line.split()[1]) for line in lines if line.startswith(("add ", "missing "))]
    missing = seats[middle.count("add") :]
    return (
        kinds[:2] == ["commit", "seats"]
        and kinds[-1:] == [END]
        and middle == ["add"] * middle.count("add") + ["missing"] * middle.count("missing")
        and len({*seats}) == len(seats)
        and missing == sorted(missing)
        and all(seat <= players for seat in seats)
    )


def wrong_order(record: Record, stream: Stream | None) -> list[Defect]:
    """There is an order exactly if seats were shuffled, and it is that of the stream."""
    if record.seal is None or not is_told(record.seal.lines):
        return []
    got = record.seal.order
    if bool(got) != (SHUFFLED in record.seal.lines):
        return [Defect("needless-order", None, NEEDLESS_ORDER) if got else Defect("missing-order", None, MISSING_ORDER)]
    if not got or stream is None:
        return []
    valid = shuffled_seats(len(record.names), teams_of(at_the_start(record).state), stream.numbers("seats"))
    if tuple(got) == tuple(valid):
        return []
    texts = [" ".join(str(seat + 1) for seat in order) for order in (got, valid)]
    return [Defect("wrong-order", None, filled(WRONG_ORDER, got=quote(texts[0]), valid=quote(texts[1])))]


def is_told(lines: Sequence[str]) -> bool:
    """Whether the seal says what becomes of the seats."""
    return any(line.startswith("seats ") for line in lines)
