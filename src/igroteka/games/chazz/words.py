"""What players read about the options."""

from igroteka.core.words import Words

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "round_limit": Words(
        "rounds after which the game ends; 0 is no limit, 40 is a good one",
        "после скольких конов партия кончается; 0 — без предела, хороший предел — 40",
    ),
}
