"""Which Igroteka answers: its version, and a hash that changes with any file of the package."""

import re
import tomllib
from pathlib import Path

from igroteka.server.build import build, hash_of, version

ROOT = Path(__file__).parents[2]


def test_the_version_is_that_of_the_package():
    assert version() == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_the_build_is_a_short_hash():
    assert re.fullmatch("[0-9a-f]{10}", build())


def test_the_hash_changes_with_contents_and_names_but_not_with_caches(tmp_path):
    (tmp_path / "a.py").write_text("x = 1")
    first = hash_of(tmp_path)
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("compiled")
    assert hash_of(tmp_path) == first
    (tmp_path / "a.py").write_text("x = 2")
    second = hash_of(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({first, second, hash_of(tmp_path)}) == 3
