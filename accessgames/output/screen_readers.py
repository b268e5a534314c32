"""Whether something else reads the console aloud or under the fingers, as far as that can be found out."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

READERS: Final = frozenset({"orca", "fenrir", "brltty", "espeakup", "emacspeak", "yasr", "sbl"})
"""Programs on Linux that read consoles or show them in Braille."""

_ELSEWHERE: Final = ("SSH_CONNECTION", "SSH_TTY")
"""Variables of a session whose keyboard and ears are at another computer: a voice here reaches nobody."""

_GET_SCREEN_READER: Final = 0x0046
"""What Windows calls the question whether a screen reader is on."""

_INTERPRETERS: Final = ("python", "bash", "sh")


def is_read(
    environ: Mapping[str, str] = os.environ, system: str = sys.platform, processes: Path = Path("/proc")
) -> bool:
    """Tell whether something reads the console to its user, or nobody could hear a voice here.

    Args:
        environ: The environment.
        system: `sys.platform`.
        processes: Where Linux lists what is running.
    """
    if any(environ.get(name) for name in _ELSEWHERE):
        return True
    if system == "win32":
        return _on_windows()
    if system == "darwin":
        return _on_mac()
    return any(map(_reads, processes.glob("[0-9]*")))


def _reads(process: Path) -> bool:
    """Tell whether a process is one of the readers, also where an interpreter runs it."""
    try:
        name = process.joinpath("comm").read_text("utf-8", "replace").strip()
        if not name.startswith(_INTERPRETERS):
            return name in READERS
        words = process.joinpath("cmdline").read_bytes()[:4096].split(b"\0")
    except OSError:  # it has ended, or is nobody else's business
        return False
    return any(Path(os.fsdecode(word)).name in READERS for word in words[:3])


def _on_windows() -> bool:
    """Ask Windows, to which every screen reader says that it is on."""
    import ctypes  # noqa: PLC0415 - needed at the first start alone

    found = ctypes.c_int(0)
    library = getattr(ctypes, "windll").user32  # noqa: B009 - there is none on other systems
    library.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(found), 0)
    return bool(found.value)


def _on_mac() -> bool:
    """Look whether VoiceOver is on; where that may not be looked at, it may be."""
    import plistlib  # noqa: PLC0415 - needed at the first start alone

    path = Path.home() / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    try:
        with path.open("rb") as file:
            return bool(plistlib.load(file).get("voiceOverOnOffKey"))
    except (OSError, ValueError, plistlib.InvalidFileException):
        return True
