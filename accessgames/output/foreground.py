"""What Linux tells about where a process has its terminal, and whether it is in the foreground there.

A program that is stopped with Ctrl+Z, or sent to the background, can do nothing itself; its helper looks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

_CONSOLES: Final = 4
"""Number of the driver, in Linux, that virtual consoles and serial lines have."""

_MOST_CONSOLES: Final = 63
_STOPPED: Final = frozenset("TtZX")


class _Standing(NamedTuple):
    """Some of what Linux tells about a process."""

    state: str
    group: int
    terminal: int
    front_group: int


def _standing(process: int, processes: Path) -> _Standing | None:
    """Read it; None where there is no such thing, as on other systems."""
    try:
        told = (processes / str(process) / "stat").read_text(encoding="utf-8", errors="replace")
        # The name of a program may contain anything, also brackets.
        state, _, group, _, terminal, front, *_ = told.rpartition(")")[2].split()
        return _Standing(state, int(group), int(terminal), int(front))
    except (OSError, ValueError):
        return None


def is_in_front(process: int, processes: Path = Path("/proc")) -> bool:
    """Tell whether a process runs in the foreground of its terminal; yes where that cannot be known."""
    found = _standing(process, processes)
    if found is None:
        return True
    if found.state in _STOPPED:
        return False
    return found.front_group < 0 or found.front_group == found.group


def console_of(process: int, processes: Path = Path("/proc")) -> int:
    """Return the number of the virtual console that a process has as its terminal, from 1; 0 for none."""
    found = _standing(process, processes)
    if found is None or found.terminal >> 8 != _CONSOLES:
        return 0
    number = found.terminal & 0xFF
    return number if 1 <= number <= _MOST_CONSOLES else 0
