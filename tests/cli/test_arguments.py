"""How the words of the command line are understood."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.cli.arguments import Arguments, parse_arguments, whole_number
from accessgames.cli.commands import COMMANDS, OPTIONS, START_COMMAND, first_names
from accessgames.cli.console import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence


def test_a_command_with_places_and_options() -> None:
    """Places go to the command's names in order, options by id, wherever they stand."""
    found = parse_arguments(
        ["--seed", "7", "simulate", "iota", "--players=bot:2,bot:1", "--json", "--games", "5"]
    )
    assert "simulate" == found.command.id
    assert {"game": "iota"} == found.places
    assert ("7", "bot:2,bot:1", "5") == (found.value("seed"), found.value("players"), found.value("games"))
    assert found.has("json")
    assert not found.has("journal")


def test_nothing_means_start() -> None:
    """Without words the program starts to talk."""
    assert Arguments(START_COMMAND) == parse_arguments([])


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("hraj iota", "play"),
        ("HRAJ iota", "play"),
        ("pokračuj", "resume"),
        ("prehraj soubor", "replay"),
        ("simuluj iota", "simulate"),
        ("rozbor iota", "analyse"),
        ("analyze iota", "analyse"),
        ("pravidla iota", "rules"),
        ("brajl soubor", "braille"),
        ("diagnostika", "doctor"),
        ("měření", "bench"),
    ],
)
def test_commands_have_names_in_other_languages(words: str, command: str) -> None:
    """Czech and other English names mean the same command, with and without diacritics and capitals."""
    assert command == parse_arguments(words.split()).command.id


def test_options_have_czech_names() -> None:
    """Every Czech option name means the same as the English one."""
    czech = parse_arguments(["hraj", "iota", "--hráči", "Jana,bot:2", "--semínko=7", "--volba", "a=b"])
    english = parse_arguments(["play", "iota", "--players", "Jana,bot:2", "--seed=7", "--option", "a=b"])
    assert english == czech


def test_repeated_options_are_collected() -> None:
    """An option that takes several values keeps all of them, in order."""
    assert ("a=1", "b=2") == parse_arguments(["play", "iota", "--option", "a=1", "--option=b=2"]).values(
        "option"
    )


def test_after_two_hyphens_nothing_is_an_option() -> None:
    """A file may be called like an option."""
    assert {"file": "--verify"} == parse_arguments(["replay", "--", "--verify"]).places


def test_a_single_hyphen_is_a_file() -> None:
    """A hyphen stands for the standard input."""
    assert {"file": "-"} == parse_arguments(["braille", "-"]).places


def test_a_value_may_start_with_one_hyphen() -> None:
    """A negative number is a value, to be refused by whoever reads it, and not an option."""
    assert "-5" == parse_arguments(["simulate", "iota", "--seed", "-5"]).value("seed")


def test_help_needs_nothing_else() -> None:
    """Help about a command is given even where its places are missing."""
    assert parse_arguments(["play", "-h"]).has("help")


@pytest.mark.parametrize(
    ("words", "key", "told"),
    [
        (["hrej"], "cli-error-command-near", {"word": "hrej", "near": "hraj"}),
        (["xyzzy"], "cli-error-command-unknown", {"word": "xyzzy"}),
        (["club", "losj"], "cli-error-deed-near", {"word": "losj", "near": "losuj"}),
        (["club", "xyzzy"], "cli-error-deed-unknown", {"word": "xyzzy"}),
        (["club", "undo", "--json"], "cli-error-option-foreign-deed", {"flag": "json", "deed": "undo"}),
        (["bench", "--jsno"], "cli-error-option-near", {"word": "--jsno", "near": "json"}),
        (["bench", "-json"], "cli-error-option-near", {"word": "-json", "near": "json"}),
        (["bench", "--xyzzy"], "cli-error-option-unknown", {"word": "--xyzzy"}),
        (["bench", "--verify"], "cli-error-option-foreign", {"flag": "verify", "command": "bench"}),
        (["play", "iota", "--seed"], "cli-error-no-value", {"flag": "seed"}),
        (["play", "iota", "--seed", "--lang", "cs"], "cli-error-no-value", {"flag": "seed"}),
        (["bench", "--json=1"], "cli-error-unwanted", {"flag": "json", "value": "1"}),
        (["play", "iota", "--seed", "1", "--seed", "2"], "cli-error-twice", {"flag": "seed"}),
        (["play", "iota", "quantum"], "cli-error-extra", {"word": "quantum"}),
        (["replay"], "cli-error-missing-file", {}),
    ],
)
def test_the_first_mistake_is_told(words: list[str], key: str, told: dict[str, object]) -> None:
    """Each kind of wrong usage carries the offending word and what would be right."""
    with pytest.raises(UsageError) as caught:
        parse_arguments(words)
    assert (key, told) == (caught.value.key, dict(caught.value.args_))


def test_a_missing_game_is_told_with_the_games_there_are() -> None:
    """Whoever forgets the game hears which ones are installed."""
    with pytest.raises(UsageError) as caught:
        parse_arguments(["play"])
    assert "cli-error-missing-game" == caught.value.key
    assert ("choices",) == tuple(caught.value.args_)


_WORDS = st.sampled_from(
    [
        *(command.id for command in COMMANDS),
        *first_names("command", "cs").values(),
        *(f"--{name}" for name in chain(OPTIONS, first_names("flag", "cs").values())),
        *("--json=x", "--seed=3", "7", "iota", "-", "--", "-h", "", "=", "--=", "ř"),
    ]
)


@given(st.lists(_WORDS, max_size=6))
def test_any_words_are_understood_or_refused(words: Sequence[str]) -> None:
    """No command line ends in anything but arguments that fit the command, or in wrong usage."""
    try:
        found = parse_arguments(words)
    except UsageError:
        return
    assert set(found.options) <= {*found.command.options, "help", "lang"}
    assert list(found.places) == list(found.command.places[: len(found.places)])


@pytest.mark.parametrize(
    ("text", "expected"),
    [("0", 0), ("007", 7), ("9" * 18, 10**18 - 1), ("9" * 19, None), ("-1", None), ("1.0", None)]
    + [(text, None) for text in ("", " 1", "²", "٣", "1_000", "0x1")],
)
def test_whole_number(text: str, expected: int | None) -> None:
    """Only plain digits are a number; anything a Python literal might be as well is not."""
    assert expected == whole_number(text)


@pytest.mark.parametrize("text", ["0", "8", "x", "-1", ""])
def test_numbers_out_of_range_are_refused_with_the_range(text: str) -> None:
    """A wrong number is told with the lowest and the highest right one."""
    with pytest.raises(UsageError) as caught:
        Arguments(START_COMMAND, {}, {"games": (text,)}).number("games", 1, range(1, 8))
    assert "cli-error-number" == caught.value.key
    assert {"flag": "games", "value": text, "least": 1, "most": 7} == dict(caught.value.args_)


def test_numbers_have_defaults() -> None:
    """An option that was not given has its default; a given one its value."""
    assert 3 == Arguments(START_COMMAND).number("games", 3, range(1, 8))
    assert 7 == Arguments(START_COMMAND, {}, {"games": ("7",)}).number("games", 3, range(1, 8))


def test_choices() -> None:
    """A choice is one of the given words or absent; anything else is told with the choices."""
    assert None is Arguments(START_COMMAND).choice("format", ("brf", "pef"))
    assert "pef" == Arguments(START_COMMAND, {}, {"format": ("pef",)}).choice("format", ("brf", "pef"))
    with pytest.raises(UsageError) as caught:
        Arguments(START_COMMAND, {}, {"format": ("pdf",)}).choice("format", ("brf", "pef"))
    assert {"flag": "format", "value": "pdf", "choices": ("brf", "pef")} == dict(caught.value.args_)


def test_an_option_without_its_command() -> None:
    """An option of a command stands alone: there is no name of a command to be told, and nothing breaks."""
    with pytest.raises(UsageError) as caught:
        parse_arguments(["--seminko", "7"])
    assert ("cli-error-option-alone", {"flag": "seed"}) == (caught.value.key, dict(caught.value.args_))
