"""A game's folder with a piece that is missing or does not fit is refused in a sentence that names the piece."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
import igroteka.games
from igroteka.core.errors import IgrotekaError
from igroteka.core.folder import NEEDED, BadFolder
from igroteka.core.proofreading import BadLanguage

NIM = Path(__file__).parents[1] / "fifth" / "games" / "nim"
NAME = "nim_copy"
FIRST_PIECE = dict(reversed(NEEDED.values()))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of its own, made from Nim."""
    copy = tmp_path / NAME
    shutil.copytree(NIM, copy, ignore=shutil.ignore_patterns("__pycache__"))
    change(copy / "view.py", 'tag="nim"', f'tag="{NAME}"')
    monkeypatch.setattr(igroteka.games, "__path__", [*igroteka.games.__path__, str(tmp_path)])
    monkeypatch.setattr(igroteka.games, "NAMES", (*igroteka.games.NAMES, NAME))
    yield copy
    for module in [module for module in sys.modules if module.startswith(f"igroteka.games.{NAME}")]:
        del sys.modules[module]


def change(file: Path, *changes: str) -> None:
    """Each text that is to go is followed by the one that comes in its place."""
    text = file.read_text("utf-8")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def refusal() -> IgrotekaError:
    with pytest.raises(IgrotekaError) as refused:
        igroteka.game(NAME)
    assert refused.value.sentence("ru").startswith(f"igroteka/games/{NAME}/")
    assert refused.value.sentence("ru") != str(refused.value)
    return refused.value


def assert_is_missing(file: str, piece: str) -> None:
    refused = refusal()
    assert isinstance(refused, BadFolder)
    assert str(refused) == f"igroteka/games/{NAME}/{file}: {piece} is missing; every game has it."
    assert refused.sentence("ru") == f"igroteka/games/{NAME}/{file}: нет {piece}, а это есть в каждой игре."


def test_a_whole_folder_is_a_game(folder):
    game = igroteka.game(NAME)
    assert (game.name, repr(game)) == (NAME, f"<game {NAME}, rules version 1>")
    assert game.longest(game.options(players=2)) is None  # the folder says nothing about it


@pytest.mark.parametrize(("file", "piece"), [*FIRST_PIECE.items(), ("options", "class …(Options)")])
def test_a_file_that_is_missing_is_named(folder, file, piece):
    (folder / f"{file}.py").unlink()
    assert_is_missing(f"{file}.py", piece)


@pytest.mark.parametrize(("file", "piece"), NEEDED.values())
def test_a_piece_that_is_missing_is_named(folder, file, piece):
    with (folder / f"{file}.py").open("a", encoding="utf-8") as text:
        text.write(f"\n\ndel {piece}\n")
    assert_is_missing(f"{file}.py", piece)


@pytest.mark.parametrize(
    ("file", "changes", "piece"),
    [
        ("__init__.py", ("GAME =", "NIM ="), "GAME"),
        ("__init__.py", ("GAME = game_of(__name__, version=1)", "GAME = 1"), "GAME"),
        ("__init__.py", (", version=1", ""), "version"),
        ("options.py", ("(Options, frozen=True, kw_only=True)", ""), "class …(Options)"),
        # the rules that are bound belong to the fields: of a state like Nim's, Nim's would be found
        (
            "rules.py",
            ("    last: int", "    last: int\n    more: int", "rulebook.bind(STATE, apply, choices, score)", ""),
            "rulebook.bind(STATE, apply, choices, score)",
        ),
        (
            "rules.py",
            ("    last: int", "    last: int\n    most_of_all: int", "STATE, apply, choices, score", "STATE, apply"),
            "rulebook.bind(STATE, choices, score)",
        ),
    ],
)
def test_what_else_is_missing_is_named(folder, file, changes, piece):
    change(folder / file, *changes)
    assert_is_missing(file, piece)


def test_clauses_that_are_missing_are_named_as_other_files_are(folder):
    (folder / "clauses.toml").unlink()
    assert str(refusal()) == f"igroteka/games/{NAME}/clauses.toml: there is no such file."


def test_a_mistake_in_the_clauses_is_named_as_other_files_are(folder):
    change(folder / "clauses.toml", "NI-3.ru", "NI-3.de")
    assert str(refusal()) == f"igroteka/games/{NAME}/clauses.toml, NI-3: ru is missing."


@pytest.mark.parametrize(
    ("file", "changes", "sentence"),
    [
        (
            "rules.py",
            ("    phase: int\n    players: int", "    players: int\n    phase: int"),
            "rules.py: Fields should begin with actor, phase, players.",
        ),
        (
            "rules.py",
            ("STATE = layout(Fields)", "STATE = layout(Fields)\nFields = int"),
            "rules.py: Fields should begin with actor, phase, players.",
        ),
        ("view.py", (" -> NimView", ""), "view.py: view should name its View as the return type."),
        ("view.py", ("-> NimView", "-> dict"), "view.py: view should name its View as the return type."),
        (
            "view.py",
            (f'tag="{NAME}"', 'tag="nim"'),
            f"view.py: NimView should have the tag '{NAME}', which is the game's name.",
        ),
        (
            "view.py",
            ("    seats: list[NimSeat]\n", ""),
            "view.py: NimView should have the field seats, a list whose items have score and place.",
        ),
        (
            "view.py",
            ("    place: int\n", ""),
            "view.py: NimView should have the field seats, a list whose items have score and place.",
        ),
        (
            "view.py",
            ("seats: list[NimSeat]", "seats: int"),
            "view.py: NimView should have the field seats, a list whose items have score and place.",
        ),
        ("why.py", ('Bar("NI-3"', 'Bar("NI-9"'), "why.py: a bar names NI-9, but clauses.toml does not have it."),
        ("why.py", ('Bar("NI-3"', 'Bar("NI-1"'), "clauses.toml: a bar names NI-1, but it has no refusal."),
        ("why.py", (', Bar("NI-3", too_many)', ""), "why.py: NI-3 has a refusal, but no bar names it."),
    ],
)
def test_a_piece_that_does_not_fit_is_named(folder, file, changes, sentence):
    change(folder / file, *changes)
    refused = refusal()
    assert isinstance(refused, BadFolder)
    assert str(refused) == f"igroteka/games/{NAME}/{sentence}"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (("    players: Literal[2, 3, 4] = 2\n", ""), "option 'players' is declared without its valid values"),
        (("    described:", "    told:"), "option 'heap' has no description"),
        (('"heap": Option', '"pile": Option'), "option '(heap|pile)' has .*description.*"),
    ],
)
def test_options_that_do_not_fit_are_named(folder, changes, sentence):
    change(folder / "options.py", *changes)
    with pytest.raises(IgrotekaError, match=rf"^igroteka/games/{NAME}/options\.py: {sentence}\.$"):
        igroteka.game(NAME)


TAKE, ROLL, TOOK = "take {matches}", "roll {most}", "{seat} takes {n} of {left}"


@pytest.mark.parametrize(
    ("changes", "form", "sentence"),
    [
        ((f'"{TAKE}"', '"roll {matches}"'), "roll {matches}", f"it reads 'roll 1', and so does '{ROLL}'"),
        ((f'"{TOOK}"', '"take {n}"', " из {left}", "", " of {left}", ""), "take {n}", "it reads 'take 1', and so"),
        (("(Phase.TAKE,)", "(Phase.TAKE,), only=[(0,), (0,)]"), TAKE, "two of its steps read 'take 1'"),
        (("(Phase.TAKE,)", "(Phase.TAKE,), only=[(7,)]"), TAKE, "only has (7,), but its holes have no such values"),
        (('"matches": counts(1, DIE)', '"matches": counts(1, 0)'), TAKE, "hole matches has no values"),
        (("(Phase.TAKE,)", "()"), TAKE, "it belongs to no declared phase"),
        (("OVER", "ENDED"), "over", "there is no phase of this name, and every game needs it"),
        (('"на кубике {most}", ', ""), ROLL, "the ru words are missing"),
        (('            "берёт {n:спичку|спички|спичек} из {left}",\n', ""), TOOK, "the ru words are missing"),
        (('"Ним с кубиком"', '""'), "title", "the ru words are missing"),
        (('Words("Take matches", "Возьмите спички")', '"Take matches"'), "take", "the en words are missing"),
        (("|спичек}", "}"), TAKE, "the ru sentence has 2 plural forms for matches, but needs 3"),
        (("{matches:match|", "{matches:match|x|"), TAKE, "the en sentence has 3 plural forms for matches, but needs 2"),
        (("{matches:спичку|спички|спичек}", "{matches:спичку"), TAKE, "the braces of the ru sentence do not match"),
        ((f'"{TAKE}"', '"take {matches"'), "take {matches", "braces in a pattern hold the name of a hole"),
        (('by=("chance",)', 'by=("dice",)'), ROLL, "by=('dice',), but the valid actors are seat, chance, race"),
        (('by=("chance",)', "by=()"), ROLL, "by=(), but the valid actors are seat, chance, race"),
    ],
)
def test_a_form_that_is_wrong_is_named(folder, changes, form, sentence):
    change(folder / "language.py", *changes)
    refused = refusal()
    assert isinstance(refused, BadLanguage)
    assert str(refused).startswith(f"igroteka/games/{NAME}/language.py, '{form}': {sentence}")


TOTALS = """\
from igroteka.core.totals import Counted, TotalForm

TOOK = "{seat} takes {n} of {left}"
TOTALS = (
    TotalForm("matches taken", "спичек взято", (Counted(TOOK, "n"),)),
    TotalForm("most at once", "больше всего за раз", (Counted(TOOK, "n"),), keeps="most", through=("roll",)),
)
"""


def test_totals_are_read(folder):
    (folder / "totals.py").write_text(TOTALS, "utf-8")
    assert [(form.en, form.keeps) for form in igroteka.game(NAME).totals] == [
        ("matches taken", "sum"),
        ("most at once", "most"),
    ]


def test_a_game_without_totals_has_none(folder):
    assert igroteka.game(NAME).totals == ()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (("TOTALS = (", "TOTALS = ( 1,"), "TOTALS should be a tuple of TotalForm"),
        (("TOTALS = (", "TOTALS = list, ("), "TOTALS should be a tuple of TotalForm"),
        (('"спичек взято"', '" "'), "'matches taken': the ru words are missing"),
        (('"matches taken"', '""'), "'спичек взято': the en words are missing"),
        (('"most at once"', '"matches taken"'), "'matches taken': two totals are called so"),
        (('"больше всего за раз"', '"спичек взято"'), "'most at once': two totals are called so"),
        (
            ('"спичек взято", (Counted(TOOK, "n"),)', '"спичек взято", ()'),
            "'matches taken': its parts should be a tuple",
        ),
        (('(Counted(TOOK, "n"),))', '(Counted(TOOK, "n")))'), "'matches taken': its parts should be a tuple"),
        (('"спичек взято", (Counted', '"спичек взято", (1, Counted'), "'matches taken': its parts should be a tuple"),
        (
            ("{seat} takes", "{seat} steals"),
            "'matches taken': '{seat} steals {n} of {left}' is not the pattern of an event",
        ),
        (
            ('(TOOK, "n")', '(TOOK, "m")'),
            "'matches taken': 'm' is not a hole for a number in '{seat} takes {n} of {left}'",
        ),
        (('(TOOK, "n")', '(TOOK, "seat")'), "'matches taken': 'seat' is not a hole for a number in"),
        (('(TOOK, "n")', '(TOOK, seat="n")'), "'matches taken': 'n' is not a hole for a seat in"),
        (('(TOOK, "n")', '(TOOK, seat="owner")'), "'matches taken': 'owner' is not a hole for a seat in"),
        (('"most",', '"last",'), "'most at once': it keeps 'last', but what can be kept is sum, most, least"),
        (('("roll",)', '("roll", "throw")'), "'most at once': 'throw' is not a phase"),
    ],
)
def test_a_total_that_is_wrong_is_named(folder, changes, sentence):
    (folder / "totals.py").write_text(TOTALS, "utf-8")
    change(folder / "totals.py", *changes)
    refused = refusal()
    assert isinstance(refused, BadFolder)
    assert str(refused).startswith(f"igroteka/games/{NAME}/totals.py: {sentence}")
