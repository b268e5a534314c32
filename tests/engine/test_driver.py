from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, CLOCK, Decision, GameError, Match, MatchDriver, Streams, playout
from accessgames.engine.driver import SeededChance, SimulatedClock, first_to_move
from tests.duel.rules import Duel
from tests.engine.helpers import DUEL, PIG, AnyGame, AnyMatch, AtRandom, header, play, table, texts
from tests.pig.rules import Pig, State

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from tests.duel.rules import State as DuelState


class Cautious:
    """Holds as soon as it can, after thinking for as long as it is told."""

    def __init__(self, thinking: int = 0) -> None:
        self.thinking = thinking

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        for _ in range(self.thinking):
            decision.stream.random()
            decision.game.resample(decision.view, decision.stream)
        return next(iter(decision.legal))


class Endless(Pig):
    """Pig in which nobody ever reaches the target."""

    def outcome(self, state: State) -> None:
        del state

    def actors(self, state: State) -> tuple[int, ...]:
        return super().actors(State(state.target, state.kept, state.seat, state.turn, state.rolling))


@pytest.mark.parametrize(
    ("actors", "first"),
    [((0,), 0), ((1, 3), 1), ((CLOCK, 1, 3), 1), ((CLOCK, CHANCE), CHANCE), ((CLOCK,), CLOCK)],
)
def test_seats_move_first_then_chance_then_the_clock(actors: tuple[int, ...], first: int) -> None:
    """Where several could move, the order is fixed, so that games repeat."""
    assert first == first_to_move(actors)


@pytest.mark.parametrize("game", [PIG, DUEL])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_game(game: AnyGame, seats: int) -> None:
    """A seed repeats a game, another one gives another."""
    one, two = (playout(game, game.setup(seats, {}), [AtRandom()] * seats, "7") for _ in range(2))
    assert one == two
    others = {playout(game, game.setup(seats, {}), [AtRandom()] * seats, str(seed)) for seed in range(9)}
    assert 1 < len(others)


@pytest.mark.parametrize("game", [PIG, DUEL])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_plays_the_same_game_as_a_playout(game: AnyGame, seats: int) -> None:
    """With a journal or without one, seed and players decide alone, also where several seats may move."""
    result = playout(game, game.setup(seats, {}), [AtRandom()] * seats, "7")
    match, _ = play(game, seats, "7")
    assert result.outcome == match.outcome
    assert result.actions == match.moment


def test_a_thinking_bot_cannot_change_the_dice() -> None:
    """However much luck a bot uses up for itself, chance brings the same."""
    games = []
    for thinking in (0, 1, 25):
        match: AnyMatch = Match(PIG, header(PIG))
        players = MatchDriver(match, {0: Cautious(thinking), 1: Cautious()})
        while players.advance():
            pass
        games.append(match.entries)
    assert games[0] == games[1] == games[2]


def test_a_game_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless game is a defect of its rules, not a hanging program."""
    monkeypatch.setattr("accessgames.engine.driver.MAX_ACTIONS", 1000)
    game = Endless()
    with pytest.raises(GameError) as caught:
        playout(game, game.setup(2, {}), [Cautious()] * 2, "7")
    assert "error-endless" == caught.value.key
    assert {"game": "pig", "actions": 1000} == dict(caught.value.args_)


def test_a_table_waits_for_people() -> None:
    """Chance and bots go on until a person's seat is awaited."""
    match: AnyMatch = Match(PIG, header(PIG))
    players = MatchDriver(match, {1: AtRandom()})
    assert players.next_automatic() is None
    assert players.advance() is None
    match.submit(0, PIG.parse_action("roll"))
    assert CHANCE == players.next_automatic()
    actor, events = players.advance() or (None, ())
    assert CHANCE == actor
    assert 1 == len(events)


def test_a_table_with_real_dice_waits_for_chance_too() -> None:
    """Who chooses for chance can be left open: then the dice are told by people."""
    match: AnyMatch = Match(PIG, header(PIG))
    players = MatchDriver(match, {0: AtRandom(), 1: AtRandom()}, {})
    assert 0 == players.next_automatic()
    players.advance()
    assert (CHANCE,) == match.actors
    assert players.advance() is None


def test_nobody_moves_when_the_game_is_over() -> None:
    """A finished match awaits nobody."""
    match, _ = play(PIG)
    assert match.outcome is not None
    assert table(match).next_automatic() is None


def test_simultaneous_bots_choose_in_the_order_of_their_seats() -> None:
    """The clock has its turn only when no bot is left, so that simulations repeat."""
    match, _ = play(DUEL, 3, limit=9)
    players = table(match)
    assert (CLOCK, 0, 1, 2) == match.actors
    assert [0, 1, 2] == [(players.advance() or (None,))[0] for _ in range(3)]


def test_time_does_not_pass_by_itself_while_somebody_is_awaited() -> None:
    """At a table of people the clock waits with them for whoever knows how long they took."""
    match, _ = play(DUEL, limit=6)
    streams = Streams("7")
    players = MatchDriver(match, {}, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})
    assert CLOCK in match.actors
    assert players.next_automatic() is None


class Lonely(Duel):
    """A duel in which all wait for the clock once the cards are dealt."""

    def actors(self, state: DuelState) -> tuple[Actor, ...]:
        awaited = super().actors(state)
        return (CLOCK,) if CLOCK in awaited else awaited


def test_the_clock_goes_on_where_it_is_alone() -> None:
    """A table of people, of whom none may act, does not hang."""
    match: AnyMatch = Match(Lonely(), header(DUEL))
    streams = Streams("7")
    players = MatchDriver(match, {}, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})
    while players.advance():
        pass
    assert "time" == (match.outcome and match.outcome.ending)


class Recorder(Duel):
    """Notes for whom a view was made."""

    viewers: list[int] = []  # noqa: RUF012 - one note book

    def view(self, state: Any, viewer: int) -> Any:  # noqa: ANN401 - as in the game
        self.viewers.append(viewer)
        return super().view(state, viewer)


def test_a_bot_is_given_its_own_view_only() -> None:
    """No policy ever receives the view of another seat."""
    game = Recorder()
    match: AnyMatch = Match(game, header(game))
    streams = Streams("7")
    players = MatchDriver(match, {1: Cautious(1)}, {CHANCE: SeededChance(streams)})
    while players.advance():
        pass
    assert {1} == set(game.viewers)
    assert 7 == len(texts(match))
