"""Reviewing a match: a sketch, then one moment after the other."""

from collections.abc import Callable

from igroteka.match.record import Record
from igroteka.reviews.judge import Judge
from igroteka.reviews.judgement import Judgement, judgement
from igroteka.reviews.moment import line_of
from igroteka.reviews.review import Review
from igroteka.reviews.sketch import Sketch, sketched
from igroteka.reviews.visits import Visits, visits_of

Progress = Callable[[int, int], object]
"""Told how many moments are judged, and of how many."""


class Reviewing:
    """The review of one match. The same record with the same visits has the same review."""

    def __init__(self, record: Record, visits: Visits | None = None) -> None:
        """BadRecord, if the rules refuse an entry."""
        self.record, self.line = record, line_of(record)
        self.visits = visits or visits_of(record.game)
        self.judge = Judge(self.line.last, self.visits.decision)

    def sketch(self) -> Sketch:
        return sketched(self.record, self.line, self.judge, self.visits)

    def judged(self, number: int) -> Judgement:
        """The judgement of a moment in which something else could have followed."""
        return judgement(self.line.moments[number], self.judge, self.visits)


def review(record: Record, visits: Visits | None = None, progress: Progress | None = None) -> Review:
    """Judges every moment of a match. BadRecord, if the rules refuse an entry."""
    reviewing = Reviewing(record, visits)
    sketch, judged = reviewing.sketch(), dict[int, Judgement]()
    for number in sketch.open:
        judged[number] = reviewing.judged(number)
        if progress is not None:
            progress(len(judged), len(sketch.open))
    return sketch.filled(judged)
