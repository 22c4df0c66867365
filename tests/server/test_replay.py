"""A record as a replay: one frame for each entry, and refusals that name the line."""

import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.match.match import Match
from igroteka.server.doors.replay import record_in, replayed
from igroteka.server.protocol.refusal import Refusal


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
