"""Which cards go together in a line, against the definition."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.iota.rules.cards import ALL, CARDS, MARKS, PAIRS, cards_of, clash, joinable, mask_of

CARD = st.integers(0, 63)


def good(cards: list[int]) -> bool:
    """The definition: each property all the same or all different."""
    return all(len({MARKS[card][kind] for card in cards}) in {1, len(cards)} for kind in range(3))


def expected(fixed: list[int], opens: list[int]) -> int:
    """The identities that may join a line, by trying everything."""
    if not opens:
        return mask_of(card for card in CARDS if good([*fixed, card]))
    found = 0
    for identity in cards_of(opens[0]):
        if good([*fixed, identity]):
            found |= expected([*fixed, identity], opens[1:])
    return found


@given(first=CARD, second=CARD)
def test_pairs_are_what_makes_three_good_cards(first: int, second: int) -> None:
    """For any two cards, equal ones included."""
    assert expected([first, second], []) == PAIRS[first][second]


@pytest.mark.parametrize("fixed", [(), (0,), (63,)])
def test_anything_may_join_nothing_or_one_card(fixed: tuple[int, ...]) -> None:
    """Any two cards make a line."""
    assert ALL == joinable(fixed)


@given(st.lists(CARD, min_size=2, max_size=3, unique=True).filter(good))
def test_what_may_join_a_good_line(fixed: list[int]) -> None:
    """A line of two or three cards."""
    assert expected(fixed, []) == joinable(tuple(fixed))


def test_nothing_joins_a_lot() -> None:
    """A line ends at four cards, wild ones included."""
    assert 0 == joinable((0, 1, 2, 3))
    assert 0 == joinable((0, 1, 2), (ALL,))


@given(
    st.lists(CARD, max_size=2, unique=True).filter(good),
    st.sets(CARD, min_size=1, max_size=6),
)
def test_a_wild_card_must_keep_an_identity(fixed: list[int], identities: set[int]) -> None:
    """One that its other line allows as well."""
    opens = mask_of(identities)
    assert expected(fixed, [opens]) == joinable(tuple(fixed), (opens,))


@given(
    st.lists(CARD, max_size=1), st.sets(CARD, min_size=1, max_size=5), st.sets(CARD, min_size=1, max_size=5)
)
def test_two_wild_cards_must_keep_identities_together(fixed: list[int], one: set[int], two: set[int]) -> None:
    """Both at once, whichever comes first."""
    opens = (mask_of(one), mask_of(two))
    found = expected(fixed, list(opens))
    assert found == joinable(tuple(fixed), opens)
    assert found == joinable(tuple(fixed), opens[::-1])


def test_two_free_wild_cards_allow_everything() -> None:
    """Neither has another line."""
    assert ALL == joinable((), (ALL, ALL))


@given(st.lists(CARD, min_size=2, max_size=4, unique=True))
def test_a_clash_names_a_property_that_is_neither_same_nor_different(cards: list[int]) -> None:
    """And there is one exactly when the line is not good."""
    about = clash(cards)
    assert (about is None) == good(cards)
    if about:
        values = [MARKS[card][("colour", "shape", "number").index(about)] for card in cards]
        assert 1 < len(set(values)) < len(values)


def test_a_part_of_a_good_line_is_good() -> None:
    """What the search for placements relies on, over all good triples with card 0."""
    triples = [[0, a, b] for a, b in combinations(range(1, 64), 2) if good([0, a, b])]
    assert triples
    assert all(good(list(pair)) for triple in triples for pair in combinations(triple, 2))
