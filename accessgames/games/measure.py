"""What a room offers for looking back at a finished match: a unit, chances to win, and facts worth a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine import Game, Judge, Reason
    from accessgames.language import Message, Phrase

WinChances: TypeAlias = Callable[[Any, Any], Sequence[float] | None]
"""From the rules and a state to each seat's chance to win, from 0 to 1; None where it can't be told."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What is different from an earlier position.

    Attributes:
        gains: What everybody has gained by seat, such as points and cards; counts are never 0.
        board: Where a board has changed that is too big to be held in the head, region by region.
    """

    gains: tuple[tuple[Phrase, ...], ...]
    board: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Moments:
    """What of a match is worth a word of somebody who plays it, by what everybody can see.

    Attributes:
        big: A gain that is worth a word.
        scores: From what a spectator knows to how well each seat stands, in the unit of `big`; nothing where
            there is no such number.
        unlucky: From a public event to the seat that has bad luck by it; None for any other event.
    """

    big: int
    scores: Callable[[Any], Sequence[int]]
    unlucky: Callable[[Any], int | None]


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """What a seat did in a match that is over, with all that is known by then.

    Attributes:
        game: The rules.
        seat: Who.
        action: What was done.
        before: The state in which it was done.
        after: The state before the next action of a seat, so with what chance and time have added.
    """

    game: Game[Any, Any, Any, Any]
    seat: int
    action: Any
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Remark:
    """A fact about a move that follows from the rules, and from nothing that anybody thinks.

    Attributes:
        reason: What it is; told by `Narration.reason`.
        turning: Whether the match turned there.
        seat: Whom it is about; None for whoever did it.
    """

    reason: Reason
    turning: bool = False
    seat: int | None = None


RemarkFinder: TypeAlias = Callable[[PlayedMove], Sequence[Remark]]


def judge_all(view: Any) -> bool:  # noqa: ANN401 - each game has its own view
    """Judge every decision."""
    del view
    return True


@dataclass(frozen=True, slots=True)
class ReviewMeasure:
    """How a finished match is weighed.

    Attributes:
        name: What losses are in, for documents of machines.
        unit: Key of the message that tells an `amount` of what losses are in; None for points.
        clear: A loss from which a decision is a turning point.
        decisive: A loss from which the number says nothing but that it decides the match.
        judged: Whether the adviser's values are in that unit, in the view of whoever decides.
        judge: Values decisions in the unit, putting the same action first as the adviser whose values have no
            unit then; None where they have.
        chances: Set where chances to win can be told, so that luck can be weighed.
        luck: A change of a chance to win from which luck has turned the match.
        remarks: Set where there are facts that no value tells.
    """

    name: str = "points"
    unit: str | None = None
    clear: float = 1.0
    decisive: float = 1000.0
    judged: Callable[[Any], bool] = judge_all
    judge: Judge[Any, Any] | None = None
    chances: WinChances | None = None
    luck: float = 0.15
    remarks: RemarkFinder | None = None
