"""The end of a game of two is read out: the best for both sides, by trying everything."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Stream
from accessgames.games.iota.bot import KIT, endgame
from accessgames.games.iota.bot.evaluation import CAREFUL
from accessgames.games.iota.bot.guide import IotaGuide
from accessgames.games.iota.bot.judges import CarefulJudge, ReadingJudge
from accessgames.games.iota.notation import format_action
from tests.games.iota.endings import PLENTY, BruteForce, actions_of, compare, endings
from tests.games.iota.positions import GAME, position

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

LAYOUTS = (
    ("m50=r1c n50=r2c o50=r3c m51=b2s", "r4c g1t", "b4t"),
    ("m50=r1c n50=g2c m51=b3s m52=y2t", "r2c b1x", "g3t y4c"),
    ("m50=r1c n50=w n51=g3t", "r2c g4x", "b2s y1t"),
    ("m50=r4c n50=r4s m49=g4c", "w b1t", "r4t y4c"),
)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"leftover": "minus"},
    {"recycling": "one"},
    {"empty-rounds": "3", "idle-rounds": "2"},
)
DEALS = tuple((layout, options) for layout in LAYOUTS for options in OPTIONS)


def _end(layout: tuple[str, ...], **table: Any) -> IotaState:  # noqa: ANN401 - fields of several types
    return position(*layout, deck=0, **table)


def _position(state: IotaState) -> endgame.Position:
    turn = state.table.turn
    found = endgame.ending_of(state.table, state.hands[turn], state.hands[1 - turn])
    assert found is not None
    return found


def _read(state: IotaState, positions: int = PLENTY) -> endgame.Reading | None:
    return endgame.Endgame(state.table, positions).best(_position(state))


@pytest.mark.parametrize(("layout", "options"), DEALS)
def test_the_best_is_found(layout: tuple[str, str, str], options: dict[str, str]) -> None:
    """What is read out leads to as much as the best when everything is tried without any cut."""
    state, brute = _end(layout, options=options), BruteForce(PLENTY)
    found = _read(state)
    assert found is not None
    assert found.whole
    assert (brute.lead(state), brute.lead(state)) == (found.lead, brute.after(state, found.action))


def test_endings_are_read_out_as_by_brute_force() -> None:
    """Of 48 endings under several options each is read out to the best, whatever the order of play."""
    tally = compare("suite", 48, 4, 400)
    assert [] == tally.faults
    assert (48, True) == (tally.read, tally.whole > 40)


def test_what_was_scored_before_makes_no_difference() -> None:
    """The lead at the end is all that winning depends on, so the best is the same with any lead."""
    for layout in LAYOUTS:
        assert _read(_end(layout)) == _read(_end(layout, scores=(0, 12)))


def test_passing_ends_a_game() -> None:
    """Where nothing can be placed, passing is read out: the game ends after the last of these turns."""
    state = _end(("m50=r1c n50=r2c o50=r3c p50=r4c", "b1s", "y1t"), options={"leftover": "minus"})
    assert 2 == _position(state).passes
    assert 1 == _position(replace(state, table=replace(state.table, stuck=1))).passes
    both = replace(state, table=replace(state.table, stuck=1, idle=5))
    found = _read(both)
    assert found is not None
    brute = BruteForce(PLENTY)
    assert brute.lead(both) == found.lead


def test_without_time_nothing_is_read_out() -> None:
    """Half of a reading is none; with a little more time less is tried, but something is found."""
    state = _end(LAYOUTS[1])
    assert _read(state, 1) is None
    some = _read(state, 12)
    assert some is not None
    assert not some.whole
    assert some.action in GAME.legal_actions(state, 0)


def test_hidden_cards_are_no_ending() -> None:
    """With a deck, with three players, before a turn or with hands that nobody knows nothing is read out."""
    state = _end(LAYOUTS[0])
    own, other = state.hands
    assert endgame.ending_of(state.table, own, other) is not None
    assert endgame.ending_of(state.table, own, (None,)) is None
    for changed in (replace(state.table, deck=1), replace(state.table, phase="over")):
        assert endgame.ending_of(changed, own, other) is None
    three = _end((*LAYOUTS[0], "y3x"))
    assert endgame.ending_of(three.table, own, other) is None


def test_the_adviser_reads_endings_out() -> None:
    """It values best what is best by brute force, and nothing else as much: the rest is at most its value."""
    judge = KIT.judges[KIT.adviser]
    for state in islice(endings("adviser", 3), 12):
        brute, legal = BruteForce(PLENTY), actions_of(state)
        true = [brute.after(state, action) for action in legal]
        values = judge.values(GAME.view(state, state.table.turn), legal)
        assert [one == max(true) for one in true] == [value == max(true) for value in values]
        assert all(one <= value for one, value in zip(true, values, strict=True))


def test_the_adviser_goes_on_as_the_careful_player() -> None:
    """Where cards are hidden, or there is no time to read an ending out, values are those of that one."""
    careful, hasty = CarefulJudge(CAREFUL), ReadingJudge(CAREFUL, 1)
    ending = next(endings("adviser", 3))
    for state, judge in ((position(*LAYOUTS[0]), KIT.judges[KIT.adviser]), (ending, hasty)):
        seat = state.table.turn
        view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
        assert careful.values(view, legal) == judge.values(view, legal)


def test_a_hand_is_seen_where_only_its_cards_are_unseen() -> None:
    """The seat to act knows the other hand when no other card is hidden; nobody else reads anything out."""
    state = next(endings("seen", 3))
    turn = state.table.turn
    assert _position(state) == endgame.ending_seen(GAME.view(state, turn))
    assert endgame.ending_seen(GAME.view(state, 1 - turn)) is None
    hidden = replace(state, known=tuple((0,) * len(hand) for hand in state.hands))
    assert endgame.ending_seen(GAME.view(hidden, turn)) is None


@pytest.mark.parametrize(("hands", "deck", "single"), [(2, 0, True), (2, 1, False), (3, 0, False)])
def test_the_guide_reads_out_what_nobody_hides(hands: int, deck: int, single: bool) -> None:
    """With two players and an empty deck one action is left; else several are considered."""
    layout, *held = LAYOUTS[0]
    state = position(layout, *held, *["y3x"] * (hands - 2), deck=deck)
    world = GAME.resample(GAME.view(state, 0), Stream("endgame", "world"))
    found = IotaGuide((CAREFUL,)).openings(GAME, world, 0)
    assert single is (len(found) == 1)
    if single:
        reading = _read(state)
        assert reading is not None
        assert [(format_action(reading.action), 1.0)] == [(format_action(one), value) for one, value in found]
