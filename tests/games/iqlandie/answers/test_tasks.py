"""Questions about a task: the card, the own workspace, what is missing, square by square."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.iqlandie.positions import NO_OPTIONS, choosing, do, racing
from tests.games.iqlandie.wording import ask, do_typed, listener_at, preparing

if TYPE_CHECKING:
    from accessgames.games.room import Listener


def at(kind: str, *typed: str, tag: str = "cs", number: int = 1) -> Listener:
    """The first seat as a listener after lines that were typed for a card of the box."""
    return listener_at(do_typed(racing(kind, 2, NO_OPTIONS, number), 0, *typed, tag=tag)[0], 0, tag)


BIOLOGY = at("biology", "b")
PROGRAMMING = at("programming", "c3", number=3)
OPTICS = at("optics", "e5 z p", "a1 z l")
SPACE = at("space", "2l", "5o")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "stav",
            [
                "Řada 1: spora, vajíčko, krvinka.",
                "Řada 2: trepka, neuron, pyl.",
                "Řada 3: bakterie, volno, améba.",
            ],
        ),
        (
            "cíl",
            [
                "Cíl, řada 1: trepka, spora, krvinka.",
                "Cíl, řada 2: vajíčko, volno, pyl.",
                "Cíl, řada 3: bakterie, neuron, améba.",
            ],
        ),
        ("rozdíl", ["Správně jsou 4 pole: c1, c2, a3, c3."]),
        ("volno", ["Volno je b3, posunout jde: améba, bakterie, neuron."]),
        (
            "deska",
            [
                "Řada 1: spora, vajíčko, krvinka.",
                "Řada 2: trepka, neuron, pyl.",
                "Řada 3: bakterie, volno, améba.",
            ],
        ),
        ("řada 2", ["Řada 2: trepka, neuron, pyl."]),
        ("sloupec b", ["Sloupec b: vajíčko, neuron, volno."]),
        ("pole b2", ["Pole b2: neuron, v cíli volno."]),
        (
            "okolí b2",
            [
                "Pole b2: neuron, v cíli volno.",
                "Sever, b1: vajíčko.",
                "Severovýchod, c1: krvinka.",
                "Východ, c2: pyl.",
                "Jihovýchod, c3: améba.",
                "Jih, b3: volno.",
                "Jihozápad, a3: bakterie.",
                "Západ, a2: trepka.",
                "Severozápad, a1: spora.",
            ],
        ),
        ("kde améba", ["Améba: c3, v cíli c3."]),
        ("kde pyl", ["Pyl: c2, v cíli c2."]),
        ("kde", ["Chybí buňka, třeba „kde améba“."]),
        ("kde slon", ["Slovo „slon“ tu nic neznamená."]),
        ("řada 9", ["Řada 9 na desce není, řady jsou 1 až 3."]),
        ("pole z9", ["Pole z9 je mimo desku, poslední je pole c3."]),
        ("cíl x", ["Slovo „x“ je navíc."]),
    ],
)
def test_biology(typed: str, expected: list[str]) -> None:
    """Tokens are told by rows, with the goal where it helps."""
    assert expected == ask(BIOLOGY, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("stav", ["Robot stojí na poli d1.", "Odpověď zatím: robot skončí na poli c3.", "Příkazů je 8."]),
        (
            "cíl",
            [
                "Robot stojí na poli d1.",
                "Pozor, deska je otočená: modrá je východ.",
                "Sever oranžová, východ modrá, jih červená a západ zelená.",
                "Severovýchod list, jihovýchod kruh, jihozápad blesk a severozápad srdce.",
                "Příkazy 1 až 4: blesk 1, červená 2, modrá 2, červená 1.",
                "Příkazy 5 až 8: srdce 4, červená 2, modrá 1, červená 2.",
            ],
        ),
        ("rozdíl", ["Správné je tu jen konečné pole, po cestě není co srovnávat."]),
        ("volno", ["Robotovi v cestě nic nestojí."]),
        (
            "deska",
            [
                "Řada 1: volno, volno, volno, začátek cesty, volno.",
                "Řada 2: volno.",
                "Řada 3: volno, volno, robot, volno, volno.",
                "Řady 4 až 5: volno.",
            ],
        ),
        ("řada 3", ["Řada 3: volno, volno, robot, volno, volno."]),
        ("sloupec c", ["Sloupec c: volno, volno, robot, volno, volno."]),
        ("pole c3", ["Pole c3: robot."]),
        ("pole d1", ["Pole d1: začátek cesty."]),
        ("okolí a1", ["Pole a1: volno.", "Východ, b1: volno.", "Jihovýchod, b2: volno.", "Jih, a2: volno."]),
        ("kde", ["Robot stojí na poli d1.", "Odpověď zatím: robot skončí na poli c3.", "Příkazů je 8."]),
        ("znovu 1", ["Příkaz 1: blesk 1."]),
        ("znovu 8", ["Příkaz 8: červená 2."]),
        ("znovu 99", ["Příkazy jsou 1 až 8, třeba „znovu 1“."]),
        ("znovu x", ["Příkazy jsou 1 až 8, třeba „znovu 1“."]),
    ],
)
def test_programming(typed: str, expected: list[str]) -> None:
    """The compass of the card, its commands one by one, and where the robot is put."""
    assert expected == ask(PROGRAMMING, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("stav", ["Leží: a1 zrcadlo vlevo, e5 zrcadlo vpravo.", "Všechno je použito."]),
        ("cíl", ["Laser vchází na východě v řadě 5.", "Má vyjít na západě v řadě 1.", "Použít: 2 zrcadla."]),
        ("rozdíl", ["Všechno je použito.", "Vychází jinde, na severu ve sloupci e.", "Paprsek mine: a1."]),
        ("volno", ["Všechno je použito."]),
        (
            "deska",
            [
                "Řada 1: zrcadlo vlevo, volno, volno, volno, volno.",
                "Řady 2 až 4: volno.",
                "Řada 5: volno, volno, volno, volno, zrcadlo vpravo.",
            ],
        ),
        ("řada 5", ["Řada 5: volno, volno, volno, volno, zrcadlo vpravo."]),
        ("sloupec a", ["Sloupec a: zrcadlo vlevo, volno, volno, volno, volno."]),
        ("pole e5", ["Pole e5: zrcadlo vpravo.", "Paprsek z pole e5 jde dál na sever."]),
        ("pole b1", ["Pole b1: volno."]),
        (
            "okolí e5",
            [
                "Pole e5: zrcadlo vpravo.",
                "Paprsek z pole e5 jde dál na sever.",
                "Sever, e4: volno.",
                "Západ, d5: volno.",
                "Severozápad, d4: volno.",
            ],
        ),
        (
            "paprsek",
            [
                "Laser vchází na východě v řadě 5.",
                "Dál: e5 zrcadlo vpravo, e4, e3, e2, e1.",
                "Vychází jinde, na severu ve sloupci e.",
            ],
        ),
        ("kde", ["Leží: a1 zrcadlo vlevo, e5 zrcadlo vpravo.", "Všechno je použito."]),
        ("paprsek x", ["Slovo „x“ je navíc."]),
    ],
)
def test_optics(typed: str, expected: list[str]) -> None:
    """What lies, where the beam goes and what is still to be used."""
    assert expected == ask(OPTICS, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("stav", ["Hromádka odspodu: 2 vlevo, 5 obráceně.", "Stranou leží: 1, 3, 4."]),
        (
            "cíl",
            [
                "Cíl, řada 1: měsíc, planeta, planeta.",
                "Cíl, řada 2: hvězda, planeta, hvězda.",
                "Cíl, řada 3: hvězda, planeta, měsíc.",
            ],
        ),
        (
            "rozdíl",
            [
                "Nesedí 7 polí:",
                "a1: hvězda, má být měsíc.",
                "b1: volno, má být planeta.",
                "c1: měsíc, má být planeta.",
                "a2: planeta, má být hvězda.",
                "c2: meteorit, má být hvězda.",
                "b3: hvězda, má být planeta.",
                "c3: planeta, má být měsíc.",
            ],
        ),
        ("volno", ["Stranou leží: 1, 3, 4."]),
        (
            "deska",
            [
                "Řada 1: hvězda, volno, měsíc.",
                "Řada 2: planeta, planeta, meteorit.",
                "Řada 3: hvězda, hvězda, planeta.",
            ],
        ),
        ("řada 1", ["Řada 1: hvězda, volno, měsíc."]),
        ("sloupec c", ["Sloupec c: měsíc, meteorit, planeta."]),
        ("pole b2", ["Pole b2: planeta, správně.", "Ukazuje to karta 5 obráceně."]),
        (
            "okolí a1",
            [
                "Pole a1: hvězda, v cíli měsíc.",
                "Ukazuje to karta 2 vlevo.",
                "Východ, b1: volno.",
                "Jihovýchod, b2: planeta.",
                "Jih, a2: planeta.",
            ],
        ),
        (
            "náhled",
            [
                "Řada 1: hvězda, volno, měsíc.",
                "Řada 2: planeta, planeta, meteorit.",
                "Řada 3: hvězda, hvězda, planeta.",
            ],
        ),
        (
            "náhled 1 2",
            [
                "Řada 1: měsíc, slunce, hvězda.",
                "Řada 2: planeta, volno, hvězda.",
                "Řada 3: planeta, planeta, měsíc.",
            ],
        ),
        (
            "náhled 4+v1",
            [
                "Řada 1: volno, volno, meteorit.",
                "Řada 2: volno, volno, slunce.",
                "Řada 3: volno, meteorit, měsíc.",
            ],
        ),
        ("náhled hvězda b1", ["Hvězda na poli b1: 1 vlevo, 4 vlevo, 5 rovně."]),
        ("náhled hvězdu na poli b2", ["Hvězda na poli b2: bez posunu to neukáže žádná karta."]),
        ("náhled hvězda", ["Řekněte i pole, třeba „náhled hvězda b1“."]),
        ("náhled hvězda d4", ["Pole „d4“ není."]),
        (
            "vrstvy",
            [
                "Vrstva 1, karta 2 vlevo: a1 hvězda, c1 měsíc, c2 planeta.",
                "Dále: a3 měsíc, c3 planeta.",
                "Vrstva 2, karta 5 obráceně: a2 planeta, b2 planeta, c2 meteorit.",
                "Dále: a3 hvězda, b3 hvězda.",
            ],
        ),
        (
            "vrstvy 1 1r",
            [
                "Vrstva 1, karta 1 rovně: a1 meteorit, b1 slunce, a2 planeta.",
                "Dále: c2 hvězda.",
                "Vrstva 2, karta 1 rovně: nic nemění.",
            ],
        ),
        (
            "karta 2l",
            [
                "Karta 2 vlevo:",
                "Řada 1: hvězda, okénko, měsíc.",
                "Řada 2: okénko, okénko, planeta.",
                "Řada 3: měsíc, okénko, planeta.",
            ],
        ),
        (
            "karta 4+v1",
            [
                "Karta 4 rovně o 1 na východ:",
                "Řada 1: okénko, okénko, meteorit.",
                "Řada 2: okénko, okénko, slunce.",
                "Řada 3: okénko, meteorit, měsíc.",
            ],
        ),
        ("kde", ["Hromádka odspodu: 2 vlevo, 5 obráceně.", "Stranou leží: 1, 3, 4."]),
        ("karta 9", ["Karta 9 není, karty jsou 1 až 5."]),
        ("náhled x", ["Slovo „x“ tu nic neznamená."]),
    ],
)
def test_space(typed: str, expected: list[str]) -> None:
    """The pile from the bottom, what it shows and where that differs."""
    assert expected == ask(SPACE, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "karty",
            [
                "Karta 1: meteorit, slunce, okénko; planeta, okénko, hvězda; okénko, okénko, okénko.",
                "Karta 2: měsíc, okénko, hvězda; okénko, okénko, okénko; planeta, planeta, měsíc.",
                "Karta 3: slunce, okénko, hvězda; okénko, okénko, okénko; měsíc, okénko, slunce.",
                "Karta 4: okénko, meteorit, okénko; okénko, slunce, hvězda; meteorit, měsíc, okénko.",
                "Karta 5: okénko, hvězda, hvězda; meteorit, planeta, planeta; okénko, okénko, okénko.",
            ],
        ),
        (
            "karta 3",
            [
                "Karta 3 rovně:",
                "Řada 1: slunce, okénko, hvězda.",
                "Řada 2: okénko, okénko, okénko.",
                "Řada 3: měsíc, okénko, slunce.",
            ],
        ),
        (
            "karta 3p",
            [
                "Karta 3 vpravo:",
                "Řada 1: měsíc, okénko, slunce.",
                "Řada 2: okénko, okénko, okénko.",
                "Řada 3: slunce, okénko, hvězda.",
            ],
        ),
        (
            "karta 3o",
            [
                "Karta 3 obráceně:",
                "Řada 1: slunce, okénko, měsíc.",
                "Řada 2: okénko, okénko, okénko.",
                "Řada 3: hvězda, okénko, slunce.",
            ],
        ),
    ],
)
def test_cards_without_a_task(typed: str, expected: list[str]) -> None:
    """The five space cards can be learned at any time."""
    assert expected == ask(listener_at(choosing()), typed)


@pytest.mark.parametrize(
    ("kind", "typed", "expected"),
    [
        ("biology", "paprsek", ["To patří k úlohám z optiky."]),
        ("programming", "náhled", ["To patří k úlohám z vesmíru."]),
        ("optics", "znovu 1", ["To patří k úlohám z programování."]),
        ("space", "paprsek", ["To patří k úlohám z optiky."]),
    ],
)
def test_other_kinds(kind: str, typed: str, expected: list[str]) -> None:
    """A question that belongs to another kind of tasks says to which."""
    assert expected == ask(at(kind), typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("cíl", ["Teď se žádná úloha neřeší."]),
        ("rozdíl", ["Teď se žádná úloha neřeší."]),
        ("paprsek", ["Teď se žádná úloha neřeší."]),
        ("náhled", ["Teď se žádná úloha neřeší."]),
        ("znovu 1", ["Teď se žádná úloha neřeší."]),
    ],
)
def test_nothing_is_solved(typed: str, expected: list[str]) -> None:
    """Without a task there is nothing to be asked about."""
    assert expected == ask(listener_at(choosing()), typed)


@pytest.mark.parametrize(
    ("kind", "typed", "expected"),
    [
        (
            "biology",
            "cíl",
            [
                "Na začátku leží:",
                "Řada 1: spora, vajíčko, krvinka.",
                "Řada 2: trepka, neuron, pyl.",
                "Řada 3: volno, bakterie, améba.",
            ],
        ),
        ("biology", "rozdíl", ["Teď se žádná úloha neřeší."]),
        (
            "biology",
            "deska",
            [
                "Na začátku leží:",
                "Řada 1: spora, vajíčko, krvinka.",
                "Řada 2: trepka, neuron, pyl.",
                "Řada 3: volno, bakterie, améba.",
            ],
        ),
        ("biology", "řada 2", ["Řada 2: trepka, neuron, pyl."]),
        ("biology", "sloupec b", ["Sloupec b: vajíčko, neuron, bakterie."]),
        ("biology", "pole b2", ["Pole b2: neuron."]),
        (
            "biology",
            "okolí a1",
            ["Pole a1: spora.", "Východ, b1: vajíčko.", "Jihovýchod, b2: neuron.", "Jih, a2: trepka."],
        ),
        ("biology", "kde neuron", ["Pole b2: neuron."]),
        ("biology", "volno", ["Volno je a3, posunout jde: bakterie, trepka."]),
        (
            "programming",
            "cíl",
            [
                "Robot stojí na poli b3.",
                "Sever modrá, východ červená, jih zelená a západ oranžová.",
                "Severovýchod kruh, jihovýchod blesk, jihozápad srdce a severozápad list.",
            ],
        ),
        ("programming", "rozdíl", ["Teď se žádná úloha neřeší."]),
        (
            "programming",
            "deska",
            [
                "Robot stojí na poli b3.",
                "Sever modrá, východ červená, jih zelená a západ oranžová.",
                "Severovýchod kruh, jihovýchod blesk, jihozápad srdce a severozápad list.",
            ],
        ),
        (
            "programming",
            "kde robot",
            [
                "Robot stojí na poli b3.",
                "Sever modrá, východ červená, jih zelená a západ oranžová.",
                "Severovýchod kruh, jihovýchod blesk, jihozápad srdce a severozápad list.",
            ],
        ),
        ("programming", "pole b2", ["Pole b2: volno."]),
        ("optics", "cíl", ["Laser vchází na východě v řadě 5.", "Má vyjít na západě v řadě 1."]),
        ("optics", "rozdíl", ["Teď se žádná úloha neřeší."]),
        ("optics", "deska", ["Laser vchází na východě v řadě 5.", "Má vyjít na západě v řadě 1."]),
        ("optics", "pole b2", ["Pole b2: volno."]),
    ],
)
def test_preparation(kind: str, typed: str, expected: list[str]) -> None:
    """Before the clock starts one half of the card is told, and may be asked again in any way."""
    assert expected == ask(preparing(kind), typed)


@pytest.mark.parametrize(
    ("kind", "typed", "expected"),
    [
        (
            "biology",
            "status",
            [
                "Row 1: spore, egg, red cell.",
                "Row 2: ciliate, neuron, pollen.",
                "Row 3: empty, bacterium, amoeba.",
            ],
        ),
        (
            "biology",
            "goal",
            [
                "Goal, row 1: ciliate, spore, red cell.",
                "Goal, row 2: egg, empty, pollen.",
                "Goal, row 3: bacterium, neuron, amoeba.",
            ],
        ),
        ("biology", "difference", ["3 cells are right: c1, c2, c3."]),
        ("biology", "free", ["The empty cell is a3, these can slide: bacterium, ciliate."]),
        ("biology", "row 2", ["Row 2: ciliate, neuron, pollen."]),
        ("biology", "cell b2", ["Cell b2: neuron, in the goal empty."]),
        (
            "biology",
            "board",
            [
                "Row 1: spore, egg, red cell.",
                "Row 2: ciliate, neuron, pollen.",
                "Row 3: empty, bacterium, amoeba.",
            ],
        ),
        ("programming", "status", ["The robot stands on b3.", "There are 4 commands."]),
        (
            "programming",
            "goal",
            [
                "The robot stands on b3.",
                "North blue, east red, south green and west orange.",
                "North-east circle, south-east lightning, south-west heart and north-west leaf.",
                "Commands 1 to 4: lightning 2, blue 4, heart 1, orange 1.",
            ],
        ),
        (
            "programming",
            "difference",
            ["Only the last square can be right here, there is nothing to compare on the way."],
        ),
        ("programming", "free", ["Nothing stands in the robot's way."]),
        ("programming", "row 2", ["Row 2: empty."]),
        ("programming", "cell b2", ["Cell b2: empty."]),
        (
            "programming",
            "board",
            [
                "Rows 1 to 2: empty.",
                "Row 3: empty, start of the way, empty, empty, empty.",
                "Rows 4 to 5: empty.",
            ],
        ),
        ("optics", "status", ["The grid is empty.", "Still to be used: 2 mirrors."]),
        (
            "optics",
            "goal",
            [
                "The laser enters on the east side in row 5.",
                "It has to leave on the west side in row 1.",
                "To be used: 2 mirrors.",
            ],
        ),
        (
            "optics",
            "difference",
            ["Still to be used: 2 mirrors.", "It leaves elsewhere, on the west side in row 5."],
        ),
        ("optics", "free", ["Still to be used: 2 mirrors."]),
        ("optics", "row 2", ["Row 2: empty."]),
        ("optics", "cell b2", ["Cell b2: empty."]),
        ("optics", "board", ["Rows 1 to 5: empty."]),
        ("space", "status", ["The pile is empty.", "Beside it: 1, 2, 3, 4, 5."]),
        (
            "space",
            "goal",
            [
                "Goal, row 1: moon, planet, planet.",
                "Goal, row 2: star, planet, star.",
                "Goal, row 3: star, planet, moon.",
            ],
        ),
        (
            "space",
            "difference",
            [
                "9 cells differ:",
                "a1: empty, should be moon.",
                "b1: empty, should be planet.",
                "c1: empty, should be planet.",
                "a2: empty, should be star.",
                "b2: empty, should be planet.",
                "c2: empty, should be star.",
                "a3: empty, should be star.",
                "b3: empty, should be planet.",
                "c3: empty, should be moon.",
            ],
        ),
        ("space", "free", ["Beside it: 1, 2, 3, 4, 5."]),
        ("space", "row 2", ["Row 2: empty."]),
        ("space", "cell b2", ["Cell b2: empty, in the goal planet."]),
        ("space", "board", ["Rows 1 to 3: empty."]),
        (
            "optics",
            "beam",
            [
                "The laser enters on the east side in row 5.",
                "Then: e5, d5, c5, b5, a5.",
                "It leaves elsewhere, on the west side in row 5.",
            ],
        ),
        (
            "space",
            "card 2l",
            [
                "Card 2 left:",
                "Row 1: star, window, moon.",
                "Row 2: window, window, planet.",
                "Row 3: moon, window, planet.",
            ],
        ),
        ("programming", "again 2", ["Command 2: blue 4."]),
    ],
)
def test_english(kind: str, typed: str, expected: list[str]) -> None:
    """The same in English."""
    assert expected == ask(at(kind, tag="en"), typed, "en")


def test_in_the_preparation_squares_can_be_asked() -> None:
    """Of the card's second half, the commands, nothing is told; the robot stands where it was read aloud."""
    listener = preparing("programming", 3)
    robot = [f"Pole {column}{row}" for row in range(1, 6) for column in "abcde"]
    told = [line for place in robot for line in ask(listener, place.lower())]
    assert 24 == sum(line.endswith(": volno.") for line in told)
    assert 1 == sum(line.endswith(": robot.") for line in told)
    assert 1 == len(ask(preparing("optics"), "řada 2"))


@pytest.mark.parametrize(("hints", "expected"), [(1, "S radou se počítá 30 sekund."), (2, "1 minuta.")])
def test_hints_are_counted_in_the_time(hints: int, expected: str) -> None:
    """Only for who asked for them: others do not know of it."""
    state = racing("optics", 2)
    for _ in range(hints):
        state = do(state, 0, "hint")
    own, other = (ask(listener_at(state, seat), "čas") for seat in (0, 1))
    assert own[-1].endswith(expected)
    assert 2 == len(own)
    assert own[:1] == other
