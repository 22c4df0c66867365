"""`verify`: replays a record, describes it and checks its dice, or says which line of it is wrong."""

from pathlib import Path

from rich.console import Console

from igroteka.cli.command import asked_of, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.core.words import Lang, Words
from igroteka.match.fairness import Examined, examined
from igroteka.match.record import Record
from igroteka.match.throws import throws_of, turned_back

USAGE = Words(
    """Usage: ./run verify FILE [--lang ru|en]

Replays the record of a match by the rules and describes it, or says which line is wrong. If its dice were sealed before
the match, they are checked, too (docs/dice.md).

Exit codes:
  0  everything that was sealed is as it was sealed
  1  it is not
  2  the file holds no record of a match, or there is no such file
  3  nothing is wrong, but not everything could be checked: the dice have no seal, the secret is not told (yet), or
     the record does not say how a race was decided
""",
    """Как запускать: ./run verify ФАЙЛ [--lang ru|en]

Разыгрывает запись партии заново, по правилам, и говорит, что это; или какая строка в ней неверна. Если кости
были запечатаны до партии, проверяет и их (docs/dice.md).

Коды выхода:
  0  всё запечатанное осталось таким, каким его запечатали
  1  нет, не осталось
  2  в файле нет записи партии, или нет такого файла
  3  ничего неверного не найдено, но проверить можно не всё: кости не запечатаны, тайна не раскрыта (или ещё не
     раскрыта), или в записи не сказано, чем решился забег
""",
)
NO_FILE = Words("Name a file with a record.", "Назовите файл с записью партии.")
SOUND = Words(
    "A sound record: {title}, {players:seat|seats}, {steps:step|steps}, "
    "{end:over=played to the end;on=not yet over;ended=ended unfinished}.",
    "Запись верна: {title}, {players:место|места|мест}, {steps:шаг|шага|шагов}, "
    "{end:over=доиграно;on=не доиграно;ended=закончено раньше срока}.",
)
FAIR = Words(
    "  Sealed dice, with {added:number|numbers} from players: all {throws:throw|throws} are as sealed.",
    "  Кости запечатаны, от игроков {added:число|числа|чисел}; {throws:бросок|броска|бросков}, и все верны.",
)
TURNED_BACK = Words(
    "  The match went back beyond chance {times:time|times}.",
    "  Партия возвращалась назад за броски {times:раз|раза|раз}.",
)
RACES = Words(
    "  {races:race|races} checked: the starts, and the chairs that were taken.",
    "  {races:забег проверен|забега проверены|забегов проверено}: откуда начинали и кто где сел.",
)
TO_COME = Words(
    "  Cannot be checked yet: the dice are sealed, and the secret is revealed when the match is over.",
    "  Проверить пока нельзя: кости запечатаны, а тайну раскроют, когда партия закончится.",
)
STANDING = Words("  {place}. {name}: {points:point|points}", "  {place}. {name}: {points:очко|очка|очков}")


def verify(arguments: list[str], lang: Lang) -> int:
    asked = asked_of(arguments)
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if asked.help:
        console.print(USAGE.say(lang), markup=False)
        return 0
    file = asked.game  # the only positional argument
    if file is None:
        refuse(NO_FILE)
    with compiling_shown(console, lang):
        record = load(Path(file).expanduser())
        found = examined(record)
    for line in [*description(found, lang), *turned_back_told(record, lang), *dice_told(record, found, lang)]:
        console.print(line, markup=False)
    return 1 if found.is_wrong else 3 if found.defects else 0


def turned_back_told(record: Record, lang: Lang) -> list[str]:
    times = turned_back(record, throws_of(record))
    return [TURNED_BACK.say(lang, times=times)] if times else []


def dice_told(record: Record, found: Examined, lang: Lang) -> list[str]:
    """Whether the dice are those that were sealed, what is wrong with them, or why that cannot be checked."""
    codes = {defect.code for defect in found.defects}
    if "never-revealed" in codes and not found.is_wrong and not found.match.is_over:
        return [TO_COME.say(lang)]
    fair = fairness_told(record, found, lang) if codes <= {"unproved"} else []
    return fair + ["  " + defect.words.say(lang) for defect in found.defects]


def fairness_told(record: Record, found: Examined, lang: Lang) -> list[str]:
    lines = record.seal.lines if record.seal is not None else ()
    told = [FAIR.say(lang, added=sum(line.startswith("add ") for line in lines), throws=len(found.throws))]
    return told + ([RACES.say(lang, races=found.races)] if found.races else [])


def description(found: Examined, lang: Lang) -> list[str]:
    """Describes the match and its standings, from the first place down. The secret of one that goes on is not told."""
    match = found.match
    players, steps = match.options.players, len(match.steps)
    end = "over" if match.is_over else "ended" if found.stream is not None else "on"
    rows = sorted(zip(match.state.ranking(), match.names, match.state.scores(), strict=True))
    return [
        SOUND.say(lang, title=match.game.language.title, players=players, steps=steps, end=end),
        *(STANDING.say(lang, place=place, name=name, points=points) for place, name, points in rows),
    ]
