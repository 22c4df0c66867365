"""The pool hands out what was asked for, and fails where a worker answers something else."""

import asyncio
import sys

import pytest

from igroteka.server.bots.pool import BotPool
from igroteka.server.ports import Asker, BotFailed

WORKER = """
import sys
print("{}", flush=True)
for line in sys.stdin:
    wants = "pick" if '"pick"' in line else "advice" if '"advice"' in line else "step"
    if "wrong" in line:
        wants = "pick" if wants == "step" else "step"
    print({"step": '{"step":"ahead"}', "pick": '{"pick":2}', "advice": '{"advice":{"rub":5}}'}[wants], flush=True)
"""


ANN = Asker("t1", "::1", "ann")


def test_each_question_gets_its_own_kind_of_answer():
    async def story() -> None:
        pool = BotPool(1, 30.0, (sys.executable, "-c", WORKER))
        await pool.start()
        assert await pool.advice(ANN, "chazz", b"", "sharp") == {}  # its search is not compiled yet
        pool.prepared.add("chazz")
        assert await pool.step(ANN, "chazz", b"", "sharp") == "ahead"
        assert await pool.pick(ANN, "chazz", b"", "sharp", 1, (0, 9)) == 2
        assert await pool.advice(ANN, "chazz", b"", "sharp") == {"rub": 5}
        for wrong in (
            pool.step(ANN, "chazz", b"", "wrong"),
            pool.pick(ANN, "chazz", b"", "wrong", 1, (0, 9)),
            pool.advice(ANN, "chazz", b"", "wrong"),
        ):
            with pytest.raises(BotFailed):
                await wrong
        await pool.stop()

    asyncio.run(story())
