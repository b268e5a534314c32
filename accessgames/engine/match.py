"""A match: one journal and the present state, and the only place where the two change together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Generic, TypeAlias, TypeVar

from accessgames.engine import journal as journals
from accessgames.engine.chance import Streams
from accessgames.engine.correction import Redraw, Revision, revise
from accessgames.engine.errors import GameError, JournalError, UndoError
from accessgames.engine.game import CHANCE, Actor, Game, Outcome, Setup, Step, Viewer, is_seat
from accessgames.engine.luck import SecretSeed
from accessgames.engine.notes import Note, Notes
from accessgames.engine.perspective import Perspective
from accessgames.engine.states import States

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
ItemT = TypeVar("ItemT")

LineWriter = Callable[[str], None]
"""Takes one journal line with its newline and returns once it is safe; raises when it can't be kept."""


Watch: TypeAlias = Callable[[int], None]
"""Is told how much of a piece of work is done, from 0; whoever works calls it and looks at no clock."""


def unwatched(_done: int) -> None:
    """Take no notice of how much is done."""


def watched(items: Iterable[ItemT], watch: Watch) -> Iterator[ItemT]:
    """Yield items one by one, and tell the watch how many are done with."""
    for done, item in enumerate(items):
        watch(done)
        yield item


def discard_line(line: str) -> None:
    """Keep nothing: the sink of matches that need no journal."""
    del line


class Match(Generic[S, A, E, V]):
    """One match of one game.

    An action is checked, written to the journal, and only then becomes part of the match: whoever hears of it
    can rely on finding it again. States are immutable, so every earlier one is kept for taking back.

    Attributes:
        game: The rules.
        header: What the match is.
        notes: What the journal says beside the actions, such as of help and of boards that were turned.
    """

    def __init__(
        self,
        game: Game[S, A, E, V],
        header: journals.Header,
        sink: LineWriter = discard_line,
        secret: SecretSeed | None = None,
    ) -> None:
        """Start a new match and write its header, completed with the options that were left out.

        Args:
            game: The rules.
            header: What the match is.
            sink: Where its lines go.
            secret: The seed, where the header only commits to it; without it nothing can be drawn.

        Raises:
            JournalError: `error-journal-rules` when the header is meant for another game or rules version,
                `error-seed-foreign` when the seed is not the one that the header commits to.
            SetupError: Seats or options do not fit the game; `error-text-unfit` for a name or a seed that no
                journal takes.
        """
        self._prepare(game, header, sink, journals.Writer())
        self._take_secret(secret)
        self.header = replace(header, options=self.setup.options)
        sink(self._writer.header(self.header))

    def _take_secret(self, secret: SecretSeed | None) -> None:
        if secret is not None and (self.header.sealed is None or not self.header.sealed.fits(secret)):
            raise JournalError("error-seed-foreign")
        self._secret: SecretSeed | None = secret

    def _prepare(
        self, game: Game[S, A, E, V], header: journals.Header, sink: LineWriter, writer: journals.Writer
    ) -> None:
        if header.game != game.id or header.rules != game.rules_version:
            raise JournalError(
                "error-journal-rules", game=header.game, version=header.rules, known=game.rules_version
            )
        self.game = game
        self.header = header
        self._revealed = False
        self._entries: list[journals.Entry] = []
        self._sink = sink
        self._writer = writer
        self.states: States[S] = States(game.initial(self.setup), self._play_again)
        self._events: list[tuple[E, ...]] = []
        self._revealing: list[bool] = []
        self._lines: list[int] = []
        self._carried: set[int] = set()
        self.notes = Notes()

    @classmethod
    def replay(
        cls,
        game: Game[S, A, E, V],
        journal: journals.Journal,
        sink: LineWriter = discard_line,
        told: Callable[[Actor, Step[S, E]], None] | None = None,
        secret: SecretSeed | None = None,
        watch: Watch = unwatched,
    ) -> Match[S, A, E, V]:
        """Rebuild a match from its journal, ready to go on; nothing is written again.

        Args:
            game: The rules.
            journal: What `read_journal` returned.
            sink: Where further lines go.
            told: Called for every action that is applied, in order, for those who retell the match.
            secret: The seed, where the journal commits to it and has not revealed it.
            watch: Is told how many lines behind the header are done.

        Raises:
            JournalError: `error-journal-rules` for another rules version, `error-journal-impossible` with the
                line number when a line breaks the rules, `error-seed-foreign` as for a new match.
            SetupError: The header does not fit the game.
        """
        match = cls.reopen(game, journal, sink, secret)
        for line, record in enumerate(watched(journal.records, watch), start=2):
            match.repeat(line, record, told)
        return match

    @classmethod
    def reopen(
        cls,
        game: Game[S, A, E, V],
        journal: journals.Journal,
        sink: LineWriter = discard_line,
        secret: SecretSeed | None = None,
    ) -> Match[S, A, E, V]:
        """Return a match before the first of its lines, for those who `repeat` them one by one.

        Raises:
            JournalError, SetupError: As `replay`, for the header.
        """
        match = cls.__new__(cls)
        match._prepare(game, journal.header, sink, journal.writer())  # noqa: SLF001 - the other constructor
        match._take_secret(secret)  # noqa: SLF001 - as above
        return match

    def repeat(
        self, line: int, record: journals.Record, told: Callable[[Actor, Step[S, E]], None] | None = None
    ) -> None:
        """Do what a line of the journal says; `line` is its number, from 1.

        Raises:
            JournalError: `error-journal-impossible` when it breaks the rules.
        """
        try:
            self._repeat(record, told)
        except GameError as error:
            raise JournalError("error-journal-impossible", line=line, cause=error) from error

    def _repeat(self, record: journals.Record, told: Callable[[Actor, Step[S, E]], None] | None) -> None:
        if isinstance(record, journals.Undo):
            self._cut(record.keep)
            return
        if isinstance(record, journals.Reveal):
            self._take_secret(SecretSeed(record.seed))
            self._revealed = True
            return
        if isinstance(record, journals.Correction):
            self._correct_again(record)
            return
        if isinstance(record, Note):
            self.notes = self.notes.noted(record, len(self.header.seats))
            return
        action = self.game.parse_action(record.text)
        if self.game.format_action(action) != record.text:
            raise JournalError("error-journal-notation", text=record.text)
        step = self.game.play(self.state, record.actor, action)
        line = self.moment
        if record.joined:
            if not self._entries or self._entries[-1].actor != record.actor:
                raise JournalError("error-journal-notation", text=record.text)
            line = self._lines[-1]
        self._push(record, action, step, line)
        if told is not None:
            told(record.actor, step)

    @property
    def streams(self) -> Streams:
        """The streams of the match's luck.

        Raises:
            JournalError: `error-seed-lost` where the seed is secret and was not given.
        """
        if self.header.sealed is None:
            return Streams(self.header.seed)
        if self._secret is None:
            raise JournalError("error-seed-lost")
        return self._secret.streams(self.header.sealed.words)

    @property
    def drawable(self) -> bool:
        """Whether the seed is known, so that the match can go on."""
        return self.header.sealed is None or self._secret is not None

    @property
    def chain(self) -> str:
        """The hash of the last line that was written, of 16 hexadecimal digits."""
        return self._writer.last_hash

    def reveal(self) -> None:
        """Write the seed as the last line, once: the match has ended or is given up.

        Where the seed was never secret, or is lost, there is nothing to reveal.

        Raises:
            Whatever the sink raises; then nothing was revealed and it may be tried again.
        """
        if self._secret is not None and not self._revealed:
            self._keep(journals.Reveal(self._secret.reveal()))
            self._revealed = True

    @property
    def entries(self) -> tuple[journals.Entry, ...]:
        """The actions that count, in order: taken-back ones are gone from here, not from the journal."""
        return tuple(self._entries)

    @property
    def moment(self) -> int:
        """The number of actions that count."""
        return len(self._entries)

    @property
    def setup(self) -> Setup:
        """The checked set-up of this match.

        Raises:
            SetupError: Seats or options of the header do not fit the game.
        """
        return self.game.setup(len(self.header.seats), dict(self.header.options))

    @property
    def state(self) -> S:
        """The full present state: for the engine, chance and the referee only."""
        return self.states.last

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act now."""
        return self.game.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> V:
        """All that the viewer may know now."""
        return self.game.view(self.state, viewer)

    def perspective(self, viewer: Viewer) -> Perspective[S, A, E, V]:
        """The game as the viewer knows it now."""
        return Perspective(self.game, self.view(viewer), viewer)

    def submit(self, actor: Actor, action: A, line: int | None = None) -> Step[S, E]:
        """Check an action, keep it in the journal, then make it part of the match.

        Args:
            actor: Who acts.
            action: What is done.
            line: The moment before the first of several actions that are taken back together, such as those
                of one typed line; None for an action of its own.

        Raises:
            NotYourTurn: The actor is not to act.
            IllegalAction: The rules refuse the action; nothing changed and nothing was written.

        Whatever the sink raises passes through: then the action did not happen and may be tried again.
        """
        self._check_open()
        step = self.game.play(self.state, actor, action)
        joined = line is not None and self._lines[-1:] == [line] and self._entries[-1].actor == actor
        entry = journals.Entry(actor, self.game.format_action(action), joined)
        self._keep(entry)
        self._push(entry, action, step, self.moment if line is None else line)
        return step

    def note(self, note: Note) -> None:
        """Write a note; nothing where that is known.

        Whatever the sink raises passes through: then it was not noted.
        """
        self._check_open()
        if self.notes.known(note):
            return
        notes = self.notes.noted(note, len(self.header.seats))
        self._keep(note)
        self.notes = notes

    def _check_open(self) -> None:
        """Raise JournalError where the seed is known to everybody: whoever acts now knows all that comes."""
        if self._revealed:
            raise JournalError("error-seed-revealed")

    def rehearse(self, actor: Actor, actions: Sequence[A]) -> None:
        """Check actions that are to be submitted one after another, on a copy.

        Raises:
            NotYourTurn: The actor is not to act, or no longer after one of them.
            IllegalAction: The rules refuse one of them.
        """
        state = self.state
        for action in actions:
            state = self.game.play(state, actor, action).state

    def _keep(self, record: journals.Record) -> None:
        """Write a line; the writer moves on only when it is safe, so that a failed line leaves no gap."""
        writer = copy(self._writer)
        self._sink(writer.record(record))
        self._writer = writer

    def _push(self, entry: journals.Entry, action: A, step: Step[S, E], line: int) -> None:
        """Make an action part of the match; `line` is the number of the first one submitted with it."""
        reveals = entry.actor == CHANCE or self.game.reveals(self.state, entry.actor, action)
        self._revealing.append(reveals)
        self._lines.append(line)
        self._entries.append(entry)
        self.states.append(step.state)
        self._events.append(step.events)

    def revision(self, at: int, action: A, redraw: Redraw) -> Revision[S, A, E]:
        """Return what the match would be if action number `at`, which people told, was another one.

        Raises:
            GameError: As `engine.correction.revise`; or `error-correct-chance` where there is no such action.
        """
        if not 0 <= at < self.moment:
            raise GameError("error-correct-chance")
        return revise(self.game, self.states.at(at), at, self._entries[at:], action, redraw)

    def correct(self, at: int, action: A, redraw: Redraw) -> Revision[S, A, E]:
        """Put right what people told; what followed counts as far as it still fits.

        Args:
            at: Number of the action, from 0.
            action: What it really was.
            redraw: Draws again what nobody told.

        Raises:
            GameError: As `revision`; nothing has changed.

        Whatever the sink raises passes through: then nothing was corrected and it may be tried again.
        """
        self._check_open()
        revision = self.revision(at, action, redraw)
        self._keep(revision.record)
        self._take_over(revision)
        return revision

    def _correct_again(self, record: journals.Correction) -> None:
        """Repeat a correction; what it says of what follows has to be what follows."""
        drawn = dict(record.redrawn)

        def redraw(_state: S, moment: int) -> A | None:
            return self.game.parse_action(drawn[moment]) if moment in drawn else None

        revision = self.revision(record.at, self.game.parse_action(record.text), redraw)
        if revision.record != record:
            raise JournalError("error-journal-notation", text=record.text)
        self._take_over(revision)

    def _take_over(self, revision: Revision[S, A, E]) -> None:
        at, drawn = revision.record.at, dict(revision.record.redrawn)
        lines = self._lines[at:]
        self._cut(at)
        for moment, (line, played) in enumerate(zip(lines, revision.played, strict=False), start=at):
            self._push(played.entry, played.action, played.step, line)
            if moment > at and moment not in drawn:
                self._carried.add(moment)

    def carried(self, moment: int) -> bool:
        """Tell whether an action was done before another one that it followed was corrected."""
        return moment in self._carried

    def undo_point(self, seat: int) -> int:
        """Return how many actions would be kept if `seat` took its last action back.

        Actions that were submitted together go together. In training everything since the seat's last action
        goes, replies of computer players included; otherwise only an action after which nobody else has acted
        and nothing new was seen. What another person has done since is never taken back by this seat.

        Raises:
            UndoError: `error-undo-nothing`, `error-undo-seen`, or `error-undo-other` with the name of who
                acted last.
        """
        backwards = range(self.moment - 1, -1, -1)
        own = next((number for number in backwards if self._entries[number].actor == seat), None)
        if own is None:
            raise UndoError("error-undo-nothing")
        point = self._lines[own]
        others = self._others_since(seat, point)
        self._spare(actor for actor in others if self.header.seats[actor].player == journals.PERSON)
        if not self.header.training:
            if any(self._revealing[point:]):
                raise UndoError("error-undo-seen")
            # A computer player may have chosen since, and nobody have seen it: then that is the reason.
            self._spare(others)
        return point

    def _others_since(self, seat: int, point: int) -> list[int]:
        """Return which other seats have acted since a moment, the last one first."""
        actors = [entry.actor for entry in reversed(self._entries[point:])]
        return [actor for actor in actors if is_seat(actor) and actor != seat]

    def _spare(self, others: Iterable[int]) -> None:
        """Refuse to go back behind what others did, the last of them first."""
        for other in others:
            raise UndoError("error-undo-other", name=self.header.seats[other].name)

    def line_of(self, number: int) -> int:
        """Return the number of the first action that was submitted together with action `number`."""
        return self._lines[number]

    def undo(self, seat: int) -> int:
        """Take back the seat's last action, or those submitted together; return how many actions went.

        Raises:
            UndoError: See `undo_point`.
        """
        self._check_open()
        keep = self.undo_point(seat)
        gone = self.moment - keep
        self._keep(journals.Undo(keep))
        self._cut(keep)
        return gone

    def _cut(self, keep: int) -> None:
        if keep >= self.moment:
            raise UndoError("error-undo-nothing")
        self.states.cut(keep)
        del self._entries[keep:]
        del self._events[keep:]
        del self._revealing[keep:]
        del self._lines[keep:]
        self._carried = {moment for moment in self._carried if moment < keep}

    def state_at(self, moment: int) -> S:
        """Return the state after the first `moment` actions, for walking through a match."""
        return self.states.at(moment)

    def _play_again(self, moment: int, state: S) -> S:
        return self.game.play(state, self._entries[moment].actor, self.action_at(moment)).state

    def perspective_at(self, moment: int, viewer: Viewer) -> Perspective[S, A, E, V]:
        """Return the game as the viewer knew it after the first `moment` actions."""
        return Perspective(self.game, self.game.view(self.state_at(moment), viewer), viewer)

    def action_at(self, moment: int) -> A:
        """Return what was done as action number `moment`, from 0."""
        return self.game.parse_action(self._entries[moment].text)

    def events(self, viewer: Viewer, start: int = 0, end: int | None = None) -> tuple[E, ...]:
        """Return what a viewer noticed of some actions, each event as they know it.

        Args:
            viewer: Who.
            start: Number of the first action, from 0.
            end: Number behind the last one; None for all that follow.
        """
        return redacted(self.game, viewer, (event for step in self._events[start:end] for event in step))

    def noticed(self, viewer: Viewer, start: int) -> tuple[tuple[E, ...], ...]:
        """Return what a viewer noticed of each action from number `start` on."""
        return tuple(redacted(self.game, viewer, step) for step in self._events[start:])

    def private_events(self, seat: int, public: Viewer, start: int, end: int | None = None) -> tuple[E, ...]:
        """Return what a seat noticed between two moments and the public did not, or not so."""
        redact = self.game.redact
        events = (event for step in self._events[start:end] for event in step)
        pairs = ((redact(event, seat), redact(event, public)) for event in events)
        return tuple(own for own, common in pairs if own is not None and own != common)


def redacted(game: Game[Any, Any, E, Any], viewer: Viewer, events: Iterable[E]) -> tuple[E, ...]:
    """Return events as a viewer knows them; what is hidden from them is not there."""
    seen = (game.redact(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
