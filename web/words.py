"""What each game says, as data for the client: `./run python -m web.words` writes web/src/words/games/*.json.

The clauses are a file of their own, `<game>.rules.json`: a table needs them only when somebody asks why.

Clauses, phases and titles are sentences already. Steps and events are put into words by functions, so their patterns
are found out here: texts are put into words, texts of one shape are laid beside each other, and what differs in text
and sentence alike is a hole. The client fills the holes, and knows no game's grammar.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from igroteka.core.actors import CHANCE, RACE
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.options import valid_values
from igroteka.core.words import LANGUAGES, Lang, Words, plural
from igroteka.games import NAMES, game
from igroteka.match.match import Match

FOLDER = Path(__file__).parent / "src" / "words" / "games"
MATCHES = 30
"""So many are played in each game, with all kinds of options: every kind of event happens in them."""
MOST_STEPS = 400
PLAYERS = [f"⟦{seat}⟧" for seat in range(1, 9)]
"""Names that stand out in a sentence."""
NUMBERS = re.compile(r"\d+")
CELLS = re.compile(r"[a-s]\d+")
TOGETHER = re.compile(r"\b([a-z]\d)([a-z]\d)\b")
"""Two cells that stand together, as in `lay c3c4`; `words/games.ts` splits them in the same way."""
TRIED = ("1", "2", "5", "11", "21")
"""Numbers that ask for every form of a noun."""


FORMS: dict[Lang, list[str]] = {"en": ["one", "many"], "ru": ["one", "few", "many"]}


class Said(NamedTuple):
    """A text, word by word, and its sentence in one language."""

    parts: tuple[str, ...]
    sentence: str


def parts_of(text: str) -> tuple[str, ...]:
    return tuple(TOGETHER.sub(r"\1 \2", text).split(" "))


def patterns(said: dict[str, Words]) -> list[dict[str, str]]:
    """The fewest patterns that say all of it. The client takes the first that fits."""
    shapes: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for text in said:
        shapes[shape(parts_of(text))].append(text)
    found: list[dict[str, str]] = []
    for texts in shapes.values():
        templates = {
            lang: templates_of([Said(parts_of(text), said[text].say(lang)) for text in texts], lang)
            for lang in LANGUAGES
        }
        for fits in dict.fromkeys([*templates["en"], *templates["ru"]]):
            found.append({"fits": fits} | {lang: best(templates[lang], fits) for lang in LANGUAGES})
    return merged(found)


def shape(parts: Sequence[str]) -> tuple[str, ...]:
    """Cells and numbers are values, `*`; a cell that was named before is `=1`; other words stand for themselves."""
    return tuple(kind(part, parts.index(part), number) for number, part in enumerate(parts))


def kind(part: str, first: int, number: int) -> str:
    if CELLS.fullmatch(part):
        return "*" if first == number else f"={first}"
    return "*" if NUMBERS.fullmatch(part) else part


def told_apart(said: Sequence[Said]) -> Sequence[Said]:
    """Those in which no number stands twice: there it is plain which one the sentence means."""
    numbers = [[part for part in one.parts if part.isdigit()] for one in said]
    clear = [one for one, some in zip(said, numbers, strict=True) if len(some) == len({*some})]
    return clear or said


def templates_of(said: Sequence[Said], lang: Lang) -> dict[str, str]:
    """For texts of one shape: one template, or one for each value that changes the sentence itself."""
    said, parts = told_apart(said), list(shape(said[0].parts))
    made = {holed(one, parts, lang) for one in said}
    if len(made) == 1:
        return {" ".join(parts): made.pop()}
    nouns = nouns_of(said, parts, lang)
    numbered = {pluralised(one, nouns, parts, lang) for one in said}
    if len(numbered) == 1:
        return {" ".join(parts): numbered.pop()}
    for number in range(len(parts)):  # a value with a word of its own
        if parts[number] == "*":
            values: dict[str, list[Said]] = defaultdict(list)
            for one in said:
                values[one.parts[number]].append(one)
            split = {value: {holed(one, parts, lang) for one in some} for value, some in values.items()}
            if all(len(some) == 1 for some in split.values()):
                return {
                    " ".join([*parts[:number], value, *parts[number + 1 :]]): some.pop()
                    for value, some in split.items()
                }
    raise ValueError(f"No pattern for {said[0]}: {sorted(made)[:4]}")


def holed(one: Said, parts: Sequence[str], lang: Lang) -> str:
    """The sentence with holes for names and values."""
    sentence = one.sentence
    for number, part in enumerate(one.parts):
        if part.isdigit() and 1 <= int(part) <= len(PLAYERS):
            sentence = sentence.replace(PLAYERS[int(part) - 1], f"{{name{number}}}", 1)
    for number, part in enumerate(one.parts):
        if parts[number][0] in "*=":
            sentence = re.sub(rf"(?<![\w{{]){re.escape(part)}(?!\w)", f"{{{number}}}", sentence, count=1)
    return sentence


def pluralised(one: Said, nouns: dict[int, str], parts: Sequence[str], lang: Lang) -> str:
    """With the forms of nouns after their numbers: `{1:coin|coins}`."""
    sentence = holed(one, parts, lang)
    for number, forms in nouns.items():
        hole = f"{{{number}}} "
        before, found, after = sentence.partition(hole)
        if found:
            sentence = f"{before}{{{number}:{forms}}}{after.removeprefix(noun_after(hole, sentence))}"
    return sentence


def nouns_of(said: Sequence[Said], parts: Sequence[str], lang: Lang) -> dict[int, str]:
    """The forms of the noun after each number that has one."""
    nouns: dict[int, str] = {}
    for number, part in enumerate(said[0].parts):
        if part.isdigit():
            hole = f"{{{number}}} "
            forms = {form_of(one, number, lang): noun_after(hole, holed(one, parts, lang)) for one in said}
            if len({*forms.values()}) > 1:
                nouns[number] = "|".join(forms.get(form, "") for form in FORMS[lang])
    return nouns


def form_of(one: Said, number: int, lang: Lang) -> str:
    return plural(int(one.parts[number]), FORMS[lang])


def noun_after(hole: str, sentence: str) -> str:
    noun = re.match(r"\w+", sentence.partition(hole)[2])
    return noun[0] if noun else ""


def best(templates: dict[str, str], fits: str) -> str:
    """The template for texts of this pattern, which may be narrower than the template's own."""
    wanted = fits.split(" ")
    for pattern, template in templates.items():
        if all(own in ("*", part) for own, part in zip(pattern.split(" "), wanted, strict=True)):
            return template
    raise ValueError(fits)


def merged(found: list[dict[str, str]]) -> list[dict[str, str]]:
    """A word that changes nothing in the sentence may be any word."""
    for number in range(8):
        groups: dict[tuple[Any, ...], list[dict[str, str]]] = defaultdict(list)
        for one in found:
            parts = one["fits"].split(" ")
            around = (*parts[:number], "?", *parts[number + 1 :]) if number < len(parts) else (*parts, len(groups))
            groups[around, one["en"], one["ru"]].append(one)
        found = []
        for some in groups.values():
            parts = some[0]["fits"].split(" ")
            if len(some) > 1:
                some[0]["fits"] = " ".join([*parts[:number], "*", *parts[number + 1 :]])
            found.append(some[0])
    return sorted(found, key=lambda one: (one["fits"].count("*"), one["fits"]))


# What is put into words


def happened(known: Game) -> Iterable[str]:
    """The events of many matches."""
    dice = Dice(11)
    for number in range(MATCHES):
        match = Match(known.name, **some_options(known, number))
        for _ in range(MOST_STEPS):
            if match.is_over:
                break
            legal = match.state.legal()
            if match.state.actor in (CHANCE, RACE):
                yield from match.throw(dice).events
            else:
                yield from match.play(match.state.actor, match.state.text(legal[dice.randrange(len(legal))])).events


def varied(known: Game, texts: Iterable[str]) -> dict[str, Words]:
    """These events in words, each shape also with other values, as far as they can be put into words."""
    said: dict[str, Words] = {}
    tried: set[tuple[str, ...]] = set()
    for text in dict.fromkeys(texts):
        said[text] = known.speech.event(text, PLAYERS)
        if shape(parts_of(text)) in tried:
            continue
        tried.add(shape(parts_of(text)))
        parts = text.split(" ")
        for number, part in enumerate(parts):
            for value in TRIED if part.isdigit() else alike(known, part):
                other = " ".join([*parts[:number], value, *parts[number + 1 :]])
                with suppress(IndexError, KeyError, ValueError):  # no such seat, no word for it, no such event
                    said.setdefault(other, known.speech.event(other, PLAYERS))
    return said


def alike(known: Game, word: str) -> set[str]:
    """Other words that stand where this one stands in steps: cards, ways, kinds."""
    places = {text.replace(word, "?") for text in known.texts if word in text.split(" ")}
    shapes = {tuple(map(place_of, place.split(" "))) for place in places if "?" in place.split(" ")}
    found = set()
    for text in known.texts:
        parts = text.split(" ")
        for number, part in enumerate(parts):
            if place_of(part) != "*" and tuple(map(place_of, [*parts[:number], "?", *parts[number + 1 :]])) in shapes:
                found.add(part)
    return found if len(found) > 2 and "?" not in found else set()


def place_of(part: str) -> str:
    return "*" if NUMBERS.fullmatch(part) or CELLS.fullmatch(part) else part


def some_options(known: Game, number: int) -> dict[str, Any]:
    """Each option with one value after the other."""
    valid = valid_values(known.options)
    options = {name: values[number // (place + 1) % len(values)] for place, (name, values) in enumerate(valid.items())}
    if options.get("teams") and options["players"] != 4:
        options["teams"] = False
    return options


def catalogue(known: Game) -> dict[str, Any]:
    speech = known.speech
    return {
        "title": speech.title._asdict(),
        "phases": {phase: words._asdict() for phase, words in speech.phases.items()},
        "steps": patterns({text: speech.step(text) for text in known.texts}),
        "events": patterns(varied(known, happened(known))),
    }


def rules(known: Game) -> list[dict[str, Any]]:
    return [
        {
            "title": section.title._asdict(),
            "clauses": [
                {"id": clause.id, "rule": clause.rule._asdict()}
                | ({"refusal": clause.refusal._asdict()} if clause.refusal else {})
                for clause in section.clauses
            ],
        }
        for section in known.sections
    ]


def files_of(name: str) -> dict[str, str]:
    """Each file with its text."""
    known = game(name)
    written = {f"{name}.json": catalogue(known), f"{name}.rules.json": rules(known)}
    return {file: json.dumps(told, ensure_ascii=False, indent=1) + "\n" for file, told in written.items()}


if __name__ == "__main__":
    for name in NAMES:
        for file, text in files_of(name).items():
            (FOLDER / file).write_text(text, encoding="utf-8")
