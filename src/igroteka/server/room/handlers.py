"""One table of handlers for all messages that a client can send. A click's way through the server begins here.

A command is decided by plain code in `server/table`; the room makes what was decided durable, answers, and tells
everybody. Questions and wishes change nothing that is kept.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from igroteka.server.protocol.commands import (
    Act,
    Admit,
    Agree,
    AnyCommand,
    AnyMessage,
    Begin,
    Decline,
    Dismiss,
    End,
    Entropy,
    Free,
    Hello,
    Hint,
    Knock,
    Lend,
    Look,
    Manage,
    Pick,
    Pong,
    Preview,
    Rematch,
    Remove,
    Return,
    Rise,
    Sit,
    Takeback,
    Waive,
    Why,
    Wish,
)
from igroteka.server.protocol.messages import PROTOCOL, Because, Foreseen, Refused, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.opening import open_table
from igroteka.server.room.room import Room
from igroteka.server.room.watcher import Watcher
from igroteka.server.table import (
    consent,
    ending,
    guests,
    hints,
    lending,
    questions,
    rematch,
    sealing,
    seating,
    steps,
    takeback,
)
from igroteka.server.table.gates import takes_part
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World
from igroteka.store.errors import Taken

Handler = Callable[[Room, Watcher, Any], Awaitable[object]]
Question = Callable[[Table, Any], Because | Foreseen]


class Decider(Protocol):
    """Carries out a person's command at the table, or refuses it."""

    def __call__(self, table: Table, person: str, wanted: Any, world: World) -> list[Added]: ...


async def handle(room: Room, watcher: Watcher, message: AnyMessage) -> None:
    """Does what a message of a client asks for. A Refusal that comes out of here ends the conversation."""
    await HANDLERS[type(message)](room, watcher, message)


async def command(room: Room, watcher: Watcher, wanted: AnyCommand, decider: Decider) -> bool:
    """Carries out a command at the table, and answers it. Whether it was not refused."""

    def decide(table: Table) -> list[Added]:
        settled = table.settled
        added = decider(table, speaker(table, watcher, wanted), wanted, room.world)
        if table.settled != settled:
            room.audience.mover = watcher
        return added

    return await room.answer(watcher, wanted, decide)


def decided_by(decider: Decider) -> Handler:
    """The handler of a command, which the decider carries out at the table or refuses."""
    return partial(command, decider=decider)


def speaker(table: Table, watcher: Watcher, wanted: AnyCommand | Hint) -> str:
    """The one of a client's people whose command it is: who holds the seat in question, or else who may do most."""
    seat: int = getattr(wanted, "seat", len(table.seats))
    holder = table.seats[seat].person if seat < len(table.seats) else None
    if holder is not None and holder in watcher.people:
        return holder
    if isinstance(wanted, Sit | Knock):
        return watcher.person
    return next((person for may in RANKS for person in watcher.people if may(table, person)), watcher.person)


RANKS: tuple[Callable[[Table, str], bool], ...] = (Table.is_hosted_by, Table.is_managed_by, takes_part)


def answered_by(answer: Question) -> Handler:
    """The handler of a question about the position."""

    async def question(room: Room, watcher: Watcher, asked: Why | Preview) -> None:
        async with room.lock:
            table = await room.opened()
        try:
            watcher.wire.send(written(answer(table, asked)))
        except Refusal as refusal:
            refuse(watcher, refusal, asked.id)

    return question


async def hint(room: Room, watcher: Watcher, asked: Hint) -> None:
    """A bot thinks about the answer in the background, so the client's other messages do not wait for it."""
    try:
        async with room.lock:
            table = await room.opened()
            hints.check_may_ask(table, speaker(table, watcher, asked), asked)
            room.caretaker.hinting.begin(table, watcher, asked)
    except Refusal as refusal:
        refuse(watcher, refusal, asked.id)


async def hello(room: Room, watcher: Watcher, message: Hello) -> None:
    check_version(message)
    watcher.adds_entropy = message.entropy
    await room.greet(watcher, message.since)


async def pong(room: Room, watcher: Watcher, message: Pong) -> None:
    watcher.pong(message.mark, room.clock.now())


async def wish(room: Room, watcher: Watcher, message: Wish) -> None:
    try:
        room.wish(watcher, message)
    except Refusal as refusal:
        refuse(watcher, refusal)


async def waive(room: Room, watcher: Watcher, command: Waive) -> None:
    def decide(table: Table) -> list[Added]:
        seated = [person for person in watcher.people if table.seats_of(person)]
        for person in seated or watcher.people:
            lending.waive(table, person, command, room.world)
        return []

    if await room.answer(watcher, command, decide):
        await room.tell_people()


async def add_entropy(room: Room, watcher: Watcher, command: Entropy) -> None:
    def decide(table: Table) -> list[Added]:
        seated = [person for person in watcher.people if table.seats_of(person)]
        added = (sealing.add_entropy(table, person, command, room.world) for person in seated or watcher.people)
        return [one for several in added for one in several]

    await room.answer(watcher, command, decide)


def then_told_to_people(decider: Decider) -> Handler:
    """What is not kept in the log shows in the seats."""

    async def told(room: Room, watcher: Watcher, wanted: AnyCommand) -> None:
        if await command(room, watcher, wanted, decider):
            await room.tell_people()

    return told


async def manage(room: Room, watcher: Watcher, command: Manage) -> None:
    def decide(table: Table) -> list[Added]:
        added = guests.manage(table, speaker(table, watcher, command), command, room.world)
        if added and command.locked:
            room.know_those_present()
        return added

    await room.answer(watcher, command, decide)


async def remove(room: Room, watcher: Watcher, command: Remove) -> None:
    await decided_by(guests.remove)(room, watcher, command)
    async with room.lock:
        room.send_removed_away()


async def play_again(room: Room, watcher: Watcher, command: Rematch) -> None:
    """Opens the table of the rematch first, then says in this table's log where it is."""
    again = rematch.next_id(room.stored.id)

    async def open_again(table: Table) -> None:
        person = speaker(table, watcher, command)
        rematch.check_may_ask(table, person)
        if table.next_table is None:
            with suppress(Taken):  # it was made before, and the server stopped before it could say so
                entries = rematch.opening_again(table, person)
                owners = await room.store.owners(room.stored.id)
                await open_table(room.store, room.world.rng, again, entries, owners)

    def decide(table: Table) -> list[Added]:
        return rematch.led_to(table, speaker(table, watcher, command), again)

    await room.answer(watcher, command, decide, open_again)


def refuse(watcher: Watcher, refusal: Refusal, question: str | None = None) -> None:
    watcher.wire.send(written(Refused(id=question, code=refusal.code, parameters=refusal.parameters)))


def check_version(message: Hello) -> None:
    if message.v != PROTOCOL:
        raise Refusal("version", valid=PROTOCOL)


HANDLERS: dict[type[AnyMessage], Handler] = {
    Hello: hello,
    Pong: pong,
    # Commands: seats
    Sit: decided_by(seating.sit),
    Rise: decided_by(seating.rise),
    Look: decided_by(seating.look),
    Lend: decided_by(lending.lend),
    Waive: waive,
    Return: decided_by(lending.come_back),
    Begin: decided_by(seating.begin),
    Entropy: add_entropy,
    # Commands: guests
    Manage: manage,
    Free: decided_by(guests.free),
    Remove: remove,
    Knock: then_told_to_people(guests.knock),
    Admit: decided_by(guests.admit),
    Dismiss: then_told_to_people(guests.dismiss),
    # Commands: the match
    Act: decided_by(steps.act),
    Pick: decided_by(steps.pick),
    Takeback: decided_by(takeback.take_back),
    End: decided_by(ending.end),
    Agree: decided_by(consent.agree),
    Decline: decided_by(consent.decline),
    Rematch: play_again,
    # Questions, and wishes in live play
    Why: answered_by(questions.why),
    Preview: answered_by(questions.preview),
    Hint: hint,
    Wish: wish,
}
