"""`backup`: copies the store of a server, which may be running, into one file."""

from pathlib import Path

from rich.console import Console

from igroteka.cli.command import TOO_MANY_WORDS, asked_of, refuse
from igroteka.cli.folder import asked_folder, data_folder
from igroteka.core.words import Lang, Words, quote
from igroteka.store.backup import back_up

USAGE = Words(
    """Usage: ./run backup FILE [--data FOLDER] [--lang ru|en]

Copies all tables and the server's key into FILE, and checks the copy. The server may run meanwhile. The copy is as
secret as the original: anyone who has it can take any seat.
To restore it, stop the server and put the copy into its folder as igroteka.db, without igroteka.db-wal and -shm.

  --data FOLDER    folder of the server; default: {data}
  --lang ru|en     language; default: from the environment
""",
    """Как запускать: ./run backup ФАЙЛ [--data ПАПКА] [--lang ru|en]

Копирует все столы и ключ сервера в ФАЙЛ и проверяет копию. Сервер при этом может работать. Копию храните так же
бережно, как и оригинал: с ней можно занять любое место.
Чтобы восстановить: остановите сервер и положите копию в его папку под именем igroteka.db, без igroteka.db-wal и -shm.

  --data ПАПКА     папка сервера; по умолчанию {data}
  --lang ru|en     язык; по умолчанию — из окружения
""",
)
NO_FILE = Words("Name the file for the backup.", "Укажите файл для резервной копии.")
DONE = Words("Written and checked: {file}, {n:table|tables}", "Записано и проверено: {file}, {n:стол|стола|столов}")


def backup(arguments: list[str], lang: Lang) -> int:
    asked = asked_of(arguments, "--data", words="*")
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if asked.help:
        console.print(USAGE.say(lang, data=data_folder()), markup=False)
        return 0
    if not asked.words:
        refuse(NO_FILE)
    if len(asked.words) > 1:
        refuse(TOO_MANY_WORDS, got=quote(asked.words[1]))
    file = Path(asked.words[0]).expanduser()
    count = back_up(asked_folder(asked), file)
    console.print(DONE.say(lang, file=file, n=count), markup=False)
    return 0
