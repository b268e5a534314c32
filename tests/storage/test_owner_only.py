"""Whatever holds a secret can be read by its owner alone, from its first byte and whatever the umask is."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from accessgames.engine.luck import SecretSeed
from accessgames.storage import signing
from accessgames.storage.journal_files import create_journal
from tests.club.desk.helpers import Bench, begun
from tests.storage.helpers import STARTED
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = not_on_windows("POSIX permissions")

Made = dict[str, int]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """Note of each file that is made which permissions it has before anything is in it."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    before, found, real = os.umask(0), Made(), os.open

    def watched(path: Any, flags: int, *rest: Any, **more: Any) -> int:  # noqa: ANN401 - as it is called
        descriptor = real(path, flags, *rest, **more)
        if flags & os.O_CREAT:
            found[str(path)] = stat.S_IMODE(os.fstat(descriptor).st_mode)
        return descriptor

    monkeypatch.setattr(os, "open", watched)
    yield found
    os.umask(before)


def modes(made: Made, *endings: str) -> set[int]:
    """Permissions of the files made whose names end like this; there has to be one for each ending."""
    found = {ending: [mode for path, mode in made.items() if path.endswith(ending)] for ending in endings}
    assert all(found.values()), found
    return {mode for ones in found.values() for mode in ones}


def test_seeds_and_keys(made: Made, tmp_path: Path) -> None:
    """The seed of a match, and the key of this computer by way of its draft."""
    create_journal(tmp_path, "pig", STARTED, SecretSeed("0" * 32)).close()
    assert {0o600} == modes(made, ".seed")
    if signing.can_sign():
        signing.own_signer()
        assert {0o600} == modes(made, ".part")


def test_a_club_and_its_export(made: Made, tmp_path: Path) -> None:
    """The file of a club by way of its draft, what it is exported to, and the club of an import."""
    bench = begun()
    assert {0o600} == modes(made, ".part")
    made.clear()
    bench.do("export", "ven.txt")
    assert {0o600} == modes(made, ".part")
    assert 0o600 == stat.S_IMODE((tmp_path / "ven.txt").stat().st_mode)
    bench.club.close()
    club_path("Náš klub").unlink(missing_ok=True)
    made.clear()
    Bench().do("import", "ven.txt")
    assert {0o600} == modes(made, ".part")


def test_what_sqlite_makes_beside_a_club(made: Made) -> None:
    """Its rollback journal holds pages of the club, and has the permissions of the club."""
    bench = begun()
    path = bench.club.file.path if bench.club.file is not None else Path()
    bench.club.close()
    made.clear()
    with open_club_file(path) as club:
        club._connection.execute("BEGIN IMMEDIATE")
        club._connection.execute("DELETE FROM line")
        club._connection.execute("PRAGMA cache_spill=ON")
        beside = path.with_name(f"{path.name}-journal")
        assert 0o600 == stat.S_IMODE(beside.stat().st_mode)
        club._connection.execute("ROLLBACK")
