"""Answers to tasks as they are typed, in letters and in words, and what is said about near misses."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.typed_answers import read_answer
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from tests.games.iqlandie.wording import full, language


def steps(kind: str, typed: str, tag: str = "cs") -> str:
    """The steps of a typed answer in notation, with semicolons between them; or the sentence of the error."""
    words = language(tag).vocabulary("common", "space", "shell", "iqlandie")
    try:
        return "; ".join(map(KINDS[kind].format_step, read_answer(kind, split_words(typed), words)))
    except MalformedAction as error:
        return full([tell_error(error)], tag)[0]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("APKAPVTN", "slide A; slide P; slide K; slide A; slide P; slide V; slide T; slide N"),
        ("apkapvtn", "slide A; slide P; slide K; slide A; slide P; slide V; slide T; slide N"),
        ("a p k", "slide A; slide P; slide K"),
        ("a, p, k", "slide A; slide P; slide K"),
        ("améba pyl krvinka", "slide A; slide P; slide K"),
        ("ameba a pyl", "slide A; slide P"),
        ("t v", "slide T; slide V"),
        ("trepka, vajíčko", "slide T; slide V"),
        ("s b n", "slide S; slide B; slide N"),
    ],
)
def test_biology(typed: str, expected: str) -> None:
    """Tokens by letters, together or apart, or by words."""
    assert expected == steps("biology", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("apx", "„apx“ tu nic neznamená, buňky se píší třeba apka."),
        ("slon", "„slon“ tu nic neznamená, buňky se píší třeba apka."),
        ("", "Chybí, co posunout, třeba „posuň apka“."),
        ("améba slon", "„slon“ tu nic neznamená, buňky se píší třeba apka."),
        ("5", "„5“ tu nic neznamená, buňky se píší třeba apka."),
    ],
)
def test_biology_near_misses(typed: str, expected: str) -> None:
    """A letter or a word that is no token is named."""
    assert expected == steps("biology", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("A5", "stand a5"),
        ("a5", "stand a5"),
        ("a 5", "stand a5"),
        ("e1", "stand e1"),
        ("z 3", "stand z3"),
    ],
)
def test_programming(typed: str, expected: str) -> None:
    """One square."""
    assert expected == steps("programming", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "Odpověď je pole, třeba a5."),
        ("5", "Odpověď je pole, třeba a5."),
        ("a5 b3", "„b3“ tu nic neznamená, odpověď je pole, třeba a5."),
        ("a5 x", "„x“ tu nic neznamená, odpověď je pole, třeba a5."),
        ("robot", "Odpověď je pole, třeba a5."),
    ],
)
def test_programming_near_misses(typed: str, expected: str) -> None:
    """More or less than a square."""
    assert expected == steps("programming", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("E2 Z P, E4 H P, D5 H L", "put e2 Z P; put e4 H P; put d5 H L"),
        ("e2 z p", "put e2 Z P"),
        ("e2zp", "put e2 Z P"),
        ("e2zp e4hp d5hl", "put e2 Z P; put e4 H P; put d5 H L"),
        ("b1 zrcadlo vpravo", "put b1 Z P"),
        ("b1 zrcadlo vpravo a a2 hranol vlevo", "put b1 Z P; put a2 H L"),
        ("c3 hranol l", "put c3 H L"),
    ],
)
def test_optics(typed: str, expected: str) -> None:
    """Squares with a piece and its turn, joined, apart or in words."""
    assert expected == steps("optics", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("e2", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("e2 z", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("z p", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("e2 z z", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("e2 z e4 h p", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("e2 x p", "„x“ tu nic neznamená, dílek se píše třeba „e2 z p“."),
        ("e2 z x", "„x“ tu nic neznamená, dílek se píše třeba „e2 z p“."),
        ("e2 z p q", "„q“ tu nic neznamená, dílek se píše třeba „e2 z p“."),
    ],
)
def test_optics_near_misses(typed: str, expected: str) -> None:
    """The part that is missing or unknown."""
    assert expected == steps("optics", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("2L 5O 4", "lay 2L; lay 5O; lay 4"),
        ("2l 5o 4", "lay 2L; lay 5O; lay 4"),
        ("2 vlevo, 5 obráceně, 4", "lay 2L; lay 5O; lay 4"),
        ("1p", "lay 1P"),
        ("4+v1", "lay 4+V1"),
        ("4 + v 1", "lay 4+V1"),
        ("čtyři +v jedna", "lay 4+V1"),
        ("4+V1", "lay 4+V1"),
        ("4p+s2z1", "lay 4P+Z1S2"),
        ("4 +j2", "lay 4+J2"),
        ("3 vpravo +v1", "lay 3P+V1"),
        ("1 2 3 4 5", "lay 1; lay 2; lay 3; lay 4; lay 5"),
    ],
)
def test_space(typed: str, expected: str) -> None:
    """Cards from the bottom with turns and shifts."""
    assert expected == steps("space", typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "Karty se píší odspodu, třeba 2l 5o 4."),
        ("6", "Karta 6 není, karty jsou 1 až 5."),
        ("0", "Karta 0 není, karty jsou 1 až 5."),
        ("2x", "„2x“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
        ("4+q1", "„4+q1“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
        ("4+v", "„4+v“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
        ("4+v1x", "„4+v1x“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
        ("karta", "Karty se píší odspodu, třeba 2l 5o 4."),
        ("2l x", "„x“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ],
)
def test_space_near_misses(typed: str, expected: str) -> None:
    """The card, the turn or the shift that is not understood."""
    assert expected == steps("space", typed)


@pytest.mark.parametrize(
    ("kind", "typed", "expected"),
    [
        ("biology", "abr", "slide A; slide B; slide K"),
        ("biology", "amoeba egg", "slide A; slide V"),
        ("biology", "q", "“q” means nothing here, tokens are typed as in “apra”."),
        ("programming", "a5", "stand a5"),
        ("optics", "e2 m r, e4 p l", "put e2 Z P; put e4 H L"),
        ("optics", "b1 mirror right", "put b1 Z P"),
        ("optics", "b1 mirror", "A piece is typed like “e2 m r”: cell, mirror or prism, right or left."),
        ("space", "2l 5o 4", "“5o” means nothing here, cards are typed as in “2l 5u 4”."),
        ("space", "4+e1", "lay 4+V1"),
        ("space", "2 left 5 over", "lay 2L; lay 5O"),
        ("space", "9", "There is no card 9, cards are 1 to 5."),
    ],
)
def test_english(kind: str, typed: str, expected: str) -> None:
    """English letters and words."""
    assert expected == steps(kind, typed, "en")
