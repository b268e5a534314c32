"""A small tournament in the middle of its first round, with one of everything that papers tell."""

from __future__ import annotations

from accessgames.club.model.proposal import BLIND, PRESETS, SIGHTED, Game, Proposal, TableSizes
from accessgames.club.model.tournament import (
    Correction,
    Player,
    Result,
    Round,
    SeatedTable,
    SeatResult,
    Tournament,
)
from accessgames.language import Language

CZECH, ENGLISH = Language("cs", strict=True), Language("en", strict=True)

PROPOSAL = Proposal(
    name="Zimní turnaj",
    date="2026-12-05",
    begins="16:00",
    place="Klubovna, Smíchov",
    organiser="Ivana Nováková",
    games=(
        Game("iota", minutes=40),
        Game(
            "tetrikon",
            options=(("level", "E"),),
            sizes=TableSizes(4, 4, 4),
            points=PRESETS["4-3-2-1"],
        ),
    ),
    order=(0, 1),
    rounds=5,
    qualifies=2,
    capacity=24,
    texts=(
        ("evaluation", "Výsledky zapisuje rozhodčí."),
        ("fee", "Zdarma."),
        ("deadline", "Do 1. prosince."),
    ),
)
FINISHED = Result((SeatResult(1, 2, (30,)), SeatResult(3, 1, (41,)), SeatResult(2, 0, (), absent=True)))
ROUND = Round(1, 0, (SeatedTable(1, (1, 3, 2), FINISHED), SeatedTable(2, (4, 5))), out=(6,))
PLAYERS = tuple(
    Player(number, name, BLIND if number % 2 else SIGHTED)
    for number, name in enumerate(("Jana", "Petr", "Eva", "Karel", "Olga", "Ivo"), 1)
)
EVENING = Tournament(
    PROPOSAL,
    "zima",
    PLAYERS,
    (ROUND,),
    corrections=(
        Correction(1, 1, FINISHED, FINISHED, "přehlédnutá karta"),
        Correction(1, 1, FINISHED, FINISHED, ""),
        Correction(2, 1, FINISHED, FINISHED, "jiné kolo"),
    ),
)
