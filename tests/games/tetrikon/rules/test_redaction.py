"""Events as viewers are told them: what is private, and what everybody hears."""

from __future__ import annotations

from dataclasses import fields

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games.tetrikon.rules.events import (
    Broken,
    CardKept,
    CardUsed,
    ChanceDiscarded,
    ChanceDrawn,
    DealMade,
    DealProposed,
    DraftChanged,
    ImmunityUsed,
    MoneyDiscarded,
    MoneyDrawn,
    Paid,
    PaidOut,
    SwapProposed,
    TableEvent,
)
from accessgames.games.tetrikon.rules.tasks import Offer
from accessgames.games.tetrikon.rules.views import redact

OFFER = Offer(0, 1, give=("k1",), take_money=25)

PRIVATE: list[tuple[TableEvent, str, set[int]]] = [
    (MoneyDrawn(0, 50, 1, 2, "roll", 90), "value", {0}),
    (MoneyDiscarded(0, 50, "inflation"), "value", {0}),
    (ChanceDrawn(0, "immunity", keepable=True, left=40), "kind", {0}),
    (CardKept(0, "immunity"), "kind", {0}),
    (PaidOut(0, 150, 150, (100, 50), 2, "inheritance"), "cards", {0}),
    (Paid(0, 2, 25, 25, (20, 5), 2, (), "take-twenty-five"), "cards", {0, 2}),
]
"""Events with the part that only some may know, and who they are; of four seats."""

PUBLIC: list[TableEvent] = [
    MoneyDiscarded(0, 50, "discard-1"),
    ChanceDrawn(0, "no-roll", keepable=False, left=40),
    ChanceDiscarded(0, "immunity", "discard-1"),
    Paid(0, None, 100, 100, (50, 50), 2, (), "purchase"),
    Broken(0, 50, (25, 25)),
    CardUsed(0, "draw-1"),
    ImmunityUsed(1, "surrender", 1),
    DealProposed(OFFER),
    DealMade(OFFER),
    SwapProposed(0, 1, "k1", "d2"),
]


@pytest.mark.parametrize(("event", "part", "who"), PRIVATE)
def test_private_parts(event: TableEvent, part: str, who: set[int]) -> None:
    """Those who may know are told the whole, the others everything but the private part."""
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = redact(event, viewer)
        assert seen is not None
        if viewer in who:
            assert event == seen
            continue
        assert getattr(seen, part) is None
        others = [field.name for field in fields(event) if field.name != part]
        assert [getattr(event, name) for name in others] == [getattr(seen, name) for name in others]


@pytest.mark.parametrize("event", PUBLIC)
def test_public_events(event: TableEvent) -> None:
    """What happens openly is told to everybody in the same way."""
    for viewer in (0, 1, 2, SPECTATOR):
        assert event == redact(event, viewer)


def test_a_draft_is_not_even_noticed() -> None:
    """Others hear nothing of what is put together."""
    event = DraftChanged(1, OFFER)
    assert event == redact(event, 1)
    for viewer in (0, 2, SPECTATOR):
        assert redact(event, viewer) is None


def test_redacting_twice_changes_nothing_more() -> None:
    """What was taken out stays out."""
    for event, _, _ in PRIVATE:
        once = redact(event, 3)
        assert once is not None
        assert once == redact(once, 3)
