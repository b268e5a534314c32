"""From typed lines to actions, phase by phase, and what is said about near misses."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.engine import AmbiguousAction
from accessgames.games.iqlandie.notation import format_action
from tests.games.iqlandie.phases import PHASES
from tests.games.iqlandie.wording import do_typed, listener_at, meant, parse, wrong


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "vyber optika", "choose optics"),
        ("choose", "optika", "choose optics"),
        ("choose", "biologie", "choose biology"),
        ("choose", "vyber okruh vesmír", "choose space"),
        ("choose", "vyber programování", "choose programming"),
    ],
)
def test_choosing(phase: str, typed: str, expected: str) -> None:
    """A kind of tasks by its name."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("prepare", "připraveno", "ready"),
    ],
)
def test_preparing(phase: str, typed: str, expected: str) -> None:
    """Ready."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("biology", "b", "slide B"),
        ("biology", "ba", "slide B; slide A"),
        ("biology", "posuň b", "slide B"),
        ("biology", "posuň bakterie", "slide B"),
        ("biology", "hotovo", "claim 0000000"),
        ("biology", "hotovo ba", "slide B; slide A; claim 0000000"),
        ("biology", "ba hotovo", "slide B; slide A; claim 0000000"),
        ("biology", "otoč vpravo", "turn P"),
        ("biology", "otoč vlevo", "turn L"),
        ("biology", "otoč obráceně", "turn O"),
        ("biology", "vzdej", "give-up"),
        ("biology", "rada", "hint"),
        ("biology", "od začátku", "restart"),
        ("biology", "vzdávám", "give-up"),
        ("programming", "a5", "stand a5"),
        ("programming", "a5 hotovo", "stand a5; claim 0000000"),
        ("programming", "hotovo a5", "stand a5; claim 0000000"),
        ("programming", "robot a5", "stand a5"),
        ("programming", "hotovo", "claim 0000000"),
        ("optics", "e5 z p", "put e5 Z P"),
        ("optics", "polož e5 z p", "put e5 Z P"),
        ("optics", "e5 z p, a1 z l", "put e5 Z P; put a1 Z L"),
        ("optics", "hotovo e5 z p, a1 z l", "put e5 Z P; put a1 Z L; claim 0000000"),
        ("optics", "e5zp a1zl hotovo", "put e5 Z P; put a1 Z L; claim 0000000"),
        ("space", "2l", "lay 2L"),
        ("space", "2l 5o 4", "lay 2L; lay 5O; lay 4"),
        ("space", "polož 2l", "lay 2L"),
        ("space", "hotovo 2l 5o 4", "lay 2L; lay 5O; lay 4; claim 0000000"),
        ("space", "2l 5o hotovo", "lay 2L; lay 5O; claim 0000000"),
    ],
)
def test_solving(phase: str, typed: str, expected: str) -> None:
    """Steps and whole answers, with a claim in front of or behind them, or without."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "before", "typed", "expected"),
    [
        ("optics", "e5 z p", "zvedni", "lift e5"),
        ("optics", "e5 z p", "zvedni e5", "lift e5"),
        ("space", "2l", "zvedni", "take 2"),
        ("space", "2l", "zvedni 2", "take 2"),
        ("build", "mi3 1 a1 1", "zvedni", "unplace 1 a1"),
        ("build", "mi3 1 a1 1", "zvedni 1 a1", "unplace 1 a1"),
        ("build", "mi3 3 b2 2", "zvedni mezery b2", "unplace 3 b2"),
        ("biology", "b", "zpět", "back"),
        ("programming", "a5", "a5", "claim 0000000"),
    ],
)
def test_lifting(phase: str, before: str, typed: str, expected: str) -> None:
    """What lies: the last thing, a square or a card."""
    assert expected == meant(listener_at(do_typed(PHASES[phase], 0, before)[0]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("take", "1", "pick i3p"),
        ("take", "1 3", "pick i3p; pick p5o"),
        ("take", "vezmi 2", "pick o4r*"),
        ("take", "vezmi fi3", "pick i3p"),
        ("take", "krátká tyčka", "pick i3p"),
        ("take", "vezmi červený čtverec a oranžové péčko", "pick o4r*; pick p5o"),
        ("take", "čtverec", "pick o4r*"),
    ],
)
def test_taking(phase: str, typed: str, expected: str) -> None:
    """By number, code or words, one or two."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("add", "malý", "add small"),
        ("add", "přidej velký", "add large"),
        ("add", "2", "add medium"),
        ("add", "přidej 3", "add large"),
        ("add", "přidej z pytlíku střední", "add medium"),
    ],
)
def test_adding(phase: str, typed: str, expected: str) -> None:
    """A bag by its size or number."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("build", "mi3 1 a1 1", "place i3b 1 a1 1"),
        ("build", "polož mi3 1 a1 1", "place i3b 1 a1 1"),
        ("build", "polož ct4r 3 b2 1", "place t4r* 3 b2 1"),
        ("build", "ct4r do mezer b2 2", "place t4r* 3 c2 2"),
        ("build", "hotovo", "done"),
        ("stuck", "vyměň", "exchange x5p"),
        ("stuck", "vyměň fx5", "exchange x5p"),
    ],
)
def test_building(phase: str, typed: str, expected: str) -> None:
    """Pieces with their places, and the end."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("declare", "žolík 1 fialová", "declare 01 purple"),
        ("declare", "fialová", "declare 01 purple"),
        ("declare", "žolík modrá", "declare 01 blue"),
        ("declare", "žolík", "declare 01 blue"),
    ],
)
def test_declaring(phase: str, typed: str, expected: str) -> None:
    """A joker by its number or the next one; alone it takes the best colours."""
    assert expected == meant(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "vyber", "Okruh je biologie, programování, optika, nebo vesmír."),
        ("choose", "vyber 5", "Okruh je biologie, programování, optika, nebo vesmír."),
        ("choose", "vyber optika x", "Slovo „x“ je navíc."),
        ("choose", "hotovo", "Teď se vybírá okruh."),
        ("choose", "připraveno", "Teď se vybírá okruh."),
        ("choose", "vezmi 1", "Teď se vybírá okruh."),
        ("choose", "žolík", "Teď se vybírá okruh."),
        ("prepare", "hotovo", "Teď je příprava, úloha se teprve ukáže."),
        ("prepare", "připraveno x", "Slovo „x“ je navíc."),
        ("biology", "posuň", "Chybí, co posunout, třeba „posuň apka“."),
        ("biology", "posuň slon", "„slon“ tu nic neznamená, buňky se píší třeba apka."),
        ("biology", "posuň p", "Pyl není vedle volného pole, posunout jde: bakterie, trepka."),
        ("biology", "otoč", "Otočit lze rámeček v biologii: „otoč vpravo“, vlevo nebo obráceně."),
        ("biology", "otoč x", "Otočit lze rámeček v biologii: „otoč vpravo“, vlevo nebo obráceně."),
        ("biology", "hotovo x", "„x“ tu nic neznamená, buňky se píší třeba apka."),
        ("biology", "zpět", "Na začátku úlohy není co vzít zpět."),
        ("programming", "hotovo x", "Odpověď je pole, třeba a5."),
        ("programming", "otoč vpravo", "Otočit lze rámeček v biologii: „otoč vpravo“, vlevo nebo obráceně."),
        ("programming", "robot f9", "Pole f9 na desce není, ta má pole a1 až e5."),
        ("optics", "polož e5", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
        ("optics", "polož e5 h p", "Do této úlohy nepatří hranol."),
        ("optics", "polož z9 z p", "Pole z9 na mřížce není, ta má pole a1 až e5."),
        ("optics", "zvedni", "Chybí, co zvednout, třeba „zvedni b2“."),
        ("optics", "zvedni e5", "Na poli e5 nic neleží."),
        ("optics", "zvedni x", "Chybí, co zvednout, třeba „zvedni b2“."),
        ("space", "polož 7", "Karta 7 není, karty jsou 1 až 5."),
        ("space", "polož 1+v9", "Karta 1 smí být posunutá nejvýš o 2."),
        ("space", "zvedni", "Chybí, co zvednout, třeba „zvedni 2“."),
        ("biology", "zvedni b2", "Zvedat jde v optice, ve vesmíru a při stavbě."),
        ("space", "zvedni 3", "Karta 3 v hromádce není."),
        ("space", "hotovo x", "„x“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
        ("take", "vezmi", "Který dílek? Třeba jeho číslo, barva nebo tvar."),
        ("take", "vezmi 1 1", "Číslo 1 tu stojí dvakrát, každý dílek se píše jednou."),
        ("take", "vezmi 9", "Dílek 9 není, dílků je 3."),
        (
            "take",
            "vezmi zelená",
            "Takový dílek tu není, jsou tu fialová krátká tyčka, červený čtverec s robotem a oranžové péčko.",
        ),
        ("take", "vezmi 1 2 3", "Vzít lze dva dílky."),
        ("take", "hotovo", "Teď se berou dílky z nabídky."),
        ("take", "vezmi slon", "Slovo „slon“ tu nic neznamená."),
        ("add", "přidej", "Pytlík je malý, střední, nebo velký."),
        ("add", "přidej 9", "Pytlík je malý, střední, nebo velký."),
        ("add", "přidej x", "Pytlík je malý, střední, nebo velký."),
        ("add", "přidej malý x", "Slovo „x“ je navíc."),
        ("build", "polož 3 e5 1", "Přes okraj expozice 3 přesahuje modrá krátká tyčka."),
        ("build", "polož ct4r 9 a1 1", "Expozice 9 není, expozice jsou 1 až 6."),
        ("build", "polož ct4r 3 z9 1", "Přes okraj expozice 3 přesahuje červené téčko s robotem."),
        ("build", "hotovo", "Ještě je třeba umístit: modrá krátká tyčka a červené téčko s robotem."),
        ("build", "vyměň mi3", "Vyměnit nejde, místo ještě má modrá krátká tyčka."),
        ("build", "polož", "Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."),
        ("build", "zvedni", "Chybí, co zvednout, třeba „zvedni 3 b2“."),
        ("build", "zvedni 3", "Chybí, co zvednout, třeba „zvedni 3 b2“."),
        ("build", "zvedni x", "Chybí, co zvednout, třeba „zvedni 3 b2“."),
        ("build", "zvedni 1 a1", "V expozici 1 tam z tohoto kola nic neleží."),
        ("build", "polož slon 3 a1 1", "Slovo „slon“ tu nic neznamená."),
        ("stuck", "hotovo", "Ještě je třeba umístit: fialové plus."),
        ("stuck", "polož 1 a1 1", "V expozici 1 už něco leží: b1, a2 až c2, b3."),
        ("declare", "žolík 5 modrá", "Žolík 5 není, žolíků máte 1."),
        ("declare", "žolík x", "Slovo „x“ tu nic neznamená."),
        ("declare", "žolík 1", "Barva žolíka se píše třeba „žolík 1 fialová“."),
        ("declare", "hotovo", "Teď se určují barvy žolíků."),
        ("declare", "vezmi 1", "Teď se určují barvy žolíků."),
    ],
)
def test_near_misses(phase: str, typed: str, expected: str) -> None:
    """Each is refused with the value that is wrong and what would be right."""
    assert expected == wrong(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "choose optics", "choose optics"),
        ("biology", "slide b", "slide B"),
        ("biology", "done", "claim 0000000"),
        ("optics", "e5 m r, a1 m l", "put e5 Z P; put a1 Z L"),
        ("space", "2l 4", "lay 2L; lay 4"),
        ("take", "1 3", "pick i3p; pick p5o"),
        ("add", "small", "add small"),
        ("build", "place bi3 1 a1 1", "place i3b 1 a1 1"),
        ("declare", "purple", "declare 01 purple"),
    ],
)
def test_english(phase: str, typed: str, expected: str) -> None:
    """The same in English."""
    assert expected == meant(listener_at(PHASES[phase], 0, "en"), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "choose", "The kinds are biology, programming, optics, and space."),
        ("biology", "slide elephant", "“elephant” means nothing here, tokens are typed like “apra”."),
        ("optics", "place e5", "A piece is typed like “e2 m r”: cell, mirror or prism, right or left."),
        ("space", "place 7", "There is no card 7, cards are numbered 1 to 5."),
        ("take", "take 9", "There is no piece 9, there are 3."),
        ("add", "add x", "The bags are small, medium, and large."),
        ("build", "place 3 e5 1", "The blue short bar reaches over the edge of exhibition 3."),
        ("build", "done", "Still to be placed: blue short bar and red T with a robot."),
        ("declare", "declare x", "The word “x” means nothing here."),
    ],
)
def test_english_near_misses(phase: str, typed: str, expected: str) -> None:
    """Refused in English."""
    assert expected == wrong(listener_at(PHASES[phase], 0, "en"), typed, "en")


def test_several_places_are_asked_for() -> None:
    """Where the position is left out, those that are legal are the candidates."""
    with pytest.raises(AmbiguousAction) as caught:
        parse(listener_at(PHASES["build"]), "mi3 1 b2")
    candidates: tuple[Any, ...] = caught.value.candidates
    assert ["place i3b 1 b2 1", "place i3b 1 b2 2"] == list(map(format_action, candidates))
