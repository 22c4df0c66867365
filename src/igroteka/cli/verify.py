"""`verify`: replays a record and describes it, or says which line of it is wrong."""

from pathlib import Path

from rich.console import Console

from igroteka.cli.command import asked_of, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.core.words import Lang, Words
from igroteka.match.match import Match

USAGE = Words(
    """Usage: ./run verify FILE [--lang ru|en]

Replays the record of a match by the rules and describes it, or says which line is wrong.
""",
    """Как запускать: ./run verify ФАЙЛ [--lang ru|en]

Разыгрывает запись партии заново, по правилам, и говорит, что это; или какая строка в ней неверна.
""",
)
NO_FILE = Words("Name a file with a record.", "Назовите файл с записью партии.")
SOUND = Words(
    "A sound record: {title}, {players:seat|seats}, {steps:step|steps}, {end:over=played to the end;on=not yet over}.",
    "Запись верна: {title}, {players:место|места|мест}, {steps:шаг|шага|шагов}, {end:over=доиграно;on=не доиграно}.",
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
        match = Match.replay(load(Path(file).expanduser()))
    for line in description(match, lang):
        console.print(line, markup=False)
    return 0


def description(match: Match, lang: Lang) -> list[str]:
    """Describes the match and its standings, from the first place down."""
    players, steps = match.options.players, len(match.steps)
    end = "over" if match.is_over else "on"
    rows = sorted(zip(match.state.ranking(), match.names, match.state.scores(), strict=True))
    return [
        SOUND.say(lang, title=match.game.language.title, players=players, steps=steps, end=end),
        *(STANDING.say(lang, place=place, name=name, points=points) for place, name, points in rows),
    ]
