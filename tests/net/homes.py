"""Visits to a hall by the program itself, through pipes, each with a home folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SECONDS = 120


def environment(home: Path) -> dict[str, str]:
    """The environment of somebody whose files are in a folder."""
    home.mkdir(exist_ok=True)
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("ACCESSGAMES", "XDG", "LC_"))
    }
    folders = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"), str(home))
    return kept | folders | {"LANG": "cs_CZ.UTF-8", "PYTHONIOENCODING": "utf-8"}


class Visit:
    """Somebody who types lines into the program and hears what it tells."""

    def __init__(self, home: Path, port: int | str, lines: Sequence[str], *options: str) -> None:
        command = [sys.executable, "-m", "accessgames", "join", _place(port), *options]
        self._running = subprocess.Popen(
            command, env=environment(home), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8",
        )  # fmt: skip
        self._told = ""
        text = "".join(f"{line}\n" for line in lines)
        self._talking = threading.Thread(target=self._talk, args=(text,), daemon=True)
        self._talking.start()

    def _talk(self, text: str) -> None:
        self._told, _ = self._running.communicate(text)

    def heard(self) -> list[str]:
        """What was told in the end; the program has to end in order."""
        self._talking.join(SECONDS)
        if self._talking.is_alive():
            self._running.kill()
            self._talking.join()
        assert 0 == self._running.returncode, self._told
        return self._told.splitlines()


def _place(port: int | str) -> str:
    """An address, or the one on the loopback with a port."""
    return port if isinstance(port, str) else f"127.0.0.1:{port}"


def visit(home: Path, port: int | str, *lines: str, options: Sequence[str] = ()) -> list[str]:
    """Visit a hall, and return what was told."""
    return Visit(home, port, lines, *options).heard()
