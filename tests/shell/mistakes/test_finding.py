"""Mistakes are found in finished matches: whose, which, once, also after a kill or when it is stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.engine import GameError, Header, SeatSpec
from accessgames.engine.hindsight import FinishedMatch
from accessgames.engine.luck import Sealed
from accessgames.games import load_room
from accessgames.patience import NOBODY_WAITS, Patience
from accessgames.personal import mistakes
from accessgames.shell.mistakes import finding
from accessgames.shell.protocols import NOTHING
from accessgames.storage.journal_files import load_journal
from tests.shell.mistakes.played import ALFA, JANA, TODAY, own_mistakes, play

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from accessgames.games import Room

PETR = SeatSpec("Petr", gender="masculine")


def header(*seats: SeatSpec, **more: object) -> Header:
    """A match of these people."""
    return Header("iota", 1, seats, (), "7", **more)  # type: ignore[arg-type] # fields by name


def test_everybody_at_the_keyboard_learns() -> None:
    """Computer players do not; who is named in the settings learns from their own decisions alone."""
    match = header(JANA, ALFA, PETR)
    assert {0, 2} == finding.own_seats(match)
    assert {2} == finding.own_seats(match, "petr")
    assert {0, 2} == finding.own_seats(match, "Hana")
    assert set() == finding.own_seats(header(ALFA, ALFA))


def test_training_and_tournaments_teach_nothing() -> None:
    """In training time goes back, and a table of a tournament has its own analysis."""
    assert set() == finding.own_seats(header(JANA, ALFA, training=True))
    rated = header(JANA, ALFA, sealed=Sealed("00" * 8, "00" * 32, occasion="Cup/1/1"))
    assert set() == finding.own_seats(rated)


def test_a_copy_of_a_match_is_the_same_match(tmp_path: Path) -> None:
    """A journal that lies there twice gives its mistakes once."""
    path = play("iota", tmp_path)
    path.with_name("copy.jsonl").write_bytes(path.read_bytes())
    own = own_mistakes(tmp_path)
    own.look(NOBODY_WAITS)
    assert 3 == len(own.book.mistakes())


@pytest.mark.parametrize("kind", ["torn", "strange", "empty", "altered"])
def test_journals_that_cannot_be_used_are_passed_over(tmp_path: Path, kind: str) -> None:
    """Once looked at, they are left alone; others beside them are looked at all the same."""
    path = play("iota", tmp_path)
    text = path.read_text("utf-8")
    bad = {"torn": text[:-300], "strange": "\x00\x01", "empty": "", "altered": text.replace("place", "plaxe")}
    path.with_name("bad.jsonl").write_text(bad[kind], "utf-8")
    own = own_mistakes(tmp_path)
    assert 3 == own.look(NOBODY_WAITS)
    assert () == own.fresh()


def test_who_stops_it_keeps_what_was_found(tmp_path: Path) -> None:
    """Ctrl+C is answered in one sentence; the next time the rest is looked at."""
    for seed in ("2", "3"):
        play("iota", tmp_path, seed=seed)
    own = own_mistakes(tmp_path)
    rooms = iter([load_room("iota")])

    def open_once(game: str, recorded: Mapping[str, str] = NOTHING, /) -> Room:
        del game, recorded
        room = next(rooms, None)
        if room is None:
            raise KeyboardInterrupt
        return room

    with pytest.raises(GameError) as caught:
        replace(own, open_room=open_once).look(Patience())
    assert "patience-stopped" == caught.value.key
    assert 1 == len(own.fresh())
    own.look(NOBODY_WAITS)
    assert () == own.fresh()


def test_who_is_killed_while_it_is_kept_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match is looked at with all its mistakes or not at all; `tests/personal` kills for real."""
    play("iota", tmp_path)
    own = own_mistakes(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(mistakes, "_trim", _die)
        with pytest.raises(SystemExit):
            own.look(NOBODY_WAITS)
    assert () == own.book.mistakes()
    assert 3 == own.look(NOBODY_WAITS)


def _die(_connection: object) -> None:
    raise SystemExit


def test_the_mistakes_come_in_the_order_of_the_match(tmp_path: Path) -> None:
    """Those of the wanted seat alone; nobody's where nobody is wanted."""
    room = load_room("iota")
    match = FinishedMatch.read(room.game, load_journal(play("iota", tmp_path)))
    found = [one for one, _ in finding.find_mistakes(room, match, (0,), "m", TODAY)]
    assert [(47, 0), (73, 0), (79, 0)] == [(one.place, one.seat) for one in found]
    assert [] == list(finding.find_mistakes(room, match, (), "m", TODAY))
