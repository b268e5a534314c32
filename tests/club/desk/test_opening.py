"""From a name on the command line to an open club."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import find_club_file, open_club_by_name
from accessgames.club.store.archive import club_path
from accessgames.engine import GameError
from tests.club.desk.helpers import NOW, begun

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.club.desk.open_club import OpenClub


def club(name: str | None = None, *, write: bool = True, make: bool = False) -> OpenClub:
    """A club as a command opens it."""
    return open_club_by_name(name, lambda: NOW, lambda: "7", write=write, make=make)


def test_without_a_club_there_is_an_office_all_the_same() -> None:
    """The first tournament makes the club."""
    assert club().file is None
    assert find_club_file(None, make=False) is None


def test_a_club_is_known_by_its_name_in_any_spelling() -> None:
    """Capitals, blanks and diacritics do not matter; another name tells which clubs there are."""
    begun("Jana", club="Náš klub").club.close()
    assert club_path("Náš klub") == find_club_file("NAS  klub", make=False)
    with pytest.raises(GameError) as error:
        club("Jiný")
    assert ("club-error-club", ("nas-klub",)) == (error.value.key, error.value.args_["choices"])
    assert club("Jiný", make=True).file is None


def test_the_club_used_last_is_meant() -> None:
    """Who names none goes on where the last one stopped."""
    begun("Jana", club="A").club.close()
    begun("Petr", club="B").club.close()
    found = club()
    assert "B" == found.archive.name
    found.close()


def test_two_may_write_and_many_may_read() -> None:
    """A second window is open to everything, a reader sees what is there."""
    bench = begun("Jana", club="A")
    second = club()
    assert bench.club.archive == second.archive
    second.close()
    reader = club(write=False)
    assert bench.club.archive == reader.archive
    reader.close()


def test_a_damaged_club_leaves_no_lock_behind(home: Path) -> None:
    """After the refusal the file can be opened by whoever mends it."""
    begun("Jana", club="A").club.close()
    path = club_path("A")
    good = path.read_bytes()
    path.write_bytes(b"nothing")
    with pytest.raises(GameError):
        club()
    path.write_bytes(good)
    again = club()
    assert "A" == again.archive.name
    again.close()
    assert (home / "clubs").is_dir()
