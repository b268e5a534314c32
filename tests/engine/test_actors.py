from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, is_seat
from accessgames.engine.game import format_actor, parse_actor


@pytest.mark.parametrize(("actor", "text"), [(0, "0"), (11, "11"), (CHANCE, "chance"), (CLOCK, "clock")])
def test_actors_are_written_as_the_journal_does(actor: int, text: str) -> None:
    """Seats are numbers from 0, the special actors are words, and both read back."""
    assert text == format_actor(actor)
    assert actor == parse_actor(text)


@pytest.mark.parametrize(
    "text",
    ["", "-1", "-3", "spectator", "Chance", " 1", "1 ", "100", "1.0", "²", "٣", "1e1", "0x1"],
)
def test_other_texts_name_no_actor(text: str) -> None:
    """A spectator never acts, and nothing but short ASCII numbers is a seat."""
    with pytest.raises(ValueError, match=r".*"):
        parse_actor(text)


@given(st.text(max_size=12))
def test_reading_any_text_gives_an_actor_or_a_value_error(text: str) -> None:
    """Whatever is read as an actor is a seat, chance or the clock."""
    try:
        actor = parse_actor(text)
    except ValueError:
        return
    assert is_seat(actor) or actor in {CHANCE, CLOCK}


def test_only_numbers_from_zero_are_seats() -> None:
    """Chance, the clock and spectators have no seat."""
    assert [True, True, False, False, False] == [is_seat(x) for x in (0, 5, CHANCE, CLOCK, SPECTATOR)]
