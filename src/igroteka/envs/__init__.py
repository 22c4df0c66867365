"""Research doors: the four games as environments that those who train and study players know how to use."""
