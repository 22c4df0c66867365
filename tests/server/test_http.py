"""What the server answers over HTTP, to guests and to others."""

import asyncio
import gzip
import inspect
import io
from collections.abc import Coroutine
from typing import Any

import httpx
import msgspec
import pytest
import segno
from litestar.handlers import HTTPRouteHandler

from igroteka.games import NAMES
from igroteka.match.example import example_scenes
from igroteka.match.match import Match
from igroteka.server.build import build, version
from igroteka.server.doors import pacing
from igroteka.server.doors.catalogue import Card, Said
from igroteka.server.doors.client import Asset, Client, filled
from igroteka.server.doors.coding import LEAST
from igroteka.server.doors.http import MOST_BODY, ROUTES
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.measuring import measuring
from igroteka.server.doors.replay import MOST_ENTRIES
from igroteka.server.doors.site import USUAL
from igroteka.server.doors.visitor import Visitor
from igroteka.server.protocol.closing import Close
from igroteka.server.room.hub import Hub
from tests.server.client import Guest, running

SCRIPT = Asset("text/javascript", b"alert(1)", {"gzip": gzip.compress(b"alert(1)")})
CLIENT = Client('<html lang="en"><script src="/assets/main-1.js">', {"main-1.js": SCRIPT})


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_everything_carries_the_headers_that_keep_browsers_safe():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            for path in (
                "/",
                "/t/x",
                "/assets/x.js",
                "/api/games",
                "/healthz",
                "/readyz",
                "/nowhere",
                "/api/nowhere",
                "/ws/x",
            ):
                headers = (await ann.ask("GET", path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe-inline" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert "server" not in headers

    run(story())


def test_every_address_of_the_client_is_one_page_which_is_asked_for_anew():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            house.server.client = CLIENT
            for path in ("/", "/t/x", "/j/KARPET", "/new/tayu", "/rules/tayu", "/replay", "/replay/x", "/?lang=xx"):
                page = await ann.ask("GET", path, headers={"accept-language": "ru-RU,ru;q=0.9"})
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.headers["cache-control"] == "private, no-cache"  # it comes with the guest's own cookie
                assert page.text == '<html lang="ru"><script src="/assets/main-1.js">'

    run(story())


def test_an_unknown_address_shows_the_client_which_says_so():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            house.server.client = CLIENT
            for path in ("/other", "/t/x/y", "/rules", "/rules/halma", "/new/halma", "/favicon.ico", "/t/"):
                page = await ann.ask("GET", path)
                assert (path, page.status_code) == (path, 404)
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.text == CLIENT.html
            for path in ("/api/other", "/api", "/assets/other.js", "/assets/"):
                answer = await ann.ask("GET", path)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
            assert (await ann.ask("POST", "/other")).json()["code"] == "no-such-page"

    run(story())


def test_every_answer_names_the_clients_build():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            house.server.client = CLIENT._replace(build="abc")
            for path in ("/", "/other", "/assets/main-1.js", "/assets/other.js", "/api/address", "/api/other"):
                assert (await ann.ask("GET", path)).headers["igroteka-client"] == "abc"

    run(story())


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_head_is_answered_like_get_without_the_body(accepted: str):
    paths = ["/", "/t/x", "/assets/main-1.js", "/assets/x.js", "/healthz", "/readyz", "/nowhere", "/api/address"]
    paths += ["/api/games", "/api/games/tayu/words", "/api/tables", "/api/tables/QQQQQQ", "/api/schema", "/api/enter"]

    async def story() -> None:
        async with running() as house:
            house.server.client = CLIENT
            ann = Guest(house, "ann")
            await ann.ask("GET", "/")
            for path in paths:
                asked = {"accept-encoding": accepted}
                whole, head = [await ann.ask(method, path, headers=asked) for method in ("GET", "HEAD")]
                told = [{**answer.headers, "date": ""} for answer in (whole, head)]
                assert (head.status_code, told[1]) == (whole.status_code, told[0])
                assert not head.content
            assert (await ann.ask("HEAD", "/ws/x")).status_code == 426

    run(story())


def test_long_answers_are_compressed_for_who_accepts_it_and_those_with_tokens_never():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}])
            await (await ann.come(table["id"])).do("begin")
            replay = ("POST", "/api/replay", {"table": table["id"]})
            for method, path, body in (("GET", "/api/games", None), ("GET", "/api/schema", None), replay):
                plain, small = [
                    await ann.ask(method, path, body, headers={"accept-encoding": coding}) for coding in ("br", "gzip")
                ]
                assert plain.content == small.content
                assert plain.headers["vary"] == small.headers["vary"] == "accept-encoding"
                assert "content-encoding" not in plain.headers
                assert small.headers["content-encoding"] == "gzip"
                assert int(small.headers["content-length"]) < len(plain.content) / 2
            token = await ann.ask("POST", f"/api/tables/{table['id']}/token", {}, headers={"accept-encoding": "gzip"})
            assert len(token.content) > LEAST
            assert "content-encoding" not in token.headers

    run(story())


def test_hashed_files_are_kept_for_good_and_come_as_small_as_the_browser_takes_them():
    async def story() -> None:
        async with running() as house:
            house.server.client = CLIENT
            ann = Guest(house, "ann")
            for accepted, coding in (("gzip", "gzip"), ("identity", None)):
                answer = await ann.ask("GET", "/assets/main-1.js", headers={"accept-encoding": accepted})
                assert answer.text == "alert(1)"
                assert answer.headers.get("content-encoding") == coding
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert answer.headers["vary"] == "accept-encoding"
            for wrong in ("/assets/x.js", "/assets/..%2fclient.py", "/assets/"):
                assert (await ann.ask("GET", wrong)).status_code == 404

    run(story())


def test_a_server_without_a_client_says_so():
    async def story() -> None:
        async with running() as house:
            house.server.client = Client(None, {})
            assert "./run serve builds it" in (await Guest(house, "ann").ask("GET", "/")).text

    run(story())


def test_a_table_has_a_qr_code_of_the_link_to_it():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu")
            answer = await ann.ask("GET", f"/api/tables/{table['code'].lower()}/qr")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.content == drawn(f"{house.http}/j/{table['code']}")
            assert (await ann.ask("GET", "/api/tables/QQQQQQ/qr")).json()["code"] == "no-such-table"

    run(story())


HERE = ["localhost:8000", "127.0.0.1:8000", "127.0.0.1", "[::1]:8000", "LOCALHOST:8000", "0.0.0.0:8000", "tv.localhost"]


@pytest.mark.parametrize("host", HERE)
def test_a_page_that_was_opened_on_the_servers_machine_gets_links_that_others_can_follow(host: str):
    async def story() -> None:
        async with running() as house:
            ann, here = Guest(house, "ann"), {"host": host}
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            path = f"/api/tables/{table['code']}/qr"
            assert (await ann.ask("GET", "/api/address", headers=here)).json() == {"origin": None}
            assert (await ann.ask("GET", path, headers=here)).content == drawn(f"http://{host}/j/{table['code']}")
            house.server.reachable = lambda: "http://192.0.2.7:8000"
            origin = "http://192.0.2.7:8000"
            assert (await ann.ask("GET", "/api/address", headers=here)).json() == {"origin": origin}
            assert (await ann.ask("GET", path, headers=here)).content == drawn(f"{origin}/j/{table['code']}")
            given = (await ann.ask("POST", f"/api/tables/{table['id']}/token", {"seat": 0}, headers=here)).json()
            assert given["qr"].encode() == drawn(f"{origin}/t/{table['id']}#seat={given['token']}")

    run(story())


def test_strangers_are_not_told_how_the_server_is_called_in_its_own_network():
    asked = {"headers": [(b"host", b"localhost:8000")], "scheme": "http"}
    assert Visitor.of(asked | {"client": ("127.0.0.1", 40000)}, USUAL).is_here
    assert not Visitor.of(asked | {"client": ("192.0.2.9", 40000)}, USUAL).is_here


@pytest.mark.parametrize("host", ["igroteka.example", "192.0.2.9:8000", "[2001:db8::1]:8000", "localhost.example", "["])
def test_a_page_that_was_opened_elsewhere_gets_links_with_its_own_address(host: str):
    async def story() -> None:
        async with running() as house:
            house.server.reachable = lambda: "http://192.0.2.7:8000"
            ann = Guest(house, "ann")
            answer = await ann.ask("GET", "/api/address", headers={"host": host})
            assert answer.json() == {"origin": f"http://{host}"}
            proxied = {"host": host, "x-forwarded-proto": "https"}
            assert (await ann.ask("GET", "/api/address", headers=proxied)).json() == {"origin": f"https://{host}"}

    run(story())


def drawn(link: str) -> bytes:
    """As a QR code."""
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", border=2, scale=4)
    return image.getvalue()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites():
    async def story() -> None:
        async with running() as house:
            cookie = (await Guest(house, "ann").ask("GET", "/")).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie

    run(story())


def test_games_are_told_with_options_and_bots_in_both_languages():
    async def story() -> None:
        async with running() as house:
            games = (await Guest(house, "ann").ask("GET", "/api/games")).json()
            assert [game["name"] for game in games] == list(NAMES)
            for game in games:
                assert set(game["title"]) == {"en", "ru"}
                assert game["bots"]
                for option in game["options"]:
                    assert option["title"]["ru"]
                    values = [value["name"] for value in option.get("values", ()) if value["title"]["ru"]]
                    assert option["default"] in (values or [option["default"]])
            assert [game["name"] for game in games if game["calm"]] == ["chazz"]
            pairings = {game["name"]: [one["when"] for one in game.get("pairings", ())] for game in games}
            assert pairings["tayu"] == [{"players": "4"}]
            assert pairings["mazaitsy"] == [{"players": "4", "teams": "on"}]
            assert not pairings["marrakech"]

    run(story())


def test_what_a_game_says_is_told_before_the_rules_are_there_and_kept_by_who_has_it():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            house.server.loading.loaded.clear()
            kinds = {"words": "application/json", "rules": "application/json", "cover": "image/svg+xml"}
            for file, kind in kinds.items():
                for name in NAMES:
                    answer = await ann.ask("GET", f"/api/games/{name}/{file}")
                    assert answer.status_code == 200
                    assert answer.headers["content-type"].startswith(kind)
                    assert answer.headers["content-encoding"] == "gzip"
                    again = {"if-none-match": answer.headers["etag"]}
                    kept = await ann.ask("GET", f"/api/games/{name}/{file}", headers=again)
                    assert (kept.status_code, kept.content) == (304, b"")
            assert (await ann.ask("GET", "/api/games/tayu/words")).json()["phases"]["over"]["ru"]

    run(story())


def test_the_scenes_of_the_rules_are_drawn_once_the_rules_are_loaded():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            for name in NAMES:
                scenes = (await ann.ask("GET", f"/api/games/{name}/scenes")).json()
                assert scenes == [scene.state._repr_svg_() for scene in example_scenes(name)]
                assert len(scenes) >= 3
            house.server.loading.loaded.clear()
            assert (await ann.ask("GET", "/api/games/tayu/scenes")).status_code == 503

    run(story())


@pytest.mark.parametrize("path", ["chess/words", "tayu/secrets", "../words", "tayu/words/x"])
def test_there_is_no_other_file_of_a_game(path: str):
    async def story() -> None:
        async with running() as house:
            answer = await Guest(house, "ann").ask("GET", f"/api/games/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")

    run(story())


def test_the_page_holds_the_cards_of_all_games_and_no_text_ends_them():
    said = Said("</script><b>", "«</script>»")
    cards = [Card(name="x", title=said, seats=[2], opponents=[], calm=False)]
    page = filled('<script id="cards" type="application/json">CARDS</script>', cards)
    assert page.count("</script>") == 1
    told = page.partition(">")[2].removesuffix("</script>")
    assert msgspec.json.decode(told, type=list[Card]) == cards


def test_until_the_rules_of_a_game_are_there_its_tables_have_to_wait_and_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("igroteka.server.doors.loading.PATIENCE", 0)

    async def story() -> None:
        async with running() as house:
            ann, loading = Guest(house, "ann"), house.server.loading
            async with asyncio.timeout(30):
                while not loading.is_over:
                    await asyncio.sleep(0)
            everything = {"loaded": list(NAMES), "strong": list(NAMES), "store": None}
            assert (await ann.ask("GET", "/readyz")).json() == {"version": version(), "build": build(), **everything}
            table, old = (await ann.open_table("tayu"))["id"], house.server.hub
            house.server.hub = Hub(old.store, old.clock, old.rng, old.secrets, old.bots, admit=loading.admit)
            loading.loaded.remove("tayu")
            loading.came["tayu"].clear()
            loading.strong.remove("tayu")
            others = [name for name in NAMES if name != "tayu"]
            answer = await ann.ask("GET", "/readyz")
            assert answer.status_code == 503
            assert answer.json() == {"code": "not-ready", "parameters": {"loaded": others, "strong": others}}
            assert [one["name"] for one in (await ann.ask("GET", "/api/games")).json()] == others
            for path in ("/healthz", "/", "/api/tables"):
                assert (await ann.ask("GET", path)).status_code == 200
            loading.agenda.wanted.clear()
            answer = await ann.ask("POST", "/api/tables", {"game": "tayu"})
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
            assert loading.agenda.wanted == ["tayu"]
            client = await ann.connect(table)
            await client.send(t="hello", v=1)
            assert await client.closed() == Close.NOT_READY
            assert (await ann.come((await ann.open_table("marrakech"))["id"])).last("welcome")
            await ann.ask("GET", "/api/games?first=chazz")
            assert loading.agenda.wanted == ["tayu", "marrakech", "chazz"]

    run(story())


def test_a_table_is_opened_found_and_listed():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await ann.open_table("tayu", public=True, seats=[{"name": "Аня"}, {"bot": "solid"}])
            found = (await bob.ask("GET", f"/api/tables/{table['code'].lower()}")).json()
            assert {key: found[key] for key in table} == table
            assert found["created"] == found["changed"] > 1_700_000_000_000
            assert (await bob.ask("GET", "/api/tables")).json()["tables"] == [found]
            assert (await bob.ask("GET", "/api/tables?status=over")).json()["tables"] == []
            assert (await bob.ask("GET", f"/api/tables/{table['id']}/record")).json()["code"] == "not-begun"
            for wrong in ("status=gone", "before=-1", "before=x", f"before={1 << 63}"):
                assert (await bob.ask("GET", f"/api/tables?{wrong}")).json()["code"] == "malformed"

    run(story())


BODIES: list[tuple[Any, int, str]] = [
    ({}, 400, "malformed"),
    ([], 400, "malformed"),
    (None, 400, "malformed"),
    ({"game": 1}, 400, "malformed"),
    ({"game": "tayu", "seconds": 4}, 400, "malformed"),
    ({"game": "tayu", "seconds": "5"}, 400, "malformed"),
    ({"game": "tayu", "seconds": 5.0}, 400, "malformed"),
    ({"game": "tayu", "public": 1}, 400, "malformed"),
    ({"game": "tayu", "calm": "false"}, 400, "malformed"),
    ({"game": "tayu", "stand_in": "null"}, 400, "no-such-bot"),
    ({"game": "tayu", "seconds": 3601}, 400, "malformed"),
    ({"game": "tayu", "seats": [{}] * 9}, 400, "malformed"),
    ({"game": "tayu", "options": {"players": 2}}, 400, "malformed"),
    ({"game": "tayu", "host": "bob"}, 400, "malformed"),
    ({"game": "../tayu"}, 400, "no-such-game"),
    ({"game": "tayu", "options": {"players": "2", "x" * 80: "y"}}, 400, "bad-option"),
    ({"game": "tayu", "options": {str(number): "x" * 79 for number in range(MOST_BODY // 79)}}, 413, "too-large"),
]


@pytest.mark.parametrize(("body", "status", "code"), BODIES, ids=range(len(BODIES)))
def test_a_body_that_is_not_as_it_should_be_is_refused_by_a_code(body: Any, status: int, code: str):
    async def story() -> None:
        async with running() as house:
            answer = await Guest(house, "ann").ask("POST", "/api/tables", body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert await house.server.store.count() == 0

    run(story())


DEEP = "[" * 15_000
BYTES = [DEEP.encode(), f'{{"x":{DEEP}'.encode(), f'{{"options":{DEEP}'.encode(), b'{"game":"\xff\xfe"}']


@pytest.mark.parametrize("body", BYTES, ids=range(len(BYTES)))
def test_a_body_that_no_decoder_likes_is_malformed_and_nothing_is_noted(body: bytes, capfd: pytest.CaptureFixture[str]):
    async def story() -> None:
        async with running() as house:
            answer = await Guest(house, "ann").ask("POST", "/api/tables", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    run(story())
    assert "Traceback" not in "".join(capfd.readouterr())


def test_no_body_is_typed_loosely():
    """Litestar decodes the parameter `data` itself and takes "5" for 5, so bodies are read by `read_body`."""
    posts = [handler for route in ROUTES for handler in handlers_of(route) if "POST" in handler.http_methods]
    assert len(posts) >= 4
    for handler in posts:
        names = set(inspect.signature(handler.fn).parameters)
        assert "body" in names or handler.paths <= WITHOUT_BODY
        assert "data" not in names


WITHOUT_BODY = {"/api/key/link", "/api/key/leave", "/api/tables/{table:str}/delete"}


def handlers_of(route: Any) -> list[Any]:
    if isinstance(route, type):
        return [handler for handler in vars(route).values() if isinstance(handler, HTTPRouteHandler)]
    return [route]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/x/token", {"seat": "0"}),
        ("/api/tables/x/token", {"seat": False}),
        ("/api/enter", {"token": 1}),
        ("/api/replay", {"record": "", "since": "0"}),
    ],
)
def test_a_body_of_the_wrong_types_is_malformed(path: str, body: Any):
    async def story() -> None:
        async with running() as house:
            answer = await Guest(house, "ann").ask("POST", path, body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    run(story())


def test_a_host_that_no_code_can_hold_is_malformed():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            far = {"host": "x" * 3000}
            qr = await ann.ask("GET", f"/api/tables/{table['code']}/qr", headers=far)
            token = await ann.ask("POST", f"/api/tables/{table['id']}/token", {"seat": 0}, headers=far)
            assert [answer.json()["code"] for answer in (qr, token)] == ["malformed"] * 2

    run(story())


def test_what_cannot_be_played_does_not_count_as_opened():
    async def story() -> None:
        async with running(limits=Limits(tables=1), pace=0.001) as house:
            ann = Guest(house, "ann")
            assert (await ann.open_table("tayu", options={"edition": "gold"}))["code"] == "bad-option"
            assert "id" in await ann.open_table("tayu")
            assert (await ann.open_table("tayu"))["code"] == "too-fast"

    run(story())


def test_pages_of_other_servers_cannot_open_tables():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            answer = await ann.ask("POST", "/api/tables", {"game": "tayu"}, headers={"origin": "http://evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            assert (
                await ann.ask("POST", "/api/tables", {"game": "tayu"}, headers={"origin": house.http})
            ).status_code == 201

    run(story())


def test_nobody_new_learns_of_a_locked_private_table_by_its_id_or_its_code():
    async def story() -> None:
        async with running() as house:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            for public in (False, True):
                table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}], public=public)
                paths = [f"/api/tables/{table[name]}" for name in ("id", "code")]
                assert [(await eve.ask("GET", path)).json()["id"] for path in paths] == [table["id"]] * 2
                client = await ann.come(table["id"])
                assert (await client.do("manage", locked=True, several=False))["t"] == "done"
                told = [(await eve.ask("GET", path)).json()["code"] for path in paths]
                assert told == [table["code"] if public else "locked"] * 2
                assert [(await ann.ask("GET", path)).json()["id"] for path in paths] == [table["id"]] * 2

    run(story())


def test_to_look_for_a_private_table_at_which_nobody_is_counts_like_reading_it():
    async def story() -> None:
        async with running(limits=Limits(requests=2), pace=0.001) as house:
            ann = Guest(house, "ann")
            path = f"/api/tables/{(await ann.open_table('tayu'))['id']}"
            assert [(await ann.ask("GET", path)).status_code for _ in range(2)] == [200, 429]

    run(story())


def test_one_person_may_open_so_many_tables_and_one_address_ask_so_often(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pacing, "LATE", 0.0)

    async def story() -> None:
        async with running(limits=Limits(tables=3, requests=2), pace=0.001) as house:
            ann = Guest(house, "ann")
            codes = [(await ann.ask("POST", "/api/tables", {"game": "tayu"})).status_code for _ in range(5)]
            assert codes == [201, 201, 201, 429, 429]
            codes = [(await ann.ask("GET", "/healthz")).status_code for _ in range(40)]
            assert codes[0] == 200
            assert codes[-1] == 429

    run(story())


def test_what_goes_wrong_inside_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        async with running() as house:

            def broken(*_: Any) -> Any:
                raise ZeroDivisionError("secret")

            monkeypatch.setattr(house.server.guesses, "lookup", broken)
            answer = await Guest(house, "ann").ask("GET", "/api/tables/ABCDEF")
            assert (answer.status_code, answer.json()) == (500, {"code": "trouble", "parameters": {}})

    run(story())


# Replays


def endless() -> str:
    """A record that goes back and forth."""
    match = Match("marrakech")
    for entry in ("top 1", "top 1", "left", *["undo 2", "left"] * 10):
        match.enter(entry)
    entries = [*match.entries[:3], *["undo 2", "left"] * (MOST_ENTRIES // 2)]
    match.entries = entries
    return match.record.text()


def test_a_record_that_goes_back_by_a_number_of_thousands_of_digits_is_none():
    async def story() -> None:
        async with running() as house:
            text = sealed_record(["left", f"undo {'9' * 5000}"])
            answer = (await Guest(house, "ann").ask("POST", "/api/replay", {"record": text})).json()
            assert answer["code"] == "bad-record"

    run(story())


def sealed_record(entries: list[str]) -> str:
    record = Match("marrakech").record
    return msgspec.structs.replace(record, entries=tuple(entries)).text()


def test_a_record_that_is_none_is_refused_with_its_line():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            match = Match("marrakech")
            match.entries = ["top 1", "top 1", "lay a1a2"]
            text = match.record.text()
            for record, code, line in (
                ("", "bad-record", 1),
                ("igroteka record 1\ngame chess\n", "bad-record", 2),
                (text, "bad-record", text.split("\n").index("lay a1a2") + 1),
                (endless(), "too-large", None),
            ):
                answer = (await ann.ask("POST", "/api/replay", {"record": record})).json()
                assert answer["code"] == code
                assert answer["parameters"].get("line") == line
            for body in ({}, {"record": "x", "table": "y"}, {"table": "y", "since": -1}):
                assert (await ann.ask("POST", "/api/replay", body)).json()["code"] == "malformed"
            assert (await ann.ask("POST", "/api/replay", {"table": "nowhere"})).status_code == 404
            table = (await ann.open_table("tayu"))["id"]
            assert (await ann.ask("POST", "/api/replay", {"table": table})).json()["code"] == "not-begun"

    run(story())


def test_figures_are_told_to_prometheus_at_a_port_of_their_own():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}]))["id"]
            client = await ann.come(table)
            await client.do("begin")
            assert (await ann.ask("GET", "/metrics")).status_code == 404
            with measuring("127.0.0.1", 0) as port:
                async with httpx.AsyncClient() as prometheus:
                    told = (await prometheus.get(f"http://127.0.0.1:{port}/metrics")).text
            assert "igroteka_sockets 1.0" in told
            assert "igroteka_tables_in_memory 1.0" in told
            for figure in ("steps_total", "commit_seconds_count", "race_lateness_seconds_count", "bots_failed_total"):
                assert f"igroteka_{figure} " in told

    run(story())
