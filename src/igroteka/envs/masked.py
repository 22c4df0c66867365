"""Observation spaces with action masks: what every agent receives."""

import numpy as np

from igroteka.envs.extras import Extra

with Extra("envs"):
    from gymnasium.spaces import Box, Dict

Observation = dict[str, np.ndarray]
"""`observation`, and `action_mask` with 1 for each action that is legal now."""


def seen_space(size: int) -> Box:
    """The space of an `igroteka.envs.tensors` observation of this size; its numbers are never below 0."""
    return Box(0, np.iinfo(np.int8).max, (size,), np.int8)


def masked(observation: Box, actions: int) -> Dict:
    """The space of an observation with its action mask."""
    return Dict({"observation": observation, "action_mask": Box(0, 1, (actions,), np.int8)})


def masks(seen: dict[str, Observation]) -> dict[str, dict[str, np.ndarray]]:
    """The masks of all agents, in the form of PettingZoo's infos."""
    return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}
