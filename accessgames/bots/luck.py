"""What chance changed in a match: chances to win after it, and on average over what could have come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, Stream

if TYPE_CHECKING:
    from accessgames.bots.review import MoveSpan
    from accessgames.engine.hindsight import FinishedMatch

FIRST_SAMPLES: Final = 32
"""Other courses of chance that are looked at; always the same ones at the same place."""

CLOSE_SWING: Final = 0.1
"""A change that seems as great as this is looked at more closely, as its size will be told."""

FURTHER_SAMPLES: Final = 96
"""Further courses that are looked at then."""

WinChances: TypeAlias = Callable[[Any, Any], Sequence[float] | None]
"""From the rules and a state to each seat's chance to win; None where that can't be told."""


@dataclass(frozen=True, slots=True)
class Swing:
    """What chance changed at one place.

    Attributes:
        move: The move that it belongs to.
        start: Number of the first action of chance, from 0.
        end: Number behind the last one.
        before: Each seat's chance to win, on average over what chance could bring there.
        after: Each seat's chance to win with what it brought.
    """

    move: MoveSpan
    start: int
    end: int
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def seat(self) -> int:
        """Whose chance it changed most; of two alike the one who gained."""
        return max(range(len(self.after)), key=lambda seat: (round(self._size(seat), 6), self._gain(seat)))

    @property
    def size(self) -> float:
        """By how much, without a sign."""
        return self._size(self.seat)

    def _gain(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]

    def _size(self, seat: int) -> float:
        return abs(self._gain(seat))


class LuckReview:
    """The luck of a match, each move weighed when it is first asked about."""

    def __init__(
        self,
        match: FinishedMatch[Any, Any, Any, Any],
        moves: Sequence[MoveSpan],
        chances: WinChances | None,
        clear: float,
    ) -> None:
        """Look at a match as it stands.

        Args:
            match: The match; it must not change meanwhile.
            moves: Its moves.
            chances: Tells the chances to win; None in a game without such an estimate.
            clear: A change of a chance from which luck has turned the match.
        """
        self._match = match
        self._moves = tuple(moves)
        self._chances = chances
        self._clear = clear
        self._swings: dict[int, Swing | None] = {}

    def known(self, number: int) -> bool:
        """Tell whether a move was weighed already, so that asking takes no time."""
        return self._chances is None or number in self._swings

    def swing(self, number: int) -> Swing | None:
        """Return what chance changed most in a move; None where it did nothing, or nothing can be told."""
        if number not in self._swings:
            self._swings[number] = self._look(self._moves[number])
        return self._swings[number]

    def turning(self, number: int) -> bool:
        """Tell whether luck turned the match in a move."""
        swing = self.swing(number)
        return swing is not None and swing.size >= self._clear

    def _look(self, move: MoveSpan) -> Swing | None:
        if self._chances is None:
            return None
        lucky = [
            list(places)
            for chance, places in groupby(
                range(move.start, move.end), lambda place: self._match.acted[place] == CHANCE
            )
            if chance
        ]
        swings = (self._weigh(move, places[0], places[-1] + 1) for places in lucky)
        return max(filter(None, swings), key=lambda swing: swing.size, default=None)

    def _weigh(self, move: MoveSpan, start: int, end: int) -> Swing | None:
        """Compare what chance brought with what it could have brought; None where one can't be told."""
        after = self._told(self._match.position(end))
        if after is None:
            return None
        stream = Stream("analysis", f"luck/{start}")
        others = self._others(start, stream, FIRST_SAMPLES)
        if others is None:
            return None
        rough = Swing(move, start, end, _mean(others), after)
        more = self._others(start, stream, FURTHER_SAMPLES) if rough.size >= CLOSE_SWING else None
        return rough if more is None else Swing(move, start, end, _mean([*others, *more]), after)

    def _others(self, start: int, stream: Stream, count: int) -> list[tuple[float, ...]] | None:
        """Return the chances after so many other courses of chance; None where some can't be told."""
        others = [self._told(self._match.redrawn(start, stream)) for _ in range(count)]
        told = [other for other in others if other is not None]
        return told if len(told) == count else None

    def _told(self, state: Any) -> tuple[float, ...] | None:  # noqa: ANN401 - by game
        """Return the chances in a state; the result is certain where the match is over."""
        outcome = self._match.game.outcome(state)
        if outcome is not None:
            winners = outcome.winners()
            return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))
        chances = self._chances and self._chances(self._match.game, state)
        return None if chances is None else tuple(chances)


def _mean(chances: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """Return the mean chance of each seat."""
    return tuple(sum(column) / len(chances) for column in zip(*chances, strict=True))
