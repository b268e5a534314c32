"""What iQLANDIE's answers claim of the task on the table, worked out from the card and the own answer."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.naming import name_body, name_token
from accessgames.games.iqlandie.tasks.space_model import PICTURES
from tests.games.iqlandie import oracle
from tests.truth.answers import areas

if TYPE_CHECKING:
    from tests.truth.verdicts import Check, Told

CARDS: Final = 5
SIDE: Final = 3
BODIES: Final = ("slunce", "měsíc", "planetu", "hvězda", "meteorit", "okénko")
_TURNS: Final = {"none": 0, "right": 1, "over": 2, "left": 3}
_OPTICS: Final = {"iq-mirror": "Z", "iq-prism": "H"}


def task(told: Told) -> Any:  # noqa: ANN401 - by kind of tasks
    """Return the card."""
    return told.view.race.task


def work(told: Told) -> Any:  # noqa: ANN401 - by kind of tasks
    """Return what lies in the own answer; the beginning for who has none."""
    race, seat = told.view.race, told.seat
    path = race.runs[seat].path if seat >= 0 else ()
    if path:
        return path[-1]
    return race.rules.start(race.task) if race.task is not None else race.preparation


def turned(picture: Any, quarters: int) -> Any:  # noqa: ANN401 - nine squares in reading order
    """Return nine squares turned to the right: the lowest row becomes the left column."""
    for _ in range(quarters):
        picture = [picture[SIDE * (SIDE - 1 - column) + row] for row in range(SIDE) for column in range(SIDE)]
    return picture


def cells(told: Told, name: str = "cells") -> list[areas.Cell]:
    """Return the squares of a list, by column and row."""
    return [areas.cell_of(cell) for cell in told.arg(name).items]


def alike(told: Told, turn: str) -> list[areas.Cell]:
    """Return the squares of biology that are as in the goal after a turn of the frame."""
    now, goal = turned(list(work(told)), _TURNS[turn]), task(told).goal
    return [(at % SIDE, at // SIDE) for at in range(SIDE * SIDE) if now[at] == goal[at]]


def _biology_right(told: Told) -> object:
    right = alike(told, "none")
    return told.arg("count") == len(right) < SIDE * SIDE and cells(told) == right


def _biology_better(told: Told) -> object:
    most = max(len(alike(told, turn)) for turn in _TURNS)
    return told.arg("count") == len(alike(told, told.arg("turn"))) == most > len(alike(told, "none"))


def _biology_hole(told: Told) -> object:
    """The free square, and just the tokens beside it."""
    now = work(told)
    row, column = divmod(now.index("."), SIDE)
    near = {now[SIDE * y + x] for y, x in oracle.beside((row, column)) if 0 <= y < SIDE and 0 <= x < SIDE}
    named = list(told.arg("tokens").items)
    return (
        areas.cell_of(told.arg("cell")) == (column, row)
        and len(named) == len(near)
        and all(name_token(token) in named for token in near)
    )


def _optics_left(told: Told) -> dict[str, int]:
    """Return how many pieces of each sort the card wants that do not lie yet, none of them left out."""
    laid = [one.piece for one in work(told)]
    left = {piece: task(told).count(piece) - laid.count(piece) for piece in _OPTICS.values()}
    return {piece: count for piece, count in left.items() if count}


def _optics_rest(told: Told) -> object:
    named = {_OPTICS[item.noun]: item.count for item in told.arg("pieces").items}
    return named == _optics_left(told) != {} and len(named) == len(told.arg("pieces").items)


def _optics_use(told: Told) -> object:
    named = {_OPTICS[item.noun]: item.count for item in told.arg("pieces").items}
    return named == {piece: count for piece in _OPTICS.values() if (count := task(told).count(piece))}


def _shown(told: Told) -> list[str]:
    """Return what the pile shows: each card turned and moved, the upper ones over the lower ones."""
    return _overlaid(work(told))


def _differing(told: Told) -> list[areas.Cell]:
    seen, wanted = _shown(told), task(told).target
    return [(at % SIDE, at // SIDE) for at in range(SIDE * SIDE) if seen[at] != wanted[at]]


def _space_wrong(told: Told) -> object:
    """So many squares differ, and each of them is told."""
    named = [areas.cell_of(line.args["cell"]) for line in told.lines if line.key == "iqlandie-space-differs"]
    return told.arg("count") == len(named) > 0 and named == _differing(told)


def _space_pile(told: Told) -> object:
    """So many cards lie there, and these are some of them; the lines together tell all, from the bottom."""
    pile = [laid.card for laid in work(told)]
    lists: list[Any] = [line.args["cards"] for line in told.lines if line.key == told.message.key]
    named = [[item.message.args["card"] for item in each.items] for each in lists]
    own = [item.message.args["card"] for item in told.arg("cards").items]
    return (
        told.arg("count") == len(pile)
        and own == named[0 if told.arg("part") == "first" else max(1, named.index(own))]
        and list(chain(*named)) == pile
    )


def _space_left(told: Told) -> object:
    left = sorted(set(range(1, CARDS + 1)) - {laid.card for laid in work(told)})
    return list(told.arg("cards").items) == left and told.arg("count") == len(left) > 0


def _overlaid(pile: Any) -> list[str]:  # noqa: ANN401 - cards as they lie, from the bottom
    """Return what cards show one over the other."""
    seen = ["."] * (SIDE * SIDE)
    for laid in pile:
        for at, symbol in enumerate(turned(list(PICTURES[laid.card - 1]), laid.quarters)):
            row, column = at // SIDE + laid.south, at % SIDE + laid.east
            if symbol != "." and 0 <= row < SIDE and 0 <= column < SIDE:
                seen[SIDE * row + column] = symbol
    return seen


_WAYS: Final = ("straight", "right", "over", "left")


def _told_lists(told: Told, name: str) -> list[list[Any]]:
    """Return the messages that the lines of this kind name, line by line."""
    lists: list[Any] = [line.args[name] for line in told.lines if line.key == told.message.key]
    return [[item.message for item in each.items] for each in lists]


def _shows(told: Told) -> object:
    """Just these cards show it there, in just these turns; the lines together tell all."""
    column, row = areas.cell_of(told.arg("cell"))
    there = [
        (card, quarters)
        for card in range(1, CARDS + 1)
        for quarters in range(4)
        if name_body(turned(list(PICTURES[card - 1]), quarters)[SIDE * row + column]) == told.arg("body")
    ]
    if told.message.key == "iqlandie-space-none-shows":
        return not there and told.arg("body") in map(name_body, "SMPHT.")
    lines = [
        [(one.args["card"], _WAYS.index(one.args["turn"])) for one in each]
        for each in _told_lists(told, "cards")
    ]
    own = [
        (one.message.args["card"], _WAYS.index(one.message.args["turn"])) for one in told.arg("cards").items
    ]
    place = lines.index(own) if own in lines else -1
    return list(chain(*lines)) == there and place >= 0 and told.arg("part") == ("more" if place else "first")


def _layer(told: Told) -> object:
    """The card of this layer changes these squares of what lies below it, and shows that on them."""
    lines: list[Any] = [line for line in told.lines if line.key == told.message.key]
    cards = {line.args["number"]: line.args["card"].message.args for line in lines}
    pile = (
        work(told)
        if not told.asked[1]
        else tuple(
            SimpleNamespace(card=one["card"], quarters=_WAYS.index(one["turn"]), east=0, south=0)
            for one in cards.values()
        )
    )
    number = told.arg("number")
    if not 1 <= number <= len(pile) or told.arg("card").message.args != cards[number]:
        return False
    below, above = _overlaid(pile[: number - 1]), _overlaid(pile[:number])
    changed = [
        ((at % SIDE, at // SIDE), name_body(above[at])) for at in range(SIDE * SIDE) if below[at] != above[at]
    ]
    named = [_squares_now(line.args["cells"]) for line in lines if line.args["number"] == number]
    own = _squares_now(told.arg("cells"))
    first = "first" if changed else "none"
    return (
        [one["card"] for one in cards.values()] == [one.card for one in pile]
        and list(chain(*named)) == changed
        and own in named
        and told.arg("part") == ("more" if named.index(own) else first)
    )


def _squares_now(cells: Any) -> list[tuple[areas.Cell, Any]]:  # noqa: ANN401 - a listing
    return [(areas.cell_of(one.message.args["cell"]), one.message.args["content"]) for one in cells.items]


def _commands(told: Told) -> object:
    """These commands, by their numbers, and how many they are."""
    first, last = told.arg("first"), told.arg("last")
    named = [(item.args["sign"].noun, item.args["count"]) for item in areas.items(told, "commands")]
    there = [(_SIGNS[one.sign], one.count) for one in task(told).commands]
    return (
        told.arg("count") == len(named) == last - first + 1 and first > 0 and named == there[first - 1 : last]
    )


_SIGNS: Final = tuple(
    f"iq-{sign}" for sign in ("blue", "red", "green", "orange", "circle", "lightning", "heart", "leaf")
)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iqlandie-biology-better": _biology_better,
        "iqlandie-biology-hole": _biology_hole,
        "iqlandie-biology-right": _biology_right,
        "iqlandie-biology-same": lambda told: len(alike(told, told.arg("turn"))) == SIDE * SIDE,
        "iqlandie-optics-empty": lambda told: not work(told),
        "iqlandie-optics-no-rest": lambda told: not _optics_left(told),
        "iqlandie-optics-rest": _optics_rest,
        "iqlandie-optics-use": _optics_use,
        "iqlandie-programming-commands": _commands,
        "iqlandie-programming-count": lambda told: told.arg("count") == len(task(told).commands),
        "iqlandie-space-all-used": lambda told: {one.card for one in work(told)} == {1, 2, 3, 4, 5},
        "iqlandie-space-can-show": _shows,
        "iqlandie-space-layer": _layer,
        "iqlandie-space-left": _space_left,
        "iqlandie-space-none-shows": _shows,
        "iqlandie-space-pile": _space_pile,
        "iqlandie-space-same": lambda told: not _differing(told),
        "iqlandie-space-wrong": _space_wrong,
    }
)
"""By line: what makes it true."""
