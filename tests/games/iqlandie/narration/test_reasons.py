"""Why an action is advised: every reason that the computer players give, in words."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.engine import Reason
from accessgames.games.iqlandie.narration.reasons import REASONS
from accessgames.language import Manners
from tests.games.iqlandie.positions import choosing, piece
from tests.games.iqlandie.wording import TELL, desk_at, language, say_all

STATE: Final = choosing()
LINE: Final = 40
"""Cells of a common line of Braille."""

CASES: Final = {
    "points gained": Reason("iqlandie-reason-points", (("exposition", 3), ("points", 5))),
    "a point lost": Reason("iqlandie-reason-points", (("exposition", 1), ("points", -1))),
    "a pair gained": Reason("iqlandie-reason-pair", (("points", 2),)),
    "a pair lost": Reason("iqlandie-reason-pair", (("points", -2),)),
    "hope": Reason("iqlandie-reason-hope", (("points", 4),)),
    "hope of one": Reason("iqlandie-reason-hope", (("points", 1),)),
    "spoiled": Reason("iqlandie-reason-spoiled", (("exposition", 6), ("points", 3))),
    "harmless": Reason("iqlandie-reason-harmless", (("exposition", 2),)),
    "denial": Reason("iqlandie-reason-denial", (("piece", piece("t4r")), ("points", 21))),
    "an offer": Reason(
        "iqlandie-reason-offer",
        (("kind", "optics"), ("pieces", (piece("t4r*"), piece("i3b"))), ("points", 12)),
    ),
    "an offer of one piece": Reason(
        "iqlandie-reason-offer", (("kind", "space"), ("pieces", (piece("v3j"), None)), ("points", 1))
    ),
    "nowhere": Reason("iqlandie-reason-nowhere", (("piece", piece("i4r*")),)),
    "the next one": Reason("iqlandie-reason-bag", (("bag", "small"), ("seat", 1))),
    "a joker": Reason("iqlandie-reason-joker", (("colour", "purple"), ("points", 104))),
    "built": Reason("iqlandie-reason-built"),
    "ready": Reason("iqlandie-reason-ready"),
    "a hint": Reason("iqlandie-reason-hint"),
}

CZECH: Final = {
    "points gained": ("Expozice 3 získá 5 bodů.", "Expozice 3 plus 5.", "ex3 +5"),
    "a point lost": ("Expozice 1 ztratí 1 bod.", "Expozice 1 minus 1.", "ex1 -1"),
    "a pair gained": ("Podmínka získá 2 body.", "Podmínka plus 2.", "podm +2"),
    "a pair lost": ("Podmínka ztratí 2 body.", "Podmínka minus 2.", "podm -2"),
    "hope": ("Do konce slibuje ještě 4 body.", "Slibuje 4.", "slibuje 4 b"),
    "hope of one": ("Do konce slibuje ještě 1 bod.", "Slibuje 1.", "slibuje 1 b"),
    "spoiled": ("V expozici 6 ubere vyhlídku na 3 body.", "Ubere vyhlídku na 3.", "ex6 bere 3 b"),
    "harmless": ("V expozici 2 ničemu nevadí.", "Ničemu nevadí.", "ex2 nevadí"),
    "denial": ("Soupeři by z něj měli 21 bodů.", "Soupeřům by dal 21.", "soupeři 21 b"),
    "an offer": (
        "Optika nabízí dílky asi za 12 bodů: červené téčko s robotem, modrá krátká tyčka.",
        "Optika: červené téčko s robotem, modrá krátká tyčka.",
        "opt 12 b: čt4r mi3",
    ),
    "an offer of one piece": (
        "Vesmír nabízí dílky asi za 1 bod: žolíkový růžek.",
        "Vesmír: žolíkový růžek.",
        "ves 1 b: jv3",
    ),
    "nowhere": (
        "Nikam se nevejde červená dlouhá tyčka s robotem.",
        "Nevejde se červená dlouhá tyčka s robotem.",
        "či4r nikam",
    ),
    "the next one": ("Po vás vybírá Petr.", "Pak vybírá Petr.", "pak Petr"),
    "a joker": ("S barvou fialová je deska za 104 bodů.", "Fialová: 104 bodů.", "f 104 b"),
    "built": ("Dílky tohoto kola už leží.", "Dílky leží.", "leží vše"),
    "ready": ("Čas ještě neběží.", "Čas neběží.", "čas neběží"),
    "a hint": ("Bez nápadu pomůže první nápověda k úloze.", "Pomůže nápověda.", "nápověda"),
}

ENGLISH: Final = {
    "points gained": ("Exhibition 3 gains 5 points.", "Exhibition 3 plus 5.", "ex3 +5"),
    "a point lost": ("Exhibition 1 loses 1 point.", "Exhibition 1 minus 1.", "ex1 -1"),
    "a pair gained": ("The condition gains 2 points.", "Condition plus 2.", "cond +2"),
    "a pair lost": ("The condition loses 2 points.", "Condition minus 2.", "cond -2"),
    "hope": ("Until the end it promises 4 points more.", "Promises 4.", "promises 4 p"),
    "hope of one": ("Until the end it promises 1 point more.", "Promises 1.", "promises 1 p"),
    "spoiled": (
        "In exhibition 6 it spoils a prospect of 3 points.",
        "Spoils a prospect of 3.",
        "ex6 spoils 3 p",
    ),
    "harmless": ("In exhibition 2 it does no harm.", "Does no harm.", "ex2 no harm"),
    "denial": ("Opponents would get 21 points from it.", "Worth 21 to opponents.", "others 21 p"),
    "an offer": (
        "Optics has pieces worth about 12 points: red T with a robot, blue short bar.",
        "Optics: red T with a robot, blue short bar.",
        "opt 12 p: rt4r bi3",
    ),
    "an offer of one piece": (
        "Space has pieces worth about 1 point: joker corner.",
        "Space: joker corner.",
        "spa 1 p: jv3",
    ),
    "nowhere": (
        "There is no room for the red long bar with a robot.",
        "No room for red long bar with a robot.",
        "ri4r no room",
    ),
    "the next one": ("After you Petr takes.", "Then Petr takes.", "then Petr"),
    "a joker": ("In purple the board is worth 104 points.", "Purple: 104 points.", "p 104 p"),
    "built": ("The pieces of this round all lie.", "The pieces lie.", "all lie"),
    "ready": ("The clock does not run yet.", "No clock yet.", "no clock yet"),
    "a hint": ("Without an idea the first hint helps.", "A hint helps.", "hint"),
}


@pytest.mark.parametrize("name", CASES)
def test_reasons(name: str) -> None:
    """In full, in brief, in Braille, in both languages; a loss is told as a loss, not as a negative gain."""
    for tag, told in (("cs", CZECH), ("en", ENGLISH)):
        (line,) = say_all([TELL.reason(CASES[name], desk_at(STATE, 0, tag))], tag)
        assert told[name] == (line.full, line.brief, line.braille)
        assert "hint" == line.kind
        assert cells(line.braille, tag) <= LINE


def test_none_is_left_out() -> None:
    """Every reason that there is is told here."""
    assert set(REASONS) == {reason.key for reason in CASES.values()}


def test_informal() -> None:
    """A friend is told what comes after a friend's turn."""
    friendly = language("cs").switch(Manners(register="informal"))
    message = TELL.reason(CASES["the next one"], desk_at(STATE, 0))
    assert "Po tobě vybírá Petr." == friendly.render(message).full
