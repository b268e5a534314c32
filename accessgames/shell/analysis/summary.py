"""A whole match in a few numbers: decisions, turning points, losses by player, and the best move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.shell.analysis.telling import LEAST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.bots.reviewing import Verdict
    from accessgames.shell.analysis.past import Past


@dataclass(frozen=True, slots=True)
class Share:
    """What one player decided.

    Attributes:
        seat: Who.
        decisions: Decisions with a choice that could be judged.
        turning: Turning points among them.
        loss: What was lost by all of them together, in the unit of the game, without the great losses.
        great: Losses that decide a match; they have no number worth adding.
    """

    seat: int
    decisions: int
    turning: int
    loss: float
    great: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What a match was like.

    Attributes:
        shares: By seat.
        turning: The turning points, in order.
        best: The decision that was better than anything else by most; None where none was. Where everything
            else would have decided the match for the worse it was no achievement.
    """

    shares: tuple[Share, ...]
    turning: tuple[Verdict, ...]
    best: Verdict | None

    @property
    def decisions(self) -> int:
        """Decisions of everybody."""
        return sum(share.decisions for share in self.shares)


def summarise(past: Past) -> Summary:
    """Judge every decision of a match; takes up to some seconds for a long one."""
    verdicts = [
        verdict for move in past.review.moves if (verdict := past.review.verdict(move.number)) is not None
    ]
    seats = range(len(past.match.header.seats))
    shares = tuple(_share(past, seat, [one for one in verdicts if one.move.seat == seat]) for seat in seats)
    turning = tuple(one for one in verdicts if past.review.turning(one.move.number))
    fine = [one for one in verdicts if LEAST <= one.gain < past.measure.decisive]
    return Summary(shares, turning, max(fine, key=lambda one: one.gain, default=None))


def _share(past: Past, seat: int, verdicts: Iterable[Verdict]) -> Share:
    own = list(verdicts)
    turning = sum(past.review.turning(one.move.number) for one in own)
    counted = [one.loss for one in own if one.loss < past.measure.decisive]
    return Share(seat, len(own), turning, sum(counted), len(own) - len(counted))
