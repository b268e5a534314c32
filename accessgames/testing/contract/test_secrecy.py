from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.testing.secrecy import Secrecy

if TYPE_CHECKING:
    from accessgames.testing.cases import Case

PAIRS = 150
"""Pairs of matches that are compared here; `tools/secrecy.py` of the project compares thousands."""


def test_what_is_hidden_changes_nothing_that_somebody_gets(furnished: Case) -> None:
    """Two matches at one keyboard that differ only in what is hidden from somebody are the same to them.

    In every answer, hint, list and refusal, on the Braille line, in what keys bring back, in the transcript.
    """
    secrecy = Secrecy(furnished, "contract")
    if not secrecy.hides:
        return
    secrecy.look(PAIRS, courses=12)
    assert [] == secrecy.findings.differences
    assert secrecy.findings.pairs
