"""Who is meant: by name in any case, by its beginning, or by the place at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.typed import asked_seat, read_partner
from accessgames.language import Person
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.wording import desk_at, mistake

if TYPE_CHECKING:
    from accessgames.games.room import Listener


def table(*names: str, seat: int = 0) -> Listener:
    """A desk of players with these names."""
    desk = desk_at(position(seats=len(names)), seat)
    people = tuple(Person(name, "you" if each == seat else "other") for each, name in enumerate(names))
    return replace(desk, people=people)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Jana", "Janě"),
        ("Jana", "jane"),
        ("Jana", "Janou"),
        ("Petr", "Petrovi"),
        ("Petr", "petr"),
        ("Petr", "pe"),
        ("Karel", "Karlovi"),
        ("Eva", "Evě"),
        ("Ota", "Otovi"),
        ("Zdeněk", "Zdeňkovi"),
        ("Marie", "Marii"),
        ("Jiří", "Jiřímu"),
        ("Alfa", "Alfě"),
        ("Petr Novák", "Petr Novák"),
        ("Petr Novák", "Petru Novákovi"),
        ("Petr Novák", "Petr"),
        ("Petr Novák", "Petrovi"),
        ("Eva Malá", "Evě Malé"),
    ],
)
def test_a_name_in_any_case(name: str, typed: str) -> None:
    """The dative that an offer needs, a beginning, and a name of two words."""
    taken = read_partner([*typed.split(), "hák"], table("Xaver", name))
    assert taken is not None
    assert (1, len(typed.split())) == (taken.value, taken.used)


@pytest.mark.parametrize("typed", ["Karel", "hák", "2 T", "1", "5", ""])
def test_who_is_nobody(typed: str) -> None:
    """A name that nobody has, an amount, the own place, and a place where nobody sits."""
    assert read_partner(typed.split(), table("Jana", "Petr")) is None


def test_a_place_at_the_table() -> None:
    """A number alone is a place, counted from 1."""
    taken = read_partner(["3", "hák"], table("Jana", "Petr", "Eva"))
    assert taken is not None
    assert (2, 1) == (taken.value, taken.used)


def test_the_listener_is_no_partner() -> None:
    """Nobody trades with themselves, not even by their own name."""
    assert read_partner(["Jana"], table("Jana", "Petr")) is None
    taken = read_partner(["Jana"], table("Jana", "Petr", seat=1))
    assert taken is not None
    assert 0 == taken.value


def test_a_whole_name_counts_more_than_a_beginning() -> None:
    """Jan is not Jana, though her name begins like his."""
    taken = read_partner(["Jan"], table("Xaver", "Jana", "Jan"))
    assert taken is not None
    assert 2 == taken.value


def test_a_beginning_that_two_share() -> None:
    """Is refused with the names of all."""
    with pytest.raises(MalformedAction) as caught:
        read_partner(["Pet"], table("Jana", "Petr", "Petra"))
    assert "„Pet“ mezi hráči není, jsou tu Jana, Petr a Petra." == mistake(
        caught.value
    ) or "Petra" in mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "seat"), [("", 0), ("Petr", 1), ("Petra", 1), ("2", 1), ("1", 0), ("Jana", 0)]
)
def test_whose_things_are_asked_for(typed: str, seat: int) -> None:
    """A question may name anybody, also the listener; without a name the own things are meant."""
    assert seat == asked_seat(table("Jana", "Petr"), typed.split())


@pytest.mark.parametrize("typed", ["Karel", "3", "Petr Novák"])
def test_nobody_is_called_so(typed: str) -> None:
    """The answer names who is there."""
    with pytest.raises(MalformedAction) as caught:
        asked_seat(table("Jana", "Petr"), typed.split())
    assert f"„{typed}“ mezi hráči není, jsou tu Jana a Petr." == mistake(caught.value)
