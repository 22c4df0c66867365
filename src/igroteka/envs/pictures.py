"""What `render` gives: a board printed in the terminal, or as text for one, as an SVG picture, or as pixels."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import numpy as np
from rich.console import Console, RenderableType

from igroteka.core.errors import BadOption
from igroteka.core.words import quote
from igroteka.envs.extras import Extra

with Extra("envs"):
    import resvg_py
    from gymnasium import logger
    from PIL import Image

HUMAN = "human"
MODES = (HUMAN, "ansi", "svg", "rgb_array")
WIDTH = 120  # columns


def checked_mode(mode: Any) -> str | None:
    """The mode itself, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadOption(option="render_mode", got=quote(mode), valid=[*MODES])
    return mode


def rendered(mode: str | None, text: Callable[[], Sequence[RenderableType]], svg: Callable[[], str]) -> Any:
    """What was asked for by the mode, of what can be shown as text and as a picture."""
    if mode is None:
        logger.warn("Nothing is rendered, because the environment was made without a render_mode.")
        return None
    if mode == HUMAN:
        print(for_terminal(text()))
        return None
    if mode == "ansi":
        return for_terminal(text())
    return svg() if mode == "svg" else pixels(svg())


def for_terminal(pieces: Sequence[RenderableType]) -> str:
    """The pieces below each other, with the colours of a terminal."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor", no_color=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(*pieces, sep="\n\n", soft_wrap=True)
    return captured.get()


def pixels(svg: str) -> np.ndarray:
    """Height × width × 3, uint8; white behind what the picture leaves open."""
    png = resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")
    return np.array(Image.open(BytesIO(bytes(png))).convert("RGB"))
