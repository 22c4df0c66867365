"""What players read about the options."""

from igroteka.core.words import Words

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "teams": Words(
        "with four seats: each for himself (off), or seats 1 and 3 against 2 and 4 (on)",
        "вчетвером: каждый за себя (off) или места 1 и 3 против мест 2 и 4 (on)",
    ),
    "rounds": Words(
        "with three or four seats: how many rounds are played",
        "втроём и вчетвером: сколько раундов в партии",
    ),
    "blank_twins": Words(
        "a card laid without the hare symbol of its type does nothing (off), or takes the hares off that type (on)",
        "выложенный двойник без символа зайца не действует (off) или снимает зайцев с карточек своего типа (on)",
    ),
    "free_choice": Words(
        "the farthest card of the row is laid (off), or after a single action any open card (on)",
        "кладут самую дальнюю карточку ряда (off) или, если действие было одно, любую открытую (on)",
    ),
    "nine_points": Words(
        "a boat carries four tokens (off), or any number up to nine points (on)",
        "лодка вмещает четыре жетона (off) или сколько угодно, но не больше чем на девять очков (on)",
    ),
    "stealing": Words(
        "boats that meet leave each other alone (off), or a hare may be stolen (on)",
        "при встрече лодок зайцев не крадут (off) или одного можно стащить (on)",
    ),
    "deck": Words(
        "currents without hares and 40 tokens (a), or currents with hares and 48 tokens (b)",
        "Течения без зайцев и 40 жетонов (a) или Течения с зайцами и 48 жетонов (b)",
    ),
    "scatter_on": Words(
        "Mazai adds hares on all cards of the type (all), or on those without a token (empty)",
        "Мазай добавляет зайцев на все карточки типа (all) или только на те, где нет жетонов (empty)",
    ),
    "steal_limit": Words(
        "one hare may be stolen in a Movement stage (stage), or one from each boat met (boat)",
        "за этап Перемещения можно стащить одного зайца (stage) или по одному из каждой встреченной лодки (boat)",
    ),
    "row": Words(
        "after Mazai's turn the row is shuffled in and dealt anew (redeal), or stays (keep)",
        "после хода Мазая ряд перемешивают и сдают заново (redeal) или оставляют (keep)",
    ),
}
