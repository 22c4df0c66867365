"""A sketch of a review: a first, rough graph, and which moments have to be judged."""

from collections.abc import Mapping

import msgspec

from igroteka.core.actors import OVER
from igroteka.games import game
from igroteka.match.record import Record
from igroteka.reviews.judge import Judge
from igroteka.reviews.judgement import Judgement, unjudged
from igroteka.reviews.ledger import ledger
from igroteka.reviews.moment import PlayedLine
from igroteka.reviews.review import Review, worst
from igroteka.reviews.totals import Total, totals_of
from igroteka.reviews.visits import Visits
from igroteka.reviews.worth import Worths, of_places


class Sketch(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    is_over: bool
    judgements: list[Judgement]
    """All moments, with rough worths and without effects."""
    open: list[int]
    """The moments in which something else could have followed: those that are still to be judged."""
    result: Worths
    totals: list[Total] = []

    def filled(self, judged: Mapping[int, Judgement]) -> Review:
        """The review so far. A moment in which nothing else could follow is worth what the next one is."""
        found, worth, left = list[Judgement](), self.result, {*self.open}
        for number, rough in reversed([*enumerate(self.judgements)]):
            one = judged.get(number, rough)
            found.append(one if number in left else msgspec.structs.replace(one, worth=worth))
            worth = found[-1].worth
        found.reverse()
        accounts = ledger(found, self.result, game(self.game).language)
        return Review(self.game, self.is_over, found, self.result, accounts, worst(found), self.totals)


def sketched(record: Record, line: PlayedLine, judge: Judge, visits: Visits) -> Sketch:
    moments = line.moments
    still_open = [moment.number for moment in moments if not moment.is_forced]
    rough = [unjudged(moment, judge.opinion(moment.state, visits.sketch, moment.number).worths) for moment in moments]
    result = result_of(line, judge, visits)
    return Sketch(line.last.game.name, line.is_over, rough, still_open, result, totals_of(record))


def result_of(line: PlayedLine, judge: Judge, visits: Visits) -> Worths:
    """The result of a match, or what is expected where it stopped."""
    if line.last.actor == OVER:
        return of_places(line.last.ranking())
    return judge.opinion(line.last, visits.choice, len(line.moments)).worths
