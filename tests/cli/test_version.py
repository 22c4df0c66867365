"""`--version`: which Igroteka this is."""

import pytest

from igroteka.cli import main
from igroteka.server.build import build, version


@pytest.mark.parametrize(("lang", "word"), [("en", "build"), ("ru", "сборка")])
def test_the_version_and_the_build_are_told(lang, word, capsys):
    assert main(["--version", "--lang", lang]) == 0
    assert capsys.readouterr().out == f"igroteka {version()}, {word} {build()}\n"
