"""What the quick layer leaves out exists: a file that moved would quietly come back."""

from __future__ import annotations

import tomllib

from tests.house.code import ROOT


def test_what_is_left_out_exists() -> None:
    """Folders and files of `tests/layers.toml` are there."""
    quick = tomllib.loads((ROOT / "tests" / "layers.toml").read_text("utf-8"))["quick"]
    names = [*quick["folders"], *quick["files"]]
    assert [] == [name for name in names if not (ROOT / "tests" / name).exists()]


def test_tests_that_are_thinned_exist() -> None:
    """Each test that the suite runs in part, or without some cases, is there, at home or in the contract."""
    layers = tomllib.loads((ROOT / "tests" / "layers.toml").read_text("utf-8"))
    contract = "".join(
        path.read_text("utf-8") for path in (ROOT / "accessgames/testing/contract").glob("*.py")
    )
    cases = [name.partition("[")[0] for name in layers["suite"]["without"]]
    for name in (*layers["suite"]["every"], *cases):
        file, _, test = name.partition("::")
        assert f"\ndef {test}(" in (ROOT / file).read_text("utf-8") + contract, name
