"""Many idle spectators: the cost of a socket on which nothing happens."""

import asyncio

from .figures import Figure
from .guest import Guest
from .house import House

TABLES = 20
AT_ONCE = 50  # guests who connect at the same time
SETTLING = 6.0  # seconds in which everybody is pinged once
LOOKING = 10.0


async def idle(house: House, sockets: int, troubles: list[str]) -> list[Figure]:
    wanted = {"game": "marrakech", "public": True}
    answers = [await house.http.post("/api/tables", json=wanted) for _ in range(TABLES)]
    tables = [answer.json()["id"] for answer in answers]
    guests = [Guest(house.port, troubles) for _ in range(sockets)]
    for number, guest in enumerate(guests[:TABLES]):  # so that the rooms are in memory
        await guest.come(tables[number])
    before = await house.figures()
    for first in range(TABLES, sockets, AT_ONCE):
        coming = guests[first : first + AT_ONCE]
        await asyncio.gather(*(guest.come(tables[number % TABLES]) for number, guest in enumerate(coming, first)))
    await asyncio.sleep(SETTLING)
    after = await house.figures()
    await asyncio.sleep(LOOKING)
    later = await house.figures()
    if later["igroteka_sockets"] != sockets:
        troubles.append(f"{later['igroteka_sockets']:.0f} sockets are open, and should be {sockets}")
    for guest in guests:
        guest.leave()
    memory = after["process_resident_memory_bytes"] - before["process_resident_memory_bytes"]
    cpu = later["process_cpu_seconds_total"] - after["process_cpu_seconds_total"]
    return [
        Figure("sockets", later["igroteka_sockets"], "", least=sockets),
        Figure("memory for each", memory / (sockets - TABLES) / 1024, "KiB", most=40),
        Figure("the server's share of its core, with pings", 100 * cpu / LOOKING, "%"),
    ]
