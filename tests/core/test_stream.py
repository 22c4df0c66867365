"""The stream of sealed dice, against vectors that another program computed (docs/dice.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.dice import shuffled
from igroteka.core.stream import Stream, commitment
from igroteka.match.order import shuffled_seats

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "dice" / "vectors.json").read_text(encoding="utf-8"))
streams = pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["name"])


def stream_of(vector: dict[str, Any]) -> Stream:
    return Stream(bytes.fromhex(vector["secret"]), vector["seal"])


@streams
def test_the_commitment_is_the_hash_of_the_secret(vector: dict[str, Any]):
    assert vector["seal"][0] == f"commit {commitment(bytes.fromhex(vector['secret']))}"


@streams
def test_the_key_and_the_words_are_those_of_the_specification(vector: dict[str, Any]):
    stream = stream_of(vector)
    assert stream.key.hex() == vector["key"]
    for label in vector["words"]:
        for word in label["words"]:
            numbers = stream.numbers(label["label"])
            numbers.words = word["index"]
            assert f"{numbers.word():016x}" == word["word"]


@streams
def test_numbers_below_a_bound_reject_the_words_beyond_the_last_whole_range(vector: dict[str, Any]):
    for told in vector["numbers"]:
        numbers = stream_of(vector).numbers(told["label"])
        assert [numbers.randrange(int(told["below"])) for _ in told["numbers"]] == [*map(int, told["numbers"])]
        assert numbers.words == told["words"]
    assert any(told["words"] > len(told["numbers"]) for told in vector["numbers"])


@streams
def test_seats_are_shuffled_as_specified(vector: dict[str, Any]):
    for players, order in vector["shuffled"].items():
        numbers = stream_of(vector).numbers("seats")
        assert [seat + 1 for seat in shuffled(range(int(players)), numbers)] == order
    for told in vector["orders"]:
        order = shuffled_seats(len(told["teams"]), told["teams"], stream_of(vector).numbers("seats"))
        assert [seat + 1 for seat in order] == told["order"]


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_there_are_no_numbers_below_less_than_one_or_more_than_a_word(bound: int):
    with pytest.raises(ValueError, match=str(bound)):
        stream_of(VECTORS["streams"][0]).numbers("draw 1").randrange(bound)
