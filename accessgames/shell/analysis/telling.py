"""What is told of a move: what happened, losses, what was better and why, facts, and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import Message, Nested, Value, keys, say
from accessgames.shell.analysis.past import LEAST

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.bots.fortunes import Swing
    from accessgames.bots.reviewing import Move, Verdict
    from accessgames.games import Remark
    from accessgames.shell.analysis.past import Past

_POINTS: Final = keys("analysis-points")[0]

REASONS: Final = 2
"""Reasons told of a better action."""

LEAST_LUCK: Final = 0.05
"""A smaller change of a chance to win is not worth a word."""


def tell_step(past: Past, move: Move) -> tuple[Message, ...]:
    """Tell a move with its number: what happened, or what was done where nothing was told of it."""
    told: Sequence[Message] = past.told(move)
    if not told:
        told = (_silent(past, move),)
    first = say("analysis-step", "answer", number=move.number, count=past.last, line=Nested(told[0]))
    return first, *told[1:]


def _silent(past: Past, move: Move) -> Message:
    if move.seat is None:
        return say("analysis-nothing")
    action = past.room.game.parse_action(past.match.entries[move.start].text)
    who = past.people(past.viewer)[move.seat]
    return say("analysis-done", who=who, move=Nested(past.label(move, action)))


def tell_verdict(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was lost by a decision, what was better, and why; or that nothing was better."""
    if verdict.loss < LEAST:
        return (_best(past, verdict),)
    return (tell_loss(past, verdict), *_chosen(past, verdict), *tell_better(past, verdict))


def tell_better(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was better, and why."""
    move = Nested(past.label(verdict.move, verdict.best))
    reasons = past.review.reasons(verdict)[:REASONS]
    desk = past.desk(verdict.move.start)
    told = (past.room.narration.reason(reason, desk) for reason in reasons)
    return (say("analysis-better", "hint", move=move), *told)


def _chosen(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was done where the viewer was not told all of it, such as a sealed choice."""
    return () if past.open(verdict.move) else (tell_chosen(past, verdict),)


def tell_chosen(past: Past, verdict: Verdict) -> Message:
    """Tell what was done."""
    return say("analysis-chosen", "hint", move=Nested(past.label(verdict.move, verdict.action)))


def _best(past: Past, verdict: Verdict) -> Message:
    if verdict.gain < LEAST:
        return say("analysis-as-good", "hint")
    return say("analysis-best", "hint", worth=worth(past, verdict.gain))


def tell_loss(past: Past, verdict: Verdict) -> Message:
    """Tell the loss of a decision, and whether it is a turning point."""
    turning = "yes" if past.review.turning(verdict.move.number) else "no"
    if verdict.loss >= past.measure.decisive:
        return say("analysis-decisive", "hint", turning=turning)
    return say("analysis-loss", "hint", turning=turning, worth=worth(past, verdict.loss))


def worth(past: Past, amount: float) -> Nested:
    """Name an amount in the unit of the game, rounded."""
    return Nested(Message(past.measure.unit or _POINTS, {"amount": round(amount)}, "hint"))


def tell_remarks(past: Past, move: Move, remarks: Iterable[Remark]) -> tuple[Message, ...]:
    """Tell facts about what was done; the first that turned the match says so."""
    desk, told = past.desk(move.end), list[Message]()
    for remark in remarks:
        line = past.room.narration.reason(remark.reason, desk)
        first = remark.turning and not told
        told.append(say("analysis-fact", "hint", line=Nested(line)) if first else line)
    return tuple(told)


def tell_luck(past: Past, swing: Swing) -> Message:
    """Tell what luck changed, and whether it turned the match."""
    turning = "yes" if past.fortunes.turning(swing.move.number) else "no"
    return say("analysis-luck", "hint", turning=turning, **fortune(past, swing))


def fortune(past: Past, swing: Swing) -> dict[str, Value]:
    """Return whose chance to win luck changed, and from what to what in percent."""
    who = past.people(past.viewer)[swing.seat]
    before, after = (round(100 * chances[swing.seat]) for chances in (swing.before, swing.after))
    return {"who": who, "before": before, "after": after}
