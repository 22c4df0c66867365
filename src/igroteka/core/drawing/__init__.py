"""Pictures of positions, for every game: pieces, lettering, marks of seats, and how a table is laid out."""
