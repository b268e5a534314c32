from __future__ import annotations

import pytest

from accessgames.language.grammar import read_prepositions
from tests.language.tongues import tongue

PREPOSITIONS = tongue().grammar.prepositions

# Pinned usage of the games' vocabulary, after Internetová jazyková příručka, id 770.
PINNED = """
ve čtvrté|v páté|v první|v druhé|ve třetí|v šesté|v sedmé|v osmé|v deváté|v desáté|v jedenácté|ve dvanácté
ve třinácté|ve čtrnácté|v patnácté|ve dvacáté|ve třicáté|ve čtyřicáté|ve dvou|ve třech|ve čtyřech|v pěti
ve středu|ve hře|v řadě|v ruce|v kole|v zásobě|ve vodorovném|ve fázi|v červeném|v modrém|ve žlutém
ve fialovém|v zeleném|ve čtverci|v trojúhelníku|v kříži|v poli|v partii|v balíčku|ve sloupci|ve skupině
ve stavu|ve zbytku|ve změně|ve své|v á|v bé|v cé|v ef|ve vé|v es|v zet
se čtyřmi|se třemi|se dvěma|s jedním|s pěti|se šesti|se sedmi|s osmi|s devíti|s deseti|se zeleným|se žlutým
s červeným|s modrým|s bílým|s fialovým|s křížem|se čtvercem|s trojúhelníkem|s kolečkem|s kruhem|s hráčem
s hráčkou|se soupeřem|s Janou|s Petrem|se Zuzanou|se Štěpánem|s hvězdou|s hrou|s kostkou|se čtveřicí|se mnou
ze tří|ze čtyř|ze dvou|z jedné|z pěti|ze šesti|ze sedmi|z osmi|z devíti|z deseti|ze zásoby|z ruky
z balíčku|ze hry|z řady|ze sloupce|ze středu|ze čtverce|z kříže|z kruhu|z červené|ze zelené|ze žluté|z pole
ke třem|ke čtyřem|ke dvěma|k jednomu|k pěti|k šesti|k sedmi|ke kříži|ke čtverci|ke kolečku|ke kruhu
k trojúhelníku|ke hře|k řadě|k poli|k hráči|ke kartě|ke konci|k soupeři|ke středu|ke sloupci|ke mně
"""
USED = [case for line in PINNED.split("\n") for case in line.split("|") if case]


@pytest.mark.parametrize("case", USED)
def test_vocalisation(case: str) -> None:
    """The longer form stands where Czech has it, and only there."""
    assert case == PREPOSITIONS.before(case[0], case.split(" ", 1)[1])


@pytest.mark.parametrize(
    ("preposition", "written", "said"),
    [
        ("v", "c4", "v c4"),
        ("v", "v4", "ve v4"),
        ("v", "f2", "v f2"),
        ("s", "m50", "s m50"),
        ("s", "s5", "s s5"),
        ("z", "z5", "ze z5"),
        ("k", "k3", "ke k3"),
        ("z", "3", "ze 3"),
        ("z", "5 karet", "z 5 karet"),
        ("s", "7 kartami", "se 7 kartami"),
        ("k", "100", "ke 100"),
        ("s", "100 body", "se 100 body"),
        ("v", "1234", "v 1234"),
        ("v", "„čtverci“", "ve „čtverci“"),
        ("v", "…", "v …"),
    ],
)
def test_the_spoken_word_decides(preposition: str, written: str, said: str) -> None:
    """Letters and figures count as they are heard: f is ef, 3 is tři."""
    assert said == PREPOSITIONS.before(preposition, written)


@pytest.mark.parametrize(
    ("name", "case"), [("v", "loc"), ("s", "ins"), ("z", "gen"), ("k", "dat"), ("bez", "gen"), ("na", "acc")]
)
def test_governed_cases(name: str, case: str) -> None:
    """A preposition knows its usual case."""
    assert case == PREPOSITIONS.get(name).case


def test_unknown_preposition() -> None:
    """A word the data do not know stays as it is and governs nothing."""
    assert "mezi čtverci" == PREPOSITIONS.before("mezi", "čtverci")
    assert "" == PREPOSITIONS.get("mezi").case


def test_language_without_prepositions() -> None:
    """A language may leave both tables out."""
    empty = read_prepositions({}, str)
    assert "in four" == empty.before("in", "four")
