"""`verify`: replays a record, describes it and checks its dice, or says which line of it is wrong."""

from pathlib import Path

from rich.console import Console

from igroteka.cli.command import asked_of, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.core.words import Lang, Words
from igroteka.match.fairness import Examined, examined
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.match.throws import throws_of, turned_back

USAGE = Words(
    """Usage: ./run verify FILE [--lang ru|en]

Replays the record of a match by the rules and describes it, or says which line is wrong. If its dice were sealed before
the match, they are checked, too (docs/dice.md); the exit code is 1 if they are not those that were sealed.
""",
    """Как запускать: ./run verify ФАЙЛ [--lang ru|en]

Разыгрывает запись партии заново, по правилам, и говорит, что это; или какая строка в ней неверна. Если кости
были запечатаны до партии, проверяет и их (docs/dice.md); код выхода 1, если они не те, что были запечатаны.
""",
)
NO_FILE = Words("Name a file with a record.", "Назовите файл с записью партии.")
SOUND = Words(
    "A sound record: {title}, {players:seat|seats}, {steps:step|steps}, {end:over=played to the end;on=not yet over}.",
    "Запись верна: {title}, {players:место|места|мест}, {steps:шаг|шага|шагов}, {end:over=доиграно;on=не доиграно}.",
)
FAIR = Words(
    "  Sealed dice, with {added:number|numbers} from players: all {throws:throw|throws} are as sealed.",
    "  Кости запечатаны, от игроков {added:число|числа|чисел}; {throws:бросок|броска|бросков}, и все верны.",
)
TURNED_BACK = Words(
    "  The match went back beyond chance {times:time|times}.",
    "  Партия возвращалась назад за броски {times:раз|раза|раз}.",
)
TO_COME = Words(
    "  Its dice are sealed. The secret is revealed when the match is over.",
    "  Кости запечатаны. Тайну раскроют, когда партия закончится.",
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
    for line in [*description(found.match, lang), *turned_back_told(record, lang), *dice_told(record, found, lang)]:
        console.print(line, markup=False)
    return 1 if is_unfair(found) else 0


def is_unfair(found: Examined) -> bool:
    """A match without sealed dice is none that was played with wrong ones."""
    codes = {defect.code for defect in found.defects}
    return bool(codes - {"no-seal"} if found.match.is_over else codes - {"no-seal", "never-revealed"})


def turned_back_told(record: Record, lang: Lang) -> list[str]:
    times = turned_back(record, throws_of(record))
    return [TURNED_BACK.say(lang, times=times)] if times else []


def dice_told(record: Record, found: Examined, lang: Lang) -> list[str]:
    """Whether the dice are those that were sealed, or what is wrong with them."""
    codes = {defect.code for defect in found.defects}
    if codes == {"never-revealed"} and not found.match.is_over:
        return [TO_COME.say(lang)]
    if found.defects:
        return ["  " + defect.words.say(lang) for defect in found.defects]
    lines = record.seal.lines if record.seal is not None else ()
    return [FAIR.say(lang, added=sum(line.startswith("add ") for line in lines), throws=len(found.throws))]


def description(match: Match, lang: Lang) -> list[str]:
    """Describes the match and its standings, from the first place down."""
    players, steps = match.options.players, len(match.steps)
    end = "over" if match.is_over else "on"
    rows = sorted(zip(match.state.ranking(), match.names, match.state.scores(), strict=True))
    return [
        SOUND.say(lang, title=match.game.language.title, players=players, steps=steps, end=end),
        *(STANDING.say(lang, place=place, name=name, points=points) for place, name, points in rows),
    ]
