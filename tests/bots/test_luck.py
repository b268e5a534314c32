"""What luck changed in a match, with chances to win that are easy to work out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots.luck import CLOSE_SWING, FIRST_SAMPLES, FURTHER_SAMPLES, LuckReview, Swing
from accessgames.bots.review import group_moves
from accessgames.engine import CHANCE, Header, Match, SeatSpec, Step, Stream
from accessgames.engine.hindsight import FinishedMatch
from tests.duel.rules import Duel
from tests.pig.notation import HOLD, ROLL, Face
from tests.pig.rules import Pig

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.pig.notation import Action
    from tests.pig.rules import Event, State

PIG = Pig()


def share(game: object, state: Any) -> tuple[float, ...]:  # noqa: ANN401 - any game
    """Whoever moves has half a chance, and a hundredth more for each point of the turn and each safe one."""
    del game
    own = 0.5 + (state.total(state.seat) + state.turn) / 100
    return tuple(own if seat == state.seat else 1 - own for seat in range(2))


class Sudden(Pig):
    """Pig in which a six wins at once."""

    def apply(self, state: State, actor: int, action: Action) -> Step[State, Event]:
        if action != Face(6):
            return super().apply(state, actor, action)
        kept = tuple((6,) if seat == state.seat else () for seat in range(2))
        return Step(replace(state, kept=kept, rolling=False, over=True), ())


def played(*actions: tuple[int, Any], game: Pig = PIG) -> Match[Any, Any, Any, Any]:
    """A match of Pig in which this happened."""
    seats = (SeatSpec("Jana"), SeatSpec("Petr"))
    match: Match[Any, Any, Any, Any] = Match(game, Header("pig", 1, seats, game.setup(2, {}).options, "7"))
    for actor, action in actions:
        match.submit(actor, action)
    return match


MATCH = played(
    (0, ROLL), (CHANCE, Face(6)), (0, ROLL), (CHANCE, Face(1)), (1, ROLL), (CHANCE, Face(4)), (1, HOLD)
)  # fmt: skip


def fortunes(clear: float = 0.1, chances: Any = share) -> LuckReview:  # noqa: ANN401 - of tests
    """What luck did in the match."""
    return LuckReview(FinishedMatch(MATCH), group_moves(FinishedMatch(MATCH).acted), chances, clear)


def swing(number: int, chances: Any = share) -> Swing:  # noqa: ANN401 - of tests
    """What luck did in a move of the match."""
    found = fortunes(chances=chances).swing(number)
    assert found is not None
    return found


def test_after_luck_the_chances_are_those_of_what_came() -> None:
    """A six raises them by six hundredths; a one hands the turn over."""
    assert pytest.approx((0.56, 0.44)) == swing(1).after
    assert pytest.approx((0.5, 0.5)) == swing(2).after


def test_before_luck_they_are_the_average_over_what_could_have_come() -> None:
    """Counted again here over the same throws; it lies near the exact mean of the six faces."""
    state = MATCH.state_at(1)
    stream = Stream("analysis", "luck/1")
    thrown = [PIG.apply(state, CHANCE, PIG.chance(state, stream)).state for _ in range(FIRST_SAMPLES)]
    mean = sum(share(None, each)[0] for each in thrown) / FIRST_SAMPLES
    assert pytest.approx(mean) == swing(1).before[0]
    assert pytest.approx((0.5 + 0.52 + 0.53 + 0.54 + 0.55 + 0.56) / 6, abs=0.02) == swing(1).before[0]
    assert pytest.approx(1) == sum(swing(1).before)


def test_a_great_change_is_looked_at_more_closely() -> None:
    """Its mean is taken over four times as many other courses, the first of them being the same."""

    def steep(game: object, state: Any) -> tuple[float, ...]:  # noqa: ANN401 - any game
        own = 0.1 + 0.15 * state.turn
        return tuple(own if seat == state.seat else 1 - own for seat in range(2)) if game else ()

    state, stream = MATCH.state_at(1), Stream("analysis", "luck/1")
    drawn = [
        PIG.apply(state, CHANCE, PIG.chance(state, stream)).state
        for _ in range(FIRST_SAMPLES + FURTHER_SAMPLES)
    ]
    mean = sum(steep(PIG, each)[0] for each in drawn) / len(drawn)
    found = swing(1, steep)
    assert pytest.approx(mean) == found.before[0]
    assert found.size >= CLOSE_SWING


def test_a_swing_says_where_it_was() -> None:
    """Which move, and which actions of chance in it."""
    second = swing(2)
    assert (2, 3, 4) == (second.move.number, second.start, second.end)


def test_of_two_alike_the_one_who_gained_is_told() -> None:
    """With two players one gains what the other loses; with more it is the one with the largest change."""
    assert (0, 1) == (swing(1).seat, swing(2).seat)
    three = Swing(swing(1).move, 1, 2, (0.3, 0.4, 0.3), (0.1, 0.55, 0.35))
    assert 0 == three.seat
    assert pytest.approx(0.2) == three.size


@pytest.mark.parametrize(("clear", "turning"), [(0.0, [1, 2, 3]), (0.05, [2]), (0.5, [])])
def test_a_clear_change_turned_the_match(clear: float, turning: list[int]) -> None:
    """What is clear the room says."""
    looked = fortunes(clear)
    assert turning == [number for number in range(5) if looked.turning(number)]


@pytest.mark.parametrize("number", [0, 4])
def test_where_chance_did_nothing_there_was_no_luck(number: int) -> None:
    """Neither before the first move nor where points were kept."""
    assert fortunes().swing(number) is None


def test_the_end_of_a_match_is_certain() -> None:
    """Who has won has all of the chance, whatever was thought before."""
    match = played((0, ROLL), (CHANCE, Face(6)), game=Sudden())
    found = LuckReview(FinishedMatch(match), group_moves(FinishedMatch(match).acted), share, 0.1).swing(1)
    assert found is not None
    assert (1.0, 0.0) == found.after


def test_what_cannot_be_told_is_not() -> None:
    """A game without an estimate has no luck to tell, and one that has none after some throws neither."""
    silent = LuckReview(FinishedMatch(MATCH), group_moves(FinishedMatch(MATCH).acted), None, 0.1)
    assert silent.known(1)
    assert silent.swing(1) is None

    def rarely(game: object, state: Any) -> Sequence[float] | None:  # noqa: ANN401 - any game
        return None if state.turn == 5 else share(game, state)

    assert fortunes(chances=rarely).swing(1) is None
    assert fortunes(chances=lambda _game, _state: None).swing(1) is None


def test_each_move_is_weighed_once() -> None:
    """Who goes back and forth does not wait twice."""
    looked = fortunes()
    assert not looked.known(1)
    first = looked.swing(1)
    assert looked.known(1)
    assert first is looked.swing(1)


def test_other_luck_is_drawn_to_the_end_of_it() -> None:
    """Where chance acts several times in a row, all of it is drawn again."""
    game = Duel()
    seats = (SeatSpec("Jana"), SeatSpec("Petr"))
    match: Match[Any, Any, Any, Any] = Match(
        game, Header("duel", game.rules_version, seats, game.setup(2, {}).options, "7")
    )
    while CHANCE in match.actors:
        match.submit(CHANCE, min(game.legal_actions(match.state, CHANCE), key=game.format_action))
    seen: list[Any] = []

    def noting(rules: Any, state: Any) -> tuple[float, ...]:  # noqa: ANN401 - any game
        seen.append(rules.actors(state))
        return (0.5, 0.5)

    found = LuckReview(FinishedMatch(match), group_moves(FinishedMatch(match).acted), noting, 0.1).swing(0)
    assert found is not None
    assert (0, match.moment) == (found.start, found.end)
    assert FIRST_SAMPLES + 1 == len(seen)
    assert all(CHANCE not in actors for actors in seen)
