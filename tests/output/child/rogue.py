"""Backends that misbehave, served like the real ones: `python -m tests.output.child.rogue KIND`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from accessgames.output.backends import BRAILLE, ENDS, SPEAK, Manner, Quiet, UnavailableError
from accessgames.output.child import Service, private_output

AGES = 600.0
"""Seconds that nobody waits for."""


class Rogue(Quiet):
    """Does what its kind says when it speaks, and keeps a diary."""

    title = "rogue"
    can = frozenset({SPEAK, BRAILLE})

    def __init__(self, kind: str, diary: Path) -> None:
        """Misbehave in one way."""
        self._kind = kind
        self._diary = diary
        self._left = 0
        self.can = self.can | {ENDS} if kind in {"endless", "short"} else self.can

    def _note(self, text: str) -> None:
        with self._diary.open("a", encoding="utf-8") as file:
            file.write(text + "\n")

    def change(self, manner: Manner) -> None:
        """Refuse a voice called nobody."""
        if manner.voice == "nobody":
            raise UnavailableError("voice", manner.voice)
        self._note(f"change {manner.rate}")

    def speak(self, text: str) -> None:
        """Speak as the kind says."""
        self._note(f"speak {text}")
        self._left = 3
        if self._kind == "sleep":
            time.sleep(AGES)
        elif self._kind == "die":
            os._exit(3)
        elif self._kind == "raise":
            raise RuntimeError(text)
        elif self._kind == "print":
            print("rubbish on standard output", flush=True)  # noqa: T201 - as a library would
            os.write(1, b"rubbish on the descriptor\n")
            os.write(2, b"rubbish on standard error\n")

    def braille(self, text: str) -> None:
        """Show a text."""
        self._note(f"braille {text}")

    def stop(self) -> None:
        """Be silent."""
        self._note("stop")

    def busy(self) -> bool:
        """Speak for ever, or for three looks."""
        self._left -= self._kind == "short"
        return self._left > 0

    def close(self) -> None:
        """Take leave."""
        self._note("close")


def main(kind: str, diary: str) -> None:
    """Serve one rogue."""

    def open_rogue(name: str, manner: Manner) -> Rogue:
        if kind == "hang":
            time.sleep(AGES)
        if kind == "absent":
            raise UnavailableError("absent", f"{name} {manner.language}")
        return Rogue(kind, Path(diary))

    target = private_output()
    if kind == "noise":
        target.write(b"not json\n" + b"[1]\n" + b'{"kind": "nonsense"}\n' + b"x" * 30_000 + b"\n")
    Service(sys.stdin.buffer, target, open_rogue).run()
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
