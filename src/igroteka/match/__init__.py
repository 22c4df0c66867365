"""Uses of the rules: matches, their records, playouts and perft. No input or output, no clock."""
