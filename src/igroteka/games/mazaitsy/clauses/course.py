"""The course of a game of Mazaitsy: rounds, its end, and the stages of a turn."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

COURSE = Section(
    Words("The course of the game", "Ход игры"),
    (
        Clause(
            "MZ-107",
            Words(
                "The field is laid out and the boats are placed; then the players take turns. Three or four play "
                "three rounds. Each lasts until the card Mazai appears in the pile: twice he brings new hares to the "
                "field and the cards are shuffled, the third time he announces the end. Two play through one pile, in "
                "which Mazai appears first in the middle and then at the bottom.",
                "Раскладывают поле, расставляют лодки, затем игроки ходят по очереди. Втроём и вчетвером играют три "
                "раунда. Каждый длится, пока в стопке не появится карточка Мазай: дважды он добавляет на поле зайцев, "
                "и карточки перемешивают, а в третий раз объявляет конец. Вдвоём играют до конца одной стопки: Мазай "
                "появляется сначала в её середине, потом в самом низу.",
            ),
        ),
        Clause(
            "MZ-60",
            Words(
                "When Mazai appears for the third time, or for the last time if more rounds are played, or with two "
                "seats for the second time, he is set aside and the lap is finished, so that all have had equally "
                "many turns. If that was the turn of the last player, the game is over at once. The cards left in the "
                "row are always enough for the lap.",
                "Когда Мазай появился в третий раз (если раундов больше — в последний, вдвоём — во второй), его "
                "откладывают и доигрывают круг, чтобы ходов у всех было поровну. Если это был ход последнего игрока, "
                "партия сразу кончается. Оставшихся в ряду карточек на этот круг всегда хватает.",
            ),
            Words("The game is over.", "Партия окончена."),
        ),
        Clause(
            "MZ-10",
            Words(
                "Who goes first is settled before the match, by the seating: seat 1 begins. The others follow "
                "clockwise, which is the order of the seats.",
                "Кто ходит первым, решается до партии, при рассадке: начинает место 1. Дальше ходят по часовой "
                "стрелке, то есть по порядку мест.",
            ),
        ),
        Clause(
            "MZ-108",
            Words(
                "A turn has three stages, and none is left out: the Movement stage, in which the boat acts; the "
                "Replacing stage, in which a card of the field is replaced; and the Drawing stage, in which a new "
                "card comes to the row.",
                "Ход состоит из трёх этапов, и ни один не пропускают: этап Перемещения, когда действует лодка; этап "
                "Замены, когда меняют карточку на поле; этап Выкладывания, когда в ряд кладут новую карточку.",
            ),
            Words(
                "Not now: {asked:deal=a card has to be dealt;face=chance has to turn the current;hare=a hare token "
                "has to be drawn;top=the top card of the pile has to be turned up;boat=the boats have to be "
                "placed;move=the boat has to act (go ahead, turn left or right, slip diagonally or unload "
                "hares);second=make a second action (go ahead, turn left or right) or end the movement;grab=you may "
                "take hares here, then go on;unload=unload as many hares as you like, then end the "
                "unloading;funnel=choose the funnel that pulls the boat;pick=choose the card to be laid;lay=the card "
                "has to be laid on the field;spin=choose which way the whirlpool turns (clockwise or "
                "counterclockwise);scatter=it is Mazai's turn, choose the type of cards that get hares;where=chance "
                "has to choose the card for the next hare token}.",
                "Не сейчас: {asked:deal=пора сдать карточку;face=случай должен повернуть Течение;hare=пора достать "
                "жетон зайца;top=пора открыть верхнюю карточку стопки;boat=пора расставить лодки;move=лодка должна "
                "действовать (плыть вперёд, повернуть налево или направо, пройти по диагонали или выгрузить "
                "зайцев);second=сделайте второе действие (вперёд, налево или направо) или закончите "
                "перемещение;grab=здесь можно взять зайцев, а потом плыть дальше;unload=выгрузите сколько хотите "
                "зайцев и закончите выгрузку;funnel=выберите Воронку, которая затянет лодку;pick=выберите карточку, "
                "которую положите;lay=пора положить карточку на поле;spin=выберите, в какую сторону крутит Водоворот "
                "(по часовой стрелке или против);scatter=это ход Мазая, выберите тип карточек, на которые добавить "
                "зайцев;where=случай должен выбрать карточку для следующего жетона}.",
            ),
        ),
    ),
)
