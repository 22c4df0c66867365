"""One table of handlers for all messages, and the gates of a command in their order."""

import asyncio
from typing import get_args

from igroteka.server.protocol.commands import Act, AnyMessage, Begin, Hello, Lend, Sit
from igroteka.server.room.handlers import HANDLERS, handle
from tests.server.world import World, opened


def test_every_message_that_a_client_can_send_has_its_handler():
    assert set(HANDLERS) == set(get_args(AnyMessage))


def test_the_gates_refuse_in_their_order():
    """Begun, fresh, own seat, seat's turn, legal: each act is wrong in one way less than the one before."""

    async def story() -> None:
        world = World(opened())
        await world.open()
        ann, bob = await world.client("ann"), await world.client("bob")
        codes = [(await ann.do(Act, seat=1, n=99, a="roll 1"))["code"]]
        for seat, client in enumerate((ann, bob)):
            await client.do(Sit, seat=seat, name=client.person)
        await ann.do(Begin)
        codes += [(await ann.do(Act, seat=1, n=99, a="roll 1"))["code"]]
        codes += [(await ann.do(Act, seat=7, n=ann.n, a="roll 1"))["code"]]
        codes += [(await ann.do(Act, seat=1, n=ann.n, a="roll 1"))["code"]]
        codes += [(await bob.do(Act, seat=1, n=bob.n, a="roll 1"))["code"]]
        codes += [(await ann.do(Act, seat=0, n=ann.n, a="what?"))["code"]]
        codes += [(await ann.do(Act, seat=0, n=ann.n, a="roll 1"))["code"]]
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
        codes += [(await ann.do(Act, seat=0, n=ann.n, a="roll 1"))["code"]]
        expected = ["not-begun", "stale", "no-such-seat", "not-yours", "not-your-turn", "unknown-step", "illegal"]
        assert codes == [*expected, "not-yours"]
        await world.room.stop()

    asyncio.run(story())


def test_a_client_that_says_hello_again_is_told_where_the_match_stands_and_no_line_twice():
    async def story() -> None:
        world = World(opened())
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="ann")
        for since in (0, 1, 2, 999):
            await handle(world.room, ann.watcher, Hello(v=1, since=since))
            told = ann.last("welcome")
            assert (told["n"], told["since"], told["lines"], told["you"]) == (2, 2, [], [0])

    asyncio.run(story())
