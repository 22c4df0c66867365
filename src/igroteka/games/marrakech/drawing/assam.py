"""Assam: an upright figure on a disc that points in his direction."""

from igroteka.core.cells import WAYS
from igroteka.core.drawing.svg import Drawn, group, placed
from igroteka.games.marrakech.drawing.square import ART, middle

POSES = {"n": "assam-back", "e": "assam-aside", "s": "assam-front", "w": "assam-aside"}


def assam(cell: str, facing: str) -> Drawn:
    man = group(ART.drawn(POSES[facing]), transform="scale(-1 1)" if facing == "w" else None)
    return group(
        group(ART.drawn("heading"), transform=f"rotate({90 * WAYS.index(facing)})"),
        group(man, transform=placed(0, 1, scale=0.87)),
        class_="assam",
        data_cell=cell,
        data_facing=facing,
        transform=placed(*middle(cell)),
    )
