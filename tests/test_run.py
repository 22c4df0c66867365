"""`./run`: on bare machines it says what is missing."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUN = ROOT / "run"


def test_old_pythons_can_read_it():
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 4))


@pytest.mark.parametrize(
    ("lang", "said"),
    [("C", "needs Python 3.11 or newer, and this is Python 3.8"), ("ru_RU.UTF-8", "нужен Python 3.11 или новее")],
)
def test_an_old_python_gets_a_sentence(lang, said):
    code = f"import sys; sys.version_info = (3, 8, 10); sys.argv = ['run', 'play']; f = {str(RUN)!r}; " + (
        "exec(compile(open(f, encoding='utf-8').read(), f, 'exec'), {'__name__': '__main__', '__file__': f})"
    )
    environment = {**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": lang}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert said in told.stderr
    assert "Traceback" not in told.stderr


def test_without_a_network_there_is_a_sentence(tmp_path):
    for name in ("run", "requirements-uv.txt", "requirements.txt", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "LC_ALL": "C"}
    told = subprocess.run(
        [sys.base_prefix + "/bin/python3", "run", "check"],
        cwd=tmp_path,
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert (
        "Could not install uv. It has to be downloaded once: is this machine connected to the network?" in told.stderr
    )
    assert "Traceback" not in told.stderr


def test_an_unknown_command_is_answered_with_the_list_of_commands():
    told = subprocess.run([sys.executable, str(RUN), "fly"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "'fly'" in told.stderr
    for command in ("play", "arena", "bench", "python", "test", "check"):
        assert command in told.stderr


def test_alone_it_lists_the_commands():
    told = subprocess.run([sys.executable, str(RUN)], capture_output=True, text=True, check=True)
    assert "play GAME" in told.stdout or "play ИГРА" in told.stdout


def test_a_figure_that_is_not_there_is_answered_with_the_figures():
    told = subprocess.run([sys.executable, str(RUN), "bench", "weather"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "playouts" in told.stderr


def test_it_runs_python_in_the_environment_and_passes_arguments_and_exit_codes_on():
    code = "import sys, igroteka; print(sys.argv[1:]); sys.exit(7)"
    told = subprocess.run([str(RUN), "python", "-c", code, "a b"], capture_output=True, text=True, check=False)
    assert (told.stdout, told.returncode) == ("['a b']\n", 7)
