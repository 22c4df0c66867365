"""JSON Schema of messages and views: whole matches are sent as it says, and it notices what is not."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema
import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.server.protocol.schema import schema
from tests.server.client import Client, Guest, running
from tests.server.test_matches import race_on

MATCHES: list[tuple[str, list[str], dict[str, str]]] = [
    ("marrakech", ["solid"], {}),
    ("tayu", ["solid"] * 2, {}),
    ("mazaitsy", ["solid"] * 3, {"teams": "on"}),
    ("chazz", ["steady"] * 3, {"round_limit": "2"}),
]

Message = dict[str, Any]


def checker(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**schema(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})


async def traffic(game: str, bots: list[str], options: dict[str, str]) -> tuple[list[Message], list[Message]]:
    """All that is sent, and all that is told, in a match with bots, with questions and a refusal."""
    async with running(pace=12 if game == "chazz" else 60) as house:
        ann, eve = Guest(house, "ann"), Guest(house, "eve")
        client, watching = await begun(ann, eve, game, bots, options)
        while game == "chazz" and client.position["view"]["leader"] != 0:  # who leads is drawn, and decides first
            client, watching = await begun(ann, eve, game, bots, options)
        await client.until(lambda: client.position.get("legal"))
        step = client.position["legal"]["0"][0]
        assert (await client.do("preview", a=step))["t"] == "foreseen"
        assert (await client.do("why", a=step))["t"] == "because"
        await (race_on(client, Dice(1)) if game == "chazz" else play_with_bots(client, Dice(1)))
        await watching.until(lambda: watching.n == client.n)
        assert client.is_over
        return client.sent + watching.sent, client.got + watching.got


async def begun(ann: Guest, eve: Guest, game: str, bots: list[str], options: dict[str, str]) -> tuple[Client, Client]:
    """A match that Ann has begun, and Eve watches."""
    seats = [{"name": "Аня"}, *({"bot": bot} for bot in bots)]
    table = (await ann.open_table(game, seats=seats, options=options))["id"]
    client, watching = await ann.come(table), await eve.come(table)
    assert (await watching.do("begin"))["code"] == "host-only"
    await client.do("begin")
    await client.until(lambda: client.position.get("view"))
    return client, watching


async def play_with_bots(client: Client, dice: Dice) -> None:
    while not client.is_over:
        seen = len(client.got)
        if client.position.get("legal"):
            await client.act(dice.randrange)
        else:
            await client.until(lambda seen=seen: len(client.got) > seen)


@pytest.mark.parametrize(("game", "bots", "options"), MATCHES)
def test_whole_matches_are_sent_as_the_schema_says(game: str, bots: list[str], options: dict[str, str]):
    sent, told = asyncio.run(traffic(game, bots, options))
    for messages, name in ((sent, "FromClient"), (told, "ToClient")):
        check = checker(name)
        for message in messages:
            check.validate(message)
    assert {"hello", "begin", "act", "preview", "why"} <= {message["t"] for message in sent}
    assert {"welcome", "news", "done", "refused", "foreseen", "because"} <= {message["t"] for message in told}
    check = checker("ToClient")
    news = next(message for message in told if message["t"] == "news" and message.get("position"))
    for spoil in SPOILT:
        assert not check.is_valid(spoilt(news, spoil)), "a spoilt message went unnoticed"


def unknown_field(message: Message) -> None:
    message["more"] = 1


def unknown_field_of_a_line(message: Message) -> None:
    message["lines"][0]["more"] = 1


def unknown_field_of_the_view(message: Message) -> None:
    message["position"]["view"]["more"] = 1


def missing_field(message: Message) -> None:
    del message["position"]["view"]["actor"]


def another_phase(message: Message) -> None:
    message["position"]["view"]["phase"] = "tea"


def another_game(message: Message) -> None:
    message["position"]["view"]["game"] = "chess"


def another_kind(message: Message) -> None:
    message["position"]["view"]["seats"][0]["place"] = "first"


SPOILT = (
    unknown_field,
    unknown_field_of_a_line,
    unknown_field_of_the_view,
    missing_field,
    another_phase,
    another_game,
    another_kind,
)


def spoilt(message: Message, spoil: Callable[[Message], None]) -> Message:
    copy = msgspec.json.decode(msgspec.json.encode(message))
    spoil(copy)
    return copy


def objects(part: Any) -> Iterator[Message]:
    """All parts of a schema that are objects with named fields."""
    if isinstance(part, dict):
        if "properties" in part:
            yield part
        for value in part.values():
            yield from objects(value)
    elif isinstance(part, list):
        for value in part:
            yield from objects(value)


def test_the_schema_is_sound_and_closed():
    jsonschema.Draft202012Validator.check_schema(schema())
    assert all(part["additionalProperties"] is False for part in objects(schema()))


def test_it_is_served():
    async def story() -> None:
        async with running() as house:
            answer = await Guest(house, "ann").ask("GET", "/api/schema")
            assert answer.json() == msgspec.json.decode(msgspec.json.encode(schema()))
            assert answer.headers["content-type"].startswith("application/schema+json")

    asyncio.run(story())
