"""The sources of somebody's own bots, by a hash: what another version of a bot played does not count."""

import hashlib
import importlib
import sys
from collections.abc import Iterable
from importlib.machinery import PathFinder
from pathlib import Path

from igroteka.bots.roster import is_foreign


def source_hashes(bots: Iterable[str]) -> dict[str, str]:
    """For each bot that is not of this house, the hash of its module's file. What that imports is not looked at."""
    return {bot: source_hash(bot.partition(":")[0]) for bot in bots if is_foreign(bot)}


def source_hash(module: str) -> str:
    """Empty if there is no such file: whether the module can be imported, the bots' own process says."""
    file = source_file(module)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file is not None else ""


def source_file(module: str) -> Path | None:
    """Found as the bots' process will find it, and not imported: nothing of a bot's own runs where the game is."""
    importlib.invalidate_caches()
    path = [str(Path.cwd()), *sys.path]
    parts, spec = module.split("."), None
    for number in range(len(parts)):
        spec = PathFinder.find_spec(".".join(parts[: number + 1]), path)
        if spec is None:
            return None
        path = list(spec.submodule_search_locations or ())
    return Path(spec.origin) if spec is not None and spec.has_location and spec.origin else None
