"""Answers in Czech: one position, every question."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.language.commandline import split_words
from tests.games.iota.wording import COMMANDS, desk_at, position, say_all

# The board of the worked examples after the third turn, with a wild card and a column more.
STATE: Final = position(
    "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x o48=y3x p49=r3c q49=w m51=b4c",
    "g4x g1t g2c w",
    "y1s y2c",
    "b1s b2s b3s b4s",
    scores=(34, 12, 12),
)

CZECH: Final = {
    ("status", ""): (
        ("Jste na tahu.", "hrajete"),
        ("Vedete o 22 bodů.", "vedete o 22"),
        ("Body: vy 34, Petr 12, Eva 12.", "vy 34, Petr 12, Eva 12"),
        ("V balíčku je 47 karet.", "balíček 47"),
        ("Karty v ruce: vy 4, Petr 2, Eva 4.", "karty vy 4, Petr 2, Eva 4"),
    ),
    ("score", ""): (
        ("Vedete o 22 bodů.", "vedete o 22"),
        ("Body: vy 34, Petr 12, Eva 12.", "vy 34, Petr 12, Eva 12"),
    ),
    ("hand", ""): (
        ("Máte zelený kříž 4, zelený trojúhelník 1, zelený kruh 2 a divokou kartu.", "zx4 zt1 zk2 div"),
    ),
    ("board", ""): (
        ("Na desce: 9 karet, řady 48 až 51, sloupce m až q.", "9 k, 48-51, m-q"),
        ("Řada 51, m: modrý kruh 4.", "m51 mk4"),
        (
            "Řada 50, m až p: červený kruh 2, zelený trojúhelník 2, modrý kříž 2 a žlutý čtverec 2.",
            "m50-p čk2 zt2 mx2 žč2",
        ),
        ("Řada 49, o až q: červený kříž 1, červený kruh 3 a divoká karta.", "o49-q čx1 čk3 div"),
        ("Řada 48, o: žlutý kříž 3.", "o48 žx3"),
    ),
    ("board", "řady"): (
        ("Na desce: 9 karet, řady 48 až 51, sloupce m až q.", "9 k, 48-51, m-q"),
        ("Řada 51, m: modrý kruh 4.", "m51 mk4"),
        (
            "Řada 50, m až p: červený kruh 2, zelený trojúhelník 2, modrý kříž 2 a žlutý čtverec 2.",
            "m50-p čk2 zt2 mx2 žč2",
        ),
        ("Řada 49, o až q: červený kříž 1, červený kruh 3 a divoká karta.", "o49-q čx1 čk3 div"),
        ("Řada 48, o: žlutý kříž 3.", "o48 žx3"),
    ),
    ("board", "sloupce"): (
        ("Na desce: 9 karet, řady 48 až 51, sloupce m až q.", "9 k, 48-51, m-q"),
        ("Sloupec m, 50 až 51: červený kruh 2 a modrý kruh 4.", "m50-51 čk2 mk4"),
        ("Sloupec n, 50: zelený trojúhelník 2.", "n50 zt2"),
        ("Sloupec o, 48 až 50: žlutý kříž 3, červený kříž 1 a modrý kříž 2.", "o48-50 žx3 čx1 mx2"),
        ("Sloupec p, 49 až 50: červený kruh 3 a žlutý čtverec 2.", "p49-50 čk3 žč2"),
        ("Sloupec q, 49: divoká karta.", "q49 div"),
    ),
    ("row", "50"): (
        (
            "Řada 50, m až p: červený kruh 2, zelený trojúhelník 2, modrý kříž 2 a žlutý čtverec 2.",
            "m50-p čk2 zt2 mx2 žč2",
        ),
    ),
    ("row", "řada 49"): (
        ("Řada 49, o až q: červený kříž 1, červený kruh 3 a divoká karta.", "o49-q čx1 čk3 div"),
    ),
    ("row", "60"): (("Řada 60 je prázdná.", "ř60 prázdná"),),
    ("column", "o"): (
        ("Sloupec o, 48 až 50: žlutý kříž 3, červený kříž 1 a modrý kříž 2.", "o48-50 žx3 čx1 mx2"),
    ),
    ("column", "b"): (("Sloupec b je prázdný.", "sl b prázdný"),),
    ("cell", "m50"): (("Na poli m50 leží červený kruh 2.", "m50 čk2"),),
    ("cell", "m49"): (
        ("Pole m49 je volné.", "m49 volné"),
        ("Z ruky se sem hodí divoká karta za 6 bodů.", "ruka div 6"),
    ),
    ("cell", "x60"): (("Pole x60 je volné a nesousedí se žádnou kartou.", "x60 bez sousedů"),),
    ("cell", "l50"): (("Na pole l50 nelze dát žádnou kartu.", "l50 nehodí se nic"),),
    ("around", "o50"): (
        ("Na poli o50 leží modrý kříž 2.", "o50 mx2"),
        ("Vpravo p50: žlutý čtverec 2.", "p50 žč2"),
        ("Vpravo dole p49: červený kruh 3.", "p49 čk3"),
        ("Dole o49: červený kříž 1.", "o49 čx1"),
        ("Vlevo n50: zelený trojúhelník 2.", "n50 zt2"),
        ("Ostatní sousední pole jsou volná.", "ostatní volná"),
    ),
    ("around", "b20"): (
        ("Pole b20 je volné a nesousedí se žádnou kartou.", "b20 bez sousedů"),
        ("Všechna sousední pole jsou volná.", "okolí volné"),
    ),
    ("where", "čt3"): (("Červený trojúhelník 3 ještě není vidět.", "čt3 není vidět"),),
    ("where", "zt1"): (("Zelený trojúhelník 1 máte v ruce.", "zt1 v ruce"),),
    ("where", "mč1"): (("Modrý čtverec 1 ještě není vidět.", "mč1 není vidět"),),
    ("where", "čk2"): (("Červený kruh 2 leží na poli m50.", "čk2 m50"),),
    ("where", "červené"): (
        ("Na desce: 3 červené karty.", "na desce 3"),
        ("m50 červený kruh 2, o49 červený kříž 1, p49 červený kruh 3.", "m50 čk2 o49 čx1 p49 čk3"),
        ("13 karet ještě není vidět.", "nevidět 13"),
    ),
    ("where", "kříž"): (
        ("Na desce: 3 kříže.", "na desce 3"),
        ("o48 žlutý kříž 3, o49 červený kříž 1, o50 modrý kříž 2.", "o48 žx3 o49 čx1 o50 mx2"),
        ("V ruce: zelený kříž 4.", "ruka zx4"),
        ("12 karet ještě není vidět.", "nevidět 12"),
    ),
    ("where", "3"): (
        ("Na desce: 2 karty s číslem 3.", "na desce 2"),
        ("o48 žlutý kříž 3, p49 červený kruh 3.", "o48 žx3 p49 čk3"),
        ("14 karet ještě není vidět.", "nevidět 14"),
    ),
    ("where", "červený kříž"): (
        ("Na desce: 1 červený kříž.", "na desce 1"),
        ("o49 červený kříž 1.", "o49 čx1"),
        ("3 karty ještě nejsou vidět.", "nevidět 3"),
    ),
    ("where", "div"): (
        ("Divoká karta na poli q49 může být:", "q49 div:"),
        (
            "Červený čtverec 2, červený čtverec 4, červený trojúhelník 2 nebo červený trojúhelník 4.",
            "čč2 čč4 čt2 čt4",
        ),
        ("V ruce máte jednu divokou kartu.", "v ruce 1 div"),
    ),
    ("free", ""): (
        ("Kartu lze dát na 12 polí.", "volno 12"),
        ("Řada 52: m.", "ř52 m"),
        ("Řada 51: l, n až p.", "ř51 l n-p"),
        ("Řada 49: m až n, r.", "ř49 m-n r"),
        ("Řada 48: n, p až q.", "ř48 n p-q"),
        ("Řada 47: o.", "ř47 o"),
    ),
    ("free", "zt1"): (
        ("Kartu lze dát na 6 polí.", "volno 6"),
        ("Řada 51: l, n, p.", "ř51 l n p"),
        ("Řada 48: n, p až q.", "ř48 n p-q"),
    ),
    ("free", "1 zk2"): (
        ("Kartu lze dát na 8 polí.", "volno 8"),
        ("Řada 51: l, n až p.", "ř51 l n-p"),
        ("Řada 48: n, p až q.", "ř48 n p-q"),
        ("Řada 47: o.", "ř47 o"),
    ),
    ("fits", "p51"): (
        (
            "Na pole p51 se z ruky hodí zelený kříž 4, zelený trojúhelník 1 nebo divoká karta.",
            "p51 ruka zx4 zt1 div",
        ),
        ("Z neviděných se hodí 6 karet.", "nevidět 6"),
        ("Barva zelená nebo modrá, tvar trojúhelník nebo kříž, číslo 1 nebo 4.", "z m; t x; 1 4"),
    ),
    ("fits", "q49"): (
        ("Na poli q49 leží divoká karta.", "q49 div"),
        ("Na pole q49 se z ruky nehodí nic.", "q49 ruka nic"),
        ("Z neviděných se hodí 4 karty.", "nevidět 4"),
        (
            "Červený čtverec 2, červený čtverec 4, červený trojúhelník 2 nebo červený trojúhelník 4.",
            "čč2 čč4 čt2 čt4",
        ),
    ),
    ("fits", "m50"): (("Na poli m50 leží červený kruh 2.", "m50 čk2"),),
    ("fits", "m52"): (
        ("Na pole m52 se z ruky hodí divoká karta.", "m52 ruka div"),
        ("Z neviděných se hodí 4 karty.", "nevidět 4"),
        ("Zelený kruh 1, zelený kruh 3, žlutý kruh 1 nebo žlutý kruh 3.", "zk1 zk3 žk1 žk3"),
    ),
    ("fits", "l50"): (("Na pole l50 nelze dát žádnou kartu.", "l50 nehodí se nic"),),
    ("fits", "x60"): (("Pole x60 je volné a nesousedí se žádnou kartou.", "x60 bez sousedů"),),
    ("lines", ""): (
        ("Prodloužit lze 4 linie.", "linie 4"),
        ("Řada 49, o až q, 3 karty: pole n49 a r49.", "o49-q n49 r49"),
        ("Sloupec o, 48 až 50, 3 karty: pole o47 a o51.", "o48-50 o47 o51"),
        ("Sloupec m, 50 až 51, 2 karty: pole m49 a m52.", "m50-51 m49 m52"),
        ("Sloupec p, 49 až 50, 2 karty: pole p48 a p51.", "p49-50 p48 p51"),
    ),
    ("wilds", ""): (
        ("Divoká karta na poli q49 může být:", "q49 div:"),
        (
            "Červený čtverec 2, červený čtverec 4, červený trojúhelník 2 nebo červený trojúhelník 4.",
            "čč2 čč4 čt2 čt4",
        ),
        ("V ruce máte jednu divokou kartu.", "v ruce 1 div"),
    ),
    ("deck", ""): (
        ("V balíčku je 47 karet.", "balíček 47"),
        ("Karty v ruce: vy 4, Petr 2, Eva 4.", "karty vy 4, Petr 2, Eva 4"),
    ),
    ("where-to", "zk2"): (
        ("Zelený kruh 2 lze dát na 4 pole.", "zk2 4"),
        ("l51 6 bodů, n51 10 bodů, n48 5 bodů.", "l51 6, n51 10, n48 5"),
        ("q48 2 body.", "q48 2"),
    ),
    ("where-to", "div"): (
        ("Divokou kartu lze dát na 12 polí.", "div 12"),
        ("m52 6 bodů, l51 4 body, n51 6 bodů.", "m52 6, l51 4, n51 6"),
        ("o51 12 bodů, p51 5 bodů, m49 6 bodů.", "o51 12, p51 5, m49 6"),
        ("n49 12 bodů, r49 8 bodů, n48 3 body.", "n49 12, r49 8, n48 3"),
        ("p48 8 bodů, q48 0 bodů, o47 12 bodů.", "p48 8, q48 0, o47 12"),
    ),
    ("lots", ""): (
        ("Čtveřici uzavře na poli n49 divoká karta: řada 49, n až q.", "čtv n49 div"),
        (
            "Čtveřici uzavře na poli o47 zelený kříž 4 nebo divoká karta: sloupec o, 47 až 50.",
            "čtv o47 zx4 div",
        ),
        (
            "Čtveřici uzavře na poli o51 zelený kříž 4 nebo divoká karta: sloupec o, 48 až 51.",
            "čtv o51 zx4 div",
        ),
        ("Čtveřici uzavře na poli r49 divoká karta: řada 49, o až r.", "čtv r49 div"),
    ),
    ("holds", "Petr"): (("Petr má v ruce 2 karty.", "Petr 2"),),
    ("holds", ""): (
        ("V ruce máte 4 karty.", "vy 4"),
        ("Petr má v ruce 2 karty.", "Petr 2"),
        ("Eva má v ruce 4 karty.", "Eva 4"),
    ),
}
"""Question and words after it -> whole lines and their Braille forms."""


@pytest.mark.parametrize(("question", "words"), CZECH)
def test_answers(question: str, words: str) -> None:
    """Every question is answered in whole sentences, coordinates before contents."""
    messages = COMMANDS.answers[question](desk_at(STATE, 0), split_words(words))
    assert CZECH[question, words] == tuple((line.full, line.braille) for line in say_all(messages))


def test_every_question_is_answered() -> None:
    """No question of the room is missing from the table."""
    assert set(COMMANDS.answers) == {question for question, _ in CZECH}
