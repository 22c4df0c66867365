"""`serve`: runs the table server on this machine."""

import argparse
import asyncio
import os
import re
import socket
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console

from igroteka.cli.addresses import address_of, is_for_all, qr, reachable
from igroteka.cli.command import UNKNOWN, asked_of, refuse
from igroteka.cli.folder import asked_folder, data_folder
from igroteka.cli.logs import set_up_logs
from igroteka.cli.site import site_of
from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import whole
from igroteka.core.words import Lang, Words, quote
from igroteka.games import NAMES
from igroteka.server.bots.cached import noted
from igroteka.server.bots.pool import BotPool
from igroteka.server.doors.cleaning import Keep
from igroteka.server.doors.descriptors import raise_descriptors
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.listening import listening
from igroteka.server.doors.loading import Loading
from igroteka.server.doors.measuring import measuring
from igroteka.server.doors.server import Server
from igroteka.server.doors.site import Site
from igroteka.server.doors.web_server import WebServer
from igroteka.server.doors.who import Who
from igroteka.server.room.caretaker import HUMAN
from igroteka.server.system import DICE, SystemClock, SystemSecrets, today
from igroteka.store.sqlite import SqliteStore

USAGE = Words(
    """Usage: ./run serve [--host HOST] [--port PORT] [--data FOLDER] [--workers N] [--pace SECONDS] [--limits LIMITS]
                   [--keep DAYS] [--public-url URL] [--trusted-proxies NETWORKS] [--metrics [HOST:]PORT] [--lang ru|en]

  --host HOST      address to listen on; default: 127.0.0.1, this machine only. 0.0.0.0: all networks
  --port PORT      default: 8000. 0: any free port
  --data FOLDER    folder for the database; default: {data}
  --workers N      number of processes in which masters think; two more are for hints and other bots; default: {workers}
  --pace SECONDS   minimum length of a bot's turn, so that people can follow; default: {pace}. 0: none
  --limits LIMITS  separated by commas; defaults: {limits}.
                   Messages per second from one socket; requests per second, open sockets and open connections
                   from one address (in IPv6, one /64 network); tables per hour opened by one person or one address
  --keep DAYS      how long tables are kept after the last that happened there, separated by commas;
                   defaults: {keep}. In days, or forever; open are those that never began
  --public-url URL
                   the address that people type if there is a proxy, like https://games.example or
                   https://example.org/games. Links and QR codes begin with it, and requests from pages of other
                   origins are refused
  --trusted-proxies NETWORKS
                   whose X-Forwarded-For, -Proto and -Host are believed: addresses or networks, separated by commas;
                   default: this machine's own
  --metrics [HOST:]PORT
                   where Prometheus finds metrics; without HOST, on this machine only. Default: nowhere
  --lang ru|en     language; default: from the environment
""",
    """Как запускать: ./run serve [--host АДРЕС] [--port ПОРТ] [--data ПАПКА] [--workers N] [--pace СЕКУНДЫ]
                            [--limits ПРЕДЕЛЫ] [--keep ДНИ] [--public-url АДРЕС] [--trusted-proxies СЕТИ]
                            [--metrics [АДРЕС:]ПОРТ] [--lang ru|en]

  --host АДРЕС      где слушать; по умолчанию 127.0.0.1: только эта машина. 0.0.0.0: все, кто до неё доберётся
  --port ПОРТ       по умолчанию 8000; 0: любой свободный
  --data ПАПКА      где хранятся столы; по умолчанию {data}
  --workers N       сколько процессов думает за мастеров (для подсказок и прочих ботов — ещё два); обычно {workers}
  --pace СЕКУНДЫ    сколько секунд, не меньше, длится ход бота, чтобы люди успевали; по умолчанию {pace}. 0: ходит сразу
  --limits ПРЕДЕЛЫ  через запятую; по умолчанию: {limits}.
                    messages: сообщений в секунду по одному сокету; requests: запросов в секунду, sockets: открытых
                    сокетов и connections: всех открытых соединений с одного адреса (в IPv6 — из одной сети /64);
                    tables: столов в час, которые может открыть один человек или один адрес
  --keep ДНИ        сколько хранить столы, на которых больше ничего не происходит, через запятую;
                    по умолчанию: {keep}. Дни или forever (вечно); open — партия так и не началась
  --public-url АДРЕС
                    по какому адресу заходят люди, если перед сервером стоит прокси: https://games.example или
                    https://example.org/games. С него начинаются ссылки и QR-коды, а запросы со страниц
                    других сайтов отклоняются
  --trusted-proxies СЕТИ
                    чьим заголовкам X-Forwarded-For, -Proto и -Host верить: адреса или сети через запятую;
                    по умолчанию — только этой машине
  --metrics [АДРЕС:]ПОРТ
                    где Prometheus найдёт показатели; без адреса — только на этой машине. По умолчанию нигде
  --lang ru|en      язык; по умолчанию — из окружения
""",
)
BEHIND = Words(
    "Igroteka is at {address} once your proxy passes requests on to {listens} (Ctrl+C stops it)",
    "Игротека: {address} — когда прокси передаёт запросы на {listens} (Ctrl+C остановит)",
)
HERE = Words("Igroteka is at {address} (Ctrl+C stops it)", "Игротека: {address} (Ctrl+C остановит)")
IN_LAN = Words("For others on the same network: {address}", "Для других в той же сети: {address}")
MEASURED = Words("Metrics are at {address}", "Показатели: {address}")
COMPILING = Words(
    "Compiling the games, once: {rules} of {all} can be played, {bots} with bots at full strength",
    "Готовлю игры, один раз: играть можно в {rules} из {all}, боты в полной силе в {bots}",
)
READY = Words("All games and bots are ready.", "Все игры и боты готовы.")
KEPT_IN = Words("Tables are stored in {folder}", "Столы хранятся в {folder}")
BAD_PORT = Words(
    "--port {got} should be a whole number from 0 to 65535.", "--port {got}: нужно целое число от 0 до 65535."
)
BAD_WORKERS = Words(
    "--workers {got} should be a whole number from 1 to 64.", "--workers {got}: нужно целое число от 1 до 64."
)
BAD_PACE = Words(
    "--pace {got} should be a number of seconds from 0 to 60, like 1.2.",
    "--pace {got}: нужно число секунд от 0 до 60, например 1.2.",
)
BAD_METRICS = Words(
    "--metrics {got} should be a port, or an address and a port, like 9100 or 10.89.0.3:9100.",
    "--metrics {got}: нужен порт или адрес с портом, например 9100 или 10.89.0.3:9100.",
)
BAD_LIMIT = Words(
    "--limits {got} should be like requests=50; the names are {valid}.",
    "--limits {got}: нужно вроде requests=50; имена такие: {valid}.",
)
HOSTING = ("--public-url", "--trusted-proxies", "--metrics")
FLAGS = ("--host", "--port", "--data", "--workers", "--pace", "--limits", "--keep", *HOSTING)
BAD_KEEP = Words(
    "--keep {got} should be like open=30 or over=forever; the names are {valid}, the days 1 to 36500.",
    "--keep {got}: нужно вроде open=30 или over=forever; имена такие: {valid}, дней от 1 до 36500.",
)
FOREVER = "forever"
MOST_DAYS = 36_500
MOST_LIMIT = 1_000_000
MOST_PACE = 60
SWITCH_EVERY = 0.001
"""Python's thread switch interval, in seconds. A commit waits up to two intervals while the event loop is busy, and the
default interval is five times as long."""


class NotListening(IgrotekaError):
    words = Words(
        "Cannot listen on {host}, port {port} ({system}). Choose another port with {flag}, or stop the program that "
        "uses it.",
        "Слушать {host}, порт {port}, нельзя ({system}). Выберите другой через {flag} или остановите, кто его занял.",
    )


def serve(arguments: list[str], lang: Lang) -> int:
    asked = asked_of(arguments, *FLAGS)
    if asked.game is not None:
        refuse(UNKNOWN, got=quote(asked.game))
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if asked.help:
        console.print(usage(lang), markup=False)
        return 0
    asyncio.run(run(asked, console, lang))
    return 0


def usage(lang: Lang) -> str:
    limits = ",".join(f"{name}={value}" for name, value in msgspec.structs.asdict(Limits()).items())
    return USAGE.say(
        lang, data=data_folder(), workers=usual_workers(), pace=HUMAN, limits=limits, keep=keep_said(Keep())
    )


async def run(asked: argparse.Namespace, console: Console, lang: Lang) -> None:
    """Runs the server until a signal stops it."""
    host, port = asked.host or "127.0.0.1", number(asked.port, 8000, range(65536), BAD_PORT)
    workers = number(asked.workers, usual_workers(), range(1, 65), BAD_WORKERS)
    folder = asked_folder(asked)
    pace, limits, site = pace_of(asked.pace), limits_of(asked.limits), site_of(asked.public_url, asked.trusted_proxies)
    metrics_at, keep = metrics_address(asked.metrics), keep_of(asked.keep)
    set_up_logs()
    raise_descriptors()
    sys.setswitchinterval(SWITCH_EVERY)
    with listening_at(host, port) as bound, measured(metrics_at) as metrics_port:
        store = await SqliteStore.open(folder)
        who = await Who.of(store, SystemSecrets(), today)
        port = bound.getsockname()[1]
        at = partial(reachable, host, port)
        server = Server(
            store,
            who,
            BotPool(workers),
            SystemClock(),
            DICE,
            SystemSecrets(),
            limits,
            pace,
            at,
            site,
            noted(NAMES),
            keep,
        )
        tell_where(console, lang, host, port, folder, site)
        if metrics_at is not None:
            address = address_of(metrics_at[0], metrics_port)
            console.print(MEASURED.say(lang, address=f"{address}metrics"), markup=False)
        showing = asyncio.create_task(show(server.loading, console, lang))
        await WebServer(server).serve([bound])
        showing.cancel()


def listening_at(host: str, port: int) -> socket.socket:
    try:
        return listening(host, port)
    except OSError as error:
        raise NotListening(host=host, port=port, system=error.strerror or error, flag="--port") from None


@contextmanager
def measured(at: tuple[str, int] | None) -> Generator[int]:
    """Metrics at an address of their own, if they are asked for; gives the port."""
    if at is None:
        yield 0
        return
    host, port = at
    with ExitStack() as stack:
        try:
            open_port = stack.enter_context(measuring(host, port))
        except OSError as error:
            raise NotListening(host=host, port=port, system=error.strerror or error, flag="--metrics") from None
        yield open_port


def tell_where(console: Console, lang: Lang, host: str, port: int, folder: Path, site: Site) -> None:
    if site.public is not None:
        public = f"{site.public.origin}{site.public.path}/"
        console.print(BEHIND.say(lang, address=public, listens=address_of(host, port)), markup=False)
    else:
        tell_address(console, lang, host, port)
    console.print(KEPT_IN.say(lang, folder=folder), markup=False)


def tell_address(console: Console, lang: Lang, host: str, port: int) -> None:
    console.print(HERE.say(lang, address=address_of(host, port)), markup=False)
    origin = reachable(host, port) if is_for_all(host) else None
    if origin is not None:
        address = f"{origin}/"
        console.print(IN_LAN.say(lang, address=address), markup=False)
        console.print(qr(address), markup=False)


async def show(loading: Loading, console: Console, lang: Lang) -> None:
    """Shows progress while rules and bots are compiled, if they have to be."""
    if loading.agenda.is_empty:
        return
    with console.status("") as status:
        while not loading.is_over:
            rules, bots = len(loading.loaded), len(loading.strong)
            status.update(COMPILING.say(lang, rules=rules, all=len(loading.games), bots=bots))
            await asyncio.sleep(0.2)
    console.print(READY.say(lang))


def number(text: str | None, otherwise: int, valid: range, wrong: Words) -> int:
    if text is None:
        return otherwise
    if not is_number(text, valid):
        refuse(wrong, got=quote(text))
    return int(text)


def is_number(text: str, valid: range) -> bool:
    return whole(text) in valid


def pace_of(text: str | None) -> float:
    if text is None:
        return HUMAN
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", text) or float(text) > MOST_PACE:
        refuse(BAD_PACE, got=quote(text))
    return float(text)


def metrics_address(text: str | None) -> tuple[str, int] | None:
    """The host and the port of `9100` or `10.89.0.3:9100`."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not is_number(port, range(65536)):
        refuse(BAD_METRICS, got=quote(text))
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def limits_of(text: str | None) -> Limits:
    names = list(msgspec.structs.asdict(Limits()))
    given: dict[str, int] = {}
    for pair in text.split(",") if text else ():
        name, _, value = pair.partition("=")
        if name not in names or not is_number(value, range(1, MOST_LIMIT)):
            refuse(BAD_LIMIT, got=quote(pair), valid=names)
        given[name] = int(value)
    return Limits(**given)


def keep_of(text: str | None) -> Keep:
    names = list(msgspec.structs.asdict(Keep()))
    given: dict[str, int | None] = {}
    for pair in text.split(",") if text else ():
        name, _, value = pair.partition("=")
        if name not in names or not (value == FOREVER or is_number(value, range(1, MOST_DAYS + 1))):
            refuse(BAD_KEEP, got=quote(pair), valid=names)
        given[name] = None if value == FOREVER else int(value)
    return Keep(**given)


def keep_said(keep: Keep) -> str:
    """As it is written after --keep."""
    return ",".join(
        f"{name}={FOREVER if days is None else days}" for name, days in msgspec.structs.asdict(keep).items()
    )


def usual_workers() -> int:
    """The default number of workers, which leaves one processor to the tables."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))
