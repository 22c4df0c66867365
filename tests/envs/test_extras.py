"""Without their libraries the doors say what to install; the rest of the package does not need them."""

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "pettingzoo", "PIL", "resvg_py")


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("library", "module"), [*((library, "marrakech_v1") for library in LIBRARIES), ("pettingzoo", "chazz_race_v2")]
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(library, module):
    told = python(
        f"import sys; sys.modules[{library!r}] = None\n"
        "from igroteka import IgrotekaError\n"
        f"try: import igroteka.envs.{module}\n"
        "except IgrotekaError as error: print(isinstance(error, ImportError), error)"
    )
    assert told.stdout.startswith(f"True This module needs the library {library}")
    assert "pip install 'igroteka[envs]'" in told.stdout


def test_the_rest_of_the_package_imports_none_of_them():
    told = python(
        f"import sys, igroteka.cli.play, igroteka.server.doors.web_server; print(set({LIBRARIES!r}) & set(sys.modules))"
    )
    assert told.stdout == "set()\n", told.stderr
