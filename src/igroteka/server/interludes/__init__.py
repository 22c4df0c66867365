"""What games do between steps, one module for each game that has such play."""
