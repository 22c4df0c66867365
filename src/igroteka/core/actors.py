"""Who is to act, when it is not a seat (seats count from 0). OpenSpiel's numbers."""

CHANCE = -1
RACE = -2
OVER = -4
