"""Offers as they are typed: names in the dative, pieces and amounts on both sides, and their mistakes."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.commands.lines import check_meant, check_together, check_wrong

LEGAL: Final = (
    ("nabídni Petrovi", "deal 1"),
    ("obchoduj s Petrem", "deal 1"),
    ("nabídni hráči Eva", "deal 2"),
)
"""Typed lines and the legal action that they mean."""

SERIES: Final = (
    ("nabídni Petrovi tyč za roh", "deal 1, add give i4, add take r3, propose"),
    ("nabidni petrovi tyc za roh", "deal 1, add give i4, add take r3, propose"),
    ("NABÍDNI PETROVI TYČ ZA ROH", "deal 1, add give i4, add take r3, propose"),
    ("nabídni Evě tyč a 25 T za dlouhou tyč", "deal 2, add give i4, add give 25, add take i5, propose 25"),
    ("nabídni Evě tyč, 25 T za dlouhou tyč", "deal 2, add give i4, add give 25, add take i5, propose 25"),
    ("nabídni Eve 25 za dtyč", "deal 2, add give 25, add take i5, propose 25"),
    ("nabídni 2 tyč za roh", "deal 1, add give i4, add take r3, propose"),
    (
        "nabídni 3 hák a 2 háky za dlouhou tyč",
        "deal 2, add give l4, add give l4, add give l4, add take i5, propose",
    ),
    (
        "nabídni Petrovi 2 háky za zub a 20 T",
        "deal 1, add give l4, add give l4, add take t4, add take 20, propose",
    ),
    (
        "nabídni Petrovi dva háky za zub a dvacet T",
        "deal 1, add give l4, add give l4, add take t4, add take 20, propose",
    ),
    ("prodej hák Petrovi za 50", "deal 1, add give l4, add take 50, propose"),
    ("nabídni 2 háky Petrovi za 50", "deal 1, add give l4, add give l4, add take 50, propose"),
    ("prodám tyč a hák hráči Eva za 20 T", "deal 2, add give i4, add give l4, add take 20, propose"),
    ("nabídni Petrovi nic za 20 T", "deal 1, add take 20, propose"),
    ("nabídni Petrovi hák za nic", "deal 1, add give l4, propose"),
    ("nabídni Petrovi 60 T za roh", "deal 1, add give 50, add give 10, add take r3, propose 50 10"),
    ("nabízím Petrovi T 25 za růžek", "deal 1, add give 25, add take r3, propose 25"),
    ("nabídni hráči Petr svůj hák výměnou za roh", "deal 1, add give l4, add take r3, propose"),
    (
        "nabídni Petrovi hák a 100 T za roh a 70 T",
        "deal 1, add give l4, add give 100, add take r3, add take 50, add take 20, propose 50 50",
    ),
)
"""Typed lines and the actions that they mean together."""

WRONG: Final = (
    ("nabídni Petrovi hák zdarma za roh", "„zdarma“ není dílek ani částka, píše se třeba „hák a 25 T“."),
    ("nabídni nic za nic", "Chybí hráč, třeba „nabídni Petrovi hák za 50 T“."),
    ("nabídni Petrovi nic za nic", "Nabídka se píše třeba „nabídni Petrovi hák a 25 T za roh“."),
    ("nabídni", "Chybí hráč, třeba „nabídni Petrovi hák za 50 T“."),
    ("nabídni hák za roh", "Chybí hráč, třeba „nabídni Petrovi hák za 50 T“."),
    ("nabídni Karlovi hák za roh", "„Karlovi“ mezi hráči není, jsou tu Petr a Eva."),
    ("nabídni Petrovi hák", "Nabídka se píše třeba „nabídni Petrovi hák a 25 T za roh“."),
    ("nabídni Petrovi 33 T za roh", "Přesně 33 T z karet složit nejde, v ruce je 140 T."),
    ("nabídni Petrovi medvěda za roh", "„medvěda“ není dílek ani částka, píše se třeba „hák a 25 T“."),
    ("nabídni Petrovi 3000 T za roh", "„3000“ není dílek ani částka, píše se třeba „hák a 25 T“."),
)
"""Lines that mean nothing, and what is answered."""

LEGAL_EN: Final = (
    ("offer Petr", "deal 1"),
    ("trade with Petr", "deal 1"),
)
"""Typed lines and the legal action that they mean."""

SERIES_EN: Final = (
    ("offer Petr a bar for a corner", "deal 1, add give i4, add take r3, propose"),
    ("offer Petr bar and 25 T for corner", "deal 1, add give i4, add give 25, add take r3, propose 25"),
    ("offer Eva 2 hooks for long bar", "deal 2, add give l4, add give l4, add take i5, propose"),
    ("offer 2 nothing for 20 T", "deal 1, add take 20, propose"),
)
"""Typed lines and the actions that they mean together."""

WRONG_EN: Final = (
    ("offer", "A player is missing, such as “offer Petr hook for 50 T”."),
    ("offer Karl hook for corner", "“Karl” is no player here, the players are Petr and Eva."),
    ("offer Petr 33 T for corner", "Your cards do not make exactly 33 T, you have 140 T."),
    ("offer Petr hook", "An offer is typed like “offer Petr hook and 25 T for corner”."),
)
"""Lines that mean nothing, and what is answered."""


@pytest.mark.parametrize(
    ("tag", "typed", "meant"), [*(("cs", *row) for row in LEGAL), *(("en", *row) for row in LEGAL_EN)]
)
def test_an_offer_is_understood(tag: str, typed: str, meant: str) -> None:
    """What is typed means a legal action, with and without diacritics, in any case of the words."""
    check_meant(tag, typed, meant)


@pytest.mark.parametrize(
    ("tag", "typed", "meant"), [*(("cs", *row) for row in SERIES), *(("en", *row) for row in SERIES_EN)]
)
def test_an_offer_in_one_sentence(tag: str, typed: str, meant: str) -> None:
    """A whole sentence becomes several actions, in the order in which they are done."""
    check_together(tag, typed, meant)


@pytest.mark.parametrize(
    ("tag", "typed", "said"), [*(("cs", *row) for row in WRONG), *(("en", *row) for row in WRONG_EN)]
)
def test_an_offer_that_means_nothing(tag: str, typed: str, said: str) -> None:
    """A dead end names the word that is wrong, and what would be right."""
    check_wrong(tag, typed, said)
