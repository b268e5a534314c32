"""D22: counted things in Czech have their right forms."""

from __future__ import annotations

import pytest

from accessgames.language import Phrase
from tests.games.tetrikon.wording import language

FORMS = {
    "point": "0 bodů, 1 bod, 2 body, 4 body, 5 bodů, 21 bodů",
    "tetrikon-square": "0 čtverečků, 1 čtvereček, 2 čtverečky, 4 čtverečky, 5 čtverečků, 21 čtverečků",
    "tetrikon-piece": "0 dílků, 1 dílek, 2 dílky, 4 dílky, 5 dílků, 21 dílků",
    "card": "0 karet, 1 karta, 2 karty, 4 karty, 5 karet, 21 karet",
    "tetrikon-zero": "0 nul, 1 nula, 2 nuly, 4 nuly, 5 nul, 21 nul",
    "penalty": "0 trestných bodů, 1 trestný bod, 2 trestné body, 4 trestné body, 5 trestných bodů, "
    "21 trestných bodů",
    "tetrikon-i5": "0 dlouhých tyčí, 1 dlouhá tyč, 2 dlouhé tyče, 4 dlouhé tyče, 5 dlouhých tyčí, "
    "21 dlouhých tyčí",
    "tetrikon-s4": "0 schodů, 1 schod, 2 schody, 4 schody, 5 schodů, 21 schodů",
}  # fmt: skip


@pytest.mark.parametrize("noun", FORMS)
def test_d22_plurals(noun: str) -> None:
    """0, 1, 2, 4, 5 and 21 of everything that is counted."""
    phrases = language("cs").data.phrases
    told = (phrases.plain(Phrase(noun, count=count), "nom") for count in (0, 1, 2, 4, 5, 21))
    assert FORMS[noun] == ", ".join(told)
