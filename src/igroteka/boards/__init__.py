"""Terminal boards. Each is drawn from the game's view alone, and knows no rules."""
