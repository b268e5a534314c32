from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.scoring.ledger import Measure, put_in_order

PEOPLE = ("Ada", "Bára", "Cyril", "Dan")


def by(**values: int | None) -> Measure[str]:
    """A criterion with a value for each by the first letter."""

    def measure(group: Sequence[str]) -> Mapping[str, Fraction | None]:
        found = {one: values[one[0].lower()] for one in group}
        return {one: None if value is None else Fraction(value) for one, value in found.items()}

    return measure


def test_later_criteria_part_only_equals() -> None:
    """The second criterion is asked about those whom the first left equal, and decides between them alone."""
    asked: list[Sequence[str]] = []

    def second(group: Sequence[str]) -> Mapping[str, Fraction | None]:
        asked.append(tuple(group))
        return by(a=9, b=1, c=2, d=9)(group)

    ordered = put_in_order(PEOPLE, [("first", by(a=1, b=3, c=3, d=2)), ("second", second)])
    assert [("Bára", "Cyril")] == asked
    assert ("Cyril", "Bára", "Dan", "Ada") == ordered.order
    assert ("second", Fraction(2), Fraction(1)) == ordered.decided("Cyril", "Bára")
    assert ("first", Fraction(3), Fraction(2)) == ordered.decided("Bára", "Dan")


def test_equals_share_a_place() -> None:
    """Equals share a place, keep the given order, and nothing decided between them."""
    ordered = put_in_order(PEOPLE, [("only", by(a=1, b=2, c=2, d=0))])
    assert ("Bára", "Cyril", "Ada", "Dan") == ordered.order
    assert (1, 1, 3, 4) == ordered.places(ordered.order)
    assert None is ordered.decided("Bára", "Cyril")
    assert (1, 2) == ordered.places(("Cyril", "Ada"))


def test_nothing_to_compare_is_the_worst() -> None:
    """Somebody without a value comes after everybody with one."""
    ordered = put_in_order(PEOPLE, [("only", by(a=None, b=-5, c=0, d=None))])
    assert ("Cyril", "Bára", "Ada", "Dan") == ordered.order
    assert ("only", Fraction(-5), None) == ordered.decided("Bára", "Ada")


def test_nobody() -> None:
    """There is an order of nobody."""
    assert () == put_in_order((), [("only", by())]).order


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=12))
def test_same_order_as_sorting(pairs: list[tuple[int, int]]) -> None:
    """Parting by one criterion after the other is sorting by all of them."""
    people = tuple(range(len(pairs)))

    def column(index: int) -> Measure[int]:
        return lambda group: {one: Fraction(pairs[one][index]) for one in group}

    ordered = put_in_order(people, [("first", column(0)), ("second", column(1))])
    assert sorted(people, key=lambda one: (-pairs[one][0], -pairs[one][1])) == list(ordered.order)
