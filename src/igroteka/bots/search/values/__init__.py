"""What positions are worth, for the three turn games: features, and their weights fitted by self-play."""
