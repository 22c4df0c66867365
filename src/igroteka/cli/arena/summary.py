"""Results in the terminal: one line while the arena plays, and tables at the end."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.cli.arena.messages import FaultKind
from igroteka.cli.arena.report import Misbehaviour, Report, SprtResult
from igroteka.cli.arena.results import ArenaResults
from igroteka.core.words import Lang, Words

HEADINGS = (
    Words("bot", "бот"),
    Words("Elo", "Эло"),
    Words("score", "очки"),
    Words("ms a step", "мс на ход"),
    Words("longest", "дольше всего"),
)
MET = (
    Words("pair", "пара"),
    Words("won", "выиграно"),
    Words("drawn", "вничью"),
    Words("lost", "проиграно"),
    Words("score", "очки"),
)
GAMES = Words(
    "{title}, {players:seat|seats}: {games:game|games}, {deals:full deal|full deals}",
    "{title}, {players:место|места|мест}: {games:партия|партии|партий}, {deals:полная сдача|полные сдачи|полных сдач}",
)
NO_DEALS = Words("No deal has been played to its end yet.", "Ни одна сдача ещё не сыграна до конца.")
ERRORS = Words("± is a 95% interval; Elo 0 is the mean of these bots.", "± — интервал 95%; Эло 0 — среднее этих ботов.")
VERDICT = Words(
    "SPRT: {bot} scores {truer} rather than {other} ({deals:deal|deals}, LLR {llr}).",
    "SPRT: у {bot} скорее {truer}, чем {other} ({deals:сдача|сдачи|сдач}, LLR {llr}).",
)
NO_VERDICT = Words(
    "SPRT: no verdict between {low} and {high} for {bot} ({deals:deal|deals}, LLR {llr} of ±{bound}).",
    "SPRT: решения между {low} и {high} для {bot} нет ({deals:сдача|сдачи|сдач}, LLR {llr} из ±{bound}).",
)
KINDS: dict[FaultKind, Words] = {
    "raised": Words("raised an exception", "исключение"),
    "illegal": Words("answered with an illegal step", "недопустимый ответ"),
    "slow": Words("answered too late", "ответил слишком поздно"),
    "hung": Words("hung", "завис"),
    "crashed": Words("ended its process", "обрушил свой процесс"),
    "unasked": Words("was not asked any more", "больше не спрашивали"),
}
MISBEHAVED = Words(
    "{bot}: {kind}, {times:time|times}; first in deal {deal}, game {turn}, after {step:step|steps}: {what}",
    "{bot}: {kind}, {times:раз|раза|раз}; впервые в сдаче {deal}, партии {turn}, после {step:шага|шагов|шагов}: {what}",
)
STOOD_IN = Words(
    "Misbehaviour (a random step was taken each time):", "Сбои ботов (каждый раз вместо бота делался случайный шаг):"
)


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def standings_line(results: ArenaResults) -> str:
    """Returns the standings in one line: the score of the first of two bots, or the Elo of each of several."""
    ratings = results.ratings()
    if ratings is None:
        return ""
    bots = results.setup.bots
    shown = [f"{bots[0]} {percent(ratings[0].score)} ± {100 * ratings[0].score_error:.1f}"]
    if len(bots) > 2:
        order = sorted(zip(bots, ratings, strict=True), key=lambda one: -one[1].elo)
        shown = [f"{bot} {signed(rating.elo)}" for bot, rating in order]
    if results.sprt is not None:
        shown.append(f"LLR {results.sprt.llr:+.2f}")
    return " · ".join(shown)


def signed(elo: float) -> str:
    return f"{elo:+.0f}".replace("-", "−") if round(elo) else "0"


def title_of(found: Report, lang: Lang) -> str:
    title, seats = found.setup.played.language.title, len(found.setup.teams)
    return GAMES.say(lang, title=title, players=seats, games=len(found.games), deals=found.deals)


def print_report(found: Report, console: Console, lang: Lang) -> None:
    """Prints the whole report."""
    console.print(Text(title_of(found, lang), "bold"))
    if not found.ratings:
        console.print(NO_DEALS.say(lang))
    else:
        console.print(standings(found, lang))
        console.print(pairs(found, lang))
        console.print(ERRORS.say(lang), style="dim")
    if found.sprt is not None:
        console.print(test(found.sprt, found.setup.bots[0], lang), style="bold", markup=False)
    if found.misbehaviour:
        console.print("\n" + STOOD_IN.say(lang), style="yellow")
    for one in found.misbehaviour:
        console.print("  " + misbehaved(one, lang), style="yellow", markup=False)


def standings(found: Report, lang: Lang) -> Table:
    table = columns(HEADINGS, lang)
    for one in found.ratings:
        table.add_row(
            Text(one.bot),
            f"{signed(one.elo)} ± {one.elo_error:.0f}",
            f"{percent(one.score)} ± {100 * one.score_error:.1f}",
            f"{one.milliseconds:.2f}",
            f"{one.longest_milliseconds:.1f}",
        )
    return table


def pairs(found: Report, lang: Lang) -> Table:
    table = columns(MET, lang)
    for pair in found.pairs:
        met = pair.won + pair.drawn + pair.lost
        score = percent((pair.won + pair.drawn / 2) / met) if met else ""
        table.add_row(Text(f"{pair.first} – {pair.second}"), str(pair.won), str(pair.drawn), str(pair.lost), score)
    return table


def columns(headings: tuple[Words, ...], lang: Lang) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for number, heading in enumerate(headings):
        table.add_column(heading.say(lang), justify="right" if number else "left", no_wrap=bool(number))
    return table


def test(found: SprtResult, bot: str, lang: Lang) -> str:
    low, high = percent(found.low), percent(found.high)
    figures = {"bot": bot, "deals": found.deals, "llr": f"{found.llr:+.2f}"}
    if found.verdict is None:
        return NO_VERDICT.say(lang, low=low, high=high, bound=f"{found.bound:.2f}", **figures)
    truer, other = (high, low) if found.verdict == "high" else (low, high)
    return VERDICT.say(lang, truer=truer, other=other, **figures)


def misbehaved(one: Misbehaviour, lang: Lang) -> str:
    parameters = {**{name: getattr(one, name) for name in one.__struct_fields__}, "turn": one.turn + 1}
    return MISBEHAVED.say(lang, **{**parameters, "kind": KINDS[one.kind]}).removesuffix(": ")
