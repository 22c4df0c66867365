"""Tables as lines of text: a list of them, and everything about one."""

from collections.abc import Sequence
from datetime import datetime

from igroteka.core.words import Lang, Words
from igroteka.games import NAMES, game
from igroteka.server.table.folding import fold_log
from igroteka.server.table.transfer import rules_in
from igroteka.store.store import Log, Status, StoredTable

HEAD = Words("code|id|game|status|changed|people", "код|номер|игра|состояние|изменён|люди")
STATUSES: dict[Status, Words] = {
    "open": Words("open", "открыт"),
    "playing": Words("playing", "идёт"),
    "over": Words("over", "окончен"),
}
NONE = Words("There are no tables.", "Столов нет.")
UNKNOWN_TIME = Words("unknown", "неизвестно")
FACTS = Words("code|id|game|rules|status|opened|changed|log", "код|номер|игра|правила|состояние|открыт|изменён|журнал")
RULES = Words("version {rules}", "версия {rules}")
NO_RULES = Words("unknown", "неизвестно")
ENTRIES = Words("{n:entry|entries}", "{n:запись|записи|записей}")
FROZEN = Words("Frozen: {why}", "Заморожен: {why}")
FINISH = Words("  {place}. {name}: {points:point|points}", "  {place}. {name}: {points:очко|очка|очков}")
GAP = "  "


def listed(tables: Sequence[StoredTable], lang: Lang) -> list[str]:
    """A line for each table, under a line that says what stands there."""
    if not tables:
        return [NONE.say(lang)]
    return columns([HEAD.say(lang).split("|"), *(row(table, lang) for table in tables)])


def row(table: StoredTable, lang: Lang) -> list[str]:
    summary = table.summary
    status, changed = STATUSES[summary.status].say(lang), time_said(table.changed, lang)
    return [table.code, table.id, summary.game, status, changed, ", ".join(summary.names)]


def facts_of(log: Log, lang: Lang) -> list[str]:
    table, summary, rules = log.table, log.table.summary, rules_in(log.entries)
    values = [
        table.code,
        table.id,
        game(summary.game).language.title if summary.game in NAMES else summary.game,
        NO_RULES if rules is None else RULES.say(lang, rules=rules),
        STATUSES[summary.status],
        time_said(table.created, lang),
        time_said(table.changed, lang),
        ENTRIES.say(lang, n=len(log.entries)),
    ]
    said = [value.say(lang) if isinstance(value, Words) else value for value in values]
    lines = columns([list(pair) for pair in zip(FACTS.say(lang).split("|"), said, strict=True)])
    for finish in sorted(summary.result, key=lambda finish: finish.place):
        name = finish.name or finish.bot or ""
        lines.append(FINISH.say(lang, place=finish.place, name=name, points=finish.score))
    frozen = fold_log(log.entries).frozen
    return lines if frozen is None else [*lines, FROZEN.say(lang, why=frozen.said)]


def time_said(time: int | None, lang: Lang) -> str:
    """In the time zone of this machine."""
    if time is None:
        return UNKNOWN_TIME.say(lang)
    return datetime.fromtimestamp(time / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
