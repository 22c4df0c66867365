"""The layout of a game's picture: the board in a square, and beside it a panel with what each seat has."""

from igroteka.core.drawing.svg import Drawn, group, picture, placed

WIDTH, HEIGHT = 640, 480
EDGE = 8
BOARD = HEIGHT - 2 * EDGE
PANEL = WIDTH - 3 * EDGE - BOARD
"""The width of the panel, which is as high as the board."""


def tabletop(title: str, defined: str, board: Drawn, start: float, side: float, beside: Drawn) -> str:
    """The whole picture. The board uses its own units: its top left corner is at (start, start), its side is `side`."""
    scale = BOARD / side
    corner = EDGE - start * scale
    return picture(
        title,
        WIDTH,
        HEIGHT,
        defined,
        group(board, transform=placed(corner, corner, scale=scale)),
        group(beside, transform=placed(2 * EDGE + BOARD, EDGE)),
    )
