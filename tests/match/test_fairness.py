"""The dice of records: both verifiers name the same defects of the same records (docs/dice/vectors.json)."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.match.fairness import examined
from igroteka.match.record import Record
from igroteka.match.throws import throws_of

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "dice" / "vectors.json").read_text(encoding="utf-8"))
records = pytest.mark.parametrize("vector", VECTORS["records"], ids=lambda vector: vector["name"])


@records
def test_what_is_wrong_with_the_dice_is_named(vector: dict[str, Any]):
    found = [(defect.code, defect.number) for defect in examined(Record.read(vector["text"])).defects]
    expected = [(one["code"], one.get("k", one.get("round"))) for one in vector["findings"]]
    assert found == expected


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
