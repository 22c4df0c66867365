"""How far away clients are, by the server's own clock, and who is gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from igroteka.server.doors.heartbeat import EVERY, PATIENCE, Heartbeat
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.lag import SEVERAL
from tests.server.world import PassingTime


class Wire:
    def __init__(self) -> None:
        self.marks: list[int] = []

    def send(self, data: bytes) -> None:
        self.marks.append(msgspec.json.decode(data)["mark"])

    def close(self, code: int) -> None:
        pass


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_round_trips_are_measured_by_the_servers_clock():
    wire = Wire()
    watcher = Watcher("ann", wire)
    now = 0.0
    for trip in (0.5, 0.1, 0.3, 0.25):
        watcher.ping(now)
        watcher.pong(wire.marks[-1], now + trip)
        now += trip
    assert list(watcher.lag.trips) == pytest.approx([0.5, 0.1, 0.3, 0.25])


def test_a_client_that_has_come_is_asked_several_times_at_once():
    wire = Wire()
    watcher = Watcher("ann", wire)
    watcher.ping(0.0)
    for answered in range(10):
        if len(wire.marks) > answered:
            watcher.pong(wire.marks[-1], 0.1 * answered)
    assert len(watcher.lag.trips) == SEVERAL


def test_only_the_answer_to_the_last_ping_counts_and_only_once():
    wire = Wire()
    watcher = Watcher("ann", wire)
    watcher.pong(0, 1.0)
    watcher.ping(10.0)
    watcher.pong(99, 10.1)
    watcher.pong(1, 12.0)
    watcher.pong(1, 19.0)
    assert list(watcher.lag.trips) == [2.0]


def test_everybody_is_asked_every_few_seconds_until_they_leave():
    async def story() -> None:
        clock, wires = PassingTime(), [Wire(), Wire()]
        heartbeat = Heartbeat(clock)
        task = asyncio.create_task(heartbeat.run())
        watchers = [Watcher("one", wires[0]), Watcher("other", wires[1])]
        for watcher in watchers:
            heartbeat.add(watcher, lambda: None)
            watcher.pong(1, clock.now())
        for second in range(4):
            await clock.pass_by(EVERY)
            for watcher, wire in zip(watchers, wires, strict=True):
                watcher.pong(wire.marks[-1], clock.now())
            if second == 1:
                heartbeat.remove(watchers[1])
        assert len(wires[0].marks) > len(wires[1].marks) >= 2
        task.cancel()

    run(story())


def test_who_does_not_answer_is_given_up_once():
    async def story() -> None:
        clock, gone = PassingTime(), []
        heartbeat = Heartbeat(clock)
        task = asyncio.create_task(heartbeat.run())
        heartbeat.add(Watcher("ann", Wire()), lambda: gone.append("ann"))
        await clock.pass_by(PATIENCE)
        assert not gone
        await clock.pass_by(10 * PATIENCE)
        assert gone == ["ann"]
        task.cancel()

    run(story())
