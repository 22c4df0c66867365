"""Texts that a game tells, read by its language."""

from collections.abc import Iterable, Iterator, Mapping

from igroteka.core.language import Language


def read(language: Language, texts: Iterable[str]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The verb of each text, and what stands in its holes. A preview tells steps of chance among the events."""
    for text in texts:
        if text in language.numbers:
            step = language.read(text)
            yield step.verb, {hole: language.holes[hole].write(value) for hole, value in step.values.items()}
        else:
            form, holes = language.read_event(text)
            yield form.verb, holes


def behind_verb(language: Language, text: str) -> str:
    """A step in short: what stands behind its verb, or the verb if nothing does."""
    return text.removeprefix(f"{language.read(text).verb} ")
