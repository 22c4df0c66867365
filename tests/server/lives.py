"""Players who go on whatever becomes of the server: they come back, and send again what was not answered."""

import random
from collections.abc import Callable
from typing import Any

import websockets

from tests.server.client import Client, Guest, Running

Lines = list[dict[str, Any]]


def lines_before(client: Client, answer: dict[str, Any]) -> int:
    """How many lines the client had when the answer came. What a command causes is told before its answer."""
    before = client.got[: client.got.index(answer)]
    return [one["n"] for one in before if one["t"] in ("welcome", "news")][-1]


class Player:
    """One person at one table after the other. It knows all that it was told, and each answer that it got."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name, self.rng = name, rng
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.lines: dict[str, Lines] = {}
        self.done: dict[str, dict[str, int]] = {}
        """For each table the commands that were done, and their numbers."""
        self.refused: dict[str, set[str]] = {}
        self.pending: dict[str, Any] | None = None
        self.doings: list[dict[str, Any]] = []

    def goes_to(self, table: str) -> None:
        self.table, self.pending, self.doings = table, None, []
        self.lines[table], self.done[table], self.refused[table] = [], {}, set()

    async def play(self, house: Running, answered: Callable[[], None]) -> None:
        """Until the server is gone."""
        self.answered = answered
        try:
            while True:
                await self.play_at_table(house)
        except (OSError, websockets.WebSocketException):
            return

    async def play_at_table(self, house: Running) -> None:
        guest, table = Guest(house, self.name), self.table
        guest.cookies = self.cookies
        client = await guest.connect(table)
        client.lines = self.lines[table]
        known = len(client.lines)
        try:
            welcome = await client.hello(known)
            assert welcome["since"] == known, f"lines from {welcome['since']} on are not what they were"
            while not self.has_moved_on():
                await self.do_something(client)
        finally:
            await client.go()

    def has_moved_on(self) -> bool:
        """If the next match is at another table, the player goes there."""
        again = [line["table"] for line in self.lines[self.table] if line["e"] == "again"]
        if again:
            self.goes_to(again[0])
        return bool(again)

    async def do_something(self, client: Client) -> None:
        if self.pending is None:
            self.pending = self.next_command(client)
        if self.pending is None:
            seen = len(client.got)
            await client.until(lambda: len(client.got) > seen)
            if client.code is not None:
                raise ConnectionResetError
            return
        answer = await client.do(**self.pending)
        if answer["t"] == "done" and answer["n"] == lines_before(client, answer):
            self.pending = None  # there was nothing to do, and the log does not have it
        else:
            self.take_in(self.pending, answer)
        self.answered()

    def take_in(self, command: dict[str, Any], answer: dict[str, Any]) -> None:
        self.pending = None
        done = self.done[self.table]
        if answer["t"] == "done" and command["t"] == "rematch":
            return  # whoever asks second gets what the first one got
        if answer["t"] == "done":
            assert done.setdefault(command["id"], answer["n"]) == answer["n"], "done a second time"
            self.doings.append(command)
        elif answer["code"] != "paused":
            assert command["id"] not in done, "what was done is refused now"
            self.refused[self.table].add(command["id"])

    def next_command(self, client: Client) -> dict[str, Any] | None:
        """What this person does now; nothing, if others are to act."""
        if self.doings and self.rng.random() < 0.05:
            return self.rng.choice(self.doings)  # once more, though it was answered
        if not any(line["e"] == "begun" for line in client.lines):
            return self.command("begin") if client.last("welcome")["host"] else None
        position = client.position
        if client.is_over:
            return self.command("rematch")
        seats = [seat for seat in client.you if seat in position.get("waits", ())]
        asked = position.get("asked")
        if asked is not None and asked not in client.you:
            return self.command(self.rng.choice(["agree", "decline"]), seat=client.you[0], n=client.n)
        if not seats:
            return None
        if self.rng.random() < 0.04:
            return self.command("takeback", seat=seats[0], n=client.n)
        if position.get("legal"):
            ((seat, steps),) = position["legal"].items()
            return self.command("act", seat=int(seat), n=client.n, a=self.rng.choice(steps))
        free = set(range(len(position["view"]["seats"]) - 1)) - {has.get("chair") for has in position["view"]["seats"]}
        return self.command("pick", seat=seats[0], n=client.n, chair=self.rng.choice(sorted(free)))

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"t": kind, "id": f"{self.rng.getrandbits(60):x}", **fields}
