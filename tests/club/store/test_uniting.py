from __future__ import annotations

import pytest

from accessgames.cli.material import open_room
from accessgames.club.examination import examine_club
from accessgames.club.store.uniting import unite
from tests.club.union.diverging import differing, diverge

ORDERS = 12


def test_diverged_copies_are_the_same_club_in_every_order() -> None:
    """Four copies that went on apart give one export, byte for byte, in orders by chance and by halves.

    `tools/club_union.py` unites in a thousand orders.
    """
    copies = diverge(4, "suite")
    assert 0 == differing(copies, ORDERS, "suite")
    together = copies[0]
    for copy in copies[1:]:
        together = unite(together, copy)
    assert unite(together, copies[2]) == together


@pytest.mark.parametrize("seed", ["suite", "2", "11", "12"])
def test_diverged_copies_are_examined_without_a_mistake(seed: str) -> None:
    """The united club holds what its entries claim, also where somebody was forgotten."""
    copies = diverge(4 if seed == "suite" else 3, seed)
    together = copies[0]
    for copy in copies[1:]:
        together = unite(together, copy)
    assert [] == [one.mistakes for one in examine_club(together, open_room) if one.mistakes]
