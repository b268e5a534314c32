"""Blitz and solo: everybody's own timed run, and diagrams that lock (Tetrikon R41, R42)."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, CLOCK, Elapsed, NotYourTurn, Stream, UndoError
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.puzzle import (
    Begin,
    DiagramBegun,
    DiagramDrawn,
    DiagramFilled,
    DiagramPicked,
    Draw,
    GiveUp,
    Lay,
    Lift,
    Pick,
    PieceLaid,
    PieceLifted,
    RunBegan,
    RunEnded,
    Think,
    TimeNear,
    free_pieces,
)
from tests.games.tetrikon.rules.puzzle_tables import (
    begin,
    filled,
    game,
    match,
    play,
    running,
    solution,
    told,
)

FOUR = ("A1", "B2", "C3", "D4")


def test_r41_everybody_has_a_run_of_their_own() -> None:
    """One begins, gets a diagram of the letter, builds against their own time; then the next one."""
    state = begin(2, level="C")
    assert (0,) == game().actors(state)
    state = play(state, Begin())
    assert (CHANCE,) == game().actors(state)
    assert {f"C{number}" for number in range(1, 13)} == {
        action.diagram for action in game().legal_actions(state, CHANCE) if isinstance(action, Draw)
    }
    state = play(state, Draw("C5"))
    assert (CLOCK, 0) == game().actors(state)
    state = filled(state, ["C5"])
    assert (1,) == game().actors(state)
    assert ("ready", 1) == (state.phase, state.seat)
    state = play(state, Begin())
    assert Draw("C5") not in game().legal_actions(state, CHANCE)


def test_r41_everybody_has_one_piece_of_each_type() -> None:
    """All thirteen, again for the next player."""
    state = running("A1", seats=2)
    assert dict.fromkeys(load_standard().piece_by_id, 1) == free_pieces(load_standard(), state)
    first = solution("A1")[0]
    state = play(state, first)
    assert 0 == free_pieces(load_standard(), state)[first.piece]
    refusal = game().refusal(state, 0, first)
    assert refusal is not None
    assert "tetrikon-refused-no-free-piece" == refusal.key
    state = play(filled(play(state, Lift(first.anchor)), ["A1"]), Begin(), Draw("A2"))
    assert dict.fromkeys(load_standard().piece_by_id, 1) == free_pieces(load_standard(), state)


def test_r41_the_fastest_wins() -> None:
    """Both have filled theirs; the time decides, though nobody has a penalty."""
    state = play(running("A1", seats=2), Elapsed(90_000))
    state = play(filled(state, ["A1"]), Begin(), Draw("A2"), Elapsed(60_000))
    outcome = game().outcome(filled(state, ["A2"]))
    assert outcome is not None
    assert ((0, 0), (2, 1), "filled") == (outcome.totals, outcome.places, outcome.ending)


def test_r41_equal_times_share_the_place() -> None:
    """To the millisecond."""
    state = play(running("A1", seats=2), Elapsed(5_000))
    outcome = game().outcome(filled(play(filled(state, ["A1"]), Begin(), Draw("A2"), Elapsed(5_000)), ["A2"]))
    assert outcome is not None
    assert (1, 1) == outcome.places


def test_r41_at_the_limit_every_empty_square_costs_twenty() -> None:
    """Time never runs over; who filled it is ahead of who did not, however late."""
    state = running("A1", seats=2, minutes="10")
    assert 600_000 == state.left
    first = solution("A1", but=1)
    state, events = told(play(state, *first), Elapsed(600_000))
    assert [RunEnded(0, "time", 600_000, events[0].empty)] == events  # type: ignore[union-attr] # the only one
    left = load_standard().piece_by_id[solution("A1")[-1].piece].size
    assert RunEnded(0, "time", 600_000, left) == events[0]
    state = filled(play(state, Begin(), Draw("A2"), Elapsed(599_999)), ["A2"])
    outcome = game().outcome(state)
    assert outcome is not None
    assert ((-20 * left, 0), (2, 1)) == (outcome.totals, outcome.places)


def test_r41_the_clock_never_oversteps_the_limit() -> None:
    """What the real clock owes is cut, and longer times are refused."""
    state = play(running("A1", seats=2, minutes="10"), Elapsed(590_000))
    assert Elapsed(10_000) == game().tick(state, 25_000)
    assert Elapsed(4) == game().tick(state, 4)
    assert None is game().refusal(state, CLOCK, Elapsed(1))
    assert None is not game().refusal(state, CLOCK, Elapsed(0))
    refusal = game().refusal(state, CLOCK, Elapsed(10_001))
    assert refusal is not None
    assert "tetrikon-refused-time" == refusal.key
    assert 10_000 == len(game().legal_actions(state, CLOCK))


def test_r42_solo_has_four_diagrams_of_any_letter() -> None:
    """All different, drawn when the run begins; the time starts behind the last one."""
    state, events = told(begin(), Begin(), *map(Draw, FOUR))
    drawn = [
        DiagramDrawn(0, name, load_standard().diagram_by_id[name].size, number, 4)
        for number, name in enumerate(FOUR, 1)
    ]
    assert [RunBegan(0), *drawn, DiagramBegun(0, "A1", 1, 4, 12, 52)] == events
    assert (CLOCK, 0) == game().actors(state)
    assert 120 == len(game().legal_actions(play(begin(), Begin()), CHANCE))
    assert Draw("A1") not in game().legal_actions(play(begin(), Begin(), Draw("A1")), CHANCE)


def test_r42_all_52_pieces_are_there() -> None:
    """Four of each type."""
    assert load_standard().supply == free_pieces(load_standard(), running(*FOUR))
    assert 52 == sum(free_pieces(load_standard(), running(*FOUR)).values())


def test_r42_pieces_of_a_filled_diagram_are_locked() -> None:
    """They neither come out nor are free again."""
    state, events = told(running(*FOUR), Elapsed(30_000), *solution("A1"))
    assert DiagramFilled(0, "A1", 1, 4, 30_000) in events
    assert isinstance(events[-1], DiagramBegun)
    assert "B2" == state.run.building.diagram
    assert 52 - len(solution("A1")) == sum(free_pieces(load_standard(), state).values())
    for each in solution("A1"):
        refusal = game().refusal(state, 0, Lift(each.anchor))
        assert refusal is not None
        assert "tetrikon-refused-nothing-there" == refusal.key


def test_r42_the_unfinished_diagram_is_rearranged_freely() -> None:
    """A piece comes out, is free again, and lies anywhere else."""
    first, second = solution("A1")[:2]
    state, events = told(running(*FOUR), first, second, Lift(first.anchor))
    assert isinstance(events[-1], PieceLifted)
    assert [second.piece] == [placement.shape for placement in state.run.building.placed]
    assert load_standard().supply[first.piece] == free_pieces(load_standard(), state)[first.piece]
    state, events = told(state, first)
    assert isinstance(events[0], PieceLaid)
    assert (
        12 - sum(load_standard().piece_by_id[each.piece].size for each in (first, second)) == events[0].left
    )


def test_r42_the_total_time_counts() -> None:
    """Through all four diagrams; nothing else is scored."""
    state = running(*FOUR)
    for number, name in enumerate(FOUR, 1):
        state = filled(play(state, Elapsed(number * 1000)), [name])
    assert (10_000, "filled") == (state.run.milliseconds, state.run.ending)
    outcome = game().outcome(state)
    assert outcome is not None
    assert ((0,), (1,), "filled") == (outcome.totals, outcome.places, outcome.ending)
    (item,) = outcome.items[0]
    assert {"ending": "filled", "diagrams": FOUR, "milliseconds": 10_000, "empty": 0} == dict(item.args)


def test_r42_a_combination_is_the_same_in_every_order() -> None:
    """Sorted by letter and number: A2 comes before A10."""
    assert ("A2", "A10", "B1", "J12") == running("J12", "A10", "B1", "A2").run.combination


def test_r42_a_combination_can_be_named() -> None:
    """The player names four different diagrams, then begins."""
    state = begin(diagrams="chosen")
    assert (0,) == game().actors(state)
    state, events = told(state, *map(Pick, FOUR))
    picked = [
        DiagramPicked(0, name, load_standard().diagram_by_id[name].size, number, 4)
        for number, name in enumerate(FOUR, 1)
    ]
    assert picked == events
    assert "ready" == state.phase
    state, events = told(state, Begin())
    assert [RunBegan(0), DiagramBegun(0, "A1", 1, 4, 12, 52)] == events
    assert (CLOCK, 0) == game().actors(state)


@pytest.mark.parametrize(
    ("diagram", "key"), [("A1", "tetrikon-refused-diagram-used"), ("Z9", "tetrikon-refused-diagram")]
)
def test_r42_only_diagrams_that_exist_are_named_once(diagram: str, key: str) -> None:
    """Others are refused."""
    refusal = game().refusal(play(begin(diagrams="chosen"), Pick("A1")), 0, Pick(diagram))
    assert refusal is not None
    assert key == refusal.key


def test_blitz_takes_diagrams_of_its_letter_only() -> None:
    """Chance may not give another, nor one that a player has got."""
    state = play(begin(2, level="C"), Begin())
    refusal = game().refusal(state, CHANCE, Draw("D1"))
    assert refusal is not None
    assert ("tetrikon-refused-diagram-level", "C") == (refusal.key, dict(refusal.args)["level"])


def test_who_gives_up_ends_their_run() -> None:
    """All squares that are empty count, in solo those of further diagrams, too."""
    state, events = told(running(*FOUR), Elapsed(7000), *solution("A1"), GiveUp())
    empty = sum(load_standard().diagram_by_id[name].size for name in FOUR[1:])
    assert RunEnded(0, "given-up", 7000, empty) == events[-1]
    outcome = game().outcome(state)
    assert outcome is not None
    assert ((-20 * empty,), "given-up") == (outcome.totals, outcome.ending)
    assert () == game().actors(state)


def test_thinking_takes_time_once_between_two_pieces() -> None:
    """How computer players, who need no time, take theirs."""
    state = play(running("A1", seats=2), Think(5000))
    assert 5000 == state.run.milliseconds
    refusal = game().refusal(state, 0, Think(1000))
    assert refusal is not None
    assert "tetrikon-refused-thought" == refusal.key
    assert game().refusal(play(state, solution("A1")[0]), 0, Think(1000)) is None


def test_thinking_ends_at_the_limit_too() -> None:
    """It counts like any other time."""
    state, events = told(play(running("A1", seats=2, minutes="10"), Elapsed(599_000)), Think(60_000))
    assert [RunEnded(0, "time", 600_000, 12)] == events
    assert 1 == state.seat


def test_time_that_merely_passes_tells_nothing() -> None:
    """Only the end of a limit is news, and once that it is near."""
    assert [] == told(running("A1", seats=2, minutes="10"), Elapsed(539_999))[1]
    assert [] == told(running("A1", seats=2), Elapsed(599_999))[1]


def test_r41_the_end_of_the_time_is_announced_once() -> None:
    """A minute before, or when the clock is looked at next; for each run anew, for who thinks as well."""
    state, events = told(running("A1", seats=2, minutes="10"), Elapsed(540_000))
    assert [TimeNear(0, 60_000)] == events
    state, events = told(state, Elapsed(30_000))
    assert [] == events
    state, events = told(state, Elapsed(30_000))
    assert [RunEnded] == [type(event) for event in events]
    state = play(state, Begin(), Draw("A2"))
    assert [TimeNear(1, 5_000)] == told(state, Elapsed(595_000))[1]
    assert [TimeNear(0, 20_000)] == told(running("A1", seats=2, minutes="10"), Think(580_000))[1]


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        (Lay("x5", 2, solution("A1")[0].anchor), "tetrikon-refused-orientation"),
        (
            Lay("i5", 1, load_standard().board.squares(load_standard().board.whole)[7]),
            "tetrikon-refused-outside",
        ),
        (Lay("zz", 1, solution("A1")[0].anchor), "tetrikon-refused-no-free-piece"),
    ],
)
def test_what_does_not_fit_is_refused(lay: Lay, key: str) -> None:
    """By the rule that it breaks."""
    refusal = game().refusal(running("A1", seats=2), 0, lay)
    assert refusal is not None
    assert key == refusal.key


def test_what_lies_there_is_in_the_way() -> None:
    """The covered squares are named."""
    first, second = solution("A1")[:2]
    state = play(running("A1", seats=2), first)
    refusal = game().refusal(state, 0, Lay(second.piece, 1, first.anchor))
    assert refusal is not None
    assert refusal.key in {"tetrikon-refused-covered", "tetrikon-refused-outside"}


def test_without_mirroring_a_piece_has_fewer_orientations() -> None:
    """The hook has eight, or four."""
    state = running("A1", seats=2, mirror="no")
    refusal = game().refusal(state, 0, Lay("l4", 5, solution("A1")[0].anchor))
    assert refusal is not None
    assert ("tetrikon-refused-orientation", 4) == (refusal.key, dict(refusal.args)["most"])


@pytest.mark.parametrize("phase", ["pick", "ready", "draw", "over"])
def test_nothing_else_is_done_before_and_after(phase: str) -> None:
    """No time passes there, and nobody lays anything."""
    states = {
        "pick": begin(diagrams="chosen"),
        "ready": begin(),
        "draw": play(begin(), Begin()),
        "over": play(running(*FOUR), GiveUp()),
    }
    state = states[phase]
    assert phase == state.phase
    assert CLOCK not in game().actors(state)
    assert game().tick(state, 1000) is None
    with pytest.raises(NotYourTurn):
        game().play(state, CLOCK, Elapsed(1))
    for actor in game().actors(state):
        refusal = game().refusal(state, actor, solution("A1")[0])
        assert refusal is not None
        assert ("tetrikon-refused-not-now", phase) == (refusal.key, dict(refusal.args)["phase"])


def test_actions_belong_to_their_actors() -> None:
    """A player draws no diagram, and chance and the clock do nothing else."""
    state = play(begin(), Begin())
    assert game().refusal(state, CHANCE, Pick("A1")) is not None
    running_state = running(*FOUR)
    assert game().refusal(running_state, CLOCK, solution("A1")[0]) is not None
    assert game().refusal(running_state, 0, Elapsed(5)) is not None


def test_every_diagram_is_drawn_equally_often() -> None:
    """Each of the twelve of a letter comes."""
    state = play(begin(2, level="B"), Begin())
    stream = Stream("draw", "7")
    drawn = [game().chance(state, stream) for _ in range(600)]
    counts = {action: drawn.count(action) for action in drawn}
    assert 12 == len(counts)
    assert 20 < min(counts.values())
    assert max(counts.values()) < 90


def test_pieces_are_taken_back_time_is_not() -> None:
    """Until the diagram is filled, which locks it."""
    table = match()
    table.submit(0, Begin())
    for name in FOUR:
        table.submit(CHANCE, Draw(name))
    first, second, *rest = solution("A1")
    table.submit(0, first)
    table.submit(CLOCK, Elapsed(2000))
    table.submit(0, second)
    assert 1 == table.undo(0)
    assert 2 == table.undo(0)
    assert () == table.state.run.building.placed
    with pytest.raises(UndoError):
        table.undo(0)
    for each in (first, second, *rest):
        table.submit(0, each)
    with pytest.raises(UndoError):
        table.undo(0)


def test_all_is_open() -> None:
    """Every viewer sees everything, so nothing is made up."""
    state = play(running(*FOUR), solution("A1")[0])
    for viewer in (0, -3):
        view = game().view(state, viewer)
        assert (viewer, state) == view
        assert state == game().resample(view, Stream("x", "7"))
