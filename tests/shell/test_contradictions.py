"""What the program says agrees with what it does: missing words, settings, keys, several commands."""

from __future__ import annotations

import pytest

from accessgames.games.iota import ROOM as IOTA
from accessgames.shell.dialogue import Dialogue
from accessgames.shell.input.readers import KeyPressed
from accessgames.shell.launch import ask_speech
from accessgames.shell.typing_aids import press_key
from tests.shell.stage import Stage


def test_a_verb_without_its_words_is_not_another_command() -> None:
    """`vezmi` alone is the verb of the game that lacks something, not the beginning of `vezmi zpět`."""
    assert Stage(IOTA).type("vezmi m50 za") != Stage(IOTA).type("vezmi zpět")
    assert ["Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."] == Stage(IOTA).type("vezmi")
    assert ["Není co vzít zpět."] == Stage(IOTA).type("vezmi zpět")


@pytest.mark.parametrize("line", ["nastavení cvičení ano", "nastavení jméno Eva", "nastavení rod ženský"])
def test_a_setting_of_the_next_match_says_so(line: str) -> None:
    """What belongs to a match from its beginning is set for the next one, and that is told."""
    stage = Stage()
    assert "Platí od příští partie." == stage.type(line)[-1]
    assert not stage.match.header.training
    assert "Jana" == stage.session.known.seating.seats[0].name


def test_a_setting_that_acts_at_once_says_nothing_of_a_next_match() -> None:
    """Only settings that wait are told to wait."""
    assert "Platí od příští partie." not in Stage().type("nastavení oslovení tykání")


@pytest.mark.parametrize("line", ["nastavení hlas programu ano", "hlas zapnout"])
def test_the_setting_of_the_voice_promises_nothing(line: str) -> None:
    """Whoever chooses the voice where it cannot speak, as in a pipe, hears that it does not."""
    assert "Hlas programu mluví jen v terminálu." in Stage().type(line)


TYPING = (
    "Říká i psaná písmena, mění to „nastavení opakovat psaní“. "
    "Každá klávesa hlas přeruší, „znovu“ dořekne zbytek."
)


@pytest.mark.parametrize(
    ("answer", "told", "value"),
    [
        ("vůbec", "Program teď mluví sám, umlčí jej „hlas vypnout“.", "yes"),
        ("dvakrát", "Program sám nemluví, druhý hlas vypíná odečítač.", "no"),
    ],
)
def test_the_first_answer_decides_about_the_voice(answer: str, told: str, value: str) -> None:
    """The first question keeps its answer, and says what follows from it."""
    stage = Stage()
    stage.reader.lines.append(answer)
    ask_speech(Dialogue(stage.console, stage.session.teller.preferences))
    lines = stage.heard()
    assert told in lines
    assert (value == "yes") is (TYPING in lines)
    assert value == stage.session.teller.preferences.settings["speech"]


@pytest.mark.parametrize(("key", "command"), [("+", "dál"), ("-", "předchozí"), ("?", "klávesy")])
def test_keys_for_what_lists_need(key: str, command: str) -> None:
    """Pages of a list and the list of keys have single keys, in every game."""
    stage = Stage(IOTA, settings={"profile": "klavesy"})
    assert KeyPressed(command) == press_key(stage.session, key)
    # What ends in a question mark asks: all keys are listed.
    expected = stage.type("klávesy" if key == "?" else f"nápověda {command}")
    assert expected == stage.type(f"klávesy {key}")


def test_the_colon_is_told_once() -> None:
    """A match played by keys begins by saying how a word is typed, a match of typed lines doesn't."""
    colon = "Dvojtečka začíná slovo, které se píše celé a potvrdí Enterem."
    assert 1 == Stage(settings={"profile": "klavesy"}).opening.count(colon)
    stage = Stage()
    assert colon not in stage.opening
    assert colon in stage.type("klávesy zapnout")
    assert any(line.endswith(colon) for line in stage.type("klávesy"))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_key_is_explained_by_a_bare_sign(tag: str) -> None:
    """The list of keys names the keys and what they do; no line ends with the sign itself."""
    stage = Stage(IOTA, settings={"language": tag})
    lines = stage.type(stage.session.teller.words.word("keys"))
    more = stage.session.teller.words.word("next")
    for _ in range(4):
        lines += stage.type(more)
    names = {"cs": ("čárka: starší", "tečka: novější"), "en": ("comma: older", "full stop: newer")}[tag]
    assert all(any(line.endswith(name) for line in lines) for name in names)
    assert not [line for line in lines if line.endswith((": ,", ": ."))]


def test_an_ambiguous_command_stops_those_behind_it() -> None:
    """What stands behind a word that may mean several things is not done, and this is said."""
    stage = Stage(IOTA)
    lines = stage.type("po; ruka")
    assert any("více významů" in line for line in lines)
    assert any(line.startswith("Neprovedeno") for line in lines)
    assert not any(line.startswith("Máte") for line in lines)


def test_searching_needs_a_word() -> None:
    """The search without a word says what is missing instead of reading everything."""
    assert ["Za „hledej“ patří slovo, které se má najít."] == Stage(IOTA).type("hledej")
