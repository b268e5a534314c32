"""Rolling both dice: the key, the choices of equal dice, and what each of them begins."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.rules.events import DiceRolled, RewardChosen
from accessgames.games.tetrikon.rules.tasks import ChanceDue, DiceDue, DieDue, MoneyDue, RewardChoice
from accessgames.games.tetrikon.rules.turn_actions import DICE, money_for, reward_choices
from tests.games.tetrikon.positions import GAME, GEAR, awaiting, legal, only, play, position, refused

ALL_KEPT = {"cards": ["", " ".join(GEAR.chance)]}


@pytest.mark.parametrize(
    ("totals", "count"),
    [(range(2, 7), 1), (range(7, 12), 2), (range(12, 13), 3)],
    ids=["low", "middle", "top"],
)
def test_cards_by_the_sum(totals: range, count: int) -> None:
    """2 to 6 one card, 7 to 11 two, 12 three (R7)."""
    assert {count} == {money_for(total) for total in totals}


def test_what_dice_can_show() -> None:
    """21 rolls, the smaller face first, in the order of notation."""
    assert 21 == len(DICE)
    texts = [GAME.format_action(roll) for roll in DICE]
    assert sorted(texts) == texts
    assert all(low <= high for low, high in (roll.faces for roll in DICE))
    state, _ = play(position(), "roll")
    assert "now" == refused(state, "dice 5 2")


@pytest.mark.parametrize(
    ("faces", "parts", "expected"),
    [
        ((1, 2), {}, ("money",)),
        ((3, 3), {}, ("chance", "money")),
        ((6, 6), {}, ("chance", "money", "piece")),
        ((6, 6), {"offer": "- - - - - -", "bag": ""}, ("chance", "money")),
        ((3, 3), ALL_KEPT, ("money",)),
        ((6, 6), ALL_KEPT, ("money", "piece")),
    ],
)
def test_choices(faces: tuple[int, int], parts: dict[str, object], expected: tuple[str, ...]) -> None:
    """Equal dice bring a choice, unless there is nothing else to choose (R29)."""
    assert expected == reward_choices(position(**parts), faces)  # type: ignore[arg-type]


def test_a_choice_of_used_cards() -> None:
    """When all cards were drawn the used ones are still to come."""
    kept = [kind for kind in GEAR.chance if kind != "draw-1"]
    state = position(cards=["", " ".join(kept)], used="draw-1 draw-1")
    assert ("chance", "money") == reward_choices(state, (2, 2))


@pytest.mark.parametrize(
    ("reward", "task"),
    [
        ("money", MoneyDue(0, 1, 3, "roll")),
        ("chance", ChanceDue(0)),
        ("piece", DieDue(0, "six-six")),
    ],
)
def test_what_a_choice_begins(reward: str, task: object) -> None:
    """T cards, a chance card, or a die for a piece."""
    state, _ = play(position(), "roll")
    assert DiceDue(0) == awaiting(state)
    state, events = play(state, "dice 6 6")
    assert DiceRolled(0, (6, 6), 3, ("chance", "money", "piece")) == only(events, DiceRolled)
    assert RewardChoice(0, 12) == awaiting(state)
    state, events = play(state, f"choose {reward}")
    assert RewardChosen(0, reward) == only(events, RewardChosen)
    assert task == awaiting(state)


def test_without_a_choice_the_cards_are_drawn_at_once() -> None:
    """Different dice, or equal ones with nothing else, ask nothing."""
    state, _ = play(position(), "roll", "dice 4 5")
    assert MoneyDue(0, 1, 2, "roll") == awaiting(state)
    state, _ = play(position(**ALL_KEPT), "roll", "dice 2 2")  # type: ignore[arg-type]
    assert MoneyDue(0, 1, 1, "roll") == awaiting(state)


def test_the_roll_is_action_a_from_its_beginning() -> None:
    """The letter is used when the dice are taken, whatever they show."""
    state, _ = play(position(), "roll")
    assert "a" == (state.table.turn and state.table.turn.letters)
    state, _ = play(state, "dice 1 2", "money 5")
    assert "roll" not in legal(state)
    assert (1, 2) == state.table.shown
