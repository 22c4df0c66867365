"""How long a game can last at most, by its rules: told to libraries that want to know it before it is played."""

from typing import Any, NamedTuple

from igroteka.core.game import Game
from igroteka.core.options import Options
from igroteka.games.mazaitsy.cards import DECKS, Type
from igroteka.games.mazaitsy.setup import ROUNDS_OF_TWO, USUAL_ROUNDS
from igroteka.games.tayu.language import HIGHEST_BID


class Length(NamedTuple):
    """No game asks seats or chance, the race included, more often than this."""

    decisions: int
    chances: int


def marrakech(options: Any) -> Length:
    """Every turn uses up a rug: it is laid, or its owner goes out and it is taken away. That takes two decisions and a
    roll; with two seats each rug has to be turned up, and if Assam is turned after the rug, the last one needs no turn.
    """
    rugs = 45 if options.players == 3 else 48
    return Length(
        decisions=2 * rugs - (options.turn == "after"),
        chances=2 * rugs if options.players == 2 else rugs,
    )


def tayu(options: Any) -> Length:
    """Each tile is drawn once and laid at most once. Its kind is chosen while there are both, so not for the last one.
    An auction has each bid at most once, and one pass: a second one, or a bid of 1, ends it.
    """
    tiles = 112 if options.edition == "kosmos" else 84
    chosen = tiles - 1 if options.draw == "choice" else 0
    asked = HIGHEST_BID + 1 if options.players == 3 and options.spoiler == "auction" else 0
    return Length(decisions=tiles + chosen + asked, chances=tiles)


def mazaitsy(options: Any) -> Length:
    """Turns, by the cards; then what a turn may ask; then the hares, each of which is taken and put ashore once, or
    once in each round if those ashore come back.
    """
    two, players = options.players == 2, options.players
    rounds = ROUNDS_OF_TWO if two else options.rounds
    deck = DECKS[options.deck]
    hares, load = sum(deck.hares), 9 if options.nine_points else 4
    currents = deck.cards[Type.STRAIGHT][0] + deck.cards[Type.SIDE][0]
    cards = sum(number for number, _ in deck.cards.values())
    cells = 25 if two else 36
    turns = 26 if two else mazaitsy_turns(cards - cells - players, rounds, options)

    on_the_way = currents + 2  # cards where hares may be left lying: each current, the last card, a funnel
    a_turn = 2 + on_the_way + 1 + 2 + options.free_choice  # two actions, a funnel, a card laid and spun, chosen before
    a_turn += options.stealing * (players - 1 if options.steal_limit == "boat" else 1)
    a_turn += options.teams * 2 * load  # given to the partner, got from him
    harvests = rounds + 1 if rounds > USUAL_ROUNDS else 1

    dealt = cells + deck.cards[Type.THICKET][0] + currents + players + hares
    scattered = max(number for number, _ in deck.cards.values())
    return Length(
        decisions=players + turns * a_turn + 2 * hares * harvests,
        chances=dealt + 1 + 2 * turns + rounds + (rounds - 1) * 2 * (scattered + players),
    )


def mazaitsy_turns(pile: int, rounds: int, options: Any) -> int:
    """A card of the pile a turn, Mazai's own turns, one more if he has to wait for the other team, and the last lap."""
    turns = rounds * pile + rounds - 1 + options.teams + options.players - 1
    return turns - turns % options.players


def chazz(options: Any) -> Length | None:
    """A round asks the leader twice, the first one once, and races for each chair. Whoever has to move a card has laid
    three of a kind before, and with four seats there are too few chairs for that.
    """
    rounds, chairs = options.round_limit, options.players - 1
    if rounds == 0:
        return None
    moved = chairs * max(0, rounds - 3) if chairs > 3 else 0
    return Length(decisions=2 * rounds - 1 + moved, chances=2 + rounds * chairs)


LENGTHS = {"marrakech": marrakech, "tayu": tayu, "mazaitsy": mazaitsy, "chazz": chazz}


def length(game: Game, options: Options) -> Length | None:
    """The bound for these options; None if there is none, as in Chazz without a limit of rounds."""
    return LENGTHS[game.name](options)
