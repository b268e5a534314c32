"""The chances to win that analyses tell, of each game: what they are made of, worked out once more."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots.luck import FIRST_SAMPLES, LuckReview
from accessgames.bots.review import group_moves
from accessgames.engine import CHANCE, Stream
from accessgames.engine.hindsight import FinishedMatch
from accessgames.games import game_ids, load_room
from accessgames.games.iota.bot.guide import WILD_WORTH, best_worth
from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iqlandie.rules.scoring import totals
from accessgames.games.quantum.bot.endings import is_near
from accessgames.games.quantum.bot.guide import MARGIN_WEIGHT, TIE_BREAK
from accessgames.games.quantum.bot.whole_value import margin, shipped_whole, turn_progress
from accessgames.games.quantum.rules.state import Phase
from tests.whole.finished import chances_of, choices, match_of, states
from tools.fit_chances import Told, best_power, bins, notes, steeper, surprise

if TYPE_CHECKING:
    from accessgames.games import WinChances
    from accessgames.games.quantum.rules.state import QuantumState

GAMES = game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_they_are_chances(game: str) -> None:
    """At every moment each is between 0 and 1, and together they make 1."""
    tell, rules = chances_of(game), match_of(game).game
    told = [tell(rules, state) for state in states(game)]
    assert told
    for chances in told:
        assert chances is not None
        assert pytest.approx(1) == sum(chances)
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("game", GAMES)
def test_before_anything_happened_they_are_even(game: str) -> None:
    """About: what was dealt or rolled may help one of them a little."""
    chances = chances_of(game)(match_of(game).game, next(states(game)))
    assert chances is not None
    assert pytest.approx(0.5, abs=0.2) == chances[0]


@pytest.mark.parametrize(("game", "games"), [("iota", 6), ("iqlandie", 4), ("quantum", 6), ("tetrikon", 4)])
def test_they_know_more_than_nothing(game: str, games: int) -> None:
    """In games played to the end, who has won is less surprising than if everybody had half a chance."""
    options = {"level": "A"} if game == "tetrikon" else {}
    room = load_room(game)
    told = [
        one for number in range(games) for one in notes(room, "bot:greedy", 2, options, f"tests/{number}")
    ]
    assert surprise(told, 1) < math.log(2)


def test_the_best_of_a_hand_in_iota_is_that_of_its_placements() -> None:
    """Of all legal ones: the points, and what the wild cards are worth that stay."""
    rules, checked = match_of("iota").game, 0
    for state in islice((one for one in states("iota") if one.table.phase == "play"), 0, None, 4):
        seat = state.table.turn
        hand, before = state.hands[seat], state.table.scores[seat]
        found = []
        for action in rules.legal_actions(state, seat):
            if isinstance(action, Place):
                used = sum(card == WILD for _, card in action.cards)
                after = rules.apply(state, seat, action).state
                found.append(after.table.scores[seat] - before - WILD_WORTH * used)
        if found:
            assert pytest.approx(max(found)) == best_worth(state.table, hand) - WILD_WORTH * hand.count(WILD)
            checked += 1
    assert checked > 4


def test_points_raise_the_chance_in_iota() -> None:
    """The same position with more points for somebody is better for them; cards being drawn tell nothing."""
    state = next(one for one in states("iota") if one.table.phase == "play")
    tell, rules = chances_of("iota"), match_of("iota").game
    more = replace(
        state, table=replace(state.table, scores=(state.table.scores[0] + 20, *state.table.scores[1:]))
    )
    now, then = tell(rules, state), tell(rules, more)
    assert now is not None
    assert then is not None
    assert then[0] > now[0]
    assert tell(rules, replace(state, table=replace(state.table, phase="refill"))) is None


def test_in_quantum_they_follow_from_the_lead() -> None:
    """Before a turn far from the end: by a constant from the margin of the fitted value of the sheets."""
    match, tell, checked = match_of("quantum"), chances_of("quantum"), 0
    for state in states("quantum"):
        if state.phase is Phase.REROLL and not is_near(state):
            lead = margin(shipped_whole(), state, 0, turn_progress(state))
            chances = tell(match.game, state)
            assert chances is not None
            assert pytest.approx(1 / (1 + math.exp(-MARGIN_WEIGHT * lead))) == chances[0]
            checked += 1
    assert checked > 10


def _adviser() -> Any:  # noqa: ANN401 - its class is of no interest
    bots = load_room("quantum").bots
    return bots.judges[bots.adviser]


def test_quantum_judges_in_victories_what_its_adviser_does() -> None:
    """The same action is best; a loss is between none and a hundred matches, and 0 only for the best."""
    measure = load_room("quantum").measure
    assert measure is not None
    assert measure.judge is not None
    for position in choices("quantum"):
        legal = tuple(position.legal)
        wins, worth = measure.judge.values(position.view, legal), _adviser().values(position.view, legal)
        assert wins.index(max(wins)) == worth.index(max(worth))
        assert max(wins) - min(wins) <= 100 + TIE_BREAK * (max(worth) - min(worth)) + 1e-9


def test_victories_of_a_choice_are_the_chances_after_it() -> None:
    """Step C for the last one to choose: the rules say what follows, and the sheets then say who is ahead."""
    measure, checked = load_room("quantum").measure, 0
    assert measure is not None
    assert measure.judge is not None
    game = match_of("quantum").game
    for state in states("quantum"):
        if state.phase is not Phase.EVERYBODY or len(state.choices.waiting) != 1:
            continue
        (seat,) = state.choices.waiting
        legal = tuple(game.legal_actions(state, seat))
        for action, wins in zip(legal, measure.judge.values(game.view(state, seat), legal), strict=True):
            assert 0 <= wins <= 101
            checked += 1
            after = _turned(game.apply(state, seat, action).state, state)
            if after is None:
                assert min(abs(wins - whole) for whole in (0, 50, 100)) < 1
    assert checked > 20


def _turned(after: QuantumState, before: QuantumState) -> QuantumState | None:
    """The table after a turn; None where it ended the match."""
    return after if after.phase is not Phase.OVER and after.turn > before.turn else None


def test_points_raise_the_chance_in_iqlandie() -> None:
    """At the end who has more points is ahead in the chances, too; in a practice there are none."""
    match, tell = match_of("iqlandie"), chances_of("iqlandie")
    last = list(states("iqlandie"))[-1]
    points, chances = totals(last.table), tell(match.game, last)
    assert chances is not None
    assert points.index(max(points)) == chances.index(max(chances))
    practice = match.game.setup(2, {"practice": "optics"})
    assert tell(match.game, match.game.initial(practice)) is None


def test_in_tetrikon_a_piece_that_fits_is_worth_something() -> None:
    """The same table with more T in a hand is better for its owner; in blitz there is nothing to tell."""
    match, tell = match_of("tetrikon"), chances_of("tetrikon")
    blitz = match.game.initial(match.game.setup(2, {"mode": "blitz"}))
    assert tell(match.game, blitz) is None
    for number, state in enumerate(states("tetrikon")):
        chances = tell(match.game, state)
        assert chances is not None
        if number > 20 and state.table.closing is None:
            poorer = replace(
                state, hands=tuple(replace(hand, money=()) for hand in state.hands[:1]) + state.hands[1:]
            )
            less = tell(match.game, poorer)
            assert less is not None
            assert less[0] <= chances[0]
            break


@pytest.mark.parametrize("game", GAMES)
def test_what_was_before_luck_does_not_hang_on_a_few_draws(game: str) -> None:
    """Four times as many other draws give about the same mean, wherever luck changed something."""
    match, tell = match_of(game), chances_of(game)
    finished = FinishedMatch.of(match)
    moves = group_moves(finished.acted)
    looked = LuckReview(finished, moves, tell, 0.05)
    turned = [number for number in range(len(moves)) if looked.turning(number)]
    assert turned
    for number in turned[:4]:
        swing = looked.swing(number)
        assert swing is not None
        luck = Stream("tests", f"{game}/{number}")
        drawn = [_drawn(match.game, match.state_at(swing.start), luck) for _ in range(4 * FIRST_SAMPLES)]
        mean = sum(_chance(match.game, tell, state, swing.seat) for state in drawn) / len(drawn)
        assert pytest.approx(mean, abs=0.1) == swing.before[swing.seat]
        after = _chance(match.game, tell, match.state_at(swing.end), swing.seat)
        assert pytest.approx(after) == swing.after[swing.seat]


def _drawn(game: Any, state: Any, luck: Stream) -> Any:  # noqa: ANN401 - any game
    while CHANCE in game.actors(state):
        state = game.apply(state, CHANCE, game.chance(state, luck)).state
    return state


def _chance(game: Any, tell: WinChances, state: Any, seat: int) -> float:  # noqa: ANN401 - any game
    outcome = game.outcome(state)
    if outcome is not None:
        return (seat in outcome.winners()) / len(outcome.winners())
    chances = tell(game, state)
    assert chances is not None
    return chances[seat]


def _told(count: int, chance: float, truth: float) -> list[Told]:
    luck = Stream("tests", "told")
    sure = [luck.random() < truth for _ in range(count)]
    return [Told((chance, 1 - chance), (float(won), float(not won))) for won in sure]


def test_the_tool_finds_what_is_too_bold() -> None:
    """Where 0.7 was told and 0.7 came true the power is about 1; where less came true it is smaller."""
    right, bold = _told(4000, 0.7, 0.7), _told(4000, 0.7, 0.55)
    assert pytest.approx(1, abs=0.15) == best_power(right)
    assert best_power(bold) < 0.4
    assert surprise(bold, best_power(bold)) < surprise(bold, 1)
    assert pytest.approx(1) == sum(steeper((0.5, 0.3, 0.2), 1.7))


def test_the_tool_sorts_by_tenths() -> None:
    """How many, their mean and the share that came true."""
    found = bins(
        [Told((0.75, 0.25), (1.0, 0.0)), Told((0.71, 0.29), (0.0, 1.0)), Told((1.0, 0.0), (1.0, 0.0))]
    )
    assert [0, 2, 7, 9] == list(found)
    assert (2, 0.5) == (found[7].count, found[7].share)
    assert pytest.approx(0.73) == found[7].mean
