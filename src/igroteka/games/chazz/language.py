"""The phases, steps, events and reasons of Chazz, with their numbers, texts and sentences."""

from enum import IntEnum

from igroteka.core.form import EventForm, Form, StepForm
from igroteka.core.hole import NUMBER, counts, seats, words
from igroteka.core.language import Language
from igroteka.core.words import Words
from igroteka.games.chazz.places import MOST_CHAIRS, MOST_SEATS


class Phase(IntEnum):
    LEADER = 0
    CARD = 1
    CALL = 2
    SIT = 3
    REUSE = 4
    OVER = 5


class Kind(IntEnum):
    SPIT = 0
    CLAW = 1
    RUB = 2


class Happened(IntEnum):
    """An event's numbers are a seat, a kind of card, and a chair, which for a move is 7 × from + to."""

    CALLED = 0
    SAT = 1
    STOOD = 2
    LAID = 3
    MOVED = 4
    GATHERED = 5
    CAPTURED = 6
    LOST = 7
    ROUND_ENDED = 8
    WON = 9
    LIMIT = 10
    PASSED = 11
    LEADS = 12
    PUT = 13


KINDS = {
    "spit": Words("spit", "шипеть"),
    "claw": Words("claw", "царапать"),
    "rub": Words("rub", "тереться"),
}
KIND_NAMES = tuple(KINDS)
CHAIR = counts(1, MOST_CHAIRS)


def seat_and_chair(seat: int, kind: int, chair: int) -> tuple[int, int]:
    return seat, chair


LANGUAGE = Language(
    __name__,
    title=Words("Chazz", "Шустрые коты"),
    phases={
        Phase.LEADER: Words("The first leader is drawn by lot", "Первого лидера определяет жребий"),
        Phase.CARD: Words("Lay the leader card at another chair", "Положите карточку лидера к другому стулу"),
        Phase.CALL: Words("Call a word", "Назовите слово"),
        Phase.SIT: Words("Everybody looks for a chair", "Все ищут себе стул"),
        Phase.REUSE: Words(
            "You are out of the called cards: from which chair do you move one?",
            "Карточки названного вида кончились: от какого стула переложить одну?",
        ),
        Phase.OVER: Words("The game is over", "Партия окончена"),
    },
    holes={"seat": seats(MOST_SEATS), "chair": CHAIR, "source": CHAIR, "kind": words(KINDS), "n": NUMBER},
    steps=(
        StepForm(
            "leader {seat}",
            "the lot makes seat {seat} the leader",
            "жребий: лидер — место {seat}",
            (Phase.LEADER,),
            by=("chance",),
        ),
        StepForm(
            "card {chair}",
            "the leader card goes to chair {chair}",
            "карточка лидера — к стулу {chair}",
            (Phase.CARD,),
            by=("chance", "seat"),
        ),
        StepForm("call {kind}", "call {kind}", "назвать слово «{kind}»", (Phase.CALL,)),
        StepForm(
            "sit {seat} {chair}",
            "seat {seat} sits on chair {chair}",
            "место {seat} садится на стул {chair}",
            (Phase.SIT,),
            by=("race",),
        ),
        StepForm(
            "move {chair}",
            "move the card from chair {chair}",
            "переложить карточку от стула {chair}",
            (Phase.REUSE,),
        ),
    ),
    events={
        Happened.CALLED: EventForm("{seat} calls {kind}", "calls {kind}", "слово «{kind}»"),
        Happened.SAT: EventForm(
            "{seat} sits {chair}",
            "{seat} sits on chair {chair}",
            "{seat}: стул {chair}",
            seat_and_chair,
        ),
        Happened.STOOD: EventForm("{seat} stands", "{seat} is left standing", "{seat}: без стула"),
        Happened.LAID: EventForm(
            "{seat} lays {kind} {chair}",
            "{seat} lays {kind} at chair {chair}",
            "{seat}: «{kind}» у стула {chair}",
        ),
        Happened.MOVED: EventForm(
            "{seat} moves {kind} {source} {chair}",
            "moves {kind} from chair {source} to chair {chair}",
            "перекладывает «{kind}» от стула {source} к стулу {chair}",
            lambda seat, kind, chairs: (seat, kind, *divmod(chairs, MOST_CHAIRS)),
        ),
        Happened.GATHERED: EventForm(
            "{seat} gathers {chair}",
            "{seat} has all three at chair {chair} and takes them back",
            "{seat}: все три вида у стула {chair}, карточки снова в руке",
            seat_and_chair,
        ),
        Happened.CAPTURED: EventForm(
            "{seat} captures {chair}",
            "{seat} captures the territory at chair {chair}",
            "{seat}: захвачена территория у стула {chair}",
            seat_and_chair,
        ),
        Happened.LOST: EventForm(
            "{seat} loses {chair}",
            "{seat} loses the territory at chair {chair}",
            "{seat}: потеряна территория у стула {chair}",
            seat_and_chair,
        ),
        Happened.ROUND_ENDED: EventForm("round ends", "the round is over", "кон окончен"),
        Happened.WON: EventForm(
            "won",
            "two territories are held: the game is over",
            "две территории захвачены: партия окончена",
        ),
        Happened.LIMIT: EventForm(
            "limit",
            "that was the last round: the game is over",
            "это был последний кон: партия окончена",
        ),
        Happened.PASSED: EventForm(
            "{seat} passes {source} {chair}",
            "{seat} sits at the leader card and passes it on to the right, to chair {chair}",
            "{seat} сидит у карточки лидера и передаёт её вправо, к стулу {chair}",
            lambda seat, kind, chairs: (seat, *divmod(chairs, MOST_CHAIRS)),
        ),
        Happened.LEADS: EventForm("{seat} leads", "{seat} leads the next round", "{seat}: лидер следующего кона"),
        Happened.PUT: EventForm(
            "{seat} puts {chair}",
            "puts the leader card at chair {chair}",
            "карточка лидера теперь у стула {chair}",
            seat_and_chair,
        ),
    },
    reasons=(
        Form(
            "completes {chair}",
            "at chair {chair} this card would complete your set: a territory",
            "у стула {chair} эта карточка завершит ваш набор: захват территории",
        ),
        Form(
            "new {kind} at {n}",
            "at {n:chair|chairs} you have no {kind} yet",
            "карточки «{kind}» у вас ещё нет у {n:стула|стульев|стульев}",
        ),
        Form(
            "nowhere {kind}",
            "there is no chair at which you could lay {kind}",
            "карточку «{kind}» вам уже не положить ни к одному стулу",
        ),
        Form(
            "no {kind} in hand",
            "you have no {kind} left in hand and would have to move one",
            "карточек «{kind}» в руке не осталось: придётся переложить одну со стола",
        ),
        Form(
            "helps {seat} at {chair}",
            "but {seat} would complete a set at chair {chair}",
            "но и {seat} завершит набор, если сядет на стул {chair}",
        ),
        Form(
            "single {chair}",
            "at chair {chair} you have only this card: little is lost",
            "у стула {chair} лежит только эта ваша карточка: потеря невелика",
        ),
        Form(
            "breaks {chair}",
            "at chair {chair} only one kind of yours would be left",
            "у стула {chair} у вас останется карточка только одного вида",
        ),
        Form(
            "captures {chair}",
            "completes your set at chair {chair}: a territory",
            "завершает ваш набор у стула {chair}: захват территории",
        ),
        Form(
            "yours {chair} {n}",
            "at chair {chair} you have {n:kind|kinds} of card already, so you want to sit there anyway",
            "у стула {chair} у вас уже есть карточки {n:вида|видов|видов}: туда вам и самим стоит бежать",
        ),
        Form(
            "held {chair}",
            "the territory at chair {chair} is yours: you need not sit there",
            "территория у стула {chair} ваша: самим туда бежать незачем",
        ),
        Form(
            "suits {seat} at {chair}",
            "{seat} lacks only one kind at chair {chair}: there will be a fight for it",
            "{seat} собирает набор у стула {chair}, и не хватает всего одного вида: за этот стул будут бороться",
        ),
        Form(
            "suits nobody at {chair}",
            "nobody else is one card short of a set at chair {chair}",
            "никому из соперников у стула {chair} не остался всего один вид до набора",
        ),
    ),
)
