"""Modules that Debian installs for its own Python, such as `speechd` and `brlapi`."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

from accessgames.output.backends.manner import UnavailableError

DEBIAN: Final = "/usr/lib/python3/dist-packages"
"""Where Debian keeps them; an environment of ours does not look there by itself."""


def from_debian(name: str) -> Any:  # noqa: ANN401 - a module without types
    """Import a module that Debian installs for its own Python.

    Raises:
        UnavailableError: It is not there, or made for another Python.
    """
    sys.path.append(DEBIAN)
    try:
        return import_module(name)
    except ImportError as error:
        raise UnavailableError("module", name) from error
    finally:
        sys.path.remove(DEBIAN)
