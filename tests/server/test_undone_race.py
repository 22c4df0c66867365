"""A race of Chazz that is taken back and run again starts as it did, and both are proved by the record."""

from igroteka.core.dice import Dice
from igroteka.core.stream import commitment
from igroteka.match.fairness import examined
from igroteka.match.record import Record
from igroteka.match.seal import Attachment
from igroteka.server.interludes.chazz import LIVE
from igroteka.server.interludes.chazz_race import LiveRace
from igroteka.server.table.entries import Begun, Committed, Opened, Raced, Revealed, Sealed, Stepped, Undo
from igroteka.server.table.table import Table

SECRET = bytes(32)


def table_with_leader() -> Table:
    """Four people at a table with sealed dice. The first leader is to call."""
    table = Table.fold(
        [
            Opened("chazz", {"players": "4"}, "ann", [None] * 4, shuffle=False),
            Committed(commitment(SECRET)),
            Sealed(),
            Begun([0, 1, 2, 3]),
        ]
    )
    table.dice.secret = SECRET
    assert table.match is not None
    draws = table.dice.draws(Dice(1))
    for number in (1, 2):
        text = table.match.drawn(draws(f"draw {number}"))
        table.add(Stepped(text, "chance"))
    return table


def raced(table: Table) -> LiveRace:
    """A race in which nobody presses anything."""
    live = LIVE.live(table, Dice(1))
    assert isinstance(live, LiveRace)
    tick = 0
    while not live.is_over:
        tick += 1
        for decision in live.tick(table, tick / live.ticks_per_second):
            for added in decision(table):
                if isinstance(added.entry, Stepped):
                    live.heard(added.entry.a)
    return live


def test_a_race_that_was_undone_starts_again_as_it_did():
    table = table_with_leader()
    first = raced(table)
    assert table.match is not None
    before = len(table.match.steps)
    table.add(Undo(2))
    again = raced(table)
    assert again.start == first.start
    assert len(table.match.steps) == before
    table.add(Revealed(SECRET.hex()))
    found = examined(Record.read(table.record.text()))
    assert found.defects == []
    assert found.races == 1


def test_the_tape_follows_the_last_seating_in_one_decision():
    table = table_with_leader()
    live = LIVE.live(table, Dice(1))
    decisions = [decision for tick in range(2000) if not live.is_over for decision in live.tick(None, tick / 30)]
    last = [added.entry for added in [each for decision in decisions for each in decision(table)]][-2:]
    assert [type(entry) for entry in last] == [Stepped, Raced]
    assert table.match is not None
    assert table.attached == [Attachment("tape", len(table.match.entries), table.tapes[0][1])]
