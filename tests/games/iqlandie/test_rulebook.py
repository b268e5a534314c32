"""The rules that are read: by the moment, by refusals, with examples that add up."""

from __future__ import annotations

import re

import pytest

from accessgames.engine import SPECTATOR, Perspective, Stream
from accessgames.games import Listener
from accessgames.games.iqlandie import ABOUT, RULEBOOK, SECTIONS
from accessgames.games.iqlandie.narration.actions import REFUSAL_KEYS, TASK_REFUSAL_KEYS
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.told_rules import sentence, usual_values
from accessgames.language import Language, Person

GAME = IqlandieGame()


def _desk(state: object) -> Listener:
    words = Language("cs").vocabulary("common", "space", "shell", "iqlandie")
    perspective = Perspective(GAME, GAME.view(state, SPECTATOR), SPECTATOR)  # type: ignore[arg-type] # any state
    return Listener(perspective, (Person("Jana"), Person("Petr")), frozenset(), words)


def test_every_refusal_has_a_section() -> None:
    """Each refusal of the rules and of the tasks is explained by a section that exists."""
    sections = {section.id for section in SECTIONS}
    assert set(ABOUT) == {*REFUSAL_KEYS, *TASK_REFUSAL_KEYS}
    assert set(ABOUT.values()) <= sections


@pytest.mark.parametrize("kind", ["biology", "optics", "programming", "space"])
def test_refusals_of_a_task_lead_to_its_kind(kind: str) -> None:
    """Whoever is refused in a task reads about this kind of tasks."""
    keys = [key for key in TASK_REFUSAL_KEYS if key.split("-")[2] == kind]
    assert keys
    assert {f"rules-{kind}"} == {ABOUT[key] for key in keys}


def test_the_section_of_the_moment() -> None:
    """While a round is chosen, prepared, taken and built, another section is open each time."""
    stream = Stream("rulebook", "walk")
    state = GAME.initial(GAME.setup(2, {"rounds": "3"}))
    seen: dict[str, set[str]] = {}
    while actors := GAME.actors(state):
        seen.setdefault(state.table.phase, set()).add(RULEBOOK.here(_desk(state)))
        actor = actors[-1] if actors[0] < 0 and len(actors) > 1 else actors[0]
        if actor == -1:
            action = GAME.chance(state, stream)
        elif actor < 0:
            action = GAME.clock(state, stream)
        else:
            action = stream.choice(list(GAME.legal_actions(state, actor)))
        state = GAME.apply(state, actor, action).state
    seen[state.table.phase] = {RULEBOOK.here(_desk(state))}
    kinds = {"rules-biology", "rules-programming", "rules-optics", "rules-space"}
    assert seen["race"] <= kinds
    assert {"rules-round"} == seen["choose"]
    assert {"rules-pieces"} == seen["take"]
    assert {"rules-build"} == seen["build"]
    assert {"rules-end"} == seen["over"]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_example_adds_up(tag: str) -> None:
    """The points of the example are those of the golden position, and the sum is right."""
    language = Language(tag)
    (section,) = (section for section in SECTIONS if section.id == "rules-examples")
    told = " ".join(language.text(key) for key in section.lines)
    for points in (20, 14, 21, 15, 12, 16, 122):
        assert re.search(rf"\b{points}\b", told), points
    assert 122 == 20 + 14 + 21 + 15 + 12 + 12 + 16 + 12


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_sentence_of_the_rules_is_long(tag: str) -> None:
    """Each line is one sentence, or two short ones, that can be heard by itself."""
    language = Language(tag)
    for section in SECTIONS:
        for key in (section.title, *section.lines):
            assert len(language.form(sentence(key, usual_values(GAME.options)), "full")) <= 120, key
