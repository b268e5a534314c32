"""A club whose file was put back to an earlier state: this computer knows how far it had seen it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from accessgames.club.store import seen
from tests.club.desk.helpers import Bench, begun

if TYPE_CHECKING:
    from pathlib import Path

FIRST = ('{"n":0}', '{"n":1}')
LONGER = {"vecer": (*FIRST, '{"n":2}')}
OTHER = {"vecer": (*FIRST, '{"n":"other"}', '{"n":3}')}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home for each test."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    return tmp_path


def test_an_earlier_state_of_the_file_is_told(home: Path) -> None:
    """The file of the evening before is put back and verifies well by itself; `ověř` says what is missing."""
    bench = begun()
    assert bench.club.file is not None
    path = bench.club.file.path
    bench.club.close()
    shutil.copy(path, home / "before")
    later = reopened(path)
    later.do("register", "Iva")
    assert not any("už viděl" in line for line in later.do("verify"))
    later.club.close()
    shutil.copy(home / "before", path)
    back = reopened(path)
    told = back.do("verify")
    assert [
        "vecer: tento počítač už viděl 6 řádků, teď jich je 5 a nenavazují. Soubor je starší, nebo jiný."
    ] == [line for line in told if "viděl" in line]
    back.do("register", "Ota, Eva")
    assert any("už viděl 6 řádků" in line for line in back.do("verify"))
    back.club.close()


def reopened(path: Path) -> Bench:
    """The desk with a club again."""
    from accessgames.club.store.database import open_club_file  # noqa: PLC0415 - one helper alone

    bench = Bench()
    bench.club.take(open_club_file(path))
    return bench


def test_what_goes_on_is_seen_further() -> None:
    """Longer journals take the place of shorter ones; others and shorter ones do not."""
    seen.note_seen({"vecer": FIRST})
    assert {} == seen.rolled_back(LONGER)
    seen.note_seen(LONGER)
    assert {"vecer": 3} == seen.rolled_back({"vecer": FIRST})
    seen.note_seen(OTHER)
    assert {"vecer": 3} == seen.rolled_back(OTHER)
    assert {} == seen.rolled_back(LONGER)


def test_another_tournament_of_the_same_name_is_another_one() -> None:
    """Its first line has another seed; leagues are nobody's secret."""
    seen.note_seen({**LONGER, "@liga": ("x",)})
    assert {} == seen.rolled_back({"vecer": ('{"n":"new"}',), "@liga": ("y",)})


@pytest.mark.parametrize("data", [b"", b"\xff\x00", b"x" * 10**6, b"0 1 2\n"])
def test_a_spoiled_note_tells_nothing_and_is_made_anew(home: Path, data: bytes) -> None:
    """It is a help: without it everything else works."""
    (home / "clubs").mkdir()
    seen.seen_path().write_bytes(data)
    assert {} == seen.rolled_back(LONGER)
    seen.note_seen(LONGER)
    assert {} == seen.rolled_back(LONGER)
