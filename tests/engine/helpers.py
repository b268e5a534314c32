"""Matches of the two test games, for tests of everything that carries a match."""

from __future__ import annotations

from typing import Any, TypeAlias

from accessgames.engine import CHANCE, CLOCK, Decision, Game, Header, Match, MatchDriver, SeatSpec
from accessgames.engine.driver import SeededChance, SimulatedClock
from tests.duel.rules import Duel
from tests.pig.rules import Pig

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

PIG = Pig()
DUEL = Duel()


class AtRandom:
    """Plays any legal action."""

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        return decision.stream.choice(list(decision.legal))


def header(game: AnyGame, seats: int = 2, seed: str = "7", *, training: bool = False) -> Header:
    """A header whose options are the defaults."""
    specs = tuple(SeatSpec(f"Hráč {seat}", "bot:random") for seat in range(seats))
    return Header(game.id, game.rules_version, specs, game.setup(seats, {}).options, seed, training)


def table(match: AnyMatch) -> MatchDriver:
    """Everybody at random, chance and clock from the streams of the match."""
    streams = match.streams
    bots = {seat: AtRandom() for seat in range(len(match.header.seats))}
    return MatchDriver(match, bots, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})


def play(
    game: AnyGame, seats: int = 2, seed: str = "7", limit: int = 10_000, *, training: bool = False
) -> tuple[AnyMatch, list[str]]:
    """Play at random, at most `limit` actions; return the match and the lines of its journal."""
    lines: list[str] = []
    match = Match(game, header(game, seats, seed, training=training), lines.append)
    players = table(match)
    for _ in range(limit):
        if players.advance() is None:
            break
    return match, lines


def perform(match: AnyMatch, *texts: str) -> None:
    """Submit actions by notation, each by the first actor who may do it."""
    for text in texts:
        action = match.game.parse_action(text)
        actor = next(a for a in match.actors if action in match.game.legal_actions(match.state, a))
        match.submit(actor, action)


def texts(match: AnyMatch) -> list[tuple[int, str]]:
    """The actions that count, as pairs of actor and notation."""
    return [(entry.actor, entry.text) for entry in match.entries]
