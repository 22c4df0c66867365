"""`review`: reviews the match of a record, and draws how the expected results went."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table

from igroteka.cli.command import asked_of, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.graph import graph
from igroteka.cli.saving import load
from igroteka.core.words import Lang, Words
from igroteka.games import game
from igroteka.match.record import Record
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.review import Review
from igroteka.reviews.reviewing import review as review_of
from igroteka.reviews.worth import UNIT

USAGE = Words(
    """Usage: ./run review FILE [--json FILE] [--lang ru|en]

Reviews the match of a record: what each seat could expect all along, luck apart from play, and the decisions that cost
most. docs/review.md says what the figures mean.

  --json FILE  write the whole review there, as data; -: print it
""",
    """Как запускать: ./run review ФАЙЛ [--json ФАЙЛ] [--lang ru|en]

Разбирает партию из записи: на что каждый мог рассчитывать, что решила удача, а что игра, и какие решения обошлись
дороже всего. Что значат числа, сказано в docs/review.md.

  --json ФАЙЛ  записать туда весь разбор как данные; -: напечатать
""",
)
NO_FILE = Words("Name a file with a record.", "Назовите файл с записью партии.")
JUDGING = Words("Judging", "Разбираю")
CHANCE = Words("Chance to win, in percent", "Вероятность победы, в процентах")
EXPECTED = Words(
    "Expected result, in percent: 100 is first, 0 is last", "Ожидаемый итог, в процентах: 100 — первый, 0 — последний"
)
NOT_OVER = Words(
    "The match is not over: the result is what its last position is worth.",
    "Партия не доиграна: итог — то, чего стоит последняя позиция.",
)
COLUMNS = (
    Words("", ""),
    Words("start", "начало"),
    Words("luck", "удача"),
    Words("own play", "своя игра"),
    Words("others' play", "игра других"),
    Words("not explained", "не объяснено"),
    Words("result", "итог"),
)
LINES = ("start", "luck", "own", "others", "unexplained", "result")
COSTLY = Words("What cost most:", "Дороже всего обошлось:")
NOTHING_COSTLY = Words(
    "No decision fell short by more than the error of the estimates.",
    "Ни одно решение не уступило лучшему больше, чем ошибка оценок.",
)
DECISION = Words(
    "Entry {entry}, {name}: {did}. Better: {would} ({points} points of a hundred, ± {error}).",
    "Запись {entry}, {name}: {did}. Лучше: {would} (на {points} пункта из ста, ± {error}).",
)
REASON = Words("  · {reason}", "  · {reason}")


def review(arguments: list[str], lang: Lang) -> int:
    asked = asked_of(arguments, "--json")
    console = Console(highlight=False, emoji=False)
    if asked.help:
        console.print(USAGE.say(lang), markup=False)
        return 0
    if asked.game is None:  # the only positional argument
        refuse(NO_FILE)
    record = load(Path(asked.game).expanduser())
    with compiling_shown(console, lang):
        found = judged(record, lang)
    if asked.json is not None:
        write(msgspec.json.encode(found), asked.json)
    else:
        show(record, found, console, lang)
    return 0


def judged(record: Record, lang: Lang) -> Review:
    """The review, with a progress bar where somebody sees it."""
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True
    )
    with bar:
        task = bar.add_task(JUDGING.say(lang), total=None)
        return review_of(record, progress=lambda done, of: bar.update(task, completed=done, total=of))


def write(data: bytes, file: str) -> None:
    if file == "-":
        sys.stdout.buffer.write(data + b"\n")
    else:
        Path(file).expanduser().write_bytes(data + b"\n")


def show(record: Record, found: Review, console: Console, lang: Lang) -> None:
    if not found.is_over:
        console.print(NOT_OVER.say(lang), markup=False)
    console.print((CHANCE if len(record.names) == 2 else EXPECTED).say(lang), markup=False)
    curves = [[*(one.worth[seat] for one in found.judgements), found.result[seat]] for seat in range(len(record.names))]
    for line in graph(curves, record.names, console.width):
        console.print(line)
    console.print(ledger_shown(record, found, lang))
    for total in found.totals:
        console.print(f"{total.ru if lang == 'ru' else total.en}: {', '.join(map(str, total.seats))}", markup=False)
    for line in costly(record, found, lang):
        console.print(line, markup=False)


def ledger_shown(record: Record, found: Review, lang: Lang) -> Table:
    table = Table(*(column.say(lang) for column in COLUMNS), box=SIMPLE)
    for name, account in zip(record.names, found.accounts, strict=True):
        table.add_row(name, *(percent(getattr(account, line)) for line in LINES))
    return table


def percent(worth: int) -> str:
    return f"{100 * worth / UNIT:.1f}"


def costly(record: Record, found: Review, lang: Lang) -> list[str]:
    if not found.worst:
        return [NOTHING_COSTLY.say(lang)]
    shown = [COSTLY.say(lang)]
    for number in found.worst:
        shown += decision(record, found.judgements[number], lang)
    return shown


def decision(record: Record, one: Judgement, lang: Lang) -> Sequence[str]:
    language = game(record.game).language
    assert one.better is not None  # noqa: S101
    would = [language.step_words(text).say(lang) for text in one.better.line]
    said = DECISION.say(
        lang,
        entry=one.entry + 1,
        name=record.names[one.actor],
        did=language.step_words(one.step).say(lang),
        would=would,
        points=percent(-one.effect[one.actor]),
        error=percent(one.error),
    )
    reasons = (language.reason_words(text, record.names).say(lang) for text in one.better.reasons)
    return [said, *(REASON.say(lang, reason=reason) for reason in reasons)]
