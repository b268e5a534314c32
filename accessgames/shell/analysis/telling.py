"""What is told of a move and of a whole match: losses, what was better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import Message, Nested, keys, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.bots.reviewing import Move, Verdict
    from accessgames.shell.analysis.past import Past
    from accessgames.shell.analysis.summary import Share, Summary

_POINTS: Final = keys("analysis-points")[0]

REASONS: Final = 2
"""Reasons told of a better action."""

LEAST: Final = 0.5
"""A smaller loss is none: it would be told as nothing."""


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
    return (tell_loss(past, verdict), *_chosen(past, verdict), *_better(past, verdict))


def tell_case(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell all about a turning point for somebody who does not walk through the match."""
    done = say("analysis-chosen", "hint", move=Nested(past.label(verdict.move, verdict.action)))
    return (tell_turning(past, verdict), done, *_better(past, verdict))


def _better(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was better, and why."""
    move = Nested(past.label(verdict.move, verdict.best))
    reasons = past.review.reasons(verdict)[:REASONS]
    desk = past.desk(verdict.move.start)
    told = (past.room.narration.reason(reason, desk) for reason in reasons)
    return (say("analysis-better", "hint", move=move), *told)


def _chosen(past: Past, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was done where the viewer was not told all of it, such as a sealed choice."""
    if past.open(verdict.move):
        return ()
    return (say("analysis-chosen", "hint", move=Nested(past.label(verdict.move, verdict.action))),)


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


def tell_summary(past: Past, summary: Summary) -> tuple[Message, ...]:
    """Tell what the whole match was like: how much was lost, by whom, and what was played best."""
    told = [say("analysis-summary", "answer", decisions=summary.decisions, turning=len(summary.turning))]
    told += [_share(past, share) for share in summary.shares]
    best = summary.best
    if best is not None and best.move.seat is not None:
        who = past.people(past.viewer)[best.move.seat]
        gain = worth(past, best.gain)
        told.append(say("analysis-top", "answer", number=best.move.number, who=who, worth=gain))
        told.append(
            say(
                "analysis-top-move",
                "answer",
                number=best.move.number,
                move=Nested(past.label(best.move, best.action)),
            )
        )
    return tuple(told)


def _share(past: Past, share: Share) -> Message:
    who = past.people(past.viewer)[share.seat]
    lost = worth(past, share.loss)
    return say(
        "analysis-share",
        "answer",
        who=who,
        decisions=share.decisions,
        turning=share.turning,
        worth=lost,
        great=share.great,
    )


def tell_turning(past: Past, verdict: Verdict) -> Message:
    """Name a turning point for a list: which move, whose, and how much it cost."""
    seat = verdict.move.seat
    who = past.people(past.viewer)[0 if seat is None else seat]
    size = "decisive" if verdict.loss >= past.measure.decisive else "counted"
    lost = worth(past, verdict.loss)
    return say("analysis-turning", "answer", number=verdict.move.number, who=who, size=size, worth=lost)
