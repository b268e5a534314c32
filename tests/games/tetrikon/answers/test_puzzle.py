"""Every question in blitz and solo: what lies there, the time, and nothing about the solution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.engine import Elapsed, GameError
from accessgames.games.tetrikon.rules.puzzle import Lay
from tests.games.tetrikon.positions import lying
from tests.games.tetrikon.situations import building, puzzle, racing
from tests.games.tetrikon.wording import ask, desk_at, mistake

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState

LAID: Final = tuple(Lay(laid.shape, laid.orientation, laid.anchor) for laid in lying("i4 1 a1, l4 1 a2"))
"""A bar and a hook."""

STATES: Final[dict[str, PuzzleState]] = {
    "solo, not begun": puzzle(1),
    "solo": building(Elapsed(65_000), *LAID),
    "solo with a limit": building(Elapsed(65_000), minutes="10"),
    "blitz": racing(Elapsed(5_000), *LAID),
}
"""Positions by name; in blitz Jana builds and Petr waits."""

ANSWERS: Final[dict[tuple[str, int], dict[str, tuple[str, ...]]]] = {
    ("solo, not begun", 0): {
        "stav": ("Až budete chtít stavět, napište „začni“. Pak běží čas.",),
        "ruka": ("Volný dílek žádný není.",),
        "čas": ("Čas není omezen.",),
        "skóre": ("Prázdné čtverečky: vy 0.",),
        "soupeři": ("Soupeř tu žádný není.",),
    },
    ("solo", 0): {
        "stav": (
            "Co položíte?",
            "Diagram A1: zbývá vyplnit 4 čtverečky ze 12.",
            "Uběhlo: 1 minuta a 5 sekund.",
        ),
        "skóre": ("Prázdné čtverečky: vy 4.",),
        "ruka": (
            "50 volných dílků: 4 kostičky, 4 domina, 4 tyčky, 4 rohy, 3 tyče, 4 čtverce, 3 háky.",
            "4 zuby, 4 schody, 4 dlouhé tyče, 4 podkovy, 4 kříže, 4 vlajky.",
        ),
        "deska": (
            "Váš diagram A1.",
            "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
            "Řada 1: a až d tyč.",
            "Řada 2: a až c hák, volno d.",
            "Řada 3: a hák, volno b až d.",
            "Zakryto 8 ze 12, zbývají 4.",
        ),
        "volno": ("Zbývají 4 čtverečky, jedna oblast od pole d2.",),
        "oblasti": ("Oblast 1, 4 čtverečky: d2, b3 až d3.",),
        "obrys": ("Obrys má 4 rohy, začátek je pole a1, vlevo dole.", "Vpravo 4, nahoru 3, vlevo 4, dolů 3."),
        "čas": ("Uběhlo: 1 minuta a 5 sekund.",),
        "soupeři": ("Soupeř tu žádný není.",),
        "jde to": ("Tohle je při skládání na čas úkol hráče.",),
        "kde hák": ("Hák v diagramu: a2 až c2, a3.", "Hák je mezi volnými dílky 3krát."),
        "kde tyč": ("Tyč v diagramu: a1 až d1.", "Tyč je mezi volnými dílky 3krát."),
        "kde kříž": ("Kříž je mezi volnými dílky 4krát.",),
        "pole d2": ("Pole d2: volno.",),
        "řada 2": ("Řada 2: a až c hák, volno d.",),
        "sloupec a": ("Sloupec a: řada 1 tyč, řady 2 až 3 hák.",),
        "okolí d2": (
            "Pole d2: volno.",
            "Tyč: dole, vlevo dole.",
            "Hák: vlevo.",
            "Volno: nahoře, vlevo nahoře.",
            "Mimo obrys: vpravo nahoře, vpravo, vpravo dole.",
        ),
        "dílky hák": (
            "Hák: 4 čtverečky, šířka 3, výška 2.",
            "Dole tři. Nad nimi zleva jeden.",
            "Po čtverečcích: vpravo 2, od prvního čtverečku nahoru 1.",
            "V rohu desky: a1 až c1, a2.",
        ),
    },
    ("solo with a limit", 0): {
        "stav": (
            "Co položíte?",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "Uběhlo: 1 minuta a 5 sekund.",
            "Zbývá: 8 minut a 55 sekund.",
        ),
        "čas": ("Uběhlo: 1 minuta a 5 sekund.", "Zbývá: 8 minut a 55 sekund."),
        "ruka": (
            "52 volných dílků: 4 kostičky, 4 domina, 4 tyčky, 4 rohy, 4 tyče, 4 čtverce, 4 háky.",
            "4 zuby, 4 schody, 4 dlouhé tyče, 4 podkovy, 4 kříže, 4 vlajky.",
        ),
        "skóre": ("Prázdné čtverečky: vy 12.",),
    },
    ("blitz", 0): {
        "stav": ("Co položíte?", "Diagram A1: zbývá vyplnit 4 čtverečky ze 12.", "Uběhlo: 5 sekund."),
        "skóre": ("Prázdné čtverečky: vy 4.",),
        "ruka": (
            "11 volných dílků: kostička, domino, tyčka, roh, čtverec, zub, schod.",
            "Dlouhá tyč, podkova, kříž, vlajka.",
        ),
        "deska": (
            "Váš diagram A1.",
            "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
            "Řada 1: a až d tyč.",
            "Řada 2: a až c hák, volno d.",
            "Řada 3: a hák, volno b až d.",
            "Zakryto 8 ze 12, zbývají 4.",
        ),
        "volno": ("Zbývají 4 čtverečky, jedna oblast od pole d2.",),
        "oblasti": ("Oblast 1, 4 čtverečky: d2, b3 až d3.",),
        "čas": ("Uběhlo: 5 sekund.",),
        "soupeři": ("Petr diagram zatím nemá.",),
        "jde to": ("Tohle je při skládání na čas úkol hráče.",),
        "kde hák": ("Hák v diagramu: a2 až c2, a3.",),
        "kde tyč": ("Tyč v diagramu: a1 až d1.",),
        "kde kříž": ("Kříž je mezi volnými dílky jednou.",),
        "pole d2": ("Pole d2: volno.",),
        "řada 2": ("Řada 2: a až c hák, volno d.",),
        "sloupec a": ("Sloupec a: řada 1 tyč, řady 2 až 3 hák.",),
        "okolí d2": (
            "Pole d2: volno.",
            "Tyč: dole, vlevo dole.",
            "Hák: vlevo.",
            "Volno: nahoře, vlevo nahoře.",
            "Mimo obrys: vpravo nahoře, vpravo, vpravo dole.",
        ),
        "dílky hák": (
            "Hák: 4 čtverečky, šířka 3, výška 2.",
            "Dole tři. Nad nimi zleva jeden.",
            "Po čtverečcích: vpravo 2, od prvního čtverečku nahoru 1.",
            "V rohu desky: a1 až c1, a2.",
        ),
    },
    ("blitz", 1): {
        "stav": ("Staví Jana, diagram A1.", "Uběhlo: 5 sekund."),
        "skóre": ("Prázdné čtverečky: Jana 4.",),
        "ruka": ("Volný dílek žádný není.",),
        "čas": ("Uběhlo: 5 sekund.",),
        "soupeři": ("Jana: diagram A1, zbývá vyplnit 4 čtverečky ze 12.", "V diagramu 2 dílky: tyč, hák."),
        "deska Jana": (
            "Jana, diagram A1.",
            "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
            "Řada 1: a až d tyč.",
            "Řada 2: a až c hák, volno d.",
            "Řada 3: a hák, volno b až d.",
            "Zakryto 8 ze 12, zbývají 4.",
        ),
        "volno Jana": ("Zbývají 4 čtverečky, jedna oblast od pole d2.",),
        "oblasti Jana": ("Oblast 1, 4 čtverečky: d2, b3 až d3.",),
    },
}
"""Position and seat -> questions and their answers."""


@pytest.mark.parametrize(("name", "seat"), ANSWERS)
def test_a_question_is_answered(name: str, seat: int) -> None:
    """What lies in the diagram, what is free, how much time is gone and left."""
    desk, answers = desk_at(STATES[name], seat), ANSWERS[name, seat]
    assert answers == {typed: tuple(ask(desk, typed)) for typed in answers}


@pytest.mark.parametrize("typed", ["nabídka", "sáček", "pokladnice", "obchod", "zákazy", "akce", "karta"])
@pytest.mark.parametrize("name", STATES)
def test_there_is_no_market(typed: str, name: str) -> None:
    """What belongs to the game at the table is answered in one sentence."""
    with pytest.raises(GameError) as caught:
        ask(desk_at(STATES[name]), typed)
    assert "Při skládání na čas karty ani nabídka nejsou." == mistake(caught.value)


@pytest.mark.parametrize(
    "typed", ["deska", "diagram", "volno", "oblasti", "obrys", "jde to", "řada 1", "pole a1"]
)
def test_before_there_is_a_diagram(typed: str) -> None:
    """Who has none yet is told so, whatever was asked about it."""
    for desk in (desk_at(STATES["solo, not begun"]), desk_at(STATES["blitz"], 1)):
        with pytest.raises(GameError) as caught:
            ask(desk, typed)
        assert "Diagram ještě není rozdán." == mistake(caught.value)
