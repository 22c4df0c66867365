"""Programs that play: they choose from the legal steps, and see what every player sees."""
