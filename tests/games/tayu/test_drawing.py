"""The picture of Ta Yü shows every tile, what has reached the shores, the counts, and the tile in hand."""

from xml.etree import ElementTree

import pytest

from igroteka.games.tayu import GAME
from igroteka.games.tayu.drawing.water import course
from tests.every_game import sampled_play

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3, "edition": "kosmos"}, {"players": 4, "draw": "choice"}]
)
def test_pieces(options: dict) -> None:
    for state, _ in sampled_play(GAME.new(**options), seed=2):
        view = state.view()
        root = ElementTree.fromstring(GAME.draw(view))  # noqa: S314 (our own)
        tiles = [one.get("data-type") for one in root.findall(f".//{SVG}use[@class='tile']")]
        assert tiles == [tile.type for tile in view.tiles]
        hand = [one.get("data-type") for one in root.findall(f".//{SVG}use[@class='drawn']")]
        assert hand == ([view.drawn] if view.drawn else [])
        assert len(root.findall(f".//{SVG}circle[@class='open']")) == len(view.open)
        assert len(root.findall(f".//{SVG}g[@class='doubling']")) == 4 * len(view.board.doubling)
        counts = {
            one.attrib["data-side"]: int(one.attrib["data-points"])
            for one in root.findall(f".//{SVG}g[@class='count']")
        }
        assert counts == view.sides
        pools = root.findall(f".//{SVG}circle[@class='pool']")
        doubles = [pool for pool in pools if pool.get("r") == "6.2"]
        assert len(pools) + len(doubles) == sum(view.sides.values())


def test_water_joins_all_outlets_of_a_tile() -> None:
    """Two of its first cell and one of its last: a bend, and two ways that join in the middle cell."""
    found = course([(0, 0), (1, 0), (2, 0)], [(0, "n"), (0, "w"), (2, "e")])
    assert found == (
        "M10 -0.2Q10 10 -0.2 10"  # in cell 0, from north to west
        "M20.2 10Q10 10 10 -0.2M40.2 10L19.8 10M60.2 10L39.8 10"  # from north to the far end
        "M20.2 10L-0.2 10"  # from west, which joins it
    )
