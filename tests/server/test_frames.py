"""Messages as they go over the wire."""

import pytest
from websockets.frames import Frame, Opcode

from igroteka.server.doors.socket_line import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int):
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
