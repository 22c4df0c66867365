"""The picture of Chazz shows every cat, card and territory, the leader card, and the word."""

from xml.etree import ElementTree

import pytest

from igroteka.games.chazz import GAME
from tests.every_game import sampled_play

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 6, "round_limit": 40}, {"players": 8}])
def test_pieces(options: dict) -> None:
    for state, _ in sampled_play(GAME.new(**options), seed=3):
        view = state.view()
        root = ElementTree.fromstring(GAME.draw(view))  # noqa: S314 (our own)
        cats = {one.get("data-seat"): one.get("data-sits") for one in root.findall(f".//{SVG}g[@class='cat']")}
        is_up = view.phase == "call"
        sits = [has.chair is not None and not is_up for has in view.seats]
        assert cats == {str(seat): "yes" if one else "no" for seat, one in enumerate(sits)}
        chairs = root.findall(f".//{SVG}g[@class='chair']")
        for chair, seen in zip(chairs, view.chairs, strict=True):
            paws = [
                (int(paw.attrib["data-seat"]), paw.attrib["data-kinds"].split())
                for paw in chair.findall(f".//{SVG}g[@class='paw']")
            ]
            assert paws == [(one.seat, one.kinds) for one in seen.cards]
            assert len(chair.findall(f".//{SVG}circle[@class='card']")) == sum(len(kinds) for _, kinds in paws)
            cushions = chair.findall(f".//{SVG}g[@class='territory']")
            owners = [] if seen.territory is None else [seen.territory]
            assert [int(one.attrib["data-seat"]) for one in cushions] == owners
        assert len(root.findall(f".//{SVG}g[@class='leader-card']")) == (view.card is not None)
        words = [one.get("data-kind") for one in root.iter() if one.get("class") == "word"]
        in_hands = ["spit", "claw", "rub"] * state.players
        assert words == ([view.word] if view.word else []) + in_hands
