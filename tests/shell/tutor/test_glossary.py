"""No word of the field is heard in a lesson before it was explained: a test over the glossary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.games import game_ids, load_room
from accessgames.language.resources import languages
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor.glossary import terms_of
from tests.shell.tutor.pupil import Pupil

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.shell.tutor.lesson import LessonStep

CASES = [(game, tag) for game in game_ids() for tag in languages()]

EVERYDAY: Final = {
    ("iota", "cs"): {
        "order": "of players at the end",
        "to recycle a wild card": "a word that is typed, the task says what it does",
    },
    ("iota", "en"): {"three": "a number"},
    ("quantum", "cs"): {},
    ("quantum", "en"): {},
    ("tetrikon", "cs"): {
        "anchor": "první alone",
        "hole": "free squares",
        "chooser": "hráč alone",
        "claim": "a word that is typed, explained where it is needed",
        "denomination": "what a card is worth",
        "level, upright": "how a thing lies",
        "level": "a letter of the alphabet",
        "pledge": "karty alone",
        "spot": "any place",
        "to declare its colour": "určit alone",
    },
    ("tetrikon", "en"): {
        "action, letter": "a letter of the alphabet",
        "card": "a card of any game",
        "change": "to become another",
        "first": "before others",
        "level": "as a thing lies",
        "level, upright": "as a thing lies",
        "match, game, round, turn": "words of every game",
        "polyomino, shape": "a shape of anything",
        "task": "what a lesson sets",
    },
    ("iqlandie", "cs"): {
        "anchor": "první alone",
        "denomination": "to be worth",
        "level": "a letter of the alphabet",
        "order": "a command of the robot, explained with it",
        "placement": "where a thing goes",
        "pledge": "karty alone",
        "single square": "explained by the very rule that is read",
        "spot": "any place",
        "to declare its colour": "určit alone",
        "turned": "turned around",
    },
    ("iqlandie", "en"): {
        "action, letter": "a letter of the alphabet",
        "card": "a card of any game",
        "change": "to become another",
        "first": "before others",
        "match, game, round, turn": "words of every game",
        "order": "order tokens",
        "plan": "planets",
        "polyomino, shape": "a shape of anything",
        "symbol, token": "order tokens",
        "turned": "turned around",
    },
}
"""Terms whose words are heard in a lesson in a sense that everybody knows, and which."""


def heard(game: str, tag: str) -> Iterator[tuple[LessonStep, list[str]]]:
    """Each step of all chapters, with what was heard since the task before it, up to its own."""
    room = load_room(game)
    for chapter in load_course(room).chapters:
        pupil = Pupil(room, tag=tag, lesson=chapter)
        told, skip = pupil.opening, pupil.session.teller.words.word("lesson-skip")
        for step in chapter.steps:
            yield step, told
            told = pupil.type(skip)


def unexplained(game: str, tag: str) -> dict[str, str]:
    """Words of the field that were heard before the step that explains them, with the first line."""
    known: set[str] = set()
    found: dict[str, str] = {}
    for step, told in heard(game, tag):
        known |= set(step.teaches)
        for term in terms_of(game).values():
            if term.name not in known:
                line = next((line for line in told if term.stands_in(line, tag)), None)
                found |= {} if line is None else {term.name: line}
    return found


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_no_word_is_unknown_before_it_was_explained(game: str, tag: str) -> None:
    """Of all that is heard in all chapters in their order, what the game itself says included."""
    found = unexplained(game, tag)
    assert {} == {name: line for name, line in found.items() if name not in EVERYDAY[game, tag]}
    assert set() == set(EVERYDAY[game, tag]) - set(found)


@pytest.mark.parametrize("game", game_ids())
def test_a_step_explains_what_it_says_it_does(game: str) -> None:
    """What a step teaches stands in the glossary, once, and in its own text or what is told with it."""
    terms, taught = terms_of(game), set()
    for tag in languages():
        for step, told in heard(game, tag):
            there = [name for name in step.teaches if any(terms[name].stands_in(line, tag) for line in told)]
            taught |= {(step.id, name) for name in there}
    steps = [step for chapter in load_course(load_room(game)).chapters for step in chapter.steps]
    said = [(step.id, name) for step in steps for name in step.teaches]
    assert set() == set(said) - set(taught)
    names = [name for _, name in said]
    assert len(names) == len(set(names)), sorted(names)


def test_a_word_too_early_is_found() -> None:
    """Of a course without explanations nearly everything is unknown: the test can fail."""
    known = terms_of("iota")
    assert known["lot"].stands_in("Body krát 2 za čtveřici.", "cs")
    assert known["wild card"].stands_in("Máte divokou kartu.", "cs")
    assert not known["lot"].stands_in("Máte čtyři karty.", "cs")
    assert terms_of("quantum")["to reroll"].stands_in("Přehodíte něco?", "cs")
    assert terms_of("quantum")["step C"].stands_in("Krok C: volíte červenou 6?", "cs")
    assert not terms_of("quantum")["step A"].stands_in("In this step all may write.", "en")
    assert terms_of("tetrikon")["piece"].stands_in("Volný dílek žádný není.", "cs")


def test_every_part_of_a_step_is_looked_at() -> None:
    """What is told before a task are these parts, and nothing else."""
    assert ("", "-more", "-then", "-last") == texts.PARTS


@pytest.mark.parametrize("tag", languages())
def test_the_dice_and_steps_of_quantum_are_told_before_the_game_names_them(tag: str) -> None:
    """Colours, faces and the steps of a turn; only what is asked is explained behind the question."""
    room, terms, early = load_room("quantum"), terms_of("quantum"), set()
    language = Pupil(room, tag=tag).session.teller.console.language
    for step, told in heard("quantum", tag):
        keys = (f"tutor-quantum-{step.id}{part}" for part in (*texts.OPENING, *texts.PARTS))
        own = " ".join(language.text(key) for key in keys if language.has(key)).replace(" ⏎", "")
        for name in step.teaches:
            first = next((line for line in told if terms[name].stands_in(line, tag)), own)
            early |= set() if first in own else {name}
    assert {"to reroll", "to keep"} == early - {"box", "miss"}
