"""Whole games in words: short lines, read well by a voice, short enough for a Braille line."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from accessgames.braille import cells
from accessgames.engine import SPECTATOR
from accessgames.games.iota.rules.actions import Place
from accessgames.language import Manners, Rendered
from accessgames.testing.speech import load_speech_lint
from tests.games.iota.wording import (
    COMMANDS,
    TELL,
    Moment,
    at_random,
    desk_at,
    greedy,
    language,
    play,
    say_all,
    told,
)

GAMES = 20
QUESTIONS = {"row": "50", "column": "m", "cell": "m51", "around": "m50", "where": "kříž", "fits": "m51"}
CARD = {"cs": "čk3", "en": "rc3"}


@cache
def game(number: int) -> tuple[Moment, ...]:
    """One of twenty games: half greedy, half random; two to four seats; all options used."""
    options = {"leftover": "minus", "wild_start": "bury"} if number % 5 == 4 else {}
    return tuple(play(f"words {number}", 2 + number % 3, greedy if number % 2 else at_random, **options))


@cache
def lines(number: int, viewer: int, tag: str) -> tuple[Rendered, ...]:
    """What a listener is told of a game."""
    return tuple(say_all(told(game(number), viewer, tag), tag))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_lines_are_short(tag: str) -> None:
    """Over twenty games half of the lines have at most 30 characters, 85 % at most 40, none more than 120."""
    lengths = [len(line.full) for number in range(GAMES) for line in lines(number, number % 2, tag)]
    assert statistics.median(lengths) <= 30
    assert statistics.quantiles(lengths, n=20)[16] <= 40
    assert max(lengths) <= 120
    assert min(lengths) >= 3


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_voice_reads_them_well(tag: str) -> None:
    """No line of any game breaks the rules for speech, and no two neighbours are equal."""
    lint = load_speech_lint(tag)
    for number in range(GAMES):
        for viewer in (0, SPECTATOR):
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
def test_brief_forms_are_not_longer(tag: str) -> None:
    """The brief form never says more than the full one."""
    assert all(len(line.brief) <= len(line.full) for number in range(GAMES) for line in lines(number, 0, tag))


def test_every_kind_of_line_occurs() -> None:
    """The twenty games tell of everything that can happen, so that the figures above mean something."""
    keys = {message.key for number in range(GAMES) for message in told(game(number), 0)}
    expected = {
        "iota-dealt", "iota-deck-empty", "iota-drew", "iota-ended", "iota-hand-left", "iota-laid",
        "iota-left-over", "iota-left-over-points", "iota-multiplied", "iota-passed", "iota-placed",
        "iota-recycled", "iota-start-card", "iota-starter", "iota-starter-drawn", "iota-traded",
        "iota-traded-known", "iota-turn", "iota-turn-goes-on",
    }  # fmt: skip
    assert expected <= keys


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_answers_and_actions_are_read_well(tag: str) -> None:
    """At moments of several games all answers, actions and previews keep to the limits of speech."""
    lint = load_speech_lint(tag)
    for number in range(4):
        for moment in [one for one in game(number) if one.actor >= 0][::9]:
            desk = desk_at(moment.before, moment.actor, tag)
            messages = [TELL.action(moment.action, desk), *TELL.preview(moment.action, desk), *TELL.why(desk)]
            for question, answer in COMMANDS.answers.items():
                words = QUESTIONS.get(question, "").replace("kříž", "kříž" if tag == "cs" else "cross")
                messages += answer(desk, [CARD[tag]] if question == "where-to" else words.split())
            said = say_all(messages, tag)
            assert [] == [misread for line in said for misread in lint.line(line.full)]
            assert [] == [misread for line in said for misread in lint.line(line.brief)]
            assert all(line.braille for line in said)


@pytest.mark.parametrize("style", ["names", "numbers"])
def test_other_styles_of_coordinates(style: str) -> None:
    """Places told by names or by numbers keep to the longest line as well; Braille keeps the letters."""
    manners = Manners(coordinates="names") if style == "names" else Manners(coordinates="numbers")
    czech = language("cs").switch(manners)
    for number in range(4):
        for message in told(game(number), 0):
            said = czech.render(message)
            assert len(said.full) <= 120
            assert said.braille == language("cs").render(message).braille


def test_a_placement_is_a_few_short_lines() -> None:
    """A placement takes a line for its points, one for each card, and one when the points are doubled."""
    for moment in game(1):
        if isinstance(moment.action, Place):
            count = len(TELL.tell(moment.events[:1], desk_at(moment.after, 1 - moment.actor)))
            assert 1 + len(moment.action.cards) <= count <= 3 + len(moment.action.cards)
