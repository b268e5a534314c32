"""Programs and modules that stand in for those of a system."""

from __future__ import annotations

import stat
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def program(folder: Path, name: str, script: str) -> Path:
    """Write a program that a shell runs."""
    if sys.platform == "win32":
        pytest.skip("neither Windows nor Wine runs a script of a shell")
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


def only(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let the search for programs find those of one folder and no others."""
    monkeypatch.setenv("PATH", str(folder))


def module(monkeypatch: pytest.MonkeyPatch, name: str, **attributes: object) -> ModuleType:
    """Let a module with these attributes be imported under a name."""
    made = ModuleType(name)
    vars(made).update(attributes)
    monkeypatch.setitem(__import__("sys").modules, name, made)
    return made
