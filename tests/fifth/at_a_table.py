"""A whole match of Nim at a real server, against a bot, said as the schema says. It needs IGROTEKA_GAMES."""

import asyncio

from igroteka.server.doors.catalogue import catalogue
from tests.server.test_schema import checker, traffic

if __name__ == "__main__":
    described = next(one for one in catalogue() if one.name == "nim")
    assert [option.name for option in described.options] == ["players", "heap"]
    for messages, name in zip(asyncio.run(traffic("nim", ["casual"], {})), ("FromClient", "ToClient"), strict=True):
        for message in messages:
            checker(name).validate(message)
    print("played")
