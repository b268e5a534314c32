"""`tools/release.py`: what is no release is refused with what is wrong."""

from __future__ import annotations

import io
import tarfile
import zipfile
from typing import TYPE_CHECKING

import pytest

import accessgames
from tests.setup import checkout
from tests.systems import not_on_windows
from tools import release, release_tests

if TYPE_CHECKING:
    from pathlib import Path

RIGHT = ("accessgames/py.typed", "accessgames/locales/cs/start.json", "accessgames-1.dist-info/METADATA")
WHOLE = (
    "start.py", "pyproject.toml", "CHANGELOG.md", "LICENSE", "locales/cs/start.json", "tests/conftest.py",
    "tools/release.py", "requirements/licences.txt",
)  # fmt: skip


def wheel(folder: Path, *names: str) -> Path:
    """Make a wheel of empty files."""
    with zipfile.ZipFile(folder / "x.whl", "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return folder / "x.whl"


def source(folder: Path, *names: str) -> Path:
    """Make a source archive of empty files."""
    with tarfile.open(folder / "x.tar.gz", "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"accessgames-1/{name}"), io.BytesIO())
    return folder / "x.tar.gz"


def project(folder: Path, *, version: str = "1.2.0", news: str = "1.2.0", changes: str = "1.2.0") -> Path:
    """Make the files that name a version."""
    (folder / "accessgames" / "shell").mkdir(parents=True)
    (folder / "accessgames" / "__init__.py").write_text(f'__version__ = "{version}"\n')
    (folder / "accessgames" / "shell" / "news.py").write_text(f'NEWS = {{\n    "{news}": keys(\n')
    (folder / "CHANGELOG.md").write_text(f"## [Unreleased]\n\n## [{changes}] - 2026-11-22\n")
    return folder


def test_this_checkout_could_be_released() -> None:
    """The version, the news and the changelog agree, as far as a draft needs."""
    assert accessgames.__version__ == release.check_version(checkout.ROOT, draft=True)


def test_one_version_everywhere(tmp_path: Path) -> None:
    """The program, its news and the changelog name it."""
    assert "1.2.0" == release.check_version(project(tmp_path), draft=False)


@pytest.mark.parametrize(
    ("version", "news", "changes", "expected"),
    [("1.3.0", "1.2.0", "1.3.0", "news begin with 1.2.0"), ("1.3.0", "1.3.0", "1.2.0", "no section")],
)
def test_versions_that_disagree(tmp_path: Path, version: str, news: str, changes: str, expected: str) -> None:
    """Whatever lags behind is named."""
    root = project(tmp_path, version=version, news=news, changes=changes)
    with pytest.raises(release.ReleaseError, match=expected):
        release.check_version(root, draft=False)


def test_a_wheel_has_the_package_and_its_locales(tmp_path: Path) -> None:
    """Nothing is said of a right one."""
    release.check_wheel(wheel(tmp_path, *RIGHT), {"cs/start.json"})


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (RIGHT[:1], "lacks .*start.json"),
        ((*RIGHT, "tests/test_x.py"), "has .*tests"),
        ((*RIGHT, "tools/x.py"), "has .*tools"),
        ((*RIGHT, "accessgames/__pycache__/x.pyc"), "has .*pycache"),
    ],
)
def test_a_wrong_wheel(tmp_path: Path, names: tuple[str, ...], expected: str) -> None:
    """What it lacks or has too much is named."""
    with pytest.raises(release.ReleaseError, match=expected):
        release.check_wheel(wheel(tmp_path, *names), {"cs/start.json"})


@pytest.mark.parametrize(
    ("names", "expected"),
    [(WHOLE[1:], "lacks .*start.py"), ((*WHOLE, ".venv/bin/python"), "has .*venv")],
)
def test_a_wrong_source_archive(tmp_path: Path, names: tuple[str, ...], expected: str) -> None:
    """As with the wheel."""
    release.check_source(source(tmp_path, *WHOLE))
    with pytest.raises(release.ReleaseError, match=expected):
        release.check_source(source(tmp_path, *names))


def test_a_program_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    """The last of its output is there to be read."""
    with pytest.raises(release.ReleaseError, match="ended with 1:"):
        release.run(checkout.command(tmp_path)[0], "-c", "raise SystemExit('broken')")


@not_on_windows("the folder for Windows is made on Linux")
def test_a_draft_does_without_what_cannot_be_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No folder for Windows is made then, which is told; a release without one is none."""
    for name, value in checkout.NO_NETWORK.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    monkeypatch.setenv("PIP_RETRIES", "0")
    python = tmp_path / "python"
    python.mkdir()
    (python / "python311.dll").touch()
    options = ["--python", str(python)]
    assert [] == release.make_folder(tmp_path, tmp_path / "x.whl", options, draft=True)
    assert "no folder for Windows, going on without the internet" in capsys.readouterr().out
    with pytest.raises(release.ReleaseError, match="cannot be fetched"):
        release.make_folder(tmp_path, tmp_path / "x.whl", options, draft=False)


def test_layers_and_parts_run_what_exists() -> None:
    """No layer names a script that is gone."""
    commands = [*release.LAYERS.values(), *(words for words, _ in release_tests.PARTS.values())]
    scripts = [
        word for words in commands for word in words if word.endswith(".py") or word.startswith("tests/")
    ]
    assert [] == [script for script in scripts if not (checkout.ROOT / script).exists()]
