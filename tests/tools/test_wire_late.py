"""A spectator who comes late learns nothing early, at any door, nor from the journal afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.net.hall.matches import HostedMatch
from tools import wire_late
from tools.wire_late import KINDS, look, main
from tools.wire_secrecy import answered

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_pairs_that_differ_in_what_is_hidden_or_late_are_told_the_same(game: str) -> None:
    """`tools/wire_late.py` compares hundreds."""
    found = look(game, 6, "suite")
    assert [] == found.differences
    assert 6 == found.pairs.total()
    assert found.notes > 50


def test_every_kind_of_pair_is_made() -> None:
    """Of a game that has something to hide; what is asked is counted."""
    found = look("quantum", 9, "kinds")
    assert set(KINDS) == set(found.pairs)
    assert found.frames > 100


def test_a_table_that_is_not_late_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The comparison can fail: where spectators see at once what is done, courses that part differ."""
    arrange = HostedMatch.arrange

    def at_once(self: HostedMatch, monotonic: Callable[[], float], delay: int = 0) -> None:
        del delay
        arrange(self, monotonic)

    monkeypatch.setattr(HostedMatch, "arrange", at_once)
    monkeypatch.setattr(wire_late, "KINDS", ("forked",))
    assert 1 == main(["--pairs", "2", "--games", "quantum", "--seed", "x"])
    assert "forked" in capsys.readouterr().out


def test_who_asks_for_hands_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail at the finished journal, too: with what a player saw instead of a spectator."""
    monkeypatch.setattr(
        wire_late, "answered", lambda service, request: answered(service, _of_a_player(request))
    )
    monkeypatch.setattr(wire_late, "KINDS", ("afterwards",))
    assert look("iota", 3, "suite").differences


def _of_a_player(request: Any) -> Any:  # noqa: ANN401 - one of many
    """The same question about the first seat."""
    return type(request)(0, *(getattr(request, name) for name in request.__struct_fields__[1:]))
