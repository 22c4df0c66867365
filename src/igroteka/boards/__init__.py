"""How each game looks in a terminal. Each is drawn from its view alone, and knows no rules."""
