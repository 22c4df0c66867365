"""How the command line ends when it is stopped, or when nobody reads what it says."""

import os
import subprocess
import sys

import pytest

from igroteka.cli import main


@pytest.mark.parametrize(("lang", "said"), [("en", "Stopped."), ("ru", "Остановлено.")])
def test_ctrl_c_ends_a_command_with_a_word(monkeypatch: pytest.MonkeyPatch, capsys, lang: str, said: str):
    def stopped(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("igroteka.cli.verify.verify", stopped)
    assert main(["verify", "record.txt", "--lang", lang]) == 1
    assert capsys.readouterr().err == f"\n{said}\n"


TALKING = "import igroteka.cli.verify as command; command.verify = lambda *_: print('x' * 1_000_000)"


@pytest.mark.parametrize(
    "program",
    [["-m", "igroteka.cli", "verify", "--help"], ["-c", f"{TALKING}; import igroteka.cli.__main__", "verify"]],
)
def test_a_reader_that_goes_away_ends_a_command_without_a_word(program: list[str]):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nowhere:
        told = subprocess.run(
            [sys.executable, *program], stdout=nowhere, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert told.returncode == 1
    assert told.stderr == b""
