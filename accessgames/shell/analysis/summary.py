"""A match in numbers and sentences.

What a move lost, what was better and why, luck, turning points, and the whole by player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.bots.luck import Swing
from accessgames.bots.review import MoveSpan, Verdict
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Watch, unwatched, watched
from accessgames.language import Message, Nested, Value, keys, say
from accessgames.shell.analysis.past import LEAST_LOSS, PastMatch
from accessgames.shell.commands import comparing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.games import Remark

_POINTS: Final = keys("analysis-points")[0]

MOST_REASONS: Final = 2
"""Reasons told of a better action."""

LEAST_LUCK: Final = 0.05
"""A smaller change of a chance to win is not worth a word."""


def tell_step(past: PastMatch, move: MoveSpan) -> tuple[Message, ...]:
    """Tell a move with its number: what happened, or what was done where nothing was told of it."""
    told: Sequence[Message] = past.told(move)
    if not told and move.seat is None:
        told = (say("analysis-nothing"),)
    elif not told:
        who = past.people(past.viewer)[move.seat or 0]
        done = Nested(past.label(move, past.match.action(move.start)))
        told = (say("analysis-done", who=who, move=done),)
    first = say("analysis-step", "answer", number=move.number, count=past.last, line=Nested(told[0]))
    # Answers, since they were told when they happened: the history keeps that apart from what is looked at.
    return first, *(replace(line, kind="answer") for line in told[1:])


def tell_verdict(past: PastMatch, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was lost by a decision, what was better, and why; or that nothing was better."""
    if verdict.loss >= LEAST_LOSS:
        # What was done is named where the viewer was not told all of it, such as a sealed choice.
        chosen = () if past.open(verdict.move) else (tell_chosen(past, verdict),)
        return (tell_loss(past, verdict), *chosen, *tell_better(past, verdict))
    if verdict.gain < LEAST_LOSS:
        return (say("analysis-as-good", "hint"),)
    return (say("analysis-best", "hint", worth=amount_phrase(past, verdict.gain)),)


def tell_better(past: PastMatch, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was better, and why: in one sentence what it has against what was done."""
    better = say("analysis-better", "hint", move=Nested(past.label(verdict.move, verdict.best)))
    listener, contrast = past.listener(verdict.move.start), past.review.contrast(verdict)
    if contrast is not None:
        return (better, comparing.tell_contrast(past.room, listener, contrast, on_the_whole="better"))
    reasons = past.review.reasons(verdict)[:1]
    return (better, *(past.room.narration.reason(reason, listener) for reason in reasons))


def _tell_chosen_only(past: PastMatch, verdict: Verdict) -> tuple[Message, ...]:
    """Tell what was done where the viewer was not told all of it, such as a sealed choice."""
    return () if past.open(verdict.move) else (tell_chosen(past, verdict),)


def tell_chosen(past: PastMatch, verdict: Verdict) -> Message:
    """Tell what was done."""
    return say("analysis-chosen", "hint", move=Nested(past.label(verdict.move, verdict.action)))


def tell_loss(past: PastMatch, verdict: Verdict) -> Message:
    """Tell the loss of a decision, and whether it is a turning point."""
    turning = "yes" if past.review.turning(verdict.move.number) else "no"
    if verdict.loss >= past.measure.decisive:
        return say("analysis-decisive", "hint", turning=turning)
    return say("analysis-loss", "hint", turning=turning, worth=amount_phrase(past, verdict.loss))


def amount_phrase(past: PastMatch, amount: float) -> Nested:
    """Name an amount in the unit of the game, rounded."""
    return Nested(Message(past.measure.unit or _POINTS, {"amount": round(amount)}, "hint"))


def tell_remarks(past: PastMatch, move: MoveSpan, remarks: Iterable[Remark]) -> tuple[Message, ...]:
    """Tell facts about what was done; the first that turned the match says so."""
    listener, told = past.listener(move.end), list[Message]()
    for remark in remarks:
        line = past.room.narration.reason(remark.reason, listener)
        first = remark.turning and not told
        told.append(say("analysis-fact", "hint", line=Nested(line)) if first else line)
    return tuple(told)


def tell_luck(past: PastMatch, swing: Swing) -> Message:
    """Tell what luck changed, and whether it turned the match."""
    turning = "yes" if past.fortunes.turning(swing.move.number) else "no"
    return say("analysis-luck", "hint", turning=turning, **luck_arguments(past, swing))


def luck_arguments(past: PastMatch, swing: Swing) -> dict[str, Value]:
    """Return whose chance to win luck changed, and from what to what in percent."""
    who = past.people(past.viewer)[swing.seat]
    before, after = (round(100 * chances[swing.seat]) for chances in (swing.before, swing.after))
    return {"who": who, "before": before, "after": after}


@dataclass(frozen=True, slots=True)
class NotedFact:
    """A remark on a move, as one of a list.

    Attributes:
        move: Which move.
        remark: What there is to say.
    """

    move: MoveSpan
    remark: Remark

    @property
    def seat(self) -> int | None:
        """Whom it is about."""
        return self.move.seat if self.remark.seat is None else self.remark.seat


TurningPoint: TypeAlias = "Verdict | NotedFact | Swing"
"""Where a match turned: by a decision, by a fact about a move, or by luck."""


@dataclass(frozen=True, slots=True)
class PlayerShare:
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
        noted: The turning points that are facts about moves, in order.
        lucky: Where luck turned the match, in order.
        best: The decision that was better than anything else by most; None where none was. Where everything
            else would have decided the match for the worse it was no achievement.
    """

    shares: tuple[PlayerShare, ...]
    turning: tuple[Verdict, ...]
    noted: tuple[NotedFact, ...]
    lucky: tuple[Swing, ...]
    best: Verdict | None

    @property
    def decisions(self) -> int:
        """Decisions of everybody."""
        return sum(share.decisions for share in self.shares)

    @property
    def turns(self) -> tuple[TurningPoint, ...]:
        """Everything that turned the match, in order; in one move decisions first and luck last."""
        every: tuple[TurningPoint, ...] = (*self.turning, *self.noted, *self.lucky)
        return tuple(sorted(every, key=lambda one: one.move.number))


def summarise(past: PastMatch, watch: Watch = unwatched) -> Summary:
    """Judge every decision of a match and weigh its luck; takes up to half a minute for a long one.

    Args:
        past: The match.
        watch: Is told how many moves were looked at.
    """
    moves = past.review.moves
    for move in watched(moves, watch):
        past.look(move.number)
    verdicts = [verdict for move in moves if (verdict := past.review.verdict(move.number)) is not None]
    noted = tuple(
        NotedFact(move, remark)
        for move in moves
        for remark in past.facts.remarks(move.number)
        if remark.turning
    )
    swings = (past.fortunes.swing(move.number) for move in moves if past.fortunes.turning(move.number))
    decisive = past.measure.decisive
    shares = []
    for seat in range(len(past.match.header.seats)):
        own = [one for one in verdicts if one.move.seat == seat]
        counted = [one.loss for one in own if one.loss < decisive]
        lost = [one for one in own if one.loss >= LEAST_LOSS]
        share = PlayerShare(
            seat,
            decisions=len(own),
            best=len(own) - len(lost),
            turning=sum(past.review.turning(one.move.number) for one in own),
            noted=sum(one.seat == seat for one in noted),
            loss=sum(counted),
            great=len(own) - len(counted),
            costliest=max(lost, key=lambda one: one.loss, default=None),
        )
        shares.append(share)
    turning = tuple(one for one in verdicts if past.review.turning(one.move.number))
    fine = [one for one in verdicts if LEAST_LOSS <= one.gain < decisive]
    best = max(fine, key=lambda one: one.gain, default=None)
    return Summary(tuple(shares), turning, noted, tuple(filter(None, swings)), best)


_LOST: Final = keys("analysis-lost")[0]


def tell_summary(past: PastMatch, summary: Summary) -> tuple[Message, ...]:
    """Tell what the whole match was like: how much was lost, by whom, and what was played best."""
    turning = len(summary.turning) + len(summary.noted)
    told = [say("analysis-summary", "answer", decisions=summary.decisions, turning=turning)]
    if summary.lucky:
        told.append(say("analysis-summary-luck", "answer", count=len(summary.lucky)))
    for share in summary.shares:
        told += _tell_share(past, share)
    best = summary.best
    if best is not None and best.move.seat is not None:
        number, who = best.move.number, past.people(past.viewer)[best.move.seat]
        move = Nested(past.label(best.move, best.action))
        told.append(
            say("analysis-top", "answer", number=number, who=who, worth=amount_phrase(past, best.gain))
        )
        told.append(say("analysis-top-move", "answer", number=number, move=move))
    return tuple(told)


def _tell_share(past: PastMatch, share: PlayerShare) -> tuple[Message, ...]:
    """Tell what a player lost; of a person also how much on average, and where most."""
    who = past.people(past.viewer)[share.seat]
    values: dict[str, Value] = {"worth": amount_phrase(past, share.loss), "great": share.great}
    all_in_all = say(
        "analysis-share",
        "answer",
        who=who,
        decisions=share.decisions,
        best=share.best,
        turning=share.turning + share.noted,
        # What has no number is named by how often that was.
        lost=Nested(Message(_LOST, values, "answer")),
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
        mean=amount_phrase(past, max(1, round(share.mean))),
        number=costliest.move.number,
        size=_size_of_loss(past, costliest),
        worth=amount_phrase(past, costliest.loss),
    )
    return all_in_all, average


def _size_of_loss(past: PastMatch, verdict: Verdict) -> str:
    return "decisive" if verdict.loss >= past.measure.decisive else "counted"


def tell_turn(past: PastMatch, turn: TurningPoint) -> Message:
    """Name a turning point for a list: which move, whose, and how much it cost or what luck changed."""
    number = turn.move.number
    if isinstance(turn, Swing):
        return say("analysis-turning-luck", "answer", number=number, **luck_arguments(past, turn))
    if isinstance(turn, Verdict):
        who = past.people(past.viewer)[turn.move.seat or 0]
        lost = amount_phrase(past, turn.loss)
        return say(
            "analysis-turning", "answer", number=number, who=who, size=_size_of_loss(past, turn), worth=lost
        )
    line = past.room.narration.reason(turn.remark.reason, past.listener(turn.move.end))
    return say("analysis-turning-fact", "answer", number=number, line=Nested(line))


def tell_case(past: PastMatch, turn: TurningPoint) -> tuple[Message, ...]:
    """Tell all about a turning point for somebody who does not walk through the match."""
    first = tell_turn(past, turn)
    if isinstance(turn, Swing):
        return (first, *past.told_between(turn.start, turn.end))
    if isinstance(turn, Verdict):
        return (first, tell_chosen(past, turn), *tell_better(past, turn))
    remarks = [one for one in past.facts.remarks(turn.move.number) if not one.turning]
    return (first, *past.told(turn.move)[:1], *tell_remarks(past, turn.move, remarks))
