"""Research environments: the games for PettingZoo, Gymnasium and OpenSpiel, and batches of games for training."""

from igroteka.envs import versions as versions  # makes `marrakech_v1` and the like importable
