from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.language import say
from accessgames.shell.dialogue import BackError, Dialogue, LeftError
from accessgames.shell.launch import ask_language, ask_speech, guess_language
from accessgames.shell.setup_dialogue import find_game
from accessgames.storage.files import StorageError
from tests.shell.stage import Stage

QUESTION = (say("shell-ask-choice"),)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def dialogue(stage: Stage, *lines: str) -> Dialogue:
    stage.reader.lines.extend(lines)
    return Dialogue(stage.console, stage.session.teller.preferences)


def test_an_answer_that_is_not_understood_is_asked_again(stage: Stage) -> None:
    """With what would be right."""
    assert 2 == dialogue(stage, "lev", "9", "dva").number(QUESTION, range(1, 4), 1)
    assert "„lev“ není číslo od 1 do 3." in stage.spy.text
    assert "„9“ není číslo od 1 do 3." in stage.spy.text


def test_an_empty_line_is_the_answer_that_was_offered(stage: Stage) -> None:
    """Enter goes on."""
    assert 3 == dialogue(stage, "").number(QUESTION, range(1, 4), 3)


@pytest.mark.parametrize(
    ("line", "expected"),
    [("2", 1), ("druhé", 1), ("dru", 1), ("PRVNI", 0), ("b", 1), ("", 0), ("„druhé“", 1), ("“2”.", 1)],
)
def test_a_choice_takes_numbers_and_names(stage: Stage, line: str, expected: int) -> None:
    """By any of its names, by a beginning, without diacritics, and in the quotes it is told in."""
    assert expected == dialogue(stage, line).choice(QUESTION, (("první", "a"), ("druhá", "b", "druhé")), 0)


def test_an_answer_with_a_question_mark_chooses_nothing(stage: Stage) -> None:
    """It is said so, and the question is asked again; the mark alone is help."""
    assert 0 == dialogue(stage, "2?", "druhá ?", "?", "1").choice(QUESTION, (("první",), ("druhá",)), 1)
    assert 2 == stage.spy.text.count("Otazník se jen ptá, nic se nestalo.")
    assert 1 == stage.spy.text.count("Prázdný řádek bere nabízenou odpověď")


def test_a_choice_refuses_what_fits_nothing_or_too_much(stage: Stage) -> None:
    """And asks again."""
    assert 0 == dialogue(stage, "x", "7", "p", "první").choice(QUESTION, (("první",), ("poslední",)), 0)
    assert "„x“ nejde, na výběr je „první“ nebo „poslední“." in stage.spy.text
    assert "Číslo 7 v seznamu není, je v něm 1 až 2." in stage.spy.text


def test_help_and_again_repeat_the_question(stage: Stage) -> None:
    """In the middle of anything."""
    assert 1 == dialogue(stage, "nápověda", "znovu", "1").number(QUESTION, range(1, 4), 2)
    assert 3 == stage.spy.text.count("Jak to má být?")
    assert "Prázdný řádek bere nabízenou odpověď" in stage.spy.text


@pytest.mark.parametrize(("line", "error"), [("konec", LeftError), ("zpět", BackError)])
def test_leaving_and_going_back(stage: Stage, line: str, error: type[Exception]) -> None:
    """Both by a word that is written in full."""
    with pytest.raises(error):
        dialogue(stage, line).number(QUESTION, range(1, 4), 1)


def test_the_end_of_input_leaves(stage: Stage) -> None:
    """A pipe that ends in the middle of the questions."""
    with pytest.raises(LeftError):
        dialogue(stage).number(QUESTION, range(1, 4), 1)


def test_a_break_asks_again_at_a_terminal_and_leaves_in_a_pipe(stage: Stage) -> None:
    """Ctrl+C stops what is being said, not the program."""
    assert 1 == dialogue(stage, "^C", "1").number(QUESTION, range(1, 4), 2)
    stage.reader.prompts = False
    with pytest.raises(LeftError):
        dialogue(stage, "^C").number(QUESTION, range(1, 4), 2)


def test_a_name_may_begin_like_a_command(stage: Stage) -> None:
    """Only whole words are commands here: Zora is nobody's `zpět`."""
    assert "Z" == dialogue(stage, "Z").ask(QUESTION, str)


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "en_US", "LANG": "cs_CZ"}, "en"),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANG": "de_DE"}, None),
        ({}, None),
    ],
)
def test_the_system_may_say_the_language(environ: dict[str, str], expected: str | None) -> None:
    """As far as it is one of ours."""
    assert expected == guess_language(environ)


def test_the_language_is_asked_in_all_of_them(stage: Stage) -> None:
    """One line, understood by speakers of each; the answer counts at once and lasts."""
    ask_language(dialogue(stage, "en"))
    assert "Čeština: napište cs. English: type en." in stage.spy.text
    assert "en" == stage.console.language.tag == stage.saved[-1]["language"]


def test_a_full_disk_at_the_first_start_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language just chosen; the answers are heeded all the same, and the program goes on."""

    def full(_values: object) -> None:
        raise StorageError("error-storage-full", file="settings.toml")

    monkeypatch.setattr(stage.session.teller.preferences, "_save", full)
    ask_language(dialogue(stage, "en"))
    ask_speech(dialogue(stage, "twice"))
    stage.heard()
    assert 2 == stage.spy.text.count("no room on the disk")
    assert ("en", "no") == (stage.console.language.tag, stage.session.teller.preferences.settings["speech"])


@pytest.mark.parametrize(
    ("line", "value"), [("", "no"), ("jednou", "no"), ("dvakrat", "no"), ("vůbec", "yes"), ("3", "yes")]
)
def test_the_question_about_double_speech_is_asked_once(stage: Stage, line: str, value: str) -> None:
    """Heard once or twice, own speech is off; heard never, it is wanted."""
    asking = dialogue(stage, line)
    ask_speech(asking)
    assert value == stage.saved[-1]["speech"]
    ask_speech(asking)
    assert 1 == len(stage.saved)


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig as an installed game."""
    monkeypatch.setattr("accessgames.shell.setup_dialogue.game_ids", lambda: ("iota", "pig"))


@pytest.mark.parametrize(("text", "game"), [("pig", "pig"), ("PRA", "pig"), ("iota", "iota"), ("I", "iota")])
def test_a_game_by_any_of_its_names(stage: Stage, pig: None, text: str, game: str) -> None:
    """Its name, its id, or the beginning of one."""
    assert game == find_game(text, stage.console.language)


@pytest.mark.parametrize("text", ["", "x", "prasečí"])
def test_a_name_of_no_game(stage: Stage, pig: None, text: str) -> None:
    """That is a sentence with the games there are."""
    with pytest.raises(GameError, match="shell-choose") as refused:
        find_game(text, stage.console.language)
    assert ("IOTA", "Prase") == refused.value.args_["choices"]
