"""Seats that change hands by links: with a question, without taking anything away, and with a way back."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.doors.who import TOKEN_LIVES
from tests.server.client import Guest, running


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def token_for(holder: Guest, table: str, **seat: int) -> str:
    return (await holder.ask("POST", f"/api/tables/{table}/token", seat)).json()["token"]


def test_a_seat_goes_along_to_another_device():
    async def story() -> None:
        async with running() as house:
            ann, phone = Guest(house, "ann"), Guest(house, "phone")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            other = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            given = (await ann.ask("POST", f"/api/tables/{table}/token", {})).json()
            token = given["token"]
            assert "<svg" in given["qr"]
            entered = await phone.ask("POST", "/api/enter", {"token": token})
            assert entered.json() == {"table": table, "seat": 0}
            assert (await phone.come(table)).you == [0]
            assert (await phone.come(other)).you == []
            assert (await ann.come(table)).you == [0]

    run(story())


def test_of_several_seats_a_token_hands_over_the_one_and_no_rights_of_the_host():
    async def story() -> None:
        async with running() as house:
            ann, bob, eve = Guest(house, "ann"), Guest(house, "bob"), Guest(house, "eve")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}]))["id"]
            token = (await ann.ask("POST", f"/api/tables/{table}/token", {"seat": 1})).json()["token"]
            assert (await bob.ask("POST", "/api/enter", {"token": token})).json() == {"table": table, "seat": 1}
            theirs = [(await (await guest.connect(table)).hello()) for guest in (ann, bob)]
            assert [(one["you"], one.get("host", False)) for one in theirs] == [([0], True), ([1], False)]
            assert theirs[0]["seats"][1]["name"] == "Боря"
            assert (await eve.ask("POST", "/api/enter", {"token": token})).json()["code"] == "bad-token"

    run(story())


@pytest.mark.parametrize("is_begun", [False, True], ids=["before the match", "in a match"])
def test_the_only_seat_of_the_host_is_handed_over_without_the_rights_of_the_host(is_begun: bool):
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "solid"}]))["id"]
            if is_begun:
                await (await ann.come(table)).do("begin")
            await bob.ask("POST", "/api/enter", {"token": await token_for(ann, table, seat=0)})
            here, there = await ann.come(table), await bob.come(table)
            theirs = [client.last("welcome") for client in (here, there)]
            assert [(one["you"], one.get("host", False)) for one in theirs] == [([], True), ([0], False)]
            refused = [await there.do(right, **fields) for right, fields in RIGHTS_OF_THE_HOST]
            assert {one["code"] for one in refused} == {"host-only"}
            assert await give_back(bob, table, 0) == 200
            assert (await ann.come(table)).you == [0]

    run(story())


RIGHTS_OF_THE_HOST: list[tuple[str, dict[str, Any]]] = [
    ("manage", {"locked": True, "several": False}),
    ("free", {"seat": 0}),
    ("remove", {"seat": 0}),
    ("lend", {"seat": 1, "bot": "novice"}),
]


def test_a_token_without_a_number_takes_all_seats_along():
    async def story() -> None:
        async with running() as house:
            ann, phone, eve = Guest(house, "ann"), Guest(house, "phone"), Guest(house, "eve")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}]))["id"]
            assert (await eve.ask("POST", f"/api/tables/{table}/token", {})).json()["code"] == "not-yours"
            token = (await ann.ask("POST", f"/api/tables/{table}/token", {})).json()["token"]
            assert (await phone.ask("POST", "/api/enter", {"token": token})).json() == {"table": table, "seat": 0}
            theirs = [(await (await guest.connect(table)).hello()) for guest in (ann, phone)]
            assert [(one["you"], one.get("host", False)) for one in theirs] == [([0, 1], True)] * 2

    run(story())


def test_a_token_is_given_to_who_holds_the_seat_alone():
    async def story() -> None:
        async with running() as house:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            for guest, seat, status in ((eve, 0, 403), (ann, 1, 403), (ann, 9, 400)):
                answer = await guest.ask("POST", f"/api/tables/{table}/token", {"seat": seat})
                assert answer.status_code == status
            assert (await ann.ask("POST", "/api/tables/nowhere/token", {"seat": 0})).status_code == 404

    run(story())


def test_wrong_expired_and_outdated_tokens_are_refused():
    async def story() -> None:
        async with running() as house, running() as elsewhere:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            stranger = Guest(elsewhere, "stranger")
            there = (await stranger.open_table("tayu", seats=[{"name": "Я"}, {}]))["id"]
            theirs = (await stranger.ask("POST", f"/api/tables/{there}/token", {"seat": 0})).json()["token"]
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            token = (await ann.ask("POST", f"/api/tables/{table}/token", {"seat": 0})).json()["token"]
            for wrong in ("", "x", token[:-2], token + "x.y", theirs):
                answer = await eve.ask("POST", "/api/enter", {"token": wrong})
                assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
            now = house.server.who.today
            house.server.who.today = lambda: now() + TOKEN_LIVES + 1
            assert (await eve.ask("POST", "/api/enter", {"token": token})).status_code == 403
            house.server.who.today = now
            await (await ann.come(table)).do("rise", seat=0)
            assert (await eve.ask("POST", "/api/enter", {"token": token})).status_code == 403

    run(story())


# What a browser holds already


async def two_who_play(ann: Guest, bob: Guest) -> str:
    """The table at which Ann and Bob hold a seat each."""
    table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}, {}]))["id"]
    assert (await (await bob.come(table)).do("sit", seat=1, name="Боря"))["t"] == "done"
    return table


def test_a_page_learns_what_a_link_gives_and_what_is_held_already_before_anything_changes():
    async def story() -> None:
        async with running() as house:
            ann, bob, eve = Guest(house, "ann"), Guest(house, "bob"), Guest(house, "eve")
            table = await two_who_play(ann, bob)
            token = await token_for(ann, table, seat=0)
            offers = [
                (await guest.ask("POST", "/api/enter/offer", {"token": token})).json() for guest in (bob, eve, ann)
            ]
            gift = {"table": table, "seats": [0], "names": ["Аня"]}
            assert offers == [gift | {"yours": [1]}, gift | {"yours": []}, gift | {"yours": []}]
            assert [(await guest.come(table)).you for guest in (ann, bob, eve)] == [[0], [1], []]
            wrong = await bob.ask("POST", "/api/enter/offer", {"token": "x"})
            assert wrong.json()["code"] == "bad-token"

    run(story())


def test_a_link_never_takes_the_seat_of_the_one_who_follows_it():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await two_who_play(ann, bob)
            token = await token_for(ann, table)
            assert (await bob.ask("POST", "/api/enter", {"token": token})).status_code == 200
            here = await bob.come(table)
            welcome = here.last("welcome")
            assert (welcome["you"], welcome["received"], welcome["host"]) == ([0, 1], [0], True)
            assert (await ann.come(table)).you == [0]
            assert (await ann.come(table)).last("welcome").get("received", []) == []

    run(story())


def test_both_seats_are_played_in_one_browser():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {}]))["id"]
            await (await bob.come(table)).do("sit", seat=1, name="Боря")
            await bob.ask("POST", "/api/enter", {"token": await token_for(ann, table)})
            here = await bob.come(table)
            assert (await here.do("begin"))["t"] == "done"
            played = set[str]()
            while played < {"0", "1"}:
                played |= here.position["legal"].keys()
                assert (await here.act(lambda _: 0))["t"] == "done"

    run(story())


def test_the_host_who_holds_no_seat_stays_the_host():
    async def story() -> None:
        async with running() as house:
            screen, bob = Guest(house, "screen"), Guest(house, "bob")
            table = (await screen.open_table("tayu", seats=[{}, {}]))["id"]
            await (await bob.come(table)).do("sit", seat=0, name="Боря")
            await screen.ask("POST", "/api/enter", {"token": await token_for(bob, table, seat=0)})
            here = await screen.come(table)
            assert here.you == [0]
            assert (await here.do("begin", bots="solid"))["t"] == "done"

    run(story())


def test_a_link_that_is_followed_twice_changes_nothing_more():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await two_who_play(ann, bob)
            token = await token_for(ann, table)
            for _ in range(2):
                await bob.ask("POST", "/api/enter", {"token": token})
            again = await bob.ask("POST", "/api/enter/offer", {"token": token})
            assert again.json()["yours"] == []
            assert (await bob.come(table)).you == [0, 1]

    run(story())


def test_one_seat_of_several_joins_those_that_the_receiver_has():
    async def story() -> None:
        async with running() as house:
            ann, bob, cid = Guest(house, "ann"), Guest(house, "bob"), Guest(house, "cid")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Ася"}, {}]))["id"]
            await (await bob.come(table)).do("sit", seat=2, name="Боря")
            await cid.ask("POST", "/api/enter", {"token": await token_for(bob, table, seat=2)})
            await cid.ask("POST", "/api/enter", {"token": await token_for(ann, table, seat=1)})
            assert [(await guest.come(table)).you for guest in (ann, bob, cid)] == [[0], [1, 2], [1, 2]]

    run(story())


# The way back


async def give_back(guest: Guest, table: str, seat: int) -> int:
    return (await guest.ask("POST", f"/api/tables/{table}/give-back", {"seat": seat})).status_code


def test_a_received_seat_is_given_back_and_ones_own_stays():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await two_who_play(ann, bob)
            await bob.ask("POST", "/api/enter", {"token": await token_for(ann, table, seat=0)})
            assert await give_back(bob, table, 0) == 200
            assert (await bob.come(table)).you == [1]
            assert (await ann.come(table)).you == [0]
            assert await give_back(bob, table, 0) == 403

    run(story())


def test_a_device_that_gives_the_seat_back_is_a_guest_of_its_own_again():
    async def story() -> None:
        async with running() as house:
            ann, phone = Guest(house, "ann"), Guest(house, "phone")
            table = await two_who_play(ann, Guest(house, "bob"))
            await phone.ask("POST", "/api/enter", {"token": await token_for(ann, table)})
            assert (await phone.come(table)).you == [0]
            assert await give_back(phone, table, 0) == 200
            assert (await phone.come(table)).you == []

    run(story())


def test_a_seat_that_was_handed_over_goes_back_to_the_giver():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Ася"}]))["id"]
            await bob.ask("POST", "/api/enter", {"token": await token_for(ann, table, seat=1)})
            here = await bob.come(table)
            assert (here.you, here.last("welcome")["received"]) == ([1], [1])
            assert await give_back(bob, table, 1) == 200
            assert (await ann.come(table)).you == [0, 1]
            assert await give_back(ann, table, 1) == 403

    run(story())


def test_ones_own_seat_and_those_of_others_cannot_be_given_back():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await two_who_play(ann, bob)
            codes = [await give_back(bob, table, seat) for seat in (0, 1, 2, 5)]
            assert codes == [403] * 4
            assert [(await guest.come(table)).you for guest in (ann, bob)] == [[0], [1]]

    run(story())
