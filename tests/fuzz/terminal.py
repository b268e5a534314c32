"""The program at a terminal of its own, with keys that nobody would press and halves of sequences."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from accessgames.storage.files import log_path
from tests.fuzz.program import Fault

if sys.platform != "win32":
    import pexpect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Stream

KEYS: Final = (
    "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[3~", "\x1b[F", "\x1b[H", "\x1b", "\x1b[", "\x1bO",
    "\x1b[1;5D", "\x1b[200~vlož\x1b[201~", "\t", "\x7f", "\x08", "\x15", "\x17", "\x0b", "\x01", "\x05",
    "\x0c", "\x12", "\x16", "ř", "日", "e\u0301", "\u202e", "\x00", "?", ":", " ", ",", ".",
)  # fmt: skip
"""Keys and pieces of what terminals send."""

_PATIENCE: Final = 60.0
"""Seconds after which a program that says nothing hangs; a loaded machine is slow."""

_QUIET: Final = 0.15


def press(words: Sequence[str], keys: Sequence[str], last: str) -> str:
    """Press keys at a terminal, then what leaves the program; return all that it wrote.

    Raises:
        Fault: It did not end.
    """
    child = pexpect.spawn(
        sys.executable,
        ["-P", "-m", "accessgames", *words],
        env={**os.environ, "TERM": "xterm-256color"},
        dimensions=(24, 80),
    )
    child.delaybeforesend = None
    written = _heard(child, _PATIENCE)
    for key in keys:
        if child.isalive():
            child.send(key)
            written += _heard(child, _QUIET)
    begun = time.monotonic()
    while child.isalive() and time.monotonic() - begun < _PATIENCE:
        child.send(last)
        written += _heard(child, _QUIET)
    ended = not child.isalive()
    child.close(force=True)
    if not ended:
        raise Fault(f"did not end: {words!r} {list(keys)!r}\n{written[-600:]!r}")
    return written


def _heard(child: Any, patience: float) -> str:  # noqa: ANN401 - its types know texts alone
    text = b""
    while True:
        try:
            text += child.read_nonblocking(65536, patience)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return text.decode("utf-8", "replace")
        patience = _QUIET


def terminal(random: Stream, profile: str, game: str, lines: Sequence[str]) -> int:
    """Press keys and type lines in a profile; what is written has no error in it, and the log stays empty.

    Returns:
        How many keys and lines were sent.

    Raises:
        Fault: Something does not hold.
    """
    keys: list[str] = []
    for line in lines:
        keys += random.choices(KEYS, k=random.randrange(4))
        keys.append(f"{line}\r" if profile != "klavesy" or random.random() < 0.5 else line[:1] or "t")
    words = ("hraj", game, "--hraci", "Jana,bot:1", "--seminko", "7", "--profil", profile, "--lang", "cs")
    written = press(words, keys, "\x15konec\rano\r" if profile != "klavesy" else "\x1b:konec\rano\r")
    log = log_path()
    if log.exists():
        raise Fault(f"something unexpected was logged\n{keys!r}\n{log.read_text(encoding='utf-8')[-1500:]}")
    for wrong in ("Traceback", "kvůli chybě", "NAME()"):
        if wrong in written:
            raise Fault(f"{wrong} was written\n{keys!r}\n{written[-1500:]!r}")
    if profile == "ctecka" and "\x1b" in written:
        raise Fault(f"an escape was written\n{keys!r}\n{written[-600:]!r}")
    return len(keys)
