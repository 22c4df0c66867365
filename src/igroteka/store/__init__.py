"""Tables on disk: each has a log that only grows, and what was acknowledged stays. Knows nothing of games."""
