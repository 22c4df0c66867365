"""Research doors: the games as environments that those who train and study players know how to use."""

from igroteka.envs import versions as versions  # from here on `marrakech_v1` and its like can be imported
