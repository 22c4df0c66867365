"""The files for those who host Igroteka say what is so."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from igroteka.cli.command import asked_of
from igroteka.cli.serve import FLAGS, metrics_address
from igroteka.cli.site import site_of
from igroteka.server import metrics
from tests.server.caddy import CADDY

ROOT = Path(__file__).parents[1]
FILES = ROOT / "docs" / "hosting"


def commands() -> list[str]:
    """Every `serve` with arguments in the page and the files."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "hosting.md", *FILES.iterdir())]
    found = [match for text in texts for match in re.findall(r"igroteka serve((?: --?[\w-]+ [^\s`]+)+)", text)]
    entry = re.search(r"^ENTRYPOINT (.+)$", (FILES / "Containerfile").read_text(), re.MULTILINE)
    assert entry
    return [*found, " ".join(json.loads(entry[1])[2:])]


@pytest.mark.parametrize("command", commands())
def test_commands_are_understood(command: str):
    asked = asked_of(shlex.split(command), *FLAGS)
    assert asked.game is None
    site_of(asked.public_url, asked.trusted_proxies)
    metrics_address(asked.metrics)


def test_there_are_commands():
    assert len(commands()) >= 5


def test_caddy_takes_its_file(tmp_path: Path):
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    told = subprocess.run(
        [CADDY, "validate", "--adapter", "caddyfile", "--config", FILES / "Caddyfile"],
        env=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_browsers_to_tls(file: str):
    text = (FILES / file).read_text(encoding="utf-8")
    assert re.search(
        r'^\s+(add_)?header Strict-Transport-Security "max-age=31536000; includeSubDomains"', text, re.MULTILINE
    )


def test_nginx_speaks_no_old_tls():
    text = (FILES / "nginx.conf").read_text(encoding="utf-8")
    assert re.search(r"^\s+ssl_protocols\s+TLSv1\.2 TLSv1\.3;$", text, re.MULTILINE)


@pytest.mark.parametrize("file", ["hosting/alerts.yml", "hosting.md"])
def test_only_metrics_that_exist_are_named(file: str):
    text = (ROOT / "docs" / file).read_text(encoding="utf-8")
    named = set(re.findall(r"\bigroteka_\w+", text))
    told = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    families = {family.name for family in REGISTRY.collect()}
    assert metrics.STEPS
    assert named
    assert named <= told | families


def test_the_page_links_to_every_file():
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {path.name for path in FILES.iterdir()} == set(re.findall(r"\(hosting/([\w.]+)\)", page))
