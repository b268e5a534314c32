"""The notation of Tetrikon: every kind of action is written and read back, everything else is refused."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import Elapsed, MalformedAction
from accessgames.engine.grid import Square
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.notation import FORMS, format_action, parse_action
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.actions import ChanceAction, SeatAction, TableAction
from tests.games.tetrikon.positions import GAME

EXAMPLES = {
    "diagram A7": actions.DealDiagram("A7"),
    "piece l4": actions.FillPlace("l4"),
    "die 4": actions.ShowDie(4),
    "dice 2 5": actions.ShowDice((2, 5)),
    "money 25": actions.DrawMoney(25),
    "chance joker-10": actions.DrawChance("joker-10"),
    "payout 100 50": actions.PayOut((100, 50)),
    "payout": actions.PayOut(()),
    "lot 2": actions.DrawLot(2),
    "roll": actions.Roll(),
    "choose chance": actions.Choose("chance"),
    "use draw-1": actions.UseCard("draw-1"),
    "use joker-10 joker-25": actions.UseCard("joker-10", ("joker-25",)),
    "use swap-player 1 i4 r3": actions.UseCard("swap-player", partner=1, give="i4", take="r3"),
    "use swap-manager l4": actions.UseCard("swap-manager", give="l4"),
    "use choose-piece 4": actions.UseCard("choose-piece", place=4),
    "use take-twenty-five 2": actions.UseCard("take-twenty-five", partner=2),
    "keep": actions.KeepCard(),
    "build l4 2 c3": actions.Build("l4", 2, Square(2, 2)),
    "exchange c3 l4 2 b2": actions.Exchange(Square(2, 2), "l4", 2, Square(1, 1)),
    "done": actions.Done(),
    "buy": actions.Buy(),
    "buy 3": actions.Buy(3),
    "swap l4": actions.Swap("l4"),
    "end": actions.EndTurn(),
    "inflation": actions.CallInflation(),
    "no-inflation": actions.NoInflation(),
    "time": actions.CallTime(),
    "pay 50 50": actions.Pay((50, 50)),
    "pay": actions.Pay(()),
    "break 50 25 25": actions.Break(50, (25, 25)),
    "withdraw": actions.Withdraw(),
    "give l4": actions.Give("l4"),
    "takeout c3": actions.TakeOut(Square(2, 2)),
    "discard 25": actions.DiscardMoney(25),
    "discard joker-10": actions.DiscardChance("joker-10"),
    "immune": actions.Immune(),
    "waive": actions.Waive(),
    "deal 2": actions.OpenDeal(2),
    "add give i4": actions.AddItem("give", "i4"),
    "add take 25": actions.AddItem("take", 25),
    "propose 25 10": actions.Propose((25, 10)),
    "propose": actions.Propose(),
    "cancel": actions.CancelDeal(),
    "accept 50": actions.AcceptDeal((50,)),
    "refuse": actions.RefuseDeal(),
    "counter": actions.CounterDeal(),
    "+5320": Elapsed(5320),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_examples_both_ways(text: str, action: TableAction) -> None:
    """Each example of the docstrings is written and read as it stands there."""
    assert text == format_action(action)
    assert action == parse_action(text)
    assert action == GAME.parse_action(text)
    assert text == GAME.format_action(action)


def test_every_kind_of_action_has_an_example() -> None:
    """No kind of action is left out above."""
    kinds = {*get_args(ChanceAction), *get_args(SeatAction), Elapsed}
    assert kinds == {type(action) for action in EXAMPLES.values()}


@pytest.mark.parametrize("text", ["lay l4 2 c3", "draw A7", "begin", "give-up", "think 5000", "lift c3"])
def test_the_notation_of_blitz_and_solo_is_read_by_the_game(text: str) -> None:
    """The words of the two notations differ, so the game reads both."""
    assert text == GAME.format_action(GAME.parse_action(text))
    with pytest.raises(MalformedAction):
        parse_action(text)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "roll ", " roll", "Roll", "roll 1", "dice", "dice 2", "dice 2 5 6", "dice two five",
        "die -1", "die +1", "die 01", "die ４", "buy three", "buy 1 2", "use", "use ", "build l4 2",
        "build l4 2 c3 x",
        "build l4 x c3", "build l4 2 3c", "exchange c3 l4 2", "swap", "swap a b", "pay fifty", "pay 50  50",
        "break", "give", "give é", "takeout", "takeout zz", "discard", "discard 1 2", "deal", "deal x",
        "add give", "add keep i4", "add give i4 i4", "choose", "choose all", "propose x", "accept -5", "+",
        "+x", "+05", "money 25.0", "chance", "chance a/b", "payout x", "diagram", "x" * 500,
        "pay " + "1 " * 300,
        "use choose-piece x", "use swap-player x i4 r3", "money 99999",
    ],
)  # fmt: skip
def test_anything_else_is_malformed(text: str) -> None:
    """What is no action is refused with the text and the right forms; nothing is cut, rounded or guessed."""
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert "error-malformed-action" == caught.value.key
    assert text[:40] == caught.value.args_["text"]


PIECES = st.sampled_from(sorted(load_standard().piece_by_id))
SQUARES = st.builds(Square, st.integers(0, 7), st.integers(0, 7))
MONEY = st.lists(st.sampled_from((1, 5, 10, 20, 25, 50, 100)), max_size=8).map(
    lambda cards: tuple(sorted(cards, reverse=True))
)
ACTIONS = st.one_of(
    st.builds(actions.Build, PIECES, st.integers(1, 8), SQUARES),
    st.builds(actions.Exchange, SQUARES, PIECES, st.integers(1, 8), SQUARES),
    st.builds(actions.Pay, MONEY),
    st.builds(actions.Propose, MONEY),
    st.builds(actions.AcceptDeal, MONEY),
    st.builds(actions.PayOut, MONEY),
    st.builds(actions.Break, st.sampled_from((20, 50, 100)), MONEY),
    st.builds(actions.AddItem, st.sampled_from(("give", "take")), st.one_of(PIECES, st.integers(1, 100))),
    st.builds(actions.Buy, st.one_of(st.none(), st.integers(1, 6))),
)


@given(ACTIONS)
def test_whatever_is_written_comes_back(action: TableAction) -> None:
    """Actions with any values survive the way through the notation, in one line of ASCII."""
    text = format_action(action)
    assert action == parse_action(text)
    assert text.isascii()
    assert text.isprintable()
    assert len(text) <= 400


@given(st.text(max_size=40))
def test_strange_texts_never_crash(text: str) -> None:
    """Any text is an action that is written like it, or malformed."""
    try:
        action = parse_action(text)
    except MalformedAction:
        return
    assert text == format_action(action)


@pytest.mark.parametrize("form", FORMS)
def test_what_is_told_to_be_right_is_right(form: str) -> None:
    """Each example of an error can be read."""
    assert form == format_action(parse_action(form))
