"""`./run bench backlog [--clients N] [--stall SECONDS] [--json]`: clients who all come back while the server is busy.

They connect at the same moment to a socket at which nobody accepts for a while, with queues of several lengths. Where
the queue is too short, some fail, or wait until the system tries again.
"""

import asyncio
import multiprocessing
import socket
import time
from multiprocessing.connection import Connection

from asking import parser_of, write_json
from rich.console import Console
from storms.figures import Figure, plain, quantile, show

from igroteka.server.doors.descriptors import raise_descriptors
from igroteka.server.doors.listening import BACKLOG

QUEUES = (BACKLOG // 8, BACKLOG // 4, BACKLOG // 2, BACKLOG, 2 * BACKLOG)
PATIENCE = 30.0  # seconds


def serve(queue: int, stall: float, told: Connection) -> None:
    """Accepts nobody for a while, and then everybody."""
    bound = socket.create_server(("127.0.0.1", 0), backlog=queue)
    told.send(bound.getsockname()[1])
    time.sleep(stall)
    while True:
        client, _ = bound.accept()
        client.send(b"x")
        client.close()


async def come_back(port: int) -> float | None:
    """How long it takes to get in; None if it fails."""
    began = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            data = await reader.read(1)
    except (OSError, TimeoutError):
        return None
    writer.close()
    return time.perf_counter() - began if data else None


async def all_come_back(port: int, clients: int) -> list[float | None]:
    return await asyncio.gather(*(come_back(port) for _ in range(clients)))


def measured(queue: int, clients: int, stall: float) -> list[Figure]:
    here, there = multiprocessing.Pipe()
    server = multiprocessing.Process(target=serve, args=(queue, stall, there), daemon=True)
    server.start()
    times = asyncio.run(all_come_back(here.recv(), clients))
    server.terminate()
    server.join()
    took = sorted(one for one in times if one is not None)
    failed = Figure("failed", len(times) - len(took), "", most=0 if queue >= BACKLOG else None)
    return [Figure("p99", quantile(took, 0.99), "s"), failed] if took else [failed]


def main() -> None:
    parser = parser_of("backlog", __doc__)
    parser.add_argument("--clients", type=int, default=2_000)
    parser.add_argument("--stall", type=float, default=1.0, help="seconds in which nobody is accepted (default: 1)")
    asked = parser.parse_args()
    raise_descriptors()
    found = {f"a queue of {queue}": measured(queue, asked.clients, asked.stall) for queue in QUEUES}
    if asked.json:
        write_json(plain(found))
    else:
        show(found, Console())


if __name__ == "__main__":
    main()
