"""Commands of developers: done by `tools/` of a checkout, refused in one sentence anywhere else."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.cli import development
from accessgames.cli.commands import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

_NAMES = [command.id for command in COMMANDS if command.function == "development:tools_command"]
_TOLD = {
    ("bench", "cs"): "Příkaz „mereni“ je pro vývojáře a funguje jen ve složce se zdrojovým kódem.",
    ("bench", "en"): "The command “bench” is for developers and works only in a checkout of the source.",
    ("ladder", "cs"): "Příkaz „zebricek“ je pro vývojáře a funguje jen ve složce se zdrojovým kódem.",
    ("ladder", "en"): "The command “ladder” is for developers and works only in a checkout of the source.",
}


def _project(root: Path) -> None:
    (root / "pyproject.toml").touch()


def _tools(root: Path) -> None:
    for name in _NAMES:
        (root / "tools" / name).mkdir(parents=True)


@pytest.mark.parametrize("made", [(), (_project,), (_tools,)], ids=["nothing", "project", "tools"])
@pytest.mark.parametrize(("name", "tag"), _TOLD)
def test_installed_without_the_source(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, tag: str, made: tuple[object, ...]
) -> None:
    """One sentence and exit code 1, also beside somebody else's `tools` or an unlike project."""
    for make in made:
        assert callable(make)
        make(tmp_path)
    monkeypatch.setattr(development, "ROOT", tmp_path)
    ran = run(name, "--lang", tag)
    assert (1, "", f"{_TOLD[name, tag]}\n") == (ran.code, ran.out, ran.err)


def test_the_checkout_is_found_from_anywhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of the checkout needs not be on the path: the command puts it there, once."""
    root = str(development.ROOT)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place not in {root, ""}])
    for _ in range(2):
        assert 2 == run("bench", "--only", "nothing").code
    assert 1 == sys.path.count(root)


@pytest.mark.parametrize("name", _NAMES)
def test_help_needs_no_checkout(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    """What a command of developers does is told everywhere."""
    monkeypatch.setattr(development, "ROOT", tmp_path)
    assert 0 == run(name, "--help").code
