"""What holds in every state of Мазайцы: no card and no hare is made or lost, and everything lies where it may."""

from typing import Any

from igroteka.core.actors import OVER
from igroteka.core.state import State
from igroteka.games.mazaitsy.cards import DECKS, KINDS, Type, copies
from igroteka.games.mazaitsy.field import FIELD, NUM_CELLS
from igroteka.games.mazaitsy.hares import number, points, values
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.state import NONE


def check(state: State) -> None:
    fields = state.fields
    check_cards(fields)
    check_hares(fields)
    check_field(fields)
    check_boats(fields)
    check_mazai(fields)
    check_view(state)


def deck_of(fields: Any) -> str:
    """The deck is known by the number of its hares: 40 or 48."""
    return {sum(deck.hares): name for name, deck in DECKS.items()}[all_hares(fields)]


def all_hares(fields: Any) -> int:
    """Hares on the field, in the row, in boats, ashore and in the pool."""
    somewhere = [*fields.hares, *fields.row_hares, *fields.load, *fields.ashore, fields.pool]
    return sum(int(number(hares)) for hares in somewhere)


def check_cards(fields: Any) -> None:
    """Every kind of card is as often somewhere as the deck has it."""
    found = [int(fields.pile[kind] + fields.discard[kind]) for kind in range(KINDS)]
    assert min(found) >= 0
    assert sum(fields.pile) == fields.in_pile
    found[2 * Type.THICKET] += int(fields.under)
    for kind in [int(card) % FACING for card in fields.cards if card != NONE] + [
        int(fields.top),
        *map(int, fields.row),
    ]:
        if kind != NONE:
            found[kind] += 1
    assert found == copies(DECKS[deck_of(fields)]).tolist()


def check_hares(fields: Any) -> None:
    deck = DECKS[deck_of(fields)]
    somewhere = sum(int(word) for name in ("hares", "row_hares", "load", "ashore") for word in fields[name]) + int(
        fields.pool
    )
    assert [somewhere >> 8 * value & 0xFF for value in range(4)] == list(deck.hares)


def check_field(fields: Any) -> None:
    """What is kept of the cards is what one would find by looking at them."""
    inside = int(FIELD[fields.field])
    for cell, card in enumerate(fields.cards.tolist()):
        assert (card == NONE) or inside >> cell & 1
        for one in Type:
            assert fields.of_type[one] >> cell & 1 == (card != NONE and card % FACING // 2 == one)
        assert fields.tokens >> cell & 1 == (fields.hares[cell] != 0)
    assert fields.tokens & fields.of_type[Type.THICKET] == 0, "a hare in a thicket"
    assert sum(card != NONE for card in fields.cards) == fields.dealt <= NUM_CELLS[fields.field]
    assert [kind != NONE for kind in fields.row[: fields.players]] == [
        place < fields.in_row for place in range(fields.players)
    ]


def check_boats(fields: Any) -> None:
    """Boats are on the water, and none carries more than it may."""
    if NONE in fields.boat[: fields.players]:
        return
    for seat in range(fields.players):
        cell = int(fields.boat[seat])
        assert int(FIELD[fields.field]) >> cell & 1
        assert not fields.of_type[Type.THICKET] >> cell & 1
        assert points(fields.load[seat]) <= 9 if fields.nine_points else number(fields.load[seat]) <= 4
        swamp = int(fields.swamp[seat])
        assert swamp == NONE or fields.of_type[Type.SWAMP] >> swamp & 1
        assert swamp == NONE or fields.phase != Phase.OVER


def check_mazai(fields: Any) -> None:
    """He is in the pile, or in the row, or set aside in the last lap."""
    assert 0 <= fields.appeared <= fields.rounds
    places = [bool(fields.most_below != NONE), bool(fields.mazai), bool(fields.last_lap)]
    assert places.count(True) == 1
    assert fields.last_lap == (fields.appeared == fields.rounds)


def check_view(state: State) -> None:
    """MZ-63: what others put ashore is a number until the game is over."""
    for eyes in (None, *range(state.players)):
        check_eyes(state, eyes)


def check_eyes(state: State, eyes: int | None) -> None:
    is_over = state.actor == OVER
    for seat, told in enumerate(state.view(eyes).seats):
        hidden = seat != eyes and not is_over
        assert (told.ashore_values is None) == (told.score is None) == hidden
        assert (told.place is None) == (not is_over)
        assert told.ashore == int(number(state.fields.ashore[seat]))
        assert list(told.load) == sorted(told.load)
        assert set(told.load) == {value + 1 for value in range(4) if values(state.fields.load[seat]) >> value & 1}
