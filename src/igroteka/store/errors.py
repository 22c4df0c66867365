"""The errors of a store."""

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words


class NoSuchTable(IgrotekaError):
    words = Words("There is no table {got}.", "Стола {got} нет.")


class Taken(IgrotekaError):
    """The id or the code of a new table is in use. `what` is "id" or "code"; the caller should try another code."""

    words = Words(
        en="A table with {what:id=the id;code=the code} {got} is there already.",
        ru="Стол с {what:id=номером;code=кодом} {got} уже есть.",
    )


class Stale(IgrotekaError):
    """Another writer was first. The caller has to read the new entries and decide again."""

    words = Words(
        en="This was to be entry {at} of the table, but the next one is entry {next}.",
        ru="Это должна была быть запись {at} этого стола, но следующая — запись {next}.",
    )


class StoreFailed(IgrotekaError):
    """The disk failed. The caller may retry with the same command."""

    words = Words("The store did not do it: {why}.", "Хранилище не справилось: {why}.")


class StoreRefused(IgrotekaError):
    """A folder that cannot be opened as a store. Its contents are left unchanged."""

    words = Words("The store in {folder} cannot be opened: {why}", "Хранилище в {folder} не открыть: {why}")
