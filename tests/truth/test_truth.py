"""Every reason of a hint or of a computer player is true: it is recomputed from the rules of the game.

`TRUTH_SEED=8` looks at other positions.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.games import Listener, load_room
from accessgames.language import Language, Person
from tests.truth import claiming
from tests.truth.claims import fault
from tests.truth.positions import GAMES, POSITIONS, positions

if TYPE_CHECKING:
    from accessgames.language import Rendered
    from tests.truth.claims import Claim

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ("cs", "en")
SHOWN: Final = 5
"""Mistakes that a failing test shows."""

SHORTEST: Final = 3
MOST: Final = 120
CELLS: Final = 40
PEOPLE: Final = tuple(Person(f"Hráč {letter}") for letter in "ABCDEFGH")
TAMPERED: Final = 12
"""Claims of each kind that are falsified."""

_NUMBER: Final = re.compile(r"\d+(?:[,.]\d+)?")


def numbers(text: str) -> set[str]:
    """Return the digits of the numbers in a text; 3,2 may be 32 tenths of something."""
    return {re.sub(r"\D", "", number) for number in _NUMBER.findall(text)}


def literals(folder: Path, pattern: str) -> set[str]:
    """Return the texts in the code of a folder that look like this."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        found.update(text for text in texts if isinstance(text, str) and re.fullmatch(pattern, text))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_enough_positions(game_id: str) -> None:
    """Five hundred for each game, with every number of players."""
    found = positions(game_id)
    assert POSITIONS == len(found)
    assert set(load_room(game_id).game.seats) == {position.seats for position in found}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_has_a_check(game_id: str) -> None:
    """What the bots of a game can say is what is checked, and nothing else."""
    said = literals(ROOT / "accessgames" / "games" / game_id / "bot", rf"{game_id}-reason-[a-z-]+")
    assert said == set(claiming.checks(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_checks_do_not_ask_the_bots(game_id: str) -> None:
    """Who checks counts for themselves, by the rules alone."""
    tree = ast.parse((ROOT / "tests" / "truth" / f"{game_id}.py").read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert [] == [name for name in imported if re.search(r"(^|\.)bots?(\.|$)", name)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_is_true(game_id: str) -> None:
    """What is claimed in five hundred positions is so, and no part of it is left unchecked."""
    known = claiming.checks(game_id)
    faults = [found for claim in claiming.claims(game_id) if (found := fault(known, claim))]
    assert [] == faults[:SHOWN], f"{len(faults)} of {len(claiming.claims(game_id))}"


@pytest.mark.parametrize("game_id", GAMES)
def test_most_choices_have_a_reason(game_id: str) -> None:
    """At least four hints of five say why."""
    spoken = {id(claim.perspective) for claim in claiming.claims(game_id)}
    assert len(spoken) >= POSITIONS * 4 // 5


@pytest.mark.parametrize("game_id", GAMES)
def test_a_wrong_number_is_noticed(game_id: str) -> None:
    """A check that would let any other number, piece or player pass checks nothing.

    Now and then a changed claim happens to be true as well; then others of its kind are not.
    """
    known = claiming.checks(game_id)
    noticed: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for alike in _by_key(game_id).values():
        for claim in alike[:TAMPERED]:
            for name, false in _falsified(claim, alike):
                noticed[claim.reason.key, name].append(fault(known, false) is not None)
    assert [] == [kind for kind, found in noticed.items() if not any(found)]


def _by_key(game_id: str) -> dict[str, list[Claim]]:
    """Return the claims by their reason."""
    found: dict[str, list[Claim]] = defaultdict(list)
    for claim in claiming.claims(game_id):
        found[claim.reason.key].append(claim)
    return found


def _falsified(claim: Claim, alike: list[Claim]) -> list[tuple[str, Claim]]:
    """Return the claim with each argument changed: a number by one, anything else to what others had."""
    found: list[tuple[str, Claim]] = []
    for name, value in claim.reason.args:
        others = [other.args.get(name, value) for other in alike]
        wrong = value + 1 if isinstance(value, int) else next((one for one in others if one != value), value)
        if wrong != value:
            found.append((name, claim.with_argument(name, wrong)))
    return found


def _unfit(claim: Claim, said: Rendered, tag: str) -> bool:
    """Tell whether a sentence is too long or too short, or has a number that nobody checks."""
    forms = (said.full, said.brief, said.braille)
    lengths = all(SHORTEST <= len(form) <= MOST for form in forms) and cells(said.braille, tag) <= CELLS
    return not lengths or bool(numbers(" ".join(forms)) - numbers(repr(claim.reason.args)))


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_can_be_heard(game_id: str, tag: str) -> None:
    """Each is one sentence of a length that is spoken and fits a Braille line, with no number of its own."""
    language, room = Language(tag, strict=True), load_room(game_id)
    words = language.vocabulary("common", "space", "shell", game_id)
    faults: set[str] = set()
    for claim in claiming.claims(game_id):
        desk = Listener(claim.perspective, PEOPLE, frozenset(), words)
        said = language.render(room.narration.reason(claim.reason, desk))
        if _unfit(claim, said, tag):
            faults.add(f"{claim}: {said.full} / {said.brief} / {said.braille}")
    assert [] == sorted(faults)[:SHOWN]
