"""The whole truth about a table, and what a viewer may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.engine import Viewer
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.tasks import Offer


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat.

    Attributes:
        money: Values of the T cards, ascending.
        cards: Kept chance cards, ascending by kind.
    """

    money: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """T in all."""
        return sum(self.money)


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer that is being put together.

    Attributes:
        offer: What is in it so far.
        items: How many items were added; amounts count once for each value added.
    """

    offer: Offer
    items: int = 0


@dataclass(frozen=True, slots=True)
class TetrikonState:
    """Everything. Decks have no order: any of their cards may come next.

    Attributes:
        table: What lies open.
        hands: The cards of each seat.
        treasury: How many T cards of each value are in the treasury, in the order of the values.
        fresh: Chance cards not yet drawn in this pass, ascending by kind.
        drawn: The chance card that its seat has to use or keep (tasks `CardChoice`, `SwapAnswer`), or None.
        draft: The offer being put together (task `Drafting`), or None.
        pledge: Cards that back the offer being answered (task `Answering`), the highest first.
    """

    table: Table
    hands: tuple[Hand, ...]
    treasury: tuple[int, ...]
    fresh: tuple[str, ...]
    drawn: str | None = None
    draft: Draft | None = None
    pledge: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TetrikonView:
    """What a viewer may know (R37).

    Attributes:
        viewer: A seat or `SPECTATOR`.
        table: What lies open.
        hands: The cards of each seat; None where the viewer does not know them.
        counts: For each seat the number of T cards and of kept chance cards.
        treasury: Number of T cards in the treasury.
        fresh: Number of chance cards not yet drawn in this pass.
        drawn: The chance card just drawn, where the viewer knows it.
        draft: The offer being put together, for the seat that does so.
        pledge: Cards that back the offer being answered, for the seat that made it.
    """

    viewer: Viewer
    table: Table
    hands: tuple[Hand | None, ...]
    counts: tuple[tuple[int, int], ...]
    treasury: int
    fresh: int
    drawn: str | None
    draft: Draft | None
    pledge: tuple[int, ...]

    @property
    def hand(self) -> Hand:
        """The viewer's own cards; empty for a spectator."""
        own = self.hands[self.viewer] if self.viewer >= 0 else None
        return own or Hand()
