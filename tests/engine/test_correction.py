"""Corrections of what was told of chance: their line in the journal, what it proves, and the seat's side."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from accessgames.engine import CHANCE, SPECTATOR, Correction, Damage, GameError, Match, read_journal
from accessgames.engine.chain import chain_line
from accessgames.engine.journal import MAX_REDRAWN, Writer, is_too_much
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.proof import prove
from accessgames.engine.seat import Consequences
from accessgames.engine.verification import retell
from tests.engine.helpers import PIG, AnyMatch, header, perform, play, texts
from tests.pig.rules import Pig

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


def undrawn(_state: object, _moment: int) -> None:
    """Draw nothing."""


def played(*does: str) -> tuple[AnyMatch, list[str]]:
    """A match of Pig with these actions, and its lines."""
    lines: list[str] = []
    match: AnyMatch = Match(PIG, header(PIG), lines.append)
    perform(match, *does)
    return match, lines


TURN = ("roll", "die 3", "roll", "die 4", "hold", "roll", "die 6")


def die(face: int) -> object:
    """What chance does."""
    return PIG.parse_action(f"die {face}")


def test_the_line_of_a_correction_is_frozen() -> None:
    """It says which action, what it really was and how many count: older programs' journals have none."""
    match, lines = played(*TURN)
    match.correct(1, die(5), undrawn)
    line = '{"n":8,"by":"correction","do":"die 5","at":1,"kept":7,"h":"0f7a0d5269972781"}\n'
    assert line == lines[-1]
    assert Correction(1, "die 5", 7) == read_journal(lines).records[-1]


def test_what_no_longer_fits_is_gone() -> None:
    """A one ends the turn, so what followed in it is to be told again."""
    match, _ = played(*TURN)
    revision = match.correct(1, die(1), undrawn)
    assert (2, 5) == (revision.record.kept, revision.lost)
    assert [(0, "roll"), (CHANCE, "die 1")] == texts(match)
    assert (1,) == match.actors


SPOILED = {
    "by a wrong number": {"at": 7},
    "negative": {"at": -1},
    "no whole number": {"at": True},
    "of nothing": {"kept": 1},
    "as text": {"kept": "7"},
    "without what counts": {"kept": None},
    "with nothing drawn again": {"redrawn": []},
    "with something else drawn": {"redrawn": [3, "die 4"]},
    "with three things": {"redrawn": [[3, "die 4", 1]]},
    "before the mistake": {"redrawn": [[1, "die 4"]]},
    "behind the end": {"redrawn": [[7, "die 4"]]},
    "twice": {"redrawn": [[3, "die 4"], [3, "die 4"]]},
    "drawn in a wild script": {"redrawn": [[3, "žába"]]},
    "joined": {"joined": True},
}


@pytest.mark.parametrize("change", SPOILED.values(), ids=SPOILED)
def test_reading_is_strict(change: dict[str, object]) -> None:
    """A line that this program would not have written is damaged, even if its hash is right."""
    match, lines = played(*TURN)
    last = match.chain
    fields = {"n": 8, "by": "correction", "do": "die 5", "at": 1, "kept": 7, **change}
    line, _ = chain_line(last, fields)
    assert Damage("error-journal-changed", 9) == read_journal([*lines, line]).damage


def test_too_much_that_was_drawn_again_is_never_written() -> None:
    """A line stays short enough to be read, whatever was drawn again."""
    redrawn = tuple((number, "x" * 390) for number in range(2, 12))
    assert is_too_much(redrawn)
    with pytest.raises(ValueError, match="10"):
        Writer(8, "0" * 16).record(Correction(1, "die 5", 20, redrawn))
    fitting = tuple((number, '"' * 390) for number in range(2, 5))
    assert MAX_REDRAWN >= len(json.dumps(fitting))
    assert 4096 > len(Writer(8, "0" * 16).record(Correction(1, '"' * 400, 100_000, fitting)))


def told(known: object) -> bool:
    """People tell all of chance."""
    del known
    return True


def drawn(known: object) -> bool:
    """Chance draws by itself."""
    return not told(known)


def test_a_correction_of_what_people_told_proves_nothing_and_breaks_nothing() -> None:
    """The match is good, and every die counts among what people told."""
    match, lines = played(*TURN)
    match.correct(1, die(5), undrawn)
    proof = prove(PIG, read_journal(lines), told, NOW)
    assert ((), 3) == (proof.faults, proof.luck.told)


def test_what_the_program_drew_can_not_be_corrected() -> None:
    """The seat refuses it, and a line that does it all the same is named as luck that does not follow."""
    match, lines = play(PIG, limit=12)
    at = next(number for number, (actor, _) in enumerate(texts(match)) if actor == CHANCE)
    other = die(2 if texts(match)[at][1] != "die 2" else 3)
    seat = LocalSeat.at(match)
    seat.occupy({}, lambda: 0, drawn)
    assert {} == seat.corrigible()
    with pytest.raises(GameError, match="error-correct-chance"):
        seat.correct(at, other)
    assert prove(PIG, read_journal(lines), drawn, NOW).luck.wrong is None
    match.correct(at, other, undrawn)
    assert len(lines) == prove(PIG, read_journal(lines), drawn, NOW).luck.wrong


def test_a_seat_says_before_and_after_what_a_correction_does() -> None:
    """Before it nothing changes; which actions can be corrected is known."""
    match, lines = played(*TURN)
    seat = LocalSeat.at(match)
    assert {1: die(3), 3: die(4), 6: die(6)} == seat.corrigible()
    expected = Consequences(1, 2, 5)
    assert expected == seat.check_correction(1, die(1))
    assert 8 == len(lines)
    assert expected == seat.correct(1, die(1))
    assert 9 == len(lines)
    assert seat.verify()


class Hearing:
    """Remembers what was told."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def told(self, _known: object, events: tuple[object, ...]) -> None:
        """Hear of an action."""
        self.heard.append(len(events))

    def noted(self, _note: object) -> None:
        """Help is no subject here."""

    def corrected(self, _known: object, before: tuple[object, ...], now: tuple[object, ...]) -> None:
        """Hear of a correction."""
        self.heard.append((len(before), len(now)))


def test_a_journal_is_told_with_its_corrections() -> None:
    """The mistake is told as it was, then what the correction changes, then what came after it."""
    match, lines = played(*TURN)
    match.correct(3, die(1), undrawn)
    perform(match, "roll")
    hearing = Hearing()
    retell(PIG, read_journal(lines), SPECTATOR, hearing)
    assert [0, 1, 0, 1, 1, 0, 1, (4, 1), 0] == hearing.heard


class TablePig(Pig):
    """Pig of people who only say what they do."""

    def declares(self, state: object, actor: int) -> bool:
        """They always do."""
        del state, actor
        return True


def test_what_a_seat_declared_is_put_right() -> None:
    """It is the seat's line again, and what followed counts as far as it fits."""
    lines: list[str] = []
    game = TablePig()
    match: AnyMatch = Match(game, header(game), lines.append)
    perform(match, *TURN)
    revision = match.correct(4, game.parse_action("roll"), undrawn)
    assert (5, 2) == (revision.record.kept, revision.lost)
    assert (0, "roll") == texts(match)[-1]
    again: AnyMatch = Match.replay(game, read_journal(lines))
    assert again.state == match.state
    assert () == prove(game, read_journal(lines), told, NOW).faults


def test_what_a_seat_did_is_no_mistake_elsewhere() -> None:
    """A line that changes it is not repeated, so nobody makes a better move of an old one."""
    match, _ = played(*TURN)
    with pytest.raises(GameError) as caught:
        match.correct(4, PIG.parse_action("roll"), undrawn)
    assert "error-correct-chance" == caught.value.key
