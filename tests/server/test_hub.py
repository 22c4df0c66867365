"""All tables: what may be opened, how they are found, when they leave memory, and playing again."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.server.protocol.commands import Act, AnyCommand, Begin, Lend, Look, Rematch, Sit
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.attendance import GRACE
from igroteka.server.room.codes import LETTERS, drawn_code, typed_code
from igroteka.server.room.handlers import handle
from igroteka.server.room.hub import Hub
from igroteka.server.room.room import Room
from igroteka.server.room.watcher import Watcher
from igroteka.server.system import SystemSecrets
from igroteka.server.table.entries import Opened, Sat, read
from igroteka.server.table.opening import SeatWanted, Wanted, opening
from igroteka.server.table.table import Table as PlayedTable
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable, Summary
from tests.server.world import Disk, FirstSteps, PassingTime, settle


class Ear:
    """A client's end of the wire."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def close(self, code: int) -> None:
        pass


def make(store: MemoryStore | None = None, clock: PassingTime | None = None) -> Hub:
    return Hub(store or MemoryStore(), clock or PassingTime(), Dice(5), SystemSecrets(), FirstSteps())


async def created(hub: Hub, table: str, person: str, wanted: Wanted) -> StoredTable:
    return await hub.open(table, opening(wanted, person))


@asynccontextmanager
async def watched(hub: Hub, table: str) -> AsyncGenerator[Room]:
    """Somebody looks on, so that bots play."""
    onlooker = Watcher("dan", Ear())
    async with hub.visiting(table) as room:
        await room.greet(onlooker, 0)
        try:
            yield room
        finally:
            room.leave(onlooker)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("no-such-game", {"game": "chess"}),
    ("bad-option", {"game": "tayu", "options": {"players": "9"}}),
    ("bad-option", {"game": "tayu", "options": {"players": "2 "}}),
    ("bad-option", {"game": "tayu", "options": {"__class__": "x"}}),
    ("bad-option", {"game": "mazaitsy", "options": {"teams": "on"}}),
    ("no-such-bot", {"game": "tayu", "seats": [SeatWanted(bot="sharp"), SeatWanted()]}),
    ("no-such-bot", {"game": "chazz", "stand_in": "solid"}),
    ("bad-seats", {"game": "tayu", "seats": [SeatWanted()] * 3, "options": {"players": "2"}}),
    ("bad-seats", {"game": "tayu", "seats": [SeatWanted(bot="solid", name="Аня"), SeatWanted()]}),
    ("bad-name", {"game": "tayu", "seats": [SeatWanted(name="\u202e"), SeatWanted()]}),
    ("no-calm", {"game": "tayu", "calm": True}),
]


@pytest.mark.parametrize(("code", "wanted"), WRONG)
def test_a_table_that_cannot_be_had_is_refused_and_not_stored(code: str, wanted: dict[str, Any]):
    async def story() -> None:
        hub = make()
        with pytest.raises(Refusal, match=code) as refused:
            await created(hub, hub.new_id(), "ann", Wanted(**wanted))
        msgspec.json.encode(refused.value.parameters)
        assert await hub.store.count() == 0

    run(story())


def test_a_table_begins_with_what_was_agreed_and_who_sits_already():
    async def story() -> None:
        hub = make()
        seats = [SeatWanted(name="  Аня\n"), SeatWanted(bot="solid"), SeatWanted()]
        stored = await created(hub, hub.new_id(), "ann", Wanted(game="marrakech", seats=seats, public=True))
        entries = [read(entry.payload) for entry in (await hub.store.read(stored.id)).entries]
        assert entries[0] == Opened(
            game="marrakech",
            options={"players": "3", "bankruptcy": "eliminate", "own_rug": "forbidden", "turn": "before"},
            host="ann",
            bots=[None, "solid", None],
            public=True,
            stand_in="solid",
            rules=1,
        )
        assert entries[1:] == [Sat(0, "ann", "Аня")]
        assert stored.summary == Summary("marrakech", True, "open", seats=3, free=1, names=["Аня"])

    run(story())


def test_a_table_is_found_by_its_code_however_it_is_typed():
    async def story() -> None:
        hub = make()
        stored = await created(hub, hub.new_id(), "ann", Wanted(game="tayu"))
        assert len(stored.code) == 6
        assert set(stored.code) <= set(LETTERS)
        assert (await hub.find(f" {stored.code[:3].lower()} {stored.code[3:]}")).id == stored.id
        with pytest.raises(Refusal, match="no-such-table"):
            await hub.find("QQQQQQ")

    run(story())


def test_russian_letters_that_look_the_same_are_the_same():
    assert typed_code("аВЕкмн") == "ABEKMH"


def test_a_code_that_is_taken_is_drawn_anew():
    async def story() -> None:
        store = MemoryStore()
        await created(make(store), "t1", "ann", Wanted(game="tayu"))
        stored = await created(make(store), "t2", "ann", Wanted(game="tayu"))  # the same dice
        assert stored.code != drawn_code(Dice(5))
        assert await store.count() == 2

    run(story())


def test_only_public_tables_are_listed_page_by_page():
    async def story() -> None:
        hub = make()
        public = [(await created(hub, hub.new_id(), "ann", Wanted(game="tayu", public=True))).id for _ in range(60)]
        await created(hub, hub.new_id(), "ann", Wanted(game="tayu"))
        first = await hub.listed("open", None)
        second = await hub.listed("open", first.next)
        assert [table.id for table in (*first.tables, *second.tables)] == public[::-1]
        assert second.next is None

    run(story())


def test_a_room_is_in_memory_while_somebody_visits_it():
    async def story() -> None:
        hub = make()
        table = (await created(hub, hub.new_id(), "ann", Wanted(game="tayu"))).id
        assert not hub.rooms
        async with hub.visiting(table) as room:
            async with hub.visiting(table) as same:
                assert same is room
            hub.tidy_up()
            assert hub.rooms == {table: room}
        assert not hub.rooms
        assert not hub.visits
        with pytest.raises(Refusal, match="no-such-table"):
            await hub.look("nowhere")

    run(story())


def test_a_room_where_bots_play_leaves_memory_with_the_last_who_watched():
    async def story() -> None:
        hub = make()
        bots = hub.bots
        assert isinstance(bots, FirstSteps)
        bots.hangs = True
        seats = [SeatWanted(bot="solid"), SeatWanted(bot="solid")]
        table = (await created(hub, hub.new_id(), "ann", Wanted(game="tayu", seats=seats))).id
        async with watched(hub, table) as room:
            await handle(room, Watcher("ann", Ear()), Begin(id="1"))
            await settle()
            assert bots.asked == 1
            hub.tidy_up()
            assert table in hub.rooms
        await settle()
        hub.tidy_up()
        assert not hub.rooms

    run(story())


def test_a_room_where_the_time_for_a_decision_runs_stays_in_memory():
    async def story() -> None:
        hub = make()
        seats = [SeatWanted(name="Аня"), SeatWanted(bot="solid")]
        table = (await created(hub, hub.new_id(), "ann", Wanted(game="tayu", seats=seats, seconds=5))).id
        async with watched(hub, table) as room:
            await handle(room, Watcher("ann", Ear()), Begin(id="1"))
        await settle()
        hub.tidy_up()
        assert table in hub.rooms
        await hub.stop()
        hub.tidy_up()
        assert not hub.rooms

    run(story())


class Table:
    """Ann and Bob at a finished match of Marrakech, with a bot for the third seat; or Ann alone with bots."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.hub, self.table = hub, table
        self.ears = {name: Ear() for name in ("ann", "bob", "eve")}

    async def do(self, person: str, command: AnyCommand) -> dict[str, Any]:
        watcher = Watcher(person, self.ears[person])
        async with self.hub.visiting(self.table) as room:
            await handle(room, watcher, command)
        return self.ears[person].got[-1]


async def finished(hub: Hub, **more: Any) -> Table:
    seats = more.pop("seats", [SeatWanted(name="Аня"), SeatWanted(), SeatWanted(bot="solid")])
    stored = await created(hub, hub.new_id(), "ann", Wanted(game="marrakech", seats=seats, **more))
    at = Table(hub, stored.id)
    if SeatWanted() in seats:
        await at.do("bob", Sit(id="sit", seat=1, name="Боря"))
        await at.do("bob", Look(id="look", seat=1, look=3))
    await at.do("ann", Begin(id="begin"))
    number = 0
    async with watched(hub, stored.id):
        while not (table := await hub.look(stored.id)).is_over:
            await settle()
            if table.actor >= 0 and (person := table.seats[table.actor].person):
                assert table.match is not None
                text = table.match.state.text(table.match.state.legal()[0])
                number += 1
                await at.do(person, Act(id=str(number), seat=table.actor, n=table.n, a=text))
    return at


def test_a_rematch_has_the_same_people_each_one_seat_further_on():
    async def story() -> None:
        hub = make()
        at = await finished(hub, shuffle=False)
        assert (await at.do("bob", Rematch(id="again")))["t"] == "done"
        again = (await hub.look(at.table)).next_table
        assert again is not None
        table = await hub.look(again)
        assert table.opened.host == "ann"  # who still holds a seat
        assert [(seat.person, seat.name, seat.bot) for seat in table.seats] == [
            (None, "", "solid"),
            ("ann", "Аня", None),
            ("bob", "Боря", None),
        ]
        assert [seat.look for seat in table.seats] == [2, 0, 3]

    run(story())


def test_a_rematch_is_not_shuffled_again_so_partners_stay_partners():
    async def story() -> None:
        hub = make()
        at = await finished(hub, shuffle=True)
        old = (await hub.look(at.table)).seats
        again = await rematch_of(at, "ann")
        assert not again.opened.shuffle
        assert [seat.look for seat in again.seats] == [seat.look for seat in (old[-1], *old[:-1])]

    run(story())


def test_everybody_is_told_who_asked_for_a_rematch():
    async def story() -> None:
        hub = make()
        at = await finished(hub, shuffle=False)
        async with hub.visiting(at.table) as room:
            await room.greet(Watcher("eve", at.ears["eve"]), 0)
            await at.do("bob", Rematch(id="again"))
        (line,) = [line for one in at.ears["eve"].got if one["t"] == "news" for line in one["lines"]]
        assert (line["e"], line["seat"]) == ("again", 1)

    run(story())


def test_who_has_lent_a_seat_plays_the_rematch_again():
    async def story() -> None:
        hub = make()
        at = await finished(hub, shuffle=False)
        await at.do("bob", Lend(id="lend", seat=1, bot="solid"))
        again = await rematch_of(at, "ann")
        assert [(seat.person, seat.bot) for seat in again.seats] == [(None, "solid"), ("ann", None), ("bob", None)]

    run(story())


def test_a_rematch_begins_by_itself_when_everybody_who_holds_a_seat_is_there():
    async def story() -> None:
        hub = make()
        at = await finished(hub)
        await rematch_of(at, "ann")
        async with hub.visiting(f"{at.table}.2") as room:
            ann = Watcher("ann", Ear())
            await room.greet(ann, 0)
            await room.greet(Watcher("eve", Ear()), 0)
            assert (await room.opened()).match is None
            room.leave(ann)
            await room.greet(Watcher("bob", Ear()), 0)
            assert (await room.opened()).match is None
            ear = Ear()
            await room.greet(Watcher("ann", ear), 0)
            (welcome,) = ear.got
            assert welcome["facts"]["again"] is True
            assert {"e": "begun", "order": [0, 1, 2]} in welcome["lines"]
            assert welcome["position"]
            await hub.stop()

    run(story())


def test_who_does_not_want_to_wait_begins_a_rematch_and_the_others_keep_their_seats():
    async def story() -> None:
        hub = make()
        at = await finished(hub, shuffle=False)
        await rematch_of(at, "bob")
        again = Table(hub, f"{at.table}.2")
        assert (await again.do("ann", Begin(id="1")))["t"] == "done"  # also if Bob, who asked, does not come
        await settle()
        assert [seat.person for seat in (await hub.look(again.table)).seats] == [None, "ann", "bob"]
        await hub.stop()

    run(story())


def test_a_bot_for_somebody_who_does_not_come_lets_a_rematch_begin():
    async def story() -> None:
        clock = PassingTime()
        hub = make(clock=clock)
        at = await finished(hub, shuffle=False)
        await rematch_of(at, "bob")
        async with hub.visiting(f"{at.table}.2") as room:
            ann = Watcher("ann", Ear())
            await room.greet(ann, 0)
            await clock.pass_by(GRACE)
            table = await room.opened()
            assert table.match is None
            await handle(room, ann, Lend(id="1", seat=2, bot="solid"))
            assert table.match is not None
            assert table.seats[2].person == "bob"
        await hub.stop()

    run(story())


def test_with_one_person_and_bots_a_rematch_begins_as_soon_as_the_person_comes():
    async def story() -> None:
        hub = make()
        at = await finished(hub, seats=[SeatWanted(name="Аня"), SeatWanted(bot="solid")])
        await rematch_of(at, "ann")
        async with hub.visiting(f"{at.table}.2") as room:
            await room.greet(Watcher("ann", Ear()), 0)
            assert (await room.opened()).match is not None
            await hub.stop()

    run(story())


def test_a_rematch_that_could_not_be_kept_begins_when_it_can():
    async def story() -> None:
        disk = Disk()
        hub = make(MemoryStore(disk))
        at = await finished(hub, seats=[SeatWanted(name="Аня"), SeatWanted(bot="solid")])
        await rematch_of(at, "ann")
        async with hub.visiting(f"{at.table}.2") as room:
            disk.is_full, ear = True, Ear()
            await room.greet(Watcher("ann", ear), 0)
            assert "position" not in ear.got[0]
            disk.is_full = False
            assert isinstance(hub.clock, PassingTime)
            await hub.clock.pass_by(3)
            assert (await room.opened()).match is not None
            await hub.stop()

    run(story())


async def rematch_of(at: Table, person: str) -> PlayedTable:
    assert (await at.do(person, Rematch(id="again")))["t"] == "done"
    return await at.hub.look(f"{at.table}.2")


def test_however_often_it_is_asked_for_there_is_one_rematch():
    async def story() -> None:
        hub = make()
        at = await finished(hub)
        answers = await asyncio.gather(
            *(at.do(person, Rematch(id=key)) for person in ("ann", "bob") for key in ("a", "a", "b"))
        )
        assert {answer["t"] for answer in answers} == {"done"}
        assert await hub.store.count() == 2
        again = await hub.look((await hub.look(at.table)).next_table or "")
        assert again.match is None

    run(story())


def test_a_rematch_that_was_made_before_the_server_stopped_is_found_again():
    async def story() -> None:
        hub = make()
        at = await finished(hub)
        broken = hub.store.append

        async def lost(*_: Any) -> Any:
            raise KeyboardInterrupt

        hub.store.append = lost  # type: ignore[method-assign]
        with pytest.raises(KeyboardInterrupt):
            await at.do("ann", Rematch(id="again"))
        hub.store.append = broken
        assert await hub.store.count() == 2
        assert (await at.do("ann", Rematch(id="again")))["t"] == "done"
        assert await hub.store.count() == 2

    run(story())


def test_only_who_sits_there_can_ask_for_a_rematch_and_only_at_the_end():
    async def story() -> None:
        hub = make()
        seats = [SeatWanted(name="Аня"), SeatWanted(bot="solid")]
        stored = await created(hub, hub.new_id(), "ann", Wanted(game="tayu", seats=seats))
        assert (await Table(hub, stored.id).do("ann", Rematch(id="1")))["code"] == "not-over"
        at = await finished(hub)
        assert (await at.do("eve", Rematch(id="1")))["code"] == "not-yours"

    run(story())


def test_the_record_of_a_match_is_text_and_before_it_there_is_none():
    async def story() -> None:
        hub = make()
        stored = await created(hub, hub.new_id(), "ann", Wanted(game="tayu"))
        with pytest.raises(Refusal, match="not-begun"):
            await hub.record(stored.id)
        at = await finished(hub)
        assert (await hub.record(at.table)).startswith("igroteka record 2\n")

    run(story())
