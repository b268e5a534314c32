"""The computer players: what they choose, and who beats whom."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import BotKit, playout
from accessgames.games.iota.bot import KIT
from accessgames.games.iota.bot.evaluation import CAREFUL
from accessgames.games.iota.bot.judges import CarefulJudge, GreedyJudge
from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.events import EVERYBODY
from accessgames.games.iota.rules.placements import placements
from tests.games.iota.positions import GAME, laid, position, spot, walk

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

AnyJudge = GreedyJudge | CarefulJudge | None
JUDGES = [GreedyJudge(), CarefulJudge(CAREFUL)]


class Player:
    """Plays what a judge values most, the first of equals."""

    def __init__(self, judge: AnyJudge) -> None:
        self.judge = judge

    def choose(self, decision: object, /) -> object:
        legal = tuple(decision.legal)  # type: ignore[attr-defined]
        if self.judge is None:
            return legal[decision.stream.randrange(len(legal))]  # type: ignore[attr-defined]
        values = self.judge.values(decision.view, legal)  # type: ignore[attr-defined]
        return legal[values.index(max(values))]


def best(judge: GreedyJudge | CarefulJudge, state: IotaState) -> str:
    """The choice of a judge for seat 0, in notation."""
    actions = tuple(GAME.legal_actions(state, 0))
    values = judge.values(GAME.view(state, 0), actions)
    return GAME.format_action(actions[values.index(max(values))])


@pytest.mark.parametrize("judge", JUDGES)
def test_every_action_has_a_value(judge: GreedyJudge | CarefulJudge) -> None:
    """In all positions of a random game, for two to four players."""
    for seats in (2, 3, 4):
        for state, actor, _ in list(walk(f"values {seats}", seats))[::7]:
            if actor >= 0:
                actions = tuple(GAME.legal_actions(state, actor))
                values = judge.values(GAME.view(state, actor), actions)
                assert len(actions) == len(values)
                assert all(isinstance(value, float | int) for value in values)


@pytest.mark.parametrize("judge", JUDGES)
def test_an_action_alone_is_valued_as_among_the_others(judge: GreedyJudge | CarefulJudge) -> None:
    """A hint may ask for one action only."""
    state = position("m50=r1c n50=w o50=r3c", "r2c g1s w", "b1x", deck=9)
    view, actions = GAME.view(state, 0), tuple(GAME.legal_actions(state, 0))
    values = judge.values(view, actions)
    for action, value in list(zip(actions, values, strict=True))[::5]:
        assert [value] == judge.values(view, [action])


def test_greedy_takes_the_most_points() -> None:
    """The completed lot, at the first of its two ends."""
    assert "place l50=r4c" == best(GreedyJudge(), position("m50=r1c n50=r2c o50=r3c", "r4c", "b1x"))


def test_greedy_values_are_points() -> None:
    """Of every placement."""
    state = position("m50=r1c n50=w", "r2c g1s w", "b1x")
    points = placements(state.table.grid, state.hands[0]).points
    assert [float(each) for each in points.values()] == GreedyJudge().values(
        GAME.view(state, 0), list(points)
    )


def test_greedy_doubles_for_going_out() -> None:
    """With the whole hand and no deck."""
    view = GAME.view(position("m50=r1c", "r2c", "b1x", deck=0), 0)
    assert [6.0] == GreedyJudge().values(view, [Place(laid("n50=r2c"))])


@pytest.mark.parametrize("judge", JUDGES)
def test_a_swap_is_made_for_a_better_placing(judge: GreedyJudge | CarefulJudge) -> None:
    """The wild card taken from the row completes the lot in the column."""
    state = position("m50=r1c n50=w m51=g1s m52=b1t", "r2c g4x", "b2x", deck=0)
    assert "recycle n50=r2c" == best(judge, state)


@pytest.mark.parametrize("judge", JUDGES)
def test_cards_are_traded_when_nothing_fits(judge: GreedyJudge | CarefulJudge) -> None:
    """Rather than passing."""
    state = position("m50=r1c n50=r2c o50=r3c p50=r4c", "", "b1x")
    assert "pass" == best(judge, state)
    assert "trade r1s" == best(judge, position(SQUARE, "r1s", "b1x", deck=5))


SQUARE = "m50=r1c n50=r2c m51=g1s n51=g2s"
"""Every empty place extends a line of two."""


def test_greedy_reasons() -> None:
    """Points with what doubled them, swaps with what they make possible."""
    judge = GreedyJudge()
    view = GAME.view(position("m50=r1c", "g1s g2s g3s g4s", "b1c", deck=0), 0)
    reasons = judge.reasons(view, Place(laid("m51=g1s n51=g2s o51=g3s p51=g4s")))
    assert [
        ("iota-reason-points", {"points": 96, "total": 96}),
        ("iota-reason-lots", {"lots": 1}),
        ("iota-reason-four-cards", {}),
        ("iota-reason-out", {}),
    ] == [(reason.key, dict(reason.args)) for reason in reasons]
    view = GAME.view(position("m50=r1c n50=w m51=g1s m52=b1t", "r2c g4x", "b2x", deck=3), 0)
    (reason,) = judge.reasons(view, Recycle(spot("n50"), view.hand[0]))
    assert "iota-reason-recycle" == reason.key
    (reason,) = judge.reasons(view, Trade(view.hand))
    assert ("iota-reason-trade", True) == (reason.key, reason.private)
    assert {"points", "hope"} == set(dict(reason.args))
    (reason,) = judge.reasons(view, Trade(()))
    assert "iota-reason-pass" == reason.key


def open_hands(state: IotaState) -> IotaState:
    """The same with all hands laid open."""
    return replace(state, known=tuple((EVERYBODY,) * len(hand) for hand in state.hands))


def careful_reasons(state: IotaState, text: str) -> dict[str, dict[str, object]]:
    """Keys and arguments of the careful player's reasons for an action of seat 0."""
    reasons = CarefulJudge(CAREFUL).reasons(GAME.view(state, 0), GAME.parse_action(text))
    return {reason.key: dict(reason.args) for reason in reasons}


def test_careful_reasons_tell_what_a_placing_opens() -> None:
    """The next player is known to hold what completes the row."""
    state = open_hands(position("m50=r1c n50=r2c", "r3c g1s", "r4c", deck=0))
    told = careful_reasons(state, "place o50=r3c")
    assert {"seat": 1, "points": 20} == told["iota-reason-opens"]
    assert {"points": 6, "total": 6} == told["iota-reason-points"]
    assert {"threes": 1} == told["iota-reason-opening"]


def test_careful_reasons_tell_what_a_placing_closes() -> None:
    """Before it the next player could complete the row."""
    state = open_hands(position("m50=r1c n50=r2c o50=r3c", "r4c g1s", "w", deck=0))
    told = careful_reasons(state, "place p50=r4c")
    assert {"seat": 1, "points": 4} == told["iota-reason-closes"]
    assert {"lots": 1, "rivals": 1} == told["iota-reason-lots-safe"]


def test_reasons_tell_lots_and_threes_together() -> None:
    """A lot that opens another line of three, and a placing that does neither."""
    board = "m50=r1c n50=r2c o50=r3c p51=g4s p52=b4t"
    told = careful_reasons(position(board, "r4c g1s", "w", deck=9), "place p50=r4c")
    assert {"lots": 1, "threes": 1} == told["iota-reason-lots-opening"]
    told = careful_reasons(position("m50=r1c", "r2c g1s", "w", deck=9), "place n50=r2c")
    assert {"rivals": 1} == told["iota-reason-safe"]


def test_what_depends_on_the_own_hand_is_private() -> None:
    """What others can see for themselves is not."""
    state = open_hands(position("m50=r1c n50=r2c", "r3c g1s w", "r4c", deck=0))
    reasons = CarefulJudge(CAREFUL).reasons(GAME.view(state, 0), GAME.parse_action("place o50=r3c"))
    private = {reason.key for reason in reasons if reason.private}
    assert {"iota-reason-opens", "iota-reason-keeps-wild"} == private


def test_careful_reasons_tell_what_becomes_of_wild_cards() -> None:
    """Kept or spent; nothing when the game ends."""
    state = position("m50=r1c", "r2c w", "b1x", deck=9)
    assert {"count": 1} == careful_reasons(state, "place n50=r2c")["iota-reason-keeps-wild"]
    assert {"count": 1} == careful_reasons(state, "place n50=w")["iota-reason-spends-wild"]
    ending = careful_reasons(position("m50=r1c", "r2c", "b1x", deck=0), "place n50=r2c")
    assert {"iota-reason-points", "iota-reason-out"} == set(ending)


def wins(first: AnyJudge, second: AnyJudge, games: int) -> float:
    """Games that the first wins, ties as halves, seats swapped."""
    won = 0.0
    for game in range(games):
        for seat in (0, 1):
            players = [Player(first), Player(second)][:: 1 if seat == 0 else -1]
            winners = playout(GAME, GAME.setup(2, {}), players, f"strength {game}").outcome.winners()
            won += (seat in winners) / len(winners)
    return won


def test_greedy_beats_random() -> None:
    """Always."""
    assert 10 == wins(GreedyJudge(), None, 5)


def test_careful_beats_greedy() -> None:
    """Clearly more often than not; measured at two games in three."""
    assert wins(CarefulJudge(CAREFUL), GreedyJudge(), 20) > 22


def test_there_are_five_levels() -> None:
    """The careful player advises, and explains what the search does."""
    assert isinstance(KIT, BotKit)
    assert ("beginner", "apprentice", "greedy", "master", "search") == KIT.levels
    somebody = {"hoarder", "blocker", "gambler"}
    assert ({"greedy", "careful", "master", "adviser", *somebody}, "adviser") == (
        set(KIT.judges),
        KIT.adviser,
    )
    assert {"beginner", "apprentice", "master", "search", *somebody} == set(KIT.players)
    assert "greedy" == KIT.yardstick
