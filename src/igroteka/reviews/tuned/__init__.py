"""How much a review of a single game thinks, where that is not as usual."""
