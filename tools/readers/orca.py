"""Orca around a game in a terminal of VTE, on a screen that nobody sees; what it says is noted."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final, cast

from tools.readers.dispatcher import Dispatcher, dispatcher
from tools.readers.sitting import PATIENCE, Count, Kept, Sitting, ended, play, unless_hung, until, wait_for

WINDOW: Final = Path(__file__).with_name("window.py")
PROGRAMS: Final = (
    "orca",
    "Xvfb",
    "openbox",
    "xdotool",
    "dbus-daemon",
    "gsettings",
    "speech-dispatcher",
    "script",
)

_NO_KEYS: Final = '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>'
_PRESSES: Final = 5
_KEY_SECONDS: Final = 6.0
"""After which a key has come to nothing."""


class Desktop:
    """A screen, a bus and a window manager, with Orca and one window."""

    def __init__(self, folder: Path, server: Dispatcher, stack: ExitStack) -> None:
        """Start everything but the game."""
        self._stack = stack
        self._server = server
        self._xdotool = shutil.which("xdotool") or "xdotool"
        self._log = stack.enter_context((folder / "desktop.log").open("wb"))
        homes = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
        own = {
            name: str(folder / "desk" / place) for name, place in (homes | {"XDG_RUNTIME_DIR": "run"}).items()
        }
        for place in own.values():
            Path(place).mkdir(parents=True, exist_ok=True, mode=0o700)
        left_out = {
            "WAYLAND_DISPLAY",
            "DISPLAY",
            "DBUS_SESSION_BUS_ADDRESS",
            "AT_SPI_BUS_ADDRESS",
            "NO_AT_BRIDGE",
        }
        self.environ = {name: value for name, value in os.environ.items() if name not in left_out}
        # Orca looks for others of the same user, and would end; here each has a desktop of its own.
        alone = folder / "alone"
        alone.mkdir()
        (alone / "pgrep").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (alone / "pgrep").chmod(0o755)
        self.environ["PATH"] = f"{alone}:{os.environ['PATH']}"
        self.environ |= own | server.environ | {"GSETTINGS_BACKEND": "keyfile", "LANG": "C.UTF-8"}
        screen = self._asked("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
        self.environ["DISPLAY"] = f":{screen}"
        bus = self._asked("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environ["DBUS_SESSION_BUS_ADDRESS"] = bus
        setting = ("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true")
        subprocess.run(setting, env=self.environ, check=True)
        # Its own keys would take those by which Orca walks in tables, Alt and Shift with arrows.
        (folder / "openbox.xml").write_text(_NO_KEYS, encoding="utf-8")
        self._started("openbox", "--config-file", str(folder / "openbox.xml"))
        self.start_orca()

    def _started(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program that ends with the desktop."""
        process = subprocess.Popen(
            words,
            env=self.environ,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
        )
        self._stack.callback(ended, process)
        return process

    def _asked(self, *words: str) -> str:
        """Start a program that ends with the desktop, and return the first line that it writes."""
        process = subprocess.Popen(
            words, env=self.environ, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._log,
            start_new_session=True,
        )  # fmt: skip
        self._stack.callback(ended, process)
        with cast("IO[bytes]", process.stdout) as told:
            return told.readline().decode().strip()

    def start_orca(self) -> None:
        """Start Orca and wait until it speaks."""
        before = len(self._server.heard)
        self._orca = self._started("orca")
        wait_for(lambda: len(self._server.heard) > before)

    def kill_orca(self) -> None:
        """Kill it."""
        ended(self._orca)

    def open_window(self, kept: Kept, rows: int, columns: int) -> None:
        """Open a terminal with a shell; when Orca has told of it, start the game there."""
        before = len(self._server.heard)
        self._window = subprocess.Popen(
            ["/usr/bin/python3", str(WINDOW), str(rows), str(columns)],
            env=self.environ, stdin=subprocess.PIPE, stdout=self._log, stderr=self._log,
            start_new_session=True,
        )  # fmt: skip
        self._keyboard = self._stack.enter_context(cast("IO[bytes]", self._window.stdin))
        self._stack.callback(ended, self._window)
        wait_for(lambda: "accessgames" in self._server.heard[before:])
        # What the shell wrote before Orca looked is not told; so somebody presses Enter until it is.
        for _ in range(_PRESSES):
            self.press("Return")
            if until(lambda: "Shell:" in self._server.heard[before:], seconds=_KEY_SECONDS):
                break
        self._kept = kept
        self._write(f" exec {kept.program}")
        until(lambda: str(kept.program) in self._server.heard[before:], seconds=_KEY_SECONDS)
        for _ in range(_PRESSES):
            self.press("Return")
            if until(lambda: bool(kept.raw), seconds=2 * _KEY_SECONDS):
                return

    @property
    def heard(self) -> str:
        """Everything that Orca said."""
        return self._server.heard

    def type(self, line: str) -> None:
        """Let a line come from the keyboard, wait until it stands there, and press Enter.

        A key that came to nothing, as while Orca is being killed, is pressed again.
        """
        kept = self._kept
        before = len(kept.raw)
        self._write(line)
        wait_for(lambda: kept.raw[before:].endswith(line))
        for _ in range(_PRESSES):
            self.press("Return")
            if until(lambda: not kept.raw.endswith(line), seconds=_KEY_SECONDS):
                return

    def _write(self, text: str) -> None:
        self._keyboard.write(f"{text}\n".encode())
        self._keyboard.flush()

    def write(self, text: str) -> None:
        """Type a text with the keys of the screen."""
        words = (self._xdotool, "type", "--delay", "30", text)
        subprocess.run(words, env=self.environ, check=True, timeout=PATIENCE)

    def activate(self, window: str) -> None:
        """Give the keyboard to a window of a class."""
        words = (self._xdotool, "search", "--onlyvisible", "--class", window, "windowactivate")
        subprocess.run(words, env=self.environ, check=False, timeout=PATIENCE)

    def press(self, name: str) -> None:
        """Press a key."""
        subprocess.run([self._xdotool, "key", name], env=self.environ, check=True, timeout=PATIENCE)


@contextmanager
def orca(folder: Path) -> Iterator[Desktop]:
    """Run Orca on a desktop of its own."""
    with dispatcher(folder) as server, ExitStack() as stack:
        yield Desktop(folder, server, stack)


def measure(folder: Path, sitting: Sitting, patience: float = PATIENCE, *, killed: bool = False) -> Count:
    """Play a game and count what Orca says of it, from the first line on.

    Args:
        folder: Where everything is kept.
        sitting: The game.
        patience: Seconds after which a line counts as lost.
        killed: Whether Orca is killed in the middle and started again.
    """
    half = len(sitting.typed) // 2 if killed else len(sitting.typed)

    def once(place: Path) -> Count:
        kept = Kept(place, sitting.words)
        with orca(place) as desktop:
            desktop.open_window(kept, 24, 80)
            count = play(sitting.typed[:half], kept, desktop, patience)
            if killed:
                desktop.kill_orca()
                desktop.start_orca()
                count.add(play(sitting.typed[half:], kept, desktop, patience, opening=False))
            return count

    return unless_hung(folder, once)
