"""New files at the desk: whole or not at all, and never over another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.new_files import write_file
from accessgames.engine import GameError
from accessgames.storage.files import StorageError
from tests.systems import not_under_wine

if TYPE_CHECKING:
    from pathlib import Path


def test_a_new_file_has_what_was_written(home: Path) -> None:
    """Byte by byte."""
    write_file("nový.txt", b"\xef\xbb\xbfa;b\r\n")
    assert b"\xef\xbb\xbfa;b\r\n" == (home / "nový.txt").read_bytes()


def test_what_is_there_stays(home: Path) -> None:
    """A file and a folder are refused by name."""
    (home / "soubor.txt").write_text("moje", encoding="utf-8")
    (home / "složka").mkdir()
    for name in ("soubor.txt", "složka"):
        with pytest.raises(GameError) as error:
            write_file(name, b"other")
        assert "club-error-file-there" == error.value.key
        assert name in str(error.value.args_["file"])
    assert "moje" == (home / "soubor.txt").read_text(encoding="utf-8")


@not_under_wine("does not see a link that leads nowhere")
def test_a_link_that_leads_nowhere_is_there_too(home: Path) -> None:
    """Following it would write where nobody looks."""
    (home / "odkaz").symlink_to(home / "nikde")
    with pytest.raises(GameError) as error:
        write_file("odkaz", b"other")
    assert "club-error-file-there" == error.value.key
    assert not (home / "nikde").exists()


def test_a_folder_that_is_not_there_is_a_sentence(home: Path) -> None:
    """Nothing is left behind."""
    with pytest.raises(StorageError):
        write_file("není/soubor.txt", b"x")
    assert [] == list(home.iterdir())
