"""What is said of a cursor on the board: edges, what there is none of, distances and marks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Perspective
from accessgames.games import Listener
from tests.truth.shell.match import own
from tests.truth.shell.reading import commands, legal

if TYPE_CHECKING:
    from accessgames.games.board_walk import BoardWalk, Place
    from tests.truth.shell.sitting import Check, Heard

WAYS: Final = {
    "cursor-up": (0, 1), "cursor-down": (0, -1), "cursor-left": (-1, 0), "cursor-right": (1, 0),
    "cursor-row-start": (-1, 0), "cursor-row-end": (1, 0), "cursor-column-top": (0, 1),
    "cursor-column-bottom": (0, -1),
}  # fmt: skip
"""Columns to the right and rows up that a word leads."""

_NAMES: Final = {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}
MOST: Final = 99


def boards(heard: Heard, state: Any = None) -> list[BoardWalk]:  # noqa: ANN401 - by game
    """Return the boards of whoever has the keyboard, in the position of a line or in another one."""
    desk = heard.sitting.listener()
    game, viewer = heard.sitting.match.game, heard.now.viewer
    view = game.view(heard.now.state if state is None else state, viewer)
    known = Listener(Perspective(game, view, viewer), desk.people, desk.bots, desk.words)
    own = commands(heard.sitting)
    return list(own.walks(known)) if hasattr(own, "walks") else []


def standing(heard: Heard, *, after: bool = True) -> tuple[BoardWalk, Place]:
    """Return the board and the place of the cursor behind a line, or before it."""
    cursor = (heard.saying.after if after else heard.now).cursor
    assert cursor is not None
    return next(board for board in boards(heard) if board.id == cursor.board), cursor.place


def _edge(heard: Heard) -> object:
    """There is no place in that direction."""
    board, place = standing(heard)
    way = WAYS[heard.saying.word]
    ahead = [
        one for one in board.places
        if ((one.x - place.x) * way[0] > 0 and one.y == place.y)
        or ((one.y - place.y) * way[1] > 0 and one.x == place.x)
    ]  # fmt: skip
    return heard.arg("way") == _NAMES[way] and not ahead


def _changed(heard: Heard, board: BoardWalk) -> set[Place]:
    """Return where something else lies than behind the listener's last action."""
    deeds = heard.now.deeds
    mine = own(deeds, heard.now.viewer)
    first = heard.sitting.match.game.initial(heard.sitting.match.setup)
    then = boards(heard, deeds[mine[-1]].state if mine else first)
    before: Mapping[Any, Any] = next((one.places for one in then if one.id == board.id), {})
    return {place for place, lies in board.places.items() if lies != before.get(place)}


def _what(heard: Heard, board: BoardWalk) -> set[Place]:
    """Return the places that a word seeks, by what stands on the board."""
    word = heard.saying.word
    if word == "cursor-next-mine":
        return set(board.mine)
    if word == "cursor-next-changed":
        return _changed(heard, board)
    return {place for place in board.free if board.places[place] is None}


def _named(heard: Heard) -> bool:
    word = heard.saying.word
    kind = {"cursor-next-mine": "mine", "cursor-next-changed": "changed"}.get(word, "free")
    return bool(heard.arg("what") == kind)


def _none(heard: Heard) -> object:
    cursor, known = heard.now.cursor, boards(heard)
    here = [board for board in known if cursor is not None and board.id == cursor.board] or known[:1]
    return _named(heard) and not _what(heard, here[0])


def _only(heard: Heard) -> object:
    board, place = standing(heard)
    return _named(heard) and _what(heard, board) <= {place}


def _distance(heard: Heard) -> object:
    board, place = standing(heard)
    cursor = heard.saying.after.cursor
    assert cursor is not None
    mark = cursor.mark
    assert mark is not None
    x, y = place.x - mark.place.x, place.y - mark.place.y
    shape = {(True, True): "both", (True, False): "columns", (False, True): "rows"}.get(
        (bool(x), bool(y)), "here"
    )
    ways = (
        heard.arg("across") == ("right" if x > 0 else "left"),
        heard.arg("along") == ("up" if y > 0 else "down"),
    )
    return (
        mark.board == board.id
        and heard.arg("place") == board.name(mark.place)
        and heard.arg("shape") == shape
        and (heard.arg("columns"), heard.arg("rows")) == (abs(x), abs(y))
        and all(right or not far for right, far in zip(ways, (x, y), strict=True))
    )


def _marked(heard: Heard) -> object:
    """Behind the line the mark is where the cursor stands, and before it the last mark was told so."""
    board, place = standing(heard)
    cursor = heard.saying.after.cursor
    assert cursor is not None
    return cursor.mark == (board.id, place) and heard.arg("place") == board.name(place)


def _no_mark(heard: Heard) -> object:
    for saying in heard.saying.earlier:
        if saying.word == "come-back" or "HandOver" in {saying.before.asked, saying.after.asked}:
            break
        marks = any(message.key == "cursor-marked" for message in saying.told)
        if marks and saying.before.viewer == heard.now.viewer:
            return False
    return heard.saying.word == "cursor-distance"


def _other_board(heard: Heard) -> object:
    cursor = heard.saying.after.cursor
    assert cursor is not None
    assert cursor.mark is not None
    return cursor.mark.board != cursor.board


def _laid(heard: Heard) -> set[tuple[str, str]]:
    """Return where legal actions lay something, by their notation."""
    return {spot for text in legal(heard.saying) for spot in re.findall(r"\b([a-z]+)(\d+)=", text)}


def _nothing(heard: Heard) -> object:
    """No legal action begins there; at IOTA none has it in its notation."""
    board, place = standing(heard)
    if heard.sitting.game == "iota":
        cell: Any = heard.arg("place").message.args["cell"]
        return heard.arg("place") == board.name(place) and (cell.column, str(cell.row)) not in _laid(heard)
    return heard.arg("place") == board.name(place) and not board.begin(place)


def _outside(heard: Heard) -> object:
    from accessgames.engine import MalformedAction  # noqa: PLC0415

    known = boards(heard)
    for board in known:
        try:
            if board.read(heard.arg("words").split()) in board.places:
                return False
        except MalformedAction:
            continue
    return heard.saying.word == "cursor" and heard.arg("words") == heard.saying.rest


def _steps(heard: Heard) -> object:
    typed = heard.arg("words")
    return (
        typed == heard.saying.rest
        and heard.arg("most") == MOST
        and not (typed.isdecimal() and 1 <= int(typed) <= MOST)
    )


def _row(heard: Heard) -> object:
    """The row or column under the cursor: its ends, and how many places are taken, free and empty."""
    board, here = standing(heard)
    axis = 0 if heard.saying.rest == heard.sitting.word("column") else 1
    row = sorted((one for one in board.places if one[axis] == here[axis]), key=lambda one: (-one.y, one.x))
    taken = sum(board.places[one] is not None for one in row)
    free = sum(board.places[one] is None and one in board.free for one in row)
    ends = [board.name(row[0]), board.name(row[-1]), "yes" if len(row) == 1 else "no"]
    counts = [taken, free, len(row) - taken - free]
    return (
        heard.saying.word == "cursor-tones"
        and ends == [heard.arg(name) for name in ("first", "last", "alone")]
        and counts == [heard.arg(name) for name in ("taken", "free", "empty")]
    )


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "cursor-edge": _edge,
        "cursor-none": _none,
        "cursor-only": _only,
        "cursor-one-board": lambda heard: len(boards(heard)) == 1,
        "cursor-no-board": lambda heard: not boards(heard),
        "cursor-outside": _outside,
        "cursor-steps": _steps,
        "cursor-marked": _marked,
        "cursor-no-mark": _no_mark,
        "cursor-other-board": _other_board,
        "cursor-distance": _distance,
        "cursor-nothing": _nothing,
        "cursor-row": _row,
        "cursor-row-silent": lambda heard: heard.saying.word == "cursor-tones",
        "cursor-row-or-column": lambda heard: (
            heard.saying.word == "cursor-tones" and heard.arg("words") == heard.saying.rest
        ),
        "cursor-no-further": lambda heard: (
            heard.saying.word == "cursor-back"
            and heard.arg("keys") == "no"
            and heard.arg("command") == f"{heard.sitting.word('keys')} {heard.sitting.word('off')}"
        ),
    }
)
"""By line: what makes it true."""
