"""What the quick layer leaves out exists: a file that moved would quietly come back."""

from __future__ import annotations

import tomllib

from tests.house.code import ROOT


def test_what_is_left_out_exists() -> None:
    """Folders and files of `tests/layers.toml` are there."""
    quick = tomllib.loads((ROOT / "tests" / "layers.toml").read_text("utf-8"))["quick"]
    names = [*quick["folders"], *quick["files"]]
    assert [] == [name for name in names if not (ROOT / "tests" / name).exists()]
