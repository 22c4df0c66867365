"""The best search settings and the six levels of each game, as figures."""
