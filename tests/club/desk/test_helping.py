"""Help at the desk: all words, one of them, and the single keys."""

from __future__ import annotations

from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.conversation import COMMAND_GROUPS, PROGRAM_WORDS
from accessgames.shell.commands.general import HEARING_WORDS
from tests.club.desk.helpers import begun, language
from tests.club.desk.test_conversation import told


def test_help_names_every_word_once() -> None:
    """Where we are, the next words, the groups, and how one word is explained."""
    begun("Jana", club="A").club.close()
    lines = told("nápověda")
    text = " ".join(lines)
    words = language("cs").vocabulary("common", "space", "shell", "club")
    for command in COMMANDS:
        assert words.word(f"club-{command}") in text
    for word in (*HEARING_WORDS, *PROGRAM_WORDS):
        assert words.word(word) in text
    assert "Jedno slovo vysvětlí třeba „nápověda zapiš“." in lines
    named = [command for commands in COMMAND_GROUPS.values() for command in commands]
    assert len(named) == len(set(named))


def test_one_word_is_explained_and_several_are_too() -> None:
    """A beginning that may be two words explains both; what is no word is refused with it."""
    begun("Jana", club="A").club.close()
    assert "Odhlásí hráče; co získal, zůstává." in told("nápověda odhlas")
    lines = told("nápověda výsl")
    assert any(line.startswith("Zapíše výsledek stolu") for line in lines)
    assert any(line.startswith("Přečte výsledky kola") for line in lines)
    assert any("qqqq" in line for line in told("nápověda qqqq"))


def test_keys_are_listed_and_a_number_explains_one() -> None:
    """The list can be turned, and each key asked about."""
    begun("Jana", club="A").club.close()
    lines = told("klávesy", "1", "dál", "klávesy l", "klávesy ?")
    assert any(line.endswith("t: založ") for line in lines)
    assert any(line.startswith("Založí turnaj") for line in lines)
    assert any(line.startswith("Losuje stoly") for line in lines)


def test_a_letter_is_a_key_and_the_space_bar_is_one_of_them() -> None:
    """As in a match: `v` asks about the key v and switches nothing off, and the space bar is in the list."""
    begun("Jana", club="A").club.close()
    lines = told("klávesy v", "klávesy", "dál")
    assert any(line.startswith("Zapíše výsledek stolu") for line in lines)
    assert any(line.endswith("mezerník: znovu") for line in lines)
