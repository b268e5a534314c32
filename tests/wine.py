"""Tests that Wine, in the place of Windows, cannot be asked."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    import ctypes

    WINE = hasattr(ctypes.windll.ntdll, "wine_get_version")
else:
    WINE = False
"""Whether this is Wine; neither Windows nor a system of the Unix kind."""


def not_under_wine(reason: str) -> pytest.MarkDecorator:
    """Skip a test in which Wine differs from Windows, for a reason that names the difference."""
    return pytest.mark.skipif(WINE, reason=f"Wine {reason}")
