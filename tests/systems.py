"""Tests that a system cannot be asked: Windows, and Wine in its place."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    import ctypes

    WINE = hasattr(ctypes.windll.ntdll, "wine_get_version")
else:
    WINE = False
"""Whether this is Wine; neither Windows nor a system of the Unix kind."""


def not_on_windows(reason: str) -> pytest.MarkDecorator:
    """Skip a test of what only systems of the Unix kind have; the reason names it."""
    return pytest.mark.skipif(sys.platform == "win32", reason=reason)


def not_under_wine(reason: str) -> pytest.MarkDecorator:
    """Skip a test in which Wine differs from Windows, for a reason that names the difference."""
    return pytest.mark.skipif(WINE, reason=f"Wine {reason}")


SIGNS = not_under_wine("8.0 lacks bcryptprimitives.dll, which what signs asks for chance")
"""What signs or checks signatures; that the game goes on without the library is tried there, too."""

TOOLS = not_under_wine("8.0 does not load the compiled parts of Ruff, mypy and grimp, which read code alone")
"""What asks the tools of the house; they say the same of the same files everywhere."""
