"""Finished matches in a folder, with mistakes in them: somebody overlooks and misjudges a lot."""

from __future__ import annotations

import datetime as dt
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from accessgames.bots.novices import NovicePolicy
from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Header, SeatSpec
from accessgames.engine.chance import Streams
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from accessgames.engine.match import Match
from accessgames.games import load_room
from accessgames.personal.database import PersonalFile
from accessgames.personal.mistakes import MistakeBook
from accessgames.shell.launch import load_installed_room
from accessgames.shell.mistakes.finding import OwnMistakes
from accessgames.storage.saved_matches import finished_matches

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TODAY = dt.date(2026, 11, 23)
SEEDS = {"iota": "2", "quantum": "1", "iqlandie": "1", "tetrikon": "1"}
"""Seeds of matches in which the first seat makes mistakes, by game."""

ERRING = {"iota": ((0.85, 6.0), (0.66, 4.0))}
"""How much the seats overlook and misjudge where the easy levels make mistakes of other kinds, by game."""

JANA = SeatSpec("Jana", gender="feminine")
ALFA = SeatSpec("Alfa", "bot:2")


def play(game: str, folder: Path, seats: tuple[SeatSpec, ...] = (JANA, ALFA), seed: str = "") -> Path:
    """Return the journal of a match that was played to its end, among the finished ones of a folder."""
    path = folder / "finished" / f"{game}-{seed or SEEDS[game]}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_journal(game, seats, seed or SEEDS[game]), encoding="utf-8", newline="\n")
    return path


@cache
def _journal(game: str, seats: tuple[SeatSpec, ...], seed: str) -> str:
    """Play a match to its end; return its journal."""
    rules, kit, streams = load_room(game).game, load_room(game).bots, Streams(seed)
    choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    for seat in range(len(seats)):
        policy: Any = make_policy(kit, "bot:2" if seat else "bot:1")
        if game in ERRING:
            policy = NovicePolicy(kit.judges["greedy"], *ERRING[game][min(seat, 1)])
        choosers[seat] = BotSeat(policy, seat, streams)
    lines: list[str] = []
    options = rules.setup(len(seats), {}).options
    header = Header(game, rules.rules_version, seats, options, seed, started="2026-11-20T18:00:00+00:00")
    match = Match(rules, header, lines.append)
    while actors := rules.actors(match.state):
        actor = first_to_move(actors)
        match.submit(actor, choosers[actor].choose(rules, match.state, match.moment))
    return "".join(lines)


def own_mistakes(folder: Path, today: Callable[[], dt.date] = lambda: TODAY) -> OwnMistakes:
    """Return who looks for mistakes in the finished matches of a folder."""
    book = MistakeBook(PersonalFile(folder / "personal.sqlite"))
    return OwnMistakes(book, today, partial(finished_matches, folder), load_installed_room)
