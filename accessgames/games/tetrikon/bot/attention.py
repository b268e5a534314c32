"""What nobody overlooks or tries at the table, and the mistakes that beginners make there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Attention, Slip
from accessgames.games.tetrikon.rules import actions as acts
from accessgames.games.tetrikon.rules import tasks
from accessgames.games.tetrikon.rules.puzzle import Lay

if TYPE_CHECKING:
    from accessgames.engine import Stream

WON: Final = 1000.0
"""From here on an action fills the diagram, which nobody misses."""

_LAYING: Final = (acts.Build, Lay)
"""What lays a piece, at the table as in blitz and solo."""


def keep_covered(
    actions: Sequence[Any], values: Sequence[float], *, last: bool
) -> tuple[tuple[Any, ...], list[float]]:
    """Return what is thought of where places count, not only who is first, and what it is worth.

    Nobody takes out what lies without a use. In the last turn nobody thinks of anything but covering squares.

    Args:
        actions: The legal actions of a turn.
        values: What they are worth to the judge.
        last: Whether it is the last turn.
    """
    pairs = tuple(zip(actions, values, strict=True))
    covering = (acts.Build, acts.Exchange, acts.Buy)
    kept = [one for one in pairs if one[1] > 0 and isinstance(one[0], covering)] if last else []
    kept = kept or [one for one in pairs if one[1] > 0 or not isinstance(one[0], acts.Exchange)]
    return tuple(action for action, _ in kept), [value for _, value in kept]


def attend(
    task: tasks.Task, letters: str, actions: Sequence[Any], values: Sequence[float], never: float
) -> Attention:
    """Return what anybody thinks of in a decision; see `engine.Attentive`.

    A deal that was begun is carried out as it was meant. In a turn rolling is never forgotten, and nobody
    ends it who could still roll, or before anything was done that helps.

    Args:
        task: What is awaited.
        letters: Letters of the turn so far.
        actions: The legal actions.
        values: What they are worth to the judge.
        never: What the judge values so low or lower is not tried in a turn or as an answer to an offer.
    """
    best = max(values)
    if isinstance(task, tasks.Drafting):
        return Attention((actions[values.index(best)],))
    if not isinstance(task, tasks.Turn | tasks.Answering | tasks.SecondPiece):
        return Attention(tuple(actions))
    if best >= WON:
        return Attention(
            tuple(action for action, value in zip(actions, values, strict=True) if value == best)
        )
    tried = [action for action, value in zip(actions, values, strict=True) if value > min(never, best - 1)]
    rolls = tuple(action for action in tried if isinstance(action, acts.Roll))
    idle = next((number for number, one in enumerate(actions) if isinstance(one, acts.EndTurn)), None)
    if idle is not None and best > values[idle] and (rolls or not letters):
        tried = [action for action in tried if not isinstance(action, acts.EndTurn)]
    return Attention(tuple(tried), rolls)


def miss_cards(_: object, actions: Sequence[Any], __: object, ___: object) -> list[int]:
    """Return the actions of cards: the mistake of not thinking of them."""
    return [number for number, action in enumerate(actions) if isinstance(action, acts.UseCard)]


def keep_money(plenty: int) -> Callable[[Any, Sequence[Any], Sequence[float], Stream], Collection[int]]:
    """Return the mistake of saving T for later: nothing is bought or swapped.

    Args:
        plenty: T in hand with which nobody saves any more.
    """

    def missed(view: Any, actions: Sequence[Any], _: object, __: object) -> Collection[int]:  # noqa: ANN401 - of either way to play
        spent = [number for number, one in enumerate(actions) if isinstance(one, acts.Buy | acts.Swap)]
        return spent if spent and view.hand.total < plenty else ()

    return missed


def overlook_piece(_: object, actions: Sequence[Any], __: object, stream: Stream) -> Collection[int]:
    """Overlook every place of one of the pieces that could be laid."""
    pieces = sorted({action.piece for action in actions if isinstance(action, _LAYING)})
    if not pieces:
        return ()
    piece = stream.choice(pieces)
    return {
        number
        for number, action in enumerate(actions)
        if isinstance(action, _LAYING) and action.piece == piece
    }


def turn_nothing(_: object, actions: Sequence[Any], __: object, ___: object) -> Collection[int]:
    """Lay pieces only as they are pictured, never turned."""
    return {
        number
        for number, action in enumerate(actions)
        if isinstance(action, _LAYING) and action.orientation != 1
    }


def beginner_slips(
    piece: float, turned: float, buying: float, cards: float, *, plenty: int
) -> tuple[Slip, ...]:
    """Return the mistakes of a beginner with the chance of each.

    Args:
        piece: Of not seeing that one of the pieces fits.
        turned: Of not thinking of turning pieces.
        buying: Of keeping T too long: nothing is bought or swapped.
        cards: Of keeping chance cards too long.
        plenty: T in hand with which nobody saves any more.
    """
    return (
        Slip("piece", piece, overlook_piece),
        Slip("turned", turned, turn_nothing),
        Slip("saving", buying, keep_money(plenty)),
        Slip("cards", cards, miss_cards),
    )
