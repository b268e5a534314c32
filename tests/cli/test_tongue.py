from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.cli.arguments import spoken_language
from accessgames.storage.files import HOME_VARIABLE

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the settings of somebody who has none yet."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.delenv("ACCESSGAMES_LANG", raising=False)
    return tmp_path / "settings.toml"


def test_the_flag_wins_over_the_environment_and_that_over_the_settings(
    settings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Czech is spoken where nobody says anything, or nothing that exists."""
    assert spoken_language([]) == "cs"
    settings.write_text('language = "en"\n')
    assert spoken_language([]) == "en"
    monkeypatch.setenv("ACCESSGAMES_LANG", "cs")
    assert spoken_language([]) == "cs"
    assert spoken_language(["play", "--lang", "en"]) == "en"
    assert spoken_language(["play", "--lang=xx"]) == "cs"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'language = "xx"\n',
        b"language = 5\n",
        b"language = [[]]\n",
        b"\xff",
        b"rounds = " + b"9" * 9000,
        b"a = " + b"[" * 2000 + b"]" * 2000,
        b"a" + b".a" * 20_000 + b" = 1\n",
    ],
)
def test_settings_that_nobody_can_read_do_not_stop_the_first_sentence(settings: Path, content: bytes) -> None:
    """The language is chosen before anything can be told, so it never fails."""
    settings.write_bytes(content)
    assert spoken_language([]) == "cs"


def test_settings_that_are_no_file_or_far_too_large_are_not_read(settings: Path) -> None:
    """A pipe would never end, and a file of many gigabytes would not fit."""
    with settings.open("wb") as file:
        file.truncate(50 * 10**9)
    assert spoken_language([]) == "cs"
    settings.unlink()
    settings.symlink_to("/dev/zero")
    assert spoken_language([]) == "cs"
