"""Lists and refusals agree in every position that comes up, for whatever anybody might try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, CLOCK, Elapsed, Refusal, Stream
from accessgames.games.tetrikon.notation import format_action, parse_action
from accessgames.games.tetrikon.rules.legal import TurnActions
from accessgames.games.tetrikon.rules.tasks import Turn
from tests.games.tetrikon.positions import GAME, SET, legal, play, position, refused

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState

KINDS = sorted(SET.chance_by_id)
PIECES = [piece.id for piece in SET.pieces]

TRIED = [
    "roll", "keep", "done", "end", "inflation", "no-inflation", "time", "withdraw", "immune", "waive",
    "cancel",
    "refuse", "counter", "choose money", "choose chance", "choose piece", "buy", "buy 1", "buy 6", "buy 7",
    "pay", "pay 50 50", "pay 100", "pay 25", "pay 10 10 5", "break 50 25 25", "break 100 50 50", "takeout a1",
    "takeout b2", "deal 0", "deal 1", "deal 2", "deal 5", "propose", "propose 25", "propose 50 25", "accept",
    "accept 25", "accept 20 5", "money 25", "die 3", "dice 2 2", "diagram A1", "payout 50", "piece k1",
    "+1000",
    *(f"use {kind}" for kind in KINDS), *(f"chance {kind}" for kind in KINDS),
    *(f"discard {kind}" for kind in KINDS), *(f"discard {value}" for value in (1, 5, 10, 20, 25, 50, 100)),
    *(f"swap {piece}" for piece in PIECES), *(f"give {piece}" for piece in PIECES),
    *(f"add {side} {item}" for side in ("give", "take") for item in (*PIECES, 1, 5, 10, 20, 25, 50, 100, 30)),
    *(f"build {piece} {number} {name}" for piece in PIECES for number in (1, 2, 9) for name in ("a1", "h8")),
    *(f"exchange a1 {piece} 1 {name}" for piece in PIECES for name in ("a1", "b2")),
    "use swap-player 1 k1 d2", "use swap-manager k1", "use choose-piece 2", "use piece-from-player 1",
    "use take-twenty-five 1", "use joker-10 joker-25", "use joker-25 joker-10", "use joker-10 joker-10",
]  # fmt: skip
"""What somebody might try anywhere: right, wrong, too early, of another task, of another actor."""


def random_positions(seed: str, count: int, **options: str) -> list[TetrikonState]:
    """Positions of a game at random."""
    stream = Stream(seed, "legal")
    state: Any = GAME.initial(GAME.setup(3, {"rounds": "30", **options}))
    found: list[TetrikonState] = []
    while (actors := GAME.actors(state)) and len(found) < 40 * count:
        found.append(state)
        actor = actors[-1]
        if actor in {CHANCE, CLOCK}:
            action = GAME.chance(state, stream) if actor == CHANCE else GAME.clock(state, stream)
        else:
            actions: Any = GAME.legal_actions(state, actor)
            action = actions[stream.below(len(actions))]
        state = GAME.apply(state, actor, action).state
    return stream.sample(found, min(count, len(found)))


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_lists_and_refusals_agree(seed: str) -> None:
    """Whatever is listed is not refused, whatever is not listed is refused with a reason of Tetrikon."""
    options = {"inflation": "asked", "manager": "0", "minutes": "30"} if seed in {"3", "4"} else {}
    for state in random_positions(seed, 25, **options):
        for actor in GAME.actors(state):
            if actor == CLOCK:
                continue
            listed = {GAME.format_action(action) for action in GAME.legal_actions(state, actor)}
            for text in TRIED:
                refusal = GAME.refusal(state, actor, parse_action(text))
                assert (refusal is None) == (text in listed), (text, state.table.task)
                if refusal is not None:
                    assert isinstance(refusal, Refusal)
                    assert refusal.key.startswith("tetrikon-refused-")


@pytest.mark.parametrize("seed", ["5", "6"])
def test_lists_are_sorted_by_notation(seed: str) -> None:
    """Each action once, in the order of how it is written."""
    for state in random_positions(seed, 60, level="B"):
        for actor in GAME.actors(state):
            texts = [GAME.format_action(action) for action in GAME.legal_actions(state, actor)]
            assert sorted(set(texts)) == texts
            assert texts


def test_a_list_of_a_turn_is_a_sequence() -> None:
    """It knows its length, any place in it, slices, and what it contains, without being listed."""
    state = position(free=["k1 l4 s4"], placed=["d2 1 a1"], money=["100"])
    actions = GAME.legal_actions(state, 0)
    assert isinstance(actions, TurnActions)
    assert isinstance(actions, Sequence)
    listed = list(actions)
    assert len(listed) == len(actions)
    assert listed[7] == actions[7]
    assert tuple(listed[3:9]) == actions[3:9]
    assert listed[-1] in actions
    for strange in ("roll", 7, None, parse_action("keep"), parse_action("pay 50"), Elapsed(5)):
        assert strange not in actions


def test_groups_of_a_turn() -> None:
    """Building, buying, deals, the end, exchanges, the roll, the swap, cards: all that a rich seat may do."""
    state = position(
        seats=3, free=["k1", "d2"], placed=["t3 1 a1"], money=["100 50"], cards=["draw-1 joker-10 joker-25"],
    )  # fmt: skip
    words = [text.split()[0] for text in legal(state)]
    assert ["build", "buy", "deal", "end", "exchange", "roll", "swap", "use"] == sorted(set(words))
    assert 9 == words.count("build")
    assert 2 == words.count("deal")
    assert ["use draw-1", "use joker-10", "use joker-10 joker-25", "use joker-25"] == [
        text for text in legal(state) if text.startswith("use")
    ]


def test_those_who_are_not_to_act_have_no_list() -> None:
    """Neither other seats nor chance nor the clock."""
    state = position(seats=3)
    for actor in (1, 2, 3, CHANCE, CLOCK):
        assert 0 == len(GAME.legal_actions(state, actor))


@pytest.mark.parametrize(
    ("before", "action", "reason"),
    [
        ([], "keep", "now"),
        (["roll"], "money 5", "now"),
        (["roll", "dice 1 2"], "dice 1 2", "now"),
        (["roll", "dice 2 2", "choose chance"], "money 5", "now"),
        (["roll", "dice 2 2"], "keep", "now"),
        (["roll", "dice 2 2"], "choose piece", "reward"),
    ],
)
def test_what_is_not_awaited_is_refused(before: list[str], action: str, reason: str) -> None:
    """An action of another task names what is awaited."""
    state, _ = play(position(), *before)
    assert reason == refused(state, action)


def test_the_refusal_names_what_is_awaited() -> None:
    """In the words of the tasks, for a sentence."""
    state, _ = play(position(), "roll", "dice 2 2")
    refusal = GAME.refusal(state, 0, parse_action("end"))
    assert refusal is not None
    assert ("tetrikon-refused-now", (("awaited", "reward-choice"),)) == (refusal.key, refusal.args)
    state, _ = play(state, "choose chance")
    refusal = GAME.refusal(state, CHANCE, parse_action("die 3"))
    assert refusal is not None
    assert (("awaited", "chance-due"),) == refusal.args


def test_turn_tasks_carry_their_seat() -> None:
    """A list belongs to the seat on turn."""
    state = position(turn={"seat": 1}, pending=(Turn(1),), free=["", "k1"])
    assert "build k1 1 a1" in [format_action(action) for action in GAME.legal_actions(state, 1)]  # type: ignore[arg-type]
