"""What a seat receives never depends on what it may not know: tables that differ in that alone send the same bytes."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.dice import Dice
from igroteka.core.errors import IllegalStep, NotationError
from igroteka.core.state import State
from igroteka.games import game
from igroteka.games.mazaitsy.hares import number, of_value
from igroteka.server.protocol.commands import Act, Agree, Begin, Lend, Pick, Preview, Return, Rise, Sit, Takeback, Why
from igroteka.server.protocol.messages import written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table import questions
from tests.server.world import Client, World, opened

GAMES = ("marrakech", "mazaitsy", "tayu")


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(story)


# People's ids, and what they call their commands


async def script(name: str, seed: int, people: tuple[str, str, str], prefix: str) -> dict[str, list[bytes]]:
    """A stretch of play that the seed decides. What Bob, who plays, and Eve, who watches, were sent."""
    dice = Dice(seed)
    world = World(msgspec.structs.replace(opened(name, (None, None, None)), host=people[0]), seed)
    await world.open()
    eve = await world.client("eve")
    clients = [await world.client(person) for person in people]
    for seat, client in enumerate(clients):
        await send(client, prefix, Sit, seat=seat, name=f"player {seat}")
    await send(clients[0], prefix, Begin)
    for _ in range(40):
        client = clients[dice.randrange(3)]
        seat = dice.randrange(3)
        kind, fields = doing(client, seat, dice)
        await send(client, prefix, kind, **fields)
        if dice.randrange(12) == 0:
            client.goes()
            await client.hello(dice.randrange(client.n))
        await world.clock.pass_by(1)
    return {"bob": clients[1].heard, "eve": eve.heard}


def doing(client: Client, seat: int, dice: Dice) -> tuple[type, dict[str, Any]]:
    legal = client.position.get("legal")
    if legal and dice.randrange(4):
        ((own, steps),) = legal.items()
        return Act, {"seat": int(own), "n": client.n, "a": steps[dice.randrange(len(steps))]}
    others: list[tuple[type, dict[str, Any]]] = [
        (Takeback, {"seat": seat, "n": client.n}),
        (Agree, {"seat": seat, "n": client.n}),
        (Lend, {"seat": seat, "bot": "solid"}),
        (Return, {"seat": seat}),
        (Rise, {"seat": seat}),
        (Sit, {"seat": seat, "name": "again"}),
    ]
    return others[dice.randrange(len(others))]


async def send(client: Client, prefix: str, kind: type, **fields: Any) -> None:
    own = "" if client.person == "bob" else prefix
    await client.send_command(kind(id=f"{own}{next(client.world.commands)}", **fields))


@settings(max_examples=20, deadline=None)
@given(
    name=st.sampled_from(GAMES),
    seed=st.integers(0, 10**6),
    others=st.lists(
        st.text("abcxyz-_09", min_size=1, max_size=30).filter(lambda text: text not in ("bob", "eve")),
        min_size=2,
        max_size=2,
        unique=True,
    ),
    prefix=st.text("abc ", max_size=20),
)
def test_who_the_others_are_and_how_they_call_their_commands_is_never_told(
    name: str, seed: int, others: list[str], prefix: str
):
    told = run(script(name, seed, ("ann", "bob", "cid"), ""))
    assert run(script(name, seed, (others[0], "bob", others[1]), prefix)) == told
    assert len(told["bob"]) > 20


# Chairs that were picked in secret


async def picked(seed: int, chairs: tuple[int, ...], rounds: int = 2) -> list[list[bytes]]:
    """Ann and Cid pick in some round, and Bob has not yet. What Bob and Eve were sent until then, and would be anew."""
    world = World(opened("chazz", (None, None, None, "steady"), calm=True), seed)
    await world.open()
    eve = await world.client("eve")
    ann, bob, cid = clients = [await world.client(person) for person in ("ann", "bob", "cid")]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    await ann.do(Begin)
    while not {0, 1, 2} <= set(bob.position["waits"]) and eve.position["view"]["phase"] != "over":
        for client in clients:
            if legal := client.position.get("legal"):
                ((seat, steps),) = legal.items()
                await client.do(Act, seat=int(seat), n=client.n, a=steps[0])
        await world.clock.pass_by(1)
    for client, seat, chair in ((ann, 0, chairs[0]), (cid, 2, chairs[1])):
        assert (await client.do(Pick, seat=seat, n=client.n, chair=chair))["t"] == "done"
    await world.clock.pass_by(5)
    for client in (bob, eve):
        client.goes()
        await client.hello(0)
    assert bob.position["picks"] == [0, 2, 3]
    return [client.heard for client in (bob, eve)]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 1000), chairs=st.tuples(st.integers(0, 2), st.integers(0, 2)))
def test_a_chair_that_was_picked_in_secret_is_in_nothing_that_others_get(seed: int, chairs: tuple[int, int]):
    assert run(picked(seed, chairs)) == run(picked(seed, (0, 0)))


# Hares that are ashore


async def mazaitsy(seed: int, steps: int) -> World:
    """A match of three, so far."""
    world, dice = World(opened("mazaitsy", (None, None, None)), seed), Dice(seed + 1)
    await world.open()
    clients = [await world.client(person) for person in ("ann", "bob", "cid")]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    await clients[0].do(Begin)
    for _ in range(steps):
        for client in clients:
            if legal := client.position.get("legal"):
                ((seat, texts),) = legal.items()
                await client.do(Act, seat=int(seat), n=client.n, a=texts[dice.randrange(len(texts))])
                break
    return world


def with_other_hares(state: State, seat: int, swaps: list[int]) -> State:
    """The same position, but the hares that this seat has put ashore have other values."""
    key = bytearray(state.key())
    words = memoryview(key).cast("q")
    at = game("mazaitsy").state_dtype.fields["ashore"][1] // 8 + seat
    for swap in swaps:
        old, new = swap % 4, swap // 4 % 4
        if of_value(words[at], old):
            words[at] += (1 << 8 * new) - (1 << 8 * old)
    words.release()
    return State(game("mazaitsy"), bytes(key))


async def told_of(world: World, state: State, seat: int) -> list[bytes]:
    """All that others than this seat, and watchers, are sent in this position, and whatever they may ask."""
    table = world.room.table
    assert table is not None
    assert table.match is not None
    table.match.state = state
    told: list[bytes] = []
    others = [person for number, person in enumerate(("ann", "bob", "cid")) if number != seat]
    for person in (*others, "eve"):
        told += (await world.client(person)).heard
    for step in state.legal():
        text = state.text(step)
        told += [answered(questions.why, table, Why(id="q", a=text))]
        told += [answered(questions.preview, table, Preview(id="q", a=text))]
    return [one for one in told if b"banks" not in one]


def answered(ask: Any, table: Any, question: Any) -> bytes:
    try:
        return written(ask(table, question))
    except (Refusal, IllegalStep, NotationError) as error:
        return repr(error).encode()


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 5),
    steps=st.sampled_from([60, 90, 120]),
    seat=st.integers(0, 2),
    swaps=st.lists(st.integers(0, 15), max_size=12),
)
def test_the_values_of_hares_ashore_are_told_to_nobody_but_their_owner(
    seed: int, steps: int, seat: int, swaps: list[int]
):
    async def story() -> None:
        world = await mazaitsy(seed, steps)
        assert world.room.table is not None
        assert world.room.table.match is not None
        state = world.room.table.match.state
        other = with_other_hares(state, seat, swaps)
        assert number(int(other.fields.ashore[seat])) == number(int(state.fields.ashore[seat]))
        assert state.actor >= 0 or state.phase == "over"
        if state.phase != "over":
            assert await told_of(world, other, seat) == await told_of(world, state, seat)

    run(story())


def test_there_are_hares_ashore_to_be_told_of():
    """Or the test above would try nothing."""

    async def story() -> list[int]:
        found = []
        for seed in range(6):
            world = await mazaitsy(seed, 90)
            assert world.room.table is not None
            assert world.room.table.match is not None
            fields = world.room.table.match.state.fields
            found += [number(int(fields.ashore[seat])) for seat in range(3)]
        return found

    assert sum(run(story())) > 5
