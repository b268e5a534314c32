"""A seat at a match that is kept far away; the session that sits on it does not notice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from accessgames.engine import (
    CLOCK,
    SPECTATOR,
    GameError,
    IllegalAction,
    Perspective,
    read_journal,
    unwatched,
)  # fmt: skip
from accessgames.engine.game import check_turn
from accessgames.engine.hindsight import FinishedMatch
from accessgames.engine.notes import Help, Note, Notes
from accessgames.engine.seat import Consequences, Retreat, TakenBack
from accessgames.net import frames
from accessgames.net.values import Values

if TYPE_CHECKING:
    from accessgames.engine import Actor, Game, Outcome, Reason, Refusal, Setup, Viewer, Watch
    from accessgames.engine.journal import PublicHeader

    Known = Perspective[Any, Any, Any, Any]


class Wire(Protocol):
    """What leads to where the match is kept.

    Attributes:
        doubt: Whether the line broke since a seat began to compare what it knows with the record kept there;
            no action is taken there while it is.
    """

    doubt: bool

    def ask(self, request: frames.SeatRequest) -> msgspec.Raw:
        """Return the answer; what happened by it has come before.

        Raises:
            GameError: It is refused, or the line is broken and nobody can say whether it was done.
        """

    def mention(self, request: frames.SeatRequest) -> None:
        """Say something to which nothing is answered; never waits."""

    def take(self) -> Sequence[frames.Moved]:
        """Return what has come, in order, and was not taken yet; never waits."""

    @property
    def arrived(self) -> bool:
        """Whether `take` would return something."""

    def wait(self) -> bool:
        """Wait until something has come; False where nothing will come any more."""


_UNKNOWN: Final = msgspec.Raw(b"null")
_ALL_LINES: Final = 2**31
"""A line behind all others: whoever attends from there is told what lies behind a moment."""


class RemoteSeat:
    """One seat, several or none of a match far away; `engine.seat.Seat` says what each method does.

    What was noticed is kept here, so that looking back asks nobody.

    Attributes:
        game: The rules.
        header: What the match is.
        setup: The checked set-up.
        own: Seats that may be acted for here.
        line: The last line of the journal that is known here.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        header: PublicHeader,
        own: frozenset[int],
        wire: Wire,
        *,
        patient: bool = False,
    ) -> None:
        """Sit down; the first thing that comes says how the match stands.

        Args:
            game: The rules.
            header: What the match is.
            own: Seats that may be acted for here.
            wire: Leads to the match.
            patient: Whether to wait for others before a line is read, since nothing can break into reading.
        """
        self.game = game
        self.header = header
        self.setup: Setup = game.setup(len(header.seats), dict(header.options))
        self.own = own
        self.line = 0
        self._wire = wire
        self._patient = patient
        self._values = Values(game)
        self._viewer: Viewer = next(iter(own)) if len(own) == 1 else SPECTATOR
        self._acted: list[Actor] = []
        self._actors: tuple[Actor, ...] = ()
        self._outcome: Outcome | None = None
        self._notes = Notes()
        self._timed = False
        self._out = 0
        self._chain = ""
        self._views: dict[tuple[Viewer, int], Any] = {}
        self._heard: dict[Viewer, list[tuple[Any, ...]]] = {self._viewer: []}
        self._retreat: Retreat | None = None
        self._ahead = False
        self._take_in()

    # ------------------------------------------------------------ what comes

    @property
    def far(self) -> bool:
        """The match is somewhere else."""
        return True

    @property
    def behind(self) -> bool:
        """Whether something has come, or was said there."""
        return self._wire.arrived

    def catch_up(self) -> Retreat | None:
        """Take in what has come; return how far the match went back by it."""
        self._take_in()
        retreat, self._retreat = self._retreat, None
        return retreat

    def _take_in(self) -> None:
        self._follow_all()
        try:
            while self._wire.doubt:
                self._compare()
        except GameError:  # it is compared the next time, or nobody is there any more
            self._wire.doubt = True

    def _follow_all(self) -> None:
        for moved in self._wire.take():
            self._follow(moved)

    def _compare(self) -> None:
        """Compare all that was noticed here with the record; where they differ, start again from the record.

        Lines are numbers: they tell nothing of a record that was put back and went on. Nobody may see its
        hashes before the end, so what was noticed is compared.

        Raises:
            GameError: Nobody answers; what is known stays.
        """
        self._wire.doubt, line = False, self.line
        asked = frames.Hear(self._viewer, 0, self.moment)
        told = self._values.read("heard", self._wire.ask(asked))
        self._follow_all()
        if line != self.line:  # the answer may be older than that
            self._wire.doubt = True
            return
        own = self._heard[self._viewer]
        pairs = enumerate(zip(own, told, strict=False))
        kept = next((at for at, (one, other) in pairs if one != other), min(len(own), len(told)))
        if kept < len(own) or self._ahead:
            self._start_again(kept)

    def _start_again(self, kept: int) -> None:
        """Know no more than the actions that the record has as well, and be told what it has behind them."""
        self._go_back(kept, another=True)
        own = self._heard[self._viewer]
        self._heard = {self._viewer: own}  # what others noticed of the same may differ
        self._views = {key: view for key, view in self._views.items() if key[0] == self._viewer}
        self.line, self._ahead, self._wire.doubt = -1, False, True
        self._wire.ask(frames.Attend(_ALL_LINES, kept))
        self._follow_all()

    def _follow(self, moved: frames.Moved) -> None:
        """Know what somebody told: how the match stands and what was noticed; what is old is passed over."""
        self._ahead = self._ahead or moved.line < self.line
        old = moved.line < self.line or (moved.line == self.line and bool(self._views))
        if old or moved.kept > len(self._acted):
            return
        read, kept = self._values.read, moved.kept
        self._go_back(kept, another=False)
        self._acted.extend(moved.acted)
        self._heard[self._viewer].extend(read("heard", moved.heard))
        self._views[self._viewer, len(self._acted)] = read("view", moved.view)
        self._outcome, self._notes = read("outcome", moved.outcome), read("notes", moved.notes)
        self.line, self._actors = moved.line, moved.actors
        self._timed, self._chain = moved.timed, moved.chain

    def _go_back(self, kept: int, *, another: bool) -> None:
        """Forget the actions from a moment on, and remember how far the match went back in all.

        Args:
            kept: Number of the actions that still count.
            another: Whether the record is another one than was told here; once it was, that is what counts.
        """
        if kept < len(self._acted):
            before = self._retreat
            known = kept if before is None else min(kept, before.kept)
            another = another or (before is not None and before.actor is None)
            self._retreat = Retreat(known, None if another else self._acted[known])
        del self._acted[kept:]
        for heard in self._heard.values():
            del heard[kept:]
        self._views = {key: view for key, view in self._views.items() if key[1] <= kept}

    def _ask(self, request: frames.SeatRequest) -> Any:  # noqa: ANN401 - by request
        """Ask for something that is made of numbers and texts."""
        return msgspec.json.decode(self._do(request))

    def _do(self, request: frames.SeatRequest) -> msgspec.Raw:
        answer = self._wire.ask(request)
        self._take_in()
        return answer

    # ------------------------------------------------------------ how the match stands

    @property
    def moment(self) -> int:
        """The number of actions that count."""
        return len(self._acted)

    @property
    def acted(self) -> Sequence[Actor]:
        """Who did each of them."""
        return self._acted

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act now."""
        return self._actors

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self._outcome

    @property
    def notes(self) -> Notes:
        """What the journal says beside the actions."""
        return self._notes

    @property
    def chain(self) -> str:
        """The hash of the last line; empty before the end."""
        return self._chain

    def perspective(self, viewer: Viewer, moment: int | None = None) -> Known:
        """Return the game as the viewer knows it now, or knew it at a moment."""
        at = self.moment if moment is None else moment
        if (viewer, at) not in self._views:
            asked = self._wire.ask(frames.Look(viewer, at))
            self._views[viewer, at] = self._values.read("view", asked)
        return Perspective(self.game, self._views[viewer, at], viewer)

    def events(self, viewer: Viewer, start: int = 0, end: int | None = None) -> tuple[Any, ...]:
        """Return what the viewer noticed between two moments."""
        heard = self._heard.setdefault(viewer, [])
        if len(heard) < self.moment:
            asked = self._wire.ask(frames.Hear(viewer, len(heard), self.moment))
            heard.extend(self._values.read("heard", asked))
        return tuple(event for step in heard[start:end] for event in step)

    def private_events(
        self, seat: int, public: Viewer, start: int, end: int | None = None
    ) -> tuple[Any, ...]:
        """Return what a seat noticed between two moments and the public did not, or not so."""
        asked = frames.Overhear(seat, public, start, self.moment if end is None else end)
        found: tuple[Any, ...] = self._values.read("events", self._wire.ask(asked))
        return found

    # ------------------------------------------------------------ acting

    def refusal(self, actor: Actor, action: Any) -> Refusal | None:  # noqa: ANN401 - by game
        """Return the rule that an action breaks; of an own seat the view tells it."""
        if actor in self.own:
            check_turn(actor, self._actors)
            return self.perspective(actor).refusal(action)
        asked = self._wire.ask(frames.Judge(actor, self.game.format_action(action)))
        refused: Refusal | None = self._values.read("refusal", asked)
        return refused

    def rehearse(self, actor: Actor, actions: Sequence[Any]) -> None:
        """Check actions that are to follow each other."""
        self._check_first(actor, actions)
        self._act(frames.Do(actor, self._texts(actions), self.line, rehearse=True))

    def submit(self, actor: Actor, actions: Sequence[Any]) -> None:
        """Do one action, or several of one line."""
        self._check_first(actor, actions)
        self._act(frames.Do(actor, self._texts(actions), self.line))

    def _act(self, asked: frames.Do) -> None:
        """Have actions done or checked; where the line broke, only in the match for which they were meant.

        Raises:
            GameError: As `submit`; `net-stale` where the record is another than was known.
        """
        while True:
            try:
                self._do(asked)
            except GameError as error:
                doubted = self._wire.doubt
                if error.key not in {"net-stale", "net-unanswered"} or not doubted:
                    raise
                self._take_in()
                restored = self._retreat is not None and self._retreat.actor is None
                if self._wire.doubt or restored:
                    raise
            else:
                return

    def _check_first(self, actor: Actor, actions: Sequence[Any]) -> None:
        """Refuse here what the view refuses: that costs no way, and need not have a notation."""
        refused = self.refusal(actor, actions[0]) if actor in self.own.intersection(self._actors) else None
        if refused is not None:
            raise IllegalAction(refused)

    def _texts(self, actions: Sequence[Any]) -> tuple[str, ...]:
        return tuple(map(self.game.format_action, actions))

    def check_take_back(self, seat: int) -> None:
        """Refuse what `take_back` would, and change nothing."""
        self._wire.ask(frames.TakeBack(seat, self.line, rehearse=True))

    def take_back(self, seat: int) -> TakenBack:
        """Take back the seat's last line."""
        kept, lines, passed = self._ask(frames.TakeBack(seat, self.line))
        self._retreat = None  # whoever takes back knows
        return TakenBack(kept, lines, tuple(map(self.game.parse_action, passed)))

    def corrigible(self) -> Mapping[int, Any]:
        """Return what people told of a real table, by the numbers of the actions."""
        told = self._ask(frames.Corrigible())
        return {at: self.game.parse_action(text) for at, text in told}

    def check_correction(self, at: int, action: Any) -> Consequences:  # noqa: ANN401 - by game
        """Return what `correct` would, and change nothing."""
        return self._correction(frames.Correct(at, self.game.format_action(action), rehearse=True))

    def correct(self, at: int, action: Any) -> Consequences:  # noqa: ANN401 - by game
        """Put right what people told."""
        told = self._correction(frames.Correct(at, self.game.format_action(action)))
        self._retreat = None  # as above
        return told

    def _correction(self, request: frames.Correct) -> Consequences:
        at, kept, lost, passed = self._ask(request)
        return Consequences(at, kept, lost, tuple(map(self.game.parse_action, passed)))

    def note(self, note: Note) -> None:
        """Write a line that is no action."""
        self._do(frames.Note("help" if isinstance(note, Help) else "side", note.text))

    # ------------------------------------------------------------ time and others

    @property
    def timed(self) -> bool:
        """Whether time passes while some seat is awaited."""
        return self._timed

    def note_out(self, milliseconds: int) -> None:
        """Say once of each line of the journal that its text is out here, where an own seat is awaited."""
        if self._out != self.line and self.own.intersection(self._actors):
            self._out = self.line
            self._wire.mention(frames.Out(self.line, milliseconds))

    def time_tells(self, milliseconds: int) -> bool:
        """Tell whether so much time would bring something to be told, as far as can be known here."""
        if not milliseconds or not self.own.intersection(self._actors):
            return False
        known = self.perspective(self._viewer)
        action = self.game.tick(known.world, milliseconds)
        return action is not None and bool(self.game.play(known.world, CLOCK, action).events)

    def pass_time(self, milliseconds: int, *, news_only: bool) -> int | None:
        """Tell how much time has passed here."""
        passed: int | None = self._ask(frames.Pass(milliseconds, news_only))
        return passed

    def repeat_time(self, action: Any) -> None:  # noqa: ANN401 - by game
        """Do nothing: who keeps the match gives no time back."""
        del action

    def next_automatic(self) -> Actor | None:
        """Return whom to wait for before the next line is read; None where others break into that."""
        acts = self.own.difference(self._notes.stood_in)  # for the others a computer player does
        waits = self._patient and self._actors and not acts.intersection(self._actors)
        return self._actors[0] if waits else None

    def advance(self) -> Actor | None:
        """Wait until somebody has done something; return who was awaited, None where nobody will."""
        awaited = self.next_automatic()
        if awaited is None or not self._wire.wait():
            return None
        self._take_in()
        return awaited

    # ------------------------------------------------------------ looking back

    def reasons(self, moment: int, viewer: Viewer) -> tuple[Reason, ...]:
        """Return why a computer player did what it did then."""
        found: tuple[Reason, ...] = self._values.read("reasons", self._wire.ask(frames.Why(moment, viewer)))
        return found

    def certain_action(self, moment: int, viewer: Viewer) -> tuple[Known, Any] | None:
        """Return what was done then, where the viewer can know it."""
        answer = self._wire.ask(frames.Certain(moment, viewer))
        if answer == _UNKNOWN:
            return None
        view, seat, text = msgspec.json.decode(answer, type=tuple[msgspec.Raw, int, str])
        return Perspective(self.game, self._values.read("view", view), seat), self.game.parse_action(text)

    def reveal(self) -> None:
        """Do nothing: who keeps the match reveals its seed."""

    def verify(self, watch: Watch = unwatched) -> bool:
        """Ask whether draws, position and result follow from the journal."""
        del watch
        return bool(self._ask(frames.Verify()))

    def journal(self) -> str:
        """Return the text of the journal, to be kept and verified here; raises GameError before the end."""
        return str(self._ask(frames.TakeHome()))

    def finished(self) -> FinishedMatch[Any, Any, Any, Any]:
        """Return the match with all that was hidden, played through here."""
        return FinishedMatch.read(self.game, read_journal(self.journal().splitlines(keepends=True)))
