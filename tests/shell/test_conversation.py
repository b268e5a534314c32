from __future__ import annotations

import pytest

from accessgames.language import Ambiguous, Unknown
from accessgames.language.catalogue import Language
from accessgames.language.commandline import split_commands
from accessgames.shell.conversation import (
    LONGEST_LINE,
    Arguments,
    meanings_page,
    normalise_spaces,
    not_done_message,
    unfit_message,
    unknown_command,
)

CS = Language("cs")
WORDS = CS.vocabulary("common")
(COMMAND,) = split_commands("ha Jana  Nová")


def test_all_white_space_is_a_blank() -> None:
    """Whatever a paste brings along, words stay words."""
    assert "a b c d" == normalise_spaces("a\tb\u00a0c\nd")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a" * LONGEST_LINE, None),
        ("a\tb", None),
        ("a" * (LONGEST_LINE + 1), "Řádek má 501 znaků, nejvýš jich smí být 500."),
        ("a\x1b[A", "Řádek obsahuje neviditelné znaky, proto se nic nestalo."),
    ],
)
def test_lines_that_are_unfit(line: str, expected: str | None) -> None:
    """A line without measure, or one that a terminal would act on, is told and not looked into."""
    found = unfit_message(line)
    assert expected == (found and CS.form(found, "full"))


def test_a_shortened_word_is_offered_with_what_followed() -> None:
    """Each entry says the whole command; choosing it runs that one, with the rest exactly as typed."""
    ran: list[tuple[str, Arguments]] = []
    found = Ambiguous(("hand", "history"), 1)
    page = meanings_page(WORDS, found, COMMAND, lambda key, rest: ran.append((key, rest)))
    assert ["ruka Jana Nová", "historie Jana Nová"] == [str(item.label().args["word"]) for item in page.items]
    page.items[1].choose()
    assert [("history", Arguments("history", ("Jana", "Nová"), "Jana  Nová"))] == ran


def test_an_unknown_word_comes_with_those_most_like_it() -> None:
    """Without any, the word alone is told; where not even a word is left, all that was typed."""
    assert {"word": "histt", "nearest": ("historie",)} == dict(
        unknown_command(WORDS, Unknown("histt", ("history", "hand")), COMMAND).args_
    )
    assert {"word": "ha Jana Nová"} == dict(unknown_command(WORDS, Unknown("", ()), COMMAND).args_)


def test_what_was_not_done_is_told() -> None:
    """Commands behind a refused one are named as they were typed."""
    assert "Neprovedeno: hod, skore." == CS.form(not_done_message(split_commands("hod; skore")), "full")
