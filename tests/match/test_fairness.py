"""The dice of records: both verifiers name the same defects of the same records (docs/dice/vectors.json)."""

import hashlib
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.match.defect import UNPROVED
from igroteka.match.fairness import examined
from igroteka.match.record import Record
from igroteka.match.throws import throws_of
from igroteka.server.table.table import Table
from tests.logs.test_golden import FOURTH, digests_in, entries_in

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "dice" / "vectors.json").read_text(encoding="utf-8"))
RECORDS: list[dict[str, Any]] = VECTORS["records"]
READABLE = [one for one in RECORDS if "bad-record" not in {finding["code"] for finding in one["findings"]}]
NUMBERS = ("k", "round", "after")
records = pytest.mark.parametrize("vector", READABLE, ids=lambda vector: vector["name"])
unreadable = pytest.mark.parametrize(
    "vector", [one for one in RECORDS if one not in READABLE], ids=lambda vector: vector["name"]
)
MUTATIONS = 400


@records
def test_what_is_wrong_with_the_dice_is_named(vector: dict[str, Any]):
    found = [(defect.code, defect.number) for defect in examined(Record.read(vector["text"])).defects]
    expected = [
        (one["code"], next((one[name] for name in NUMBERS if name in one), None))
        for one in (*vector["findings"], *vector.get("runs", []))
    ]
    assert found == expected


@unreadable
def test_the_line_is_named_that_makes_a_record_unreadable(vector: dict[str, Any]):
    with pytest.raises(BadRecord) as refused:
        Record.read(vector["text"])
    (finding,) = vector["findings"]
    assert refused.value.parameters["line"] == finding["line"]


@records
def test_a_record_is_written_as_it_was_read(vector: dict[str, Any]):
    record = Record.read(vector["text"])
    assert Record.read(record.text()) == record


@records
def test_the_weights_of_all_throws_are_those_of_the_rules(vector: dict[str, Any]):
    record = Record.read(vector["text"])
    game = examined(record).match.game
    throws = {
        str(throw.entry): [[game.text(step), weight] for step, weight in throw.outcomes] for throw in throws_of(record)
    }
    assert throws == vector["chances"]


def test_a_record_without_its_second_blank_line_is_refused():
    for text in (RECORDS[0]["text"], "igroteka record 1\ngame tayu\nrules 1\nseat 1 a\nseat 2 b\n\n"):
        head = text.split("\n\n")[0].strip() + "\n\n"
        assert Record.read(ended(head + "\n")).entries == ()
        with pytest.raises(BadRecord):
            Record.read(ended(head))


@pytest.mark.parametrize("name", digests_in(FOURTH))
def test_the_dice_of_stored_logs_are_as_they_were_sealed(name: str):
    table = Table.fold(entries_in(FOURTH, name))
    found = examined(Record.read(table.record.text()))
    assert {defect.code for defect in found.defects} <= ({"never-revealed"} if not table.is_over else set())
    texts = [*map(found.match.game.text, found.match.steps)]
    assert found.races == sum(text.startswith("call ") for text, _ in sat_down(texts))


def sat_down(texts: list[str]) -> list[tuple[str, str]]:
    """The calls that somebody followed, each with the first seating."""
    return [pair for pair in itertools.pairwise(texts) if pair[1].startswith("sit ")]


def test_no_record_is_too_hostile_for_the_verifier():
    dice, refused = Dice(5), 0
    for _ in range(MUTATIONS):
        text = mutated(dice)
        try:
            record = Record.read(text)
        except IgrotekaError:
            refused += 1
            continue
        try:
            examined(record)
        except BadRecord:
            refused += 1
    assert refused < MUTATIONS


def mutated(dice: Dice) -> str:
    """A record of the vectors with a few lines changed, and the checksum that belongs to them."""
    lines = RECORDS[dice.randrange(len(RECORDS))]["text"].split("\n")[:-2]
    for _ in range(1 + dice.randrange(3)):
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        words = lines[at].split(" ")
        word = dice.randrange(len(words))
        odd = ODD[dice.randrange(len(ODD))]
        changes = (
            [],
            [lines[at]] * 2,
            [lines[other]],
            [" ".join([*words[:word], odd, *words[word + 1 :]])],
            [" ".join([*words[: word + 1], odd, *words[word + 1 :]])],
            [" ".join(words[:-1])],
        )
        lines[at : at + 1] = changes[dice.randrange(len(changes))]
        lines = lines or [""]
    return ended("\n".join(lines) + "\n")


ODD = (
    "",
    "-",
    "0",
    "1",
    "3",
    "9",
    "07",
    "99999",
    "16800",
    "9" * 50,
    "-1",
    "\u0662",
    "\u2028",
    "x",
    "seal",
    "undo 2",
    "> ",
)


def ended(body: str) -> str:
    return f"{body}end {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_what_leaves_something_unproved_accuses_nobody():
    for vector in READABLE:
        codes = {one["code"] for one in (*vector["findings"], *vector.get("runs", []))}
        assert examined(Record.read(vector["text"])).is_wrong == bool(codes - UNPROVED)
