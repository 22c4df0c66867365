"""What is played with the rules: matches, their records, playouts, perft. No input or output, no clock."""
