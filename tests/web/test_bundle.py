"""The client is built by content: no edit is ever served stale, and nothing is built twice."""

import json
import shutil
import struct
from pathlib import Path
from types import SimpleNamespace

import pytest

from igroteka.core.words import LANGUAGES
from igroteka.games import NAMES
from igroteka.server.doors.client import Asset, Client
from web import bundle


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of the sources, with the drawings and the libraries of the original."""
    bundle.install()
    copy = tmp_path / "web"
    for file in bundle.drawings(bundle.WEB):
        there = tmp_path / file.relative_to(bundle.WEB.parent)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, there)
    shutil.copytree(bundle.WEB, copy, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    (copy / "node_modules").symlink_to(bundle.WEB / "node_modules", target_is_directory=True)
    return copy


def test_an_edit_is_built_and_nothing_else_is(web: Path, tmp_path: Path):
    static = tmp_path / "static"
    assert bundle.bundle(web, static)
    assert not bundle.bundle(web, static)
    english = web / "src" / "words" / "en.ts"
    english.write_text(
        english.read_text(encoding="utf-8").replace("Board games", "Splendid board games"), encoding="utf-8"
    )
    assert not bundle.is_fresh(web, static)
    assert bundle.bundle(web, static)
    scripts = "".join(path.read_text(encoding="utf-8") for path in (static / "assets").glob("*.js"))
    assert "Splendid board games" in scripts


def test_an_edited_drawing_is_built(web: Path, tmp_path: Path):
    static = tmp_path / "static"
    bundle.bundle(web, static)
    art = tmp_path / "src" / "igroteka" / "games" / "chazz" / "drawing" / "art.svg"
    art.write_text(art.read_text("utf-8").replace("M-13 0L-16 -15", "M-13 0L-16 -17"), "utf-8")
    assert not bundle.is_fresh(web, static)
    assert bundle.bundle(web, static)
    assert any("M-13 0L-16 -17" in path.read_text("utf-8") for path in (static / "assets").glob("*.js"))


def test_new_and_removed_files_count_as_edits(web: Path, tmp_path: Path):
    static = tmp_path / "static"
    bundle.bundle(web, static)
    extra = web / "src" / "boards" / "tayu" / "board.css"
    extra.write_text(".tayu{color:red}")
    assert not bundle.is_fresh(web, static)
    bundle.bundle(web, static)
    assert "boards/tayu/board.css" in (static / "index.html").read_text(encoding="utf-8")
    extra.unlink()
    assert not bundle.is_fresh(web, static)


def test_a_fifth_board_is_one_folder(web: Path, tmp_path: Path):
    static, board = tmp_path / "static", web / "src" / "boards" / "halma"
    board.mkdir()
    (board / "board.css").write_text(':root[data-game="halma"] { .star { fill: red } }')
    (board / "index.tsx").write_text("export const board = { open: () => ({ Picture: () => <p>A star</p> }) };")
    (board / "pictures.tsx").write_text("export const pictures = [];")
    (board / "manifest.ts").write_text(
        'export const manifest = { board: () => import("./index.tsx"), pictures: () => import("./pictures.tsx"), '
        'ground: { light: "#fed", dark: "#321" } };'
    )
    bundle.bundle(web, static)
    assert "boards/halma/board.css" in (static / "index.html").read_text(encoding="utf-8")
    scripts = [path.read_text(encoding="utf-8") for path in (static / "assets").glob("*.js")]
    assert any("A star" in script for script in scripts)
    assert any("halma" in script and "#fed" in script for script in scripts)


def test_what_was_broken_off_is_built_again_and_the_old_client_is_there_meanwhile(web: Path, tmp_path: Path):
    static = tmp_path / "static"
    bundle.bundle(web, static)
    old = Client.read([], folder=static)
    good = (web / "src" / "main.tsx").read_text(encoding="utf-8")
    (web / "src" / "main.tsx").write_text("this is no program")
    with pytest.raises(bundle.NotBundled, match=r"main\.tsx"):
        bundle.bundle(web, static)
    assert Client.read([], folder=static) == old
    (web / "src" / "main.tsx").write_text(good, encoding="utf-8")
    assert bundle.bundle(web, static) or bundle.is_fresh(web, static)


def test_the_server_reads_every_file_that_the_page_names(web: Path, tmp_path: Path):
    static = tmp_path / "static"
    bundle.bundle(web, static)
    client = Client.read([], folder=static)
    assert client.html is not None
    assert f'<meta name="build" content="{client.build}">' in client.html
    for path in json.loads((static / "manifest.json").read_text()):
        asset = client.assets[Path(path).name]
        assert asset.best("gzip, deflate, br")[1] == "br"
        assert asset.best("gzip")[1] == "gzip"
        assert asset.best("identity") == (asset.plain, None)
    drawn = {name: client.assets[Path(path).name] for name, path in client.pictures.items()}
    for name in ("preview", *(f"preview-{game}" for game in NAMES)):
        assert size_of(drawn[name]) == (1200, 630)
    for name, size in (("icon-192", 192), ("icon-512", 512), ("apple-touch-icon", 180)):
        assert size_of(drawn[name]) == (size, size)
    for lang in LANGUAGES:
        icons = json.loads(drawn[f"app-{lang}"].plain)["icons"]
        assert {icon["src"] for icon in icons} <= set(client.assets)
    named = [part.split('"')[0] for part in client.html.split('"/assets/')[1:]]
    assert len(named) > 3
    assert set(named) <= set(client.assets)


def size_of(picture: Asset) -> tuple[int, int]:
    """The width and height that a PNG names."""
    assert picture.plain.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture.plain[16:24])
    return width, height


def test_the_lock_file_names_no_place_to_download_from():
    lock = (bundle.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_to_build_it_only_the_libraries_for_that_are_installed_and_to_check_it_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    installed: list[bool] = []

    class Node:
        @staticmethod
        def npm(arguments: list[str], **_: object) -> SimpleNamespace:
            installed.append("--omit=dev" not in arguments)
            (tmp_path / "node_modules").mkdir()
            return SimpleNamespace(returncode=0)

    monkeypatch.setattr(bundle, "node_wheel", lambda: Node)
    monkeypatch.setattr(bundle, "environment", dict)
    (tmp_path / "package-lock.json").write_text("{}")
    for to_build in (True, True, False, True, False):
        bundle.fetch_libraries(tmp_path, to_build)
    assert installed == [False, True]
    (tmp_path / "package-lock.json").write_text("{ }")
    bundle.fetch_libraries(tmp_path, to_build=True)
    assert installed == [False, True, False]
