"""Every way in which a store can say no."""

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words


class NoSuchTable(IgrotekaError):
    words = Words("There is no table {got}.", "Стола {got} нет.")


class Taken(IgrotekaError):
    """`what` is "id" or "code": whoever draws codes draws another one."""

    words = Words(
        en="A table with {what:id=the id;code=the code} {got} is there already.",
        ru="Стол с {what:id=номером;code=кодом} {got} уже есть.",
    )


class Stale(IgrotekaError):
    """Somebody else was there first: whoever writes has to read on and decide anew."""

    words = Words(
        en="This was to be entry {at} of the table, but the next one is entry {next}.",
        ru="Это должна была быть запись {at} этого стола, но следующая — запись {next}.",
    )


class StoreFailed(IgrotekaError):
    """The disk, or what stands for it, refused. The same may be tried again, with the same command."""

    words = Words("The store did not do it: {why}.", "Хранилище не справилось: {why}.")


class StoreRefused(IgrotekaError):
    """A folder that cannot be opened as a store. What lies in it is left as it is."""

    words = Words("The store in {folder} cannot be opened: {why}", "Хранилище в {folder} не открыть: {why}")
