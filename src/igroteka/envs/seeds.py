"""Seeds of environments: a whole number gives the same games each time, None gives different ones."""

import secrets
from typing import Any

from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import as_whole
from igroteka.core.words import Words, quote

SEED_BITS = 63


class BadSeed(IgrotekaError):
    words = Words(
        en="A seed is a whole number, or None for one from the operating system; not {got}.",
        ru="Зерно — целое число или None, тогда его даёт операционная система; а не {got}.",
    )


def seed_of(given: Any) -> int:
    """Validates a seed; takes one from the operating system if none is given."""
    seed = secrets.randbits(SEED_BITS) if given is None else as_whole(given)
    if seed is None:
        raise BadSeed(got=quote(given))
    return seed
