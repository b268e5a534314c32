from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.storage.files import HOME_VARIABLE, config_folder, data_folder, matches_folder, settings_path

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_home_of_its_own_holds_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`ACCESSGAMES_HOME` keeps matches and settings in one folder, as on a memory stick."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert "ACCESSGAMES_HOME" == HOME_VARIABLE
    assert tmp_path == data_folder() == config_folder()
    assert tmp_path / "matches" == matches_folder()
    assert tmp_path / "settings.toml" == settings_path()


def test_without_it_the_folders_of_the_platform_are_used(home: Path) -> None:
    """Nothing is written beside the program or into the current folder."""
    for folder in (data_folder(), config_folder(), matches_folder(), settings_path().parent):
        assert home in folder.parents
        assert "accessgames" in folder.parts


def test_an_empty_home_is_no_home(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """An empty variable does not mean the current folder."""
    monkeypatch.setenv(HOME_VARIABLE, "")
    assert home in data_folder().parents


def test_asking_makes_nothing(home: Path) -> None:
    """Whoever only asks where things are leaves no folders behind."""
    before = sorted(home.rglob("*"))
    matches_folder()
    settings_path()
    assert before == sorted(home.rglob("*"))
