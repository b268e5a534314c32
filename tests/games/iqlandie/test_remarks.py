"""What is said afterwards about races: steps are made again, places are counted again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Elapsed, Perspective, Stream
from accessgames.games import Deed, Desk
from accessgames.games.iqlandie import ROOM
from accessgames.games.iqlandie.remarks import REMARKS, remarks
from accessgames.games.iqlandie.rules.actions import AskHint, Claim, GiveUp, Ready, Work
from accessgames.games.iqlandie.rules.runs import HINT_COST
from accessgames.language import Language, Person
from tests.games.iqlandie.positions import GAME, begin

if TYPE_CHECKING:
    from accessgames.games import Remark
    from accessgames.games.iqlandie.rules.table import IqState, RoundResult

SEATS = 3
PEOPLE = (Person("Jana"), Person("Petr"), Person("Eva"))


def _choice(state: IqState, seat: int, luck: Stream) -> Any:  # noqa: ANN401 - actions
    """What somebody does who solves by turns well, badly and with hints, and detours at times."""
    race = state.race
    if race is None or state.table.phase != "race":
        legal = tuple(GAME.legal_actions(state, seat))
        return Ready() if Ready() in legal else luck.choice(legal)
    run, rules, task = race.runs[seat], race.rules, race.task
    habit = luck.random()
    if rules.solved(task, run.work) or (habit < 0.12 and len(run.path) > 1):
        return Claim(0)
    if habit < 0.3 and run.hints < 2:
        return AskHint()
    if habit < 0.32:
        return GiveUp()
    steps = rules.steps(task, run.work) if habit < 0.5 else rules.hint(task, run.work, 3).steps
    return Work(race.kind, luck.choice(steps) if habit < 0.5 else steps[0])


@cache
def deeds(kind: str) -> tuple[Deed, ...]:
    """What three people did who practised a kind of tasks."""
    luck = Stream(kind, "deeds")
    state = begin(SEATS, {"practice": kind})
    done: list[tuple[int, Any, IqState]] = []
    found: list[Deed] = []
    for _ in range(3_000):
        actors = GAME.actors(state)
        seats = [actor for actor in actors if actor >= 0]
        if not actors:
            break
        if CHANCE in actors:
            state = GAME.play(state, CHANCE, GAME.chance(state, luck)).state
        elif not seats or (CLOCK in actors and luck.random() < 0.4):
            state = GAME.play(state, CLOCK, Elapsed(luck.randrange(500, 9_000))).state
        else:
            if done:
                found.append(Deed(GAME, *done.pop(), state))
            seat = luck.choice(seats)
            action = _choice(state, seat, luck)
            done.append((seat, action, state))
            state = GAME.play(state, seat, action).state
    return (*found, Deed(GAME, *done.pop(), state))


def all_deeds() -> list[Deed]:
    """What was done with all kinds of tasks."""
    return [deed for kind in ("biology", "programming", "optics", "space") for deed in deeds(kind)]


def said(deed: Deed, what: str) -> list[Remark]:
    """Remarks of one kind about a deed."""
    return [remark for remark in remarks(deed) if remark.reason.key == f"iqlandie-remark-{what}"]


def args(remark: Remark) -> dict[str, Any]:
    """What a remark tells."""
    return dict(remark.reason.args)


def ended(deed: Deed) -> RoundResult | None:
    """The race that ended with a deed."""
    history = deed.after.table.history
    return history[-1] if len(history) > len(deed.before.table.history) else None


def test_every_remark_is_made() -> None:
    """All that there is occurs, or the tests below would say nothing."""
    assert set(REMARKS) == {remark.reason.key for deed in all_deeds() for remark in remarks(deed)}


def test_only_races_are_remarked_upon() -> None:
    """Who is getting ready, or waits, hears nothing."""
    quiet = [deed for deed in all_deeds() if deed.before.table.phase != "race"]
    assert quiet
    assert all(() == remarks(deed) for deed in quiet)


def test_the_steps_that_are_said_to_be_enough_are() -> None:
    """A wrong answer is made right with so many steps, made one after another."""
    for deed in all_deeds():
        for remark in said(deed, "missing"):
            race = deed.before.race
            rules, task, work = race.rules, race.task, race.runs[deed.seat].work
            assert isinstance(deed.action, Claim)
            assert not rules.solved(task, work)
            steps = rules.hint(task, work, 3).steps
            for step in steps:
                assert rules.refusal(task, work, step) is None
                work = rules.step(task, work, step)
            assert rules.solved(task, work)
            assert {"seat": deed.seat, "steps": len(steps)} == args(remark)


def test_a_shorter_way_is_a_way() -> None:
    """It begins with nothing, ends in a solution, and has fewer steps than were made."""
    for deed in all_deeds():
        for remark in said(deed, "shorter"):
            race = deed.before.race
            rules, task, told = race.rules, race.task, args(remark)
            work, steps = rules.start(task), rules.solution(task)
            for step in steps:
                work = rules.step(task, work, step)
            assert rules.solved(task, work)
            assert len(steps) == told["steps"] < told["made"] == len(race.runs[deed.seat].path) - 1


def test_a_wrong_answer_tells_the_place_that_a_right_one_would_have_had() -> None:
    """All who were wrong with a chance of more, and nobody else; the first place turns the match."""
    for deed in all_deeds():
        result = ended(deed)
        wanted = []
        for seat, own in enumerate(result.results if result else ()):
            assert result is not None
            if own.verdict == "wrong":
                rivals = [
                    one for one in range(SEATS) if one == seat or result.results[one].verdict != "wrong"
                ]
                place = sorted(rivals, key=lambda one: result.results[one].token).index(seat) + 1
                now = result.order.index(seat) + 1
                wanted += [{"seat": seat, "place": place, "now": now}] if place < now else []
        found = said(deed, "wrong")
        assert wanted == [args(remark) for remark in found]
        assert [one["place"] == 1 for one in wanted] == [remark.turning for remark in found]
        assert [one["seat"] for one in wanted] == [remark.seat for remark in found]


def test_hints_tell_the_place_without_their_time() -> None:
    """Those who were right, and nobody else whose time was shorter even so."""
    for deed in all_deeds():
        for remark in said(deed, "hints"):
            result, told = ended(deed), args(remark)
            assert result is not None
            results = enumerate(result.results)
            times = {one: each.time or 0 for one, each in results if each.verdict == "right"}
            seat = told["seat"]
            times[seat] -= HINT_COST * result.results[seat].hints
            before = [one for one, time in times.items() if one != seat and time <= times[seat]]
            assert len(before) + 1 == told["place"] < told["now"] == result.order.index(seat) + 1
            assert remark.turning == (told["place"] == 1)


def test_how_far_behind_is_counted_in_seconds() -> None:
    """From the time of the first to the own one; the first hears nothing of it."""
    for deed in all_deeds():
        for remark in said(deed, "behind"):
            result, told = ended(deed), args(remark)
            assert result is not None
            assert result.order[0] != told["seat"]
            time, best = (result.results[one].time for one in (told["seat"], result.order[0]))
            assert time is not None
            assert best is not None
            assert abs(told["seconds"] - (time - best) / 1000) <= 0.5


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_remark_is_a_sentence(language: str) -> None:
    """In full, in brief and in Braille, within the measures of what is told."""
    tongue = Language(language, strict=True)
    for deed in all_deeds():
        known = Perspective(GAME, GAME.view(deed.after, SPECTATOR), SPECTATOR)
        desk = Desk(known, PEOPLE, frozenset(), tongue.vocabulary("iqlandie"))
        for remark in remarks(deed):
            told = tongue.render(ROOM.narration.reason(remark.reason, desk))
            assert all(3 <= len(text) <= 120 for text in (told.full, told.brief))
            assert len(told.braille) <= 40
