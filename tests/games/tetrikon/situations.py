"""Situations of Tetrikon in which somebody is asked something, one for everything that can be awaited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, Elapsed
from accessgames.games.tetrikon.rules.puzzle import Begin, Draw, PuzzleState
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.scenes import Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games.tetrikon.rules.state import TetrikonState

CHANCE_CARD: Final = ("roll", "dice 2 2", "choose chance")
"""What leads to a chance card."""

SITUATIONS: Final[Mapping[str, Scene]] = {
    "turn": Scene(
        (),
        {
            "money": ["50 50 25 10", "50 20"],
            "cards": ["joker-10", "immunity"],
            "free": ["i4 l4 l4", "r3"],
            "placed": ["o4 1 a1", "t3 1 a1"],
        },
    ),
    "turn of roll only": Scene((), {"turn": {"first": True}}),
    "second action": Scene(("build i4 1 a1",), {"free": ["i4", ""], "money": ["100", ""]}),
    "last turn": Scene(
        (), {"free": ["i4", "l4"], "closing": "filled", "winner": 1, "last_turns": (), "money": ["100", ""]}
    ),
    "nothing left": Scene(("roll", "dice 3 5", "money 25", "money 10")),
    "dice": Scene(("roll",)),
    "money": Scene(("roll", "dice 3 5")),
    "chance": Scene(CHANCE_CARD),
    "reward": Scene(("roll", "dice 3 3")),
    "reward of six": Scene(("roll", "dice 6 6")),
    "card": Scene((*CHANCE_CARD, "chance joker-25")),
    "ban": Scene((*CHANCE_CARD, "chance no-trade"), {"cards": ["immunity", ""]}),
    "first piece": Scene(
        (*CHANCE_CARD, "chance build-two", "use build-two"), {"free": ["i4 k1", ""], "money": ["5", ""]}
    ),
    "second piece": Scene(
        (*CHANCE_CARD, "chance build-two", "use build-two", "build i4 1 a1"), {"free": ["i4 k1", ""]}
    ),
    "payment exact": Scene(("buy",), {"money": ["50 50 25", ""]}),
    "payment one card": Scene(("buy",), {"money": ["100", ""]}),
    "payment more": Scene(("buy",), {"money": ["50 25 20 20", ""]}),
    "payment less": Scene(
        ("use take-twenty-five 1",), {"money": ["", "10 5"], "cards": ["take-twenty-five", ""]}
    ),
    "payment or immunity": Scene(
        ("use take-twenty-five 1",), {"money": ["", "20 5"], "cards": ["take-twenty-five", "immunity"]}
    ),
    "payment to be changed": Scene(
        ("use take-twenty-five 1",),
        {"money": ["", "50"], "cards": ["take-twenty-five", ""], "returned": "25 25 10 5"},
    ),
    "giving": Scene((*CHANCE_CARD, "chance surrender"), {"free": ["i4 r3", ""]}),
    "giving or immunity": Scene(
        ("use piece-from-player 1",), {"free": ["", "r3 i4"], "cards": ["piece-from-player", "immunity"]}
    ),
    "giving two": Scene(
        ("buy", "pay 50 50", "die 1", "piece k1"),
        {"money": ["50 50", ""], "free": ["i4 r3 l4", "t4"], "bag": "k1 d2"},
    ),
    "discarding": Scene((*CHANCE_CARD, "chance discard-1"), {"money": ["25 10", ""]}),
    "discarding two": Scene(
        (*CHANCE_CARD, "chance discard-2"), {"money": ["25 10 5", ""], "cards": ["immunity", ""]}
    ),
    "inflation": Scene(
        ("buy", "pay 50 50", "die 1", "piece k1"),
        {"money": ["50 50", ""], "free": ["i4", "t4"], "bag": "k1 d2", "options": {"inflation": "asked"}},
    ),
    "draft": Scene(("deal 1", "add give i4"), {"free": ["i4", "r3"], "money": ["25", ""]}),
    "offer": Scene(
        ("deal 1", "add give i4", "add give 25", "add take r3", "propose 25"),
        {"free": ["i4", "r3"], "money": ["25", "10"]},
    ),
    "swap": Scene(("use swap-player 1 i4 r3",), {"free": ["i4", "r3"], "cards": ["swap-player", ""]}),
}
"""What is asked -> how it comes to it; Jana (seat 0) is on turn."""


def over() -> TetrikonState:
    """A finished match of two: Jana has closed the game, Petr has nine empty squares."""
    state = position(free=["i4", ""], placed=["i4 1 a1, i4 1 a2", "t3 1 a1"], turn={"seat": 0})
    state, _ = play(state, "build i4 1 a3", "end")
    return state


def puzzle(seats: int = 1, *actions: Any, **options: str) -> Any:  # noqa: ANN401 - a PuzzleState
    """A position of blitz or solo after some actions, each by whoever is awaited."""
    chosen = {"mode": "solo" if seats == 1 else "blitz", **options}
    state: Any = GAME.initial(GAME.setup(seats, chosen))
    for action in actions:
        awaited = GAME.actors(state)
        who = awaited[0] if isinstance(action, Elapsed) or CHANCE in awaited else awaited[-1]
        state = GAME.play(state, who, action).state
    return state


def building(*actions: Any, **options: str) -> PuzzleState:  # noqa: ANN401 - actions
    """Solo, in which the four diagrams are A1 to A4, after some actions."""
    drawn = map(Draw, ("A1", "A2", "A3", "A4"))
    state: PuzzleState = puzzle(1, Begin(), *drawn, *actions, **options)
    return state


def racing(*actions: Any, **options: str) -> PuzzleState:  # noqa: ANN401 - actions
    """Blitz of two, in which Jana builds A1, after some actions."""
    state: PuzzleState = puzzle(2, Begin(), Draw("A1"), *actions, **options)
    return state
