"""Each refusal is one sentence that names the place or the line, and the property that clashes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Refusal, refuse
from accessgames.games.iota.narration.actions import REFUSAL_KEYS
from accessgames.games.iota.rules.actions import PASS, Draw, Place
from accessgames.games.iota.rules.cards import Spot
from tests.games.iota.wording import GAME, TELL, desk_at, parse, position, say_all

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

# The board of the worked examples after the third turn.
BOARD = position(
    "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x o48=y3x p49=r3c", "g4x g1t r3t w", "y1s y2c y3s y4c", deck=2
)
WILD_BOARD = position("m50=r2c n50=w o50=r4c m49=g2c", "r1c r3c b2s w", "y1s y2s y3s y4s")
ONCE = replace(
    WILD_BOARD,
    table=replace(WILD_BOARD.table, setup=GAME.setup(2, {"recycling": "one"}), recycled=((Spot(0, 1), 3),)),
)
NO_DECK = position("m50=r2c", "g4x g1t", "y1s y2s", deck=0)

CASES = (
    (BOARD, "žx1 m52", "Žlutý kříž 1: takovou kartu v ruce nemáte.", "žx1 není v ruce"),
    (
        BOARD,
        "zx4 m51 zx4 m52",
        "Zelený kříž 4 tu stojí víckrát, než kolikrát je v ruce.",
        "zx4 dvakrát",
    ),
    (BOARD, "zx4 m50", "Na poli m50 už leží červený kruh 2.", "m50 leží čk2"),
    (BOARD, "zx4 m51 zt1 m51", "Na pole m51 nelze dát dvě karty.", "m51 dvakrát"),
    (
        BOARD,
        "zx4 m51 zt1 n52",
        "Karty neleží v jedné řadě ani v jednom sloupci: pole m51 a n52.",
        "ne v linii: m51 n52",
    ),
    (BOARD, "zx4 x60", "Pole x60 nesousedí se žádnou kartou na desce.", "nesousedí: x60"),
    (
        BOARD,
        "zx4 x60 zt1 x61",
        "Pole x60 a x61 nesousedí se žádnou kartou na desce.",
        "nesousedí: x60 x61",
    ),
    (BOARD, "zx4 m51 zt1 m53", "Mezi kartami je mezera, pole m52 je volné.", "mezera m52"),
    (
        BOARD,
        "čt3 l50",
        "Řada 50, l až p: karet by bylo 5, linie má nejvýš čtyři.",
        "l50-p délka 5",
    ),
    (
        BOARD,
        "zt1 o51",
        "Sloupec o: tvary kříž, kříž, kříž a trojúhelník nejsou ani stejné, ani každý jiný.",
        "o48-51 x x x t",
    ),
    (
        BOARD,
        "čt3 p48",
        "Sloupec p: barvy červená, červená a žlutá nejsou ani stejné, ani každá jiná.",
        "p48-50 č č ž",
    ),
    (BOARD, "vyměň čt3 zt1 zx4", "V balíčku jsou jen 2 karty, 3 vyměnit nelze.", "balíček 2"),
    (NO_DECK, "vyměň zx4", "Balíček je prázdný, měnit nelze.", "balíček prázdný"),
    (WILD_BOARD, "vezmi x60 za čk3", "Na poli x60 žádná karta neleží.", "x60 volné"),
    (WILD_BOARD, "vezmi m50 za čk3", "Na poli m50 leží červený kruh 2, a to není divoká karta.", "m50 čk2"),
    (ONCE, "vezmi n50 za čk3", "Divokou kartu lze vzít jen jednou za tah.", "jen 1 div za tah"),
    (
        WILD_BOARD,
        "vezmi n50 za mč2",
        "Řada 50: barvy červená, modrá a červená nejsou ani stejné, ani každá jiná.",
        "m50-o č m č",
    ),
    (
        WILD_BOARD,
        "mč2 n49 čk1 n51",
        "Divoká karta na poli n50: v řadě vyhovuje barva červená, ve sloupci zelená nebo žlutá.",
        "div n50: č / z ž",
    ),
)


@pytest.mark.parametrize(("state", "typed", "full", "braille"), CASES)
def test_refused_actions(state: IotaState, typed: str, full: str, braille: str) -> None:
    """What the rules refuse is told in Czech with everything one needs to do it right."""
    refusal = GAME.refusal(state, 0, parse(state, typed))
    assert refusal is not None
    (said,) = say_all([TELL.refusal(refusal, desk_at(state, 0))])
    assert "refusal" == said.kind
    assert full == said.full
    assert braille == said.braille
    assert len(said.brief) <= len(said.full)


@pytest.mark.parametrize(
    ("refusal", "full"),
    [
        (refuse("iota-refused-hand-size", cards=3, count=2), "Karet je tu 3, v ruce jich je 2."),
        (
            refuse("iota-refused-seen", card=0, spot=Spot(0, 0)),
            "Červený kruh 1 už leží na poli m50, druhá taková není.",
        ),
        (
            refuse("iota-refused-wilds-seen", count=2),
            "Divoké karty jsou jen dvě a ostatní hráči nebo deska je už mají.",
        ),
        (
            refuse("iota-refused-held-wild", wilds=1, count=4),
            "Jedna karta v ruce je divoká z desky, tolik jiných tam není.",
        ),
        (
            refuse("iota-refused-held-wild", wilds=2, count=4),
            "Dvě karty v ruce jsou divoké z desky, tolik jiných tam není.",
        ),
        (refuse("iota-refused-nothing"), "Chybí karta k přiložení."),
        (
            refuse("iota-refused-recycle-wild-for-wild", spot=Spot(0, 0)),
            "Divokou kartu nelze vzít za jinou divokou.",
        ),
        (
            refuse("iota-refused-wilds", spots=(Spot(0, 0), Spot(2, 0)), direction="row", property="number"),
            "Divoké karty na polích m50 a o50 by se neshodly v řadě, nesedí číslo.",
        ),
        (refuse("iota-refused-kind"), "Tohle hráč na tahu dělat nemůže."),
        (refuse("iota-refused-draw", card=0), "Červený kruh 1 v balíčku není."),
    ],
)
def test_rare_refusals(refusal: Refusal, full: str) -> None:
    """Refusals that hardly ever happen are told as well."""
    (said,) = say_all([TELL.refusal(refusal, desk_at(BOARD, 0))])
    assert full == said.full


def test_english_refusals() -> None:
    """English names the same places, lines and properties."""
    told = {
        "žx1 m52": "Yellow cross 1: you have no such card in your hand.",
        "zx4 m51 zt1 m53": "There is a gap between the cards, cell m52 is free.",
        "čt3 l50": "Row 50, l to p would have 5 cards, a line has four at most.",
        "čt3 p48": "Column p: the colours red, red and yellow are neither all the same nor all different.",
    }
    for typed, full in told.items():
        refusal = GAME.refusal(BOARD, 0, parse(BOARD, typed))
        assert refusal is not None
        (said,) = say_all([TELL.refusal(refusal, desk_at(BOARD, 0, "en"))], "en")
        assert full == said.full


def test_all_refusals_of_the_rules_are_told() -> None:
    """No refusal that the rules can give is without a sentence."""
    told = {GAME.refusal(state, 0, parse(state, typed)) for state, typed, _, _ in CASES}
    rare = {"iota-refused-nothing", "iota-refused-recycle-wild-for-wild", "iota-refused-wilds"}
    declared = {f"iota-refused-{name}" for name in ("hand-size", "held-wild", "seen", "wilds-seen")}
    assert set(REFUSAL_KEYS) == {one.key for one in told if one} | rare | declared | {
        "iota-refused-kind",
        "iota-refused-draw",
    }
    assert GAME.refusal(BOARD, 0, Place(())) == refuse("iota-refused-nothing")
    assert GAME.refusal(BOARD, 0, Draw(0)) == refuse("iota-refused-kind")
    assert GAME.refusal(BOARD, 0, PASS) is None
