"""People at the other end of a network, who race at a table: the parts of the bench of lag."""
