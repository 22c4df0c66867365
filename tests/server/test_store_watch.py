"""A store that fails: the host is told once, in the log, in metrics and by /readyz, until it works again."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog
from prometheus_client import REGISTRY

from igroteka.store.memory import MemoryStore
from tests.server.client import Guest, running
from tests.server.world import Disk


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def metric(name: str) -> float:
    return REGISTRY.get_sample_value(name) or 0.0


def test_a_failing_store_is_told_once_and_so_is_its_recovery():
    async def story() -> None:
        disk = Disk()
        store = MemoryStore(disk)
        before = metric("igroteka_store_failures_total")
        async with running(store, pace=50) as house:
            ann = Guest(house, "ann")
            assert (await ann.ask("GET", "/readyz")).json()["store"] is None
            disk.is_full = True
            with structlog.testing.capture_logs() as lines:
                for _ in range(20):
                    assert (await ann.open_table("tayu"))["code"] == "paused"
                answer = await ann.ask("GET", "/readyz")
                assert (answer.status_code, answer.json()) == (
                    503,
                    {"code": "paused", "parameters": {"store": "no room"}},
                )
                assert (await ann.ask("GET", "/healthz")).status_code == 200
                assert metric("igroteka_store_failing") == 1
                assert metric("igroteka_store_failures_total") >= before + 20
                disk.is_full = False
                async with asyncio.timeout(20):  # nobody but the server tries
                    while (await ann.ask("GET", "/readyz")).status_code != 200:
                        pass
                assert metric("igroteka_store_failing") == 0
            told = [line for line in lines if "store" in line["event"]]
            assert [(line["log_level"], line["event"]) for line in told] == [
                ("error", "the store fails"),
                ("info", "the store works again"),
            ]
            assert told[0]["why"] == "no room"

    run(story())
