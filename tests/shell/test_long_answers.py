"""Answers of games that are too long to be heard at once come in parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from accessgames.language import Message, say
from accessgames.shell.lists import WHOLE_LENGTH
from tests.pig import ROOM as PIG
from tests.pig.commands import PigCommands
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games import Answer, Listener

LINE = "Řada se čtyřmi kartami a dlouhým popisem"


def board(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """As many lines as are asked for."""
    count = desk.words.read.number(words)
    lines = range(1, 1 + (count.value if count else 0))
    return tuple(say("shell-word", word=f"{LINE} {number}.") for number in lines)


class Wide(PigCommands):
    """Pig with a board."""

    answers: Mapping[str, Answer] = MappingProxyType({**PigCommands.answers, "board": board})


class Held(PigCommands):
    """Pig with as long a hand."""

    answers: Mapping[str, Answer] = MappingProxyType({"hand": board})


def stage(**settings: str) -> Stage:
    """A table with a board."""
    return Stage(replace(PIG, commands=Wide()), settings=settings)


def test_an_answer_of_a_thousand_characters_is_told_whole() -> None:
    """Nobody has to ask for the rest of it."""
    told = stage().type("deska 20")
    assert 20 == len(told)
    assert f"{LINE} 20." == told[-1]


def test_a_longer_answer_comes_in_parts() -> None:
    """No part is a burst; `dál` and `předchozí` turn them, and nothing is lost."""
    table = stage()
    first = table.type("deska 30")
    assert "Zbývá 10 řádků, napište „dál“." == first[-1]
    second = table.type("dál")
    assert [f"{LINE} {number}." for number in range(1, 31)] == [*first[:-1], *second]
    assert max(len("\n".join(first)), len("\n".join(second))) < WHOLE_LENGTH
    assert f"{LINE} 1." == table.type("předchozí")[0]
    assert ["Dál už nic není."] == table.type("dál", "dál")


def test_nothing_can_be_chosen_from_an_answer() -> None:
    """A number is refused with the way to a list."""
    told = stage().type("deska 30", "3")
    assert ["Číslo 3 teď nic nevybírá, seznam přečte třeba „tahy“."] == told


def test_short_forms_are_measured_by_themselves() -> None:
    """What is shown on a Braille line is counted as it is shown there."""
    told = stage(output="braille", cells="40").type("deska 30")
    assert len("\n".join(told)) < WHOLE_LENGTH
    assert 19 < len(told)


def test_a_hand_is_told_in_parts_too() -> None:
    """The way around the answer of a hand is the same."""
    told = Stage(replace(PIG, commands=Held())).type("ruka 30")
    assert "Zbývá 10 řádků, napište „dál“." == told[-1]
