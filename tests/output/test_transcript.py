from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.output.sink import Transcript

if TYPE_CHECKING:
    from pathlib import Path


def test_everything_added_is_in_the_file_at_once(tmp_path: Path) -> None:
    """A transcript can be read while it is being written."""
    transcript = Transcript(str(tmp_path / "přepis.txt"))
    transcript.add(["Jste na tahu.", "> tahy"])
    assert "Jste na tahu.\n> tahy\n" == transcript.path.read_text(encoding="utf-8")
    transcript.close()


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    """What was there stays as it was."""
    path = tmp_path / "deník.txt"
    path.write_text("tajné", encoding="utf-8")
    with pytest.raises(FileExistsError):
        Transcript(str(path))
    assert "tajné" == path.read_text(encoding="utf-8")


def test_a_missing_folder_is_a_mistake_of_the_system(tmp_path: Path) -> None:
    """No folders are made behind the player's back."""
    with pytest.raises(FileNotFoundError):
        Transcript(str(tmp_path / "není" / "přepis.txt"))


def test_a_name_that_no_file_can_have() -> None:
    """A null character is a mistake of the name, not of the system."""
    with pytest.raises(ValueError, match="null"):
        Transcript("a\0b")


def test_the_tilde_is_the_home_folder(home: Path) -> None:
    """As in a shell of the system."""
    transcript = Transcript("~/přepis.txt")
    transcript.close()
    assert home / "přepis.txt" == transcript.path
