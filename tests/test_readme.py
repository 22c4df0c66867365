"""The README's Python session does what it says."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_session_of_the_readme():
    text = README.read_text(encoding="utf-8").replace("```", "")
    session = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    told: list[str] = []
    result = doctest.DocTestRunner().run(session, out=told.append)
    assert result.attempted >= 10
    assert not result.failed, "".join(told)
