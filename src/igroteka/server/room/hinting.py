"""Hints for players: a bot is asked once for each position, and stops thinking when the position has passed.

A hint is counted in the log before anybody reads it.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from igroteka.bots.search.hints import Suggestion
from igroteka.server.ports import Asker, BotFailed, Bots
from igroteka.server.protocol.commands import Hint
from igroteka.server.protocol.messages import HintedChoice, Hints, Refused, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.hints import count
from igroteka.server.table.interlude import Decision
from igroteka.server.table.table import Table
from igroteka.store.errors import StoreFailed


class HintingRoom(Protocol):
    """What hinting may ask of its room."""

    @property
    def asker(self) -> Asker: ...

    async def commit(self, decide: Decision) -> None: ...

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Hinting:
    def __init__(self, room: HintingRoom, bots: Bots) -> None:
        self.room, self.bots = room, bots
        self.settled = -1
        """The entry that had changed the match when a hint was asked for last."""
        self.thinking: asyncio.Task[list[Suggestion]] | None = None
        """The answer for that position."""

    def begin(self, table: Table, watcher: Watcher, asked: Hint) -> None:
        """Thinks about the position, unless that has been done already, and then answers."""
        assert table.match is not None  # noqa: S101
        state = table.match.state
        if self.thinking is None or self.settled != table.settled or has_failed(self.thinking):
            self.forget()
            self.settled = table.settled
            self.thinking = asyncio.ensure_future(self.bots.hints(self.room.asker, state.game.name, state.key()))
        self.room.keep(self.answer(watcher, asked, self.settled, self.thinking))

    def forget(self) -> None:
        """The position has passed: whoever still waits is told so."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = None

    async def answer(
        self, watcher: Watcher, asked: Hint, settled: int, thinking: asyncio.Task[list[Suggestion]]
    ) -> None:
        try:
            await asyncio.wait([thinking])
            found = result_of(thinking)
            await self.room.commit(lambda table: count(table, asked.seat, settled))
        except Refusal as refusal:
            told = Refused(id=asked.id, code=refusal.code, parameters=refusal.parameters)
        except StoreFailed:
            told = Refused(id=asked.id, code="paused")
        else:
            told = Hints(id=asked.id, choices=[HintedChoice(**one._asdict()) for one in found])
        watcher.wire.send(written(told))


def result_of(thinking: asyncio.Task[list[Suggestion]]) -> list[Suggestion]:
    with suppress(BotFailed, asyncio.CancelledError):
        return thinking.result()
    raise Refusal("no-hint")


def has_failed(thinking: asyncio.Task[list[Suggestion]]) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
