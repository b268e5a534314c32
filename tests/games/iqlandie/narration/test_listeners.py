"""Who hears what: the actor, others, a spectator, one keyboard; what computer players do in silence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, SPECTATOR
from accessgames.games.iqlandie.rules import events as happened
from tests.games.iqlandie.positions import (
    GAME,
    building,
    choosing,
    claim_wrong,
    do,
    events_of,
    piece,
    prepared,
    racing,
    solve,
    taking,
    wait,
)
from tests.games.iqlandie.wording import TELL, full, heard, listener_at

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

TURNS = {"race": "turns"}
BOT = frozenset({1})


def hear(state: IqState, actor: int, text: str, listener: int) -> list[str]:
    """What a listener hears of an action."""
    after, events = events_of(state, actor, text)
    return heard(events, listener_at(after, listener))


@pytest.mark.parametrize(
    ("kind", "step"),
    [("biology", "slide B"), ("programming", "stand b2"), ("optics", "put e5 Z P"), ("space", "lay 1O")],
)
@pytest.mark.parametrize("listener", [1, SPECTATOR])
def test_workspaces_are_private(kind: str, step: str, listener: int) -> None:
    """Steps, steps back, hints and plans of one seat are heard by nobody else."""
    state = racing(kind)
    assert [] != hear(state, 0, step, 0)
    assert [] == hear(state, 0, step, listener)
    worked = do(state, 0, step)
    for text in ("back", "restart", "hint", "claim 0030000"):
        assert [] != hear(worked, 0, text, 0), text
        assert [] == hear(worked, 0, text, listener), text


@pytest.mark.parametrize("kind", ["biology", "programming", "optics", "space"])
def test_a_claim_does_not_tell_the_answer(kind: str) -> None:
    """Others hear who, when and which token; right or wrong only when all have their tokens."""
    state, _ = wait(racing(kind, 3), 32000)
    right, wrong = solve(state, 0), state
    lines = ["Jana má hotovo po 32 sekundách, žeton 1."]
    assert lines == hear(right, 0, "claim 0000000", 1)
    assert lines == hear(wrong, 0, "claim 0000000", 1)
    assert lines == hear(wrong, 0, "claim 0000000", SPECTATOR)
    assert ["Hotovo po 32 sekundách, žeton 1."] == hear(right, 0, "claim 0000000", 0)


def test_a_planned_claim_is_heard_when_it_falls_due() -> None:
    """Not before, not at once, and with its own time."""
    state = do(racing("optics", 3), 1, "claim 0030000")
    state, early = wait(state, 29000)
    assert [] == heard(early, listener_at(state, 0))
    state, due = wait(state, 1000)
    assert ["Petr má hotovo po 30 sekundách, žeton 1."] == heard(due, listener_at(state, 0))


def test_one_after_another_the_task_is_hidden() -> None:
    """Only the solver hears the card; the others, and spectators, hear who solves it."""
    state = prepared("optics", 2, TURNS)
    solving, shown = events_of(state, 0, "ready")
    assert ["Použít: 2 zrcadla."] == [
        line for line in heard(shown, listener_at(solving, 0)) if "Použít" in line
    ]
    for listener in (1, SPECTATOR):
        told = heard(shown, listener_at(solving, listener))
        assert ["Jana: připraveno.", "Jana řeší."] == told
        assert not any("zrcadl" in line for line in told)


def test_one_after_another_the_preparation_is_hidden() -> None:
    """The first half of the card, too, is heard by its solver alone."""
    state = do(choosing(2, TURNS), 0, "choose optics")
    step = GAME.play(state, CHANCE, GAME.parse_action("card optics 0001"))
    assert ["Laser vchází na východě v řadě 5.", "Má vyjít na západě v řadě 1."] == heard(
        step.events, listener_at(step.state, 0)
    )
    assert ["Jana se připravuje."] == heard(step.events, listener_at(step.state, 1))
    assert ["Jana se připravuje."] == heard(step.events, listener_at(step.state, SPECTATOR))


def test_all_hear_a_common_task() -> None:
    """When everybody solves at once, everybody hears the same card, spectators too."""
    state = do(prepared("optics"), 0, "ready")
    after, events = events_of(state, 1, "ready")
    for listener in (0, 1, SPECTATOR):
        assert "Použít: 2 zrcadla." in heard(events, listener_at(after, listener))


def test_the_solution_goes_to_whoever_lacks_it() -> None:
    """Who solved the task does not hear the solution again; the others and spectators do."""
    state = solve(racing("programming"), 0)
    solution = "Řešení: robot skončí na poli b2."
    assert solution not in hear(state, 0, "claim 0000000", 0)
    assert solution in hear(state, 0, "claim 0000000", 1)
    assert solution in hear(state, 0, "claim 0000000", SPECTATOR)


def test_the_order_is_told_only_when_it_differs_from_the_tokens() -> None:
    """The tokens were heard already; only a mistake changes the order."""
    three = racing("programming", 3)
    right = do(solve(three, 0), 0, "claim 0000000")
    assert not any("Pořadí" in line for line in hear(solve(right, 1), 1, "claim 0000000", 0))
    wrong = claim_wrong(three, 0)
    assert "Pořadí: Petr, Eva, vy." in hear(solve(wrong, 1), 1, "claim 0000000", 0)


def test_others_hear_building_in_one_line_from_computer_players() -> None:
    """Where a person's piece lies is told, a computer player's is told without the squares."""
    state = building(["t4r", "i3b"])
    after, events = events_of(state, 1, "place i3b 4 a1 1")
    by_person = heard(events, listener_at(after, 0))
    by_computer = full(TELL.tell(events, listener_at(after, 0, bots=BOT)))
    assert 2 == len(by_person)
    assert by_person[:1] == by_computer
    assert by_person[0].startswith("Petr, expozice 4, plus 3: modrá krátká tyčka.")


def silent(state: IqState, *events: Any) -> list[str]:  # noqa: ANN401 - events
    """What is heard of a computer player."""
    return full(TELL.tell(events, listener_at(state, 0, bots=BOT)))


def test_computer_players_are_ready_in_silence() -> None:
    """Neither their own readiness nor waiting for them is told."""
    assert [] == silent(choosing(), happened.SaidReady(1, ()))
    assert ["Připraveno."] == silent(choosing(), happened.SaidReady(0, (1,)))
    assert [] == silent(choosing(), happened.Built(1, (0,)))
    assert ["Postaveno."] == silent(choosing(), happened.Built(0, (1,)))
    assert [] == silent(choosing(), happened.JokersAsked((0, 1)))


def test_mistakes_of_computer_players_are_not_explained() -> None:
    """Right or wrong is told, the reason of a wrong answer only of people."""
    state = claim_wrong(racing("programming", 3), 1)
    state, events = events_of(solve(state, 0), 0, "claim 0000000")
    judged = tuple(event for event in events if isinstance(event, happened.Judged))
    assert ["Petr: špatně.", "Odpověď chybí.", "Vaše řešení je správné.", "Pořadí: vy, Eva, Petr."] == full(
        TELL.tell(judged, listener_at(state, 0))
    )
    assert ["Petr: špatně.", "Vaše řešení je správné.", "Pořadí: vy, Eva, Petr."] == silent(state, *judged)


def test_the_offer_is_read_to_people_only() -> None:
    """Before a computer player takes its pieces nobody needs their numbers."""
    state = taking("optics")
    took = happened.Took(1, (piece("i3p"),), (), rest=False)
    person = full(TELL.tell((took,), listener_at(state, 1, bots=frozenset())))
    assert any(line.startswith("Nabídka: 1 ") for line in person)
    computer = full(TELL.tell((took,), listener_at(state, 1, bots=frozenset({0}))))
    assert not any(line.startswith("Nabídka") for line in computer)


def test_at_one_keyboard_everybody_is_named() -> None:
    """No line says "vy" where several people listen."""
    state = racing("programming", 2)
    after, events = events_of(solve(state, 0), 0, "claim 0000000")
    lines = full(TELL.tell(events, listener_at(after, 0, shared=True)))
    assert "Jana má hotovo po 0 sekundách, žeton 1." in lines
    assert "Jana: správně." in lines
    assert "Dva body bere Jana, celkem má 1 prvenství." in lines
    assert not any("vy" in line.split() or "Vaše" in line for line in lines)


def test_slides_are_told_together_turns_apart() -> None:
    """Six tokens fit a line; more are counted; a turn of the frame has its own line."""
    state = racing("biology")
    events: tuple[Any, ...] = ()
    for text in ("slide B", "slide N", "turn P"):
        state, more = events_of(state, 0, text)
        events += more
    slid = "Posunuto: bakterie, neuron. Volno je b2."
    assert [slid, "Rámeček je otočen vpravo, volno je b2."] == heard(events, listener_at(state, 0))


def test_slides_are_followed_by_the_frame_now_and_then() -> None:
    """After every fifth slide, over all lines, the frame is told by itself; before a claim it is not."""
    state = racing("biology")
    told = []
    for _ in range(8):
        state, events = events_of(state, 0, "slide B")
        told.append(len(heard(events, listener_at(state, 0))))
    assert [1, 1, 1, 1, 4, 1, 1, 1] == told
    state, slid = events_of(state, 0, "slide B")
    state, more = events_of(state, 0, "slide B")
    state, claimed = events_of(state, 0, "claim 0000000")
    assert 4 == len(heard((*slid, *more), listener_at(state, 0)))
    assert not any("Řada" in line for line in heard((*slid, *more, *claimed), listener_at(state, 0)))


def test_a_delayed_claim_is_announced() -> None:
    """Its own seat hears when it falls due, in minutes and seconds."""
    state = racing("optics", 3)
    assert ["Hotovo se ohlásí po 1 minutě a 30 sekundách."] == hear(state, 0, "claim 0090000", 0)


def test_new_cards_are_told_whole() -> None:
    """Cards that are made anew have no preparation: both halves come when the clock starts."""
    events = (happened.TaskShown(None, "optics", 1),)
    whole = full(TELL.tell(events, listener_at(choosing(2, {"cards": "new"}), 0)))
    assert [
        "Laser vchází na východě v řadě 5.",
        "Má vyjít na západě v řadě 1.",
        "Použít: 2 zrcadla.",
    ] == whole
    assert whole[2:] == full(TELL.tell(events, listener_at(choosing(), 0)))


def test_points_of_a_practice() -> None:
    """Alone in a practice nobody is first; with others somebody is."""
    events = (happened.FirstScored(0, None, 1),)
    assert [] == full(TELL.tell(events, listener_at(choosing(1, {"practice": "space"}), 0)))
    assert ["Dva body berete vy, celkem máte 1 prvenství."] == full(
        TELL.tell(events, listener_at(choosing(2, {"practice": "space"}), 0))
    )


def test_a_solution_belongs_to_its_listener() -> None:
    """In English, too, others hear nothing of a workspace and everything of the result."""
    state = solve(racing("programming"), 0)
    after, events = events_of(state, 0, "claim 0000000")
    other = heard(events, listener_at(after, 1, "en"), "en")
    assert "Jana is done after 0 seconds, token 1." in other
    assert "Jana: right." in other
    assert "Solution: the robot ends on b2." in other
    own = heard(events, listener_at(after, 0, "en"), "en")
    assert "Your solution is right." in own
    assert "Solution: the robot ends on b2." not in own


@pytest.mark.parametrize("later", ["optics", "space", "programming", "biology"])
def test_a_race_that_is_over_is_told_as_it_was(later: str) -> None:
    """What was wrong in one race, and its solution, stay what they were while another one is on.

    After resuming, `změny` once said "Na poli b1 je found, má být expected."
    """
    state, told = events_of(racing("biology"), 0, "claim 0000000")
    expected = heard(told, listener_at(state, 0))
    assert any(" je " in line and "má být" in line for line in expected)
    another = racing(later)
    history = state.table.history
    during = replace(another, table=replace(another.table, history=history))
    # What is said of points and of the offer is about now; it comes behind the verdicts.
    verdicts = next(place for place, line in enumerate(expected) if line.startswith("Pořadí"))
    assert expected[:verdicts] == heard(told, listener_at(during, 0))[:verdicts]
    over, told_later = events_of(another, 0, "claim 0000000")
    after = replace(over, table=replace(over.table, history=(*history, *over.table.history)))
    assert expected[:verdicts] == heard((*told, *told_later), listener_at(after, 0))[:verdicts]
