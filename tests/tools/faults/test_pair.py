"""A database with a synchronous standby outlives its machine, and a full disk."""

from __future__ import annotations

import pytest

from tools.clusters import MISSING, PROGRAMS
from tools.faults.pair import Pair

pytestmark = [pytest.mark.slow, pytest.mark.skipif(PROGRAMS is None, reason=MISSING)]


def test_what_was_committed_is_on_the_standby() -> None:
    """It takes the place of a primary that dies, which follows then; fsync is on and the disk of its own."""
    with Pair() as pair:
        assert "on" == pair.ask("SHOW fsync")
        pair.ask("CREATE TABLE kept (n int)")
        for number in range(1, 4):
            pair.ask("INSERT INTO kept VALUES (1)")
            pair.fail_over()
            assert str(number) == pair.ask("SELECT count(*) FROM kept")
            pair.follow()
        if pair.primary.mounted:
            pair.primary.fill()
            pair.ask("INSERT INTO kept SELECT generate_series(1, 2000000)")
            pair.primary.free()
            assert "3" == pair.ask("SELECT count(*) FROM kept")
            pair.ask("INSERT INTO kept VALUES (1)")
            assert "4" == pair.ask("SELECT count(*) FROM kept")
