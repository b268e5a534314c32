"""A whole match in a few numbers: decisions, turning points, losses by player, luck, and the best move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from accessgames.shell.analysis.past import LEAST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.bots.fortunes import Swing
    from accessgames.bots.reviewing import Move, Verdict
    from accessgames.games import Remark
    from accessgames.shell.analysis.past import Past


@dataclass(frozen=True, slots=True)
class Noted:
    """A remark on a deed, as one of a list.

    Attributes:
        move: Which deed.
        remark: What there is to say.
    """

    move: Move
    remark: Remark

    @property
    def seat(self) -> int | None:
        """Whom it is about."""
        return self.move.seat if self.remark.seat is None else self.remark.seat


Turn: TypeAlias = "Verdict | Noted | Swing"
"""Where a match turned: by a decision, by a fact about a deed, or by luck."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one player decided.

    Attributes:
        seat: Who.
        decisions: Decisions with a choice that could be judged.
        best: Those of them than which nothing was better.
        turning: Turning points among them.
        noted: Turning points that are facts about what the player did.
        loss: What was lost by all of them together, in the unit of the game, without the great losses.
        great: Losses that decide a match; they have no number worth adding.
        costliest: The decision that cost most; None where nothing was lost.
    """

    seat: int
    decisions: int
    best: int
    turning: int
    noted: int
    loss: float
    great: int
    costliest: Verdict | None

    @property
    def mean(self) -> float:
        """What a decision cost on average, without the great losses."""
        counted = self.decisions - self.great
        return self.loss / counted if counted else 0.0


@dataclass(frozen=True, slots=True)
class Summary:
    """What a match was like.

    Attributes:
        shares: By seat.
        turning: The turning points that are decisions, in order.
        noted: The turning points that are facts about deeds, in order.
        lucky: Where luck turned the match, in order.
        best: The decision that was better than anything else by most; None where none was. Where everything
            else would have decided the match for the worse it was no achievement.
    """

    shares: tuple[Share, ...]
    turning: tuple[Verdict, ...]
    noted: tuple[Noted, ...]
    lucky: tuple[Swing, ...]
    best: Verdict | None

    @property
    def decisions(self) -> int:
        """Decisions of everybody."""
        return sum(share.decisions for share in self.shares)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Everything that turned the match, in order; in one move decisions first and luck last."""
        every: tuple[Turn, ...] = (*self.turning, *self.noted, *self.lucky)
        return tuple(sorted(every, key=lambda one: one.move.number))


def summarise(past: Past) -> Summary:
    """Judge every decision of a match and weigh its luck; takes up to some seconds for a long one."""
    moves = past.review.moves
    verdicts = [verdict for move in moves if (verdict := past.review.verdict(move.number)) is not None]
    noted = tuple(
        Noted(move, remark) for move in moves for remark in past.facts.remarks(move.number) if remark.turning
    )
    swings = (past.fortunes.swing(move.number) for move in moves if past.fortunes.turning(move.number))
    seats = range(len(past.match.header.seats))
    shares = tuple(_share(past, seat, verdicts, noted) for seat in seats)
    turning = tuple(one for one in verdicts if past.review.turning(one.move.number))
    fine = [one for one in verdicts if LEAST <= one.gain < past.measure.decisive]
    best = max(fine, key=lambda one: one.gain, default=None)
    return Summary(shares, turning, noted, tuple(filter(None, swings)), best)


def _share(past: Past, seat: int, verdicts: Iterable[Verdict], noted: Iterable[Noted]) -> Share:
    own = [one for one in verdicts if one.move.seat == seat]
    counted = [one.loss for one in own if one.loss < past.measure.decisive]
    lost = [one for one in own if one.loss >= LEAST]
    return Share(
        seat,
        decisions=len(own),
        best=len(own) - len(lost),
        turning=sum(past.review.turning(one.move.number) for one in own),
        noted=sum(one.seat == seat for one in noted),
        loss=sum(counted),
        great=len(own) - len(counted),
        costliest=max(lost, key=lambda one: one.loss, default=None),
    )
