"""Checks what decided the races of a game, one module for each game that has races."""
