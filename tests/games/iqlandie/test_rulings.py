"""The rulings of the design notes, by their numbers: section 2 (material, race) and 3 (the silent rules).

Section 3 has no numbers of its own; its rows are counted from the top.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iqlandie.material import (
    BAG_OF,
    BAGS,
    COLOURS,
    EXPOSITIONS,
    MATERIAL,
    SUPPLY,
    looks,
    piece_name,
)
from accessgames.games.iqlandie.rules.actions import DrawPiece
from accessgames.games.iqlandie.rules.events import (
    Claimed,
    Exchanged,
    FirstScored,
    Judged,
    Late,
    Placed,
    Prepared,
    SaidReady,
    TaskShown,
)
from accessgames.games.iqlandie.rules.scoring import best_colours, board_points, items
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, pieces_on
from tests.games.iqlandie.positions import (
    GAME,
    begin,
    board,
    building,
    by_chance,
    choosing,
    claim_right,
    claim_wrong,
    do,
    events_of,
    piece,
    prepared,
    race,
    racing,
    refused,
    run,
    solve,
    stages,
    taking,
    wait,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import IqAction
    from accessgames.games.iqlandie.rules.state import IqState

PAIR = MATERIAL.conditions["a"]

FULL_5 = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"


def amounts(pieces: dict[int, tuple[str, ...]], firsts: int = 0) -> list[int]:
    """Return the eight points of a board."""
    return [item.amount for item in items(EXPOSITIONS, board(pieces), PAIR, firsts)]


# ------------------------------------------------------------------ section 2


def test_2_1_colours_and_conditions() -> None:
    """Five colours with different first letters, and a chain of four pairs, dealt at random."""
    assert ("red", "purple", "blue", "green", "orange") == COLOURS
    chain = [("red", "purple"), ("purple", "blue"), ("blue", "green"), ("green", "orange")]
    assert chain == list(MATERIAL.conditions.values())
    dealt = {choosing(4).table.conditions}
    dealt |= {by_chance(begin(4), seed).table.conditions for seed in "12345"}
    assert len(dealt) > 1
    assert all(sorted(conditions) == ["a", "b", "c", "d"] for conditions in dealt)


def test_2_2_shapes_and_their_ways_to_lie() -> None:
    """Nine shapes lie in 34 ways, in 42 with the robot's square marked."""
    shapes = [name for name in MATERIAL.shapes if name != MATERIAL.single]
    assert ["i3", "v3", "i4", "o4", "l4", "t4", "p5", "u5", "x5"] == shapes
    assert [2, 4, 2, 1, 8, 4, 8, 4, 1] == [len(looks(piece(f"{shape}r"))) for shape in shapes]
    assert 42 == sum(len(looks(piece(f"{shape}r*"))) for shape in shapes)


def test_2_2_bags() -> None:
    """160 pieces: 32 small, 64 medium, 48 large ones, and 16 single squares."""
    sizes = Counter(dict.fromkeys(BAGS, 0))
    for each, count in SUPPLY:
        sizes[BAG_OF[each]] += count
    assert {"small": 32, "medium": 64, "large": 48, "": 16} == dict(sizes)


def test_2_2_robots() -> None:
    """One of three copies of every coloured shape has a robot, jokers and single squares never."""
    robots = [(each, count) for each, count in SUPPLY if each.robot]
    assert 45 == sum(count for _, count in robots)
    assert all(each.colour != "joker" and each.shape != "o1" for each, _ in robots)


def test_2_2_an_empty_bag_is_replaced_by_the_medium_one_then_by_the_fullest() -> None:
    """Bag empty: medium; that empty too: the largest remaining."""
    state = do(begin(1), CHANCE, "condition a")
    assert {"small"} == bags_drawn_from(state)
    assert {"medium"} == bags_drawn_from(only(state, "medium", "large"))
    assert {"large"} == bags_drawn_from(only(state, "large"))


def only(state: IqState, *bags: str) -> IqState:
    """Empty the other bags."""
    pairs = zip(SUPPLY, state.table.stock, strict=True)
    stock = tuple(count if BAG_OF[each] in bags else 0 for (each, _), count in pairs)
    return replace(state, table=replace(state.table, stock=stock))


def bags_drawn_from(state: IqState) -> set[str]:
    """Return the bags of the pieces that chance may draw."""
    legal = GAME.legal_actions(state, CHANCE)
    return {BAG_OF[action.piece] for action in legal if isinstance(action, DrawPiece)}


def test_2_3_the_six_grids() -> None:
    """126 squares; all players have the same grids."""
    sizes = [(each.board.height, each.board.width) for each in EXPOSITIONS]
    assert [(5, 5), (4, 5), (5, 5), (4, 6), (4, 4), (4, 4)] == sizes
    assert 126 == sum(each.board.size for each in EXPOSITIONS)
    assert ["colour", "second", "gaps", "shapes", "robots", "lines"] == [each.scoring for each in EXPOSITIONS]


@pytest.mark.parametrize("kind", ["biology", "programming", "optics"])
def test_2_9_1_all_confirm_before_the_clock_starts(kind: str) -> None:
    """The preparation takes no time: only seats are to act, then the text goes out and the clock runs."""
    state = prepared(kind, 3)
    assert (0, 1, 2) == GAME.actors(state)
    state, events = events_of(do(state, 1, "ready"), 2, "ready")
    assert (SaidReady(2, (0,)),) == events
    assert (0,) == GAME.actors(state)
    state, events = events_of(state, 0, "ready")
    assert (SaidReady(0, ()), TaskShown(None, kind, 1)) == events
    assert (CLOCK, 0, 1, 2) == GAME.actors(state)


def test_2_9_1_space_has_no_preparation() -> None:
    """The card of space is seen whole at once."""
    state = do(choosing(2), 0, "choose space")
    state, events = events_of(state, CHANCE, "card space 0001")
    assert (TaskShown(None, "space", 1),) == events
    assert (CLOCK, 0, 1) == GAME.actors(state)


def test_2_9_2_one_after_another_with_separate_clocks() -> None:
    """Each seat prepares itself and has a clock of its own; the card stays hidden from those who wait."""
    state = prepared("optics", 3, {"race": "turns"})
    assert (0,) == GAME.actors(state)
    state = wait(do(state, 0, "ready"), 9_000)[0]
    state, events = events_of(solve(state, 0), 0, "claim 0000000")
    assert Claimed(0, 9_000, 1) == events[0]
    assert isinstance(events[1], Prepared)
    assert 1 == events[1].seat
    state = do(state, 1, "ready")
    state = wait(state, 4_000)[0]
    state, events = events_of(solve(state, 1), 1, "claim 0000000")
    assert Claimed(1, 4_000, 1) == events[0]
    seen = GAME.view(state, 2).race
    assert seen is not None
    assert None is seen.number


def test_2_9_3_the_last_one_takes_the_last_token() -> None:
    """When one is left, the race is over for it."""
    state = claim_right(racing("space", 3), 1)
    state, events = events_of(solve(state, 0), 0, "claim 0000000")
    assert Late(2, 3) == events[1]
    assert ("take", (1, 0, 2)) == (state.table.phase, state.table.order)


def test_2_9_3_who_gives_up_takes_the_last_token_early() -> None:
    """The others go on for the tokens before it."""
    state = do(racing("space", 3), 0, "give-up")
    state = claim_right(state, 2)
    assert (2, 1, 0) == state.table.order
    assert [3, 2, 1] == [result.token for result in state.table.history[0].results]


def test_2_9_4_wrong_claims_go_to_the_end_in_the_order_of_their_tokens() -> None:
    """Final order: those that are not wrong by token, then the wrong ones by token."""
    state = racing("space", 4)
    state = claim_wrong(state, 3)
    state = claim_wrong(state, 1)
    state = claim_right(state, 0)
    assert (0, 2, 3, 1) == state.table.order


def test_2_9_4_two_points_go_to_the_first_of_the_final_order() -> None:
    """Who was first by token and wrong loses them to the next one."""
    state = claim_wrong(racing("space", 3), 0)
    state, events = events_of(solve(state, 1), 1, "claim 0000000")
    assert FirstScored(seat=1, loser=0, firsts=1) == events[-1]
    assert (0, 1, 0) == state.table.firsts


def test_2_9_4_an_unfinished_last_player_gets_the_points_when_all_others_were_wrong() -> None:
    """The literal reading: it moves ahead of the wrong ones."""
    state, events = events_of(claim_wrong(racing("space", 3), 2), 0, "claim 0000000")
    assert (1, 2, 0) == state.table.order
    assert FirstScored(seat=1, loser=2, firsts=1) == events[-1]
    verdicts = {each.seat: each.verdict for each in events if isinstance(each, Judged)}
    assert {0: "wrong", 1: "late", 2: "wrong"} == verdicts


def test_2_9_4_who_gave_up_gets_the_points_when_all_others_were_wrong() -> None:
    """Giving up takes the last token early, and moves ahead of the wrong ones all the same."""
    state = do(racing("space", 2), 1, "give-up")
    state, events = events_of(state, 0, "claim 0000000")
    assert (1, 0) == state.table.order
    assert FirstScored(seat=1, loser=0, firsts=1) == events[-1]


def test_2_9_4_who_gave_up_stays_behind_who_did_not_finish() -> None:
    """Among three the last one left, who took the token before it, is ahead."""
    state = do(racing("space", 3), 1, "give-up")
    state, events = events_of(state, 2, "claim 0000000")
    assert (0, 1, 2) == state.table.order
    assert FirstScored(seat=0, loser=2, firsts=1) == events[-1]


def test_2_9_4_who_took_the_solution_never_gets_the_points() -> None:
    """The third hint is the solution, which brings nothing."""
    state = do(racing("space", 2), 1, "hint", "hint", "hint")
    state, events = events_of(state, 0, "claim 0000000")
    assert FirstScored(seat=None, loser=0, firsts=0) == events[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_9_5_the_offer_comes_out_even(seats: int) -> None:
    """Two taken by each, one added by all but the last: nothing is left over."""
    state = taking(seats=seats)
    assert seats + 1 == len(state.table.offer("space"))
    for place in range(seats - 1):
        seat = state.table.order[place]
        for _ in range(2):
            state = GAME.play(state, seat, next(iter(GAME.legal_actions(state, seat)))).state
        state = do(state, seat, "add medium")
        state = by_chance(state) if place < seats - 2 else GAME.play(state, CHANCE, first(state)).state
    assert [2] * seats == [len(hand) for hand in state.table.hands]
    assert () == state.table.offer("space")


def first(state: IqState) -> IqAction:
    """Return the first thing chance may do."""
    return next(iter(GAME.legal_actions(state, CHANCE)))


def test_2_9_6_a_factor_evens_out_the_time_that_speech_takes() -> None:
    """With 50 percent, ten seconds count as five, and a faster claim by the clock may be the slower one."""
    state = wait(racing("space", 2, {"pace-2": "50"}), 8_000)[0]
    state = claim_right(state, 0)
    assert (CLOCK, 1) == GAME.actors(state)
    state = wait(state, 4_000)[0]
    state, events = events_of(solve(state, 1), 1, "claim 0000000")
    assert Claimed(1, 6_000, 1) == events[0]
    assert (1, 0) == state.table.order


# ------------------------------------------------------------------ section 3


def test_3_1_gaps_hang_together_over_sides_only() -> None:
    """Not diagonally: a plus in the middle of 5x5 leaves one gap, a bar across leaves two."""
    assert 3 == amounts({3: ("x5b c2 b3 c3 d3 c4",)})[2]
    assert 6 == amounts({3: ("i4r a2 b2 c2 d2", "o1r e2")})[2]
    assert 6 == amounts({3: ("v3r a2 b2 b1",)})[2]


def test_3_1_an_empty_grid_is_one_gap_and_a_full_one_none() -> None:
    """3 points at the beginning, 0 when everything is covered."""
    singles = tuple(f"o1r {square}" for square in FULL_5.split())
    assert 3 == amounts({})[2]
    assert 0 == amounts({3: singles})[2]


def test_3_2_a_single_square_is_no_shape_but_a_piece() -> None:
    """It does not count in exposition 4, and does in point 7."""
    found = amounts({4: ("o1r a1", "o1p b1", "i3r a2 b2 c2")})
    assert (3, 2) == (found[3], found[6])


def test_3_3_a_single_square_goes_to_any_free_square() -> None:
    """Every free square of the board is offered; the piece it replaces leaves the game."""
    state = jammed("x5b", free="a1 c1")
    state, events = events_of(state, 0, "exchange x5b")
    assert (Exchanged(0, piece("x5b"), piece("o1b")),) == events
    assert (piece("x5b"),) == state.table.removed
    legal = [GAME.format_action(action) for action in GAME.legal_actions(state, 0)]
    assert ["place o1b 3 a1 1", "place o1b 3 c1 1"] == legal


def test_3_3_without_a_free_square_there_is_nothing_instead() -> None:
    """The piece leaves the game all the same."""
    state, events = events_of(jammed("x5b", free=""), 0, "exchange x5b")
    assert (Exchanged(0, piece("x5b"), None),) == events
    assert () == state.table.hands[0]


def test_3_3_a_replaced_joker_is_a_joker_and_a_robot_is_gone() -> None:
    """The single square has the colour of the piece and never a robot."""
    joker = events_of(jammed("x5j", free="a1"), 0, "exchange x5j")[1]
    robot = events_of(jammed("x5r*", free="a1"), 0, "exchange x5r*")[1]
    assert (Exchanged(0, piece("x5j"), piece("o1j")),) == joker
    assert (Exchanged(0, piece("x5r*"), piece("o1r")),) == robot


def jammed(hand: str, free: str) -> IqState:
    """Return a match in which a seat has a piece and a board that is full but for squares of exposition 3."""
    full = {
        each.number: tuple(
            f"o1r {square.name}"
            for square in each.board.squares(each.board.mask)
            if each.number != 3 or square.name not in free.split()
        )
        for each in EXPOSITIONS
    }
    return building([hand, ""], [board(full), EMPTY_BOARD])


def test_3_4_a_line_of_one_colour_counts_and_has_to_be_full() -> None:
    """At most two colours: one is as good as two, three are not; nothing for a line with a hole."""
    assert 3 == amounts({6: ("i4r a1 b1 c1 d1",)})[5]
    assert 3 == amounts({6: ("i3r a1 b1 c1", "o1p d1")})[5]
    assert 0 == amounts({6: ("o1r a1", "o1p b1", "o1b c1", "o1r d1")})[5]
    assert 0 == amounts({6: ("i3r a1 b1 c1",)})[5]


def test_3_5_a_joker_has_one_colour_that_is_valid_everywhere() -> None:
    """In its exposition and in point 7 alike; the best assignment is found and offered."""
    position = board({1: ("i4r a1 b1 c1 d1", "o4j a2 b2 a3 b3"), 4: ("i3p a1 b1 c1",)})
    assert ("red",) == best_colours(EXPOSITIONS, position, PAIR)
    assert 8 + 3 + 3 + 2 == board_points(EXPOSITIONS, position, PAIR)
    state = replace(building(["", ""], [position, EMPTY_BOARD], last=True))
    state = do(do(state, 0, "done"), 1, "done")
    assert ("declare", (0,)) == (state.table.phase, state.table.waiting)
    state = do(state, 0, "declare 01 purple")
    assert "purple" == pieces_on(state.table.boards[0])[1].colour
    assert "over" == state.table.phase


def test_3_6_ties_in_expositions_1_and_2() -> None:
    """Of equal colours either is first or second; a single colour in exposition 2 brings nothing."""
    assert 3 == amounts({1: ("i3r a1 b1 c1", "i3p a2 b2 c2")})[0]
    assert 6 == amounts({2: ("i3r a1 b1 c1", "i3p a2 b2 c2")})[1]
    assert 0 == amounts({2: ("i3r a1 b1 c1", "i4r a2 b2 c2 d2")})[1]


def test_3_7_both_new_pieces_may_be_moved_until_the_round_ends() -> None:
    """Older ones and those of others may not."""
    old = board({1: ("i3r a1 b1 c1",)})
    state = building(["o4p v3b", ""], [old, EMPTY_BOARD])
    state = do(state, 0, "place o4p 1 a2 1", "place v3b 2 a1 1")
    legal = [GAME.format_action(action) for action in GAME.legal_actions(state, 0)]
    legal = [GAME.format_action(action) for action in GAME.legal_actions(state, 0)]
    assert ["done", "unplace 1 a2", "unplace 2 a1"] == legal
    assert refused(state, 0, "unplace 1 a1") is not None
    state = do(state, 0, "unplace 1 a2")
    assert (piece("o4p"),) == state.table.hands[0]
    state, events = events_of(state, 0, "place o4p 6 c3 1")
    assert isinstance(events[0], Placed)
    state = do(state, 0, "done")
    assert (1,) == GAME.actors(state)


def test_3_8_no_piece_has_two_robots() -> None:
    """Each piece with a robot has exactly one square for it."""
    for each, _ in SUPPLY:
        marked = [look.robot for look in looks(each) if look.robot is not None]
        assert (len(looks(each)) if each.robot else 0) == len(marked), piece_name(each)


def test_3_9_a_piece_that_fits_somewhere_has_to_be_placed() -> None:
    """Neither may building end with it in hand nor may it be exchanged; the order of the two is free."""
    state = building(["o4p x5b", ""])
    for text in ("done", "exchange o4p", "exchange x5b"):
        assert refused(state, 0, text) is not None
    kinds = {GAME.format_action(action).split()[1] for action in GAME.legal_actions(state, 0)}
    assert {"o4p", "x5b"} == kinds


def test_3_9_one_piece_may_take_the_room_of_the_other() -> None:
    """Whether it fits is asked for each by itself; what was laid before an exchange stays where it is."""
    tight = jammed("v3b i3r", free="a1 b1 c1 a2")
    state = do(tight, 0, "place i3r 3 a1 1")
    assert refused(tight, 0, "exchange v3b") is not None
    state = do(state, 0, "exchange v3b")
    assert (piece("o1b"),) == state.table.hands[0]
    assert refused(state, 0, "unplace 3 a1") is not None
    state = do(state, 0, "place o1b 3 a2 1")
    assert None is refused(state, 0, "unplace 3 a2")


# ------------------------------------------------------------------ our own, where the notes are silent


def test_when_everybody_gives_up_nobody_gets_the_points() -> None:
    """When everybody gives up, nobody was first."""
    state = do(racing("space", 2), 0, "give-up")
    assert (CLOCK, 1) == GAME.actors(state)
    state, events = events_of(state, 1, "give-up")
    assert FirstScored(None, None, 0) == events[-1]
    assert (1, 0) == state.table.order


def test_the_last_one_may_go_on_when_all_others_gave_up() -> None:
    """Nobody has claimed yet, so that the first token and the points are still to be won."""
    state = claim_right(do(racing("space", 2), 0, "give-up"), 1)
    assert (0, 1) == state.table.firsts


def test_hints_cost_time_and_the_third_one_means_giving_up() -> None:
    """30 seconds each; the solution ends the race for this seat."""
    state = do(racing("space", 3), 0, "hint", "hint")
    state = claim_right(state, 0)
    assert 60_000 == run(state, 0).time
    state = do(do(racing("space", 3), 1, "hint", "hint"), 1, "hint")
    assert ("solving", "gave-up", "solving") == stages(state)


def test_a_pressed_seat_has_its_time_and_the_clock_stands() -> None:
    """First to press at one keyboard: the answer is typed without time, and nobody else acts."""
    state = wait(racing("space", 3), 5_000)[0]
    state = do(state, 2, "press")
    assert (2,) == GAME.actors(state)
    state = claim_right(state, 2)
    assert 5_000 == run(state, 2).time
    assert (CLOCK, 0, 1) == GAME.actors(state)
    assert 5_000 == race(state).elapsed
