"""Positions and records of IOTA and Quantum that play seldom brings up, or nobody types, made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import CHANCE, Actor
from accessgames.games.iota.rules.actions import Draw, Place, Recycle
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.quantum.rules.dice import ALL_DICE
from accessgames.games.quantum.rules.state import Phase, Reroll, Roll, Start
from tests.games.iota import positions as cards
from tests.games.quantum import helpers as sheets
from tests.truth.answers.scenes import made, of_quantum

if TYPE_CHECKING:
    from tests.truth.positions import Position

Record: TypeAlias = "tuple[Position, Actor, Any]"
"""A position, who acts, and what is written in a journal as theirs."""

_WILD: Final = "m50=w n50=r2c o50=g2c"
_BESIDE: Final = "n50=g1c m51=g4c n51=g2s o51=g1t m52=g1x o52=g1s"
_BETWEEN: Final = "m50=w n50=g1c o50=w m51=r4c o51=g1t n49=b1c"


def of_iota() -> Iterator[Position]:
    """Yield positions in which one wild card was taken already, and in which two wild cards are narrowed."""
    taken = cards.position(
        "m50=r1c n50=r3c n51=w", "b3s b4t g2x w", "b1c", options={"recycling": "one"},
        recycled=cards.laid("m50=r1c"),
    )  # fmt: skip
    beside = cards.position(_BESIDE, "w w", "b1c")
    between = cards.position(_BETWEEN, "g1x r1s", "b1x")
    return made(cards.GAME, (taken, beside, between))


def iota_records() -> Iterator[Record]:
    """Yield a placing of nothing, a wild card for a wild one, a draw by a player, one of a card that lies."""
    playing = cards.position(_WILD, "w b4t", "r1c")
    for position in made(cards.GAME, (playing,)):
        for action in (Place(()), Recycle(cards.spot("m50"), WILD), Draw(7)):
            yield position, 0, action
    begun = cards.GAME.initial(cards.GAME.setup(2, {}))
    drawn = tuple(cards.GAME.apply(begun, CHANCE, Draw(card)).state for card in (3, 40))
    for number, position in enumerate(made(cards.GAME, drawn)):
        yield position, CHANCE, Draw((3, 40)[number % 2])


def quantum_records() -> Iterator[Record]:
    """Yield more dice than there are, a throw that the dice do not have, and a seat where nobody sits."""
    thrown = sheets.position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3")
    for position in made(sheets.GAME, (thrown,)):
        yield position, 0, Reroll(ALL_DICE + 1 + position.number % 3)
    for position in made(sheets.GAME, (sheets.position(),)):
        yield position, CHANCE, Roll((position.number % 24,) * 7)
    lots = sheets.GAME.initial(sheets.GAME.setup(3, {}))
    for position in made(sheets.GAME, (lots,), seats=3):
        yield position, CHANCE, Start(3 + position.number % 4)


quantum = of_quantum
"""Positions before the dice lie."""
