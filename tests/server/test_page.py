"""The page of the browser client as the server reads it, or says that it is not built."""

import json
from pathlib import Path

from igroteka.server.doors.client import Asset, Client

PAGE = '<!doctype html><html lang="en" data-root=""><script type="application/json">CARDS</script></html>'


def test_a_client_that_is_not_built_says_how_it_is_built(tmp_path: Path):
    client = Client.read([], folder=tmp_path)
    assert client.assets == {}
    assert client.page("en").startswith("The browser client is not built here. ./run serve builds it")
    assert client.page("ru").startswith("Клиент для браузера здесь не собран.")


def test_the_page_holds_the_cards_and_is_in_the_language_of_its_reader(tmp_path: Path):
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "manifest.json").write_text(json.dumps(["assets/app.js"]))
    (tmp_path / "pictures.json").write_text(json.dumps({"icon": "/assets/icon.svg"}))
    (tmp_path / "assets").mkdir()
    for ending in ("", ".br", ".gz"):
        (tmp_path / "assets" / f"app.js{ending}").write_text(f"app{ending}")
    (tmp_path / "assets" / "icon.svg").write_text("<svg/>")
    client = Client.read([], folder=tmp_path)
    assert client.assets == {
        "app.js": Asset("text/javascript", b"app", {"br": b"app.br", "gzip": b"app.gz"}),
        "icon.svg": Asset("image/svg+xml; charset=utf-8", b"<svg/>", {}),
    }
    assert client.page("en") == PAGE.replace("CARDS", "[]")
    assert client.page("ru") == PAGE.replace("CARDS", "[]").replace('lang="en"', 'lang="ru"')


def test_under_a_path_the_page_and_its_files_have_that_path(tmp_path: Path):
    (tmp_path / "index.html").write_text(PAGE.replace("CARDS", "").replace("<script", '<script src="/assets/app.js"'))
    (tmp_path / "manifest.json").write_text("[]")
    (tmp_path / "pictures.json").write_text("{}")
    page = Client.read([], "/games", tmp_path).page("en")
    assert 'data-root="/games"' in page
    assert 'src="/games/assets/app.js"' in page
