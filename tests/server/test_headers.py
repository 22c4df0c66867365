"""What every answer says of itself, and what the server does not answer: other methods, origins and files."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.doors.client import TYPES, Asset, Client
from tests.server.client import PATIENCE, Guest, running


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_text_and_pictures_name_their_encoding():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            files = {f"a{ending}": Asset.of(TYPES[ending], b"") for ending in (".js", ".css", ".svg")}
            house.server.client = Client("<html>", files)
            code = (await ann.open_table("tayu"))["code"]
            for path in (
                "/",
                "/healthz",
                "/api/games/tayu/cover",
                f"/api/tables/{code}/qr",
                "/assets/a.js",
                "/assets/a.css",
                "/assets/a.svg",
            ):
                assert (await ann.ask("GET", path)).headers["content-type"].endswith("; charset=utf-8"), path

    run(story())


def test_only_the_methods_of_a_route_are_answered():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            for method in ("TRACE", "PUT", "DELETE", "PATCH"):
                for path in ("/", "/api/tables", "/readyz"):
                    answer = await ann.ask(method, path)
                    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")

    run(story())


def test_no_other_origin_may_read_an_answer():
    async def story() -> None:
        async with running() as house:
            eve = Guest(house, "eve")
            for method, path in (("GET", "/api/tables/mine"), ("OPTIONS", "/api/tables"), ("POST", "/api/tables")):
                answer = await eve.ask(method, path, headers={"origin": "https://evil.example"})
                assert not [name for name in answer.headers if name.startswith("access-control-")]
                assert answer.headers["cross-origin-resource-policy"] == "same-origin"

    run(story())


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/..%2f..%2fapp.py", "/assets/%2e%2e/manifest.json", "/assets/.git"]
)
def test_nothing_is_served_from_disk_but_the_files_of_the_client(path: str):
    async def story() -> None:
        async with running() as house:
            assert (await Guest(house, "ann").ask("GET", path)).json()["code"] == "no-such-page"

    run(story())


def test_a_page_is_for_no_frame_no_referrer_and_no_other_source():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            for path in ("/", "/nowhere", "/api/tables/mine", "/api/nowhere"):
                headers = (await ann.ask("GET", path)).headers
                policy = headers["content-security-policy"].split("; ")
                assert {"default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy)
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cross-origin-opener-policy"] == "same-origin"

    run(story())


def test_no_browser_keeps_what_concerns_a_person():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            for method, path, body in (
                ("GET", "/api/tables/mine", None),
                ("GET", f"/api/tables/{table['code']}", None),
                ("POST", f"/api/tables/{table['id']}/token", {"seat": 0}),
            ):
                answer = await ann.ask(method, path, body)
                assert answer.is_success
                assert answer.headers["cache-control"] == "no-store"

    run(story())


def test_a_request_ends_where_its_chunks_end():
    """A length beside them hides no second request (RFC 9112, 6.3)."""

    async def story() -> None:
        async with running() as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            lengths = "Content-Length: 60\r\nTransfer-Encoding: chunked"
            writer.write(f"POST /api/enter HTTP/1.1\r\nHost: x\r\n{lengths}\r\n\r\n0\r\n\r\n".encode())
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                told = await reader.read(-1)
            writer.close()
            assert re.findall(rb"HTTP/1\.1 (\d+)", told) == [b"400", b"200"]
            assert told.endswith(b"ok\n")

    run(story())


def test_a_record_is_saved_and_not_shown():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}]))["id"]
            client = await ann.come(table)
            assert (await client.do("begin"))["t"] == "done"
            headers = (await ann.ask("GET", f"/api/tables/{table}/record")).headers
            assert headers["content-disposition"] == f'attachment; filename="igroteka-{table[:8]}.txt"'
            assert headers["content-type"] == "text/plain; charset=utf-8"

    run(story())
