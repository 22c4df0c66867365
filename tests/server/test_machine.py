"""A machine that does at a table whatever people, bots, time, bad lines and a bad disk can do, in any order."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from igroteka.server.protocol.commands import (
    Act,
    Agree,
    AnyCommand,
    Begin,
    Decline,
    End,
    Lend,
    Look,
    Pick,
    Return,
    Rise,
    Sit,
    Takeback,
)
from igroteka.server.room.room import Room
from igroteka.server.table.entries import read
from igroteka.server.table.table import Table
from igroteka.store.store import StoredEntry
from tests.server.judge import judged
from tests.server.world import Client, Disk, World, opened, settle

PEOPLE = st.sampled_from(["ann", "bob", "cid", "dan"])
KINDS = {
    kind.__name__: kind for kind in (Sit, Rise, Look, Lend, Return, Begin, Act, Pick, Takeback, End, Agree, Decline)
}
ON_ONES_SEAT = (Takeback, End, Agree, Agree, Decline, Rise, Lend, Return, None)
MAY_FIND_NOTHING_TO_DO = (Look, Lend, Return, Takeback, End, Agree)
SEATS = st.sampled_from([0, 1, 2, 0, 1, 2, 3, 7])
OFF = st.sampled_from([0, 0, 0, 0, 0, -1, -2, 1, -1000])
GAMES = {
    "marrakech": {"bots": (None, None, None)},
    "tayu": {"bots": (None, None, None), "seconds": 30, "stand_in": "solid"},
    "chazz": {"bots": (None, None, None, "steady"), "calm": True},
}


def told_lines(known: list[Any], client: Client) -> list[Any]:
    """The lines that a client has, who came with those that it knew."""
    lines = list(known)
    for one in client.got:
        if one["t"] in ("welcome", "news"):
            first = one["n"] - len(one["lines"])
            assert first <= len(lines) if one["t"] == "welcome" else first == len(lines), "a gap"
            lines[first:] = one["lines"]
    return lines


def about(table: Table) -> list[Any]:
    match = table.match
    return [
        table.n,
        table.settled,
        table.seats,
        table.asked,
        table.agreed,
        table.ended_by,
        table.actor,
        table.places,
        table.picks,
        match and (list(match.entries), match.state.key()),
    ]


class UsedTable(RuleBasedStateMachine):
    world: World

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.disk = Disk()
        self.known: dict[str, list[Any]] = {}
        """The lines with which a person would come back."""
        self.here: dict[str, Client] = {}
        self.sent: list[tuple[str, AnyCommand, dict[str, Any]]] = []
        self.log: list[StoredEntry] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run(work)

    def teardown(self) -> None:
        self.run(self.world.room.stop())
        self.loop.close()

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        seed=st.integers(0, 100),
        has_begun=st.sampled_from([True, True, False]),
        pace=st.sampled_from([0.0, 1.2]),
    )
    def open(self, game: str, seed: int, has_begun: bool, pace: float) -> None:
        async def story() -> None:
            self.world = World(opened(game, **GAMES[game]), seed, self.disk, pace)
            self.world.bots.hangs = True  # until a rule lets them answer
            await self.world.open()

        self.run(story())
        if has_begun:
            for seat, person in enumerate(("ann", "bob", "cid")):
                self.send(person, Sit(id=f"sit {seat}", seat=seat, name=person))
            self.send("ann", Begin(id="begin"))

    # People

    def client(self, person: str) -> Client:
        if person not in self.here:
            known = self.known.setdefault(person, [])
            self.here[person] = self.run(self.world.client(person, since=len(known)))
        return self.here[person]

    def send(self, person: str, command: AnyCommand) -> dict[str, Any]:
        """What is answered. Refused means that nothing has changed; done, that it is in the log where it is said, or
        that there was nothing to do.
        """
        client, before = self.client(person), self.run(self.stored())
        told = self.run(client.send_command(command))
        after = self.run(self.stored())
        key = f"{person} {command.id}"
        is_stored = key in [entry.command for entry in after]
        if told["t"] == "done":
            assert after[told["n"]].command == key if is_stored else isinstance(command, MAY_FIND_NOTHING_TO_DO)
        else:
            assert after == before or not is_stored
        self.sent.append((person, command, told))
        return told

    async def stored(self) -> list[StoredEntry]:
        return (await self.world.store.read("t1")).entries

    def id(self) -> str:
        return f"c{len(self.sent)}"

    @property
    def table(self) -> Table:
        return self.run(self.now())

    async def now(self) -> Table:
        async with self.world.room.lock:
            return await self.world.room.opened()

    @rule(person=PEOPLE)
    def comes(self, person: str) -> None:
        self.client(person)

    @rule(person=PEOPLE)
    def is_cut_off(self, person: str) -> None:
        if person in self.here:
            client = self.here.pop(person)
            self.run(client.go())
            self.known[person] = told_lines(self.known[person], client)

    @rule(person=PEOPLE, seat=SEATS, kind=st.sampled_from(sorted(KINDS)), off=OFF, choice=st.integers(0, 1000))
    def does_anything(self, person: str, seat: int, kind: str, off: int, choice: int) -> None:
        """Whoever it is, on whatever seat, and at whatever time."""
        fields = {
            "seat": seat,
            "n": max(0, self.table.n + off),
            "a": self.some_step(choice),
            "name": person,
            "bot": ("solid", "steady", "casual")[choice % 3],
            "chair": choice % 4,
            "look": choice % 5,
            "bots": ("solid", None, "steady")[choice % 3],
        }
        known = {name: fields[name] for name in KINDS[kind].__struct_fields__ if name in fields}
        self.send(person, KINDS[kind](id=self.id(), **known))

    def some_step(self, choice: int) -> str:
        match = self.table.match
        legal = [match.state.text(step) for step in match.state.legal()] if match else []
        return legal[choice % len(legal)] if legal else "ahead"

    @rule(off=OFF, choice=st.integers(0, 1000), times=st.integers(1, 8))
    def goes_on(self, off: int, choice: int, times: int) -> None:
        """Who is to act acts."""
        for _ in range(times):
            for seat in self.table.waits_for:
                if (person := self.table.seats[seat].person) is None:
                    return
                n = max(0, self.table.n + off)
                if self.table.actor >= 0:
                    self.send(person, Act(id=self.id(), seat=seat, n=n, a=self.some_step(choice)))
                else:
                    self.send(person, Pick(id=self.id(), seat=seat, n=n, chair=choice % 3))

    @rule(doings=st.lists(st.tuples(st.integers(-1, 2), st.sampled_from(ON_ONES_SEAT)), min_size=3, max_size=12))
    def seats_are_used(self, doings: list[tuple[int, type | None]]) -> None:
        """What whoever holds a seat may do there, besides playing: on the one to act (-1), or on any. Where nobody
        does, somebody sits down; and meanwhile bots answer.
        """
        for number, kind in doings:
            seat = number if number >= 0 or self.table.actor < 0 else self.table.actor
            person = self.table.seats[seat].person
            if kind is None:
                self.bots_answer(fail=False)
            elif person is None:
                self.send("dan", Sit(id=self.id(), seat=seat, name="dan"))
            else:
                fields: dict[str, Any] = {"n": self.table.n} if kind in (Takeback, End, Agree, Decline) else {}
                if kind is Lend:
                    fields["bot"] = "steady" if self.table.opened.game == "chazz" else "solid"
                self.send(person, kind(id=self.id(), seat=seat, **fields))

    # Bad lines

    @precondition(lambda self: self.sent)
    @rule(choice=st.integers(0, 1000))
    def says_it_again(self, choice: int) -> None:
        """A command that was done is answered as it was, and not done again. One that found nothing to do is not
        stored, and decided again.
        """
        person, command, told = self.sent[-1 - choice % len(self.sent)]
        before = self.run(self.stored())
        again = self.send(person, command)
        if told["t"] == "done" and f"{person} {command.id}" in [entry.command for entry in before]:
            assert again == told
            assert self.run(self.stored()) == before

    @precondition(lambda self: self.sent)
    @rule(choice=st.integers(0, 1000), thief=PEOPLE)
    def says_what_another_said(self, choice: int, thief: str) -> None:
        person, command, _ = self.sent[-1 - choice % len(self.sent)]
        if thief != person:
            self.send(thief, command)

    # The world

    @rule(seconds=st.sampled_from([0.0, 1.0, 3.0, 31.0]))
    def time_passes(self, seconds: float) -> None:
        self.run(self.world.clock.pass_by(seconds))

    @rule(fail=st.sampled_from([True, False, False]))
    def bots_answer(self, fail: bool) -> None:
        async def story() -> None:
            self.world.bots.fails = fail
            self.world.bots.answer_at_last()
            await settle()

        self.run(story())

    @rule(is_full=st.sampled_from([True, False, False, False]))
    def the_disk_has_its_moods(self, is_full: bool) -> None:
        self.disk.is_full = is_full

    @rule()
    def the_server_is_killed(self) -> None:
        async def story() -> None:
            await self.world.room.stop()
            self.world.bots.hanging.clear()
            self.world.restart()

        for person in list(self.here):
            client = self.here.pop(person)
            self.known[person] = told_lines(self.known[person], client)
        self.run(story())

    @rule()
    def the_table_is_read_anew(self) -> None:
        self.world.room.forget()

    # What always holds

    @invariant()
    def the_log_only_grows_and_could_have_been_written_by_nobody_but_its_players(self) -> None:
        log = self.run(self.stored())
        assert log[: len(self.log)] == self.log
        judged(log)
        self.log = log

    @invariant()
    def the_table_is_the_fold_of_its_log(self) -> None:
        log = self.run(self.stored())
        table = self.world.room.table
        if table is not None:
            assert about(table) == about(Table.fold([read(entry.payload) for entry in log]))

    @invariant()
    def everybody_has_been_told_everything_once(self) -> None:
        fresh = Room(self.world.stored, self.world.store, self.world.clock, self.world.dice, self.world.bots)
        self.run(fresh.fold(self.run(self.stored())))
        lines = [bytes(line) for line in fresh.audience.lines]
        if self.world.room.table is not None:
            assert [bytes(line) for line in self.world.room.audience.lines] == lines
            assert self.world.room.commands == fresh.commands
        told = [msgspec.json.decode(line) for line in lines]
        for person, client in self.here.items():
            assert told_lines(self.known[person], client) == told

    @invariant()
    def nobody_holds_a_seat_with_another(self) -> None:
        table = self.world.room.table
        if table is not None:
            for client in self.here.values():
                you = [one["you"] for one in client.got if "you" in one][-1]
                assert you == table.seats_of(client.person)


def test_whatever_happens_at_a_table_its_log_is_the_truth():
    run_state_machine_as_test(UsedTable, settings=settings(max_examples=25, stateful_step_count=30, deadline=None))


@pytest.mark.long
def test_whatever_happens_at_a_table_its_log_is_the_truth_for_a_long_time():
    run_state_machine_as_test(UsedTable, settings=settings(max_examples=100, stateful_step_count=60, deadline=None))
