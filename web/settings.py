"""Clauses name options as the rules' own code does, `turn: after`; the client names them as people do."""

import re
from functools import partial

from igroteka.core.options import Options, described, phrase
from igroteka.core.words import Words

CODE = re.compile(r"`(\w+)(?:: (\w+))?`")
QUOTED = Words("“{}”", "«{}»")


def readable(clause: Words, options: type[Options]) -> Words:
    return Words(*(CODE.sub(partial(named, options, lang), getattr(clause, lang)) for lang in Words._fields))


def named(options: type[Options], lang: str, found: re.Match[str]) -> str:
    option, value = described(options)[found[1]], found[2]
    said = option.name if value is None else phrase(option, value)
    return getattr(QUOTED, lang).format(getattr(said, lang))
