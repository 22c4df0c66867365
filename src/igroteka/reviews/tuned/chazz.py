"""Chazz: each visit is one random playout, and races have up to fifty endings."""

from igroteka.reviews.visits import Visits

VISITS = Visits(decision=8_000, choice=4_000, outcome=2_000, sketch=300)
