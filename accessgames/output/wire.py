"""What crosses the pipe: one JSON object a line, small and of known shape in both directions."""

from __future__ import annotations

import json
from typing import Any, Final

from accessgames.dataclasses import asdict, dataclass
from accessgames.output.backends import Manner

LONGEST: Final = 20_000
"""Bytes of a line; longer ones are none of ours."""

OPEN: Final = "open"
SPEAK: Final = "speak"
BRAILLE: Final = "braille"
STOP: Final = "stop"
CHANGE: Final = "change"
"""Commands to the child."""

TYPE: Final = "type"
LOOK: Final = "look"
"""Commands only to the child that keeps a Braille line: show what is typed, the place of the cursor and a
colon before it; answer, to show that you live."""

READY: Final = "ready"
TAKEN: Final = "taken"
IDLE: Final = "idle"
REFUSED: Final = "refused"
FAILED: Final = "failed"
"""Reports of the child: the backend is open; it came back from a command; everything has been said; a manner
is not to be had; it cannot work."""

AWAY: Final = "away"
PICKED: Final = "picked"
"""Reports only of the child that keeps a Braille line: it is not there, and awaited; a key was pressed over a
place of the text."""

_KINDS: Final = frozenset({READY, TAKEN, IDLE, REFUSED, FAILED, AWAY, PICKED})


@dataclass(frozen=True, slots=True)
class Report:
    """What the child says.

    Attributes:
        kind: `READY`, `TAKEN`, `IDLE`, `REFUSED`, `FAILED`, `AWAY` or `PICKED`.
        title: Name of the backend, with `READY`.
        can: What it can do, with `READY`.
        reason: Last part of the message key, with `REFUSED`, `FAILED` and `AWAY`.
        detail: What is missing or wrong, with `REFUSED`, `FAILED` and `AWAY`; how many texts there were, with
            `IDLE`; which place, from 0, with `PICKED`; the fastest rate, with `READY`.
    """

    kind: str
    title: str = ""
    can: frozenset[str] = frozenset()
    reason: str = ""
    detail: str = ""


def command(do: str, text: str = "", manner: Manner | None = None) -> bytes:
    """Write a command."""
    body: dict[str, Any] = {"do": do}
    if text:
        body["text"] = text[: LONGEST // 8]
    if manner is not None:
        body["manner"] = asdict(manner)
    return json.dumps(body).encode() + b"\n"


def read_command(line: bytes) -> tuple[str, str, Manner | None]:
    """Read a command: what to do, the text, the manner."""
    body = json.loads(line)
    manner = body.get("manner")
    if manner:
        manner = Manner(**{**manner, "names": tuple(manner["names"])})
    return body["do"], body.get("text", ""), manner


def report(found: Report) -> bytes:
    """Write a report."""
    return json.dumps({**asdict(found), "can": sorted(found.can)}).encode() + b"\n"


def read_report(line: bytes) -> Report | None:
    """Read a report; None for anything that is none, for a library may have printed it."""
    if len(line) > LONGEST:
        return None
    try:
        body = json.loads(line)
        texts = {key: str(body.get(key, ""))[:200] for key in ("kind", "title", "reason", "detail")}
        found = Report(**texts, can=frozenset(map(str, body.get("can", ()))))
    except (ValueError, TypeError, AttributeError):
        return None
    return found if found.kind in _KINDS else None
