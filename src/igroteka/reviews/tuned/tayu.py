"""Ta Yü: each visit plays to the end of the game, and up to 28 tiles may be drawn."""

from igroteka.reviews.visits import Visits

VISITS = Visits(decision=3_000, choice=1_500, outcome=120, sketch=60)
