"""Many cases one after another: which target, which seed, what came of it."""

from __future__ import annotations

import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Final
from unittest.mock import patch

from accessgames.engine import Stream
from tests.fuzz.program import at_home
from tests.fuzz.targets import TARGETS

NAMES: Final = tuple(TARGETS)
_SHARES: Final = tuple(accumulate(share for share, _ in TARGETS.values()))


@dataclass
class Found:
    """What a campaign came to.

    Attributes:
        inputs: Typed lines and commands, by target.
        cases: Cases, by target.
        faults: What must not be, by the number of its case.
        peak: The most memory of the process, in megabytes.
    """

    inputs: Counter[str] = field(default_factory=Counter)
    cases: Counter[str] = field(default_factory=Counter)
    faults: dict[int, str] = field(default_factory=dict)
    peak: int = 0

    def take(self, other: Found) -> None:
        """Add what another part of the same campaign came to."""
        self.inputs += other.inputs
        self.cases += other.cases
        self.faults |= other.faults
        self.peak = max(self.peak, other.peak)


def target_of(seed: int, case: int) -> str:
    """Return which target a case is about."""
    return Stream(str(seed), f"fuzz/{case}/target").choices(NAMES, cum_weights=_SHARES)[0]


def run_case(seed: int, case: int, kept: Path, most: int, found: Found) -> None:
    """Run one case in a folder of its own.

    Args:
        seed: Seed of the campaign.
        case: Number of the case; what it does follows from both.
        kept: Folder of what is made once, such as journals.
        most: The most lines of a session.
        found: Where the result goes.
    """
    name = target_of(seed, case)
    found.cases[name] += 1
    secret = Stream(str(seed), f"fuzz/{case}/secrets")
    with (
        patch("secrets.token_hex", lambda size: secret.randbytes(size).hex()),
        patch("secrets.randbelow", secret.below),
        tempfile.TemporaryDirectory(prefix="fz") as folder,
        at_home(Path(folder)),
    ):
        try:
            found.inputs[name] += TARGETS[name][1](Stream(str(seed), f"fuzz/{case}"), kept, most)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            told = str(error) if type(error).__name__ == "Fault" else traceback.format_exc()
            found.faults[case] = f"{name}: {told}"
