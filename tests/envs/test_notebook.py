"""The example notebook runs from top to bottom, shows pictures, and is committed without what it put out."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

from igroteka.core.rule import cache_home

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research" / "igroteka.ipynb"
PICTURES = {"state", "steps", "whole", "tayu", "mazaitsy", "chazz", "bots", "openspiel", "vector"}
"""The cells that end with a state."""


def read() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """By a kernel of this very environment, in a home where there is nothing; only compiled rules are kept."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(cache_home().parent))
        for name in (
            "HOME",
            "USERPROFILE",
            "IPYTHONDIR",
            "JUPYTER_CONFIG_DIR",
            "JUPYTER_DATA_DIR",
            "JUPYTER_RUNTIME_DIR",
        ):
            patch.setenv(name, str(home))
        specs = KernelSpecManager(kernel_dirs=[])  # none but that of the library itself, which starts this Python
        kernel = AsyncKernelManager(kernel_name="python3", kernel_spec_manager=specs)
        notebook = read()
        client = NotebookClient(notebook, km=kernel, timeout=600, resources={"metadata": {"path": str(home)}})
        client.execute(cleanup_kc=True)
        return notebook


def test_it_is_committed_without_outputs() -> None:
    notebook = read()
    nbformat.validate(notebook)
    assert all(not cell.outputs and cell.execution_count is None for cell in notebook.cells if cell.cell_type == "code")
    assert len({cell.id for cell in notebook.cells}) == len(notebook.cells)


def test_no_cell_fails_or_warns(ran: Any) -> None:
    for cell in ran.cells:
        for output in cell.get("outputs", []):
            assert output.output_type != "error", cell.id
            assert output.get("name") != "stderr", (cell.id, output.text)


def test_states_are_shown_as_pictures(ran: Any) -> None:
    shown = {
        cell.id
        for cell in ran.cells
        for output in cell.get("outputs", [])
        if output.get("data", {}).get("image/svg+xml", "").startswith("<svg ")
    }
    assert shown == PICTURES


def test_every_cell_says_something(ran: Any) -> None:
    silent = {cell.id for cell in ran.cells if cell.cell_type == "code" and not cell.outputs}
    assert not silent
