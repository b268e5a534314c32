"""Modules that Debian installs for its own Python."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import UnavailableError, debian
from accessgames.output.backends.debian import from_debian

if TYPE_CHECKING:
    from pathlib import Path


def test_a_module_that_debian_does_not_have() -> None:
    """Its name is told, and the search path is as before."""
    before = list(sys.path)
    with pytest.raises(UnavailableError) as caught:
        from_debian("no_such_module")
    assert ("module", "no_such_module") == (caught.value.reason, caught.value.detail)
    assert before == sys.path


def test_a_module_that_debian_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is found in Debian's folder alone, and the search path is as before."""
    (tmp_path / "debian_only.py").write_text("answer = 42\n")
    monkeypatch.setattr(debian, "DEBIAN", str(tmp_path))
    before = list(sys.path)
    found = from_debian("debian_only")
    monkeypatch.delitem(sys.modules, "debian_only")
    assert 42 == found.answer
    assert before == sys.path
