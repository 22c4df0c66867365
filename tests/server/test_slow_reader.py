"""Whoever reads too slowly over a real socket is cut off, and keeps their seat while they may come back."""

import asyncio
import socket

from igroteka.server.protocol.messages import Because
from tests.server.client import Client, Guest, Running, running


async def asleep(house: Running, guest: Guest, table: str) -> Client:
    """A connection that has little room for what it does not read, and reads nothing after its welcome."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", house.port))
    client = await guest.connect(table, sock=small)
    await client.hello()
    assert client.socket.transport
    client.socket.transport.pause_reading()
    return client


def test_a_slow_reader_cannot_be_pushed_out_of_their_seat():
    async def story() -> None:
        async with running() as house:
            host, guest = Guest(house, "ann"), Guest(house, "bob")
            table = (await host.open_table("marrakech", seats=[{"name": "ann"}, {}]))["id"]
            ann, first = await host.come(table), await guest.come(table)
            await first.do("sit", seat=1, name="bob")
            await ann.do("begin")
            sleeper = await asleep(house, guest, table)
            await first.go()
            room = house.server.hub.rooms[table]
            while len(room.audience.watchers) > 1:
                room.send_all(Because(id="x" * 50_000))
                assert (await ann.do("why", a="ahead"))["t"] == "because"
            assert (await ann.do("lend", seat=1, bot="solid"))["code"] == "present"
            assert (await ann.hello(ann.n))["seats"][1]["present"]
            assert sleeper.socket.transport
            sleeper.socket.transport.abort()

    asyncio.run(story())
