"""Evaluations of positions for the three turn games: features, and weights fitted by self-play."""
