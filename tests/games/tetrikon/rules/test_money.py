"""Sums of T cards, against trying everything."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.tetrikon.rules.money import (
    at_least,
    at_most,
    breakings,
    change_for,
    descending,
    fewest,
    payments,
    spread,
    sums,
)

VALUES = (1, 5, 10, 20, 25, 50, 100)
HANDS = st.lists(st.sampled_from(VALUES), max_size=9).map(lambda cards: tuple(sorted(cards)))
AMOUNTS = st.integers(0, 160)


def choices(cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every choice of cards, the highest first."""
    return {descending(chosen) for count in range(len(cards) + 1) for chosen in combinations(cards, count)}


@given(HANDS, AMOUNTS)
def test_payments_are_all_exact_choices(cards: tuple[int, ...], amount: int) -> None:
    """Each choice that makes the amount, once; those of fewer cards first."""
    found = payments(cards, amount)
    assert {choice for choice in choices(cards) if sum(choice) == amount} == set(found)
    assert len(set(found)) == len(found)
    assert sorted(map(len, found)) == [len(choice) for choice in found]


@given(HANDS, AMOUNTS)
def test_sums_and_their_bounds(cards: tuple[int, ...], amount: int) -> None:
    """The reachable sums, the smallest not below an amount, the highest not above it."""
    reachable = {sum(choice) for choice in choices(cards)}
    assert reachable == sums(cards)
    assert min((total for total in reachable if total >= amount), default=None) == at_least(cards, amount)
    assert max(total for total in reachable if total <= amount) == at_most(cards, amount)


@given(HANDS, AMOUNTS)
def test_fewest_cards(cards: tuple[int, ...], amount: int) -> None:
    """No choice with the same sum has fewer cards."""
    best = fewest(cards, amount)
    exact = [choice for choice in choices(cards) if sum(choice) == amount]
    assert (best is None) == (not exact)
    if best is not None:
        assert min(map(len, exact)) == len(best)
        assert best in exact


def test_equals_are_decided_for_higher_cards() -> None:
    """Of two choices with as many cards the one with the higher first card is taken."""
    assert (50, 25, 5) == fewest((5, 10, 20, 25, 25, 50, 50), 80)
    assert ((100,), (50, 50)) == payments((50, 50, 100), 100)


def test_nothing_is_a_payment_of_nothing() -> None:
    """An amount of 0 is paid with no card."""
    assert ((),) == payments((), 0) == payments((5,), 0)
    assert () == payments((), 5)


@given(st.tuples(*[st.integers(0, 2) for _ in VALUES]))
def test_piles_and_cards(pile: tuple[int, ...]) -> None:
    """A pile of counts is the same as its cards one by one."""
    cards = spread(pile, VALUES)
    assert pile == tuple(cards.count(value) for value in VALUES)
    assert list(cards) == sorted(cards)


def test_change_is_exact_or_nothing() -> None:
    """The manager gives back the excess with the fewest cards, or nothing at all."""
    assert (10,) == change_for(10, (5, 5, 10))
    assert (5, 5) == change_for(10, (5, 5, 20))
    assert () == change_for(15, (10, 10, 20))


@given(HANDS, st.sampled_from((5, 10, 25)), HANDS)
def test_breakings_help(cards: tuple[int, ...], amount: int, returned: tuple[int, ...]) -> None:
    """Every exchange is of one own card for cards of the same sum, and afterwards the amount can be paid."""
    for card, into in breakings(cards, amount, returned):
        rest = list(cards)
        rest.remove(card)
        assert card == sum(into)
        assert (card,) != into
        assert all(into.count(value) <= returned.count(value) for value in into)
        assert amount in sums(tuple(sorted((*rest, *into))))


def test_one_exchange_for_each_card_that_helps() -> None:
    """Where a card can be exchanged in several ways, the one with the fewest cards that helps is offered."""
    assert ((50, (25, 25)),) == breakings((50,), 25, (5, 5, 5, 10, 25, 25))
    assert () == breakings((50,), 25, (20, 20, 10))
