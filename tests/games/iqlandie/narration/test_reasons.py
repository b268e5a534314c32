"""Why an action is advised: every reason that the computer players give, in words."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.engine import Reason
from accessgames.games.iqlandie.narration.actions import REASON_KEYS
from tests.games.iqlandie.positions import choosing, piece
from tests.games.iqlandie.wording import TELL, listener_at, say_all

STATE: Final = choosing()
LINE: Final = 40
"""Cells of a common line of Braille."""

CASES: Final = {
    "points gained": Reason("iqlandie-reason-points", (("exposition", 3), ("points", 5))),
    "a point lost": Reason("iqlandie-reason-points", (("exposition", 1), ("points", -1))),
    "a pair gained": Reason("iqlandie-reason-pair", (("points", 2),)),
    "a pair lost": Reason("iqlandie-reason-pair", (("points", -2),)),
    "most": Reason("iqlandie-reason-most", (("points", 4),)),
    "most of one": Reason("iqlandie-reason-most", (("points", 1),)),
    "room": Reason("iqlandie-reason-room", (("exposition", 6), ("squares", 3))),
    "no room": Reason("iqlandie-reason-room", (("exposition", 6), ("squares", 0))),
    "harmless": Reason("iqlandie-reason-harmless", (("exposition", 2),)),
    "denial": Reason("iqlandie-reason-denial", (("points", 21),)),
    "an offer": Reason(
        "iqlandie-reason-offer",
        (("kind", "optics"), ("pieces", (piece("t4r*"), piece("i3b"))), ("points", 12)),
    ),
    "an offer of one piece": Reason(
        "iqlandie-reason-offer", (("kind", "space"), ("pieces", (piece("v3j"), None)), ("points", 1))
    ),
    "nowhere": Reason("iqlandie-reason-nowhere", (("piece", piece("i4r*")),)),
    "the next one": Reason("iqlandie-reason-bag", (("seat", 1),)),
    "a joker": Reason("iqlandie-reason-joker", (("colour", "purple"), ("points", 104))),
    "built": Reason("iqlandie-reason-built"),
    "ready": Reason("iqlandie-reason-ready"),
    "a hint": Reason("iqlandie-reason-hint", (("count", 1), ("seconds", 30))),
    "the solution": Reason("iqlandie-reason-hint", (("count", 3), ("seconds", 0))),
}

CZECH: Final = {
    "points gained": ("Expozice 3 získává 5 bodů.", "Expozice 3 plus 5.", "ex3 +5"),
    "a point lost": ("Expozice 1 ztrácí 1 bod.", "Expozice 1 minus 1.", "ex1 -1"),
    "a pair gained": ("Podmínka získává 2 body.", "Podmínka plus 2.", "podm +2"),
    "a pair lost": ("Podmínka ztrácí 2 body.", "Podmínka minus 2.", "podm -2"),
    "most": ("Teď přináší až 4 body.", "Přináší až 4.", "až 4 b"),
    "most of one": ("Teď přináší až 1 bod.", "Přináší až 1.", "až 1 b"),
    "room": ("V expozici 6 zbývají pro dílky 3 pole.", "Místo pro dílky: 3.", "ex6 místo 3"),
    "no room": ("V expozici 6 už nezbývá místo pro žádný dílek.", "Místo pro dílky: 0.", "ex6 místo 0"),
    "harmless": ("V expozici 2 ničemu nevadí.", "Ničemu nevadí.", "ex2 nevadí"),
    "denial": ("Soupeři by přinesl až 21 bodů.", "Soupeři až 21.", "soupeři až 21 b"),
    "an offer": (
        "Optika nabízí dílky až za 12 bodů: červené téčko s robotem, modrá krátká tyčka.",
        "Optika: červené téčko s robotem, modrá krátká tyčka.",
        "opt 12 b: čt4r mi3",
    ),
    "an offer of one piece": (
        "Vesmír nabízí dílky až za 1 bod: žolíkový růžek.",
        "Vesmír: žolíkový růžek.",
        "ves 1 b: jv3",
    ),
    "nowhere": (
        "Nikam se nevejde červená dlouhá tyčka s robotem.",
        "Nevejde se červená dlouhá tyčka s robotem.",
        "či4r nikam",
    ),
    "the next one": ("Další vybírá Petr.", "Pak vybírá Petr.", "pak Petr"),
    "a joker": ("Fialová barva dá celé desce 104 bodů.", "Fialová: 104 bodů.", "f 104 b"),
    "built": ("Dílky tohoto kola už leží.", "Dílky leží.", "leží vše"),
    "ready": ("Čas ještě neběží.", "Čas neběží.", "čas neběží"),
    "a hint": (
        "Slovo „rada“ naznačí řešení a přidá 30 sekund.",
        "Rada: náznak, plus 30 sekund.",
        "rada: náznak +30 s",
    ),
    "the solution": (
        "Slovo „rada“ řekne celé řešení a úlohu tím vzdá.",
        "Rada: řešení, konec úlohy.",
        "rada: řešení, vzdát",
    ),
}

ENGLISH: Final = {
    "points gained": ("Exhibition 3 gains 5 points.", "Exhibition 3 plus 5.", "ex3 +5"),
    "a point lost": ("Exhibition 1 loses 1 point.", "Exhibition 1 minus 1.", "ex1 -1"),
    "a pair gained": ("The condition gains 2 points.", "Condition plus 2.", "cond +2"),
    "a pair lost": ("The condition loses 2 points.", "Condition minus 2.", "cond -2"),
    "most": ("It brings up to 4 points now.", "It brings up to 4.", "up to 4 p"),
    "most of one": ("It brings up to 1 point now.", "It brings up to 1.", "up to 1 p"),
    "room": ("Exhibition 6 still has room for pieces on 3 cells.", "Room for pieces: 3.", "ex6 room 3"),
    "no room": ("Exhibition 6 has no room left for a piece.", "Room for pieces: 0.", "ex6 room 0"),
    "harmless": ("In exhibition 2 it does no harm.", "Does no harm.", "ex2 no harm"),
    "denial": ("It would bring an opponent up to 21 points.", "An opponent up to 21.", "rival up to 21 p"),
    "an offer": (
        "Optics has pieces for up to 12 points: red T with a robot, blue short bar.",
        "Optics: red T with a robot, blue short bar.",
        "opt 12 p: rt4r bi3",
    ),
    "an offer of one piece": (
        "Space has pieces for up to 1 point: joker corner.",
        "Space: joker corner.",
        "spa 1 p: jv3",
    ),
    "nowhere": (
        "There is no room for the red long bar with a robot.",
        "No room for red long bar with a robot.",
        "ri4r no room",
    ),
    "the next one": ("Petr takes next.", "Next is Petr.", "then Petr"),
    "a joker": ("In purple the board is worth 104 points.", "Purple: 104 points.", "p 104 p"),
    "built": ("All pieces of this round are placed.", "All are placed.", "all placed"),
    "ready": ("The clock does not run yet.", "No clock yet.", "no clock yet"),
    "a hint": (
        "The word “hint” points at the solution and adds 30 seconds.",
        "Hint: a pointer, plus 30 seconds.",
        "hint: pointer +30 s",
    ),
    "the solution": (
        "The word “hint” tells the whole solution and gives the task up.",
        "Hint: solution, end of the task.",
        "hint: solution, give up",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_reasons(name: str) -> None:
    """In full, in brief, in Braille, in both languages; a loss is told as a loss, not as a negative gain."""
    for tag, told in (("cs", CZECH), ("en", ENGLISH)):
        (line,) = say_all([TELL.reason(CASES[name], listener_at(STATE, 0, tag))], tag)
        assert told[name] == (line.full, line.brief, line.braille)
        assert "hint" == line.kind
        assert cells(line.braille, tag) <= LINE


def test_none_is_left_out() -> None:
    """Every reason that there is is told here."""
    assert set(REASON_KEYS) == {reason.key for reason in CASES.values()}
