"""The first half of a card: it is seen and walked over while it is prepared, and nothing of the other."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.sight.looking import visible_panels
from tests.shell.stage import Stage

IQLANDIE = load_room("iqlandie")


def prepared(kind: str) -> Stage:
    """A match of two in which the first card is prepared."""
    stage = Stage(IQLANDIE, "Jana,bot:1", seed="7")
    stage.type(f"vyber {kind}")
    assert "prepare" == stage.session.known.listener().view.table.phase
    return stage


@pytest.mark.parametrize(
    ("kind", "key", "signs"),
    [("biologie", "biology", 8), ("programování", "programming", 1), ("optika", "optics", 2)],
)
def test_what_is_prepared_is_seen(kind: str, key: str, signs: int) -> None:
    """Tokens in the frame, the robot where it begins, where the laser comes in and out; no goal."""
    (panel,) = visible_panels(prepared(kind).session)
    assert f"task-{key}" == panel.key
    assert signs == sum(bool(tile.sign) and tile.sign != "·" for tile in panel.tiles)


def test_what_is_prepared_is_walked_over() -> None:
    """A square says what lies there and not what shall; nothing can be begun before the clock starts."""
    stage = prepared("biologie")
    told = stage.type("kurzor a1")
    assert "Kurzor je na desce úlohy, biologie." == told[0]
    assert 2 == len(told)
    assert "má být" not in told[1]
    assert stage.type("tady")[0].startswith("Na místě a1 teď nelze nic udělat")
