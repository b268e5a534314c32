"""Laying and replacing as it is typed: pieces, squares and positions in any order, and their mistakes."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.commands.lines import check_meant, check_refused, check_several, check_wrong

LEGAL: Final = (
    ("polož tyč a3 1", "build i4 1 a3"),
    ("tyč a3 1", "build i4 1 a3"),
    ("tyc a3", "build i4 1 a3"),
    ("a3 tyč vodorovně", "build i4 1 a3"),
    ("čtyřka a3 poloha 1", "build i4 1 a3"),
    ("polož tyč na pole a3", "build i4 1 a3"),
    ("hák c1 vlevo", "build l4 4 c1"),
    ("polož hák c1 otočeno vpravo zrcadlově", "build l4 6 c1"),
    ("polož kostičku d1", "build k1 1 d1"),
    ("vyměň čtverec za tyč a1 1", "exchange a1 i4 1 a1"),
    ("vyměň a1 za tyč a1 1", "exchange a1 i4 1 a1"),
    ("vyměň tyč a1 1 místo čtverce", "exchange a1 i4 1 a1"),
    ("nahraď b2 za kostičku a1", "exchange a1 k1 1 a1"),
)
"""Typed lines and the legal action that they mean."""

REFUSED: Final = (
    ("hák c1 poloha 3", "build l4 3 c1", "Tam už něco leží: a2 až b2. Nevejde se hák."),
    ("polož kostičku a1", "build k1 1 a1", "Tam už něco leží: a1. Nevejde se kostička."),
)
"""Lines that are understood, the action, and the rule against it."""

WRONG: Final = (
    ("hák c1 c2 d1", "Pole c1 až d1, c2 nemají tvar dílku hák."),
    ("vyměň hák a1 za tyč a1 1", "Na poli a1 leží čtverec, ne hák."),
    ("hák c1 d1", "Pole c1 až d1 nemají tvar dílku hák."),
    ("polož dlouhou tyč a3", "Od pole a3 se v žádné poloze nevejde: dlouhá tyč."),
    ("polož", "Chybí dílek, třeba „polož tyč c3 2“."),
    ("polož a3", "„a3“ není dílek, jejich jména vypíše „dílky“."),
    ("polož medvěda a3", "„medvěda a3“ není dílek, jejich jména vypíše „dílky“."),
    ("polož tyč a3 7", "Poloha 7 není, polohy jsou 1 až 2."),
    ("polož tyč a9", "Pole a9 je mimo desku, poslední je pole h8."),
    ("polož tyč d3", "Od pole d3 se v žádné poloze nevejde: tyč."),
    ("polož tyč a3 cosi", "„cosi“ není pole ani poloha, píše se třeba „tyč c3 2“. Dílek je tyč."),
    ("vyměň čtverec", "Výměna se píše třeba „vyměň hák za tyč c3 2“."),
    ("vyměň za tyč a1", "Výměna se píše třeba „vyměň hák za tyč c3 2“."),
    ("vyměň kříž za tyč a1 1", "V diagramu neleží kříž."),
    ("vyměň d3 za tyč a1 1", "Na poli d3 žádný dílek neleží."),
    ("vyměň čtverec za tyč d3", "Od pole d3 se v žádné poloze nevejde: tyč."),
    ("vyměň cosi za tyč a1", "„cosi“ v diagramu není, vložený dílek se píše jménem nebo polem."),
)
"""Lines that mean nothing, and what is answered."""

WHICH: Final = (
    (
        "polož hák c1",
        "Poloh je tu víc, vyberte číslo: hák.",
        ("build l4 2 c1", "build l4 4 c1", "build l4 6 c1", "build l4 8 c1"),
    ),
    (
        "polož kostičku",
        "Míst je tu víc, vyberte číslo: kostička.",
        (
            "build k1 1 c1",
            "build k1 1 d1",
            "build k1 1 c2",
            "build k1 1 d2",
            "build k1 1 a3",
            "build k1 1 b3",
            "build k1 1 c3",
            "build k1 1 d3",
        ),
    ),
    (
        "vyměň čtverec za hák a1",
        "Takových možností je víc, vyberte číslo:",
        (
            "exchange a1 l4 1 a1",
            "exchange a1 l4 2 a1",
            "exchange a1 l4 4 a1",
            "exchange a1 l4 5 a1",
            "exchange a1 l4 6 a1",
            "exchange a1 l4 7 a1",
        ),
    ),
)
"""Lines that fit several actions, the question, and the actions."""


@pytest.mark.parametrize(("tag", "typed", "meant"), [("cs", *row) for row in LEGAL])
def test_a_piece_is_understood(tag: str, typed: str, meant: str) -> None:
    """What is typed means a legal action, with and without diacritics, in any case of the words."""
    check_meant(tag, typed, meant)


@pytest.mark.parametrize(("tag", "typed", "meant", "said"), [("cs", *row) for row in REFUSED])
def test_a_piece_against_a_rule(tag: str, typed: str, meant: str, said: str) -> None:
    """What is understood but not allowed is refused by the rule it breaks."""
    check_refused(tag, typed, meant, said)


@pytest.mark.parametrize(("tag", "typed", "said"), [("cs", *row) for row in WRONG])
def test_a_piece_that_means_nothing(tag: str, typed: str, said: str) -> None:
    """A dead end names the word that is wrong, and what would be right."""
    check_wrong(tag, typed, said)


@pytest.mark.parametrize(("tag", "typed", "said", "candidates"), [("cs", *row) for row in WHICH])
def test_a_piece_that_fits_several(tag: str, typed: str, said: str, candidates: tuple[str, ...]) -> None:
    """What was left open is listed by numbers, and every entry is legal."""
    check_several(tag, typed, said, candidates)
