from __future__ import annotations

import os
from typing import TYPE_CHECKING

from accessgames.club.store.archive import club_path, club_paths, clubs_folder, slug

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_names_become_plain() -> None:
    """Names of files have no diacritics, blanks or signs, and are never longer than forty characters."""
    assert "vanocni-turnaj-2026" == slug(" Vánoční turnaj 2026! ")
    assert "a" * 40 == slug("a" * 50)
    assert "" == slug("***")
    assert "etc-passwd" == slug("../../etc/passwd")


def test_a_club_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every club has one file in the folder `clubs`, also one without a letter in its name."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    assert tmp_path / "clubs" == clubs_folder()
    assert tmp_path / "clubs" / "smichov.club" == club_path("Smíchov")
    assert tmp_path / "clubs" / "club.club" == club_path("***")


def test_the_club_used_last_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clubs are listed by when they were written to; other files and folders are passed over."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    assert () == club_paths()
    clubs_folder().mkdir()
    for name, when in (("a.club", 1), ("b.club", 3), ("c.club", 2), ("notes.txt", 4)):
        (clubs_folder() / name).touch()
        os.utime(clubs_folder() / name, (when, when))
    (clubs_folder() / "d.club").mkdir()
    assert ["b.club", "c.club", "a.club"] == [path.name for path in club_paths()]
