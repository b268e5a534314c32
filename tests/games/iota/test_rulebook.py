"""The rules as told to players: complete, short, true to the program."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from accessgames.games.iota import ABOUT, RULEBOOK, SECTIONS, rules
from accessgames.games.iota.naming import name_card
from accessgames.games.iota.narration.actions import REFUSAL_KEYS
from accessgames.games.iota.notation import format_action
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.cards import DECK, WILD, Spot, make_card
from accessgames.games.told_rules import sentence as sentence_of
from accessgames.games.told_rules import usual_values
from accessgames.language import Found, say
from accessgames.testing.speech import load_speech_lint
from tests.games.iota.wording import GAME, desk_at, language, parse, play, position

LINES = [key for section in SECTIONS for key in (section.title, *section.lines)]
USUAL = usual_values(GAME.options)


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
    keys = {key for key in language(tag).data.entries if key.startswith("iota-rules-")}
    assert keys == set(LINES)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_sections_are_found_by_their_words(tag: str) -> None:
    """The title of a section, as it is told, is also what one types to hear it."""
    words = language(tag).vocabulary("common", "shell", "iota")
    ids = [section.id for section in SECTIONS]
    for section in SECTIONS:
        assert words.table[section.id].scope == "sections"
        title = language(tag).render(say(section.title)).full
        match = words.match(title.split(), ids)
        assert isinstance(match, Found)
        assert section.id == match.id


def test_every_refusal_has_its_section() -> None:
    """Whoever is refused can read the rule on this very point."""
    ids = {section.id for section in SECTIONS}
    assert set(ABOUT) == set(REFUSAL_KEYS)
    assert set(ABOUT.values()) <= ids


def test_refusals_of_the_source_are_known() -> None:
    """Every refusal that stands in the rules' source has a sentence and a section."""
    folder = Path(rules.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert set(REFUSAL_KEYS) == set(re.findall(r'"(iota-refused-[a-z-]+)"', source))


def test_the_section_of_the_moment() -> None:
    """The rule on this very point follows the match."""
    seen = {RULEBOOK.here(desk_at(moment.before, 0)) for moment in play("here", 2)}
    assert {"rules-start", "rules-turn", "rules-place", "rules-end"} <= seen
    wild = position("m50=r2c n50=w", "r3c", "y1s")
    assert "rules-recycle" == RULEBOOK.here(desk_at(wild, 0))
    taken = GAME.play(wild, 0, Recycle(Spot(1, 0), make_card("red", "circle", 3))).state
    assert "rules-wild" == RULEBOOK.here(desk_at(taken, 0))
    over = replace(wild, table=replace(wild.table, phase="over"))
    assert "rules-end" == RULEBOOK.here(desk_at(over, 0))


EXAMPLES = (
    ("zt2 n50 mx2 o50", ["g2t", "b2x"], 6, ("2", "3")),
    ("čx1 o49 žx3 o48", ["r1x", "y3x"], 6, ("4", "5")),
    ("žč2 p50 čk3 p49", ["y2s", "r3c"], 34, ("6", "7", "8")),
    ("zx4 o51 zt1 p51 zk2 q51 zč3 r51", ["g4x", "g1t", "g2c", "g3s"], 208, ("10", "11", "12")),
)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_worked_examples_are_true(tag: str) -> None:
    """Played as told, the four examples bring the points that the sentences say, with the cards they name."""
    lines = {key: language(tag).render(sentence_of(key, USUAL)).full for key in LINES}
    board = "m50=r2c"
    for typed, hand, points, told in EXAMPLES:
        state = position(board, " ".join(hand), "y1c")
        action = parse(state, typed)
        assert isinstance(action, Place)
        after = GAME.play(state, 0, action).state
        assert points == after.table.scores[0]
        text = " ".join(lines[f"iota-rules-examples-{number}"] for number in told)
        numbers = set(map(int, re.findall(r"\b\d+\b", text)))
        scoring = after.table.history[-1].scoring
        assert scoring is not None
        assert {points, *(line.points for line in scoring.lines)} <= numbers
        own = language(tag)
        for _, card in action.cards:
            assert own.data.phrases.plain(name_card(card), "nom") in text
        board += f" {format_action(action).removeprefix('place ')}"


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_numbers_of_cards_are_true(tag: str) -> None:
    """The section on cards counts what the deck really has."""
    text = language(tag).render(say("iota-rules-cards-1")).full
    assert [str(len(DECK)), str(len(DECK) - DECK.count(WILD))] == re.findall(r"\d+", text)
