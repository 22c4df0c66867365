"""Which Igroteka this is: the version of the package, and a hash of its files, which differs wherever they do."""

import hashlib
from functools import cache
from importlib.metadata import version as version_of
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
DIGITS = 10


def version() -> str:
    """The version in the package's metadata, such as `0.1.0`."""
    return version_of("igroteka")


@cache
def build() -> str:
    """A short hash of all files of the package, the built browser client among them."""
    return hash_of(PACKAGE)


def hash_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]
