"""What the tests of the developers' commands share with those of the command line that calls them."""

from __future__ import annotations

from tests.cli.conftest import pig, run

__all__ = ["pig", "run"]
