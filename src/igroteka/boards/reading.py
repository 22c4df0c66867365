"""Parses the texts of a game's steps and events."""

from collections.abc import Iterable, Iterator, Mapping

from igroteka.core.language import Language


def read(language: Language, texts: Iterable[str]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The verb of each text, and the texts in its holes. A preview has chance steps among the events."""
    for text in texts:
        if text in language.numbers:
            step = language.read(text)
            yield step.verb, {hole: language.holes[hole].write(value) for hole, value in step.values.items()}
        else:
            form, holes = language.read_event(text)
            yield form.verb, holes


def behind_verb(language: Language, text: str) -> str:
    """A step without its verb, or just the verb if nothing follows it."""
    return text.removeprefix(f"{language.read(text).verb} ")
