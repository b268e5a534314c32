"""A match as it was at each of its moments: what was known, told and scored, with the facts of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import luck, policies
from accessgames.bots.review import DecisionReview, MoveSpan
from accessgames.dataclasses import dataclass
from accessgames.engine import SPECTATOR, Viewer
from accessgames.games import Listener, PlayedMove, Remark, RemarkFinder, ReviewMeasure, Room
from accessgames.language import Message, Person, Vocabulary, say

if TYPE_CHECKING:
    from accessgames.engine.hindsight import FinishedMatch


class RuleFacts:
    """The remarks on a match."""

    def __init__(
        self,
        match: FinishedMatch[Any, Any, Any, Any],
        moves: Sequence[MoveSpan],
        remarking: RemarkFinder | None,
    ) -> None:
        """Look at a match as it stands; it must not change meanwhile.

        Args:
            match: The match.
            moves: Its moves.
            remarking: Finds the facts; None in a game that offers none.
        """
        self._match = match
        self._moves = tuple(moves)
        self._remarking = remarking
        self._remarks: dict[int, tuple[Remark, ...]] = {}

    def remarks(self, number: int) -> tuple[Remark, ...]:
        """Return what is to be said about a move."""
        if number not in self._remarks:
            self._remarks[number] = self._look(self._moves[number])
        return self._remarks[number]

    def turning(self, number: int) -> bool:
        """Tell whether the match turned there."""
        return any(remark.turning for remark in self.remarks(number))

    def _look(self, move: MoveSpan) -> tuple[Remark, ...]:
        if self._remarking is None or move.seat is None:
            return ()
        match = self._match
        before, after = match.position(move.start), match.position(move.end)
        played = PlayedMove(match.game, move.seat, match.action(move.start), before, after)
        return tuple(self._remarking(played))


USUAL_MEASURE = ReviewMeasure()
"""What losses are told in where a room says nothing else: points."""

LEAST_LOSS: Final = 0.5
"""A smaller loss is none: it would be told as nothing."""


@dataclass(frozen=True, slots=True)
class PastMatch:
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
    review: DecisionReview
    fortunes: luck.LuckReview
    facts: RuleFacts
    viewer: Viewer
    people: Callable[[Viewer], tuple[Person, ...]]
    bots: frozenset[int]
    words: Vocabulary

    @property
    def match(self) -> FinishedMatch[Any, Any, Any, Any]:
        """The match."""
        return self.review.match

    @property
    def measure(self) -> ReviewMeasure:
        """What losses are told in."""
        return self.room.measure or USUAL_MEASURE

    @property
    def last(self) -> int:
        """Number of the last move."""
        return len(self.review.moves) - 1

    def turning(self, number: int) -> bool:
        """Tell whether the match turned in a move: by a decision, by a fact about it, or by luck."""
        sources = (self.review, self.facts, self.fortunes)
        return any(source.turning(number) for source in sources)

    def look(self, number: int) -> None:
        """Look at a move in every way, so that asking about it takes no time afterwards."""
        self.review.verdict(number)
        self.facts.remarks(number)
        self.fortunes.swing(number)

    def listener(self, moment: int, viewer: Viewer | None = None) -> Listener:
        """Return somebody who listens after the first `moment` actions, spoken to as the viewer is."""
        known = self.match.perspective(moment, self.viewer if viewer is None else viewer)
        people, sides = self.people(self.viewer), self.match.notes.sides
        return Listener(known, people, self.bots, self.words, sides)

    def told(self, move: MoveSpan) -> tuple[Message, ...]:
        """Tell what happened in a move, as the viewer was told it."""
        return self.told_between(move.start, move.end)

    def told_between(self, start: int, end: int) -> tuple[Message, ...]:
        """Tell what happened from one moment to another, as the viewer was told it."""
        events = self.match.events(self.viewer, start, end)
        return tuple(self.room.narration.tell(events, self.listener(end)))

    def open(self, move: MoveSpan) -> bool:
        """Tell whether the viewer noticed all of a move that its mover noticed."""
        if move.seat is None:
            return True
        seen, done = (self.match.events(who, move.start, move.start + 1) for who in (self.viewer, move.seat))
        return seen == done

    def label(self, move: MoveSpan, action: object) -> Message:
        """Tell a possible action with what it brings, as whoever moved could know it."""
        return self.room.narration.action(action, self.listener(move.start, move.seat))

    def opening(self) -> tuple[Message, ...]:
        """Say what is looked back at, and with whose eyes it is judged."""
        return say("analysis-begins", "system", count=self.last), say("analysis-view", "system")

    def score(self, moment: int) -> Sequence[Message]:
        """Tell how it stood after the first `moment` actions; nothing where the game has no such answer."""
        answer = self.room.commands.answers.get("score")
        return () if answer is None else answer(self.listener(moment), ())


def past_match(
    room: Room,
    match: FinishedMatch[Any, Any, Any, Any],
    people: Callable[[Viewer], tuple[Person, ...]],
    words: Vocabulary,
    viewer: Viewer = SPECTATOR,
) -> PastMatch:
    """Look back at a match, without judging anything yet.

    Args:
        room: The game.
        match: A finished match.
        people: As in `PastMatch`.
        words: As in `PastMatch`.
        viewer: As in `PastMatch`.
    """
    measure = room.measure or USUAL_MEASURE
    review = DecisionReview(room.bots, match, measure.clear, measure.judged, measure.judge)
    fortunes = luck.LuckReview(match, review.moves, measure.chances, measure.luck)
    facts = RuleFacts(match, review.moves, measure.remarks)
    bots = frozenset(seat for seat, spec in enumerate(match.header.seats) if policies.is_bot(spec.player))
    return PastMatch(room, review, fortunes, facts, viewer, people, bots, words)
