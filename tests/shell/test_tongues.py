"""The language: an empty line takes the one that is spoken, and one word undoes a mistake at any prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.shell.dialogue import Dialogue
from accessgames.shell.launch import ask_language, ask_speech, speak_first
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.shell.settings import Preferences

BACK = ("čeština", "česky", "cestina", "cesky", "Czech")
FORTH = ("English", "anglicky", "angličtina", "ENGLISH")


def speaking(tag: str) -> Stage:
    stage = Stage(settings={"language": tag})
    stage.heard()
    return stage


def preferences(stage: Stage) -> Preferences:
    return stage.session.teller.preferences


def dialogue(stage: Stage, *lines: str) -> Dialogue:
    stage.reader.lines.extend(lines)
    return Dialogue(stage.console, preferences(stage))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_an_empty_line_takes_the_language_that_is_spoken(tag: str) -> None:
    """Who hears English and presses Enter goes on in English, and the question says so."""
    stage = speaking(tag)
    ask_language(dialogue(stage, ""))
    assert tag == preferences(stage).settings["language"]
    assert {"cs": "Prázdný řádek: čeština.", "en": "Empty line: English."}[tag] in stage.spy.text


@pytest.mark.parametrize(
    ("tag", "word", "expected"),
    [*(("en", word, "cs") for word in BACK), *(("cs", word, "en") for word in FORTH)],
)
def test_the_word_for_a_language_is_understood_in_all_of_them(tag: str, word: str, expected: str) -> None:
    """In a match: it is spoken from now on, and what is waited for is told in it."""
    stage = speaking(tag)
    told = stage.type(word)
    assert expected == preferences(stage).settings["language"]
    assert {"cs": "Jazyk: čeština.", "en": "Language: English."}[expected] == told[0]
    assert len(told) == 2


def test_the_word_for_a_language_answers_no_question() -> None:
    """What was asked is asked again in that language, and the answer is still open."""
    stage = speaking("cs")
    stage.type("konec")
    told = stage.type("english")
    assert "Really leave?" in told[-1]
    assert not stage.session.agenda.done
    assert ["Opravdu skončit? Partie zůstane uložena. Napište „ano“ nebo „ne“."] == stage.type("čeština")[1:]


def test_a_word_for_a_language_that_only_asks_changes_nothing() -> None:
    """A question mark never acts."""
    stage = speaking("cs")
    assert "Otazník se jen ptá, nic se nestalo." == stage.type("english?")[0]
    assert "cs" == preferences(stage).settings["language"]


def test_the_first_questions_know_the_words_too() -> None:
    """The question is asked again in the other language, and answered in it."""
    stage = speaking("en")
    stage.saved.clear()
    preferences(stage).change("speech", "unasked")
    ask_speech(dialogue(stage, "cesky", "vůbec"))
    assert "Slyšíte tuto větu jednou, dvakrát, nebo vůbec?" in stage.spy.text
    assert ("cs", "yes") == (stage.saved[-1]["language"], stage.saved[-1]["speech"])


def test_hidden_words_are_words() -> None:
    """Where nobody sees what is typed, nothing is a command."""
    stage = speaking("cs")
    assert "english" == dialogue(stage, "english").ask((), str, hidden=True)


@pytest.mark.parametrize(
    ("read", "speech", "installed", "expected"),
    [
        (False, "unasked", True, True),
        (True, "unasked", True, False),
        (False, "no", True, False),
        (False, "unasked", False, False),
    ],
)
def test_who_hears_nothing_is_asked_aloud(
    monkeypatch: pytest.MonkeyPatch, speech: str, *, read: bool, installed: bool, expected: bool
) -> None:
    """Where nothing reads the console, nobody was asked yet, and a voice is there; it is not remembered."""
    monkeypatch.setattr("accessgames.shell.port_manager.has_voice", lambda _system: installed)
    stage = speaking("cs")
    preferences(stage).change("speech", speech)
    stage.saved.clear()
    assert expected is speak_first(dialogue(stage), read=read)
    assert expected is (stage.console.delivery.settings["speech"] == "yes")
    assert [] == stage.saved


def test_the_question_aloud_says_what_to_type() -> None:
    """Whoever hears the program alone answers so, and it goes on speaking; silence is one word away."""
    stage = speaking("cs")
    preferences(stage).change("speech", "unasked")
    ask_speech(dialogue(stage, "ne"), aloud=True)
    stage.heard()
    assert "Odečítač jsme nenašli, tyto otázky proto čte i program." in stage.spy.text
    assert "Slyšíte-li jen jeho, napište „vůbec“." in stage.spy.text
    assert "yes" == stage.console.delivery.settings["speech"]
