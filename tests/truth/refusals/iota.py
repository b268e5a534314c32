"""What IOTA's refusals claim, worked out from the cards on the table and in the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations, product
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.naming import find_spot, name_spot
from accessgames.games.iota.rules.actions import Draw, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import COLOURS, DECK, SHAPES, WILD, Card, Spot
from tests.games.iota import oracle
from tests.truth.answers.table import SIDES, place_of, run_of, seen, spot_of, table_of
from tests.truth.answers.table import Place as Cell
from tests.truth.refusals import by_hand, items

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.refusals.tried import Tried, Typed
    from tests.truth.verdicts import Check

MOST: Final = 4
REACH: Final = 49
OFFERED: Final = 9
KINDS: Final = ("colour", "shape", "number")
_LETTERS: Final = ("čzmž", "kčtx")
_COLOURS: Final = {"červená": 0, "zelená": 1, "modrá": 2, "žlutá": 3}
_SHAPES: Final = {"kruh": 0, "čtverec": 1, "trojúhelník": 2, "kříž": 3}


more = by_hand.of_iota
records = by_hand.iota_records
_WRONG: Final = (
    ("place", "čk1 brambora"), ("place", ""), ("place", "m51"), ("place", "1 1 m51 m52"), ("trade", ""),
    ("trade", "brambora"), ("trade", "1 1"), ("trade", "vše kromě"), ("trade", "vše 3"), ("trade", "m51"),
    ("place", "1 m51 vpravo m52"), ("place", "1 2 m51 vpravo nahoru"), ("pass", "hned"), ("recycle", ""),
    ("recycle", "m50 m51 za čk1"), ("moves", "brambora"), ("moves", "řada"), ("moves", "sloupec"),
    ("moves", "podle zeleniny"), ("recycle", "m50 vpravo za čk1"), ("place", "1 2 3 4 čk1 m51 vpravo"),
    ("place", "1 qq51"), ("place", "1 m150"),
)  # fmt: skip


def written(card: Card) -> str:
    """Return the short form of a card."""
    if card == WILD:
        return "div"
    return f"{_LETTERS[0][card // 16]}{_LETTERS[1][card // 4 % 4]}{card % 4 + 1}"


def typed(desk: Listener, stream: Stream) -> Iterator[Typed]:
    """Yield placements, trades and takings of wild cards that are now and then possible."""
    hand, grid = desk.view.hand, desk.view.grid
    free = sorted(grid.free, key=lambda spot: (spot.x, spot.y))
    spots = [
        _written(spot) for spot in (*stream.sample(free, min(4, len(free))), *stream.sample(list(grid), 1))
    ]
    far = _written(Spot(stream.randrange(20), stream.randrange(20)))
    cards = [written(card) for card in hand] or ["čk1"]
    one, other = stream.choice(cards), stream.choice(cards)
    kind = stream.choice((*_COLOURS, *_SHAPES))
    for spot in (*spots, far):
        yield "place", (stream.choice(cards), spot)
        yield "place", (kind, spot)
    yield "place", (one, spots[0], one, spots[1])
    yield "place", (one, spots[0], other, spots[0])
    yield "place", (one, other, spots[0], stream.choice(("vpravo", "nahoru")))
    yield "place", (*cards, spots[0], stream.choice(("vlevo", "dolů")))
    yield "place", (kind, kind, spots[0], stream.choice(("vpravo", "nahoru")))
    yield "place", (str(1 + stream.below(9)), spots[0])
    yield "place", (one, stream.choice(("zz99", "m999", "zz7")))
    yield from _pairs(desk, stream, cards)
    yield "trade", (one, one)
    yield "trade", (kind, kind)
    yield "trade", (kind, kind, kind)
    yield "trade", (kind, str(1 + stream.below(6)), "1")
    yield "trade", ("vše", "kromě", kind)
    yield "trade", tuple(cards[: 1 + stream.below(4)])
    wild = [_written(spot) for spot, card in grid.items() if card == WILD]
    for spot in (*wild, stream.choice(spots)):
        yield "recycle", (spot, "za", stream.choice((*cards, "čk1", "mx4")))
    yield "recycle", (one,)
    verb, words = stream.choice(_WRONG)
    yield verb, tuple(words.split())


def _pairs(desk: Listener, stream: Stream, cards: list[str]) -> Iterator[Typed]:
    """Yield cards beside a card of the table, with and without a gap between them."""
    spot = stream.choice(list(desk.view.grid))
    one, other = stream.choice(cards), stream.choice(cards)
    for near, next_to in ((1, 2), (1, 3), (-1, 1), (2, 3)):
        x, y = stream.choice(((1, 0), (0, 1)))
        places = [_written(Spot(spot.x + x * far, spot.y + y * far)) for far in (near, next_to)]
        yield "place", (one, places[0], other, places[1])


def _written(spot: Spot) -> str:
    cell = name_spot(spot)
    return f"{cell.column}{cell.row}"


# ------------------------------------------------------------------ what was tried


def laid(tried: Tried) -> dict[Cell, Card]:
    """Return the places that an action lays cards on."""
    match tried.action:
        case Place():
            return {(spot.x, spot.y): card for spot, card in tried.action}
        case Recycle(spot, card):
            return {(spot.x, spot.y): card}
        case _:
            return {}


def wanted(tried: Tried) -> list[Card]:
    """Return the cards that an action needs."""
    match tried.action:
        case Recycle(_, card):
            return [card]
        case Place():
            return [card for _, card in tried.action]
        case Trade(cards):
            return list(cards)
    return []


def board(tried: Tried) -> dict[Cell, oracle.PlainCard]:
    """Return the table as it would be."""
    return {**table_of(tried).cards, **{place: oracle.plain(card) for place, card in laid(tried).items()}}


def card_of(phrase: Any) -> set[Card]:  # noqa: ANN401 - a phrase
    """Return the cards that a phrase names."""
    if phrase.noun.startswith("wild"):
        return {WILD}
    return {
        16 * colour + 4 * shape + number - 1
        for colour, shape, number in product(range(4), range(4), range(1, 5))
        if all(one == COLOURS[colour] for one in phrase.adjectives)
        and phrase.noun in {SHAPES[shape], "card"}
        and phrase.label in {"", str(number)}
    }


def places(tried: Tried, name: str = "cells") -> set[Cell]:
    """Return the places that a list names."""
    spots = [find_spot(cell) for cell in tried.arg(name).items]
    return {(spot.x, spot.y) for spot in spots if spot is not None}


def touched(tried: Tried) -> list[list[Cell]]:
    """Return the lines that the cards would be in."""
    return [line for line in oracle.runs(board(tried)) if laid(tried).keys() & set(line)]


def named_line(tried: Tried) -> list[Cell]:
    """Return the line that a refusal names, of those that would be touched."""
    name = tried.arg("line").message.args
    spot = find_spot(name["cell"])
    assert spot is not None
    row = name["way"] == "row"
    found = [
        line
        for line in touched(tried)
        if (spot.x, spot.y) in line and (line[0][1] == line[1][1]) == row and name["row"] == 50 + spot.y
    ]
    assert len(found) == 1, name
    return found[0]


def _line_args(line: Any) -> tuple[str, Cell, int]:  # noqa: ANN401 - a part of a line
    args = line.message.args
    return args["way"], spot_of(args["cell"]), args["row"]


def spoken(tried: Tried, line: Sequence[Cell]) -> bool:
    """Tell whether the run, the places and the direction that a refusal has are those of a line."""
    row, (first, last) = line[0][1] == line[-1][1], (line[0], line[-1])
    return (
        tried.arg("direction") == ("row" if row else "column")
        and run_of(tried.arg("run"))[0] == first
        and run_of(tried.arg("run"))[-1] == last
        and places(tried) == set(line)
        and _line_args(tried.arg("line")) == (tried.arg("direction"), first, 50 + first[1])
    )


def values(tried: Tried, line: list[Cell], kind: str) -> list[int]:
    """Return what the cards of a line show, wild ones left out."""
    after, at = board(tried), KINDS.index(kind)
    return [card[at] for spot in line if (card := after[spot]) is not None]


def marks(listing: Any, kind: str) -> list[int]:  # noqa: ANN401 - a list
    """Return what colours, shapes or numbers a list names, each as a number from 0."""
    match kind:
        case "colour":
            return [COLOURS.index(item.message.args["colour"]) for item in listing.items]
        case "shape":
            return [SHAPES.index(item.noun) for item in listing.items]
        case _:
            return [item - 1 for item in listing.items]


# ------------------------------------------------------------------ the sentences


def _not_held(tried: Tried) -> object:
    """None of the cards that are named is in the hand."""
    return not card_of(tried.arg("card")) & set(tried.view.hand)


def _more_often(tried: Tried) -> object:
    """More of a card are needed than the hand has, and it has some."""
    (card,) = card_of(tried.arg("card"))
    return 0 < tried.view.hand.count(card) < wanted(tried).count(card)


def _occupied(tried: Tried) -> object:
    place = place_of(tried)
    there = table_of(tried).cards.get(place, "nothing")
    return place in laid(tried) and there in {oracle.plain(card) for card in card_of(tried.arg("card"))}


def _twice(tried: Tried) -> object:
    """Two cards on one place, which the dictionary of places cannot hold."""
    spots = [(spot.x, spot.y) for spot, _ in tried.action]
    return spots.count(place_of(tried)) > 1


def _apart(tried: Tried) -> object:
    spots = laid(tried).keys()
    return places(tried) == set(spots) and min(len({x for x, _ in spots}), len({y for _, y in spots})) > 1


def _unconnected(tried: Tried) -> object:
    table, named = table_of(tried).cards, places(tried)
    return named <= laid(tried).keys() and not any(
        (x + i, y + j) in table for x, y in named for i, j in SIDES
    )


def _gap(tried: Tried) -> object:
    """A free place between two that are meant."""
    place, spots = place_of(tried), sorted(laid(tried))
    between = any(low < place < high for low, high in pairwise(spots))
    in_line = len({x for x, _ in (*spots, place)}) == 1 or len({y for _, y in (*spots, place)}) == 1
    return between and in_line and place not in board(tried) and spoken(tried, spots)


def _too_long(tried: Tried) -> object:
    return spoken(tried, named_line(tried)) and tried.arg("length") == len(named_line(tried)) > MOST


def _clash(tried: Tried) -> object:
    kind = tried.arg("property")
    shown = values(tried, named_line(tried), kind)
    return (
        spoken(tried, named_line(tried))
        and sorted(marks(tried.arg("marks"), kind)) == sorted(shown)
        and 1 < len(set(shown)) < len(shown)
    )


def _suits(tried: Tried, place: Cell, *, row: bool) -> set[int]:
    """Return what a wild card could be in its row or column, by the property that is named."""
    lines = [
        line for line in oracle.runs(board(tried)) if place in line and (line[0][1] == line[1][1]) == row
    ]
    shown = [one for line in lines for one in values(tried, line, tried.arg("property"))]
    return {value for value in range(4) if len({value, *shown}) in {1, len(shown) + 1}}


def _wild(tried: Tried) -> object:
    place, kind = place_of(tried), tried.arg("property")
    row, column = (_suits(tried, place, row=way) for way in (True, False))
    told = [set(marks(tried.arg(way), kind)) for way in ("row", "column")]
    return board(tried)[place] is None and told == [row, column] and not row & column


def _wilds(tried: Tried) -> object:
    """Two wild cards of one line for which there is no way to agree, whatever each is."""
    after, at = board(tried), KINDS.index(tried.arg("property"))
    spots = {spot for spot, card in after.items() if card is None}
    only = {
        spot: None if card is None else tuple(value if kind == at else 0 for kind, value in enumerate(card))
        for spot, card in after.items()
    }
    shared = any(
        spots <= set(line) and (line[0][1] == line[1][1]) == (tried.arg("direction") == "row")
        for line in oracle.runs(after)
    )
    return spoken(tried, sorted(spots)) and shared and not _agree(only, at)


def _agree(after: Mapping[Cell, Any], at: int) -> bool:
    """Tell whether one property comes out in every line for some values of the wild cards."""
    wilds = [spot for spot, card in after.items() if card is None]
    for guess in product(range(4), repeat=len(wilds)):
        known = {spot: card[at] for spot, card in after.items() if card is not None}
        known |= dict(zip(wilds, guess, strict=True))
        if all(len({known[spot] for spot in line}) in {1, len(line)} for line in oracle.runs(dict(after))):
            return True
    return False


def _in_deck(tried: Tried) -> int:
    return len(DECK) - len(tried.view.grid) - sum(map(len, tried.view.hands))


def _trade_deck(tried: Tried) -> object:
    return 0 < tried.arg("deck") == _in_deck(tried) < tried.arg("count") == len(tried.action.cards)


def _same_card(tried: Tried) -> object:
    """No cards of the hand, each once, are what the words name one after another."""
    hand = tried.view.hand
    named = [cards for word in tried.words if (cards := _named(word, hand)) is not None]
    return not any(
        all(card in cards for card, cards in zip(order, named, strict=True))
        for order in permutations(hand, len(named))
    )


def _named(word: str, hand: tuple[Card, ...]) -> set[Card] | None:
    """Return the cards that a word describes; None when it is no card."""
    if word in _COLOURS:
        return {card for card in range(64) if card // 16 == _COLOURS[word]}
    if word in _SHAPES:
        return {card for card in range(64) if card // 4 % 4 == _SHAPES[word]}
    if word.isdecimal() and int(word) <= len(hand):
        return {hand[int(word) - 1]}
    return next(({card} for card in {*range(64), WILD} if written(card) == word), None)


def _several(tried: Tried) -> object:
    legal = [tried.desk.perspective.refusal(action) is None for action in tried.options]
    return all(legal) and 1 < len(set(tried.options)) == len(tried.options) == min(
        tried.arg("count"), OFFERED
    )


def _there(tried: Tried) -> Card | None:
    """Return the card on the place of a recycling."""
    card: Card | None = tried.view.grid.get(tried.action.spot)
    return card


def _not_drawn(tried: Tried) -> object:
    """Chance is to draw, and the card that is named is not in the deck: it lies somewhere else."""
    (card,) = card_of(tried.arg("card"))
    return tried.action == Draw(card) and seen(tried)[card] == DECK.count(card)


def _typed(tried: Tried, name: str) -> bool:
    """Tell whether a number that is refused is one that was typed."""
    return re.search(rf"(?<!\d){tried.arg(name)}(?!\d)", " ".join(tried.words)) is not None


def _recycle_once(tried: Tried) -> object:
    table = tried.view.table
    return (
        bool(table.recycled)
        and place_of(tried) in laid(tried)
        and table.setup.value("recycling") == "one"
        and isinstance(tried.action, Recycle)
    )


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **items.CHECKS,
        "iota-refused-nothing": lambda tried: isinstance(tried.action, Place) and not tried.action.cards,
        "iota-refused-recycle-wild-for-wild": lambda tried: (
            isinstance(tried.action, Recycle)
            and tried.action.card == WILD == _there(tried)
            and place_of(tried) == tuple(tried.action.spot)
        ),
        "iota-refused-kind": lambda tried: (
            isinstance(tried.action, Draw) and tried.view.table.phase == "play"
        ),
        "iota-refused-draw": _not_drawn,
        "iota-refused-not-in-hand": _not_held,
        "iota-refused-card-twice": _more_often,
        "iota-refused-occupied": _occupied,
        "iota-refused-spot-twice": _twice,
        "iota-refused-not-in-line": _apart,
        "iota-refused-unconnected": _unconnected,
        "iota-refused-gap": _gap,
        "iota-refused-too-long": _too_long,
        "iota-refused-clash": _clash,
        "iota-refused-wild": _wild,
        "iota-refused-wilds": _wilds,
        "iota-refused-recycle-empty": lambda tried: place_of(tried) not in table_of(tried).cards,
        "iota-refused-recycle-not-wild": lambda tried: (
            table_of(tried).cards[place_of(tried)]
            in set(map(oracle.plain, card_of(tried.arg("card")))) - {None}
        ),
        "iota-refused-recycle-once": _recycle_once,
        "iota-refused-trade-empty": lambda tried: not _in_deck(tried) and bool(tried.action.cards),
        "iota-refused-trade-deck": _trade_deck,
        "iota-error-card-number": lambda tried: (
            tried.arg("number") not in range(1, 5) and _typed(tried, "number")
        ),
        "iota-error-cell": lambda tried: (
            f"{tried.arg('cell').column}{tried.arg('cell').row}" in tried.words
            and (len(tried.arg("cell").column) > 1 or abs(tried.arg("cell").row - 50) > REACH)
        ),
        "iota-error-no-wild": lambda tried: None not in table_of(tried).cards.values(),
        "iota-error-not-in-hand": _not_held,
        "iota-error-position": lambda tried: (
            tried.arg("count") == len(tried.view.hand)
            and tried.arg("number") not in range(1, len(tried.view.hand) + 1)
            and _typed(tried, "number")
        ),
        "iota-error-same-card": _same_card,
        "iota-error-several": _several,
    }
)
"""By line: what makes it true."""

_OWN: Final = "of own cards, told or kept: `tests/games/iota/test_own_cards.py`, `rules/test_blind.py`"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(
        (
            "iota-error-card-whole",
            "iota-error-position-untold",
            "iota-error-trade-count",
            "iota-refused-hand-size",
            "iota-refused-held-wild",
            "iota-refused-seen",
            "iota-refused-wilds-seen",
        ),
        _OWN,
    )
)
"""Refusals that no position makes true or false, or that nobody to act can get."""

RARE: Final = frozenset[str]()
"""Refusals that none of the positions brings up."""
