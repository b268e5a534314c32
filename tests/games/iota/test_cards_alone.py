"""A card by itself, in its short form: its place is missing, whatever place its letters might name."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from tests.shell.stage import Stage
from tests.shell.tutor.pupil import Pupil

IOTA = load_room("iota")
MISSING = "Chybí pole, za kartu napište třeba m51."


@pytest.mark.parametrize("typed", ["čk4", "ck4", "ČK4", "mk3", "zč2", "žx1", "zk1", "červený kruh 4"])
def test_a_card_without_a_place_lacks_it(typed: str) -> None:
    """In a match and in the lesson, whether it is in the hand or not."""
    assert MISSING in Stage(IOTA, "Jana,bot:1").type(typed)[0]
    assert MISSING in Pupil(IOTA, 1).type(typed)[0]


def test_short_cards_of_english() -> None:
    """`gc4` is the green circle 4."""
    told = Pupil(IOTA, 1, "en").type("gc4")
    assert told[0].startswith("A place is missing") or "m51" in told[0]


@pytest.mark.parametrize("typed", ["m50", "pole n50", "k1", "l51", "pole zz9"])
def test_places_are_places(typed: str) -> None:
    """Whatever no card is called is asked about as before."""
    assert MISSING not in Pupil(IOTA, 1).type(typed)[0]
