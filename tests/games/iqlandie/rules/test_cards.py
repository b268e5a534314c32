from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.engine import CHANCE
from accessgames.games.iqlandie.rules import supply
from accessgames.games.iqlandie.rules.state import RoundResult
from accessgames.games.iqlandie.tasks import KINDS, SHIPPED, level_of
from tests.games.iqlandie.positions import GAME, begin, do, prepared


def used(kind: str, *numbers: int) -> tuple[RoundResult, ...]:
    """Return finished races with these cards."""
    return tuple(RoundResult(kind, number, 0, (), (), None) for number in numbers)


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_card_comes_once_in_a_match(kind: str) -> None:
    """Those that were played are left out, of this kind only."""
    table = replace(begin().table, history=(*used(kind, 3, 7), *used("other", 9)))
    assert set(range(1, SHIPPED + 1)) - {3, 7} == set(supply.drawable_cards(table, kind))


def test_when_all_were_played_they_come_again() -> None:
    """A match never stands still for want of cards."""
    table = replace(begin().table, history=used("space", *range(1, SHIPPED + 1)))
    assert SHIPPED == len(supply.drawable_cards(table, "space"))


@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("kind", list(KINDS))
def test_cards_have_the_level_that_was_chosen(kind: str, level: str) -> None:
    """Enough of them for 12 rounds of one kind."""
    numbers = supply.drawable_cards(begin(2, {"level": level}).table, kind)
    assert {int(level)} == {level_of(kind, number) for number in numbers}
    assert 12 <= len(numbers)


def test_new_cards_have_other_numbers_and_no_preparation() -> None:
    """They are made when they are drawn."""
    table = begin(2, {"cards": "new"}).table
    numbers = supply.drawable_cards(table, "biology")
    assert supply.is_new(table)
    assert (SHIPPED + 1, SHIPPED + 1000) == (numbers[0], numbers[-1])
    state = prepared("biology", 2, {"cards": "new"}, number=SHIPPED + 5)
    assert "race" == state.table.phase


def test_chance_draws_legal_cards_only() -> None:
    """Neither another kind nor another level."""
    state = begin(1, {"practice": "optics", "level": "1"})
    legal = GAME.legal_actions(state, CHANCE)
    texts = [GAME.format_action(action) for action in legal]
    assert sorted(texts) == texts
    assert all(text.startswith("card optics ") for text in texts)
    hard = next(number for number in range(1, SHIPPED + 1) if level_of("optics", number) == 3)
    refusal = GAME.refusal(state, CHANCE, GAME.parse_action(f"card optics {hard:04}"))
    assert refusal is not None
    assert "iqlandie-refused-card" == refusal.key
    assert "prepare" == do(state, CHANCE, texts[0]).table.phase
