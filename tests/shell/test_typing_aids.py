from __future__ import annotations

import pytest

from accessgames.language import languages
from accessgames.shell.input.editor import Key
from accessgames.shell.input.readers import KeyPressed
from accessgames.shell.settings import SETTINGS
from accessgames.shell.typing_aids import next_request, press_key
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.own_dice import ROOM as OWN_DICE
from tests.shell.stage import Stage, speak


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("s", KeyPressed("stav")),
        ("S", KeyPressed("stav")),
        (" ", KeyPressed("znovu")),
        ("7", KeyPressed("7")),
        (Key.ENTER, KeyPressed("")),
        (Key.HELP, KeyPressed("nápověda")),
        (Key.SAVE, KeyPressed("ulož")),
        (Key.QUIT, KeyPressed("konec")),
        (Key.ESCAPE, KeyPressed("zavři")),
        (Key.UP, KeyPressed("nahoru")),
        (Key.TAB, KeyPressed("další volné")),
        (":", KeyPressed("", whole=False)),
        ("ř", KeyPressed("klávesy ř")),
    ],
)
def test_every_key_means_something(key: str, expected: KeyPressed) -> None:
    """Letters by the word files, digits choose, function keys as everywhere, unknown ones are asked about."""
    assert expected == press_key(Stage().session, key)


def test_a_verb_that_needs_more_words_lets_them_be_typed() -> None:
    """The key begins the command."""
    assert KeyPressed("polož", whole=False) == press_key(Stage(DUEL, "Jana,bot:1").session, "p")


def test_a_question_takes_its_keys_first() -> None:
    """A yes is one key while a question is open."""
    stage = Stage(settings={"profile": "klavesy"})
    stage.type("konec")
    assert KeyPressed("ano") == press_key(stage.session, "a")
    assert "Odpověď:" == stage.prompt()


def test_whatever_key_is_pressed_there_is_an_answer() -> None:
    """Silence is a bug, also for keys that mean nothing."""
    stage = Stage(settings={"profile": "klavesy"})
    for key in [*"abcdefghijklmnopqrstuvwyzř,. 0123456789", Key.ENTER, Key.HELP, Key.SAVE, *Key]:
        found = press_key(stage.session, key)
        if found.whole and key not in (Key.ESCAPE, Key.QUIT):
            assert stage.type(found.line), key


def test_free_text_is_never_single_keys() -> None:
    """What dice show is typed."""
    stage = Stage(OWN_DICE)
    assert next_request(stage.session).press is not None
    stage.type("hod")
    assert next_request(stage.session).press is None


def test_the_status_is_whose_turn_it_is() -> None:
    """For the profile with a status line."""
    stage = Stage()
    (status,) = next_request(stage.session).status()
    assert "Na tahu: Jana." == stage.console.language.form(status, "brief")


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", ["", "iota", "pig"])
def test_no_two_words_of_a_table_share_a_key(tag: str, game: str) -> None:
    """A key means one thing in one game."""
    words = speak(tag).vocabulary("common", "space", "shell", *filter(None, [game]))
    keys = [words.key(key) for key in words.ids("commands", "verbs", "queries") if words.key(key)]
    assert sorted(set(keys)) == sorted(keys)
    assert SETTINGS[0].key == "language"
