"""A request for a new table, and the first entries of its log."""

from typing import Annotated, Any

import msgspec

from igroteka.bots.opponents import opponents
from igroteka.core.errors import IgrotekaError
from igroteka.core.options import Options, read_options, write_options
from igroteka.core.words import Quoted, Words
from igroteka.games import NAMES, game
from igroteka.server.protocol.commands import Text
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import AnyEntry, Opened, Sat
from igroteka.server.table.names import clean_name


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a bot; or, with a name, for the person who opens the table; otherwise for anybody."""

    bot: Text | None = None
    name: Text | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Text
    options: dict[Text, Text] = {}
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=8)] = []
    """If empty, every seat is open."""
    public: bool = False
    shuffle: bool = True
    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    stand_in: Text | None = None
    calm: bool = False
    hints: bool = False


def opening(wanted: Wanted, person: str) -> list[AnyEntry]:
    """The first entries of the table, or a refusal."""
    if wanted.game not in NAMES:
        raise Refusal("no-such-game", valid=list(NAMES))
    if wanted.calm and not game(wanted.game).has_race:
        raise Refusal("no-calm")
    options = agreed_options(wanted)
    seats = wanted.seats or [SeatWanted()] * options.players
    if len(seats) != options.players or any(seat.bot and seat.name for seat in seats):
        raise Refusal("bad-seats", players=options.players)
    stand_in = wanted.stand_in or game(wanted.game).stand_in
    for bot in (stand_in, *(seat.bot for seat in seats)):
        if bot is not None and bot not in opponents(wanted.game):
            raise Refusal("no-such-bot", valid=list(opponents(wanted.game)))
    opened = Opened(
        game=wanted.game,
        options=write_options(options),
        host=person,
        bots=[seat.bot for seat in seats],
        public=wanted.public,
        shuffle=wanted.shuffle,
        seconds=wanted.seconds,
        stand_in=stand_in,
        calm=wanted.calm,
        hints=wanted.hints,
        rules=game(wanted.game).version,
    )
    named = [(number, seat.name) for number, seat in enumerate(seats) if seat.name is not None]
    return [opened, *(Sat(number, person, clean_name(name)) for number, name in named)]


def agreed_options(wanted: Wanted) -> Options:
    """All options of the match. The number of listed seats counts, if the options do not say how many play."""
    known, given = game(wanted.game), dict(wanted.options)
    if wanted.seats:
        given.setdefault("players", str(len(wanted.seats)))
    try:
        return read_options(known.options, known.name, given)
    except IgrotekaError as error:
        raise Refusal("bad-option", **plain(error.parameters)) from None


def plain(parameters: dict[str, Any]) -> dict[str, Any]:
    """An error's parameters as JSON can hold them."""
    return {name: spelt(value) for name, value in parameters.items()}


def spelt(value: Any) -> Any:
    if isinstance(value, Words):
        return value._asdict()
    return str(value) if isinstance(value, Quoted) else value
