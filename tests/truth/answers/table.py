"""A table of IOTA as the truth suite sees it: the rules once more, one card at a time, and places by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.naming import find_spot, name_card
from accessgames.games.iota.rules.cards import DECK, WILD
from tests.games.iota.oracle import PlainCard, plain

if TYPE_CHECKING:
    from accessgames.language import Cell
    from tests.truth.verdicts import Told

Place = tuple[int, int]
SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
MOST: Final = 4
"""Cards of a line."""

START: Final = 50
"""The row of the first card."""

WILD_NOUNS: Final = frozenset({"wild-card", "held-wild-card"})
"""What wild cards are called."""


class Referee:
    """The cards on the table, and what may be laid beside them, found by trying; each thing is tried once."""

    def __init__(self, cards: Mapping[Place, PlainCard]) -> None:
        """Take the cards."""
        self.cards = dict(cards)
        self._fitting: dict[Place, frozenset[int]] = {}
        self._fillable: dict[Place, bool] = {}

    def runs_through(self, place: Place) -> list[list[Place]]:
        """Return the lines of two or more cards that a place would be part of."""
        found = []
        for dx, dy in ((1, 0), (0, 1)):
            run = [place]
            while (before := (run[0][0] - dx, run[0][1] - dy)) in self.cards:
                run.insert(0, before)
            while (after := (run[-1][0] + dx, run[-1][1] + dy)) in self.cards:
                run.append(after)
            if len(run) > 1:
                found.append(run)
        return found

    def fitting(self, place: Place) -> frozenset[int]:
        """Return every card, wild ones included, that could be laid on an empty place, wherever it is."""
        if place not in self._fitting:
            lines = self.runs_through(place)
            possible = bool(lines) and all(len(line) <= MOST for line in lines)
            self._fitting[place] = self._find_fitting(place, lines) if possible else frozenset()
        return self._fitting[place]

    def _find_fitting(self, place: Place, lines: list[list[Place]]) -> frozenset[int]:
        if any(self.cards.get(spot, 0) is None for line in lines for spot in line):
            return frozenset(card for card in (*range(64), WILD) if self._stands(place, plain(card), lines))
        # Without a wild card in a line its properties have nothing to do with each other.
        held = [[card for spot in line if spot != place and (card := self.cards[spot])] for line in lines]
        good = [
            {
                value
                for value in range(4)
                if all(len({value, *(card[kind] for card in line)}) in {1, len(line) + 1} for line in held)
            }
            for kind in range(3)
        ]
        cards = {16 * colour + 4 * shape + number for colour, shape, number in product(*good)}
        return frozenset(cards | {WILD} if cards else cards)

    def _stands(self, place: Place, card: PlainCard, lines: list[list[Place]]) -> bool:
        """Tell whether a card agrees with the lines of a place, and with those of wild cards in them."""
        after = {**self.cards, place: card} if card is None or None in self.cards.values() else self.cards
        whole = [*lines]
        wilds: list[Place] = []
        if any(spot != place and self.cards[spot] is None for line in lines for spot in line) or card is None:
            wilds = [spot for spot, held in after.items() if held is None]
            both = Referee(after)
            whole += [line for spot in wilds for line in both.runs_through(spot)]
        return all(self._agree(place, card, whole, wilds, kind) for kind in range(3))

    def _agree(
        self, place: Place, card: PlainCard, lines: list[list[Place]], wilds: list[Place], kind: int
    ) -> bool:
        """Tell whether a property is all the same or all different in each line, whatever wild cards are."""
        held = {spot: self.cards[spot] for line in lines for spot in line if spot != place}
        known = {spot: one[kind] for spot, one in (*held.items(), (place, card)) if one is not None}
        for guess in product(range(4), repeat=len(wilds)):
            values = {**known, **dict(zip(wilds, guess, strict=True))}
            if all(len({values[spot] for spot in line}) in {1, len(line)} for line in lines):
                return True
        return False

    def without(self, place: Place, *, by: PlainCard | str = "nothing") -> Referee:
        """Return the table with a card taken away, or replaced by another."""
        rest = {spot: card for spot, card in self.cards.items() if spot != place}
        return Referee(rest if isinstance(by, str) else {**rest, place: by})

    def fillable(self, place: Place) -> bool:
        """Tell whether a card that does not lie on the table could be laid there."""
        if place not in self._fillable:
            self._fillable[place] = self._find_filling(place)
        return self._fillable[place]

    def _find_filling(self, place: Place) -> bool:
        laid = Counter(self.cards.values())
        left = {card for card in (*range(64), WILD) if laid[plain(card)] < DECK.count(card)}
        if left & self.fitting(place):
            return True
        return any(
            WILD in self.without(spot, by=plain(other)).fitting(place)
            for spot, card in self.cards.items()
            if card is None
            for other in self.without(spot).fitting(spot) & left - {WILD}
        )

    @property
    def beside(self) -> set[Place]:
        """The empty places next to a card."""
        return {(x + i, y + j) for x, y in self.cards for i, j in SIDES} - set(self.cards)

    @property
    def lines(self) -> set[tuple[Place, ...]]:
        """All lines."""
        return {tuple(line) for place in self.cards for line in self.runs_through(place)}


_REFEREES: dict[int, tuple[object, Referee]] = {}


def table_of(told: Told) -> Referee:
    """Return the table, once for all that is told about it."""
    grid = told.view.grid
    kept = _REFEREES.get(id(grid))
    if kept is None or kept[0] is not grid:
        _REFEREES.clear()
        cards = {(spot.x, spot.y): plain(card) for spot, card in grid.items()}
        kept = _REFEREES[id(grid)] = grid, Referee(cards)
    return kept[1]


def ends_of(line: tuple[Place, ...]) -> tuple[Place, Place]:
    """Return the places before and behind a line."""
    (x, y), (u, v) = line[0], line[1]
    dx, dy = u - x, v - y
    return (x - dx, y - dy), (line[-1][0] + dx, line[-1][1] + dy)


def place_of(told: Told, name: str = "cell") -> Place:
    """Return the place that a line names."""
    spot = find_spot(told.arg(name))
    assert spot is not None
    return spot.x, spot.y


def asked_place(told: Told) -> Place:
    """Return the place that was asked about."""
    read = told.desk.words.read.cell(told.asked[1])
    assert read is not None
    spot = find_spot(read.value)
    assert spot is not None
    return spot.x, spot.y


def seen(told: Told) -> Counter[int]:
    """Return how many of each card the viewer knows the whereabouts of."""
    view = told.view
    known = [*view.grid.at.values(), *view.bottom, *(card for _, card in view.table.drawn)]
    known += [card for hand in view.hands for card in hand]
    return Counter(card for card in known if card is not None)


def unseen(told: Told) -> list[int]:
    """Return the cards that the viewer has not seen."""
    known = seen(told)
    return [card for card in (*range(64), *[WILD] * 2) if card != WILD and not known[card]] + [WILD] * (
        2 - known[WILD]
    )


def could(told: Told, place: Place) -> frozenset[int]:
    """Return the cards that may be laid on a place, or in place of the wild card there."""
    table = table_of(told)
    return table.without(place).fitting(place) - {WILD} if place in table.cards else table.fitting(place)


def card_of(phrase: Any) -> int:  # noqa: ANN401 - a part of a line
    """Return the card that a phrase names, a wild one however it is called."""
    if phrase.noun in WILD_NOUNS:
        return WILD
    return next(card for card in range(64) if name_card(card) == phrase)


def spot_of(cell: Cell) -> Place:
    spot = find_spot(cell)
    assert spot is not None
    return spot.x, spot.y


def run_of(name: Any) -> tuple[Place, ...]:  # noqa: ANN401 - a part of a line
    """Return the places of a run that is named, each part of the name compared with the others."""
    args = name.message.args
    (x, y), (u, v) = first, last = spot_of(args["first"]), spot_of(args["last"])
    assert (args["low"], args["high"]) == (START + y, START + v), args
    assert args["long"] == ("yes" if first != last else "no"), args
    if args["way"] == "row":
        assert y == v, args
        return tuple((at, y) for at in range(x, u + 1))
    assert x == u, args
    return tuple((x, at) for at in range(y, v + 1))


def cards_named(listing: Any) -> list[int]:  # noqa: ANN401 - a list
    """Return the cards of a list, wild ones however they are called."""
    return list(map(card_of, listing.items))
