"""The rules as told to players: complete, short, true to the program, found by their words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.games.tetrikon import ROOM, RULEBOOK, rules
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.narration.actions import REFUSAL_KEYS
from accessgames.games.tetrikon.rules.puzzle import GiveUp
from accessgames.games.tetrikon.rules.state import PENALTY, PLACES, PRICE
from accessgames.games.told_rules import sentence as sentence_of
from accessgames.games.told_rules import usual_values
from accessgames.language import Found, say
from accessgames.testing.speech import load_speech_lint
from tests.games.tetrikon.positions import awaiting, money_of, play, position
from tests.games.tetrikon.situations import SITUATIONS, building, over, racing
from tests.games.tetrikon.wording import desk_at, language

if TYPE_CHECKING:
    from accessgames.games.room import Section

SECTIONS: tuple[Section, ...] = tuple(RULEBOOK.sections)
LINES = [key for section in SECTIONS for key in (section.title, *section.lines)]
USUAL = usual_values(ROOM.game.options)


def text(section: str, line: int, tag: str = "cs") -> str:
    """One sentence of a section."""
    return language(tag).render(sentence_of(f"tetrikon-rules-{section}-{line}", USUAL)).full


def numbers(section: str, line: int, tag: str = "cs") -> list[int]:
    """The numbers in a sentence."""
    return [int(number) for number in re.findall(r"\d+", text(section, line, tag))]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_sentence_can_be_heard(tag: str) -> None:
    """Every sentence exists in both languages, is short, ends, and is read well by a voice."""
    said = [language(tag).render(sentence_of(key, USUAL)).full for key in LINES]
    assert [] == list(load_speech_lint(tag).lines(said))
    assert all(len(line) <= 100 for line in said)
    assert all(line.endswith((".", "!")) for key, line in zip(LINES, said, strict=True) if key[-1].isdigit())


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_sentence_is_left_out(tag: str) -> None:
    """Every sentence of the rules that stands in the locale belongs to a section."""
    keys = {key for key in language(tag).data.entries if key.startswith("tetrikon-rules-")}
    assert keys == set(LINES)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_sections_are_found_by_their_words(tag: str) -> None:
    """The title of a section, as it is told, is also what one types to hear it."""
    words = language(tag).vocabulary("common", "space", "shell", "tetrikon")
    ids = [section.id for section in SECTIONS]
    for section in SECTIONS:
        assert words.table[section.id].scope == "sections"
        title = language(tag).render(say(section.title)).full
        match = words.match(title.split(), ids)
        assert isinstance(match, Found), title
        assert section.id == match.id


def test_every_explained_refusal_exists() -> None:
    """Whoever is refused can read the rule on this very point; no section explains what nobody says."""
    ids = {section.id for section in SECTIONS}
    assert set(RULEBOOK.about) <= set(REFUSAL_KEYS)
    assert set(RULEBOOK.about.values()) <= ids
    assert set(REFUSAL_KEYS) == set(RULEBOOK.about)


def test_refusals_of_the_source_are_known() -> None:
    """Every refusal that stands in the rules' source has a sentence."""
    folder = Path(rules.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert set(re.findall(r'"(tetrikon-refused-[a-z-]+)"', source)) <= set(REFUSAL_KEYS)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("turn", "turn"),
        ("reward", "roll"),
        ("card", "chance"),
        ("ban", "immunity"),
        ("first piece", "build"),
        ("payment exact", "money"),
        ("giving", "chance"),
        ("discarding", "chance"),
        ("inflation", "inflation"),
        ("draft", "trade"),
        ("offer", "trade"),
        ("swap", "trade"),
        ("last turn", "end"),
    ],
)
def test_the_section_of_the_moment(name: str, section: str) -> None:
    """The rule on this very point follows the match."""
    state, _ = SITUATIONS[name].play()
    assert f"rules-{section}" == RULEBOOK.here(desk_at(state))


def test_the_section_in_blitz_and_solo_and_at_the_end() -> None:
    """Each way to play has its own."""
    assert "rules-solo" == RULEBOOK.here(desk_at(building()))
    assert "rules-blitz" == RULEBOOK.here(desk_at(racing()))
    assert "rules-solo" == RULEBOOK.here(desk_at(building(GiveUp())))
    assert "rules-end" == RULEBOOK.here(desk_at(over()))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_numbers_are_true(tag: str) -> None:
    """Pieces, price, places, penalty, chance cards and values are those of the set and the rules."""
    material = load_standard()
    assert sum(piece.count for piece in material.pieces) in numbers("pieces", 1, tag)
    assert [PRICE] == numbers("market", 2, tag)
    assert {1, PLACES} <= set(numbers("market", 1, tag))
    assert PENALTY in numbers("goal", 4, tag)
    assert [PENALTY] == numbers("score", 1, tag)
    chance = sum(card.count for card in material.chance)
    assert [chance, len(material.chance)] == numbers("chance", 1, tag)
    values = [value for value, _ in material.t_cards(hundreds=True)]
    assert values == numbers("money", 1, tag)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_sizes_of_diagrams_are_true(tag: str) -> None:
    """The easiest and the hardest letter have as many squares as the sentence says."""
    diagrams = load_standard().diagrams
    told = numbers("diagrams", 2, tag)
    assert {diagrams[0].size, diagrams[-1].size} <= set(told)


def test_the_first_example_is_true() -> None:
    """6 and 6, the piece is chosen, then a 3: the player gets the piece of place 3."""
    assert [6, 6, 3, 3] == numbers("examples", 1)
    state, _ = play(position(), "roll", "dice 6 6", "choose piece", "die 3", "piece l4")
    assert ("t3",) == state.table.players[0].free


def test_the_second_and_third_example_are_true() -> None:
    """After the roll a piece may be bought; after building the roll is still possible."""
    state, _ = play(position(money=["100", ""]), "roll", "dice 1 2", "money 5", "buy")
    assert "Payment" == type(awaiting(state)).__name__
    state, _ = play(position(free=["i4", ""]), "build i4 1 a1", "roll", "dice 1 2", "money 5")
    assert "5" == money_of(state, 0)


def test_the_fourth_example_is_true() -> None:
    """The card for two pieces lays two, and the second action may be a purchase."""
    start = position(free=["i4 k1", ""], cards=["build-two", ""], money=["100", ""])
    state, _ = play(start, "use build-two", "build i4 1 a1", "build k1 1 a2", "buy")
    assert 2 == len(state.table.players[0].placed)
    assert "Payment" == type(awaiting(state)).__name__


def test_the_sixth_example_is_true() -> None:
    """Three empty squares are 60 points."""
    assert 60 in numbers("examples", 6)
    start = position(
        free=["i4", ""], placed=["i4 1 a1, i4 1 a2", "i4 1 a1, i4 1 a2, k1 1 a3"], turn={"seat": 0}
    )
    state, _ = play(start, "build i4 1 a3", "end")
    assert 3 == state.table.results[0].empty[1]
    assert 60 == PENALTY * state.table.results[0].empty[1]
