"""`python -m tests.server.serving FOLDER PACE` starts a server for each line that comes in; tells its process and port.

Whoever asked kills it, and is told when it is gone. The rules are loaded once, and each server is a fork: a real
process of its own, with real sockets and a real disk, that is up in no time. Clocks run faster by the pace, so that
races do not take long.
"""

import asyncio
import os
import sys
from pathlib import Path

from igroteka.cli.logs import set_up_logs
from igroteka.games import NAMES
from igroteka.server.bots.parts import GamePart, load
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.listening import listening
from igroteka.server.doors.server import Server
from igroteka.server.doors.web_server import WebServer
from igroteka.server.doors.who import Who
from igroteka.server.system import DICE, SystemSecrets, today
from igroteka.store.sqlite import SqliteStore
from tests.server.client import Hurry, QuickBots

AMPLE = Limits(messages=10_000, requests=10_000, tables=10_000, sockets=10_000, connections=10_000)


async def serve(folder: Path, pace: float) -> None:
    with listening("127.0.0.1", 0) as bound:
        store = await SqliteStore.open(folder)
        who = await Who.of(store, SystemSecrets(), today)
        server = Server(store, who, QuickBots(), Hurry(pace), DICE, SystemSecrets(), AMPLE)
        print(os.getpid(), bound.getsockname()[1], flush=True)
        await WebServer(server).serve([bound])


def main(folder: Path, pace: float) -> None:
    set_up_logs()
    for name in NAMES:
        load(GamePart(name, "rules"))
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(serve(folder, pace))
            os._exit(0)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
