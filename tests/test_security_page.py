"""What docs/security.md and docs/security/asvs.md name is there, and every requirement has its verdict."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.server.doors.who import Who
from igroteka.server.system import SystemSecrets, today
from igroteka.store.sqlite import SqliteStore
from tests import evidence
from tests.evidence import ROOT, VERDICTS, requirements

DOCS = ROOT / "docs"
ASVS = DOCS / "security" / "asvs.md"
PAGES = [ROOT / "SECURITY.md", DOCS / "security.md", ASVS]
LEVELS = evidence.levels((DOCS / "security" / "levels.txt").read_text(encoding="utf-8"))
UNTESTED = "no test yet"


def page_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_what_is_named_is_there(file: Path):
    assert not evidence.dead_references(page_of(file))
    assert not evidence.dead_links(page_of(file), file.parent)


def test_every_promise_names_its_tests():
    rows = [
        line for line in evidence.section(page_of(DOCS / "security.md"), "Promises").splitlines() if line[:2] == "| "
    ]
    promises = [row for row in rows if not row.startswith("| promise ")]
    assert len(promises) > 20
    assert [row for row in promises if UNTESTED not in row and not evidence.REFERENCE.search(row)] == []


def test_without_its_key_a_server_makes_another(tmp_path: Path):
    """As the page says how to do it."""
    forget = re.search(r'sqlite3 igroteka.db "(.+)"', page_of(DOCS / "security.md"))
    assert forget

    async def key() -> bytes:
        store = await SqliteStore.open(tmp_path)
        who = await Who.of(store, SystemSecrets(), today)
        await store.close()
        return who.key

    first = asyncio.run(key())
    assert asyncio.run(key()) == first
    with closing(sqlite3.connect(tmp_path / "igroteka.db")) as database, database:
        database.execute(forget[1])
    assert asyncio.run(key()) != first


# The requirements


def test_the_standard_has_so_many_requirements():
    assert [list(LEVELS.values()).count(level) for level in (1, 2, 3)] == [70, 183, 92]


def test_every_requirement_of_two_levels_has_one_verdict():
    found = [(one.number, one.level) for one in requirements(page_of(ASVS))]
    assert found == [(number, level) for number, level in LEVELS.items() if level < 3]


def test_verdicts_are_of_the_closed_set_and_have_a_reason():
    for one in requirements(page_of(ASVS)):
        assert one.verdict in VERDICTS, one.number
        assert 1 <= len(one.subject.split()) <= 8, one.number
        assert one.why.strip(), one.number
        if one.verdict == "met":
            assert evidence.REFERENCE.search(one.why) or evidence.LINK.search(one.why), one.number


def test_the_sums_are_those_of_the_rows():
    assert evidence.told_sums(page_of(ASVS)) == evidence.sums(requirements(page_of(ASVS)))


def test_what_is_not_met_is_told_at_the_top():
    told = evidence.NUMBER.findall(evidence.section(page_of(ASVS), "Not met"))
    assert sorted(told) == sorted(one.number for one in requirements(page_of(ASVS)) if one.verdict == "not met")


# What is wrong is seen


@pytest.mark.parametrize(
    ("text", "dead"),
    [
        ("`tests/evidence.py::functions` and `src/igroteka/core`", []),
        ("`tests/evidence.py::test_that_nobody_wrote`", ["tests/evidence.py::test_that_nobody_wrote"]),
        ("see tests/server/test_nothing.py.", ["tests/server/test_nothing.py"]),
        ("`web/src/nothing.ts`, `requirements.lock`", ["requirements.lock", "web/src/nothing.ts"]),
    ],
)
def test_a_dead_reference_is_seen(text: str, dead: list[str]):
    assert evidence.dead_references(text) == dead


@pytest.mark.parametrize(
    ("text", "dead"),
    [
        ("[a](hosting.md#the-proxy) [b](https://example.org/x) [c](#own)\n## Own\n", []),
        ("[a](nothing.md)", ["nothing.md"]),
        ("[a](hosting.md#nothing) [b](#nothing)", ["hosting.md#nothing", "#nothing"]),
    ],
)
def test_a_dead_link_is_seen(text: str, dead: list[str]):
    assert evidence.dead_links(text, DOCS) == dead


def test_rows_levels_and_sums_are_read():
    assert evidence.levels("# of a standard\nV1.1 1 2\nV1.2 3\n") == {"V1.1.1": 1, "V1.1.2": 2, "V1.2.1": 3}
    page = (
        "| met | 1 | 0 | 1 |\n| V1.1.1 | 1 | input | met | `tests/x.py` |\n| V1.1.2 | 2 | output | not met | none |\n"
    )
    assert [one[:4] for one in requirements(page)] == [
        ("V1.1.1", 1, "input", "met"),
        ("V1.1.2", 2, "output", "not met"),
    ]
    assert evidence.told_sums(page) == {"met": (1, 0, 1)}
    counted = evidence.sums(requirements(page))
    assert (counted["met"], counted["not met"], counted["all"]) == ((1, 0, 1), (0, 1, 1), (1, 1, 2))
