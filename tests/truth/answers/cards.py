"""What IOTA's answers tell of lines, places and lists of cards: each part of them, and nothing left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.rules.cards import COLOURS, SHAPES, WILD, make_card
from tests.truth.answers.table import (
    START,
    Place,
    asked_place,
    card_of,
    cards_named,
    could,
    ends_of,
    place_of,
    run_of,
    spot_of,
    table_of,
    unseen,
)

if TYPE_CHECKING:
    from accessgames.language import Message
    from tests.truth.verdicts import Check, Told

CARDS: Final = {"čk1": make_card("red", "circle", 1), "zt3": make_card("green", "triangle", 3), "div": WILD}
"""Cards that are asked about."""

_KINDS: Final = {
    ("červená",): lambda card: card // 16 == 0,
    ("kříž",): lambda card: card // 4 % 4 == 3,
    ("trojúhelník",): lambda card: card // 4 % 4 == 2,
    ("žlutá", "2"): lambda card: card // 16 == 3 and card % 4 == 1,
    ("trojka",): lambda card: card % 4 == 2,
}
KINDS: Final = tuple(_KINDS)
"""Kinds of cards that are asked about."""

_NUMBERS: Final = {("žlutá", "2"): 2, ("trojka",): 3}
_AROUND: Final = {
    "up": (0, 1),
    "up-right": (1, 1),
    "right": (1, 0),
    "down-right": (1, -1),
    "down": (0, -1),
    "down-left": (-1, -1),
    "left": (-1, 0),
    "up-left": (-1, 1),
}


def among(told: Told) -> set[int]:
    """Return the cards of the kind that was asked about."""
    return {card for card in range(64) if _KINDS[told.asked[1]](card)}


def alike(told: Told) -> list[Message]:
    """Return the lines of the answer with the key of this one, and this one."""
    same = [line for line in told.lines if line.key == told.message.key]
    return same if any(line is told.message for line in same) else [*same, told.message]


def listed(line: Message, name: str) -> Sequence[Any]:
    """Return what stands in a list of a line."""
    listing: Any = line.args[name]
    items: Sequence[Any] = listing.items
    return items


def _lying(told: Told, places: Iterable[Place]) -> list[int | None]:
    """Return the cards on some places, None where there is none."""
    at = {(spot.x, spot.y): card for spot, card in told.view.grid.items()}
    return [at.get(place) for place in places]


# ------------------------------------------------------------------ the board


def _size(told: Told) -> object:
    columns, rows = zip(*table_of(told).cards, strict=True)
    first, last = spot_of(told.arg("first")), spot_of(told.arg("last"))
    return (
        told.arg("cards") == len(columns)
        and (first[0], last[0]) == (min(columns), max(columns))
        and (told.arg("low"), told.arg("high")) == (START + min(rows), START + max(rows))
        and (told.arg("wide") == "yes") == (first[0] != last[0])
        and (told.arg("tall") == "yes") == (min(rows) != max(rows))
    )


def _run(told: Told) -> object:
    """Just these cards lie side by side, and where the whole line was asked for, none goes on."""
    run = run_of(told.arg("run"))
    whole = told.asked[0] != "board" or len(told.asked[1]) == 0
    beyond = ends_of(run) if len(run) > 1 else ()
    return cards_named(told.arg("cards")) == _lying(told, run) and not (
        whole and any(place in table_of(told).cards for place in beyond)
    )


def _line_empty(told: Told) -> object:
    """No card lies in the row, or column, that was asked about."""
    x, y = place_of(told)
    across = told.arg("way") == "row"
    typed = str(START + y) if across else told.arg("cell").column
    taken = {at[1] if across else at[0] for at in table_of(told).cards}
    return (
        told.arg("way") == told.asked[0]
        and told.arg("row") == START + y
        and typed == told.asked[1][0]
        and (y if across else x) not in taken
    )


def _regions(told: Told) -> object:
    """Each part of the table once, and together all cards, unless only one part was asked for."""
    entries = [entry.message.args for line in alike(told) for entry in listed(line, "regions")]
    sides = [entry["side"] for entry in entries]
    everything = sum(entry["count"] for entry in entries) == len(table_of(told).cards)
    return len(set(sides)) == len(sides) and (len(sides) == 1 if told.asked[1] else everything)


def _around(told: Told) -> object:
    (x, y), (right, up) = asked_place(told), _AROUND[told.arg("side")]
    return place_of(told) == (x + right, y + up) and _there(told)


def _there(told: Told) -> object:
    """The card that is named lies on the place that is named."""
    return _lying(told, [place_of(told)]) == [card_of(told.arg("card"))]


def _open_line(told: Told) -> object:
    """It is a line of that many cards, and one can be laid at just these ends of it."""
    table, run = table_of(told), run_of(told.arg("run"))
    ends = [end for end in ends_of(run) if table.fillable(end)]
    named = [spot_of(cell) for cell in told.arg("cells").items]
    return run in table.lines and told.arg("count") == len(run) < 4 and sorted(named) == sorted(ends)


def _free_row(told: Told) -> object:
    """The columns of one row in which a card, or the one that was asked about, can be laid."""
    table, words = table_of(told), told.asked[1]
    found: list[int] = []
    for item in told.arg("columns").items:
        ends = [spot_of(item.message.args[name])[0] for name in ("cell",) if name in item.message.args]
        ends = ends or [spot_of(item.message.args[name])[0] for name in ("first", "last")]
        found += range(ends[0], ends[-1] + 1)
    places = [place for place in table.beside if place[1] == told.arg("row") - START]
    fitting = [
        x
        for x, y in places
        if (CARDS[words[0]] in table.fitting((x, y)) if words else table.fillable((x, y)))
    ]
    return found == sorted(fitting) != []


# ------------------------------------------------------------------ cards that could be somewhere


def _own_fitting(told: Told) -> object:
    own = could(told, place_of(told)) & set(told.view.hand)
    named = cards_named(told.arg("cards"))
    return place_of(told) == asked_place(told) and set(named) == own and len(named) == len(own) > 0


def _possible(told: Told) -> list[set[int]]:
    """Return what the cards that are listed may be: those of one place, or of each wild card on the table."""
    if told.asked[0] == "fits":
        fitting = set(could(told, asked_place(told))) - {WILD}
        return [fitting, fitting & set(unseen(told))]
    wilds = [place for place, card in table_of(told).cards.items() if card is None]
    return [set(could(told, place)) for place in wilds]


def _kinds(told: Told) -> object:
    colours = [COLOURS.index(one.message.args["colour"]) for one in told.arg("colours").items]
    shapes = [SHAPES.index(one.noun) for one in told.arg("shapes").items]
    numbers = [one - 1 for one in told.arg("numbers").items]
    cards = [16 * hue + 4 * form + number for hue in colours for form in shapes for number in numbers]
    return len(cards) == len(set(cards)) and set(cards) in _possible(told)


def _choice(told: Told) -> object:
    """Of one place all are named, line by line, each once; of several wild cards those of each."""
    named = [card for line in alike(told) for card in cards_named(line.args["cards"])]
    own, possible = cards_named(told.arg("cards")), _possible(told)
    if len(possible) > 1 and told.asked[0] != "fits":
        return len(set(own)) == len(own) and any(set(own) <= each for each in possible)
    return len(set(named)) == len(named) and set(named) in possible


def _own_bringing(told: Told) -> object:
    """All own cards that fit the place are named, each once, in one line or several."""
    items = [item for line in alike(told) for item in listed(line, "cards")]
    named = [card_of(one.message.args["card"]) for one in items]
    fitting = could(told, asked_place(told)) & set(told.view.hand)
    return len(named) == len(set(named)) and set(named) == fitting != set()


def lots_run(told: Told) -> bool:
    """The place that is named is one of the four places of the line, on which the other cards lie."""
    run, place = run_of(told.arg("run")), place_of(told)
    return len(run) == 4 and place in run and set(run) - set(table_of(told).cards) == {place}


# ------------------------------------------------------------------ cards that are somewhere


def _listed(told: Told) -> object:
    """All cards of the kind that lie on the table, or all that are known at the bottom, over all lines."""
    items = [item for line in alike(told) for item in listed(line, "cards")]
    if told.asked[0] == "deck":
        before = [line for line in told.lines if line.key == "iota-deck-known"]
        first = [item for line in before for item in listed(line, "cards")]
        known = [card for card in told.view.bottom if card is not None]
        return list(map(card_of, [*first, *items])) == known
    named = [spot_of(item.message.args["cell"]) for item in items]
    there = [
        (spot.x, spot.y) for spot, card in told.view.grid.items() if card != WILD and card in among(told)
    ]
    return sorted(named) == sorted(there)


def _known_bottom(told: Told) -> object:
    known = [card for card in told.view.bottom if card is not None]
    return cards_named(told.arg("cards")) == known[:4] != []


def _held_kind(told: Told) -> object:
    return cards_named(told.arg("cards")) == [card for card in told.view.hand if card in among(told)]


def _known_hand(told: Told) -> object:
    """They are what is known of the hand of somebody else."""
    hands = [hand for seat, hand in enumerate(told.view.hands) if seat != told.seat]
    return cards_named(told.arg("cards")) in [[card for card in hand if card is not None] for hand in hands]


def _sizes(told: Told) -> object:
    return told.people("entries") == set(range(len(told.view.hands)))


def _all_points(told: Told) -> object:
    """Everybody once, the highest first; the points of each are checked for themselves."""
    points = [entry.message.args["points"] for entry in told.arg("entries").items]
    everybody = told.people("entries") == set(range(len(told.view.hands)))
    return everybody and len(points) == len(told.view.hands) and points == sorted(points, reverse=True)


def _turn(told: Told) -> object:
    table = told.view.table
    named = told.desk.people[table.turn].name == told.arg("who").name
    return named and bool(table.recycled) == (told.message.key == "iota-turn-goes-on")


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iota-turn": _turn,
        "iota-turn-goes-on": _turn,
        "iota-board-empty": lambda told: not table_of(told).cards,
        "iota-board-size": _size,
        "iota-run-cards": _run,
        "iota-line-empty": _line_empty,
        "iota-regions": _regions,
        "iota-around": _around,
        "iota-cell-card": _there,
        "iota-card-at": _there,
        "iota-where-board": _there,
        "iota-open-line": _open_line,
        "iota-free-row": _free_row,
        "iota-fits-hand": _own_fitting,
        "iota-fits-wild": lambda told: table_of(told).cards[place_of(told)] is None,
        "iota-wild-board": lambda told: table_of(told).cards[place_of(told)] is None,
        "iota-kinds": _kinds,
        "iota-choice": _choice,
        "iota-cell-own": _own_bringing,
        "iota-where-some": _listed,
        "iota-where-held": _held_kind,
        "iota-where-bottom": lambda told: card_of(told.arg("card")) in told.view.bottom,
        "iota-deck-known": _known_bottom,
        "iota-hand": lambda told: cards_named(told.arg("cards")) == list(told.view.hands[told.seat]),
        "iota-holds-known": _known_hand,
        "iota-hand-sizes": _sizes,
        "iota-score-all": _all_points,
    }
)
"""By line: what makes it true."""


def numbered(told: Told) -> bool:
    """Tell whether a line names the number of the cards that were asked about, 0 for none."""
    return bool(told.arg("number") == _NUMBERS.get(told.asked[1], 0))
