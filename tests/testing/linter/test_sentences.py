"""How the linter reads a pattern, and which words that are typed it finds bare."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessgames.testing.lint_sentences import bare_commands, readings


def read(text: str) -> list[str]:
    """Return how the value of a message reads."""
    message = FluentParser().parse(f"key = {text}").body[0]
    assert isinstance(message, ftl.Message)
    assert message.value
    return list(readings(message.value))


def test_each_variant_is_read_beside_the_defaults() -> None:
    """The defaults first, then each other variant in its place; values are marks."""
    assert [
        "Hrajete ⟦points⟧ bodů, ⟦COMMAND⟧.",
        "Hraješ ⟦points⟧ bodů, ⟦COMMAND⟧.",
        "Hrajete ⟦points⟧ bod, ⟦COMMAND⟧.",
    ] == read(
        """{ REGISTER() ->
        [informal] Hraješ
       *[formal] Hrajete
    } { $points } { $points ->
        [one] bod
       *[other] bodů
    }, { COMMAND(WORD("next")) }."""
    )


def test_a_capital_changes_nothing() -> None:
    """A word with a capital is a word that is typed as well; a text in quotes is text."""
    assert ["⟦WORD⟧ a {"] == read('{ CAP(WORD("add")) } a { "{" }')


BARE = [
    "Zbývá ⟦n⟧, napište ⟦WORD⟧.",
    "Za ⟦WORD⟧ patří tah.",
    "Výčet ⟦WORD⟧ jde dál: ⟦WORD⟧.",
    "⟦WORD⟧ řekne, co leží na desce.",
    "Řekne „ano“, ⟦WORD⟧ ji zruší.",
]

MARKED = [
    "Zbývá ⟦n⟧, napište ⟦COMMAND⟧.",
    "Dál: ⟦WORD⟧, ⟦WORD⟧ a ⟦WORD⟧.",
    "Skončit? ⟦WORD⟧ nebo ⟦WORD⟧",
    "⟦WORD⟧ a číslo: přečte jednu řadu.",
    "Příkaz „⟦WORD⟧“ neznám.",
    "⟦n⟧ bodů.",
]


@pytest.mark.parametrize("line", BARE)
def test_a_bare_command_is_found(line: str) -> None:
    """Inside a sentence a word that is typed would be heard as a word of it."""
    assert 1 == len(list(bare_commands(line)))


@pytest.mark.parametrize("line", MARKED)
def test_lists_heads_and_quotes_need_no_mark(line: str) -> None:
    """A list of nothing else, the head of an entry, and what stands in quotes."""
    assert [] == list(bare_commands(line))


def test_a_variable_may_be_a_command() -> None:
    """Where code gives a word of the vocabulary, the variable is to be marked as well."""
    assert [] == list(bare_commands("Nejdřív ⟦command⟧."))
    assert ["Nejdřív ⟦command⟧"] == list(bare_commands("Nejdřív ⟦command⟧.", frozenset({"command"})))
