"""The fields of a state: one declaration gives the memory layout and the reader."""

from typing import Annotated, NamedTuple

import numpy as np

from igroteka.core.fields import layout, reader


class Fields(NamedTuple):
    actor: int
    coins: Annotated[list[int], 3]
    seat: int


def test_the_layout_is_a_record_of_int64_words():
    record = layout(Fields)
    assert record.names == ("actor", "coins", "seat")
    assert (record["actor"], record["coins"].shape, record.itemsize) == (np.int64, (3,), 5 * 8)


def test_the_reader_gives_the_words_the_names_that_the_layout_gives_them():
    words = [7, 1, 2, 3, -1]
    record = np.array(words, np.int64).view(layout(Fields))[0]
    assert reader(Fields)(words) == Fields(7, [1, 2, 3], -1)
    assert (record.actor, record.coins.tolist(), record.seat) == reader(Fields)(words)
