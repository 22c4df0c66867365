"""A record as a replay: one frame for each entry, and refusals that name the line."""

import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.core.slicing import at_once
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.server.doors.replay import Replay, record_in, replaying
from igroteka.server.protocol.refusal import Refusal


def replayed(record: Record, since: int) -> Replay:
    return at_once(replaying(record, since))


def taken_back() -> Match:
    """A match whose first step was taken back, with the roll that followed it, and taken differently."""
    match = Match("marrakech", players=3)
    match.play(0, "left")
    match.throw(Dice(1))
    match.undo(0)
    match.play(0, "right")
    return match


def test_steps_that_were_taken_back_are_shown_and_so_is_the_taking_back():
    match = taken_back()
    replay = replayed(record_in(match.record.text()), 0)
    assert [frame.a for frame in replay.frames] == match.entries
    assert [frame.actor for frame in replay.frames] == [0, -1, None, 0]
    assert replay.frames[2].view == replay.start
    assert replay.frames[2].events == []
    assert replay.frames[0].view != replay.frames[3].view


def test_a_later_page_begins_where_the_one_before_ended():
    record = taken_back().record
    whole, rest = replayed(record, 0), replayed(record, 3)
    assert rest.frames == whole.frames[3:]
    assert (rest.since, rest.start) == (3, whole.start)


def test_a_record_of_other_rules_is_refused_as_a_whole():
    record = msgspec.structs.replace(taken_back().record, rules=99)
    with pytest.raises(Refusal) as refused:
        record_in(record.text())
    assert (refused.value.code, refused.value.parameters) == ("bad-record", {"line": None})


def test_a_long_record_is_replayed_in_slices_and_each_entry_once():
    match = taken_back()
    for _ in range(1000):
        match.undo(0)
        match.play(0, "left")
    slices = len(list(replaying(match.record, 300)))
    assert slices >= (len(match.entries) - 100) // 100 + 10
    replay = replayed(match.record, 300)
    assert [frame.a for frame in replay.frames] == match.entries[300:400]


def test_a_record_is_shown_only_if_all_of_it_can_be_played():
    match = taken_back()
    record = msgspec.structs.replace(match.record, entries=(*match.entries, "left"))
    with pytest.raises(Refusal) as refused:
        replayed(record, 0)
    assert refused.value.code == "bad-record"
    assert record.text().split("\n")[refused.value.parameters["line"] - 1] == "left"
