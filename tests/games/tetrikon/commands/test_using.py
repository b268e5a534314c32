"""Chance cards as they are typed: by abbreviation or name, with players, pieces and places."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.commands.lines import check_meant, check_refused, check_several, check_wrong

LEGAL: Final = (
    ("použij žolík 10 T", "use joker-10"),
    ("žolík 10 T, žolík 25 T", "use joker-10 joker-25"),
    ("žolík 10 a žolík 25", "use joker-10 joker-25"),
    ("zolik 25 t", "use joker-25"),
    ("použij žolíka 25 T", "use joker-25"),
    ("směna 1 u M hák", "use swap-manager l4"),
    ("smena 1 u m hak", "use swap-manager l4"),
    ("výměna u managera tyč", "use swap-manager i4"),
    ("směna 1 u H Petr tyč za roh", "use swap-player 1 i4 r3"),
    ("výměna s hráčem Petrem tyč za roh", "use swap-player 1 i4 r3"),
    ("směna 1 u H Evě hák za dtyč", "use swap-player 2 l4 i5"),
    ("vyber 1 od M 3", "use choose-piece 3"),
    ("vyber 1 od M třetí", "use choose-piece 3"),
    ("vyber 1 od M roh", "use choose-piece 4"),
    ("dílek podle výběru čtverec", "use choose-piece 6"),
    ("vyber 25 T od 1 H Petr", "use take-twenty-five 1"),
    ("vyber 25 T od 1 H Evy", "use take-twenty-five 2"),
    ("vyber 25 T od 1 H 2", "use take-twenty-five 1"),
    ("1 od H Petr", "use piece-from-player 1"),
    ("1 od H od Petra", "use piece-from-player 1"),
    ("dílek od hráče Eva", "use piece-from-player 2"),
)
"""Typed lines and the legal action that they mean."""

REFUSED: Final = (
    ("směna 1 u H Eva kříž za dtyč", "use swap-player 2 x5 i5", "Mezi vlastními volnými dílky není kříž."),
    ("vyber 1 od M 7", "use choose-piece 7", "Místo 7 v nabídce není, místa jsou 1 až 6."),
    ("imunita", "immune", "Teď to nejde, hraje se tah."),
    ("lízni 2 z P", "use draw-2", "Tahle karta v ruce není: dvě karty z pokladnice."),
    ("dědictví", "use inheritance", "Tahle karta v ruce není: dědictví."),
)
"""Lines that are understood, the action, and the rule against it."""

WRONG: Final = (
    ("použij žolíky", "„žolíky“ není náhoda, píše se třeba „žolík 25 T“."),
    ("použij žolík", "„žolík“ může být žolík 10 T, žolík 25 T nebo žolík 50 T."),
    ("použij", "Chybí karta, třeba „použij žolík 25 T“."),
    ("použij cokoli", "„cokoli“ není náhoda, píše se třeba „žolík 25 T“."),
    ("použij žolík 10 T Petr", "Slovo „Petr“ je navíc."),
    ("výměna u managera 20 T", "„20 T“ není dílek, jejich jména vypíše „dílky“."),
    ("vyber 1 od M kříž", "„kříž“ v nabídce není."),
    ("vyber 25 T od 1 H Karel", "„Karel“ mezi hráči není, jsou tu Jana, Petr a Eva."),
)
"""Lines that mean nothing, and what is answered."""

WHICH: Final = (
    (
        "směna 1 u M",
        "Kartu lze použít více způsoby, vyberte číslo: výměna u managera.",
        ("use swap-manager i4", "use swap-manager k1", "use swap-manager l4"),
    ),
    (
        "směna 1 u H",
        "Kartu lze použít více způsoby, vyberte číslo: výměna s hráčem.",
        (
            "use swap-player 1 i4 r3",
            "use swap-player 1 i4 t4",
            "use swap-player 1 k1 r3",
            "use swap-player 1 k1 t4",
            "use swap-player 1 l4 r3",
            "use swap-player 1 l4 t4",
            "use swap-player 2 i4 i5",
            "use swap-player 2 k1 i5",
            "use swap-player 2 l4 i5",
        ),
    ),
    (
        "směna 1 u H Petr",
        "Kartu lze použít více způsoby, vyberte číslo: výměna s hráčem.",
        (
            "use swap-player 1 i4 r3",
            "use swap-player 1 i4 t4",
            "use swap-player 1 k1 r3",
            "use swap-player 1 k1 t4",
            "use swap-player 1 l4 r3",
            "use swap-player 1 l4 t4",
        ),
    ),
    (
        "směna 1 u H Petr za zub",
        "Kartu lze použít více způsoby, vyberte číslo: výměna s hráčem.",
        ("use swap-player 1 i4 t4", "use swap-player 1 k1 t4", "use swap-player 1 l4 t4"),
    ),
    (
        "směna 1 u H Petr hák",
        "Kartu lze použít více způsoby, vyberte číslo: výměna s hráčem.",
        ("use swap-player 1 l4 r3", "use swap-player 1 l4 t4"),
    ),
    (
        "vyber 1 od M",
        "Kartu lze použít více způsoby, vyberte číslo: dílek podle výběru.",
        (
            "use choose-piece 1",
            "use choose-piece 2",
            "use choose-piece 3",
            "use choose-piece 4",
            "use choose-piece 5",
            "use choose-piece 6",
        ),
    ),
    (
        "vyber 25 T od 1 H",
        "Kartu lze použít více způsoby, vyberte číslo: 25 T od vybraného hráče.",
        ("use take-twenty-five 1", "use take-twenty-five 2"),
    ),
)
"""Lines that fit several actions, the question, and the actions."""

LEGAL_EN: Final = (
    ("use joker 10 T", "use joker-10"),
    ("joker 10, joker 25", "use joker-10 joker-25"),
    ("joker 10 and joker 25", "use joker-10 joker-25"),
    ("25 T from a player Petr", "use take-twenty-five 1"),
)
"""Typed lines and the legal action that they mean."""

WRONG_EN: Final = (
    ("use", "A card is missing, such as “use joker 25 T”."),
    ("use anything", "“anything” is no chance card, type for example “joker 25 T”."),
)
"""Lines that mean nothing, and what is answered."""


@pytest.mark.parametrize(
    ("tag", "typed", "meant"), [*(("cs", *row) for row in LEGAL), *(("en", *row) for row in LEGAL_EN)]
)
def test_a_card_is_understood(tag: str, typed: str, meant: str) -> None:
    """What is typed means a legal action, with and without diacritics, in any case of the words."""
    check_meant(tag, typed, meant)


@pytest.mark.parametrize(("tag", "typed", "meant", "said"), [("cs", *row) for row in REFUSED])
def test_a_card_against_a_rule(tag: str, typed: str, meant: str, said: str) -> None:
    """What is understood but not allowed is refused by the rule it breaks."""
    check_refused(tag, typed, meant, said)


@pytest.mark.parametrize(
    ("tag", "typed", "said"), [*(("cs", *row) for row in WRONG), *(("en", *row) for row in WRONG_EN)]
)
def test_a_card_that_means_nothing(tag: str, typed: str, said: str) -> None:
    """A dead end names the word that is wrong, and what would be right."""
    check_wrong(tag, typed, said)


@pytest.mark.parametrize(("tag", "typed", "said", "candidates"), [("cs", *row) for row in WHICH])
def test_a_card_that_fits_several(tag: str, typed: str, said: str, candidates: tuple[str, ...]) -> None:
    """What was left open is listed by numbers, and every entry is legal."""
    check_several(tag, typed, said, candidates)
