"""Several people at one keyboard: nobody hears what only another may know."""

from __future__ import annotations

import pytest

from accessgames.output.ports import Ports
from tests.output.recorder import Recorder
from tests.pig import ROOM as PIG
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage

JANA = "Ke klávesnici: Jana. Pak napište „ano“."
PETR = "Ke klávesnici: Petr. Pak napište „ano“."


@pytest.fixture
def stage() -> Stage:
    """Two people with hidden hands."""
    return Stage(DUEL, "Jana,Petr")


def test_the_keyboard_is_handed_over_before_anything_private(stage: Stage) -> None:
    """The common text says that cards were dealt, not which."""
    assert "Jana dostává: karta." in stage.opening
    assert JANA == stage.opening[-1]
    assert not [line for line in stage.opening if line.startswith("Dostáváte")]


@pytest.mark.parametrize("line", ["ruka", "tahy", "rada", "zkus polož kámen", "polož kámen", "1"])
def test_until_then_secrets_are_not_told(stage: Stage, line: str) -> None:
    """Whatever would show the hand asks for the hand-over once more."""
    stage.type("hráči")
    told = stage.type(line)
    assert told in ([JANA], ["Číslo 1 teď nic nevybírá, seznam přečte třeba „tahy“."])
    assert stage.session.known.seating.unlocked is None


@pytest.mark.parametrize("line", ["kdo", "hráči", "změny", "historie vše", "pravidla", "nápověda", "skóre"])
def test_until_then_everything_public_is_answered(stage: Stage, line: str) -> None:
    """Waiting for a person stops no question, and no answer names a card."""
    told = stage.type(line)
    assert told
    assert not any(card in " ".join(told) for card in ("kámen", "nůžky", "papír"))


def test_a_yes_opens_the_hand(stage: Stage) -> None:
    """What was dealt is told now, then whose turn it is; a no asks again."""
    assert ["Ještě jednou: " + JANA] == stage.type("ne")
    told = stage.type("ano")
    assert 3 == sum(line.startswith("Dostáváte: ") for line in told)
    assert "Vyberte kartu." == told[-1]
    assert stage.type("ruka")[0].startswith("V ruce: ")


def test_the_next_player_hears_nothing_of_it(stage: Stage) -> None:
    """Neither in the history, nor by repeating, nor by asking what happened."""
    stage.type("ano", "ruka", "tahy", "rada", "polož kámen")
    told: list[str] = []
    for line in ("znovu", "historie vše", "dál", "dál", "brajl", "změny", "poslední", "ano", "historie vše"):
        told += [text for text in stage.type(line) if not text.startswith(("Dostáváte", "Opět: Dostáváte"))]
    assert "Petr dostává: karta." in told or "Jana klade: karta." in told
    assert not [text for text in told if "V ruce" in text or "Rada" in text or "Kladete" in text]


def test_sealed_choices_open_only_when_all_are_in(stage: Stage) -> None:
    """The first card stays face down until the second lies, then both are open."""
    stage.type("ano")
    card = stage.session.known.listener().view.hands[0][0]
    word = stage.session.teller.words.word(card)
    told = stage.type(f"polož {word}")
    assert ["Jana klade: karta.", PETR] == told
    stage.type("ano")
    told = stage.type("polož", "1")
    assert "Petr klade: karta." == told[0]
    assert told[1].startswith(f"Odkryto: {word}, ")


def test_a_list_does_not_outlive_its_owner(stage: Stage) -> None:
    """A number chooses nothing from the list of the player before."""
    stage.type("ano", "tahy", "polož", "1")
    assert stage.type("1")[0].startswith("Číslo 1 teď nic nevybírá")


def test_a_game_without_secrets_needs_no_hand_over() -> None:
    """Names are told in place of the address, and the keyboard goes on by itself."""
    stage = Stage(PIG, "Jana,Petr")
    assert "Na tahu je Jana." == stage.opening[-1]
    told = stage.type("hod", "přičti")
    assert "Jana si přičítá 6 bodů, celkem 6." == told[0]
    assert "Na tahu je Petr." == told[-1]
    assert "Petr hodí" in stage.type("hod")[0]


def test_after_the_end_everybody_is_a_spectator() -> None:
    """No hand is asked for any more, but the result may be asked about."""
    stage = Stage(DUEL, "Jana,Petr")
    for _ in range(3):
        stage.type("ano", "polož", "1")
        stage.type("ano", "polož", "1")
    assert stage.session.known.over
    assert stage.session.known.seating.unlocked is None
    assert stage.type("proč")[0].startswith("První místo, ")
    assert stage.type("polož kámen") == ["Partie už skončila."]


def test_a_hand_can_be_shown_to_the_fingers_alone() -> None:
    """The screen says only that it is there; without a display the setting is refused."""
    stage = Stage(DUEL, "Jana,Petr")
    assert ["Braillský řádek není připojen, ruka se čte nahlas."] == stage.type("nastavení ruka brajl")
    display = Recorder(brailles=True)
    stage.console.ports = Ports([display])
    assert ["Ruka: brajl."] == stage.type("nastavení ruka brajl")
    told = stage.type("ano")
    assert "Je to na braillském řádku." in told
    assert not [line for line in told if line.startswith("Dostáváte")]
    assert "Je to na braillském řádku." == stage.type("ruka")[0]
    assert any(rendered.full.startswith("V ruce: ") for rendered, _ in display.lines)


def test_what_was_done_is_taken_back_while_the_keyboard_goes_round(stage: Stage) -> None:
    """Until the next person has it, whoever acted last may think better of it, and says to be that person."""
    stage.type("ano", "polož kámen")
    assert stage.type("zpět")[-1].endswith(": Jana. Je u klávesnice? Ano nebo ne?")
    assert "Vzato zpět." == stage.type("ano")[0]
    assert 0 == stage.session.known.seating.unlocked


def test_nobody_takes_back_what_another_did(stage: Stage) -> None:
    """Who has the keyboard now has done nothing yet."""
    stage.type("ano", "polož kámen", "ano")
    assert ["Není co vzít zpět."] == stage.type("zpět")
