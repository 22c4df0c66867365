"""All games of a browser go along to another: by a link that is good once, after a question, and with a way back."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.doors.key_tokens import KEY_TOKEN_LIVES
from igroteka.server.doors.who import MOST_PEOPLE
from tests.server.client import Guest, running


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def answered(guest: Guest, way: str, token: str | None = None, **more: Any) -> Any:
    body = None if token is None else {"token": token}
    return (await guest.ask("POST", f"/api/key/{way}", body, **more)).json()


async def token_of(guest: Guest) -> str:
    return (await answered(guest, "link"))["token"]


async def mine(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.ask("GET", "/api/tables/mine")).json()["tables"]]


async def with_a_seat(guest: Guest, name: str) -> str:
    return (await guest.open_table("tayu", seats=[{"name": name}, {}]))["id"]


async def change_over(giver: Guest, taker: Guest) -> None:
    assert "code" not in await answered(taker, "enter", await token_of(giver))


def test_another_device_becomes_the_same_person():
    async def story() -> None:
        async with running() as house:
            ann, phone = Guest(house, "ann"), Guest(house, "phone")
            tables = [await with_a_seat(ann, "Аня") for _ in range(2)]
            await phone.ask("GET", "/")
            made = await answered(ann, "link")
            assert (made["seconds"], made["qr"].lstrip().startswith("<?xml")) == (KEY_TOKEN_LIVES, True)
            assert await answered(phone, "offer", made["token"]) == {"tables": 2, "yours": 0, "held": False}
            assert await mine(phone) == []  # nothing has changed
            assert await answered(phone, "enter", made["token"]) == {"others": 1}
            assert await mine(phone) == await mine(ann) == tables[::-1]
            here = await phone.come(tables[0])
            assert (here.you, here.last("welcome")["host"], here.last("welcome").get("received")) == ([0], True, None)
            assert (await ann.come(tables[0])).you == [0]
            opened = await with_a_seat(phone, "Аня")
            assert opened in await mine(ann)  # one person on two devices
            await phone.ask("GET", "/")  # a page renews the cookie
            assert await mine(phone) == await mine(ann)

    run(story())


def test_whoever_has_games_already_keeps_them_too():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            hers, his = await with_a_seat(ann, "Аня"), await with_a_seat(bob, "Боря")
            both = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            assert (await (await bob.come(both)).do("sit", seat=1, name="Боря"))["t"] == "done"
            token = await token_of(ann)
            assert await answered(bob, "offer", token) == {"tables": 2, "yours": 2, "held": False}
            await answered(bob, "enter", token)
            assert sorted(await mine(bob)) == sorted([hers, his, both])
            assert sorted(await mine(ann)) == sorted([hers, both])  # she has learned nothing of him
            assert [(await bob.come(table)).you for table in (hers, his, both)] == [[0], [0], [0, 1]]
            assert (await bob.come(both)).last("welcome").get("received", []) == []
            assert (await ann.come(both)).you == [0]
            assert sorted(await mine(ann)) == sorted([hers, both])  # nor by his visits
            assert await answered(bob, "leave") == {"others": 0}
            assert sorted(await mine(bob)) == sorted([his, both])
            assert [(await bob.come(table)).you for table in (hers, both)] == [[], [1]]

    run(story())


def test_a_seat_that_came_by_a_link_stays_when_a_key_comes():
    async def story() -> None:
        async with running() as house:
            ann, bob, phone = Guest(house, "ann"), Guest(house, "bob"), Guest(house, "phone")
            table = await with_a_seat(ann, "Аня")
            assert (await (await bob.come(table)).do("sit", seat=1, name="Боря"))["t"] == "done"
            await phone.ask("GET", "/")
            given = (await ann.ask("POST", f"/api/tables/{table}/token", {"seat": 0})).json()["token"]
            await phone.ask("POST", "/api/enter", {"token": given})
            await change_over(bob, phone)
            here = await phone.come(table)
            assert (here.you, here.last("welcome")["received"]) == ([0, 1], [0])

    run(story())


def test_two_devices_can_exchange_keys_and_a_key_goes_on_without_those_who_have_nothing():
    async def story() -> None:
        async with running() as house:
            ann, bob, cid = (Guest(house, name) for name in ("ann", "bob", "cid"))
            hers, his = await with_a_seat(ann, "Аня"), await with_a_seat(bob, "Боря")
            await change_over(ann, bob)
            await change_over(bob, ann)
            assert sorted(await mine(ann)) == sorted(await mine(bob)) == sorted([hers, his])
            await cid.ask("GET", "/")
            await change_over(ann, cid)
            token = await token_of(cid)
            assert len(house.server.who.key_tokens.read(token).people) == 2
            assert await answered(ann, "leave") == {"others": 0}
            assert await mine(ann) == [hers]

    run(story())


def test_a_token_is_good_once_and_in_the_same_browser_again():
    async def story() -> None:
        async with running() as house:
            ann, phone, thief = Guest(house, "ann"), Guest(house, "phone"), Guest(house, "thief")
            await with_a_seat(ann, "Аня")
            token = await token_of(ann)
            assert (await answered(ann, "offer", token))["held"]
            assert await answered(ann, "enter", token) == {"others": 0}  # it is not used up by that
            assert await answered(phone, "enter", token) == {"others": 1}
            for guest in (thief, phone):
                assert (await answered(guest, "offer", token))["code"] == "bad-token"
                assert (await answered(guest, "enter", token))["code"] == "bad-token"
            assert await mine(thief) == []

    run(story())


def test_a_token_expires():
    async def story() -> None:
        async with running() as house:
            ann, phone = Guest(house, "ann"), Guest(house, "phone")
            await with_a_seat(ann, "Аня")
            old, tokens = await token_of(ann), house.server.who.key_tokens
            end = tokens.read(old).until
            tokens.today = lambda: end
            assert "code" not in await answered(phone, "offer", old)
            tokens.today = lambda: end + 1
            assert (await answered(phone, "enter", old))["code"] == "bad-token"
            await change_over(ann, phone)
            assert len(tokens.spent) == 1
            tokens.today = lambda: end + 3 * KEY_TOKEN_LIVES
            await change_over(ann, Guest(house, "tablet"))
            assert len(tokens.spent) == 1  # those that are past are forgotten

    run(story())


def test_a_key_is_no_seat_and_no_cookie_and_they_are_no_keys():
    async def story() -> None:
        async with running() as house:
            ann, phone = Guest(house, "ann"), Guest(house, "phone")
            table = await with_a_seat(ann, "Аня")
            seat = (await ann.ask("POST", f"/api/tables/{table}/token", {})).json()["token"]
            key, (cookie,) = await token_of(ann), ann.cookies.values()
            for wrong in (seat, cookie):
                for way in ("offer", "enter"):
                    assert (await answered(phone, way, wrong))["code"] == "bad-token"
            for address in ("/api/enter", "/api/enter/offer"):
                assert (await phone.ask("POST", address, {"token": key})).json()["code"] == "bad-token"
            for name in ("igroteka", f"igroteka-{table}"):
                phone.cookies = {name: key}
                assert (await phone.come(table)).you == []

    run(story())


@pytest.mark.parametrize("body", [{}, {"token": 5}, {"token": "x", "more": 1}, [], None, {"token": ["x"]}])
def test_a_body_of_another_shape_is_malformed(body: Any):
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            refused = (await ann.ask("POST", "/api/key/enter", body)).json()
            assert refused["code"] in ("malformed", "bad-token")

    run(story())


def test_garbage_strangers_and_other_pages_get_nothing():
    async def story() -> None:
        async with running() as house, running() as elsewhere:
            ann, stranger, new = Guest(house, "ann"), Guest(elsewhere, "stranger"), Guest(house, "new")
            await with_a_seat(ann, "Аня")
            await with_a_seat(stranger, "Я")
            token, theirs = await token_of(ann), await token_of(stranger)
            for wrong in ("", "x", token[:-2], token + "x.y", theirs, "я" * 50, "x" * 5000):
                assert (await answered(new, "enter", wrong))["code"] == "bad-token"
            assert (await answered(new, "link"))["code"] == "not-yours"  # it is nobody yet
            for way in ("link", "offer", "enter", "leave"):
                refused = await ann.ask(
                    "POST", f"/api/key/{way}", {"token": token}, headers={"origin": "https://evil.example"}
                )
                assert (refused.status_code, refused.json()["code"]) == (403, "origin")

    run(story())


def test_a_browser_is_only_so_many_people():
    async def story() -> None:
        async with running() as house:
            bob = Guest(house, "bob")
            table = await with_a_seat(bob, "Боря")
            for number in range(MOST_PEOPLE - 1):
                giver = Guest(house, str(number))
                await with_a_seat(giver, "Аня")
                await change_over(giver, bob)
            one_more = Guest(house, "more")
            await with_a_seat(one_more, "Аня")
            refused = await answered(bob, "enter", await token_of(one_more))
            assert refused == {"code": "too-large", "parameters": {"most": MOST_PEOPLE}}
            assert table in await mine(bob)
            assert len(await token_of(bob)) < 1000

    run(story())
