"""speech-dispatcher with a module that notes what is said, and games whose own voice speaks through it."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.readers.sitting import (
    PATIENCE,
    Count,
    Kept,
    Sitting,
    Terminal,
    ended,
    play,
    squeezed,
    wait_for,
)

MODULE: Final = Path(__file__).with_name("speech_module.py")
SPOKEN: Final = ("hlas zapnout", "nastavení mluvená podoba všude")
"""Lets the own voice speak, and the console write what it says."""


class Dispatcher:
    """A server of our own, which can be killed and started again in its place."""

    def __init__(self, folder: Path) -> None:
        """Start it."""
        self._folder = folder / "speech"
        self._folder.mkdir()
        self._file = self._folder / "spoken"
        self._file.touch()
        module = self._folder / "module.sh"
        words = shlex.join(["/usr/bin/python3", str(MODULE), str(self._file)])
        module.write_text(f"#!/bin/sh\nexec {words}\n", encoding="utf-8")
        module.chmod(0o755)
        chosen = f'LogLevel 3\nSymbolsPreproc "none"\nAddModule "noted" "{module}" ""\nDefaultModule noted\n'
        (self._folder / "speechd.conf").write_text(chosen, encoding="utf-8")
        self._socket = self._folder / "socket"
        self.environ = {"SPEECHD_ADDRESS": f"unix_socket:{self._socket}"}
        self.start()

    def start(self) -> None:
        """Start the server and wait until it can be asked."""
        folder = str(self._folder)
        words = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", str(self._socket)]
        self._server = subprocess.Popen(
            [*words, "-C", folder, "-L", folder, "-P", f"{folder}/pid"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for(self._socket.exists)

    def kill(self) -> None:
        """Kill the server, and with it its module."""
        ended(self._server)
        self._socket.unlink(missing_ok=True)

    @property
    def heard(self) -> str:
        """Everything that was said."""
        return squeezed(self._file.read_text(encoding="utf-8"))


@contextmanager
def dispatcher(folder: Path) -> Iterator[Dispatcher]:
    """Run speech-dispatcher."""
    server = Dispatcher(folder)
    try:
        yield server
    finally:
        server.kill()


class Voiced:
    """A game that speaks itself, in a terminal."""

    def __init__(self, server: Dispatcher, kept: Kept) -> None:
        """Start it."""
        self._server = server
        self.terminal = Terminal([str(kept.program)], 50, 130, server.environ)
        self.type = self.terminal.type

    @property
    def heard(self) -> str:
        """Everything that was said."""
        return self._server.heard


def measure(folder: Path, sitting: Sitting, patience: float = PATIENCE, *, killed: bool = False) -> Count:
    """Play a game and count what its own voice says, from where it was switched on.

    Args:
        folder: Where everything is kept.
        sitting: The game; the server is killed and started again in its middle, if that is wanted.
        patience: Seconds after which a line counts as lost.
        killed: Whether it is.
    """
    once, *typed = sitting.typed
    half = len(typed) // 2 if killed else len(typed)
    with dispatcher(folder) as server:
        kept = Kept(folder, sitting.words)
        game = Voiced(server, kept)
        try:
            kept.take()
            for line in (once, *SPOKEN):
                game.type(line)
                kept.take()
            count = play(typed[:half], kept, game, patience, opening=False)
            if killed:
                server.kill()
                server.start()
                count.add(play(typed[half:], kept, game, patience, opening=False))
            return count
        finally:
            game.terminal.close()
