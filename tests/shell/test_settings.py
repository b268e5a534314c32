from __future__ import annotations

import pytest

from accessgames.language import languages
from accessgames.shell.settings import (
    SETTINGS,
    UNASKED,
    Settings,
    choices_of,
    default_settings,
    read_settings,
)
from accessgames.storage.settings import SettingsFile
from tests.shell.stage import speak


def test_defaults_are_complete_and_allowed() -> None:
    """Every setting has a value from the beginning, one that may be saved."""
    settings = default_settings()
    assert all(setting.allows(settings[setting.key]) for setting in SETTINGS)


def test_setting_changes_one_value_and_leaves_the_old_settings_alone() -> None:
    """Settings are values."""
    before = default_settings()
    after = before.set("register", "informal")
    assert ("formal", "informal") == (before["register"], after["register"])
    assert "informal" == after.manners.register


@pytest.mark.parametrize(("key", "value"), [("register", "rude"), ("cells", "21"), ("name", "a\nb")])
def test_what_is_not_allowed_is_refused(key: str, value: str) -> None:
    """No other values than those that exist, no control characters in texts."""
    with pytest.raises(ValueError, match=r".+"):
        default_settings().set(key, value)


def test_what_was_saved_is_taken_over_as_far_as_it_fits() -> None:
    """Unknown keys and values of another version do no harm."""
    settings = read_settings({"register": "informal", "cells": "13", "nonsense": "1"})
    assert ("informal", "40") == (settings["register"], settings["cells"])


def test_all_settings_go_through_a_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What the shell saves, the storage can write and read back."""
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    chosen = default_settings().set("name", "Žofie").set("cells", "20")
    SettingsFile(path, SETTINGS).save(dict(chosen.values))
    loaded = SettingsFile(path, SETTINGS).load()
    assert loaded.problem is None
    assert chosen == read_settings({key: str(value) for key, value in loaded.values.items()})


@pytest.mark.parametrize("tag", languages())
def test_every_setting_and_value_has_a_word(tag: str) -> None:
    """Whatever can be set can be said and typed, in every language."""
    words = speak(tag).vocabulary("common", "shell")
    assert [] == [setting.key for setting in SETTINGS if f"set-{setting.key}" not in words]
    values = {choice for setting in SETTINGS for choice in choices_of(setting.key)}
    assert set() == {value for value in values if not value.isdecimal() and f"val-{value}" not in words}


def test_what_was_never_asked_is_no_choice() -> None:
    """A player can answer a first-run question, not un-answer it."""
    assert UNASKED not in choices_of("speech")
    assert () == choices_of("name")


def test_flags() -> None:
    """Yes-or-no settings as truth values."""
    settings = Settings({"training": "yes", "confirm-quit": "no"})
    assert settings.flag("training")
    assert not settings.flag("confirm-quit")
