"""Rendering of environments: printed in the terminal, as ANSI text, as SVG or as pixels."""

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
    """Validates a render mode."""
    if mode is not None and mode not in MODES:
        raise BadOption(option="render_mode", got=quote(mode), valid=[*MODES])
    return mode


def rendered(mode: str | None, text: Callable[[], Sequence[RenderableType]], svg: Callable[[], str]) -> Any:
    """Renders in this mode, from functions that give the text and the picture."""
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
    """The pieces one below the other, with ANSI colours."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor", no_color=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(*pieces, sep="\n\n", soft_wrap=True)
    return captured.get()


def pixels(svg: str) -> np.ndarray:
    """The picture as height × width × 3 uint8 on a white background."""
    png = resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")
    return np.array(Image.open(BytesIO(bytes(png))).convert("RGB"))
