"""The language in which commands speak to the user."""

import os
from collections.abc import Mapping, Sequence

from igroteka.core.words import LANGUAGES, Lang


def language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Lang:
    """The language from `--lang`, else from the environment, else English."""
    for before, argument in zip(["", *arguments], arguments, strict=False):
        for lang in LANGUAGES:
            if argument == f"--lang={lang}" or (before == "--lang" and argument == lang):
                return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ru" if environment[name].lower().startswith("ru") else "en"
    return "en"
