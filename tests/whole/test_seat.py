"""A session needs nothing of a match but what a seat may know: golden transcripts through a seat of views."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from accessgames.engine import Perspective, unwatched
from accessgames.engine.local_seat import LocalSeat
from accessgames.shell import entry
from tests.whole.goldens import FOLDER, GOLDENS, make

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from accessgames.engine import Actor, Game, Header, Journal, Outcome, Reason, Refusal, Setup, Watch
    from accessgames.engine.hindsight import FinishedMatch
    from accessgames.engine.journal import PublicHeader
    from accessgames.engine.luck import SecretSeed
    from accessgames.engine.match import LineWriter
    from accessgames.engine.notes import Note, Notes
    from accessgames.engine.seat import Consequences, Seat, TakenBack

Sent = TypeVar("Sent")

NAMES = ["iota.cs.txt", "quantum.en.txt", "quantum-dice.cs.txt", "tetrikon.cs.txt", "iqlandie.en.txt"]


class ViewOnlySeat:
    """A seat that answers as one far away would: every answer is a copy made of bytes.

    It has the methods of `engine.seat.Seat` and what seats computer players, and nothing else.
    """

    def __init__(self, seat: LocalSeat[Any, Any, Any, Any]) -> None:
        self._seat = seat
        self.occupy = seat.occupy
        self.game: Game[Any, Any, Any, Any] = seat.game
        self.header: PublicHeader = _sent(seat.header)
        self.setup: Setup = _sent(seat.setup)
        self.own: frozenset[int] = _sent(seat.own)

    @classmethod
    def begin(
        cls, game: Game[Any, Any, Any, Any], header: Header, sink: LineWriter, secret: SecretSeed | None
    ) -> ViewOnlySeat:
        """Begin a match."""
        return cls(LocalSeat.begin(game, header, sink, secret))

    @classmethod
    def resume(
        cls,
        game: Game[Any, Any, Any, Any],
        journal: Journal,
        sink: LineWriter,
        secret: SecretSeed | None = None,
        watch: Watch = unwatched,
    ) -> ViewOnlySeat:
        """Go on with a match."""
        return cls(LocalSeat.resume(game, journal, sink, secret, watch))

    @property
    def moment(self) -> int:
        """The number of actions that count."""
        return self._seat.moment

    @property
    def acted(self) -> Sequence[Actor]:
        """Who did each of them."""
        return _sent(self._seat.acted)

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act."""
        return _sent(self._seat.actors)

    @property
    def outcome(self) -> Outcome | None:
        """The result."""
        return _sent(self._seat.outcome)

    @property
    def notes(self) -> Notes:
        """Who was advised."""
        return _sent(self._seat.notes)

    def note(self, note: Note) -> None:
        """Note it."""
        self._seat.note(_sent(note))

    @property
    def timed(self) -> bool:
        """Whether time passes."""
        return self._seat.timed

    def perspective(self, viewer: int, moment: int | None = None) -> Perspective[Any, Any, Any, Any]:
        """Make a perspective of a view that was sent."""
        return Perspective(self.game, _sent(self._seat.perspective(viewer, moment).view), viewer)

    def events(self, viewer: int, start: int = 0, end: int | None = None) -> tuple[Any, ...]:
        """Send events."""
        return _sent(self._seat.events(viewer, start, end))

    def private_events(self, seat: int, public: int, start: int, end: int | None = None) -> tuple[Any, ...]:
        """Send what the public has not noticed."""
        return _sent(self._seat.private_events(seat, public, start, end))

    def refusal(self, actor: Actor, action: Any) -> Refusal | None:  # noqa: ANN401 - by game
        """Send a refusal."""
        return _sent(self._seat.refusal(actor, _sent(action)))

    def rehearse(self, actor: Actor, actions: Sequence[Any]) -> None:
        """Rehearse."""
        self._seat.rehearse(actor, _sent(actions))

    def submit(self, actor: Actor, actions: Sequence[Any]) -> None:
        """Submit."""
        self._seat.submit(actor, _sent(actions))

    def check_take_back(self, seat: int) -> None:
        """Refuse what can't be taken back."""
        self._seat.check_take_back(seat)

    def take_back(self, seat: int) -> TakenBack:
        """Take back."""
        return _sent(self._seat.take_back(seat))

    def corrigible(self) -> Mapping[int, Any]:
        """Send what can be corrected."""
        return _sent(self._seat.corrigible())

    def check_correction(self, at: int, action: Any) -> Consequences:  # noqa: ANN401 - by game
        """Send what a correction would do."""
        return _sent(self._seat.check_correction(at, _sent(action)))

    def correct(self, at: int, action: Any) -> Consequences:  # noqa: ANN401 - by game
        """Correct."""
        return _sent(self._seat.correct(at, _sent(action)))

    def time_tells(self, milliseconds: int) -> bool:
        """Tell whether time brings news."""
        return self._seat.time_tells(milliseconds)

    def pass_time(self, milliseconds: int, *, news_only: bool) -> int | None:
        """Let time pass."""
        return self._seat.pass_time(milliseconds, news_only=news_only)

    def note_out(self, milliseconds: int) -> None:
        self._seat.note_out(milliseconds)

    def repeat_time(self, action: Any) -> int | None:  # noqa: ANN401 - by game
        """Let time pass once more."""
        return self._seat.repeat_time(_sent(action))

    @property
    def far(self) -> bool:
        """The match is here."""
        return self._seat.far

    @property
    def behind(self) -> bool:
        """Nothing comes from further away."""
        return self._seat.behind

    def catch_up(self) -> None:
        """Take in nothing."""

    def next_automatic(self) -> Actor | None:
        """Tell who acts by themselves."""
        return self._seat.next_automatic()

    def advance(self) -> Actor | None:
        """Let one of them act."""
        return self._seat.advance()

    def reasons(self, moment: int, viewer: int) -> tuple[Reason, ...]:
        """Send reasons."""
        return _sent(self._seat.reasons(moment, viewer))

    def certain_action(self, moment: int, viewer: int) -> tuple[Perspective[Any, Any, Any, Any], Any] | None:
        """Send a certain action with what the viewer knew."""
        found = self._seat.certain_action(moment, viewer)
        if found is None:
            return None
        known, action = found
        return Perspective(self.game, _sent(known.view), known.seat), _sent(action)

    def reveal(self) -> None:
        """Reveal the seed."""
        self._seat.reveal()

    @property
    def chain(self) -> str:
        """The last hash."""
        return _sent(self._seat.chain)

    def verify(self, watch: Watch = unwatched) -> bool:
        """Verify."""
        return self._seat.verify(watch)

    def finished(self) -> FinishedMatch[Any, Any, Any, Any]:
        """Send the match, which is over."""
        return self._seat.finished()


def _sent(value: Sent) -> Sent:
    copy: Sent = pickle.loads(pickle.dumps(value))  # noqa: S301 - made here
    return copy


def test_it_is_a_seat() -> None:
    """The double has all that the protocol asks for."""
    seat: type[Seat[Any, Any, Any]] = ViewOnlySeat
    assert seat is not LocalSeat


@pytest.mark.parametrize("name", NAMES)
def test_the_same_lines_are_told_from_views_alone(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games, to the last byte."""
    monkeypatch.setattr(entry, "LocalSeat", ViewOnlySeat)
    assert (FOLDER / name).read_text("utf-8") == make(GOLDENS[name], tmp_path / "log")
