"""What is told of a whole match: losses by player, the best move, and where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.bots.fortunes import Swing
from accessgames.bots.reviewing import Verdict
from accessgames.language import Message, Nested, Value, keys, say
from accessgames.shell.analysis.telling import (
    fortune,
    tell_better,
    tell_chosen,
    tell_remarks,
    worth,
)

if TYPE_CHECKING:
    from accessgames.shell.analysis.past import Past
    from accessgames.shell.analysis.summary import Noted, Share, Summary, Turn

_LOST: Final = keys("analysis-lost")[0]


def tell_summary(past: Past, summary: Summary) -> tuple[Message, ...]:
    """Tell what the whole match was like: how much was lost, by whom, and what was played best."""
    turning = len(summary.turning) + len(summary.noted)
    told = [say("analysis-summary", "answer", decisions=summary.decisions, turning=turning)]
    if summary.lucky:
        told.append(say("analysis-summary-luck", "answer", count=len(summary.lucky)))
    for share in summary.shares:
        told += _share(past, share)
    return (*told, *_top(past, summary.best))


def _top(past: Past, best: Verdict | None) -> tuple[Message, ...]:
    """Tell which move was better than all others by most."""
    if best is None or best.move.seat is None:
        return ()
    number, who = best.move.number, past.people(past.viewer)[best.move.seat]
    move = Nested(past.label(best.move, best.action))
    return (
        say("analysis-top", "answer", number=number, who=who, worth=worth(past, best.gain)),
        say("analysis-top-move", "answer", number=number, move=move),
    )


def _share(past: Past, share: Share) -> tuple[Message, ...]:
    """Tell what a player lost; of a person also how much on average, and where most."""
    who = past.people(past.viewer)[share.seat]
    all_in_all = say(
        "analysis-share",
        "answer",
        who=who,
        decisions=share.decisions,
        best=share.best,
        turning=share.turning + share.noted,
        lost=_lost(past, share),
    )
    costliest = share.costliest
    if costliest is None or share.seat in past.bots:
        return (all_in_all,)
    average = say(
        "analysis-average",
        "answer",
        who=who,
        # Below a half it would be rounded to nothing, and nothing it was not.
        below="yes" if round(share.mean) == 0 else "no",
        mean=worth(past, max(1, round(share.mean))),
        number=costliest.move.number,
        size=_size(past, costliest),
        worth=worth(past, costliest.loss),
    )
    return all_in_all, average


def _lost(past: Past, share: Share) -> Nested:
    """Name everything that a player lost, what has no number by how often that was."""
    values: dict[str, Value] = {"worth": worth(past, share.loss), "great": share.great}
    return Nested(Message(_LOST, values, "answer"))


def _size(past: Past, verdict: Verdict) -> str:
    return "decisive" if verdict.loss >= past.measure.decisive else "counted"


def tell_turn(past: Past, turn: Turn) -> Message:
    """Name a turning point for a list: which move, whose, and how much it cost or what luck changed."""
    number = turn.move.number
    if isinstance(turn, Swing):
        return say("analysis-turning-luck", "answer", number=number, **fortune(past, turn))
    if isinstance(turn, Verdict):
        who = past.people(past.viewer)[turn.move.seat or 0]
        lost = worth(past, turn.loss)
        return say("analysis-turning", "answer", number=number, who=who, size=_size(past, turn), worth=lost)
    line = past.room.narration.reason(turn.remark.reason, past.desk(turn.move.end))
    return say("analysis-turning-fact", "answer", number=number, line=Nested(line))


def tell_case(past: Past, turn: Turn) -> tuple[Message, ...]:
    """Tell all about a turning point for somebody who does not walk through the match."""
    first = tell_turn(past, turn)
    if isinstance(turn, Swing):
        return (first, *past.told_between(turn.start, turn.end))
    if isinstance(turn, Verdict):
        return (first, tell_chosen(past, turn), *tell_better(past, turn))
    return (first, *_fact(past, turn))


def _fact(past: Past, noted: Noted) -> tuple[Message, ...]:
    """Tell what was done, and what else there is to say about it."""
    remarks = [one for one in past.facts.remarks(noted.move.number) if not one.turning]
    return (*past.told(noted.move)[:1], *tell_remarks(past, noted.move, remarks))
