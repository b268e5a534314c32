"""Everything that is said to separate two actions is true: it is recomputed for each of them by the rules.

`TRUTH_SEED=8` looks at other positions.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.bots import contrasts
from accessgames.braille import cells
from accessgames.engine import Comparing
from accessgames.games import Listener, load_room
from accessgames.language import Language, languages
from accessgames.shell.commands import comparing as told_differences
from tests.truth.claims import fault
from tests.truth.contrasts import comparing
from tests.truth.positions import GAMES
from tests.truth.test_truth import CELLS, MOST, PEOPLE, ROOT, SHORTEST, SHOWN, literals, numbers

if TYPE_CHECKING:
    from tests.truth.contrasts.comparing import Comparison

TAMPERED: Final = 12
"""Claims of each kind that are falsified."""

SENTENCES: Final = 150
"""Pairs of each game that are put into a sentence."""

LEAST: Final = {"iota": 0.8, "iqlandie": 0.2, "quantum": 0.8, "tetrikon": 0.2}
"""In a race of iQLANDIE, in blitz and solo, and in many duties of Tetrikon there is nothing to count."""


@pytest.mark.parametrize("game_id", GAMES)
def test_every_difference_has_a_check(game_id: str) -> None:
    """What can be said is what is checked, and nothing else."""
    said = literals(ROOT / "accessgames" / "games" / game_id / "bot", rf"{game_id}-contrast-[a-z-]+")
    assert said == set(comparing.checks(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_checks_of_differences_do_not_ask_the_bots(game_id: str) -> None:
    """Who checks counts for themselves, by the rules alone."""
    tree = ast.parse((ROOT / "tests" / "truth" / "contrasts" / f"{game_id}.py").read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [] == [name for name in imported if re.search(r"(^|\.)bots?(\.|$)", name)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_difference_is_true(game_id: str) -> None:
    """What is said of two actions in 100 positions is so, and no part of it is left unchecked."""
    known = comparing.checks(game_id)
    faults = [found for claim in comparing.comparisons(game_id) if (found := fault(known, claim))]
    assert [] == faults[:SHOWN], f"{len(faults)} of {len(comparing.comparisons(game_id))}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_wrong_difference_is_noticed(game_id: str) -> None:
    """A check that would let any other number or way pass checks nothing."""
    known = comparing.checks(game_id)
    noticed: dict[tuple[str, str], list[bool]] = defaultdict(list)
    alike: dict[str, list[Comparison]] = defaultdict(list)
    for claim in comparing.comparisons(game_id):
        alike[claim.reason.key].append(claim)
    for claims in alike.values():
        for claim in claims[:TAMPERED]:
            for name, value in claim.reason.args:
                others = (other.args.get(name, value) for other in claims)
                wrong = (
                    value + 1 if isinstance(value, int) else next((o for o in others if o != value), value)
                )
                if wrong != value:
                    false = claim.with_argument(name, wrong)
                    noticed[claim.reason.key, name].append(fault(known, false) is not None)
    assert [] == [kind for kind, found in noticed.items() if not any(found)]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_speaks_for_one_speaks_against_the_other(game_id: str) -> None:
    """The other way round the same things differ, each with the opposite weight."""
    kit = load_room(game_id).bots
    judge = kit.judges[kit.adviser]
    assert isinstance(judge, Comparing)

    def weights(found: Any) -> list[float]:  # noqa: ANN401 - differences
        return sorted(round(one.weight, 6) for one in found)

    for each in comparing.compared(game_id)[::5]:
        back = judge.differences(each.position.perspective.view, each.other, each.action)
        assert weights(each.found) == sorted(-weight for weight in weights(back)), each


@pytest.mark.parametrize("game_id", GAMES)
def test_most_pairs_differ_in_something_that_can_be_counted(game_id: str) -> None:
    """So a sentence says what separates them."""
    pairs = comparing.compared(game_id)
    assert sum(bool(each.found) for each in pairs) >= len(pairs) * LEAST[game_id]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_contrast_can_be_heard(game_id: str, tag: str) -> None:
    """One sentence of a length that is spoken, with no number of its own; the short form fits in Braille."""
    language, room = Language(tag, strict=True), load_room(game_id)
    words = language.vocabulary("common", "space", "shell", game_id)
    faults: set[str] = set()
    for each in comparing.compared(game_id)[:SENTENCES]:
        for better in (True, False):
            found = contrasts.summarise(each.found, better=better)
            if found is None:
                continue
            desk = Listener(each.position.perspective, PEOPLE, frozenset(), words)
            whole = "better" if better else "worse"
            said = language.render(told_differences.tell_contrast(room, desk, found, on_the_whole=whole))
            forms = (said.full, said.brief, said.braille)
            fits = all(SHORTEST <= len(form) <= MOST for form in forms) and cells(said.braille, tag) <= CELLS
            counted = repr([one.reason.args for one in each.found])
            if not fits or numbers(" ".join(forms)) - numbers(counted):
                faults.add(" / ".join(forms))
    assert [] == sorted(faults)[:SHOWN], len(faults)
