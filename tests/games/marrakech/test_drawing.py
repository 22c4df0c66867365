"""The picture of Marrakech shows every rug, Assam, and what each seat has."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from igroteka.games.marrakech import GAME
from tests.every_game import sampled_play

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces(players: int) -> None:
    for state, _ in sampled_play(GAME.new(players=players), seed=4):
        view = state.view()
        root = ElementTree.fromstring(GAME.draw(view))  # noqa: S314 (our own)
        halves = Counter((one.colour, 2 if one.other else 1) for one in view.rugs.values())
        drawn: Counter[tuple[int, int]] = Counter()
        for rug in root.findall(f".//{SVG}g[@class='rug']"):
            cells = len(rug.attrib["data-cells"]) // 2
            drawn[int(rug.attrib["data-colour"]), cells] += cells
        assert drawn == halves
        assam = root.find(f".//{SVG}g[@class='assam']")
        assert assam is not None
        assert (assam.get("data-cell"), assam.get("data-facing")) == (view.assam.cell, view.assam.facing)
        for seat, has in enumerate(view.seats):
            card = root.find(f".//{SVG}g[@class='seat'][@data-seat='{seat}']")
            assert card is not None
            numbers = [one.get("aria-label") for one in card.iter() if one.get("class") == "written"]
            assert numbers == [str(has.score), str(has.dirhams), str(has.rugs)]
            assert card.get("opacity") == ("0.5" if has.out else None)
