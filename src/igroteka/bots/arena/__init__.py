"""The arithmetic of the arena: seatings, ratings and the sequential test."""
