"""What the wheel and the source archive carry, built as a publisher builds them."""

from __future__ import annotations

import configparser
import email
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import accessgames
from tests.setup import checkout


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive of this checkout, and the wheel built from that archive."""
    folder = tmp_path_factory.mktemp("archives")
    root = checkout.copy(folder / "checkout")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(root)],
        capture_output=True,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


@pytest.fixture
def source(archives: tuple[Path, Path]) -> set[str]:
    """Names in the source archive, without the folder that holds them all."""
    with tarfile.open(archives[0]) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.fixture
def wheel(archives: tuple[Path, Path]) -> dict[str, bytes]:
    """Files of the wheel."""
    with zipfile.ZipFile(archives[1]) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def metadata(wheel: dict[str, bytes], name: str) -> str:
    """A file about the wheel, by its name."""
    return wheel[f"accessgames-{accessgames.__version__}.dist-info/{name}"].decode()


def files(folder: str, pattern: str) -> set[str]:
    """Names of the files of the checkout below `folder`, relative to the checkout."""
    found = (path for path in (checkout.ROOT / folder).rglob(pattern) if path.is_file())
    return {path.relative_to(checkout.ROOT).as_posix() for path in found if "__pycache__" not in path.parts}


def test_wheel_carries_the_locales(wheel: dict[str, bytes]) -> None:
    """Every file of locales/ stands in the wheel below the package, byte for byte."""
    names = files("locales", "*")
    assert {"locales/cs/start.json", "locales/en/start.json"} <= names
    for name in names:
        assert (checkout.ROOT / name).read_bytes() == wheel[f"accessgames/{name}"], name


def test_wheel_carries_the_package_only(wheel: dict[str, bytes]) -> None:
    """Every file of the package is there, with its mark of being typed, and no test or tool is."""
    assert files("accessgames", "*") <= set(wheel)
    assert "accessgames/py.typed" in wheel
    tops = {name.partition("/")[0] for name in wheel}
    assert {"accessgames", f"accessgames-{accessgames.__version__}.dist-info"} == tops


def test_entry_points(wheel: dict[str, bytes]) -> None:
    """The wheel installs the program and names the room of every registered game in the same way."""
    points = configparser.ConfigParser()
    points.read_string(metadata(wheel, "entry_points.txt"))
    assert dict(points["console_scripts"]) == {"accessgames": "accessgames.__main__:main"}
    rooms = {name: f"accessgames.games.{name}:ROOM" for name in dict(points["accessgames.games"])}
    assert rooms == dict(points["accessgames.games"])
    assert "iota" in rooms


def test_metadata(wheel: dict[str, bytes]) -> None:
    """Name, version, licence and oldest Python are told; speech and test tools are extras."""
    told = email.message_from_string(metadata(wheel, "METADATA"))
    assert ("accessgames", accessgames.__version__) == (told["Name"], told["Version"])
    assert (">=3.11", "MIT") == (told["Requires-Python"], told["License-Expression"])
    assert metadata(wheel, "licenses/LICENSE").startswith("MIT License")
    requirements = map(Requirement, told.get_all("Requires-Dist", []))
    always = {canonicalize_name(line.name) for line in requirements if "extra" not in str(line.marker)}
    assert always == {"babel", "fluent-syntax", "fsrs", "openskill", "platformdirs", "prompt-toolkit"}


@pytest.mark.parametrize("name", ["bench", "ladder"])
def test_wheel_has_no_commands_of_developers(archives: tuple[Path, Path], tmp_path: Path, name: str) -> None:
    """Installed from the wheel alone, a command of developers is refused with one sentence."""
    with zipfile.ZipFile(archives[1]) as archive:
        archive.extractall(tmp_path)  # noqa: S202 - built by this very test
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r});"
        f"from accessgames.cli import main; sys.exit(main([{name!r}, '--lang', 'en']))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, check=False, cwd=tmp_path, encoding="utf-8"
    )
    told = f"The command “{name}” is for developers and works only in a checkout of the source.\n"
    assert (1, "", told) == (done.returncode, done.stdout, done.stderr)


def test_source_archive_is_complete(source: set[str]) -> None:
    """Whoever has the source archive can start, test and change the project."""
    expected = {"start.py", ".ci/run", "README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml"}
    for folder in ("accessgames", "locales", "requirements", "tests", "tools"):
        expected |= {name for name in files(folder, "*") if "node_modules" not in name}
    assert expected <= source


def test_source_archive_carries_no_leavings(source: set[str]) -> None:
    """No environment, cache, compiled file or package of npm slips into the archive."""
    assert {name for name in source if ".venv" in name or "__pycache__" in name or "_cache" in name} == set()
    assert {name for name in source if "node_modules" in name} == set()


def test_installed_wheel_finds_its_locales(archives: tuple[Path, Path], tmp_path: Path) -> None:
    """Installed from the wheel alone, the package reads the locales inside itself."""
    with zipfile.ZipFile(archives[1]) as archive:
        archive.extractall(tmp_path)  # noqa: S202 - built by this very test
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r});"
        "from accessgames.language.resources import locales_root; print(locales_root())"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, check=True, cwd=tmp_path, text=True
    )
    assert tmp_path / "accessgames" / "locales" == Path(done.stdout.strip())
