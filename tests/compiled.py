"""`python -m tests.compiled` compiles the rules and the bots of all games before the tests start, as a server does.

Otherwise each worker, and each server that a test starts, compiles them for itself at the same time.
"""

import asyncio
import sys

from igroteka.games import NAMES
from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.cached import noted
from igroteka.server.bots.compilers import Compilers


def main() -> None:
    agenda = Agenda(NAMES, noted(NAMES))
    if agenda.is_empty:
        return
    sys.stderr.write("Compiling the rules and the bots of all games (once).\n")
    asyncio.run(Compilers().run(agenda, lambda part: None))


if __name__ == "__main__":
    main()
