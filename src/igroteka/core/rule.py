"""`@rule` compiles the functions of the rulebook with numba, and keeps the machine code in a cache.

The same source runs uncompiled with NUMBA_DISABLE_JIT=1. numba's own cache notices edits only in the file of the
function itself, not in the files of functions it calls, and ignores the two switches below. The cache folder is
therefore named after a hash of all engine sources and of the switches, so an edited rule never runs from a stale cache.
Several processes may compile at once, and numba's cache has no locks: `SharedCache` adds one.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config
from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None

PACKAGE = Path(__file__).parent.parent
ENGINE = ("bots", "core", "envs", "games", "match")  # the packages with compiled code
SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT")
KEPT = 6  # caches of other source versions to keep, for switching between branches

# Without numba's runtime: rules allocate nothing and need no reference counts, which made playouts three times
# slower. An allocation that slips in is a compile error.
switches = {"_nrt": False}
inside_others = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
inlined: Any = numba.njit(**switches, **inside_others)  # type: ignore[call-overload]
called: Any = numba.njit(**switches, nogil=True)  # type: ignore[call-overload]
called_quickly: Any = numba.njit(**switches)  # type: ignore[call-overload]

Function = TypeVar("Function", bound=Callable[..., Any])


class Rule(CPUDispatcher):
    """A function that is inlined into the compiled functions that use it. Python runs its plain source.

    Compiling a wrapper that Python can call for each of a hundred rules would add a third to the first start.
    """

    __call__: Any = property(attrgetter("py_func"))


class SharedCache(FunctionCache):
    """numba's cache of a function, for several processes.

    All games share the index of a generic function. Two processes that saved its code for two games at the same moment
    could choose the same file for both, and one game would run the code of the other.
    """

    def _save_overload(self, sig: Any, data: Any) -> None:
        with alone(CACHE):
            super()._save_overload(sig, data)  # pyright: ignore[reportUnknownMemberType]  (numba is untyped)


@contextmanager
def alone(folder: Path) -> Generator[None]:
    """Holds the lock of a cache folder."""
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def cached(made: Any, function: Function) -> Function:
    if made is not function:
        made._cache = SharedCache(function)
    return made


def rule(function: Function) -> Function:
    """Decorates a sentence of the rulebook: it is compiled on first use, into each function that uses it."""
    made: Any = inlined(function)
    if made is not function:  # with NUMBA_DISABLE_JIT they are the same
        made.__class__ = Rule
    return made


def entry(function: Function) -> Function:
    """Decorates a large function, or one that Python calls: it is compiled once, and called rather than inlined."""
    return cached(called(function), function)


def quick_entry(function: Function) -> Function:
    """Decorates a function that runs for less than a microsecond when Python calls it.

    It holds the GIL: releasing it and taking it again would be a fifth of the cost of the call.
    """
    return cached(called_quickly(function), function)


def further_games() -> list[Path]:
    """The folder of further games (games/__init__.py), if there is one."""
    folder = os.environ.get("IGROTEKA_GAMES")
    return [Path(folder)] if folder else []


def sources(further: Sequence[Path]) -> list[Path]:
    """The files of the engine and of further games."""
    folders = [*(PACKAGE / room for room in ENGINE), *further]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def sources_hash(further: Sequence[Path] | None = None) -> str:
    """A hash of everything that a compiled rule depends on."""
    digest = hashlib.sha256(numba.__version__.encode())
    for switch in SWITCHES:
        digest.update(os.environ.get(switch, "").encode() + b"\0")
    for path in sources(further_games() if further is None else further):
        digest.update(path.as_posix().removeprefix(PACKAGE.as_posix()).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """This system's folder for caches."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "igroteka"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "igroteka"


def open_cache() -> Path:
    """The cache folder of this source version, created if needed; a temporary folder if that fails.

    It is `igroteka/rules-…` in some folder, so that child processes can be told where it is (XDG_CACHE_HOME).
    """
    name = f"rules-{sources_hash()}"
    try:
        folder = cache_home() / name
        if further_games() and not folder.exists():
            begin_with(cache_home() / f"rules-{sources_hash([])}", folder)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(folder.parent)
    except (OSError, RuntimeError):
        folder = Path(tempfile.mkdtemp(prefix="igroteka-")) / "igroteka" / name
        folder.mkdir(parents=True)
    return folder


def begin_with(ours: Path, folder: Path) -> None:
    """Copies what is compiled of our own games into the new cache of further ones, where it is as valid."""
    if not ours.is_dir():
        return
    copy = folder.with_name(f"{folder.name}.{os.getpid()}")
    with alone(ours):
        shutil.copytree(ours, copy)
    try:
        copy.rename(folder)
    except OSError:  # another process was quicker
        shutil.rmtree(copy)


def forget_old(home: Path) -> None:
    """Deletes the folders that have been unused the longest, since every edit of a rule starts a new one."""
    folders = sorted(home.glob("rules-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


CACHE = open_cache()
config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
# The third optimization level adds a sixth to the first start, and makes no game faster.
config.OPT = type(config.OPT)(2)  # type: ignore[attr-defined]
