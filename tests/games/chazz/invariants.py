"""What holds in every state of Chazz."""

import igroteka
from igroteka.core.state import State
from igroteka.games.chazz.view import ChazzView

KINDS = ("spit", "claw", "rub")


def check(state: State) -> None:
    view = state.view()
    seats, chairs = view.seats, view.chairs
    assert len(chairs) == len(seats) - 1
    check_sitting(state, view)
    for seat in range(len(seats)):
        check_set(view, seat)
    for at in chairs:
        assert all(cards.seat != at.territory for cards in at.cards), "a card at one's own territory"
        assert all(len(cards.kinds) < 3 or state.phase == "reuse" for cards in at.cards), "a set nobody captured"
    assert state.scores() == [sum(at.territory == seat for at in chairs) for seat in range(len(seats))]
    assert (max(state.scores()) == 2) <= (state.actor == igroteka.OVER), "nobody plays on after a win"
    check_leader(state, view)


def check_set(view: ChazzView, seat: int) -> None:
    """No card is made or lost, and the territory card is in the hand exactly while no territory is held."""
    hand = view.seats[seat].hand
    for kind in KINDS:
        at = [cards for chair in view.chairs for cards in chair.cards if cards.seat == seat]
        lying = sum(kind in cards.kinds for cards in at)
        assert 0 <= hand[kind] <= 3
        assert hand[kind] + lying == 3
    assert hand["territory"] == (view.seats[seat].score == 0)


def check_sitting(state: State, view: ChazzView) -> None:
    """One cat a chair, one chair a cat; what is kept of who stands and what is free is what one sees."""
    sitters = [at.sitter for at in view.chairs]
    taken = [seat for seat in sitters if seat is not None]
    assert len(set(taken)) == len(taken)
    assert state.fields.free == sum(1 << chair for chair, sitter in enumerate(sitters) if sitter is None)
    assert state.fields.standing == sum(1 << seat for seat in range(state.players) if seat not in taken)
    for seat, has in enumerate(view.seats):
        assert has.chair == (sitters.index(seat) if seat in sitters else None)
    if state.phase in ("reuse", "over"):
        assert None not in sitters


def check_leader(state: State, view: ChazzView) -> None:
    """There is a leader once the lot has been drawn, and a word while a round is played."""
    assert (view.leader is None) == (state.phase == "leader")
    assert (view.word is not None) == (state.phase in ("sit", "reuse"))
    if state.phase == "card" and state.actor >= 0:
        assert view.card is not None
        assert view.chairs[view.card].sitter == view.leader == state.actor
    if state.phase == "sit":
        assert state.actor == igroteka.RACE
