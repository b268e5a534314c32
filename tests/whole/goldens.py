"""The golden transcripts of the project, and the players who make them.

A transcript is made by a scripted player (`python tools/golden.py`), read by a person, and kept: the same
input must give the same lines for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessgames.testing.goldens import Transcript, write_transcript
from tests.whole import iota, iqlandie, quantum, tetrikon
from tests.whole.players import Plan, curious, sure, typist
from tests.whole.session import Held, Order, Player, hold

FOLDER: Final = Path(__file__).parents[1] / "golden"
"""Where the transcripts stand."""


@dataclass(frozen=True, slots=True)
class Golden:
    """How a transcript is made.

    Attributes:
        order: What is played.
        player: Who plays it.
        tour: Whether everything is asked once; else the game is played as people play it.
    """

    order: Order
    player: Player
    tour: bool = False


def _of(game: str, play: Plan, tour: Plan) -> Iterator[tuple[str, Golden]]:
    for language in ("cs", "en"):
        order = Order(game, language=language)
        yield f"{game}.{language}.txt", Golden(order, curious(play, 1))
        yield f"{game}-tour.{language}.txt", Golden(order, curious(tour), tour=True)


def _real_dice() -> Iterator[tuple[str, Golden]]:
    for language in ("cs", "en"):
        order = Order("quantum", language=language, options={"dice": "own"})
        yield f"quantum-dice.{language}.txt", Golden(order, quantum.with_real_dice(typist))


def _iqlandie() -> Iterator[tuple[str, Golden]]:
    """A game, a tour and a practice; the clock makes them take time."""
    for language in ("cs", "en"):
        order = Order("iqlandie", language=language, clock=15)
        yield f"iqlandie.{language}.txt", Golden(order, sure(iqlandie.player(iqlandie.GAME)))
        yield f"iqlandie-tour.{language}.txt", Golden(order, sure(iqlandie.player(iqlandie.TOUR)), tour=True)
        alone = {"practice": "optics", "rounds": "6"}
        practice = Order("iqlandie", "Jana", language=language, options=alone, clock=25)
        yield (
            f"iqlandie-practice.{language}.txt",
            Golden(practice, sure(iqlandie.player(iqlandie.PRACTICE))),
        )


def _tetrikon() -> Iterator[tuple[str, Golden]]:
    """The ways to play Tetrikon; a clock makes some take time."""
    solo = tetrikon.building("{status}", "{board}", "{pieces} {piece-s4}", "{moves}", "{time}", "{free}")
    for language in ("cs", "en"):

        def order(seed: str, players: str = "Jana,bot:2", clock: int | None = None, **options: str) -> Order:
            return Order("tetrikon", players, seed, language, options=options, clock=clock)  # noqa: B023 - at once

        whole = order("8", "Jana,bot:4", level="A")
        yield f"tetrikon.{language}.txt", Golden(whole, sure(tetrikon.TRADER))
        yield (
            f"tetrikon-tour.{language}.txt",
            Golden(order("7", level="B"), curious(tetrikon.TOUR), tour=True),
        )
        timed = order("7", "Jana,bot:3,bot:4", 20, level="C", minutes="20")
        yield f"tetrikon-time.{language}.txt", Golden(timed, sure(tetrikon.TRADER))
        blitz = order("7", clock=10, mode="blitz", level="C")
        yield f"tetrikon-blitz.{language}.txt", Golden(blitz, solo)
        yield f"tetrikon-solo.{language}.txt", Golden(order("7", "Jana", 10), solo)
        own = order("7", level="A", buying="choice", dice="own", cards="own")
        yield (
            f"tetrikon-own.{language}.txt",
            Golden(own, tetrikon.with_own_set(sure(tetrikon.TRADER))),
        )


GOLDENS: Final = MappingProxyType(
    dict(
        (
            *_of("iota", iota.GAME, iota.TOUR),
            *_of("quantum", quantum.GAME, quantum.TOUR),
            *_real_dice(),
            *_tetrikon(),
            *_iqlandie(),
        )
    )
)
"""How each transcript is made, by its file name."""


def write(order: Order, held: Held) -> str:
    """Return the text of a transcript."""
    return write_transcript(Transcript(order.words, held.exchanges))


def make(golden: Golden, log: Path) -> str:
    """Play a golden match and return its transcript."""
    return write(golden.order, hold(golden.order, golden.player, log))
