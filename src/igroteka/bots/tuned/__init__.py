"""How bots play each game best, in figures: the search's manner, the six levels, or other opponents."""
