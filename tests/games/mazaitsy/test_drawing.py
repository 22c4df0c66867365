"""The picture of Мазайцы shows every card, hare and boat; and no points that are not to be seen."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from igroteka.games.mazaitsy import GAME
from tests.every_game import sampled_play

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "stealing": True}, {"players": 4, "teams": True, "free_choice": True, "rounds": 5}],
)
def test_pieces(options: dict) -> None:
    for state, _ in sampled_play(GAME.new(**options), seed=6):
        view = state.view()
        root = ElementTree.fromstring(GAME.draw(view))  # noqa: S314 (our own)
        lying = [*view.row, *([view.hand] if view.hand else [])]
        cards = Counter((one.card, one.arrow) for one in view.field if one.card)
        cards.update((one.card, None) for one in lying)
        cards.update([(view.top, None)] if view.top else [])
        cards.update([("mazai", None)] if view.mazai.seat is not None else [])
        drawn = Counter(
            (one.get("data-card"), one.get("data-arrow")) for one in root.iter() if one.get("class") == "card"
        )
        assert drawn == cards
        hares = Counter(value for one in [*view.field] for value in one.hares)
        hares.update(value for has in view.seats for value in has.load)
        hares.update(one.hare for one in lying if one.hare)
        shown: Counter[int] = Counter()
        for hare in root.findall(f".//{SVG}g[@class='hare']"):
            shown[int(hare.attrib["data-value"])] += int(hare.attrib["data-number"])
        assert shown == hares
        boats = {one.get("data-seat"): one.get("data-heading") for one in root.findall(f".//{SVG}g[@class='boat']")}
        assert boats == {str(seat): has.heading for seat, has in enumerate(view.seats) if has.boat}
        swamps = root.findall(f".//{SVG}g[@class='swallowing']")
        assert [int(one.attrib["data-seat"]) for one in swamps] == [s for s, has in enumerate(view.seats) if has.swamp]
        hats = root.findall(f".//{SVG}g[@class='hat']")
        assert len(hats) == view.mazai.rounds + sum(has.banked.hares > 0 for has in view.seats)


def test_points_are_seen_by_their_owner_only() -> None:
    state = next(state for state, _ in sampled_play(GAME.new(players=3), seed=6) if any(state.scores()))
    pictures = {GAME.draw(state.view(seat)) for seat in (None, 0, 1, 2)}
    assert len(pictures) == 4
