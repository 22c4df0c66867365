"""`check`: reads every log of a store by the rules, and says which cannot be read to their end."""

from rich.console import Console

from igroteka.cli.compiling import compiling_shown
from igroteka.core.words import Lang, Words
from igroteka.server.table.folding import fold_log
from igroteka.store.reader import StoreReader

FROZEN = Words("Table {code} is frozen: {why}", "Стол {code} заморожен: {why}")
DONE = Words(
    "{n:table|tables} read, {frozen} of them frozen.", "Прочитано: {n:стол|стола|столов}, из них заморожено: {frozen}."
)


def check_logs(store: StoreReader, console: Console, lang: Lang) -> int:
    """0, if all can be read; otherwise 1."""
    count, frozen = 0, 0
    with compiling_shown(console, lang):
        for log in store.logs():
            count += 1
            found = fold_log(log.entries).frozen
            if found is not None:
                frozen += 1
                console.print(FROZEN.say(lang, code=log.table.code, why=found.said), markup=False)
    console.print(DONE.say(lang, n=count, frozen=frozen), markup=False)
    return 1 if frozen else 0
