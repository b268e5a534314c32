"""The mistakes that beginners make in Quantum: something on the sheet or in the rules is not thought of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import Slip
from accessgames.games.quantum.bot import certain
from accessgames.games.quantum.rules.state import Phase, Reroll, Write

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.quantum.rules.state import QuantumAction, QuantumView


def overlook_colour(
    _: QuantumView, actions: Sequence[QuantumAction], __: object, stream: Stream
) -> Collection[int]:
    """Overlook one of the colours in which something could be written."""
    colours = sorted({action.colour for action in actions if isinstance(action, Write)})
    if not colours:
        return ()
    colour = stream.choice(colours)
    return [n for n, action in enumerate(actions) if isinstance(action, Write) and action.colour == colour]


def take_first(_: QuantumView, actions: Sequence[QuantumAction], __: object, ___: object) -> Collection[int]:
    """Take the first colour that fits, as they are read, and look no further."""
    colours = [action.colour for action in actions if isinstance(action, Write)]
    return [
        number
        for number, action in enumerate(actions)
        if colours and not (isinstance(action, Write) and action.colour == min(colours))
    ]


def keep_dice(_: QuantumView, actions: Sequence[QuantumAction], __: object, ___: object) -> Collection[int]:
    """Keep the dice as they fell, not thinking of the second throw."""
    return [number for number, action in enumerate(actions) if isinstance(action, Reroll) and action.mask]


def forget_second(
    view: QuantumView, actions: Sequence[QuantumAction], _: object, __: object
) -> Collection[int]:
    """Forget that after step B one may write a second colour in step C."""
    table = view.table
    if table.phase is not Phase.EVERYBODY or table.active != view.viewer or table.taken is None:
        return ()
    return [number for number, action in enumerate(actions) if isinstance(action, Write)]


def forget_others(
    view: QuantumView, actions: Sequence[QuantumAction], _: object, __: object
) -> Collection[int]:
    """Forget that in step C of the turns of others one may write, too."""
    if view.table.phase is not Phase.EVERYBODY or view.table.active == view.viewer:
        return ()
    return [number for number, action in enumerate(actions) if isinstance(action, Write)]


def but_wins(slip: Slip) -> Slip:
    """Return a mistake of somebody who sees what surely wins: that is never left out."""

    def missed(
        view: QuantumView, actions: Sequence[QuantumAction], values: Sequence[float], stream: Stream
    ) -> Collection[int]:
        leads = certain.certain_leads(view.table, view.viewer, actions)
        return [n for n in slip.missed(view, actions, values, stream) if leads[n] is None]

    return Slip(slip.kind, slip.chance, missed)


def beginner_slips(
    colour: float, first: float, dice: float, second: float, others: float
) -> tuple[Slip, ...]:
    """Return the mistakes of a beginner with the chance of each.

    Args:
        colour: Of overlooking one of the colours that fit.
        first: Of taking the first colour that fits.
        dice: Of not thinking of the second throw.
        second: Of forgetting the second colour of the own turn.
        others: Of forgetting to write in the turns of others.
    """
    return (
        Slip("colour", colour, overlook_colour),
        Slip("first", first, take_first),
        Slip("dice", dice, keep_dice),
        Slip("second", second, forget_second),
        Slip("others", others, forget_others),
    )
