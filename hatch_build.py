"""The build hook: a wheel brings the browser client along, so that nobody who installs it needs Node."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is a checkout, where `./run serve` builds what has changed."""
        if version == "standard":
            runpy.run_path(str(Path(__file__).parent / "web" / "bundle.py"), run_name="__main__")
