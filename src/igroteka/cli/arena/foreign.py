"""Hashes of the sources of custom bots: games of another version of a bot do not count."""

import hashlib
import importlib
import sys
from collections.abc import Iterable
from importlib.machinery import PathFinder
from pathlib import Path

from igroteka.bots.roster import is_foreign


def source_hashes(bots: Iterable[str]) -> dict[str, str]:
    """Returns the hash of each custom bot's module file. Modules that it imports are not included."""
    return {bot: source_hash(bot.partition(":")[0]) for bot in bots if is_foreign(bot)}


def source_hash(module: str) -> str:
    """Empty if there is no such file: the bot process reports a module that cannot be imported."""
    file = source_file(module)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file is not None else ""


def source_file(module: str) -> Path | None:
    """Finds the file as the bot process will, without importing it: no code of a bot runs in the arena's process."""
    importlib.invalidate_caches()
    path = [str(Path.cwd()), *sys.path]
    parts, spec = module.split("."), None
    for number in range(len(parts)):
        spec = PathFinder.find_spec(".".join(parts[: number + 1]), path)
        if spec is None:
            return None
        path = list(spec.submodule_search_locations or ())
    return Path(spec.origin) if spec is not None and spec.has_location and spec.origin else None
