"""The rules of Chazz as numbered clauses, in our own words. docs/rules/chazz.md is written from here.

Numbers up to 26 are the rulings' own; from 101 on stand sentences of the booklet that needed no ruling. Of several
clauses that forbid a step, the first here is named: so the end and the order of play stand before chairs and cards.
"""

from igroteka.games.chazz.clauses.cards import LAYING, TERRITORIES
from igroteka.games.chazz.clauses.chairs import MOVEMENT, ROUND, SITTING
from igroteka.games.chazz.clauses.leader import LEADER
from igroteka.games.chazz.clauses.table import AIM, END, PLAYERS, SETUP

SECTIONS = (AIM, PLAYERS, SETUP, END, ROUND, MOVEMENT, SITTING, LAYING, TERRITORIES, LEADER)
