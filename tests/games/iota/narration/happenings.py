"""One of each event of IOTA, with what a listener is told about it."""

from __future__ import annotations

from collections.abc import Mapping

from accessgames.games.iota.rules.cards import WILD, Doubling, LineScore, Scoring, Spot, make_card
from accessgames.games.iota.rules.events import (
    DeckEmpty,
    Drew,
    Ended,
    IotaEvent,
    LeftOver,
    Passed,
    Placed,
    Recycled,
    StartBuried,
    StartCard,
    Starter,
    StarterDrawn,
    StarterTied,
    Traded,
    TurnBegan,
)
from tests.games.iota.wording import position

STATE = position("m50=r2c", "g4x g1t r3t w", "y1s y2c y3s y4c", scores=(12, 34))
"""A position after which all of this is told, though it never happened there."""

R2C = make_card("red", "circle", 2)
R3X = make_card("red", "cross", 3)
B4X = make_card("blue", "cross", 4)
Y1S = make_card("yellow", "square", 1)

_LINE = LineScore("row", (Spot(0, 0), Spot(1, 0), Spot(2, 0), Spot(3, 0)), (0, 1, 2, 3), 22)
_ONE_LOT = Scoring((_LINE,), 22, (Doubling("lot", _LINE, 44),), 44, 78)
_ALL_DOUBLINGS = Scoring(
    (_LINE, _LINE),
    26,
    (
        Doubling("lot", _LINE, 52),
        Doubling("lot", _LINE, 104),
        Doubling("four-cards", None, 208),
        Doubling("out", None, 416),
    ),
    416,
    450,
)
_PLAIN = Scoring((_LINE,), 5, (), 5, 17)

EVENTS: Mapping[str, tuple[IotaEvent, ...]] = {
    "own draw for the start": (StarterDrawn(0, B4X),),
    "another's draw for the start": (StarterDrawn(1, WILD),),
    "a tie": (StarterTied((0, 1), 4),),
    "the listener starts": (Starter(0, 4),),
    "another starts": (Starter(1, None),),
    "the deal": (
        Drew(0, 0, 60, 1, 4, dealt=True),
        Drew(0, R3X, 59, 2, 4, dealt=True),
        Drew(0, WILD, 58, 3, 4, dealt=True),
        Drew(1, None, 57, 1, 4, dealt=True),
    ),
    "a wild start card goes under": (StartBuried(),),
    "the start card": (StartCard(R2C, 57),),
    "a turn begins": (TurnBegan(1),),
    "own recycling": (Recycled(0, Spot(0, 1), R2C),),
    "another's recycling": (Recycled(1, Spot(-13, 1), R2C),),
    "own placing": (Placed(0, ((Spot(0, 1), Y1S),), _PLAIN),),
    "another's placing with a lot": (Placed(1, ((Spot(0, 1), Y1S), (Spot(1, 1), WILD)), _ONE_LOT),),
    "a placing with every doubling": (Placed(1, ((Spot(0, 1), Y1S),), _ALL_DOUBLINGS),),
    "own trade": (Traded(0, 2, (R2C, WILD)), Drew(0, 1, 30, 1, 2), Drew(0, 2, 29, 2, 2)),
    "another's trade": (Traded(1, 1, None), Drew(1, None, 30, 1, 1)),
    "another draws a known card": (Drew(1, R2C, 3, 1, 1),),
    "own pass": (Passed(0),),
    "another's pass": (Passed(1),),
    "the deck is empty": (DeckEmpty(),),
    "own cards left": (LeftOver(0, (R2C, R3X), -5, 40),),
    "another's cards left": (LeftOver(1, (R2C,), -2, 40),),
    "the end": (Ended("stuck", None, (1, 2)),),
}
"""Name -> events, as seat 0 is told them."""
