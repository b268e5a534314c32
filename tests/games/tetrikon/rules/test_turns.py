"""Turns: how they begin and end, when they end by themselves, and what players do who never play properly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, CLOCK, Stream
from accessgames.games.tetrikon.rules import turns
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    GameClosing,
    InflationDeclared,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.tasks import Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import GAME, awaiting, every, on_turn, only, play, position, refused

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ({"letters": ""}, False),
        ({"letters": "a"}, False),
        ({"letters": "f"}, True),
        ({"letters": "ac"}, True),
        ({"letters": "a", "first": True}, True),
        ({"letters": "", "first": True}, False),
        ({"letters": "ad"}, False),
        ({"letters": "ad", "offers": 4}, True),
        ({"letters": "da"}, True),
        ({"letters": "d"}, False),
    ],
)
def test_when_a_turn_is_over(turn: dict[str, Any], expected: bool) -> None:
    """After two actions, the swap, or the roll of a first turn; trading as the second may go on."""
    assert expected == turns.is_exhausted(position(turn=turn).table)


def test_trading_goes_on_only_with_somebody() -> None:
    """When all others, or the seat itself, must not trade, the second action is over."""
    table = position(turn={"letters": "ad"}).table
    assert turns.may_go_on_trading(table)
    for seat in (0, 1):
        state = position(turn={"letters": "ad"})
        player = state.table.players[seat]
        players = list(state.table.players)
        players[seat] = type(player)(player.diagram, no_trade=True)
        state = position(turn={"letters": "ad"}, players=tuple(players))
        assert not turns.may_go_on_trading(state.table)


def test_turns_go_to_the_left() -> None:
    """Each seat in its order, round and round; rounds are counted from the first turn of the game."""
    state = position(seats=4, turns=5)
    order = []
    for _ in range(5):
        state, events = play(state, "end")
        order.append((only(events, TurnBegan).seat, only(events, TurnBegan).round))
    assert [(1, 2), (2, 2), (3, 2), (0, 3), (1, 3)] == order


def test_a_turn_begins_afresh() -> None:
    """Letters, offers and bans of the turn before are gone."""
    state = position(turn={"letters": "a", "offers": 3, "no_build": True, "withdrawn": True, "doubled": True})
    state, events = play(state, "end")
    assert [TurnEnded, BanLifted, TurnBegan] == [type(event) for event in events]
    turn = state.table.turn
    assert turn is not None
    assert (1, "", 0, False, False, False) == (
        turn.seat, turn.letters, turn.offers, turn.no_build, turn.withdrawn, turn.doubled
    )  # fmt: skip


def test_the_next_seat() -> None:
    """The left neighbour; in the end those who still have a turn; then nobody."""
    assert 1 == turns.next_seat(position(seats=3).table)
    assert 2 == turns.next_seat(position(seats=3, closing="time", last_turns=(2, 0)).table)
    assert turns.next_seat(position(seats=3, closing="time").table) is None


def test_a_pass_is_told_as_such() -> None:
    """Somebody who did nothing passed; whoever did something did not."""
    _, events = play(position(), "end")
    assert only(events, TurnEnded).passed
    _, events = play(position(free=["k1"]), "build k1 1 a1", "end")
    assert not only(events, TurnEnded).passed


def test_a_cancelled_offer_is_a_pass() -> None:
    """Talking alone is no action, so that a table that only talks comes to an end."""
    state, events = play(position(), "deal 1", "cancel", "end")
    assert only(events, TurnEnded).passed
    assert 1 == state.table.passes


def test_the_last_turn_of_a_seat_without_a_first_one() -> None:
    """When time is up in the first round, those without a turn have their first one as their last."""
    state = position(seats=3, options={"minutes": "10"}, turn={"first": True}, turns=1)
    state, _ = play(state, "+600000", "roll", "dice 1 2", "money 5")
    assert (1, True) == (on_turn(state), state.table.turn and state.table.turn.first)
    assert "first" == refused(state, "end")


# ---------------------------------------------------------------- strange players


Chooser = Callable[[list[str], Stream], str]


def hoarder(texts: list[str], stream: Stream) -> str:
    """Collects cards and never gives any away."""
    for word in ("roll", "keep", "refuse", "cancel", "end"):
        if word in texts:
            return word
    return texts[stream.below(len(texts))]


def swapper(texts: list[str], stream: Stream) -> str:
    """Swaps whenever possible, else buys."""
    for word in ("swap", "buy", "roll"):
        found = [text for text in texts if text.startswith(word)]
        if found:
            return found[stream.below(len(found))]
    return texts[stream.below(len(texts))]


def talker(texts: list[str], stream: Stream) -> str:
    """Makes offers and counter-offers without end."""
    for word in ("deal", "counter", "propose", "add"):
        found = [text for text in texts if text.startswith(word)]
        if found:
            return found[stream.below(len(found))]
    return texts[stream.below(len(texts))]


def tinkerer(texts: list[str], stream: Stream) -> str:
    """Exchanges pieces in the diagram again and again."""
    for word in ("exchange", "buy", "roll", "use"):
        found = [text for text in texts if text.startswith(word)]
        if found:
            return found[stream.below(len(found))]
    return texts[-1]


def sleeper(texts: list[str], stream: Stream) -> str:
    """Does nothing that can be avoided."""
    return "end" if "end" in texts else texts[stream.below(len(texts))]


def strange_game(choose: Chooser, seats: int, options: dict[str, str]) -> tuple[TetrikonState, list[Any]]:
    """Play a whole game with players of one kind; components are counted at the end."""
    stream = Stream(choose.__name__, "strange")
    state: Any = GAME.initial(GAME.setup(seats, options))
    before = census(state)
    told: list[Any] = []
    for _ in range(30_000):
        actors = GAME.actors(state)
        if not actors:
            break
        actor = actors[-1]
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            texts = [GAME.format_action(one) for one in GAME.legal_actions(state, actor)]
            action = GAME.parse_action(choose(texts, stream))
        step = GAME.apply(state, actor, action)
        state = step.state
        told.extend(step.events)
    assert before == census(state)
    return state, told


@pytest.mark.parametrize("choose", [hoarder, swapper, talker, tinkerer, sleeper])
@pytest.mark.parametrize("seats", [2, 4])
def test_strange_players_end_their_games(choose: Chooser, seats: int) -> None:
    """Whoever hoards, swaps, talks, tinkers or sleeps: the game ends, and nothing is lost."""
    state, told = strange_game(choose, seats, {"rounds": "60", "level": "B"})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert 1 == len(every(told, GameClosing))
    expected = {"sleeper": {"dead-end"}, "hoarder": {"rounds"}}.get(choose.__name__)
    assert expected is None or outcome.ending in expected


def test_hoarders_cause_inflation_of_money() -> None:
    """Nobody buys, so the treasury and the returned pile run dry."""
    _, told = strange_game(hoarder, 4, {"rounds": "60"})
    assert "money" in {declared.what for declared in every(told, InflationDeclared)}


def test_the_match_is_over_for_everybody() -> None:
    """After the last event nobody is awaited, and nothing is legal."""
    state, _ = strange_game(sleeper, 3, {})
    assert () == GAME.actors(state)
    assert state.table.task is None
    for actor in (0, 1, 2, CHANCE, CLOCK):
        assert 0 == len(GAME.legal_actions(state, actor))


def test_a_turn_is_awaited_again_after_every_action() -> None:
    """Sub-tasks leave the turn where it was."""
    state, _ = play(position(money=["100"]), "buy", "pay 100", "die 1", "piece x5")
    assert Turn(0) == awaiting(state)


def _second_build(said: str) -> TetrikonState:
    """The seat on turn rolled and then built."""
    state = position(
        options={"turn-end": said}, free=["i4 k1", ""], money=["50", "50"], turn={"letters": "a"}
    )
    return play(state, "build k1 1 a1")[0]


def test_a_turn_that_builds_last_ends_by_a_word() -> None:
    """As an option: after a build as the second action the seat is still on turn and only ends it (R1)."""
    waiting = _second_build("said")
    assert (1, 0) == (on_turn(_second_build("itself")), on_turn(waiting))
    assert "again" == refused(waiting, "roll")
    assert 1 == on_turn(play(waiting, "end")[0])


def test_a_filled_diagram_still_ends_the_turn() -> None:
    """Nothing is left to be done, and the others have their last turns (R32)."""
    state = position(
        options={"turn-end": "said"}, placed=["i4 1 a1, i4 1 a2"], free=["i4"], turn={"letters": "a"}
    )
    assert 1 == on_turn(play(state, "build i4 1 a3")[0])
