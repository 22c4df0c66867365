"""What every agent gets: an observation, and a mask with 1 for each action that may be taken now."""

import numpy as np

from igroteka.envs.extras import Extra

with Extra("envs"):
    from gymnasium.spaces import Box, Dict

Observation = dict[str, np.ndarray]


def seen_space(size: int) -> Box:
    """Of an observation of so many numbers as `igroteka.envs.tensors` gives it: they are never below 0."""
    return Box(0, np.iinfo(np.int8).max, (size,), np.int8)


def masked(observation: Box, actions: int) -> Dict:
    """The space of both."""
    return Dict({"observation": observation, "action_mask": Box(0, 1, (actions,), np.int8)})


def masks(seen: dict[str, Observation]) -> dict[str, dict[str, np.ndarray]]:
    """The masks of all agents, as infos tell them."""
    return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}
