"""What players read about the options."""

from igroteka.core.words import Words

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "edition": Words(
        "board 18 × 18 with 84 tiles (goliath), or 19 × 19 with 112 (kosmos)",
        "поле 18 × 18 и 84 фишки (goliath) или 19 × 19 и 112 фишек (kosmos)",
    ),
    "draw": Words(
        "any tile is drawn (random), or the player first chooses its back (choice)",
        "фишка достаётся любая (random), или игрок сначала выбирает рубашку (choice)",
    ),
    "unplaceable": Words(
        "a tile that cannot be laid ends the game (end), or is set aside and another is drawn (redraw)",
        "фишка, которую некуда выложить, кончает партию (end) или откладывается, и достают другую (redraw)",
    ),
    "closing": Words(
        "leaving no outlet open is allowed, or barred while there is another place",
        "не оставить открытых истоков: можно (allowed) или нельзя, пока есть другое место (barred)",
    ),
    "spoiler": Words(
        "with three seats the spoiler is found by auction, or is seat 3 (fixed)",
        "втроём вредителя определяет аукцион (auction), или это место 3 (fixed)",
    ),
    "target": Words(
        "with a fixed spoiler, the points that a builder has to reach",
        "без аукциона: сколько очков должен набрать строитель",
    ),
    "tie": Words(
        "equal points are a draw, or the larger weaker side decides",
        "при равных очках ничья (draw), или решает слабейшая сторона (weaker_side)",
    ),
}
