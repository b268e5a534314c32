"""Moments of a match by name: choosing, solving, taking pieces, building, and what is special about some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.games.iqlandie.positions import (
    GOLDEN,
    board,
    building,
    choosing,
    claim_wrong,
    do,
    prepared,
    racing,
    taking,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games.iqlandie.rules.state import IqState

FULL: Final = building(
    ("t4r* x5p", "i3b"), (board(GOLDEN), board({1: ("o4r a1 b1 a2 b2",), 3: ("x5b b1 a2 b2 c2 b3",)}))
)
"""The rulebook's example on Jana's board, with two pieces to place; Petr has two pieces on his."""

HALF_FULL: Final = building(("t4r* x5p", "i3b"), (board(GOLDEN), board({1: ("o4r a1 b1 a2 b2",)})))
"""The same with one piece on Petr's board."""

PHASES: Final[Mapping[str, IqState]] = {
    "choose": choosing(),
    "prepare": prepared("optics"),
    "biology": racing("biology"),
    "programming": racing("programming"),
    "optics": racing("optics"),
    "space": racing("space"),
    "claimed": claim_wrong(racing("optics", 3), 0),
    "turns": racing("optics", 2, {"race": "turns"}),
    "take": taking(),
    "one more": do(taking(), 0, "pick i3p"),
    "add": do(taking(), 0, "pick i3p", "pick o4r*"),
    "build": building(("t4r* i3b", "i3b")),
    "half full": HALF_FULL,
    "stuck": building(("x5p", "i3b"), (board(GOLDEN), board({}))),
    "last": building(("i3b i3b", "i3b")),
    "built": do(building(("i3b", "i3b")), 0, "place i3b 1 a1 1"),
    "done": do(building(("i3b", "i3b")), 0, "place i3b 1 a1 1", "done"),
    "declare": do(do(building(("v3j", ""), last=True), 0, "place v3j 3 a1 1", "done"), 1, "done"),
    "over": do(do(building(("v3b", ""), last=True), 0, "place v3b 3 a1 1", "done"), 1, "done"),
    "practice": choosing(2, {"practice": "optics"}),
    "alone": choosing(1),
}
"""States of two players, where nothing else is said."""
