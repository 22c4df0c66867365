"""Our environments in PettingZoo's registry: importing this is enough for `make("aec", "igroteka/marrakech-v1")`."""

from igroteka.envs.extras import Extra

with Extra("envs"):
    from pettingzoo import register

AEC = ("marrakech_v1", "tayu_v1", "mazaitsy_v1", "chazz_v1")
PARALLEL = ("chazz_race_v1",)

for module in AEC:
    register("aec", f"igroteka/{module}", f"igroteka.envs.{module}:env")
for module in PARALLEL:
    register("parallel", f"igroteka/{module}", f"igroteka.envs.{module}:parallel_env")
