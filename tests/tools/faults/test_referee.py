"""The referee of the faults tool finds each kind of loss that is put in, and nothing in an honest match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Header, SeatSpec, Stream, read_journal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import MATCH_DIGITS, SEED_DIGITS, Sealed, SecretSeed
from accessgames.games import load_room
from accessgames.net.chronicle import Chronicle
from accessgames.net.service import SeatService
from accessgames.net.values import Values
from tools.faults import referee
from tools.faults.referee import OWN, Told

if TYPE_CHECKING:
    from accessgames.net import frames

ACTIONS = 12


class Course:
    """A match that a server plays with somebody at seat 0, who is told of each action at once."""

    def __init__(self, seed: str) -> None:
        self.room, self.lines, self.told = load_room("quantum"), list[str](), Told(7)
        secret, setup = SecretSeed("5" * SEED_DIGITS), self.room.game.setup(2, {})
        sealed = Sealed("3" * MATCH_DIGITS, secret.commitment("3" * MATCH_DIGITS))
        header = Header("quantum", self.room.game.rules_version, tuple(map(SeatSpec, ("Jana", "Petr"))),
            setup.options, "", sealed=sealed)  # fmt: skip
        self._seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.begin(
            self.room.game, header, self.lines.append, secret
        )
        self._seat.occupy({}, lambda: 0, self.room.told_by_people)
        self._stream, self._chronicle = Stream(seed, "course"), Chronicle()
        self._chronicle.begin(self._seat.entries)
        self.own: list[tuple[int, str]] = []

    def play(self, actions: int = ACTIONS) -> None:
        """Do so much, whoever is to act."""
        for _ in range(actions):
            if self._seat.next_automatic() is not None:
                self._seat.advance()
            else:
                self._act()
            self._chronicle.follow(self._seat.entries, len(self.lines) - 1 - self._chronicle.line)
            self.tell(self.told)

    def _act(self) -> None:
        actor = self._seat.actors[0]
        action = self._stream.choice(list(self._seat.perspective(actor).legal))
        line = self._chronicle.line
        self._seat.submit(actor, [action])
        if actor == OWN:
            self.own.append((line, self.room.game.format_action(action)))
            self.told.asked.add(self.own[-1])
            self.told.confirmed.append(self.own[-1])

    def moved(self, line: int, moment: int) -> frames.Moved:
        """What a server tells somebody who knows it up to there."""
        own = self._seat.for_seats(frozenset({OWN}))
        return SeatService(own, Values(self.room.game), self._chronicle, str).moved(line, moment)

    def tell(self, told: Told) -> None:
        """Let somebody know what is new."""
        told.take(self.moved(told.line, len(told.acted)))


@pytest.fixture
def course() -> Course:
    """A course of some actions."""
    found = Course("first")
    found.play()
    return found


def kinds(faults: list[str]) -> set[str]:
    """What is found, each by one word."""
    return {fault.partition(": ")[2].partition(":")[0] for fault in faults}


def test_nothing_is_found_where_nothing_is_wrong(course: Course) -> None:
    """All that was told stands there; who has not heard of the last actions has lost nothing."""
    assert [] == referee.compare(course.told, course.lines)
    assert 2 <= len(course.own)
    told = replace(course.told, acted=course.told.acted[:-2], heard=course.told.heard[:-2])
    assert [] == referee.compare(told, course.lines)


def test_an_action_without_an_answer_may_be_kept_or_not(course: Course) -> None:
    """The line broke before the answer: whether it was done is for the database to say."""
    line, text = course.own[-1]
    told = replace(course.told, confirmed=course.told.confirmed[:-1])
    assert [] == referee.compare(told, course.lines)
    told.asked.add((line + 99, text))
    assert [] == referee.compare(told, course.lines)


@pytest.mark.parametrize("left", [1, 4])
def test_a_lost_line_is_found(course: Course, left: int) -> None:
    """Lines that were told and are not kept, the last one too."""
    assert "lost" in kinds(referee.compare(course.told, course.lines[:-left]))


def test_a_lost_confirmation_is_found(course: Course) -> None:
    """An action that was confirmed, though another stands in its place."""
    line, _ = course.own[-1]
    course.told.confirmed[-1] = line, "something else"
    assert {"lost"} == kinds(referee.compare(course.told, course.lines))


def test_a_double_action_is_found(course: Course) -> None:
    """What was asked for once and stands there twice, and what nobody asked for at all."""
    line, text = course.own[-1]
    course.told.asked.discard((line, text))
    assert {"double"} == kinds(referee.compare(course.told, course.lines))
    before, _ = course.own[-2]
    course.told.asked.add((before, text))  # an earlier request explains only what stood first behind it
    assert {"double"} == kinds(referee.compare(course.told, course.lines))


def test_what_is_told_twice_is_found(course: Course) -> None:
    """A server that tells once more what was told, or takes back what nobody took back."""
    course.told.take(course.moved(0, 0))
    assert [] != course.told.wrong
    assert course.told.wrong == referee.compare(course.told, course.lines)
    again = Told(7)
    again.take(course.moved(0, 0))
    again.take(course.moved(again.line, len(again.acted)))
    assert [] == again.wrong


def test_a_fork_is_found(course: Course) -> None:
    """Two servers wrote the same lines in other ways: what one told is not what is kept."""
    other = Course("second")
    other.play()
    assert [] == referee.compare(other.told, other.lines)
    told = replace(course.told, asked=other.told.asked, confirmed=[])
    assert {"fork"} == kinds(referee.compare(told, other.lines)) - {"lost"}


def test_a_journal_that_does_not_verify_is_found(course: Course) -> None:
    """A line twice, a line missing in the middle, or no header: the chain of the journal says so."""
    twice = [*course.lines, course.lines[-1]]
    missing = [*course.lines[:3], *course.lines[4:]]
    for lines in (twice, missing):
        assert ["table 7: its journal does not verify"] == referee.compare(course.told, lines)
    assert ["table 7: its journal can't be read"] == [
        fault.rpartition(":")[0] for fault in referee.compare(course.told, [])
    ]
    assert read_journal(course.lines).damage is None
