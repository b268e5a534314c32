"""The command interpreter a player talks to: `talk`, `play`, `learn`, `resume` begin a session."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.shell.home.doors import learn, learn_from_mistakes, play, resume, talk
    from accessgames.shell.launch import Launch

__all__ = ["Launch", "learn", "learn_from_mistakes", "play", "resume", "talk"]

_MODULES = dict.fromkeys(__all__, "home.doors") | {"Launch": "launch"}


def __getattr__(name: str) -> object:
    # Whoever only wants the names of the profiles need not load the whole interpreter.
    if name in _MODULES:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
