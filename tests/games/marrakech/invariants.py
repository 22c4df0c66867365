"""What holds in every state of Marrakech."""

from igroteka.core.state import State
from igroteka.games.marrakech.market import ALONG, CELLS, DOWN, ROW, SIDE

RUGS = {2: 24, 3: 15, 4: 12}


def check(state: State) -> None:
    fields = state.fields
    players = int(fields.players)
    assert sum(fields.dirhams) == 30 * players, "money is neither made nor lost"
    assert min(fields.dirhams) >= 0
    assert min(fields.pile) >= 0
    shown = [int(cells) for cells in fields.shown]
    for one in range(4):
        for other in range(one):
            assert shown[one] & shown[other] == 0, "two colours on one cell"
    for direction, reach in ((ALONG, 1), (DOWN, ROW)):
        for cell in range(CELLS):
            if int(fields.whole[direction]) >> cell & 1:
                assert any(cells >> cell & 1 and cells >> (cell + reach) & 1 for cells in shown), "half a rug"
    assert all(cell % ROW < SIDE for cells in shown for cell in range(64) if cells >> cell & 1), "off the square"
    view = state.view()
    seats = view.seats
    for seat in seats:
        if seat.out:
            assert (seat.dirhams, seat.rugs, seat.score) == (0, 0, 0)
        assert 0 <= seat.rugs <= RUGS[players]
    in_play = [seat.rugs for seat in seats if not seat.out]
    assert max(in_play) - min(in_play) <= 1, "turns are equal but for the lap that is under way"
    assert state.actor < 0 or not seats[state.actor].out
