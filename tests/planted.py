"""A folder full of modules that leave a mark when they are run, named like all that a Python might import."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OTHERS = (
    "accessgames", "babel", "brlapi", "editables", "fluent", "hatchling", "pip", "platformdirs",
    "prompt_toolkit", "pytest", "setuptools", "sitecustomize", "speechd", "tests", "tools", "usercustomize",
    "wcwidth",
)  # fmt: skip
"""Modules that are not Python's own: ours, those of libraries, and what Python runs whenever it finds it."""


class Planted:
    """The folder and what was run of it.

    Attributes:
        folder: Where somebody stands.
    """

    def __init__(
        self, folder: Path, names: frozenset[str] = frozenset({*sys.stdlib_module_names, *OTHERS})
    ) -> None:
        self.folder = folder / "stick"
        self.folder.mkdir()
        self._marks = folder / "marks"
        for name in names:
            text = f"open({str(self._marks)!r}, 'a').write({name!r} + ' ')\nraise SystemExit(77)\n"
            (self.folder / f"{name}.py").write_text(text, encoding="utf-8")

    def ran(self) -> str:
        """Names of the modules that were run, in order."""
        return self._marks.read_text(encoding="utf-8") if self._marks.exists() else ""
