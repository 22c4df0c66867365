"""A server behind a proxy, and before those who only say that they are one."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
import websockets
from structlog.testing import capture_logs

from igroteka.server.doors import pacing
from igroteka.server.doors.client import Asset, Client, moved
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.origins import MOST_NOTED, Origins
from igroteka.server.doors.site import PublicUrl, Site
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.who import COOKIE, Keys
from igroteka.server.protocol.refusal import Refusal
from tests.server.client import Guest, Running, running
from tests.server.test_http import drawn

PUBLIC = Site(PublicUrl("https://games.example", ""))
UNDER_A_PATH = Site(PublicUrl("https://games.example", "/club/games"))
NOBODY = Site(proxies=())
"""The tests' own connections are no trusted proxies."""
LIES = {"x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def visitor_from(origin: str, site: Site) -> Visitor:
    headers = [(b"host", b"127.0.0.1:8000"), (b"origin", origin.encode("latin-1"))]
    return Visitor.of({"headers": headers, "scheme": "http", "client": ("127.0.0.1", 40000)}, site)


def asked_from(house: Running) -> set[str]:
    """The addresses from which requests were counted."""
    return set(house.server.gate.requests.buckets)


# What proxies say


def test_a_trusted_proxy_says_who_asks_for_what():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            told = {
                "x-forwarded-host": "games.example",
                "x-forwarded-proto": "https",
                "x-forwarded-for": "198.51.100.1",
            }
            opened = await ann.ask(
                "POST", "/api/tables", {"game": "tayu"}, headers={"origin": "https://games.example"} | told
            )
            assert opened.status_code == 201
            assert "; Secure" in opened.headers["set-cookie"]
            assert (await ann.ask("GET", "/api/address", headers=told)).json() == {"origin": "https://games.example"}
            assert asked_from(house) == {"198.51.100.1"}

    run(story())


def test_of_what_several_proxies_say_the_nearest_is_heard():
    async def story() -> None:
        async with running() as house:
            headers = [("x-forwarded-host", "evil.example, games.example"), ("x-forwarded-proto", "http,https")]
            headers += [("x-forwarded-for", "203.0.113.5"), ("x-forwarded-for", "198.51.100.1")]
            answer = await Guest(house, "ann").ask("GET", "/api/address", headers=headers)
            assert answer.json() == {"origin": "https://games.example"}
            assert asked_from(house) == {"198.51.100.1"}

    run(story())


def test_others_are_not_believed_about_host_scheme_and_address():
    async def story() -> None:
        async with running(site=NOBODY) as house:
            eve = Guest(house, "eve")
            answer = await eve.ask("GET", "/", headers=LIES)
            assert "Secure" not in answer.headers["set-cookie"]
            refused = await eve.ask(
                "POST", "/api/tables", {"game": "tayu"}, headers={"origin": "https://evil.example"} | LIES
            )
            assert refused.json()["code"] == "origin"
            table = await eve.open_table("tayu")
            qr = await eve.ask("GET", f"/api/tables/{table['code']}/qr", headers=LIES)
            assert qr.content == drawn(f"{house.http}/j/{table['code']}")
            with pytest.raises(websockets.InvalidStatus):
                await eve.connect(table["id"], origin="https://evil.example", headers=LIES)
            assert asked_from(house) == {"127.0.0.1"}

    run(story())


def test_each_client_behind_a_proxy_has_limits_of_its_own(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pacing, "LATE", 0.0)

    async def story() -> None:
        async with running(limits=Limits(requests=1, sockets=1), pace=0.001) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu"))["id"]
            for address in ("198.51.100.1", "198.51.100.2"):
                behind = {"x-forwarded-for": address}
                codes = [(await ann.ask("GET", "/healthz", headers=behind)).status_code for _ in range(11)]
                assert codes == [200] * 10 + [429]
            behind = {"x-forwarded-for": "198.51.100.3"}
            await ann.connect(table, headers=behind)
            with pytest.raises(websockets.InvalidStatus):
                await ann.connect(table, headers=behind)
            await ann.connect(table, headers={"x-forwarded-for": "198.51.100.4"})

    run(story())


# The public address


@pytest.mark.parametrize("site", [PUBLIC, UNDER_A_PATH])
def test_links_cookies_and_origins_are_those_of_the_public_address(site: Site):
    async def story() -> None:
        async with running(site=site) as house:
            ann, root = Guest(house, "ann"), f"https://games.example{site.root}"
            page = await ann.ask("GET", "/", headers=LIES)
            assert f"Path={site.root or '/'}; " in page.headers["set-cookie"]
            assert page.headers["set-cookie"].endswith("; Secure")
            assert page.headers["set-cookie"].startswith("__Secure-igroteka=" if site.root else "__Host-igroteka=")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            qr = await ann.ask("GET", f"/api/tables/{table['code']}/qr", headers=LIES)
            assert qr.content == drawn(f"{root}/j/{table['code']}")
            given = (await ann.ask("POST", f"/api/tables/{table['id']}/token", {"seat": 0}, headers=LIES)).json()
            assert given["qr"].encode() == drawn(f"{root}/t/{table['id']}#seat={given['token']}")
            assert (await ann.ask("GET", "/api/address")).json() == {"origin": "https://games.example"}
            for origin, status in (
                ("https://games.example", 201),
                ("http://games.example", 403),
                ("https://evil.example", 403),
                (house.http, 403),
                ("https://games.example.evil.example", 403),
                ("null", 403),
            ):
                answer = await ann.ask("POST", "/api/tables", {"game": "tayu"}, headers={"origin": origin} | LIES)
                assert answer.status_code == status

    run(story())


@pytest.mark.parametrize("site", [PUBLIC, UNDER_A_PATH])
def test_a_cookie_from_before_it_had_a_prefix_is_the_same_person(site: Site):
    async def story() -> None:
        async with running(site=site) as house:
            ann = Guest(house, "ann")
            ann.cookies = {COOKIE: house.server.who.cookie(Keys("ann", ("ann",)))}
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            given = (await ann.ask("POST", f"/api/tables/{table['id']}/token", {"seat": 0})).json()
            assert "token" in given
            assert set(ann.cookies) == {COOKIE, f"{'__Secure-' if site.root else '__Host-'}{COOKIE}"}
            del ann.cookies[COOKIE]
            client = await ann.connect(table["id"])
            await client.hello()
            assert client.you == [0]

    run(story())


@pytest.mark.parametrize("before", ["", "/club/games"])
def test_under_a_path_everything_is_found_whether_the_proxy_takes_it_off_or_not(before: str):
    async def story() -> None:
        async with running(site=UNDER_A_PATH) as house:
            script = Asset.of("text/javascript", b"alert(1)")
            page = moved('<html lang="en" data-root=""><script src="/assets/main-1.js">', "/club/games")
            house.server.client = Client(page, {"main-1.js": script})
            ann = Guest(house, "ann")
            shown = '<html lang="en" data-root="/club/games"><script src="/club/games/assets/main-1.js">'
            for path in ("/", "/t/x"):
                assert (await ann.ask("GET", before + path)).text == shown
            assert (await ann.ask("GET", f"{before}/assets/main-1.js")).text == "alert(1)"
            assert (await ann.ask("GET", f"{before}/api/games/tayu/words")).json()["phases"]["over"]["ru"]
            table = (await ann.ask("POST", f"{before}/api/tables", {"game": "tayu"})).json()["id"]
            house.ws = house.ws.replace("/ws/", f"{before}/ws/")
            client = await ann.connect(table, origin="https://games.example")
            assert (await client.hello())["t"] == "welcome"

    run(story())


def test_the_path_itself_leads_to_the_home_page():
    async def story() -> None:
        async with running(site=UNDER_A_PATH) as house:
            ann = Guest(house, "ann")
            answer = await ann.ask("GET", "/club/games")
            assert (answer.status_code, answer.headers["location"]) == (308, "/club/games/")
            for path in ("/club", "/club/games2/", "/club/gamesapi/tables"):
                assert (await ann.ask("GET", path)).status_code == 404

    run(story())


# What is logged


def test_a_refused_origin_is_logged_once_with_what_would_be_right():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            with capture_logs() as logs:
                for _ in range(3):
                    await ann.ask("POST", "/api/tables", {"game": "tayu"}, headers={"origin": "https://games.example"})
                await ann.ask("POST", "/api/tables", {"game": "tayu"}, headers={"origin": "null"})
                with pytest.raises(websockets.InvalidStatus):
                    await ann.connect("x", origin="https://other.example")
            one, null, socket = [line for line in logs if line["event"] == "refused a page of another origin"]
            assert (one["origin"], one["own"]) == ("https://games.example", house.http)
            assert "--public-url https://games.example" in one["right"]
            assert "header Host" in one["right"]
            assert "no server has this origin" in null["right"]
            assert "--public-url https://other.example" in socket["right"]

    run(story())


def test_with_a_public_address_the_log_names_it():
    origins = Origins(UNDER_A_PATH)
    with capture_logs() as logs, pytest.raises(Refusal):
        origins.check(visitor_from("https://games.example:8443", UNDER_A_PATH))
    assert "not https://games.example/club/games." in logs[0]["right"]


def test_what_is_logged_is_short_and_printable():
    origins = Origins(NOBODY)
    with capture_logs() as logs, pytest.raises(Refusal):
        origins.check(visitor_from("http://\x85\x9b" + "x" * 10_000, NOBODY))
    assert len(str(logs[0])) < 500
    assert f"{logs[0]['origin']}{logs[0]['right']}".isprintable()


def test_a_flood_of_origins_is_not_remembered_for_ever():
    origins = Origins(PUBLIC)
    with capture_logs() as logs:
        for number in range(MOST_NOTED + 5):
            with pytest.raises(Refusal):
                origins.check(visitor_from(f"https://{number}.example", PUBLIC))
    assert len(logs) == MOST_NOTED + 5
    assert len(origins.noted) == 5
