"""The same seed and the same lines give the same bytes; taking back and going on later change nothing."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.shell.questions import DoubtedAction
from tests.fuzz.table import FuzzTable, Plan

QUESTIONS: Final = (
    "kdo", "stav", "skóre", "ruka", "deska", "řada 50", "sloupec m", "pole m51", "okolí m50", "kde 3",
    "volno", "co sem m51", "linie", "divoké", "balíček", "hráči", "změny", "poslední", "tahy", "dál",
    "zkus 1", "rada vše", "ověř", "volby", "pravidla",
)  # fmt: skip
"""What is answered from the match alone, however much was said before."""

SCRIPT: Final = (
    "rada vše",
    "1",
    "tahy",
    "3",
    "tahy",
    "dál",
    "2",
    "pas",
    "rada vše",
    "1",
    "vyměň vše",
    "tahy",
    "1",
) * 2

PLANS: Final = (
    Plan(seed="11"),
    Plan(seed="12", bots=2, settings={"register": "informal", "coordinates": "names"}),
    Plan(seed="13", people=2, bots=1),
    Plan(seed="14", settings={"language": "en", "output": "braille"}),
    Plan(seed="15", game="pig"),
    Plan(seed="16", people=2, bots=0, settings={"training": "yes"}),
)


def script(plan: Plan) -> list[str]:
    """What is typed: moves, and a yes for every hand-over, which is no harm where nothing is handed over."""
    english = {
        "rada vše": "hint all",
        "tahy": "moves",
        "dál": "next",
        "pas": "pass",
        "vyměň vše": "trade all",
    }
    if plan.settings.get("language") == "en":
        return [english.get(line, line) for line in SCRIPT]
    return [typed for line in SCRIPT for typed in (("ano", line) if plan.people > 1 else (line,))]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_the_same_lines_give_the_same_bytes(plan: Plan) -> None:
    """Nothing depends on the time, on the place in memory or on what another match did."""
    one, other = FuzzTable(plan), FuzzTable(plan)
    lines = script(plan)
    for line in lines:
        one.enter(line)
    for line in lines:
        other.enter(line)
    assert one.lines == other.lines
    assert one.kept.lines == other.kept.lines
    assert one.written == other.written


@pytest.mark.parametrize("plan", [plan for plan in PLANS if "language" not in plan.settings], ids=str)
def test_going_on_later_is_like_never_having_stopped(plan: Plan) -> None:
    """Wherever a match is left, its journal leads to the same answers, draws and moves of computers.

    It is left before a list is read; what was read before cannot be chosen from any more.
    """
    lines = script(plan)
    fresh = [place for place, line in enumerate(lines) if line in ("rada vše", "tahy")]
    for stop in fresh[::4]:
        whole = FuzzTable(plan)
        for line in lines[:stop]:
            whole.enter(line)
        later = FuzzTable(plan, tuple(whole.kept.lines))
        assert whole.position() == later.position()
        if isinstance(whole.session.agenda.question, DoubtedAction):
            whole.enter("ne")  # what was asked about is forgotten by who comes back
        # The keyboard has to be handed over anew, to whoever it is.
        whole.enter("ano")
        later.enter("ano")
        for line in (*QUESTIONS, *lines[stop:], *QUESTIONS):
            assert plainly(whole.enter(line)) == plainly(later.enter(line)), line
        assert whole.position() == later.position()
        assert whole.session.known.over == later.session.known.over


def plainly(told: list[str]) -> list[str]:
    """Leave out the words with which a line is told that was told a moment ago."""
    for words in ("Beze změny: ", "Ještě jednou: ", "Opět: "):
        told = [line.removeprefix(words) for line in told]
    return told


@pytest.mark.parametrize(("game", "choices"), [("iota", "12131"), ("pig", "1111")])
def test_what_is_taken_back_and_done_again_comes_out_the_same(game: str, choices: str) -> None:
    """In training a move that is done again meets the same luck and the same answers, whatever was tried."""
    plan = Plan(game=game, seed="21", settings={"training": "yes"})
    table, straight = FuzzTable(plan), FuzzTable(plan)
    for choice in choices:
        told = table.type("tahy", choice)
        table.type("zpět", "tahy", max(choices), "zpět", "tahy")
        assert told == table.type(choice)
        straight.type("tahy", choice)
        assert straight.position()[:2] == table.position()[:2]
