"""Whole games in words: short lines, read well by a voice, short enough for a Braille line."""

from __future__ import annotations

import statistics
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import cells
from accessgames.engine import SPECTATOR
from accessgames.games.quantum.rules.state import Reroll
from accessgames.testing.speech import load_speech_lint
from tests.games.quantum.wording import COMMANDS, TELL, Moment, desk_at, play, say_all, told

if TYPE_CHECKING:
    from accessgames.language import Message, Rendered

GAMES = 12
TABLES = ("bot:3,bot:2", "bot:2,bot:1,bot:2", "bot:3,bot:2,bot:1,bot:2")
QUESTIONS = {
    "cs": {"row": "červená", "column": "3", "where": "12", "cost": "modrá 12"},
    "en": {"row": "red", "column": "3", "where": "12", "cost": "blue 12"},
}


@cache
def game(number: int) -> tuple[Moment, ...]:
    """One of twelve games of two to four players; one in four with all options changed."""
    changed = {"fifth": "free", "misses": "at-most-three", "step_c": "in-turn", "starter": "first"}
    return play(f"words {number}", TABLES[number % 3], **(changed if number % 4 == 3 else {}))


@cache
def messages(number: int, viewer: int, tag: str) -> tuple[Message, ...]:
    """What a listener is told of a game: seat 0 among computer players, or a shared keyboard."""
    return tuple(told(game(number), viewer, tag))


@cache
def lines(number: int, viewer: int, tag: str) -> tuple[Rendered, ...]:
    """The same in words."""
    return tuple(say_all(messages(number, viewer, tag), tag))


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_lines_are_short(tag: str, viewer: int) -> None:
    """Over twelve games half of the lines have at most 30 characters, 85 % at most 40, none more than 120."""
    lengths = [len(line.full) for number in range(GAMES) for line in lines(number, viewer, tag)]
    assert statistics.median(lengths) <= 30
    assert statistics.quantiles(lengths, n=20)[16] <= 40
    assert max(lengths) <= 120
    assert min(lengths) >= 3


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_voice_reads_them_well(tag: str, viewer: int) -> None:
    """No line of any game breaks the rules for speech, and no two neighbours are equal."""
    lint = load_speech_lint(tag)
    for number in range(GAMES):
        said = lines(number, viewer, tag)
        assert [] == list(lint.lines(line.full for line in said))
        assert [] == [misread for line in said for misread in lint.line(line.brief)]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_short_forms_fit_a_braille_line(tag: str) -> None:
    """Braille short forms need at most 40 cells, nine out of ten at most 20, and are not empty."""
    widths = [cells(line.braille, tag) for number in range(GAMES) for line in lines(number, 0, tag)]
    assert max(widths) <= 40
    assert sum(width <= 20 for width in widths) / len(widths) >= 0.9
    assert min(widths) >= 2


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_throws_always_fit_twenty_cells(tag: str) -> None:
    """The totals of a throw, such as č6 ž8 m13 f6, fit a short line whatever falls."""
    for number in range(GAMES):
        pairs = zip(messages(number, 0, tag), lines(number, 0, tag), strict=True)
        throws = [line.braille for message, line in pairs if message.key.startswith("quantum-rolled")]
        assert throws
        assert all(cells(text, tag) <= 20 for text in throws)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_brief_forms_are_not_longer(tag: str) -> None:
    """The brief form never says more than the full one."""
    said = [line for number in range(GAMES) for line in lines(number, 0, tag)]
    assert [] == [line for line in said if len(line.brief) > len(line.full)]


def test_every_kind_of_line_occurs() -> None:
    """The games tell of everything that can happen, so that the figures above mean something."""
    keys = {
        message.key
        for number in range(GAMES)
        for seat in (0, SPECTATOR)
        for message in messages(number, seat, "cs")
    }
    assert {
        "quantum-started", "quantum-turn-began", "quantum-rolled", "quantum-rolled-bot",
        "quantum-rolled-again", "quantum-keeping", "quantum-rerolling", "quantum-rerolling-all",
        "quantum-wrote", "quantum-column", "quantum-passed-alone", "quantum-passed", "quantum-nothing",
        "quantum-nothing-several", "quantum-chose", "quantum-chose-number", "quantum-missed",
        "quantum-ended-full", "quantum-turn-reroll", "quantum-turn-alone", "quantum-turn-everybody",
        "quantum-over-winner", "quantum-over-place", "quantum-over-parts",
    } <= keys  # fmt: skip


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_answers_and_actions_keep_the_limits(tag: str) -> None:
    """At moments of several games all answers, actions and previews are read well and fit a Braille line."""
    lint = load_speech_lint(tag)
    for number in range(4):
        for moment in [one for one in game(number) if one.actor >= 0][::7]:
            for seat, shared in ((moment.actor, False), (moment.actor, True), (SPECTATOR, True)):
                said = say_all(asked(moment, seat, tag, shared=shared), tag)
                assert [] == [misread for line in said for misread in lint.line(line.full)]
                assert [] == [misread for line in said for misread in lint.line(line.brief)]
                assert [] == [line for line in said if not 1 <= cells(line.braille, tag) <= 40]


def asked(moment: Moment, seat: int, tag: str, *, shared: bool) -> list[Message]:
    """Everything that somebody may ask at a moment, and what is known of a few possible actions."""
    desk = desk_at(moment.before, seat, tag, shared=shared)
    found = [TELL.turn(desk), *TELL.why(desk)]
    for question, answer in COMMANDS.answers.items():
        found += answer(desk, QUESTIONS[tag].get(question, "").split())
    if desk.perspective.to_act:
        legal = list(desk.perspective.legal)
        for action in legal[:: 1 + len(legal) // 9]:
            found += [TELL.action(action, desk), *TELL.preview(action, desk)]
    return found


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_choice_of_dice_can_be_heard(tag: str) -> None:
    """All 128 ways to use the second throw are different lines, read well, and fit a Braille line."""
    lint = load_speech_lint(tag)
    moment = next(one for one in game(0) if isinstance(one.action, Reroll))
    desk = desk_at(moment.before, moment.actor, tag)
    said = say_all([TELL.action(Reroll(mask), desk) for mask in range(128)], tag)
    assert [] == [misread for line in said for misread in lint.line(line.full)]
    assert max(cells(line.braille, tag) for line in said) <= 40
