"""A whole match of Nim at a real server, against a bot, said as the schema says. It needs IGROTEKA_GAMES."""

import asyncio

from igroteka.server.doors.catalogue import described
from tests.server.test_schema import checker, traffic

if __name__ == "__main__":
    assert [option.name for option in described("nim").options] == ["players", "heap"]
    for messages, name in zip(asyncio.run(traffic("nim", ["casual"], {})), ("FromClient", "ToClient"), strict=True):
        for message in messages:
            checker(name).validate(message)
    print("played")
