"""Every refusal as it is told: a sentence in both languages, with the value that was wrong."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.club.events import Reported
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.rules.proposal_reader import make_proposal
from accessgames.engine import GameError, IllegalAction, Refusal, refuse
from accessgames.language import Language
from accessgames.shell.errors import tell_error
from accessgames.testing.speech import load_speech_lint
from tests.club.making import opened, proposal, seated
from tests.club.rules import (
    test_draws,
    test_people,
    test_proposals,
    test_reading,
    test_refusing,
    test_results,
)

LANGUAGES = (Language("cs", strict=True), Language("en", strict=True))


def refusals() -> list[Refusal]:
    """What the tests of the rules provoke."""
    found: list[Refusal | None] = [check_proposal(proposal(**changes)) for changes, _ in test_proposals.BAD]
    for course, test in (
        (opened(3), test_people.test_who_may_do_what),
        (opened(6, test_draws.STRICT), test_draws.test_which_draws_fit),
        (test_draws.groups(), test_draws.test_before_the_groups_are_drawn),
        (opened(1), test_refusing.test_of_the_whole),
    ):
        found += [course.refusal(event) for event, _ in _cases(test)]
    table = seated(opened(3), (1, 2, 3))
    results = _cases(test_results.test_what_can_be_reported)
    found += [table.refusal(Reported(1, 1, result)) for result, _ in results]
    for changes, *_ in _cases(test_reading.test_wrong_files):
        with pytest.raises(IllegalAction) as caught:
            make_proposal({**test_reading.SMALL, **changes})
        found.append(caught.value.refusal)
    return [one for one in found if one]


def _cases(test: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 - a test with its cases
    return list(test.pytestmark[0].args[1])


def test_refusals_are_sentences() -> None:
    """Each refusal is one sentence, not too long, without what a voice would stumble over."""
    every = refusals()
    assert 40 < len({refusal.key for refusal in every})
    for refusal in every:
        if dict(refusal.args).get("field") in {"?[2J", "tie_breaks"}:
            continue  # what was typed is told as it was, but for what moves a terminal
        for language in LANGUAGES:
            told = language.render(tell_error(IllegalAction(refusal))).lines
            assert told[-1].endswith("."), told
            lint = load_speech_lint(language.tag)
            assert [] == [wrong for line in told for wrong in lint.line(line)]


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (GameError("error-club-foreign"), "Soubor není záznamem turnaje tohoto programu."),
        (
            GameError("error-club-version", version=2, known=1),
            "Záznam turnaje má verzi 2, program zná nejvýš verzi 1.",
        ),
        (
            IllegalAction(refuse("club-refused-range", field="rounds", value=120, least=1, most=100)),
            "Počet kol je 120, správně je 1 až 100.",
        ),
        (
            IllegalAction(refuse("club-refused-name-taken", name="Jana", number=3)),
            "Jméno Jana už má hráč s číslem 3, přidejte třeba příjmení.",
        ),
        (
            IllegalAction(refuse("club-refused-undo", keep=0, most=0)),
            "Vzít zpět není co, turnaj je zatím jen založený.",
        ),
        (
            IllegalAction(refuse("club-refused-round-open", round=2)),
            "Druhé kolo ještě není odehrané, chybí výsledky.",
        ),
        (
            IllegalAction(refuse("club-refused-rounds-played", rounds=1, played=2)),
            "Odehraná už jsou 2 kola, kol nemůže být jen 1.",
        ),
    ],
)
def test_sentences(error: GameError, expected: str) -> None:
    """What an organiser hears."""
    assert expected == LANGUAGES[0].render(tell_error(error)).full
