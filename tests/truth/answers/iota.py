"""What IOTA's answers claim, worked out by trying every card on every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import name_card, name_spot
from accessgames.games.iota.rules.cards import DECK, WILD, Card, Spot
from tests.games.iota import oracle
from tests.games.iota.oracle import plain
from tests.truth.answers import cards, scenes, wrong_cards
from tests.truth.answers.table import (
    MOST,
    Place,
    Referee,
    asked_place,
    card_of,
    cards_named,
    could,
    ends_of,
    place_of,
    spot_of,
    table_of,
    unseen,
)
from tests.truth.answers.told import leads

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told


more = scenes.of_iota
"""Positions that play does not bring up."""


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about places, rows and cards, some of them far from everything."""
    grid = desk.view.grid
    free = sorted(grid.free, key=lambda spot: (spot.x, spot.y))
    crowded = sorted(grid, key=lambda spot: sum(near in grid for near in spot.neighbours()))[-1:]
    for spot in (
        *stream.sample(free, min(3, len(free))),
        *list(grid)[:1],
        *crowded,
        Spot(stream.below(9) - 20, 9),
    ):
        word = _typed(spot)
        yield from ((question, (word,)) for question in ("cell", "fits", "around"))
        yield "row", (str(spot.y + 50),)
    sides = ("uprostřed",), ("vlevo", "nahoře"), ("dole",), ("nahoře", "vpravo")
    yield "board", sides[len(grid) % len(sides)]
    yield "where", stream.choice((("čk1",), ("zt3",), ("mx2",), ("žč4",), ("div",), *cards.KINDS))
    yield "free", (stream.choice(tuple(cards.CARDS)),)
    yield "where-to", (stream.choice(tuple(cards.CARDS)),)
    yield "holds", (stream.choice(desk.people).name,)
    yield "column", (stream.choice(("a", "k", "m", "x")),)
    yield from wrong_cards.questions(stream)


def _typed(spot: Spot) -> str:
    cell = name_spot(spot)
    return f"{cell.column}{cell.row}"


# ------------------------------------------------------------------ the lines


def _fits_unseen(told: Told) -> object:
    fitting = could(told, asked_place(told))
    return told.arg("count") == len([card for card in unseen(told) if card in fitting])


def _free(told: Told) -> object:
    table, words = table_of(told), told.asked[1]
    if not words:
        return told.arg("count") == sum(map(table.fillable, table.beside))
    return told.arg("count") == sum(cards.CARDS[words[0]] in table.fitting(place) for place in table.beside)


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


def _where_count(told: Told) -> object:
    laid = {card for card in told.view.grid.at.values() if card != WILD}
    return cards.numbered(told) and told.arg("what").count == len(laid & cards.among(told))


def _asked(told: Told) -> bool:
    return place_of(told) == asked_place(told)


def _asked_card(told: Told) -> bool:
    return card_of(told.arg("card")) == cards.CARDS[told.asked[1][0]]


def _places_for(told: Told) -> set[Place]:
    """Return the places where the card that was asked about could be laid; none for one that lies already."""
    card, table = cards.CARDS[told.asked[1][0]], table_of(told)
    if plain(card) in table.cards.values() and card != WILD:
        return set()
    return {place for place in table.beside if card in table.fitting(place)}


def _where_to_place(told: Told) -> object:
    """The points of the card on that place, doubled where the hand goes out with it."""
    card, place, view = cards.CARDS[told.asked[1][0]], place_of(told), told.view
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
    own = set(cards_named(told.arg("cards")))
    return cards.lots_run(told) and own == _lots(told)[place_of(told)] != set()


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
    laid = card_of(told.arg("card"))
    return laid in _held(told) and told.arg("points") == sum(
        points for card, points in singles(told, asked_place(told)).items() if card == laid
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
        **cards.CHECKS,
        **wrong_cards.CHECKS,
        "iota-around-full": lambda told: _neighbours(told) == 8,
        "iota-around-nothing": lambda told: _neighbours(told) == 0,
        "iota-around-rest": lambda told: 0 < _neighbours(told) < 8,
        "iota-cell-brings": _brings,
        "iota-cell-none": lambda told: not _held(told),
        "iota-region": lambda told: told.arg("count") == _regions(told)[told.arg("side")],
        "iota-cell-dead": lambda told: _asked(told) and not table_of(told).fitting(place_of(told)),
        "iota-cell-far": lambda told: (
            _asked(told) and place_of(told) not in {*table_of(told).beside, *table_of(told).cards}
        ),
        "iota-cell-free": lambda told: _asked(told) and table_of(told).fillable(place_of(told)),
        "iota-cell-spent": lambda told: (
            _asked(told)
            and bool(table_of(told).fitting(place_of(told)))
            and not table_of(told).fillable(place_of(told))
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
        "iota-open-no-line": lambda told: not table_of(told).lines,
        "iota-open-none": lambda told: bool(table_of(told).lines) and not _open(told),
        "iota-score-equal": lambda told: {told.arg("points")} == set(told.view.table.scores),
        "iota-score-leader": lambda told: leads(told, told.view.table.scores),
        "iota-score-leaders": lambda told: leads(told, told.view.table.scores),
        "iota-score-of": _score_of,
        "iota-where-count": _where_count,
        "iota-where-rest": lambda told: told.arg("count") == len(cards.among(told) & set(unseen(told))),
        "iota-where-hand": lambda told: (
            told.arg("card") in [name_card(card) for card in told.view.hands[told.who()] if card is not None]
        ),
        "iota-where-unseen": lambda told: told.arg("card") in [name_card(card) for card in unseen(told)],
        "iota-holds": lambda told: told.arg("count") == len(told.view.hands[told.who()]),
        "iota-lots-no-hand": lambda told: bool(_lots(told)) and not any(_lots(told).values()),
        "iota-lots-none": lambda told: not _lots(told),
        "iota-lots-own": _lots_own,
        "iota-lots-unseen": lambda told: (
            {spot_of(cell) for cell in told.arg("cells").items}
            == {place for place, own in _lots(told).items() if not own}
        ),
        "iota-where-to": lambda told: _asked_card(told) and told.arg("count") == len(_places_for(told)) > 0,
        "iota-where-to-laid": lambda told: (
            table_of(told).cards[place_of(told)] == plain(card_of(told.arg("card")))
        ),
        "iota-where-to-none": lambda told: _asked_card(told) and not _places_for(told),
        "iota-where-to-place": _where_to_place,
        "iota-wild-bottom": lambda told: told.arg("count") == told.view.bottom.count(WILD),
        "iota-wild-hand": lambda told: told.arg("count") == told.view.hands[told.who()].count(WILD),
        "iota-wild-unseen": lambda told: told.arg("count") == unseen(told).count(WILD),
    }
)
"""By line: what makes it true."""

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(
        ("iota-hand-untold", "iota-hand-untold-wild"),
        "of hands nobody tells: `games/iota/test_own_cards.py`",
    )
)
"""Lines with a count or a no that no position makes true or false."""

RARE: Final = frozenset[str]()
"""Lines that none of the positions brings up."""

NAMES: Final = frozenset(
    {
        "iota-colour",
        "iota-column",
        "iota-columns",
        "iota-run",
        "iota-somebody",
        "iota-turn-dealing",
        "iota-where-to-some",
    }
)
"""Names of things that stand in a line that is checked, and lines of the rules alone."""
