"""IOTA to the eye: the cards on the table with the places where one fits, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import IotaListener, name_card, name_spot
from accessgames.games.iota.rules.cards import WILD, Card, Spot, colour, number, shape
from accessgames.games.pictures import Heading, Offset, Panel, Region, Role, Tile
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.iota.rules.grid import Grid

_SIGNS: Final = {"circle": "●", "square": "■", "triangle": "▲", "cross": "╋"}
_ROLES: Final[dict[str, Role]] = {"red": "red", "green": "green", "blue": "blue", "yellow": "yellow"}
_WILD_SIGN: Final = "◆"


def _tile(at: Offset, card: Card) -> Tile:
    """Show a card: its colour, its short name, and its shape as often as its number says."""
    if card == WILD:
        return Tile(at, name_card(card), _WILD_SIGN, role="white")
    return Tile(at, name_card(card), _SIGNS[shape(card)], number(card), _ROLES[colour(card)])


def _offset(spot: Spot) -> Offset:
    """Return where a place of the grid is drawn: its rows are counted upwards."""
    return Offset(spot.x, -spot.y)


class IotaPictures:
    """What can be seen of a table of IOTA."""

    def panels(self, listener: IotaListener) -> Sequence[Panel]:
        """Return the grid and the listener's hand."""
        view = listener.view
        hand = tuple(_tile(Offset(place, 0), card) for place, card in enumerate(view.hand))
        places = tuple(Heading(place, place + 1) for place in range(len(hand)))
        return (
            _grid(view.grid),
            Panel("hand", say("iota-picture-hand"), hand, places, docked=True, secret=True),
        )


def _grid(grid: Grid) -> Panel:
    """Show the cards, and the names of the empty places where some card fits."""
    free = tuple(Tile(_offset(spot), name_spot(spot), framed=False) for spot in grid.free if grid.fits(spot))
    tiles = (*(_tile(_offset(spot), card) for spot, card in grid.items()), *free)
    region = Region.around(tile.at for tile in tiles)
    return Panel("table", say("iota-picture-grid"), tiles, *_headings(region))


def _headings(region: Region) -> tuple[tuple[Heading, ...], tuple[Heading, ...]]:
    """Name the columns and rows of a part of the grid."""
    columns = (Heading(x, name_spot(Spot(x, 0)).column) for x in range(region.x, region.right))
    rows = (Heading(y, name_spot(Spot(0, -y)).row) for y in range(region.y, region.bottom))
    return tuple(columns), tuple(rows)
