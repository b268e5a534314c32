"""Whose turn it is and what is expected."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR
from tests.games.iqlandie.phases import PHASES
from tests.games.iqlandie.wording import TELL, brief, dots, listener_at, turn


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", "Vyberte okruh: biologie, programování, optika, nebo vesmír."),
        ("prepare", "Až to budete mít v hlavě, napište „připraveno“."),
        ("optics", "Čas běží. Řešte, pak napište „hotovo“."),
        ("claimed", "Ještě chybí: Petr, Eva."),
        ("turns", "Čas běží. Řešte, pak napište „hotovo“."),
        ("take", "Vezměte dva dílky."),
        ("one more", "Vezměte ještě jeden dílek."),
        ("add", "Přidejte z pytlíku: malý, střední, nebo velký."),
        ("build", "Umístěte modrou krátkou tyčku a červené téčko s robotem."),
        ("built", "Dílky leží. Stavbu ukončí „hotovo“."),
        ("done", "Staví: Petr."),
        ("declare", "Jakou barvu má žolíkový růžek v expozici 3? Nejlepší je modrá."),
        ("over", "Partie skončila."),
    ],
)
def test_own_turn(phase: str, expected: str) -> None:
    """Whoever is to act is told what to type."""
    assert expected == turn(listener_at(PHASES[phase]))


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", "Jana vybírá okruh: biologie, programování, optika, nebo vesmír."),
        ("claimed", "Čas běží. Řešte, pak napište „hotovo“."),
        ("turns", "Ještě chybí: Jana."),
        ("take", "Dílky bere Jana."),
        ("one more", "Dílky bere Jana."),
        ("add", "Jana přidává z pytlíku: malý, střední, nebo velký."),
        ("build", "Umístěte modrou krátkou tyčku."),
        ("built", "Umístěte modrou krátkou tyčku."),
        ("done", "Umístěte modrou krátkou tyčku."),
        ("declare", "Ještě chybí: Jana."),
        ("over", "Partie skončila."),
    ],
)
def test_of_others(phase: str, expected: str) -> None:
    """Whoever waits is told who acts."""
    assert expected == turn(listener_at(PHASES[phase], 1))


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", "Jana vybírá okruh: biologie, programování, optika, nebo vesmír."),
        ("prepare", "Jana: až to bude v hlavě, napište „připraveno“."),
        ("optics", "Čas běží: Jana."),
        ("claimed", "Ještě chybí: Petr, Eva."),
        ("turns", "Čas běží: Jana."),
        ("take", "Dílky bere Jana."),
        ("one more", "Dílky bere Jana."),
        ("add", "Jana přidává z pytlíku: malý, střední, nebo velký."),
        ("build", "Jana, umístit: modrou krátkou tyčku a červené téčko s robotem."),
        ("built", "Jana: stavbu ukončí „hotovo“."),
        ("done", "Staví: Petr."),
        ("declare", "Jana: jakou barvu má žolíkový růžek v expozici 3? Nejlepší je modrá."),
        ("over", "Partie skončila."),
    ],
)
def test_shared(phase: str, expected: str) -> None:
    """At one keyboard people are called by their names."""
    assert expected == turn(listener_at(PHASES[phase], 0, shared=True))


@pytest.mark.parametrize(
    ("phase", "seat", "expected"),
    [
        ("choose", 0, "Choose: biology, programming, optics, or space."),
        ("choose", 1, "Jana chooses: biology, programming, optics, or space."),
        ("prepare", 0, "When you have it in mind, type “ready”."),
        ("prepare", 1, "When you have it in mind, type “ready”."),
        ("optics", 0, "The clock runs. Solve it, then type “done”."),
        ("optics", 1, "The clock runs. Solve it, then type “done”."),
        ("claimed", 0, "Waiting for: Petr, Eva."),
        ("claimed", 1, "The clock runs. Solve it, then type “done”."),
        ("turns", 0, "The clock runs. Solve it, then type “done”."),
        ("turns", 1, "Waiting for: Jana."),
        ("take", 0, "Take two pieces."),
        ("take", 1, "Jana takes pieces."),
        ("one more", 0, "Take one more piece."),
        ("one more", 1, "Jana takes pieces."),
        ("add", 0, "Add from a bag: small, medium, or large."),
        ("add", 1, "Jana adds from a bag: small, medium, or large."),
        ("build", 0, "Put down the blue short bar and the red T with a robot."),
        ("build", 1, "Put down the blue short bar."),
        ("built", 0, "The pieces are in place. “done” ends building."),
        ("built", 1, "Put down the blue short bar."),
        ("done", 0, "Building: Petr."),
        ("done", 1, "Put down the blue short bar."),
        ("declare", 0, "Which colour is the joker corner in exhibition 3? Best is blue."),
        ("declare", 1, "Waiting for: Jana."),
        ("over", 0, "The match is over."),
        ("over", 1, "The match is over."),
    ],
)
def test_english(phase: str, seat: int, expected: str) -> None:
    """The same in English."""
    assert expected == turn(listener_at(PHASES[phase], seat, "en"), "en")


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", ["Který okruh?"]),
        ("prepare", ["Pak „připraveno“."]),
        ("optics", ["Čas běží."]),
        ("claimed", ["Ještě chybí: Petr, Eva."]),
        ("turns", ["Čas běží."]),
        ("take", ["Který dílek?"]),
        ("one more", ["Který dílek?"]),
        ("add", ["Který pytlík?"]),
        ("build", ["Umístit: modrou krátkou tyčku a červené téčko s robotem."]),
        ("built", ["Ještě „hotovo“."]),
        ("done", ["Staví: Petr."]),
        ("declare", ["Žolíkový růžek, expozice 3: nejlépe modrá."]),
        ("over", ["Konec."]),
    ],
)
def test_short(phase: str, expected: list[str]) -> None:
    """Shorter, for those who know the game."""
    assert expected == brief([TELL.turn(listener_at(PHASES[phase]))])


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", ["který okruh?"]),
        ("prepare", ["pak připraveno"]),
        ("optics", ["čas běží"]),
        ("claimed", ["čeká Petr, Eva"]),
        ("turns", ["čas běží"]),
        ("take", ["vezměte 2"]),
        ("one more", ["vezměte 1"]),
        ("add", ["mal stř vel?"]),
        ("build", ["umístit mi3 čt4r"]),
        ("built", ["ještě hotovo"]),
        ("done", ["staví Petr"]),
        ("declare", ["jv3 ex3: m?"]),
        ("over", ["konec"]),
    ],
)
def test_braille(phase: str, expected: list[str]) -> None:
    """For a line of twenty cells."""
    assert expected == dots([TELL.turn(listener_at(PHASES[phase]))])


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", "Jana vybírá okruh: biologie, programování, optika, nebo vesmír."),
        ("prepare", "Příprava. Kdo to má v hlavě, napíše své číslo."),
        ("optics", "Čas běží. Kdo má řešení, napíše své číslo."),
        ("claimed", "Čas běží. Kdo má řešení, napíše své číslo."),
        ("turns", "Ještě chybí: Jana."),
        ("take", "Dílky bere Jana."),
        ("add", "Jana přidává z pytlíku: malý, střední, nebo velký."),
        ("build", "Staví: Jana, Petr."),
        ("declare", "Ještě chybí: Jana."),
        ("over", "Partie skončila."),
    ],
)
def test_spectator(phase: str, expected: str) -> None:
    """Whoever watches hears what all may do."""
    assert expected == turn(listener_at(PHASES[phase], SPECTATOR))
