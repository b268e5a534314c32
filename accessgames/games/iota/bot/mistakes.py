"""The mistakes that beginners make in IOTA: something on the table or in the hand is not thought of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import Slip
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.cards import WILD

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.view import IotaView

_SHORT: Final = 2
"""Cards that somebody lays who does not look for long lines."""

_LOT: Final = 4
"""Cards of a full line."""


def overlook_side(_: IotaView, actions: Sequence[IotaAction], __: object, stream: Stream) -> Collection[int]:
    """Overlook one side of the table: left, right, above or below, as seen from the middle of what fits."""
    axis, above = stream.below(2), stream.below(2)
    lies = {number: action[0][0][axis] for number, action in enumerate(actions) if isinstance(action, Place)}
    middle = sorted(lies.values())[len(lies) // 2] if lies else 0
    return [number for number, at in lies.items() if (at > middle if above else at < middle)]


def lay_few(_: IotaView, actions: Sequence[IotaAction], __: object, ___: object) -> Collection[int]:
    """Look for one card or two, never for three or four at once."""
    return [n for n, action in enumerate(actions) if isinstance(action, Place) and len(action) > _SHORT]


def miss_lots(view: IotaView, actions: Sequence[IotaAction], _: object, __: object) -> Collection[int]:
    """Miss the lines of four, which double: as if a line that long were forbidden."""
    return [n for n, action in enumerate(actions) if isinstance(action, Place) and completes(view, action)]


def keep_wild(_: IotaView, actions: Sequence[IotaAction], __: object, ___: object) -> Collection[int]:
    """Keep wild cards too long, and never think of taking one from the table."""
    return [
        number
        for number, action in enumerate(actions)
        if isinstance(action, Recycle)
        or (isinstance(action, Place) and any(card == WILD for _, card in action))
    ]


def completes(view: IotaView, action: Place) -> bool:
    """Tell whether a placing makes a line of four."""
    laid = {spot for spot, _ in action}
    return any(
        _run(view, laid, spot, step) + _run(view, laid, spot, (-step[0], -step[1])) + 1 >= _LOT
        for spot in laid
        for step in ((1, 0), (0, 1))
    )


def _run(
    view: IotaView, laid: Collection[tuple[int, int]], spot: tuple[int, int], step: tuple[int, int]
) -> int:
    """Return how many cards follow a spot without a gap in a direction."""
    length, (x, y) = 0, spot
    while (x := x + step[0], y := y + step[1]) in laid or (x, y) in view.grid:
        length += 1
    return length


def beginner_slips(side: float, few: float, lots: float, wild: float) -> tuple[Slip, ...]:
    """Return the mistakes of a beginner with the chance of each.

    Args:
        side: Of overlooking one side of the table.
        few: Of laying one card or two only.
        lots: Of missing the lines of four.
        wild: Of keeping wild cards too long.
    """
    return (
        Slip("side", side, overlook_side),
        Slip("few", few, lay_few),
        Slip("lots", lots, miss_lots),
        Slip("wild", wild, keep_wild),
    )
