"""A server of a broken house has a clock that is wrong, and time passes as it does."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from tools.faults.servers import COMPILER, wrong_clock

if TYPE_CHECKING:
    from pathlib import Path

TELL = (
    "import datetime, time; print(time.time(), time.time_ns() / 1e9, time.monotonic(),"
    " datetime.datetime.now(datetime.UTC).timestamp())"
)


@pytest.mark.skipif(COMPILER is None, reason="there is no compiler here")
@pytest.mark.parametrize("seconds", [240, -600])
def test_what_a_process_takes_for_now_is_wrong(tmp_path: Path, seconds: int) -> None:
    """By so many seconds wherever it asks; what it measures is right."""
    environment = os.environ | wrong_clock(seconds, tmp_path)
    before = time.time(), time.monotonic()
    said = subprocess.check_output([sys.executable, "-c", TELL], env=environment, text=True)
    after = time.time(), time.monotonic()
    at, exact, passed, day = map(float, said.split())
    for told in (at, exact, day):
        assert before[0] <= told - seconds <= after[0]
    assert before[1] <= passed <= after[1]
