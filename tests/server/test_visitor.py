"""Names and addresses of this machine, in all the ways in which they can be written."""

import pytest

from igroteka.server.doors.visitor import means_this_machine


@pytest.mark.parametrize(
    ("name", "is_this"),
    [
        ("localhost", True),
        ("game.localhost.", True),
        ("127.8.9.1", True),
        ("0.0.0.0", True),  # noqa: S104
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:192.0.2.7", False),
        ("192.0.2.7", False),
        ("localhost.example", False),
        ("", False),
    ],
)
def test_this_machine_is_known_by_every_name_of_it(name: str, is_this: bool):
    assert means_this_machine(name) == is_this
