"""The rules as told to players: complete, short, true to the program; and the room in the registry."""

from __future__ import annotations

import re

import pytest

from accessgames.games import Commands, Narration, OwnChance, VerbGuess, load_room
from accessgames.games.quantum import RULEBOOK
from accessgames.games.quantum.narration.actions import REFUSAL_KEYS
from accessgames.games.quantum.rules.dice import DIE_FACES, totals
from accessgames.games.quantum.rules.sheet import column_points, miss_costs
from accessgames.games.quantum.rules.state import Phase
from accessgames.games.told_rules import sentence as sentence_of
from accessgames.games.told_rules import usual_values
from accessgames.language import Found
from accessgames.language.commandline import split_words
from accessgames.testing.speech import load_speech_lint
from tests.games.quantum.helpers import position, rows
from tests.games.quantum.wording import COMMANDS, TELL, desk_at, language, play

LINES = [key for section in RULEBOOK.sections for key in (section.title, *section.lines)]
USUAL = usual_values(load_room("quantum").game.options)


def sentence(key: str, tag: str = "cs") -> str:
    """A sentence of the rules."""
    return language(tag).text(f"quantum-rules-{key}")


def numbers(text: str) -> list[int]:
    """The figures of a sentence."""
    return list(map(int, re.findall(r"\d+", text)))


def test_the_room_is_registered() -> None:
    """The registry finds Quantum with words in both directions, its rules, and real dice."""
    room = load_room("quantum")
    narration: Narration = TELL
    commands: Commands = COMMANDS
    assert (type(narration), type(commands)) == (type(room.narration), type(room.commands))
    assert ("quantum", RULEBOOK) == (room.game.id, room.rulebook)
    assert isinstance(room.commands, VerbGuess)
    own: OwnChance | None = room.own_chance
    assert own is not None
    assert ("reroll", "keep", "write", "nothing", "red", "yellow", "blue", "purple") == room.commands.verbs
    assert "hand" not in room.commands.answers


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_sentence_can_be_heard(tag: str) -> None:
    """Every sentence exists in both languages, is short, and is read well by a voice."""
    said = [language(tag).render(sentence_of(key, USUAL)).full for key in LINES]
    assert [] == list(load_speech_lint(tag).lines(said))
    assert all(len(line) <= 100 for line in said)
    assert all(line.endswith(".") for key, line in zip(LINES, said, strict=True) if key[-1].isdigit())


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_sentence_is_left_out(tag: str) -> None:
    """Every sentence of the rules that stands in the locale belongs to a section."""
    assert {key for key in language(tag).data.entries if key.startswith("quantum-rules-")} == set(LINES)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_sections_are_found_by_their_words(tag: str) -> None:
    """The title of a section, as it is told, is also what one types to hear it."""
    words = language(tag).vocabulary("common", "shell", "quantum")
    ids = [section.id for section in RULEBOOK.sections]
    for section in RULEBOOK.sections:
        title = language(tag).text(section.title)
        match = words.match(split_words(title), ids)
        assert isinstance(match, Found), title
        assert (section.id, "sections") == (match.id, words.table[section.id].scope)


def test_every_refusal_has_its_section() -> None:
    """Whoever is refused can read the rule on this very point."""
    assert set(RULEBOOK.about) == set(REFUSAL_KEYS)
    assert set(RULEBOOK.about.values()) <= {section.id for section in RULEBOOK.sections}


def test_the_section_of_the_moment() -> None:
    """The rule on this very point follows the steps of a turn."""
    seen = {RULEBOOK.here(desk_at(moment.before, 0)) for moment in play("here")}
    assert {"rules-turn", "rules-throw", "rules-alone", "rules-everybody"} == seen
    assert "rules-end" == RULEBOOK.here(desk_at(position(Phase.OVER)))
    assert "rules-own-dice" == RULEBOOK.here(desk_at(position(Phase.ROLL, options={"dice": "own"})))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_throws_of_the_examples_are_true(tag: str) -> None:
    """Sara's and Linus's dice add up to the totals that the sentences say."""
    assert [1, 2, 5, 4, 6, 3, 3] == numbers(sentence("examples-1", tag))
    sara = position(Phase.REROLL, dice="R1 R2 Y5 B4 B6 P3 3")
    assert list(totals(sara.dice)) == numbers(sentence("examples-2", tag))
    assert [8, 6, 13] == numbers(sentence("examples-4", tag))
    assert [5, 3] == numbers(sentence("examples-5", tag))
    assert [5, 4, 2, 2, 3, 8, 19] == numbers(sentence("examples-6", tag))
    linus = position(Phase.REROLL, dice="Y5 B5 B4 B2 B2 B3 3")
    assert (3, 8, 19, 3) == totals(linus.dice)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_scores_of_the_examples_are_true(tag: str) -> None:
    """The columns of the examples bring what the sentences say, and Ema's score adds up."""
    for text in (sentence("examples-8", tag), sentence("examples-9", tag)):
        *column, points = numbers(text)[:5]
        sheet = rows(R=(column[0],), Y=(column[1],), B=(column[2],), P=(column[3],))
        assert points == column_points(sheet, 0)
    assert (
        10
        == column_points(rows(R=(9,), Y=(10,), B=(11,), P=(13,)), 0)
        == numbers(sentence("examples-8", tag))[-1]
    )
    assert (
        6
        == column_points(rows(R=(6,), Y=(6,), B=(6,), P=(6,)), 0)
        == numbers(sentence("examples-9", tag))[-1]
    )
    *columns, total = numbers(sentence("examples-10", tag))
    assert total == sum(columns)
    *costs, left = numbers(sentence("examples-11", tag))
    assert list(miss_costs(rising=True)[:3]) == costs
    assert left == total - sum(costs)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_figures_of_the_dice_are_true(tag: str) -> None:
    """The highest total and the odds of a high one are those of the real dice."""
    assert [33, 15] == numbers(sentence("dice-7", tag))
    highest = sum(
        max(face % 6 + 1 for face in die if face // 6 == 0)
        for die in DIE_FACES[:-1]
        if any(f // 6 == 0 for f in die)
    )
    assert 33 == highest + 6
    assert all({face // 6 for face in die} == {0, 1, 2, 3} for die in DIE_FACES[:-1])
