"""A match as it was at each of its moments: desks, events and scores of then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import is_bot
from accessgames.bots.fortunes import Fortunes
from accessgames.bots.reviewing import Move, Review
from accessgames.engine import SPECTATOR, Perspective
from accessgames.games import Desk, Measure
from accessgames.language import say
from accessgames.shell.analysis.facts import Facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Match, Viewer
    from accessgames.games import Room
    from accessgames.language import Message, Person, Vocabulary

USUAL = Measure()
"""What losses are told in where a room says nothing else: points."""

LEAST: Final = 0.5
"""A smaller loss is none: it would be told as nothing."""


@dataclass(frozen=True, slots=True)
class Past:
    """A match that somebody looks back at.

    Attributes:
        room: The game.
        review: What its adviser thinks of each decision.
        fortunes: What luck changed.
        facts: What follows from the rules about what was done.
        viewer: Who looks back: a seat, or a spectator.
        people: Returns everybody by seat, as they are told to a viewer.
        bots: Seats of computer players.
        words: The vocabulary in use.
    """

    room: Room
    review: Review
    fortunes: Fortunes
    facts: Facts
    viewer: Viewer
    people: Callable[[Viewer], tuple[Person, ...]]
    bots: frozenset[int]
    words: Vocabulary

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The match."""
        return self.review.match

    @property
    def measure(self) -> Measure:
        """What losses are told in."""
        return self.room.measure or USUAL

    @property
    def last(self) -> int:
        """Number of the last move."""
        return len(self.review.moves) - 1

    def turning(self, number: int) -> bool:
        """Tell whether the match turned in a move: by a decision, by a fact about a deed, or by luck."""
        sources = (self.review, self.facts, self.fortunes)
        return any(source.turning(number) for source in sources)

    def known(self, number: int) -> bool:
        """Tell whether all of that is known already, so that asking takes no time."""
        sources = (self.review, self.facts, self.fortunes)
        return all(source.known(number) for source in sources)

    def desk(self, moment: int, viewer: Viewer | None = None) -> Desk:
        """Return the desk of somebody after the first `moment` actions, spoken to as the viewer is."""
        seen_by = self.viewer if viewer is None else viewer
        game = self.room.game
        known = Perspective(game, game.view(self.match.state_at(moment), seen_by), seen_by)
        return Desk(known, self.people(self.viewer), self.bots, self.words)

    def told(self, move: Move) -> tuple[Message, ...]:
        """Tell what happened in a move, as the viewer was told it."""
        return self.told_between(move.start, move.end)

    def told_between(self, start: int, end: int) -> tuple[Message, ...]:
        """Tell what happened from one moment to another, as the viewer was told it."""
        events = [event for moment in range(start, end) for event in self._seen(moment, self.viewer)]
        return tuple(self.room.narration.tell(events, self.desk(end)))

    def _seen(self, moment: int, viewer: Viewer) -> list[Any]:
        """Return what a viewer noticed of one action."""
        game, entry = self.room.game, self.match.entries[moment]
        step = game.apply(self.match.state_at(moment), entry.actor, game.parse_action(entry.text))
        seen = (game.redact(event, viewer) for event in step.events)
        return [event for event in seen if event is not None]

    def open(self, move: Move) -> bool:
        """Tell whether the viewer noticed all of a move that its mover noticed."""
        if move.seat is None:
            return True
        return self._seen(move.start, self.viewer) == self._seen(move.start, move.seat)

    def label(self, move: Move, action: Any) -> Message:  # noqa: ANN401 - by game
        """Tell a possible action with what it brings, as whoever moved could know it."""
        return self.room.narration.action(action, self.desk(move.start, move.seat))

    def opening(self) -> tuple[Message, ...]:
        """Say what is looked back at, and with whose eyes it is judged."""
        return say("analysis-begins", "system", count=self.last), say("analysis-view", "system")

    def score(self, moment: int) -> Sequence[Message]:
        """Tell how it stood after the first `moment` actions; nothing where the game has no such answer."""
        answer = self.room.commands.answers.get("score")
        return () if answer is None else answer(self.desk(moment), ())


def look_back(
    room: Room,
    match: Match[Any, Any, Any, Any],
    people: Callable[[Viewer], tuple[Person, ...]],
    words: Vocabulary,
    viewer: Viewer = SPECTATOR,
) -> Past:
    """Look back at a match, without judging anything yet.

    Args:
        room: The game.
        match: A finished match.
        people: As in `Past`.
        words: As in `Past`.
        viewer: As in `Past`.
    """
    measure = room.measure or USUAL
    review = Review(room.bots, match, measure.clear, measure.judged, measure.judge)
    fortunes = Fortunes(match, review.moves, measure.chances, measure.luck)
    facts = Facts(match, review.moves, measure.remarks)
    bots = frozenset(seat for seat, spec in enumerate(match.header.seats) if is_bot(spec.player))
    return Past(room, review, fortunes, facts, viewer, people, bots, words)
