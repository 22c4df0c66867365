"""Registers the environments with PettingZoo on import, for `make("aec", "igroteka/marrakech-v1")`."""

from igroteka.envs.extras import Extra
from igroteka.games import NAMES, game

with Extra("envs"):
    from pettingzoo import register

AEC = tuple(f"{name}_v{game(name).version}" for name in NAMES)
PARALLEL = ("chazz_race_v2",)

for module in AEC:
    register("aec", f"igroteka/{module}", f"igroteka.envs.{module}:env")
for module in PARALLEL:
    register("parallel", f"igroteka/{module}", f"igroteka.envs.{module}:parallel_env")
