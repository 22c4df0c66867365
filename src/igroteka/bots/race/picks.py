"""A character's pick in the calm mode, where nobody has to react and the nearest cat gets the chair that it picked."""

from collections.abc import Mapping

from igroteka.bots.race.chairs import Chairs, dimmed
from igroteka.bots.race.characters import Character
from igroteka.bots.race.prospects import prospects, ways_from
from igroteka.core.dice import Rng
from igroteka.games.chazz.calm import NOBODY
from igroteka.games.chazz.start import Start


def pick(
    character: Character,
    seat: int,
    chairs: Chairs,
    word: str,
    start: Start,
    rng: Rng,
    seated: Mapping[int, int] = NOBODY,
) -> int:
    """Returns the chair it picks, given where all cats stand and who is seated already."""
    worth = dimmed(chairs.words[word], character.sense)
    worth[seat] = [max(points + character.slip(rng), 1) for points in worth[seat]]
    free = [chair for chair in range(chairs.number) if chair not in seated.values()]
    standing = [cat for cat in range(chairs.players) if cat not in seated]
    promised = prospects(worth, ways_from(start.places, standing), seat, free, margin=1)
    return max(promised, key=promised.__getitem__)
