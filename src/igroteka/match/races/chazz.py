"""Checks the races of Chazz: their starts and tapes, and in the calm mode the places and what follows from picks."""

from collections.abc import Sequence

from igroteka.core.errors import IgrotekaError
from igroteka.core.stream import Stream
from igroteka.core.words import Words, filled
from igroteka.games.chazz.calm import calm_seatings, drawn_places
from igroteka.games.chazz.race_api import sit_text
from igroteka.games.chazz.start import Start, drawn_start
from igroteka.games.chazz.tape import Tape, replay
from igroteka.games.chazz.view import chair_of
from igroteka.match.fairness import Defect
from igroteka.match.match import Match
from igroteka.match.seal import Attachment

BAD_TAPE = Words("Race {number}: {why}", "Забег {number}: {why}")
OTHER_START = Words(
    "Race {number} did not start where the dice, or the race before, say.",
    "Забег {number} начался не там, где велят кости или предыдущий забег.",
)
OTHER_SITS = Words(
    "In race {number} the tape leads to other chairs than were taken.",
    "В забеге {number} по ленте заняты не те стулья, что в записи.",
)
OTHER_PLACES = Words(
    "In round {number} the cats stood elsewhere than the dice say.",
    "В коне {number} коты стояли не там, где велят кости.",
)
OTHER_PICKS = Words(
    "In round {number} the picks lead to other chairs than were taken.",
    "В коне {number} по выбору заняты не те стулья, что в записи.",
)


def defect(
    match: Match, one: Attachment, ahead: Sequence[str], earlier: Sequence[Attachment], stream: Stream | None
) -> Defect | None:
    number = rounds(match)
    if one.kind == "tape":
        tapes = [other.text for other in earlier if other.kind == "tape"]
        return wrong_tape(match, one.text, tapes, stream, number)
    if one.kind == "places":
        return wrong_places(one.text, stream, number)
    places = next((other.text for other in reversed(earlier) if other.kind == "places"), "")
    return wrong_picks(match, places, one.text, ahead, number)


def rounds(match: Match) -> int:
    """The number of the round: the words that have been called."""
    return sum(text.startswith("call ") for text in map(match.game.text, match.steps))


def wrong_tape(match: Match, text: str, tapes: Sequence[str], stream: Stream | None, number: int) -> Defect | None:
    try:
        race = replay(Tape.read(text))
        before = replay(Tape.read(tapes[-1])) if tapes else None
    except IgrotekaError as error:
        said = Words(error.sentence("en"), error.sentence("ru"))
        return Defect("tape", number, filled(BAD_TAPE, number=number, why=said))
    leader = leader_of(match)
    players = match.options.players
    if before is not None:
        valid = before.next_start(leader)
    else:
        valid = None if stream is None else drawn_start(leader, players, stream.numbers(f"places {number}"))
    if race.start.leader != leader or (valid is not None and race.start != valid):
        return Defect("places", number, filled(OTHER_START, number=number))
    if list(race.sits) != last_sits(match):
        return Defect("tape", number, filled(OTHER_SITS, number=number))
    return None


def leader_of(match: Match) -> int:
    """Who called the word of this round."""
    steps = zip(reversed(match.steps), reversed(match.actors), strict=True)
    return next(actor for step, actor in steps if match.game.text(step).startswith("call "))


def last_sits(match: Match) -> list[str]:
    """The seatings of the round, in their order."""
    texts = [*map(match.game.text, match.steps)]
    called = max(number for number, text in enumerate(texts) if text.startswith("call "))
    return [text for text in texts[called:] if text.startswith("sit ")]


def wrong_places(text: str, stream: Stream | None, number: int) -> Defect | None:
    if stream is None:
        return None
    places = tuple(map(int, text.split()))
    valid = drawn_places(len(places), stream.numbers(f"places {number}").randrange)
    return None if places == valid else Defect("places", number, filled(OTHER_PLACES, number=number))


def wrong_picks(match: Match, places: str, picks: str, ahead: Sequence[str], number: int) -> Defect | None:
    fields = match.state.plain()
    sitting = {seat: chair for seat in range(fields.players) if (chair := chair_of(fields, seat)) is not None}
    chosen = [None if pick == "-" else int(pick) - 1 for pick in picks.split()]
    try:
        start = Start(leader_of(match), tuple(map(int, places.split()))).checked()
        valid = [sit_text(seat, chair) for seat, chair in calm_seatings(start, chosen, sitting)]
    except IgrotekaError as error:
        said = Words(error.sentence("en"), error.sentence("ru"))
        return Defect("picks", number, filled(BAD_TAPE, number=number, why=said))
    return None if valid == [*ahead[: len(valid)]] else Defect("picks", number, filled(OTHER_PICKS, number=number))
