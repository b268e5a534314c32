"""Actions that are allowed and hardly ever meant are asked about once: an empty claim in iQLANDIE."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.questions import DoubtedAction
from accessgames.shell.typing_aids import press_key
from tests.shell.stage import Stage

ASKED = "Řešení zatím nemá žádný krok. Opravdu ho ohlásit? Napište „hotovo“ ještě jednou, nebo „ne“."
ALONE = {"practice": "optics"}


def solving(players: str = "Jana,bot:2", settings: dict[str, str] | None = None) -> Stage:
    """A match in which the first task has just been shown."""
    stage = Stage(load_room("iqlandie"), players, options=ALONE, settings=settings or {})
    stage.type("připraveno")
    return stage


def claims(stage: Stage) -> int:
    """How many claims of the first seat the journal holds."""
    return sum(entry.actor == 0 and entry.text.startswith("claim") for entry in stage.match.entries)


def test_an_empty_claim_is_asked_about_and_changes_nothing() -> None:
    """The person keeps the chance to be first."""
    stage = solving()
    assert [ASKED] == stage.type("hotovo")
    assert isinstance(stage.session.agenda.question, DoubtedAction)
    assert "Odpověď:" == stage.prompt()
    assert 0 == claims(stage)


@pytest.mark.parametrize("answer", ["hotovo", "mám to", "ano", "a"])
def test_the_same_once_more_or_a_yes_claims(answer: str) -> None:
    """The rules allow it, so nobody is kept from it."""
    stage = solving()
    stage.type("hotovo", answer)
    assert 1 == claims(stage)
    assert not isinstance(stage.session.agenda.question, DoubtedAction)


def test_a_no_goes_on_with_the_task() -> None:
    """And what is expected is told again."""
    stage = solving()
    assert ["Dobře, neprovedeno.", "Čas běží. Řešte, pak napište „hotovo“."] == stage.type("hotovo", "ne")
    assert 0 == claims(stage)
    assert stage.session.agenda.question is None


def test_any_other_line_means_no() -> None:
    """It is done at once, and a later empty claim is asked about again."""
    stage = solving()
    stage.type("hotovo", "zadání")
    assert stage.session.agenda.question is None
    assert [ASKED] == stage.type("hotovo")


def test_an_empty_line_repeats_the_question() -> None:
    """And it stays open."""
    stage = solving()
    assert ["Ještě jednou: " + ASKED] == stage.type("hotovo", "")
    assert isinstance(stage.session.agenda.question, DoubtedAction)


def test_what_stands_behind_it_on_the_line_is_not_done() -> None:
    """A question is answered by the next line, not by what was typed before it was asked."""
    stage = solving()
    assert [ASKED, "Neprovedeno: ano."] == stage.type("hotovo; ano")
    assert 0 == claims(stage)


def test_a_claim_with_a_step_is_done_at_once() -> None:
    """Also when it is wrong: that is what the rules are for."""
    stage = solving()
    stage.type("c3 h p")
    told = stage.type("hotovo")
    assert 1 == claims(stage)
    assert ASKED not in told


def test_after_taking_every_step_back_it_is_asked_again() -> None:
    """The workspace is what it was at the start."""
    stage = solving()
    assert [ASKED] == stage.type("c3 h p", "zpět", "hotovo")


def test_a_claim_with_a_delay_is_asked_about_too() -> None:
    """It would shut the workspace for as long."""
    stage = solving()
    assert [ASKED] == stage.type("hotovo za 35")
    stage.type("hotovo")
    assert isinstance(stage.session.agenda.question, DoubtedAction), (
        "another claim than the one that was asked about"
    )


def test_the_single_key_asks_and_the_same_key_claims() -> None:
    """In the profile of single keys a slip of one finger costs nothing."""
    stage = solving(settings={"profile": "klavesy"})
    key = press_key(stage.session, "f").line
    assert [ASKED] == stage.type(key)
    stage.type(press_key(stage.session, "f").line)
    assert 1 == claims(stage)


def test_at_a_shared_keyboard_only_who_was_asked_confirms() -> None:
    """The number says who claims; another one is asked for the own claim."""
    stage = Stage(load_room("iqlandie"), "Jana,Petr", options=ALONE)
    stage.type("1 připraveno", "2 připraveno")
    assert [ASKED] == stage.type("1 hotovo")
    assert ["Ještě jednou: " + ASKED] == stage.type("2 hotovo")
    stage.type("1 hotovo", "1 hotovo")
    assert 1 == claims(stage)


def test_at_a_shared_keyboard_a_plain_yes_claims_for_who_was_asked() -> None:
    """Nobody has the keyboard meanwhile, so the question remembers."""
    stage = Stage(load_room("iqlandie"), "Jana,Petr", options=ALONE)
    stage.type("1 připraveno", "2 připraveno", "1 hotovo", "ano")
    assert 1 == claims(stage)


def test_a_question_that_has_become_pointless_goes_away() -> None:
    """Who is too late meanwhile can't claim, and is told what is expected now."""
    stage = solving()
    stage.type("hotovo")
    stage.wait(3600)
    told = stage.type("stav")
    assert 0 == claims(stage)
    assert not isinstance(stage.session.agenda.question, DoubtedAction)
    assert any("bez řešení" in line for line in told)
