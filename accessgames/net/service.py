"""What is answered to somebody at a table who is far away: the seat's own knowledge, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatchmethod
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, GameError
from accessgames.engine.notes import Help, Note, Side
from accessgames.net import frames

if TYPE_CHECKING:
    from accessgames.engine import Actor, Viewer
    from accessgames.engine.local_seat import LocalSeat
    from accessgames.engine.seat import Consequences
    from accessgames.net.chronicle import Chronicle
    from accessgames.net.values import Values

_NOTES: Final[Mapping[str, Callable[[str], Note]]] = {"help": Help.read, "side": Side.read}

NOTHING: Final = msgspec.Raw(b"null")
"""The answer where there is nothing to say but that it was done."""


def plain(value: object) -> msgspec.Raw:
    """Return numbers, texts and tuples of them as JSON."""
    return msgspec.Raw(msgspec.json.encode(value))


class SeatService:
    """Answers what is asked at one connection about one match.

    Attributes:
        seat: The own seats alone; what others know can't be asked of it.
        viewer: Through whose eyes the person hears.
    """

    def __init__(
        self,
        seat: LocalSeat[Any, Any, Any, Any],
        values: Values,
        chronicle: Chronicle,
        journal: Callable[[], str],
    ) -> None:
        """Serve some seats of a match.

        Args:
            seat: The own seats alone, none for somebody who only watches.
            values: Writes what the game says.
            chronicle: The lines of the journal.
            journal: Returns the text of the journal, when the match is over.
        """
        self.seat = seat
        self.viewer: Viewer = next(iter(seat.own)) if len(seat.own) == 1 else SPECTATOR
        self._values = values
        self._chronicle = chronicle
        self._journal = journal

    def look_elsewhere(self, seat: LocalSeat[Any, Any, Any, Any], chronicle: Chronicle) -> None:
        """Answer from another course of the same match, which has the same lines so far."""
        self.seat, self._chronicle = seat, chronicle

    @property
    def line(self) -> int:
        """Number of the last line that is known here."""
        return self._chronicle.line

    def answer(self, request: frames.SeatRequest) -> msgspec.Raw:
        """Return the answer as JSON.

        Raises:
            GameError: It is refused; nothing has happened. `net-not-yours` where it is about somebody else's
                seat or an earlier moment than the first.
        """
        try:
            return self._answer(request)
        except (PermissionError, IndexError, ValueError) as error:
            raise GameError("net-not-yours") from error

    def moved(self, line: int, moment: int) -> frames.Moved:
        """Tell how it stands, and what was noticed since a line after which `moment` actions counted."""
        seat, write = self.seat, self._values.write
        kept = self._chronicle.kept_since(line, min(moment, seat.moment))
        heard = tuple(seat.events(self.viewer, at, at + 1) for at in range(kept, seat.moment))
        return frames.Moved(
            self._chronicle.line, kept, seat.acted[kept:], seat.actors, write("heard", heard),
            write("view", seat.perspective(self.viewer).view), write("outcome", seat.outcome),
            write("notes", seat.notes), seat.timed, "" if seat.actors else seat.chain,
        )  # fmt: skip

    @singledispatchmethod
    def _answer(self, request: object) -> msgspec.Raw:
        """Return the answer; each kind of request has its own below."""
        raise TypeError(request)

    # ------------------------------------------------------------ looking

    @_answer.register
    def _look(self, asked: frames.Look) -> msgspec.Raw:
        return self._values.write("view", self.seat.perspective(asked.viewer, asked.moment).view)

    @_answer.register
    def _hear(self, asked: frames.Hear) -> msgspec.Raw:
        end = min(asked.end, self.seat.moment)
        heard = tuple(self.seat.events(asked.viewer, at, at + 1) for at in range(asked.start, end))
        return self._values.write("heard", heard)

    @_answer.register
    def _overhear(self, asked: frames.Overhear) -> msgspec.Raw:
        events = self.seat.private_events(asked.seat, asked.public, asked.start, asked.end)
        return self._values.write("events", events)

    @_answer.register
    def _judge(self, asked: frames.Judge) -> msgspec.Raw:
        action = self._action(asked.actor, asked.action)
        return self._values.write("refusal", self.seat.refusal(asked.actor, action))

    @_answer.register
    def _why(self, asked: frames.Why) -> msgspec.Raw:
        self._check_viewer(asked.viewer)
        return self._values.write("reasons", self.seat.reasons(asked.moment, asked.viewer))

    @_answer.register
    def _certain(self, asked: frames.Certain) -> msgspec.Raw:
        self._check_viewer(asked.viewer)
        if self.seat.actors and self.seat.acted[asked.moment] != asked.viewer:
            return NOTHING  # whether nothing else could have been done may hang on somebody's hand
        found = self.seat.certain_action(asked.moment, asked.viewer)
        if found is None:
            return NOTHING
        known, action = found
        view = self._values.write("view", known.view)
        return plain((view, known.seat, self.seat.game.format_action(action)))

    @_answer.register
    def _verify(self, asked: frames.Verify) -> msgspec.Raw:
        del asked
        return plain(self.seat.verify())

    @_answer.register
    def _take_home(self, asked: frames.TakeHome) -> msgspec.Raw:
        del asked
        if self.seat.actors:
            raise GameError("analysis-unfinished")
        return plain(self._journal())

    # ------------------------------------------------------------ doing

    def _action(self, actor: Actor, text: str) -> Any:  # noqa: ANN401 - by game
        """Read an action of somebody who sits here, or of chance where people tell it."""
        if actor not in self.seat.own and not (actor == CHANCE and self.seat.own):
            raise PermissionError(actor)
        self._check_acts(actor)
        return self.seat.game.parse_action(text)

    def _check_acts(self, seat: Actor) -> None:
        """Refuse to act where a computer player does so for the person."""
        if seat in self.seat.notes.stood_in:
            raise GameError("hall-error-stood-in")

    @_answer.register
    def _do(self, asked: frames.Do) -> msgspec.Raw:
        actions = [self._action(asked.actor, text) for text in asked.actions]
        if asked.actor == CHANCE and self.seat.next_automatic() == CHANCE:
            raise PermissionError(asked.actor)  # nobody tells what is drawn here
        if asked.rehearse:
            self.seat.rehearse(asked.actor, actions)
        elif not self._done_before(asked):
            self.seat.submit(asked.actor, actions)
        return NOTHING

    def _done_before(self, asked: frames.Do) -> bool:
        """Tell whether these actions were done already by a request whose answer was lost.

        Raises:
            GameError: `net-stale`, where the same seat has done something else meanwhile, or knows more lines
                than there are, since the hall was put back to an earlier state.
        """
        if asked.line > self._chronicle.line:
            raise GameError("net-stale")
        known = self._chronicle.kept_since(asked.line, self.seat.moment)
        written = self._chronicle.line - asked.line
        own = [entry.text for entry in self.seat.entries[known:] if entry.actor == asked.actor]
        if not own or not written:
            return False
        if tuple(own[: len(asked.actions)]) != asked.actions:
            raise GameError("net-stale")
        return True

    @_answer.register
    def _take_back(self, asked: frames.TakeBack) -> msgspec.Raw:
        if asked.seat not in self.seat.own:
            raise PermissionError(asked.seat)
        self._check_acts(asked.seat)
        if asked.rehearse:
            self.seat.check_take_back(asked.seat)
            return NOTHING
        if asked.line != self._chronicle.line:
            raise GameError("net-stale")
        taken = self.seat.take_back(asked.seat)
        self._repeat_time(taken.passed)
        return plain((taken.kept, taken.lines, self._texts(taken.passed)))

    @_answer.register
    def _corrigible(self, asked: frames.Corrigible) -> msgspec.Raw:
        del asked
        format_action = self.seat.game.format_action
        return plain(tuple((at, format_action(action)) for at, action in self.seat.corrigible().items()))

    @_answer.register
    def _correct(self, asked: frames.Correct) -> msgspec.Raw:
        if not self.seat.own:
            raise PermissionError
        action = self.seat.game.parse_action(asked.action)
        check = self.seat.check_correction if asked.rehearse else self.seat.correct
        told: Consequences = check(asked.at, action)
        if not asked.rehearse:
            self._repeat_time(told.passed)
        return plain((told.at, told.kept, told.lost, self._texts(told.passed)))

    @_answer.register
    def _note(self, asked: frames.Note) -> msgspec.Raw:
        try:
            note: Note = _NOTES[asked.about](asked.text)
        except (KeyError, ValueError) as error:
            raise GameError("net-not-yours") from error
        if note.seat not in self.seat.own:
            raise PermissionError(note.seat)
        self.seat.note(note)
        return NOTHING

    # ------------------------------------------------------------ time

    @_answer.register
    def _pass(self, asked: frames.Pass) -> msgspec.Raw:
        actors = self.seat.actors
        if CLOCK not in actors or not self.seat.own.intersection(actors):
            return plain(0)  # it is nobody's time here, or not any more: somebody else was faster
        return plain(self.seat.pass_time(asked.milliseconds, news_only=asked.news_only))

    @_answer.register
    def _out(self, asked: frames.Out) -> msgspec.Raw:
        del asked  # whoever measures the time has heard it
        return NOTHING

    def _repeat_time(self, passed: tuple[Any, ...]) -> None:
        """Give no time back, except in training; nobody is asked about it."""
        if not self.seat.header.training:
            for action in passed:
                self.seat.repeat_time(action)

    def _texts(self, actions: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple(map(self.seat.game.format_action, actions))

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer != SPECTATOR and viewer not in self.seat.own and self.seat.actors:
            raise PermissionError(viewer)
