"""`tables`: lists, shows, exports, imports and deletes the tables of a server."""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from igroteka.cli.command import TOO_MANY_WORDS, asked_of, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.folder import asked_folder, data_folder
from igroteka.cli.saving import EXISTS, NOT_A_FILE, FileTrouble, not_read, write_whole
from igroteka.cli.table_lines import facts_of, listed
from igroteka.core.words import Lang, Words, quote
from igroteka.store.errors import NoSuchTable, Taken
from igroteka.store.reader import read_store
from igroteka.store.store import Log, StoredTable

USAGE = Words(
    """Usage: ./run tables list [--data FOLDER] [--lang ru|en]
       ./run tables show TABLE
       ./run tables export TABLE [FILE]
       ./run tables import FILE
       ./run tables delete TABLE
       ./run tables check

  list             all tables, the last changed first
  show TABLE       one of them, by its code or its id
  export TABLE     writes its log as text, to FILE or to the terminal
  import FILE      adds a table from such a text; one that is there already is not replaced
  delete TABLE     deletes a table and its log, for ever
  check            reads every log by the rules, and says which cannot be read; exit code 1 if there are any

  --data FOLDER    folder of the server; default: {data}
  --lang ru|en     language; default: from the environment

A server may run meanwhile, except for import and delete.
""",
    """Как запускать: ./run tables list [--data ПАПКА] [--lang ru|en]
                ./run tables show СТОЛ
                ./run tables export СТОЛ [ФАЙЛ]
                ./run tables import ФАЙЛ
                ./run tables delete СТОЛ
                ./run tables check

  list             все столы; последние изменения — сверху
  show СТОЛ        один стол, по его коду или номеру
  export СТОЛ      записать его журнал текстом, в ФАЙЛ или на экран
  import ФАЙЛ      добавить стол из такого текста; стол, который уже есть, не заменяется
  delete СТОЛ      удалить стол и его журнал, навсегда
  check            прочитать все журналы по правилам и сказать, какие не читаются; если такие есть, код возврата 1

  --data ПАПКА     папка сервера; по умолчанию {data}
  --lang ru|en     язык; по умолчанию — из окружения

Сервер при этом может работать; только import и delete требуют его остановить.
""",
)
NO_SUCH = Words("tables {got}: there are {valid}.", "tables {got}: бывает {valid}.")
WORDS_MISSING = Words(
    "tables {what}: name a {valid:table=table;file=file}.", "tables {what}: укажите {valid:table=стол;file=файл}."
)
WRITTEN = Words("Written: {file}", "Записано: {file}")
ADDED = Words(
    "Table {code} is added, with {n:entry|entries}.", "Стол {code} добавлен, в журнале {n:запись|записи|записей}."
)
OTHER_CODE = Words(
    "Its code {old} is in use here, so it is now {code}.", "Его код {old} здесь занят, теперь он {code}."
)
DELETED = Words("Table {code} is deleted.", "Стол {code} удалён.")

Action = Callable[[argparse.Namespace, Console, Lang], int]


def tables(arguments: list[str], lang: Lang) -> int:
    asked = asked_of(arguments, "--data", words="*")
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if asked.help:
        console.print(USAGE.say(lang, data=data_folder()), markup=False)
        return 0
    what, *asked.words = asked.words or [""]
    if what not in ACTIONS:
        refuse(NO_SUCH, got=quote(what), valid=list(ACTIONS))
    action, least, most, wants = ACTIONS[what]
    if len(asked.words) < least:
        refuse(WORDS_MISSING, what=what, valid=wants)
    if len(asked.words) > most:
        refuse(TOO_MANY_WORDS, got=quote(asked.words[most]))
    return action(asked, console, lang)


def show_list(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    with read_store(asked_folder(asked)) as store:
        for line in listed(store.tables(), lang):
            console.print(line, markup=False)
    return 0


def show(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    log = log_of(asked)
    with compiling_shown(console, lang):
        lines = facts_of(log, lang)
    for line in lines:
        console.print(line, markup=False)
    return 0


def export(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    from igroteka.server.table.transfer import exported

    text = exported(log_of(asked))
    if len(asked.words) == 1:
        print(text, end="")
        return 0
    file = Path(asked.words[1]).expanduser()
    if file.exists() and not file.is_dir():
        raise FileTrouble(file=quote(str(file)), why=EXISTS)
    write_whole(text, file)
    console.print(WRITTEN.say(lang, file=file), markup=False)
    return 0


def log_of(asked: argparse.Namespace) -> Log:
    with read_store(asked_folder(asked)) as store:
        return store.log(asked.words[0])


def add(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    from igroteka.server.table.transfer import imported

    data = bytes_of(Path(asked.words[0]).expanduser())
    with compiling_shown(console, lang):
        log = imported(data)
    code = asyncio.run(add_to(asked_folder(asked), log))
    console.print(ADDED.say(lang, code=code, n=len(log.entries)), markup=False)
    if code != log.table.code:
        console.print(OTHER_CODE.say(lang, old=log.table.code, code=code), markup=False)
    return 0


async def add_to(folder: Path, log: Log) -> str:
    """Adds the log under its own code or, if another table has that, under a new one. Returns the code."""
    from igroteka.server.room.codes import drawn_code
    from igroteka.server.system import DICE
    from igroteka.store.sqlite import SqliteStore

    store, code = await SqliteStore.open(folder), log.table.code
    try:
        while True:
            try:
                await store.restore(StoredTable(log.table.id, code, log.table.summary), log.entries)
            except Taken as taken:
                if taken.parameters["what"] != "code":
                    raise
                code = drawn_code(DICE)
            else:
                return code
    finally:
        await store.close()


def delete(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    code = asyncio.run(delete_from(asked_folder(asked), asked.words[0]))
    console.print(DELETED.say(lang, code=code), markup=False)
    return 0


async def delete_from(folder: Path, table: str) -> str:
    """Deletes the table with this id or code. Returns its code."""
    from igroteka.store.sqlite import SqliteStore

    with read_store(folder):  # a folder without a store is refused, not filled
        pass
    store = await SqliteStore.open(folder)
    try:
        try:
            found = (await store.read(table)).table
        except NoSuchTable:
            found = await store.find(table)
        await store.delete(found.id)
        return found.code
    finally:
        await store.close()


def check(asked: argparse.Namespace, console: Console, lang: Lang) -> int:
    from igroteka.cli.check import check_logs

    with read_store(asked_folder(asked)) as store:
        return check_logs(store, console, lang)


def bytes_of(file: Path) -> bytes:
    try:
        if not file.is_file():
            raise FileTrouble(file=quote(str(file)), why=NOT_A_FILE)
        return file.read_bytes()
    except (OSError, ValueError) as error:
        raise not_read(file, error) from None


ACTIONS: dict[str, tuple[Action, int, int, str]] = {
    "list": (show_list, 0, 0, ""),
    "show": (show, 1, 1, "table"),
    "export": (export, 1, 2, "table"),
    "import": (add, 1, 1, "file"),
    "delete": (delete, 1, 1, "table"),
    "check": (check, 0, 0, ""),
}
"""By name: what it does, the least and the most words after it, and what the first of them is."""
