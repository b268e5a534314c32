from __future__ import annotations

from itertools import permutations, product

import pytest

from accessgames.games.iqlandie.rules.races import by_token, judge
from accessgames.games.iqlandie.rules.state import Race, Run
from accessgames.games.iqlandie.tasks import KINDS, card

TASK = card("programming", 1).task
KIND = KINDS["programming"]
WRONG = KIND.start(TASK)


def solved() -> object:
    """Return a workspace with the solution."""
    work = KIND.start(TASK)
    for step in KIND.solution(TASK):
        work = KIND.step(TASK, work, step)
    return work


RIGHT = solved()


def run_of(letter: str, time: int, arrival: int) -> Run:
    """Return a finished run: right, wrong, gave up or late."""
    match letter:
        case "g":
            return Run("gave-up", arrival=arrival, path=(WRONG,))
        case "l":
            return Run("late", path=(WRONG,))
        case _:
            return Run("claimed", time=time, arrival=arrival, path=(RIGHT if letter == "r" else WRONG,))


def race_of(letters: str, times: tuple[int, ...] = (), arrivals: tuple[int, ...] = ()) -> Race:
    """Return a finished race: what became of each seat, with times and the order of arrival."""
    times = times or tuple(range(10, 10 + len(letters)))
    arrivals = arrivals or tuple(range(len(letters)))
    runs = tuple(map(run_of, letters, times, arrivals))
    return Race("programming", 1, 99, runs, None, shown=True)


@pytest.mark.parametrize(
    ("letters", "order", "first", "loser"),
    [
        ("rl", (0, 1), 0, None),
        ("wl", (1, 0), 1, 0),
        ("rrl", (0, 1, 2), 0, None),
        ("wrl", (1, 2, 0), 1, 0),
        ("rwl", (0, 2, 1), 0, None),
        ("wwl", (2, 0, 1), 2, 0),
        ("wwwl", (3, 0, 1, 2), 3, 0),
        ("wrwl", (1, 3, 0, 2), 1, 0),
        ("r", (0,), 0, None),
        ("w", (0,), None, 0),
        ("g", (0,), None, None),
        ("ggg", (2, 1, 0), None, None),
        ("gr", (1, 0), 1, None),
        ("gw", (0, 1), 0, 1),
        ("grl", (1, 2, 0), 1, None),
        ("gwl", (2, 0, 1), 2, 1),
    ],
)
def test_the_final_order(letters: str, order: tuple[int, ...], first: int | None, loser: int | None) -> None:
    """Right, wrong, late and given up, claims in the order of the seats."""
    judgement = judge(race_of(letters))
    assert (order, first, loser) == (judgement.order, judgement.first, judgement.loser)


@pytest.mark.parametrize("letters", ["".join(each) for each in product("rwg", repeat=3)])
@pytest.mark.parametrize("times", list(permutations((10, 20, 30))))
def test_the_order_obeys_the_rules(letters: str, times: tuple[int, ...]) -> None:
    """Everybody once, the wrong ones last, each group by token; the points go to a right claim, if any.

    Else they go to who alone is not wrong.
    """
    judgement = judge(race_of(letters, times))
    assert [0, 1, 2] == sorted(judgement.order)
    tokens = {each.seat: each.token for each in judgement.judged}
    assert [1, 2, 3] == sorted(tokens.values())
    wrong = [letters[seat] == "w" for seat in judgement.order]
    assert sorted(wrong) == wrong
    for group in (False, True):
        numbers = [tokens[seat] for seat in judgement.order if (letters[seat] == "w") is group]
        assert sorted(numbers) == numbers
    right = [seat for seat in judgement.order if letters[seat] == "r"]
    alone = judgement.order[0] if letters.count("w") == len(letters) - 1 else None
    assert (right[0] if right else alone) == judgement.first
    places = {each.seat: each.place for each in judgement.judged}
    assert judgement.order == tuple(sorted(places, key=lambda seat: places[seat]))


def test_equal_times_go_by_arrival() -> None:
    """Who claimed first has the better token."""
    assert (1, 0) == by_token(race_of("rr", (10, 10), (1, 0)))


def test_those_who_give_up_take_tokens_from_the_end() -> None:
    """The first to give up has the last one."""
    assert (2, 1, 3, 0) == by_token(race_of("ggrg", (0, 0, 10, 0), (0, 3, 1, 2)))


def test_what_is_wrong_is_told_for_wrong_claims_only() -> None:
    """With the reason of the checker; times of claims only."""
    judged = {each.seat: each for each in judge(race_of("rwg")).judged}
    assert ["right", "wrong", "gave-up"] == [judged[seat].verdict for seat in range(3)]
    assert [True, False, True] == [judged[seat].wrong is None for seat in range(3)]
    assert [10, 11, None] == [judged[seat].time for seat in range(3)]
    assert RIGHT == judged[0].work


def test_results_stand_by_seat() -> None:
    """For the history and for records."""
    race = race_of("wrl")
    results = judge(race).results(race)
    assert [("wrong", 1), ("right", 2), ("late", 3)] == [(each.verdict, each.token) for each in results]
