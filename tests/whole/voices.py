"""Fake voices for whole games: programs called espeak-ng that note what they are told, and misbehave."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, Final

import tomli_w

from accessgames.storage.files import settings_path

if TYPE_CHECKING:
    from pathlib import Path

FOREIGN: Final = "CIZINEC"
"""A word that no game knows: what a voice prints."""

_SCRIPT: Final = """#!/bin/sh
case " $* " in
*" -q "*)
    cat > /dev/null
    {looked}
    ;;
*)
    echo $$ >> {diary}.pids
    text=$(cat)
    printf '%s\\n' "$text" >> {diary}
    {spoken}
    ;;
esac
"""
"""The first branch is the look for the voice, the second says a text."""

_PRINT: Final = f"echo {FOREIGN}; echo {FOREIGN} >&2; echo {FOREIGN} > /dev/tty"

MANNERS: Final = {
    "well": ("true", "true"),
    "without an end": ("true", "exec sleep 600"),
    "asleep at first": ("exec sleep 10", "true"),
    "deaf": ("true", "kill -STOP $$"),
    "dying": ("true", "kill -KILL $$"),
    "failing": ("true", "exit 3"),
    "absent": ("exit 1", "true"),
    "printing": (_PRINT, _PRINT),
}
"""How a fake voice behaves: when it is looked for, and when it speaks."""


def install(folder: Path, manner: str) -> Path:
    """Put a fake espeak-ng into a folder; return the file in which it notes what it says."""
    looked, spoken = MANNERS[manner]
    diary = folder / "diary"
    diary.touch()
    program = folder / "espeak-ng"
    program.write_text(_SCRIPT.format(diary=diary, looked=looked, spoken=spoken), encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return diary


def alive(diary: Path) -> list[int]:
    """Return the processes of a fake voice that still run."""
    file = diary.with_name(f"{diary.name}.pids")
    return [number for number in map(int, file.read_text().split()) if _runs(number)] if file.exists() else []


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def choose(**settings: str) -> None:
    """Write settings where the program looks for them; `_` stands for `-`."""
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        tomli_w.dumps({key.replace("_", "-"): value for key, value in settings.items()}).encode()
    )
