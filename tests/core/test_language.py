"""A game's declared language: what follows from it, and which declarations are refused."""

from enum import IntEnum
from typing import Any

import pytest

from igroteka.core.form import EventForm, StepForm
from igroteka.core.hole import NUMBER, Hole, cells, counts, seats, texts, words
from igroteka.core.language import Language
from igroteka.core.proofreading import BadLanguage
from igroteka.core.words import Words


class Phase(IntEnum):
    TAKE = 0
    OVER = 1


class Happened(IntEnum):
    TOOK = 0
    STOOD = 1
    STAYED = 2


TAKE = StepForm(
    "take {coins} from {cell}", "take {coins:coin|coins}", "взять {coins:монету|монеты|монет}", (Phase.TAKE,)
)
ROLL = StepForm("roll {side}", "it shows {side}", "выпало: {side}", (Phase.TAKE,), by=("chance",))
TOOK = EventForm("{seat} takes {n}", "takes {n:coin|coins}", "берёт {n:монету|монеты|монет}")
STOOD = EventForm("{seat} goes {start} {end}", "goes from {start} to {end}", "идёт с {start} на {end}")
STAYED = EventForm("{seat} goes {cell} {cell}", "{seat} stays", "{seat} стоит", lambda seat, _, cell: (seat, cell))

DECLARED: dict[str, Any] = {
    "title": Words("Coins", "Монеты"),
    "phases": {Phase.TAKE: Words("Take coins", "Возьмите монеты"), Phase.OVER: Words("Over", "Конец")},
    "holes": {
        "coins": counts(1, 3),
        "n": NUMBER,
        "seat": seats(2),
        "side": words({"h": Words("heads", "орёл")}),
        **dict.fromkeys(("cell", "start", "end"), cells(["a1", "b1"])),
    },
    "steps": (TAKE, ROLL),
    "events": {Happened.TOOK: TOOK, Happened.STOOD: STOOD, Happened.STAYED: STAYED},
}


def declared(**changes: Any) -> Language:
    return Language("games.coins.language", **(DECLARED | changes))


def holes(**changes: Hole) -> dict[str, Hole]:
    return DECLARED["holes"] | changes


def test_steps_are_numbered_in_the_order_of_the_declaration():
    language = declared()
    assert language.texts == (
        *("take 1 from a1", "take 1 from b1", "take 2 from a1"),
        *("take 2 from b1", "take 3 from a1", "take 3 from b1", "roll h"),
    )
    assert language.first("take") == language.first("take {coins} from {cell}") == 0
    assert language.first("roll") == 6
    read = language.read("take 3 from a1")
    assert (read.number, read.verb, read["coins"], read["cell"], read.get("side")) == (4, "take", 2, 0, None)


def test_values_that_go_together_are_numbered_as_listed():
    only = [(2, 0), (0, 1)]
    step = StepForm(TAKE.pattern, TAKE.en, TAKE.ru, TAKE.phases, only=only)
    assert declared(steps=(step,)).texts == ("take 3 from a1", "take 1 from b1")


def test_events_are_written_and_said():
    language = declared()
    assert language.event_text((Happened.TOOK, 1, 21, 0)) == "2 takes 21"
    assert language.event_text((Happened.STAYED, 0, 0, 1)) == "1 goes b1 b1"
    assert language.event_words("2 takes 21", ["A", "B"]) == ("takes 21 coins", "берёт 21 монету")
    assert language.event_words("1 goes a1 b1", ["A", "B"]) == ("goes from a1 to b1", "идёт с a1 на b1")
    assert language.event_words("2 goes b1 b1", ["A", "B"]) == ("B stays", "B стоит")
    with pytest.raises(ValueError, match="3 flies"):
        language.event_words("3 flies", ["A", "B"])


def test_a_form_that_two_share_a_verb_with_is_named_by_its_pattern():
    other = StepForm("take all", "take all", "взять всё", (Phase.TAKE,))
    more = StepForm("roll {side} {cell}", "roll", "бросок", (Phase.TAKE,))
    language = declared(steps=(TAKE, ROLL, other, more))
    assert language.first("take") == 0
    assert language.first("take all") == 7
    assert language.first("roll {side} {cell}") == 8
    with pytest.raises(KeyError):
        language.first("roll")


STEP = (Phase.TAKE,)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"steps": (TAKE, StepForm("take 2 from a1", "x", "y", STEP))}, "'take 2 from a1': it reads 'take 2 from a1'"),
        ({"events": DECLARED["events"] | {Happened.STAYED: TOOK}}, "'{seat} takes {n}': it reads '1 takes 1'"),
        ({"steps": (TAKE, StepForm("pay {gold}", "x", "y", STEP))}, "'pay {gold}': no hole is called gold"),
        ({"holes": holes(side=texts([]))}, "'roll {side}': hole side has no values"),
        ({"steps": (StepForm("pay {n}", "x", "y", STEP),)}, "'pay {n}': hole n has no values"),
        ({"steps": (StepForm("pay", "x", "y"),)}, "'pay': it belongs to no declared phase"),
        ({"phases": {Phase.OVER: Words("Over", "Конец")}}, "'TAKE': number 0 is not declared"),
        ({"phases": DECLARED["phases"] | {Phase.OVER: Words("Over", " ")}}, "'over': the ru words are missing"),
        ({"steps": (StepForm("pay", "", "платит", STEP),)}, "'pay': the en words are missing"),
        ({"steps": (StepForm("pay", "pay {n}", "x", STEP),)}, "'pay': the en sentence uses n"),
        ({"steps": (StepForm("on {cell}", "x", "{cell:а|б|в}", STEP),)}, "hole cell selects a plural"),
        ({"steps": (StepForm("do {coins}", "{coins:1=a;2=b}", "x", STEP),)}, "no words for coins 3"),
        ({"events": {Happened.TOOK: TOOK}}, "'STOOD': number 1 is not declared"),
        ({"holes": holes(side=words({"h": Words("heads", "")}))}, "'side h': the ru words are missing"),
        (
            {"steps": (StepForm("{a}{b}", "x", "y", STEP),), "holes": holes(a=counts(1, 12), b=counts(1, 12))},
            "'{a}{b}': two of its steps read '111'",
        ),
        (
            {"steps": (TAKE, StepForm("{seat} takes {coins}", "x", "y", STEP))},
            "'{seat} takes {n}': it reads '1 takes 1'",
        ),
        ({"steps": (StepForm("pay {coins}", "x", "y", STEP, only=[(0, 0)]),)}, "only has (0, 0), but its holes"),
        ({"steps": (StepForm("pay {coins}", "x", "y", STEP, only=[(-1,)]),)}, "only has (-1,), but its holes"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(changes: dict[str, Any], sentence: str):
    with pytest.raises(BadLanguage) as refused:
        declared(**changes)
    assert str(refused.value).startswith("games/coins/language.py, ")
    assert sentence in str(refused.value)
    assert refused.value.sentence("ru") != refused.value.sentence("en")
