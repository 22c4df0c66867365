"""The command `arena`: reads its arguments, plays the games and reports the results."""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console

from igroteka.bots.arena.sprt import Sprt
from igroteka.bots.roster import FOREIGN, get_ready, names, skill_of
from igroteka.cli.arena.foreign import source_hashes
from igroteka.cli.arena.journal import Journal
from igroteka.cli.arena.plot import plot
from igroteka.cli.arena.pool import play_games
from igroteka.cli.arena.progress import ProgressBar
from igroteka.cli.arena.report import Report, report
from igroteka.cli.arena.results import ArenaResults
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.summary import print_report
from igroteka.cli.command import asked_of, option_texts, options_told, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import write_whole
from igroteka.core import numbers
from igroteka.core.options import read_options, write_options
from igroteka.core.words import Lang, Words, quote
from igroteka.games import NAMES, game

GAMES, LIMIT = 400, 30
MOST_GAMES, MOST_BOTS, MOST_JOBS, LONGEST_LIMIT = 1_000_000, 8, 256, 3600

USAGE = Words(
    """Usage: ./run arena GAME --bots BOTS [--players N] [--options OPTIONS] [--games N] [--sprt LOW,HIGH]
                   [--limit SECONDS] [--jobs N] [--out FILE.json] [--plot FILE.svg] [--lang ru|en]

  GAME               one of: {games}
  --bots BOTS        2 to {most} bots, separated by commas: {bots}.
                     A bot that searches takes a budget: uct@400 (visits), uct@50ms, search@2s (CPU time).
                     {foreign} is your own bot: factory(seed) returns an object with choose(state) and follow(step)
  --players N        number of seats
  --options OPTIONS  separated by commas, such as turn=after; see below
  --games N          number of games, default {default}, rounded up so that every table plays equally often
  --sprt LOW,HIGH    two bots: stop as soon as it is clear which of two scores of the first is true, such as 50,65
                     (percent); either verdict is wrong in about 5% of runs
  --limit SECONDS    time for a step, default {limit}; for a bot with a time budget four times that plus one second
  --jobs N           games in parallel, default: one for each processor
  --out FILE.json    results. Finished games go to a journal beside it, FILE.jsonl; the same command resumes from it.
                     Default: a name made of game and bots, in this folder
  --plot FILE.svg    draw the ratings
  --lang ru|en       language; default from the environment

Every deal is played with the same dice in all seatings. See docs/bots.md.
""",
    """Как запускать: ./run arena ИГРА --bots БОТЫ [--players N] [--options НАСТРОЙКИ] [--games N]
                           [--sprt МЕНЬШЕ,БОЛЬШЕ] [--limit СЕКУНДЫ] [--jobs N] [--out ФАЙЛ.json]
                           [--plot ФАЙЛ.svg] [--lang ru|en]

  ИГРА                 одна из: {games}
  --bots БОТЫ          от 2 до {most}, через запятую: {bots}.
                       Боту с поиском можно задать объём: uct@400 (итераций), uct@50ms, search@2s (время процессора).
                       {foreign} — свой бот: factory(seed) возвращает объект с choose(state) и follow(step)
  --players N          число мест
  --options НАСТРОЙКИ  через запятую, например turn=after; список ниже
  --games N            сколько партий, по умолчанию {default}; округляется вверх, чтобы все столы сыграли поровну
  --sprt МЕНЬШЕ,БОЛЬШЕ для двух ботов: остановиться, когда ясно, какая из двух долей очков первого верна, например
                       50,65 (проценты); каждое решение ошибочно примерно в 5% случаев
  --limit СЕКУНДЫ      время на шаг, по умолчанию {limit}; боту с заданным временем — вчетверо больше и ещё секунда
  --jobs N             сколько партий одновременно; по умолчанию — по одной на процессор
  --out ФАЙЛ.json      результаты. Законченные партии пишутся рядом, в журнал ФАЙЛ.jsonl; та же команда продолжит
                       с того места, где её остановили. По умолчанию имя из игры и ботов, в этой папке
  --plot ФАЙЛ.svg      нарисовать рейтинги
  --lang ru|en         язык; по умолчанию — из окружения

Каждая сдача играется с одними и теми же костями при всех рассадках. Подробнее: docs/bots.md.
""",
)
NO_GAME = Words("Name a game: {games}.", "Назовите игру: {games}.")
NO_BOTS = Words(
    "--bots should name 2 to {most} bots, such as random,greedy.",
    "--bots должен называть от 2 до {most} ботов, например random,greedy.",
)
SAME_BOT = Words("--bots names {got} twice.", "--bots называет {got} дважды.")
NOT_WHOLE = Words(
    "{name} {got} should be a whole number from 1 to {most}.", "{name} {got}: нужно целое число от 1 до {most}."
)
NOT_SECONDS = Words(
    "--limit {got} should be seconds, more than 0 and at most {most}.",
    "--limit {got}: нужны секунды, больше 0 и не больше {most}.",
)
BAD_SPRT = Words(
    "--sprt {got} should be two different scores in percent, the lower first, such as 50,65.",
    "--sprt {got}: нужны две разные доли очков в процентах, сначала меньшая, например 50,65.",
)
SPRT_OF_TWO = Words("--sprt compares exactly two bots.", "--sprt сравнивает ровно двух ботов.")
BAD_ENDING = Words("{name} {got} should end in {ending}.", "{name} {got}: имя должно кончаться на {ending}.")
NO_FOLDER = Words("{name}: there is no folder {got}.", "{name}: папки {got} нет.")
RESUMED = Words("{n:game is|games are} in the journal already.", "В журнале уже есть {n:партия|партии|партий}.")
STOPPED = Words("Stopped. The same command goes on from here.", "Остановлено. Та же команда продолжит отсюда.")
WRITTEN = Words("Results: {file}", "Результаты: {file}")
DRAWN = Words("Picture: {file}", "Рисунок: {file}")


def parse(arguments: list[str]) -> argparse.Namespace:
    named = ("--bots", "--players", "--options", "--games", "--sprt", "--limit", "--jobs", "--out", "--plot")
    return asked_of(arguments, *named)


def arena(arguments: list[str], lang: Lang) -> int:
    asked = parse(arguments)
    console = Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
    if asked.help:
        console.print(usage(lang), markup=False)
        return 0
    setup = setup_of(asked)
    games = whole("--games", asked.games, GAMES, MOST_GAMES)
    jobs = whole("--jobs", asked.jobs, os.cpu_count() or 1, MOST_JOBS)
    results = ArenaResults(setup, sprt_of(asked.sprt, len(setup.bots)))
    out = file_of("--out", asked.out or setup.file_name(), ".json")
    picture = file_of("--plot", asked.plot, ".svg") if asked.plot else None
    journal = Journal(out.with_suffix(".jsonl"), setup)
    for played in journal.games:
        results.add(played)
    if journal.games:
        console.print(RESUMED.say(lang, n=len(journal.games)))
    with compiling_shown(console, lang):
        get_ready(setup.bots, setup.start())
    is_whole = play_on(results, journal, games, jobs, console, lang)
    found = report(results)
    print_report(found, console, lang)
    keep(found, out, picture, console, lang)
    if not is_whole:
        console.print(STOPPED.say(lang))
    return 0 if is_whole else 1


def play_on(results: ArenaResults, journal: Journal, games: int, jobs: int, console: Console, lang: Lang) -> bool:
    """Plays the games that are left. Returns False if the user interrupts it."""
    left = [] if results.is_decided else results.left(games)
    try:
        with (
            closing(play_games(results.setup, left, jobs)) as games_over,
            ProgressBar(results, len(left), console, lang) as progress,
        ):
            for played in games_over:
                journal.append(played)
                results.add(played)
                progress.advance()
                if results.is_decided:
                    break
    except KeyboardInterrupt:
        for played in Journal(journal.file, results.setup).games:  # a game may be on disk and not in the results yet
            results.add(played)
        return False
    return True


def keep(found: Report, out: Path, picture: Path | None, console: Console, lang: Lang) -> None:
    """Writes the report, and the chart if one was asked for and there is a rating to draw."""
    write_whole(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n", out)
    console.print(WRITTEN.say(lang, file=out), markup=False, soft_wrap=True)
    if picture is not None and found.ratings:
        write_whole(plot(found, lang), picture)
        console.print(DRAWN.say(lang, file=picture), markup=False, soft_wrap=True)


def usage(lang: Lang) -> str:
    known = list(dict.fromkeys(bot for name in NAMES for bot in names(name)))
    told = USAGE.say(lang, games=list(NAMES), bots=known, foreign=FOREIGN, most=MOST_BOTS, default=GAMES, limit=LIMIT)
    return "\n".join([told, *options_told(lang)])


def setup_of(asked: argparse.Namespace) -> Setup:
    if asked.game is None:
        refuse(NO_GAME, games=list(NAMES))
    known = game(asked.game)
    options = read_options(known.options, known.name, option_texts(asked))
    bots = bots_of(asked.bots or "", known.name)
    return Setup(
        game=known.name,
        options=write_options(options),
        bots=bots,
        limit=limit_of(asked.limit),
        rules=known.version,
        foreign=source_hashes(bots),
    )


def bots_of(text: str, game: str) -> tuple[str, ...]:
    bots = tuple(bot.strip() for bot in text.split(",") if bot.strip())
    for bot in bots:
        skill_of(bot, game)
        if bots.count(bot) > 1:
            refuse(SAME_BOT, got=quote(bot))
    if not 2 <= len(bots) <= MOST_BOTS:
        refuse(NO_BOTS, most=MOST_BOTS)
    return bots


def whole(name: str, text: str | None, default: int, most: int) -> int:
    if text is None:
        return default
    number = numbers.whole(text)
    if number is None or not 1 <= number <= most:
        refuse(NOT_WHOLE, name=name, got=quote(text), most=most)
    return number


def number(text: str) -> float:
    """Parses a number; NaN if the text is not one."""
    try:
        return float(text)
    except ValueError:
        return float("nan")


def limit_of(text: str | None) -> float:
    limit = LIMIT if text is None else number(text)
    if not 0 < limit <= LONGEST_LIMIT:
        refuse(NOT_SECONDS, got=quote(text), most=LONGEST_LIMIT)
    return float(limit)


def sprt_of(text: str | None, bots: int) -> Sprt | None:
    if text is None:
        return None
    scores = [number(part.strip().removesuffix("%")) / 100 for part in text.split(",")]
    if len(scores) != 2 or not 0 < scores[0] < scores[1] < 1:
        refuse(BAD_SPRT, got=quote(text))
    if bots != 2:
        refuse(SPRT_OF_TWO)
    return Sprt(*scores)


def file_of(name: str, text: str, ending: str) -> Path:
    if not text.endswith(ending):
        refuse(BAD_ENDING, name=name, got=quote(text), ending=ending)
    file = Path(text).expanduser()
    if not file.parent.is_dir():
        refuse(NO_FOLDER, name=name, got=quote(str(file.parent)))
    return file
