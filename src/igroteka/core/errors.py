"""The errors for bad input, each with a name and a sentence in both languages."""

from typing import Any, ClassVar

from igroteka.core.words import Lang, Words


class IgrotekaError(Exception):
    """Base of the errors for refused input. The parameters fill the sentence. A refused call changes nothing."""

    words: ClassVar[Words]

    def __init__(self, **parameters: Any) -> None:
        self.parameters = parameters
        super().__init__(self.sentence("en"))

    def sentence(self, lang: Lang = "en") -> str:
        return self.words.say(lang, **self.parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.parameters)


def _again(kind: type[IgrotekaError], parameters: dict[str, Any]) -> IgrotekaError:
    return kind(**parameters)


class UnknownGame(IgrotekaError):
    words = Words(
        en="There is no game {got}; there is: {valid}.",
        ru="Игры {got} нет; есть: {valid}.",
    )


class UnknownOption(IgrotekaError):
    words = Words(
        en="{game} has no option {got}; its options are {valid}.",
        ru="В игре {game} нет настройки {got}; есть такие: {valid}.",
    )


class BadOption(IgrotekaError):
    words = Words(
        en="Option {option} cannot be {got}; valid values are {valid}.",
        ru="Настройка {option} не может быть {got}; допустимы: {valid}.",
    )


class ClashingOptions(IgrotekaError):
    words = Words(en="{conflict}", ru="{conflict}")


class UnknownStep(IgrotekaError):
    words = Words(
        en="{got} is not a step number of {game}; they are whole numbers from 0 to {last}.",
        ru="{got} не номер шага игры {game}; номера шагов — целые числа от 0 до {last}.",
    )


class NotationError(IgrotekaError):
    words = Words(
        en="{got} is not a step of {game}; steps look like this: {examples}.",
        ru="{got} не шаг игры {game}; шаги пишутся так: {examples}.",
    )


class IllegalStep(IgrotekaError):
    """A step that a clause forbids now. `parameters["reason"]` is the Reason, whose sentence is the message."""

    def sentence(self, lang: Lang = "en") -> str:
        return self.parameters["reason"].sentence(lang)


class UnknownSeat(IgrotekaError):
    words = Words(
        en="There is no seat {got}; seats are numbered from 0 to {last}.",
        ru="Места {got} нет; места нумеруются от 0 до {last}.",
    )


class UnknownState(IgrotekaError):
    words = Words(
        en="{got} is no state of {game}: its key is {size:byte|bytes}, as key() gives them.",
        ru="{got} — не состояние игры {game}: его ключ — {size:байт|байта|байт}, какие даёт key().",
    )


class NotYourTurn(IgrotekaError):
    words = Words(
        en="It is not the turn of {seat}: {who} is to act now.",
        ru="Сейчас не черёд: {seat}. Действует: {who}.",
    )


class NothingToUndo(IgrotekaError):
    words = Words(
        en="{got} is no step to go back to: the match has {steps:step|steps}.",
        ru="К шагу {got} вернуться нельзя: в партии {steps:шаг|шага|шагов}.",
    )


class BadName(IgrotekaError):
    words = Words(
        en="{got} cannot be a name: a name is one line of 1 to {most} printable characters.",
        ru="{got} не годится как имя: имя — одна строка, от 1 до {most} печатных знаков.",
    )


class BadRecord(IgrotekaError):
    """A record that cannot be read. `line` is where reading failed, or None if the whole text is wrong."""

    words = Words(en="This record cannot be read: {why}", ru="Эту запись партии не прочитать: {why}")


class BadOptions(IgrotekaError):
    """A game's options that are declared or described wrongly."""

    words = Words(en="{file}: option '{option}' {mistake}.", ru="{file}: настройка «{option}» {mistake}.")


class BadClauses(IgrotekaError):
    """A rulebook that cannot be read. `at` is the file, with the clause if a single clause is wrong."""

    words = Words(en="{at}: {why}.", ru="{at}: {why}.")


class RecordVersion(IgrotekaError):
    words = Words(
        en="This record has {what} version {got}. What can be read here: {valid}.",
        ru="В этой записи {what} версии {got}. Здесь читаются версии: {valid}.",
    )
