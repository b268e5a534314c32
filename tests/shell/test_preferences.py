from __future__ import annotations

from collections.abc import Mapping

from accessgames.shell.settings import UNASKED, Preferences, default_settings
from tests.shell.stage import settings_with, speak

Saved = list[Mapping[str, str]]


def preferences(saved: Saved, **overrides: str) -> Preferences:
    return Preferences(speak, settings_with({}), saved.append, overrides)


def test_overrides_hold_and_are_not_saved() -> None:
    """A profile chosen by a flag is for this session; saving something else leaves the settings' own."""
    saved: Saved = []
    chosen = preferences(saved, profile="zrak")
    assert "zrak" == chosen.settings["profile"]
    chosen.change("cells", "20")
    assert ("ctecka", "20") == (saved[-1]["profile"], saved[-1]["cells"])
    assert "zrak" == chosen.settings["profile"]


def test_what_is_changed_by_hand_overrides_the_override() -> None:
    """The latest word counts, and lasts."""
    saved: Saved = []
    chosen = preferences(saved, profile="zrak")
    chosen.change("profile", "klavesy")
    assert ("klavesy", "klavesy") == (chosen.settings["profile"], saved[-1]["profile"])


def test_manners_change_the_way_of_speaking_at_once() -> None:
    """The same language, in other manners."""
    chosen = preferences([])
    before = chosen.language
    chosen.change("register", "informal")
    assert ("formal", "informal") == (before.manners.register, chosen.language.manners.register)
    assert before.tag == chosen.language.tag


def test_the_words_are_those_of_the_language_and_the_game() -> None:
    """Words of a game only where it is played."""
    chosen = preferences([])
    assert "stav" == chosen.words().word("status")
    assert "roll" not in chosen.words()
    assert "roll" in chosen.words("pig")
    chosen.change("language", "en")
    assert "status" == chosen.words().word("status")


def test_a_language_that_was_never_asked_about_keeps_the_one_spoken() -> None:
    """Other settings may change before the question is answered."""
    chosen = Preferences(speak, default_settings(), lambda _: None, {"language": "en"})
    chosen.change("cells", "20")
    assert "en" == chosen.language.tag
    assert UNASKED == default_settings()["language"]
