"""A seat at a match that is kept here: while people play, the true state goes no higher than this."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from accessgames.engine.driver import ChancePolicy, MatchDriver, ScriptedDriver, SeededChance, WoundClock
from accessgames.engine.errors import GameError
from accessgames.engine.game import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Actor,
    Game,
    Outcome,
    Setup,
    Viewer,
    check_turn,
    is_seat,
)
from accessgames.engine.hindsight import FinishedMatch, Hindsight
from accessgames.engine.journal import PERSON, Header, Journal, PublicHeader, Record
from accessgames.engine.match import LineWriter, Match, Watch, discard_line, unwatched, watched
from accessgames.engine.notes import StandIn
from accessgames.engine.perspective import Perspective
from accessgames.engine.proof import ToldByPeople, draw_follows
from accessgames.engine.seat import Consequences, TakenBack

if TYPE_CHECKING:
    from accessgames.engine.correction import Revision
    from accessgames.engine.errors import Refusal
    from accessgames.engine.journal import Entry
    from accessgames.engine.luck import SecretSeed
    from accessgames.engine.notes import Note, Notes
    from accessgames.engine.policy import Policy, Reason

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

Explainer: TypeAlias = Callable[[str, Hindsight[Any, Any, Any, Any], int], tuple["Reason", ...]]
"""Returns why a computer player, such as `bot:3`, did something, as far as a viewer may know."""


def no_reasons(player: str, deed: Hindsight[Any, Any, Any, Any], viewer: Viewer) -> tuple[Reason, ...]:
    """Give no reasons: nobody is asked."""
    del player, deed, viewer
    return ()


def scripted_chance(known: Perspective[Any, Any, Any, Any]) -> bool:
    """Tell that chance does not follow a seed: nobody was seated who draws from one."""
    del known
    return True


class LocalSeat(Generic[S, A, E, V]):
    """One or several seats of a match that is kept here; `engine.seat.Seat` says what each method does.

    What is asked about an action is answered from the true state, what is looked at from a view.

    Attributes:
        game: The rules.
        header: What the match is.
        setup: The checked set-up.
        own: Seats that may be acted for here.
    """

    def __init__(self, driver: MatchDriver, own: frozenset[int]) -> None:
        """Sit down; `begin` and `resume` are what others use."""
        self._driver = driver
        self._match: Match[S, A, E, V] = driver.match
        self._explain: Explainer = no_reasons
        self._told: ToldByPeople = scripted_chance
        self.own = own
        self.game: Game[S, A, E, V] = self._match.game
        self.header = PublicHeader.of(self._match.header)
        self.setup: Setup = self._match.setup

    @classmethod
    def begin(
        cls,
        game: Game[S, A, E, V],
        header: Header,
        sink: LineWriter = discard_line,
        secret: SecretSeed | None = None,
    ) -> LocalSeat[S, A, E, V]:
        """Begin a match; nobody acts by themselves before `occupy`.

        Raises:
            GameError: As `Match`.
        """
        return cls.at(Match(game, header, sink, secret))

    @classmethod
    def resume(
        cls,
        game: Game[S, A, E, V],
        journal: Journal,
        sink: LineWriter = discard_line,
        secret: SecretSeed | None = None,
        watch: Watch = unwatched,
    ) -> LocalSeat[S, A, E, V]:
        """Go on with a match from its journal; nobody acts by themselves before `occupy`.

        `watch` is told how many lines are done.

        Raises:
            GameError: As `Match.replay`.
        """
        return cls.at(Match.replay(game, journal, sink, secret=secret, watch=watch))

    @classmethod
    def scripted(cls, game: Game[S, A, E, V], header: Header) -> tuple[LocalSeat[S, A, E, V], ScriptedDriver]:
        """Begin a match that is kept nowhere, and return what moves it on: a script for everybody else."""
        match: Match[S, A, E, V] = Match(game, header)
        driver = ScriptedDriver(match)
        return cls(driver, cls._people(match)), driver

    @classmethod
    def at(cls, match: Match[S, A, E, V]) -> LocalSeat[S, A, E, V]:
        """Sit down at a match as it stands."""
        return cls(MatchDriver(match, {}, {}), cls._people(match))

    @classmethod
    def reopen(
        cls, game: Game[S, A, E, V], journal: Journal, secret: SecretSeed | None = None
    ) -> LocalSeat[S, A, E, V]:
        """Sit down at a match that has begun as a journal says, and goes on by lines that are given to it."""
        return cls.at(Match.reopen(game, journal, secret=secret))

    def repeat(self, number: int, record: Record) -> None:
        """Play the next line of a journal; raises `JournalError` as `Match.repeat`."""
        self._driver.match.repeat(number, record)

    @staticmethod
    def _people(match: Match[S, A, E, V]) -> frozenset[int]:
        return frozenset(seat for seat, spec in enumerate(match.header.seats) if spec.player == PERSON)

    def for_everybody(self) -> LocalSeat[S, A, E, V]:
        """Return every seat of the same match, for those who look into a position and play nothing."""
        return LocalSeat(self._driver, frozenset(range(len(self.header.seats))))

    def occupy(
        self,
        bots: Mapping[int, Policy],
        taken: Callable[[], int],
        chance_told: ToldByPeople,
        thinking: Callable[[], AbstractContextManager[None]] = nullcontext,
        explain: Explainer = no_reasons,
    ) -> None:
        """Seat computer players, chance and the clock.

        Args:
            bots: Policies by seat.
            taken: Returns the milliseconds that the clock was not told of yet; they are told now.
            chance_told: Whether what chance owes in a position is told by people.
            thinking: Entered while somebody chooses: whoever waits may break in there by an exception.
            explain: Returns the reasons of a computer player.

        Raises:
            JournalError: `error-seed-lost` where the match goes on and its seed is not known.
        """
        self._explain, self._told = explain, chance_told
        if not (self._match.drawable or self._match.actors):
            return  # what is over is only looked at, and nothing is drawn any more
        streams = self._match.streams
        others: dict[Actor, ChancePolicy] = {CLOCK: WoundClock(taken, streams), CHANCE: SeededChance(streams)}

        def told_now() -> bool:
            return chance_told(self._match.perspective(SPECTATOR))

        self._driver = MatchDriver(self._match, bots, others, told_now, thinking)

    def for_seats(self, own: frozenset[int]) -> LocalSeat[S, A, E, V]:
        """Return some seats of the same match, for somebody who is to know no more than they do."""
        seat: LocalSeat[S, A, E, V] = LocalSeat(self._driver, own)
        seat._explain, seat._told = self._explain, self._told
        return seat

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The actions that count, for whoever keeps the match; nobody at the table may look at them."""
        return self._match.entries

    @property
    def far(self) -> bool:
        """The match is here."""
        return False

    @property
    def behind(self) -> bool:
        """Nothing comes from far away."""
        return False

    def catch_up(self) -> None:
        """Take in nothing: the match is here."""

    @property
    def notes(self) -> Notes:
        """What the journal says beside the actions."""
        return self._match.notes

    def note(self, note: Note) -> None:
        """Write a line that is no action."""
        self._match.note(note)

    def stand_in(self, seat: int, level: int, policy: Policy | None) -> None:
        """Let a computer player act on a person's seat from now on, or the person again (0 and None)."""
        self._match.note(StandIn(seat, level))
        self._driver.seat(seat, policy)

    def reveal(self) -> None:
        """Let the journal end with the seed, since the match has ended or is given up."""
        self._match.reveal()

    @property
    def chain(self) -> str:
        """The hash of the journal's last line."""
        return self._match.chain

    @property
    def moment(self) -> int:
        """The number of actions that count."""
        return self._match.moment

    @property
    def acted(self) -> tuple[Actor, ...]:
        """Who did each of those actions."""
        return tuple(entry.actor for entry in self._match.entries)

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act now."""
        return self._match.actors

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self._match.outcome

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer != SPECTATOR and viewer not in self.own and self._match.actors:
            raise PermissionError(viewer)

    def perspective(self, viewer: Viewer, moment: int | None = None) -> Perspective[S, A, E, V]:
        """Return the game as the viewer knows it now, or knew it at a moment."""
        self._check_viewer(viewer)
        return self._match.perspective_at(self.moment if moment is None else moment, viewer)

    def events(self, viewer: Viewer, start: int = 0, end: int | None = None) -> tuple[E, ...]:
        """Return what the viewer noticed between two moments, each event as they know it."""
        self._check_viewer(viewer)
        return self._match.events(viewer, start, end)

    def private_events(self, seat: int, public: Viewer, start: int, end: int | None = None) -> tuple[E, ...]:
        """Return what a seat noticed between two moments and the public did not, or not so."""
        self._check_viewer(seat)
        return self._match.private_events(seat, public, start, end)

    def refusal(self, actor: Actor, action: A) -> Refusal | None:
        """Return the rule that an action of somebody who is to act breaks, or None when it is legal."""
        check_turn(actor, self.actors)
        return self.game.refusal(self._match.state, actor, action)

    def thin(self) -> None:
        """Keep few of the earlier positions in memory; looking back at another takes longer."""
        self._match.states.thin()

    def rehearse(self, actor: Actor, actions: Sequence[A]) -> None:
        """Check actions that are to follow each other."""
        self._match.rehearse(actor, actions)

    def submit(self, actor: Actor, actions: Sequence[A]) -> None:
        """Do one action, or several of one line: all are checked before the first is done."""
        line = self._match.moment
        if len(actions) > 1:  # one alone is checked as it is done
            self._match.rehearse(actor, actions)
        for action in actions:
            self._match.submit(actor, action, line)

    def check_take_back(self, seat: int) -> None:
        """Refuse what `take_back` would, and change nothing."""
        self._match.undo_point(seat)

    def take_back(self, seat: int) -> TakenBack:
        """Take back the seat's last line."""
        match = self._match
        kept = match.undo_point(seat)
        undone = match.entries[kept:]
        lines = {match.line_of(kept + number) for number, entry in enumerate(undone) if is_seat(entry.actor)}
        passed = tuple(self.game.parse_action(entry.text) for entry in undone if entry.actor == CLOCK)
        match.undo(seat)
        return TakenBack(kept, len(lines), passed)

    def corrigible(self) -> dict[int, A]:
        """Return what people told of chance or declared, by the numbers of the actions, ascending."""
        match = self._match
        return {
            moment: match.action_at(moment)
            for moment, entry in enumerate(match.entries)
            if self._is_told(moment, entry.actor)
        }

    def _is_told(self, moment: int, actor: Actor) -> bool:
        """Tell whether people said what an action was that they saw on the table."""
        if actor != CHANCE:
            return self.game.declares(self._match.state_at(moment), actor)
        return self._told(self._match.perspective_at(moment, SPECTATOR))

    def check_correction(self, at: int, action: A) -> Consequences:
        """Return what `correct` would, and change nothing."""
        return self._consequences(self._match.revision(at, action, self._redraw))

    def correct(self, at: int, action: A) -> Consequences:
        """Put right what people told."""
        told = self.check_correction(at, action)
        if at not in self.corrigible():
            raise GameError("error-correct-chance")
        self._match.correct(at, action, self._redraw)
        return told

    def _redraw(self, state: S, moment: int) -> A | None:
        """Return what chance would draw, unless people tell it."""
        known = Perspective(self.game, self.game.view(state, SPECTATOR), SPECTATOR)
        if self._told(known) or not self._match.drawable:
            return None
        drawn: A = SeededChance(self._match.streams).choose(self.game, state, moment)
        return drawn

    def _consequences(self, revision: Revision[S, A, E]) -> Consequences:
        record = revision.record
        gone = self._match.entries[record.kept :]
        passed = tuple(self.game.parse_action(entry.text) for entry in gone if entry.actor == CLOCK)
        return Consequences(record.at, record.kept, revision.lost, passed)

    @property
    def timed(self) -> bool:
        """Whether time passes while some seat is awaited."""
        actors = self._match.actors
        return CLOCK in actors and any(map(is_seat, actors))

    def note_out(self, milliseconds: int) -> None:
        """Take no notice: whoever measures the time sits here."""
        del milliseconds

    def _tick(self, milliseconds: int, *, news_only: bool) -> A | None:
        """Return what the clock does after so much time; None where that is nothing, or no news."""
        state = self._match.state
        action = self.game.tick(state, milliseconds) if milliseconds else None
        silent = news_only and action is not None and not self.game.play(state, CLOCK, action).events
        return None if silent else action

    def time_tells(self, milliseconds: int) -> bool:
        """Tell whether so much time would bring something to be told."""
        return self._tick(milliseconds, news_only=True) is not None

    def pass_time(self, milliseconds: int, *, news_only: bool) -> int | None:
        """Let time pass that nobody has told the clock of yet."""
        action = self._tick(milliseconds, news_only=news_only)
        return None if action is None else len(self._match.submit(CLOCK, action).events)

    def repeat_time(self, action: A) -> int | None:
        """Let an action of the clock that was taken back happen once more."""
        match = self._match
        if CLOCK not in match.actors or self.game.refusal(match.state, CLOCK, action) is not None:
            return None
        return len(match.submit(CLOCK, action).events)

    def next_automatic(self) -> Actor | None:
        """Return who would act by themselves now, or None when a person or nobody is awaited."""
        return self._driver.next_automatic()

    def advance(self) -> Actor | None:
        """Let one of those act; return who it was."""
        moved = self._driver.advance()
        return None if moved is None else moved[0]

    def choices(self, actor: Actor) -> Collection[A]:
        """Return what somebody may do now; only for who sits on every seat."""
        return self.game.legal_actions(self._match.state, actor)

    def _hindsight(self, moment: int) -> Hindsight[S, A, E, V]:
        """Return what was done at a moment, with all that was done since."""
        (doer, done), *later = (
            (entry.actor, self.game.parse_action(entry.text)) for entry in self._match.entries[moment:]
        )
        return Hindsight(self.game, self._match.state_at(moment), doer, done, tuple(later))

    def reasons(self, moment: int, viewer: Viewer) -> tuple[Reason, ...]:
        """Return why a computer player did what it did then, as far as the viewer may know."""
        deed = self._hindsight(moment)
        if not is_seat(deed.seat):  # chance has none
            return ()
        return self._explain(self.header.seats[deed.seat].player, deed, viewer)

    def certain_action(self, moment: int, viewer: Viewer) -> tuple[Perspective[S, A, E, V], A] | None:
        """Return what was done then, with how the viewer knew the game, where the viewer can know it."""
        deed = self._hindsight(moment)
        # Of chance it is not told: how many cards it could have drawn depends on hidden ones. Nor is how the
        # doer knew the game: that has their hand.
        told = is_seat(deed.seat) and deed.certain(viewer)
        return (self.perspective(viewer, moment), deed.action) if told else None

    def verify(self, watch: Watch = unwatched) -> bool:
        """Play the journal through once more; tell whether draws, position and result are the same.

        `watch` is told how many actions are done.
        """
        match = self._match
        again: Match[S, A, E, V] = Match(self.game, match.header)
        for entry in watched(match.entries, watch):
            again.submit(entry.actor, self.game.parse_action(entry.text))
        same = again.state == match.state and again.outcome == match.outcome
        return same and self._draws_follow()

    def _draws_follow(self) -> bool:
        """Tell whether all that was drawn, and not told by people, follows from the seed."""
        match = self._match
        drawn = [
            moment
            for moment, entry in enumerate(match.entries)
            if entry.actor == CHANCE
            # What is carried over a correction was drawn in another position; its own line proves it.
            and not match.carried(moment)
            and not self._told(match.perspective_at(moment, SPECTATOR))
        ]
        if not drawn or not match.drawable:
            return True
        chance = SeededChance(match.streams)
        return all(draw_follows(chance, match, moment, match.entries[moment].text) for moment in drawn)

    def finished(self) -> FinishedMatch[S, A, E, V]:
        """Return the match with all that was hidden; raises GameError before its end."""
        return FinishedMatch.of(self._match)
