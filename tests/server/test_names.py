"""Names that people give themselves."""

import pytest

from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.names import MOST_MARKS, clean_name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Аня\n Б. ", "Аня Б."),
        ("e\u0301va", "\u00e9va"),
        ("a\u202eb\u200b", "ab"),
        ("a\u3164\u2800b", "ab"),
        ("z" + "\u0316" * 39, "z" + "\u0316" * MOST_MARKS),
        ("\ufe0fАня", "Аня"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_a_name_is_shown_without_what_is_invisible_or_piled_up(given: str, shown: str):
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", " ", "\u202e", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u0316" * 5])
def test_a_name_of_which_nothing_is_seen_is_none(given: str):
    with pytest.raises(Refusal) as refused:
        clean_name(given)
    assert refused.value.code == "bad-name"
