"""Monte Carlo tree search for any game, and the bots that use it."""
