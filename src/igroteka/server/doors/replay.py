"""Replays: what happened and what could be seen after each entry of a record, in pages."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

import msgspec

from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.core.options import write_options
from igroteka.match.match import Match
from igroteka.match.order import teams_of
from igroteka.match.record import Record, refuse_entry, undone_to
from igroteka.server.protocol.messages import WrittenView, written
from igroteka.server.protocol.refusal import Refusal

MOST_FRAMES = 100
"""Frames in one page."""
MOST_ENTRIES = 50_000
"""Entries of a record that can be replayed."""
SLICE = 100
"""Entries that are replayed at once; a frame, whose view is written, takes as long as ten."""
FRAME = 10


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the record, who acted, what happened, and what a spectator sees then."""

    a: str
    actor: int | None
    events: list[str]
    view: WrittenView


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """Frames `since`, `since + 1`, … of `n`, and the start of the match."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    n: int
    since: int
    start: WrittenView
    frames: list[Frame]
    teams: list[int] = []
    """The team of each seat, if seats win together."""
    looks: list[int] = []
    """The look of each seat, if the match was played at a table; records do not contain looks."""


def record_in(text: str) -> Record:
    """The record, or a refusal that names the line."""
    with refusing():
        record = Record.read(text)
    if len(record.entries) > MOST_ENTRIES:
        raise Refusal("too-large", most=MOST_ENTRIES)
    return record


def replaying(record: Record, since: int, looks: Sequence[int] = ()) -> Generator[None, None, Replay]:
    """A page of the match in this record, or a refusal that names the line. The game's rules have to be loaded. Pauses
    after each slice.
    """
    with refusing():
        match = Match.replay(msgspec.structs.replace(record, entries=()))
        start, teams = msgspec.Raw(written(match.state.view())), teams_of(match.state)
        frames = yield from framed(match, record, since)
    options = write_options(record.options)
    return Replay(record.game, options, record.names, len(record.entries), since, start, frames, teams, list(looks))


@contextmanager
def refusing() -> Generator[None]:
    try:
        yield
    except BadRecord as error:
        raise Refusal("bad-record", line=error.parameters["line"]) from None
    except IgrotekaError:  # an unknown game, option or version
        raise Refusal("bad-record", line=None) from None


def framed(match: Match, record: Record, since: int) -> Generator[None, None, list[Frame]]:
    """The frames of the page. The whole record is played, because one is shown only if all of it can be played."""
    frames: list[Frame] = []
    work = 0
    for number, entry in enumerate(record.entries):
        try:
            if since <= number < since + MOST_FRAMES:
                frames.append(frame(match, entry))
                work += FRAME
            else:
                match.enter(entry)
                work += 1
        except IgrotekaError as error:
            raise refuse_entry(number, entry, record, error) from None
        if work >= SLICE:
            work = 0
            yield
    return frames


def frame(match: Match, entry: str) -> Frame:
    if undone_to(entry) is not None:
        match.enter(entry)
        return Frame(entry, None, [], msgspec.Raw(written(match.state.view())))
    actor = match.state.actor
    played = match.play(actor, entry)
    return Frame(entry, actor, played.events, msgspec.Raw(written(match.state.view())))
