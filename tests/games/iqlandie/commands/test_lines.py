"""Whole lines as people type them: every way of writing an answer means the same; slips are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import AmbiguousAction
from accessgames.games.iqlandie.notation import format_action
from tests.games.iqlandie.positions import board, building, do, racing, taking
from tests.games.iqlandie.wording import do_typed, listener_at, meant, parse, wrong

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

STATES: Final[dict[str, IqState]] = {
    "biology": racing("biology"),
    "programming": racing("programming"),
    "optics": racing("optics"),
    "space": racing("space"),
    "take": taking("optics"),
    "add": do(taking("optics"), 0, "pick l4o", "pick v3o"),
    "build": building(["t4r i3b l4p", "o4g"]),
    "declare": do(
        building([""], [board({2: ["t4j a1 b1 c1 b2"], 5: ["i3j a1 a2 a3"]})], last=True), 0, "done"
    ),
}

CLAIM: Final = "; claim 0000000"

ANSWERS: Final = {
    "biology": (
        "slide B; slide N",
        ("BN", "bn", "b n", "B, N", "bakterie neuron", "Bakterie, NEURON", "bakterie a neuron", "bn!"),
    ),
    "programming": (
        "stand b2",
        ("B2", "b2", "b 2", "na b2", "pole b2", "sloupec b řada 2", "b dva", "b2."),
    ),
    "optics": (
        "put e5 Z P; put e1 Z L",
        (
            "E5 Z P, E1 Z L",
            "e5 z p e1 z l",
            "e5zp e1zl",
            "E5ZP,E1ZL",
            "e5 zp, e1 zl",
            "e5 zrcadlo vpravo, e1 zrcadlo vlevo",
            "E5 ZRCADLO VPRAVO a E1 ZRCADLO VLEVO",
            "na e5 zrcadlo doprava, na e1 zrcadlo doleva",
            "e 5 z p e 1 z l",
        ),
    ),
    "space": (
        "lay 1O; lay 5P; lay 4L+V1S2",
        (
            "1O 5P 4L+V1S2",
            "1o 5p 4l+v1s2",
            "1o, 5p, 4l +v1s2",
            "1 o 5 p 4 l + v1 s2",
            "1 obráceně 5 vpravo 4 vlevo +v1s2",
            "1 obracene, 5 doprava a 4 doleva +v1 s2",
            "karta 1 obráceně, karta 5 vpravo, karta 4 vlevo +v1s2",
        ),
    ),
}
"""Kind -> what an answer means, and the ways to write it."""

VERBS: Final = {"biology": "posuň", "programming": "robot", "optics": "polož", "space": "poloz"}

FORMS: Final = [(kind, expected, typed) for kind, (expected, ways) in ANSWERS.items() for typed in ways]


@pytest.mark.parametrize(("kind", "expected", "typed"), FORMS)
def test_answers(kind: str, expected: str, typed: str) -> None:
    """By itself and behind its verb an answer is work; with `hotovo` on either side it is claimed, too."""
    listener = listener_at(STATES[kind])
    assert expected == meant(listener, typed)
    assert expected == meant(listener, f"{VERBS[kind]} {typed}")
    for line in (f"hotovo {typed}", f"Hotovo, {typed}", f"HOTOVO {typed.upper()}", f"mám to {typed}"):
        assert expected + CLAIM == meant(listener, line)
    assert expected + CLAIM == meant(listener, f"{typed.rstrip('.!')} hotovo")


def test_done_alone_claims_what_was_worked() -> None:
    """After steps one by one the word alone is the claim; an answer behind it replaces the work."""
    state, _ = do_typed(STATES["optics"], 0, "e5 z p", "a1 z l")
    assert "claim 0000000" == meant(listener_at(state), "hotovo")
    assert "lift a1; put e1 Z L" + CLAIM == meant(listener_at(state), "hotovo e5 z p, e1 z l")
    state, _ = do_typed(STATES["space"], 0, "1o", "2")
    assert "take 2; lay 5P; lay 2O" + CLAIM == meant(listener_at(state), "hotovo 1o 5p 2o")
    state, _ = do_typed(STATES["programming"], 0, "b2")
    assert "claim 0000000" == meant(listener_at(state), "hotovo b2")


SLIPS: Final = [
    ("biology", "hotovo bx", "„bx“ tu nic neznamená, buňky se píší třeba apka."),
    ("biology", "b n q", "„q“ tu nic neznamená, buňky se píší třeba apka."),
    ("biology", "posuň", "Chybí, co posunout, třeba „posuň apka“."),
    ("biology", "k", "Krvinka není vedle volného pole, posunout jde: bakterie, trepka."),
    ("programming", "f6", "Pole f6 na desce není, ta má pole a1 až e5."),
    ("programming", "hotovo f6", "Pole f6 na desce není, ta má pole a1 až e5."),
    ("programming", "b2 b3", "„b3“ tu nic neznamená, odpověď je pole, třeba a5."),
    ("optics", "e5 z", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
    ("optics", "e5 p p", "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo."),
    ("optics", "e5z p", "„e5z“ tu nic neznamená, dílek se píše třeba „e2 z p“."),
    (
        "optics",
        "polož zrcadlo na e5",
        "Dílek se píše třeba „e2 z p“: pole, zrcadlo nebo hranol, vpravo nebo vlevo.",
    ),
    ("optics", "e5 h p", "Do této úlohy nepatří hranol."),
    ("optics", "e9 z p", "Pole e9 na mřížce není, ta má pole a1 až e5."),
    ("space", "2x", "„2x“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ("space", "4+x1", "„4+x1“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ("space", "4+", "„4+“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ("space", "4 +", "„+“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ("space", "4v1", "„4v1“ tu nic neznamená, karty se píší třeba 2l 5o 4."),
    ("space", "4+v3", "Karta 4 smí být posunutá nejvýš o 2."),
    ("space", "6", "Karta 6 není, karty jsou 1 až 5."),
    ("take", "4", "Dílek 4 není, dílků je 3."),
    ("take", "zelené téčko", "Takový dílek tu není, jsou tu oranžové elko, oranžový růžek a modré plus."),
    ("take", "1 2 3", "Vzít lze dva dílky."),
    ("add", "4", "Pytlík je malý, střední, nebo velký."),
    ("build", "3 z9 1", "Přes okraj expozice 3 přesahuje modrá krátká tyčka."),
    ("build", "7 b2 1", "Expozice 7 není, expozice jsou 1 až 6."),
    ("build", "téčko 3 b2 9", "Poloha 9 není, polohy jsou 1 až 4."),
    ("build", "vyměň téčko", "Vyměnit nejde, místo ještě má červené téčko."),
    ("build", "hotovo", "Ještě je třeba umístit: modrá krátká tyčka, fialové elko a červené téčko."),
    ("declare", "3 fialová", "Žolík 3 není, žolíků máte 2."),
]


@pytest.mark.parametrize(("phase", "typed", "expected"), SLIPS)
def test_slips(phase: str, typed: str, expected: str) -> None:
    """What is wrong and what would be right, in one sentence."""
    assert expected == wrong(listener_at(STATES[phase]), typed)


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("take", "1 2", "pick l4o; pick v3o"),
        ("take", "1, 2", "pick l4o; pick v3o"),
        ("take", "1 a 2", "pick l4o; pick v3o"),
        ("take", "VEZMI 1 2", "pick l4o; pick v3o"),
        ("take", "oranžový růžek a modré plus", "pick v3o; pick x5b"),
        ("take", "oranzovy ruzek, modre plus", "pick v3o; pick x5b"),
        ("take", "elko", "pick l4o"),
        ("take", "OL4", "pick l4o"),
        ("add", "malý", "add small"),
        ("add", "MALY", "add small"),
        ("add", "přidej z velkého pytlíku", "add large"),
        ("add", "2", "add medium"),
        ("declare", "fialová", "declare 01 purple"),
        ("declare", "2 červená", "declare 02 red"),
        ("declare", "žolík 2 zelenou", "declare 02 green"),
        ("declare", "žolík", "declare 01 purple; declare 02 blue"),
    ],
)
def test_pieces_bags_and_jokers(phase: str, typed: str, expected: str) -> None:
    """By number, by code, by words in any case; jokers alone get the best colours."""
    assert expected == meant(listener_at(STATES[phase]), typed)


@pytest.mark.parametrize(
    "typed",
    [
        "čt4 3 b2 1",
        "ct4 3 b2 1",
        "ČT4 3 B2 1",
        "3 3 b2 1",
        "téčko 3 b2 1",
        "tecko 3, b2, 1",
        "červené téčko do expozice 3 na b2 nožka dolů",
        "polož červené téčko do mezer od b2 nožka dolu",
        "umísti 3 mezery b2 1",
    ],
)
def test_places(typed: str) -> None:
    """Piece, exhibition, upper left square and pose: in figures, in words, and mixed."""
    assert "place t4r 3 b2 1" == meant(listener_at(STATES["build"]), typed)


def test_the_piece_goes_without_saying_when_there_is_one() -> None:
    """With one piece in hand three parts are enough; with several, those that fit are offered by number."""
    alone = listener_at(building(["t4r", "o4g"]))
    assert "place t4r 3 b2 1" == meant(alone, "3 b2 1")
    with pytest.raises(AmbiguousAction) as caught:
        parse(listener_at(STATES["build"]), "3 b2 2")
    candidates: tuple[Any, ...] = caught.value.candidates
    assert ["place i3b 3 b2 2", "place l4p 3 b2 2", "place t4r 3 c2 2"] == [
        format_action(action) for action in candidates
    ]


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("biology", "bn", "slide B; slide N"),
        ("biology", "bacterium and neuron", "slide B; slide N"),
        ("programming", "B2", "stand b2"),
        ("programming", "b2 done", "stand b2; claim 0000000"),
        ("optics", "e5 m r, e1 m l", "put e5 Z P; put e1 Z L"),
        ("optics", "e5mr e1 ml", "put e5 Z P; put e1 Z L"),
        ("optics", "done e5 mirror right, e1 mirror left", "put e5 Z P; put e1 Z L; claim 0000000"),
        ("space", "1u 5r 4l+e1n2", "lay 1O; lay 5P; lay 4L+V1S2"),
        ("space", "1 over, 5 right, 4 left + e1 n2", "lay 1O; lay 5P; lay 4L+V1S2"),
        ("take", "orange L and blue plus", "pick l4o; pick x5b"),
        ("add", "small", "add small"),
        ("build", "red T 3 b2 1", "place t4r 3 b2 1"),
        ("declare", "2 red", "declare 02 red"),
    ],
)
def test_english(phase: str, typed: str, expected: str) -> None:
    """The same lines in English."""
    assert expected == meant(listener_at(STATES[phase], 0, "en"), typed)
