"""What IOTA's answers claim, worked out by trying every card on every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import find_spot, name_card, name_spot
from accessgames.games.iota.rules.cards import DECK, WILD, Card, Spot, make_card
from tests.games.iota import oracle
from tests.games.iota.oracle import PlainCard, plain
from tests.truth.answers.told import leads

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from accessgames.language import Cell
    from tests.truth.verdicts import Check, Told

Place = tuple[int, int]
SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
CARDS: Final = {"čk1": make_card("red", "circle", 1), "zt3": make_card("green", "triangle", 3), "div": WILD}
MOST: Final = 4
"""Cards of a line."""


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about places, rows and cards, some of them far from everything."""
    grid = desk.view.grid
    free = sorted(grid.free, key=lambda spot: (spot.x, spot.y))
    for spot in (*stream.sample(free, min(3, len(free))), *list(grid)[:1], Spot(9, 9)):
        word = _typed(spot)
        yield from ((question, (word,)) for question in ("cell", "fits", "around"))
        yield "row", (str(spot.y + 50),)
    sides = ("uprostřed",), ("vlevo", "nahoře"), ("dole",), ("nahoře", "vpravo")
    yield "board", sides[len(grid) % len(sides)]
    card = stream.choice(("čk1", "zt3", "mx2", "žč4", "div", "červená", "kříž", "trojúhelník"))
    yield "where", (card,)
    yield "free", (stream.choice(tuple(CARDS)),)
    yield "where-to", (stream.choice(tuple(CARDS)),)
    yield "holds", (stream.choice(desk.people).name,)


def _typed(spot: Spot) -> str:
    cell = name_spot(spot)
    return f"{cell.column}{cell.row}"


# ------------------------------------------------------------------ the rules once more, one card at a time


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


# ------------------------------------------------------------------ the lines


def could(told: Told, place: Place) -> frozenset[int]:
    """Return the cards that may be laid on a place, or in place of the wild card there."""
    table = table_of(told)
    return table.without(place).fitting(place) - {WILD} if place in table.cards else table.fitting(place)


def _fits_unseen(told: Told) -> object:
    fitting = could(told, asked_place(told))
    return told.arg("count") == len([card for card in unseen(told) if card in fitting])


def _free(told: Told) -> object:
    table, words = table_of(told), told.asked[1]
    if not words:
        return told.arg("count") == sum(map(table.fillable, table.beside))
    return told.arg("count") == sum(CARDS[words[0]] in table.fitting(place) for place in table.beside)


def _open(told: Told) -> int:
    table = table_of(told)
    return sum(len(line) < MOST and any(map(table.fillable, ends_of(line))) for line in table.lines)


def _neighbours(told: Told) -> int:
    """Count the cards on the eight places around the one asked about, and those that were told."""
    x, y = asked_place(told)
    taken = table_of(told).cards
    found = sum((x + i, y + j) in taken for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
    assert found == sum(line.key == "iota-around" for line in told.lines)
    return found


def _among(told: Told) -> set[int]:
    """Return the cards of the kind that was asked about."""
    words = told.asked[1][0]
    kinds = {
        "červená": lambda card: card // 16 == 0,
        "kříž": lambda card: card // 4 % 4 == 3,
        "trojúhelník": lambda card: card // 4 % 4 == 2,
    }
    return {card for card in range(64) if kinds[words](card)}


def _where_count(told: Told) -> object:
    laid = {card for card in told.view.grid.at.values() if card != WILD}
    return told.arg("what").count == len(laid & _among(told))


def _card_of(phrase: object) -> int:
    """Return the card that a phrase names."""
    return next(int(card) for card in (*range(64), WILD) if name_card(card) == phrase)


def _places_for(told: Told) -> set[Place]:
    """Return the places where the card that was asked about could be laid; none for one that lies already."""
    card, table = CARDS[told.asked[1][0]], table_of(told)
    if plain(card) in table.cards.values() and card != WILD:
        return set()
    return {place for place in table.beside if card in table.fitting(place)}


def _where_to_place(told: Told) -> object:
    """The points of the card on that place, doubled where the hand goes out with it."""
    card, place, view = CARDS[told.asked[1][0]], place_of(told), told.view
    points = oracle.points(table_of(told).cards, (place,), (plain(card),))
    out = not view.table.deck and list(view.hand) == [card]
    return place in _places_for(told) and told.arg("points") == points * (2 if out else 1)


def _lots(told: Told) -> dict[Place, frozenset[int]]:
    """Return the places where one card that is left closes a line of four, with those of the own hand."""
    table = table_of(told)
    closing = {
        place
        for place in table.beside
        if table.fillable(place) and any(len(line) == MOST for line in table.runs_through(place))
    }
    return {place: table.fitting(place) & frozenset(told.view.hand) for place in closing}


def _lots_own(told: Told) -> object:
    own = {_card_of(item) for item in told.arg("cards").items}
    return own == _lots(told)[place_of(told)] != set()


def _spot(cell: Cell) -> Place:
    spot = find_spot(cell)
    assert spot is not None
    return spot.x, spot.y


def _score_of(told: Told) -> object:
    cards = any(line.key == "iota-hand-sizes" for line in told.lines)
    seat = told.who()
    return told.arg("points") in {
        told.view.table.scores[seat],
        *([len(told.view.hands[seat])] if cards else []),
    }


def _held(told: Told) -> list[Card]:
    """Return the own cards that fit the place that was asked about, each once."""
    return [card for card in set(told.view.hand) if card in could(told, asked_place(told))]


def _brings(told: Told) -> object:
    """Do it, where it is the turn of who asks: `tests/truth/test_places.py` does so with every card."""
    return told.arg("card") in map(name_card, _held(told)) and told.arg("points") == sum(
        points
        for card, points in singles(told, asked_place(told)).items()
        if name_card(card) == told.arg("card")
    )


def singles(told: Told, place: Place) -> dict[Card, int]:
    """Return the points of each own card that may be laid on a place alone."""
    table, found = table_of(told), {}
    for card in _held(told):
        after = Referee({**table.cards, place: plain(card)})
        lines = after.runs_through(place)
        held = [after.cards[spot] for line in lines for spot in line]
        total = sum(0 if one is None else one[2] + 1 for one in held)
        doubled = sum(len(line) == MOST for line in lines)
        out = int(not told.view.table.deck and len(told.view.hand) == 1)
        found[card] = total * 2 ** (doubled + out)
    return found


def _regions(told: Told) -> dict[str, int]:
    """Count the cards by region: five rows and columns around the first card are the middle."""
    names = ("down", "", "up"), ("left", "", "right")
    found: Counter[str] = Counter()
    for x, y in table_of(told).cards:
        up, across = ((at > 2) - (at < -2) for at in (y, x))
        found["-".join(filter(None, (names[0][1 + up], names[1][1 + across]))) or "middle"] += 1
    return found


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iota-around-full": lambda told: _neighbours(told) == 8,
        "iota-around-nothing": lambda told: _neighbours(told) == 0,
        "iota-around-rest": lambda told: 0 < _neighbours(told) < 8,
        "iota-board-size": lambda told: told.arg("cards") == len(table_of(told).cards),
        "iota-cell-brings": _brings,
        "iota-cell-none": lambda told: not _held(told),
        "iota-cell-own": lambda told: bool(_held(told)),
        "iota-region": lambda told: told.arg("count") == _regions(told)[told.arg("side")],
        "iota-cell-dead": lambda told: not table_of(told).fitting(place_of(told)),
        "iota-cell-far": lambda told: place_of(told) not in table_of(told).beside,
        "iota-cell-free": lambda told: table_of(told).fillable(place_of(told)),
        "iota-cell-spent": lambda told: (
            bool(table_of(told).fitting(place_of(told))) and not table_of(told).fillable(place_of(told))
        ),
        "iota-deck": lambda told: (
            told.arg("count") == len(DECK) - len(told.view.grid) - sum(map(len, told.view.hands))
        ),
        "iota-deck-bottom": lambda told: told.arg("count") == len(told.view.bottom) > 0,
        "iota-fits-no-hand": lambda told: not could(told, place_of(told)) & set(told.view.hand),
        "iota-fits-unseen": _fits_unseen,
        "iota-free": _free,
        "iota-hand-empty": lambda told: not any(told.view.hands[told.seat]),
        "iota-hand-spectator": lambda told: told.seat < 0,
        "iota-open-count": lambda told: told.arg("count") == _open(told) > 0,
        "iota-open-line": lambda told: told.arg("count") in (2, 3),
        "iota-open-no-line": lambda told: not table_of(told).lines,
        "iota-open-none": lambda told: bool(table_of(told).lines) and not _open(told),
        "iota-score-equal": lambda told: {told.arg("points")} == set(told.view.table.scores),
        "iota-score-leader": lambda told: leads(told, told.view.table.scores),
        "iota-score-leaders": lambda told: leads(told, told.view.table.scores),
        "iota-score-of": _score_of,
        "iota-where-count": _where_count,
        "iota-where-rest": lambda told: told.arg("count") == len(_among(told) & set(unseen(told))),
        "iota-where-hand": lambda told: (
            told.arg("card") in [name_card(card) for card in told.view.hands[told.who()] if card is not None]
        ),
        "iota-where-unseen": lambda told: told.arg("card") in [name_card(card) for card in unseen(told)],
        "iota-holds": lambda told: told.arg("count") == len(told.view.hands[told.who()]),
        "iota-lots-no-hand": lambda told: bool(_lots(told)) and not any(_lots(told).values()),
        "iota-lots-none": lambda told: not _lots(told),
        "iota-lots-own": _lots_own,
        "iota-lots-unseen": lambda told: (
            {_spot(cell) for cell in told.arg("cells").items}
            == {place for place, own in _lots(told).items() if not own}
        ),
        "iota-where-to": lambda told: told.arg("count") == len(_places_for(told)) > 0,
        "iota-where-to-laid": lambda told: (
            table_of(told).cards[place_of(told)] == plain(_card_of(told.arg("card")))
        ),
        "iota-where-to-none": lambda told: not _places_for(told),
        "iota-where-to-place": _where_to_place,
        "iota-wild-bottom": lambda told: told.arg("count") == told.view.bottom.count(WILD),
        "iota-wild-hand": lambda told: told.arg("count") == told.view.hands[told.who()].count(WILD),
        "iota-wild-unseen": lambda told: told.arg("count") == unseen(told).count(WILD),
    }
)
"""By line: what makes it true."""

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "iota-kinds": "describes a set of cards, `tests/games/iota/answers`",
        "iota-error-ask-card": "of the words alone, `tests/games/iota/answers`",
        "iota-error-not-place": "of the words alone, `tests/games/iota/answers`",
        "iota-error-which-card": "of the words alone, `tests/games/iota/answers`",
        "iota-error-nobody": "of the words alone, `tests/games/iota/answers`",
    }
)
"""Lines with a count or a no that no position makes true or false."""

RARE: Final = frozenset({"iota-around-full", "iota-hand-empty", "iota-open-none"})
"""Lines that no position in which somebody is to act brings up; `tests/games/iota/answers` has them."""
