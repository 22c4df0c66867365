"""How a picture of a game is laid out: the board in a square, and beside it what each seat has."""

from igroteka.core.drawing.svg import Drawn, group, picture, placed

WIDTH, HEIGHT = 640, 480
EDGE = 8
BOARD = HEIGHT - 2 * EDGE
PANEL = WIDTH - 3 * EDGE - BOARD
"""How wide it is beside the board; as high as the board."""


def tabletop(title: str, defined: str, board: Drawn, start: float, side: float, beside: Drawn) -> str:
    """The whole picture. The board is drawn in units of its own: from `start` across and down, so long a side."""
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
