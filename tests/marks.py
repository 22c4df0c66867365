"""The marker that ties a test to the clause it shows."""

import pytest


def clause(number: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(number)
