"""`serve`, as a process: where it listens, what it says, how it ends."""

import asyncio
import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from rich.console import Console

from igroteka.cli import main
from igroteka.cli.addresses import address_of, lan_address, qr, reachable
from igroteka.cli.command import BadCommand
from igroteka.cli.folder import data_folder
from igroteka.cli.serve import (
    NotListening,
    keep_of,
    keep_said,
    limits_of,
    measured,
    metrics_address,
    pace_of,
    show,
    tell_where,
)
from igroteka.cli.site import site_of
from igroteka.core.words import LANGUAGES, Lang
from igroteka.games import NAMES
from igroteka.server.bots.parts import GamePart
from igroteka.server.doors.cleaning import Keep
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.loading import Loading
from igroteka.server.doors.site import USUAL
from tests.server.client import QuickBots

COMMAND = [sys.executable, "-m", "igroteka.cli", "serve", "--workers", "1"]


@contextmanager
def served(
    *arguments: str, lang: str = "C", before: Callable[[], None] | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and the address that it says it is at."""
    environment = {**os.environ, "LC_ALL": lang, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=before,
    )
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, process.communicate()
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def read(address: str) -> tuple[int, str]:
    try:
        with urlopen(address, timeout=30) as answer:  # noqa: S310 (its own server)
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_answers_at_once_and_ends_well(tmp_path: Path, how: signal.Signals):
    with served("--port", "0", "--data", str(tmp_path)) as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert process.stdout
        assert str(tmp_path) in process.stdout.readline()
        assert read(address)[0] == 200
        assert read(address + "readyz")[0] in (200, 503)
        process.send_signal(how)
        _, noted = process.communicate(timeout=60)
        assert process.returncode == 0
        assert json.loads(noted.splitlines()[-1])["event"] == "stopped"
        assert "Traceback" not in noted


def test_a_folder_or_a_port_in_use_is_refused_with_a_sentence(tmp_path: Path):
    with served("--port", "0", "--data", str(tmp_path)) as (_, address):
        port = address.strip("/").rpartition(":")[2]
        for arguments, said in (
            (["--port", "0", "--data", str(tmp_path)], "another process is using it"),
            (["--port", port, "--data", str(tmp_path / "other")], f"port {port}"),
        ):
            told = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False, timeout=60)
            assert told.returncode == 2
            assert said in told.stderr
            assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "x"], "--port 'x' should be"),
        (["--port", "65536"], "--port '65536' should be"),
        (["--workers", "0"], "--workers '0' should be"),
        (["--pace", "-1"], "--pace '-1' should be"),
        (["--pace", "soon"], "--pace 'soon' should be"),
        (["--pace", "nan"], "--pace 'nan' should be"),
        (["--pace", "61"], "--pace '61' should be"),
        (["--limits", "walls=3"], "--limits 'walls=3' should be"),
        (["--limits", "sockets=many"], "--limits 'sockets=many' should be"),
        (["--public-url", "games.example"], "--public-url 'games.example' should be"),
        (["--public-url", ""], "--public-url '' should be"),
        (["--trusted-proxies", "10.0.0.5/8"], "--trusted-proxies '10.0.0.5/8' should be"),
        (["--trusted-proxies", "proxy"], "--trusted-proxies 'proxy' should be"),
        (["--metrics", "x"], "--metrics 'x' should be"),
        (["--metrics", "127.0.0.1:"], "--metrics '127.0.0.1:' should be"),
        (["--metrics", "65536"], "--metrics '65536' should be"),
        (["--speed", "3"], "Unknown argument"),
        (["now"], "Unknown argument 'now'"),
    ],
)
def test_what_it_does_not_understand_is_refused(arguments, said, capsys):
    noted_by = list(logging.getLogger().handlers)
    assert main(["serve", *arguments, "--lang", "en"]) == 2
    assert logging.getLogger().handlers == noted_by
    told = capsys.readouterr().err
    assert said in told
    assert "./run serve --help" in told


def test_its_help_tells_the_defaults_in_both_languages(capsys):
    for lang, said in (("en", "this machine only"), ("ru", "только эта машина")):
        assert main(["serve", "--help", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert said in told
        assert "messages=30,requests=20,tables=60,sockets=100,connections=300" in told
        assert str(data_folder()) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_behind_a_proxy_it_says_where_people_and_where_the_proxy_finds_it(lang: Lang):
    told = io.StringIO()
    site = site_of("https://games.example/x", None)
    tell_where(Console(file=told, width=200), lang, "0.0.0.0", 8000, Path("data"), site)  # noqa: S104
    assert "https://games.example/x/ " in told.getvalue()
    assert "http://localhost:8000/ " in told.getvalue()
    assert "█" not in told.getvalue()  # no QR code of an address in the local network


def test_metrics_stay_on_this_machine_unless_an_address_is_named():
    at = {text: metrics_address(text) for text in (None, "9100", "10.89.0.3:9100", "[::1]:0")}
    assert list(at.values()) == [None, ("127.0.0.1", 9100), ("10.89.0.3", 9100), ("::1", 0)]


def test_a_port_in_use_for_metrics_is_refused_with_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(NotListening) as refused, measured(("127.0.0.1", port)):
            pass
    assert f"port {port}" in refused.value.sentence("en")
    assert "--metrics" in refused.value.sentence("en")


def test_limits_that_are_not_named_stay():
    assert limits_of("sockets=7,tables=8") == Limits(sockets=7, tables=8)


def test_bots_take_their_time_unless_they_are_told_otherwise():
    assert [pace_of(text) for text in (None, "0", "0.25", "60")] == [1.2, 0, 0.25, 60]


@pytest.mark.parametrize(
    ("host", "lan", "origin"),
    [
        ("127.0.0.1", "192.0.2.7", None),
        ("localhost", "192.0.2.7", None),
        ("::1", "192.0.2.7", None),
        ("0.0.0.0", "192.0.2.7", "http://192.0.2.7:8000"),  # noqa: S104
        ("::", "192.0.2.7", "http://192.0.2.7:8000"),
        ("0.0.0.0", None, None),  # noqa: S104
        ("192.0.2.9", "192.0.2.7", "http://192.0.2.9:8000"),
    ],
)
def test_others_find_it_by_its_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, host: str, lan: Any, origin: Any
):
    monkeypatch.setattr("igroteka.cli.addresses.lan_address", lambda: lan)
    assert reachable(host, 8000) == origin


def test_the_address_in_the_network_is_the_one_that_leads_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("igroteka.cli.addresses.ELSEWHERE", ("127.0.0.1", 9))
    assert lan_address() == "127.0.0.1"
    monkeypatch.setattr("igroteka.cli.addresses.ELSEWHERE", ("255.255.255.255", 9))  # the system refuses broadcasts
    assert lan_address() is None


@pytest.mark.parametrize(("lan", "codes"), [("192.0.2.7", 1), (None, 0)])
def test_a_server_for_all_shows_its_address_as_a_qr_code(monkeypatch: pytest.MonkeyPatch, lan: Any, codes: int):
    monkeypatch.setattr("igroteka.cli.addresses.lan_address", lambda: lan)
    told = io.StringIO()
    tell_where(Console(file=told, width=200), "en", "0.0.0.0", 8000, Path("/data"), USUAL)  # noqa: S104
    assert "http://localhost:8000/" in told.getvalue()
    assert told.getvalue().count("http://192.0.2.7:8000/") == codes
    assert (qr("http://192.0.2.7:8000/") in told.getvalue()) == bool(codes)


@pytest.mark.parametrize("is_compiled", [True, False])
def test_compiling_is_shown_to_its_end_if_something_has_to_be_compiled(
    monkeypatch: pytest.MonkeyPatch, is_compiled: bool
):
    done = {GamePart(name, part) for name in NAMES for part in ("rules", "bots")} if is_compiled else ()
    loading, told, waits = Loading(NAMES, QuickBots(), print, done), io.StringIO(), [0]

    async def passes(seconds: float) -> None:
        """In the first wait two games are loaded, and everything else in the third."""
        waits[0] += 1
        loading.loaded = list(NAMES[:2])
        loading.is_over = waits[0] == 3

    monkeypatch.setattr("igroteka.cli.serve.asyncio.sleep", passes)
    asyncio.run(show(loading, Console(file=told, width=200, force_terminal=True), "en"))
    assert waits == [0 if is_compiled else 3]
    assert ("2 of 4 can be played, 0 with bots" in told.getvalue()) == (not is_compiled)
    assert ("All games and bots are ready" in told.getvalue()) == (not is_compiled)


def test_what_is_kept_is_read_and_told():
    assert keep_of(None) == Keep(open=7, playing=None, over=None)
    assert keep_of("over=365,open=forever") == Keep(open=None, playing=None, over=365)
    assert keep_said(keep_of("playing=30")) == "open=7,playing=30,over=forever"
    for wrong in (
        "open",
        "open=",
        "open=0",
        "open=36501",
        "open=-1",
        "open=1.5",
        "lost=3",
        "open=7;over=9",
        "open=ever",
    ):
        with pytest.raises(BadCommand, match="should be like open=30 or over=forever"):
            keep_of(wrong)


def test_windows_keeps_data_where_programs_keep_theirs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/appdata")
    assert data_folder() == Path("/appdata/igroteka/data")


def test_addresses_are_such_as_people_type():
    assert address_of("0.0.0.0", 8000) == "http://localhost:8000/"  # noqa: S104
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert qr("http://192.0.2.1:8000/").count("\n") > 10


def test_it_does_not_wait_for_clients_that_say_nothing(tmp_path: Path):
    with served("--port", "0", "--data", str(tmp_path)) as (process, address):
        port = int(address.strip("/").rpartition(":")[2])
        assert read(address)[0] == 200
        with socket.create_connection(("127.0.0.1", port)):
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
            assert process.returncode == 0


def test_it_raises_its_limit_of_descriptors(tmp_path: Path):
    resource = pytest.importorskip("resource")  # Windows has no such limit
    if not Path("/proc/self/limits").exists():
        pytest.skip("only Linux tells the limits of another process")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]

    def low() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))

    with served("--port", "0", "--data", str(tmp_path), before=low) as (process, _):
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        assert re.findall(r"Max open files +(\d+)", limits) == [str(hard)]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
