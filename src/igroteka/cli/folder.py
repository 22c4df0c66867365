"""Where the tables of a server are kept."""

import argparse
import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The system's folder for application data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "igroteka" / "data"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "igroteka"


def asked_folder(asked: argparse.Namespace) -> Path:
    """The folder of --data, else the usual one."""
    return Path(asked.data).expanduser() if asked.data else data_folder()
