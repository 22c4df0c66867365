"""Notes in numba's cache which parts of the games it holds, so that a start knows what has to be compiled."""

import hashlib
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]

from igroteka.core.rule import CACHE, PACKAGE, further_games, sources
from igroteka.server.bots.parts import GamePart


@cache
def fingerprint(game: str) -> str:
    """A hash of what numba compares, besides the contents of sources, before it uses its cache: where they are, when
    they were changed, the version of Python and the processor. Our own games do not depend on further ones.
    """
    is_ours = (PACKAGE / "games" / game).is_dir()
    changed = [(str(path), path.stat().st_mtime_ns) for path in sources([] if is_ours else further_games())]
    known = (changed, sys.implementation.cache_tag, binding.get_host_cpu_name())
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def note_of(part: GamePart) -> Path:
    return CACHE / f"{fingerprint(part.game)}.{part.game}.{part.name}"


def note(part: GamePart) -> None:
    """Notes that a part was compiled. Without the note, the next start only takes longer."""
    with suppress(OSError):
        note_of(part).touch()


def noted(games: Sequence[str]) -> set[GamePart]:
    """The parts that need not be compiled."""
    parts = {GamePart(game, name) for game in games for name in ("rules", "bots")}
    return {part for part in parts if note_of(part).exists()}
