"""`@rule`: a plain function of the rulebook, compiled by numba, and the cache where the result is kept.

The same source runs uncompiled with NUMBA_DISABLE_JIT=1. numba's own cache notices edits only in the file
of the function itself, not in the files it calls, and does not know the two switches below: so the folder
is named after a hash of all engine sources and of the switches. An edited rule is never played from an old
cache.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config
from numba.core.registry import CPUDispatcher

PACKAGE = Path(__file__).parent.parent
ENGINE = ("bots", "core", "envs", "games", "match")  # the rooms that hold compiled code
SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT")
KEPT = 6  # caches of earlier sources that stay, for whoever switches between branches

# Without numba's runtime: rules allocate nothing, so nothing needs to be counted, and an allocation that slips
# in is refused when it is compiled. Counting references made playouts three times slower.
switches = {"_nrt": False}
inside_others = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
inlined: Any = numba.njit(**switches, **inside_others)  # type: ignore[call-overload]
called: Any = numba.njit(**switches, cache=True, nogil=True)  # type: ignore[call-overload]
crossed: Any = numba.njit(**switches, cache=True)  # type: ignore[call-overload]

Function = TypeVar("Function", bound=Callable[..., Any])


class Rule(CPUDispatcher):
    """A rule lives in the compiled functions that use it. Python, when it calls one, runs its plain source: to make and
    keep a door for each of a hundred rules would cost a third of the time of the first start.
    """

    def __call__(self, *arguments: Any) -> Any:  # type: ignore[override]
        return self.py_func(*arguments)


def rule(function: Function) -> Function:
    """A sentence of the rulebook: compiled when it is first needed, into each function that uses it."""
    made: Any = inlined(function)
    if made is not function:  # which it is with compiling switched off
        made.__class__ = Rule
    return made


def entry(function: Function) -> Function:
    """A function that much is compiled into, or that Python calls: compiled once, and called."""
    return called(function)


def crossing(function: Function) -> Function:
    """One that Python calls for less than a microsecond. It keeps Python's lock: to let go of it and take it again
    would cost a fifth of the way there and back.
    """
    return crossed(function)


def sources_hash() -> str:
    """One name for all that a compiled rule depends on."""
    digest = hashlib.sha256(numba.__version__.encode())
    for switch in SWITCHES:
        digest.update(os.environ.get(switch, "").encode() + b"\0")
    more = os.environ.get("IGROTEKA_GAMES")  # a folder of further games: games/__init__.py
    folders = [PACKAGE / room for room in ENGINE] + ([Path(more)] if more else [])
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.as_posix().removeprefix(PACKAGE.as_posix()).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where this system keeps what programs can make again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "igroteka"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "igroteka"


def open_cache() -> Path:
    """This source version's folder; made if it is not there, in a temporary place if it cannot be."""
    name = f"rules-{sources_hash()}"
    try:
        folder = cache_home() / name
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(folder.parent)
    except (OSError, RuntimeError):
        folder = Path(tempfile.mkdtemp(prefix="igroteka-"))
    return folder


def forget_old(home: Path) -> None:
    """Every edit of a rule starts a new folder; the ones unused for longest go."""
    folders = sorted(home.glob("rules-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


CACHE = open_cache()
config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
# The third level costs a sixth more time at the first start, and no game is faster by it.
config.OPT = type(config.OPT)(2)  # type: ignore[attr-defined]
