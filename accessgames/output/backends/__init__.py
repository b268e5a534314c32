"""What can speak or show Braille, each behind the same few calls; all run in a child process only.

`names` tells which exist and in which order they are tried; `load` is only called in the child.
"""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from accessgames.output.backends.backend import Backend, Manner, UnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable


__all__ = ["DISPLAYS", "READERS", "SYNTHESIZERS", "Manner", "UnavailableError", "displays", "load", "voices"]

SYNTHESIZERS: Final = MappingProxyType(
    {"win32": ("sapi",), "darwin": ("say",), "linux": ("dispatcher", "espeak")}
)
"""Voices that no screen reader owns, by `sys.platform`, the better first."""

READERS: Final = MappingProxyType({"win32": ("accessible",), "linux": ("orca",)})
"""Screen readers that can be asked to speak; only for those who turned their reader's live text off."""

DISPLAYS: Final = MappingProxyType({"win32": ("accessible",), "linux": ("orca", "brltty")})
"""Ways to a Braille line. On Linux nothing is tried by itself: there the line follows the console."""

_OPENERS: Final = MappingProxyType(
    {
        "accessible": ("libraries", "Accessible"),
        "brltty": ("debian", "Brltty"),
        "dispatcher": ("debian", "Dispatcher"),
        "espeak": ("programs", "Espeak"),
        "orca": ("libraries", "Orca"),
        "sapi": ("libraries", "Sapi"),
        "say": ("programs", "Say"),
        "soundfile": ("libraries", "SoundFile"),
        "sounds": ("sounds", "open_sounds"),
    }
)
"""The module of each backend, and what in it opens the backend for a manner."""


def voices(system: str, choice: str) -> tuple[str, ...]:
    """Return what is to be tried, in order, for a choice of voice.

    Args:
        system: `sys.platform`.
        choice: `yes` for a voice of our own, `reader` for the screen reader's, else the name of a backend.
    """
    if choice == "yes":
        return SYNTHESIZERS.get(system, ())
    if choice == "reader":
        return READERS.get(system, ())
    return (choice,)


def displays(system: str, choice: str) -> tuple[str, ...]:
    """Return what is to be tried, in order, for a choice of Braille line: `auto`, or a backend's name.

    By itself only Windows gets one: there readers put no new console text on the line.
    """
    if choice == "auto":
        return DISPLAYS.get(system, ()) if system == "win32" else ()
    return (choice,)


def load(name: str, manner: Manner) -> Backend:
    """Open a backend; imports what it needs.

    Raises:
        UnavailableError: It cannot work here.
    """
    module, opener = _OPENERS.get(name, (name, ""))
    try:
        found = import_module(f"accessgames.output.backends.{module}")
    except ImportError as error:
        raise UnavailableError("module", str(error.name)) from error
    return cast("Callable[[Manner], Backend]", getattr(found, opener))(manner)
