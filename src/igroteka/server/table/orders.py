"""A command at a table: who may do what is looked up, decided and carried out, with all that follows by itself."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from igroteka.match.match import Played
from igroteka.server.protocol.commands import (
    Act,
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Lend,
    Look,
    Pick,
    Return,
    Rise,
    Sit,
    Takeback,
)
from igroteka.server.table import deciding, seating
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.seating import World
from igroteka.server.table.table import Table


class Done(NamedTuple):
    """An entry that has been added; if it was a step, what happened by it, and who acted."""

    entry: AnyEntry
    played: Played | None = None
    actor: int | None = None


def added(table: Table, entry: AnyEntry) -> Done:
    actor = table.actor
    played = table.add(entry)
    return Done(entry, played, actor if played else None)


DECISIONS: dict[type, Callable[[Table, str, Any, World], Iterable[AnyEntry]]] = {
    Sit: seating.sit,
    Rise: seating.rise,
    Look: seating.look,
    Lend: seating.lend,
    Return: seating.come_back,
    Begin: seating.begin,
    Act: deciding.act,
    Pick: deciding.pick,
    Takeback: deciding.take_back,
    Agree: deciding.agree,
    Decline: deciding.decline,
}


def obey(table: Table, person: str, command: AnyCommand, world: World) -> list[Done]:
    """Does what a person asks for, or refuses it and changes nothing."""
    return carry_out(table, DECISIONS[type(command)](table, person, command, world), world)


def carry_out(table: Table, entries: Iterable[AnyEntry], world: World) -> list[Done]:
    """Adds the entries, and what follows from them by itself."""
    done = [added(table, entry) for entry in entries]
    return done + [added(table, entry) for entry in deciding.by_itself(table, world)]
