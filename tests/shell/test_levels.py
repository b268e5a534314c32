"""Levels of computer players by name: told, typed, asked for."""

from __future__ import annotations

import pytest

from accessgames.engine import BotKit
from accessgames.language import Language, Message, Nested, Person, languages, say
from accessgames.shell.seating import BOT_LEVELS, find_level, level_words, player_message
from accessgames.testing.speech import load_speech_lint

FIVE = BotKit({}, ("a", "b", "c", "d", "e"), "e")
THREE = BotKit({}, ("a", "b", "c"), "c")
ALFA = Person("Alfa", "other", "unknown")


def _words(tag: str) -> tuple[tuple[str, ...], ...]:
    return level_words(Language(tag).vocabulary("shell"))


@pytest.mark.parametrize("tag", languages())
def test_what_is_told_may_be_typed(tag: str) -> None:
    """The name of a level in a sentence is the first of the words that mean it."""
    language = Language(tag)
    told = [language.text("shell-level", level=level) for level in range(1, BOT_LEVELS + 1)]
    assert told == [names[0] for names in _words(tag)]
    levels = range(1, BOT_LEVELS + 1)
    offered = [
        say("home-level", level=level, named="yes", name=Nested(say("shell-level", level=level)))
        for level in levels
    ]
    assert told == [language.form(one, "full") for one in offered]


def test_no_name_means_two_levels() -> None:
    """In no language, and not across them either, so that any of them may be typed after `bot:`."""
    named = {name: set[int]() for tag in languages() for names in _words(tag) for name in names}
    for tag in languages():
        for level, names in enumerate(_words(tag), 1):
            for name in names:
                named[name].add(level)
    assert {} == {name: levels for name, levels in named.items() if len(levels) > 1}


@pytest.mark.parametrize(
    ("name", "expected"),
    [("mistr", 4), ("MISTR", 4), ("ucen", 2), ("Učeň", 2), ("velmistryně", 5), ("mist", None), ("", None)],
)
def test_names_are_typed_in_full(name: str, expected: int | None) -> None:
    """Case and diacritics don't matter; a beginning is not enough where a record depends on it."""
    assert expected == find_level(name, Language("cs").vocabulary("shell"))


@pytest.mark.parametrize(
    ("player", "kit", "expected"),
    [
        ("bot:4", FIVE, ("Alfa je počítač, úroveň 4, mistr.", "Alfa: počítač 4, mistr", "Alfa poč. 4")),
        ("bot:3", THREE, ("Alfa je počítač, úroveň 3.", "Alfa: počítač 3", "Alfa poč. 3")),
        (
            "bot:greedy",
            FIVE,
            ("Alfa je počítač, povaha greedy.", "Alfa: počítač greedy", "Alfa poč. greedy"),
        ),
    ],
)
def test_players_are_told(player: str, kit: BotKit, expected: tuple[str, str, str]) -> None:
    """A level with its name where there are five, by number alone elsewhere; a policy as it is."""
    language, message = Language("cs"), player_message(ALFA, player, kit)
    assert expected == tuple(language.form(message, form) for form in ("full", "brief", "braille"))


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("asked", [say("home-ask-level"), say("home-level", level=3, named="no", name="")])
def test_the_question_reads_well(tag: str, asked: Message) -> None:
    """The question and a level without a name of its own, in every form."""
    language, lint = Language(tag), load_speech_lint(tag)
    for form in ("full", "brief", "braille"):
        told = language.form(asked, form)
        assert told
        assert [] == list(lint.line(told)) or form == "braille"
