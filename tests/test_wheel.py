"""What is installed: all that the package reads, not its Python alone."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def test_a_wheel_has_every_file_of_the_package():
    package = ROOT / "src"
    kept = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.is_file()}
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    missing = {file for file in kept - packed if not file.endswith(".pyc")}
    assert not missing
    assert "igroteka/games/tayu/clauses.toml" in packed
