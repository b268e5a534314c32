"""What actions outside of the race are worth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie.bot.evaluation import best_place
from accessgames.games.iqlandie.bot.judges import UNDOING, Builder, open_place
from accessgames.games.iqlandie.material import BAG_OF, BAGS, EXPOSITIONS, SUPPLY
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import Add, AskHint, Choose, Done, Place, TakePiece
from accessgames.games.iqlandie.rules.placements import placement_gains
from accessgames.games.iqlandie.rules.state import jokers, pieces_on
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.bot.sitting import GREEDY, WEIGHTS
from tests.games.iqlandie.positions import GAME, board, building, choosing, do, names, piece, racing, taking

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState, IqView

GREEDILY = Builder(GREEDY, plans=False)
PLANNING = Builder(WEIGHTS, plans=True)


def offering(kind: str, pieces: str, state: IqState) -> IqState:
    """Return a state with another offer beside a kind of tasks."""
    table = state.table
    offers = list(table.offers)
    offers[list(KINDS).index(kind)] = tuple(piece(name) for name in pieces.split())
    return replace(state, table=replace(table, offers=tuple(offers)))


def view(state: IqState, seat: int = 0) -> IqView:
    """Return what a seat knows."""
    return GAME.view(state, seat)


def test_greedy_places_by_points() -> None:
    """Greedy laying follows the changes of the score exactly, at every place."""
    state = building(["t4r* i3p", ""], [random_board("greedy", 8), random_board("other", 8)])
    there = view(state)
    found = placement_gains(there, piece("t4r*"))
    values = GREEDILY.values(there, [change.action for change in found])
    assert [change.total for change in found] == list(values)


def test_plans_look_ahead() -> None:
    """Whoever plans does not fill exposition 1 with a second colour for points that are worth less later."""
    state = building(["i4g", ""], [board({1: ["i4r a1 b1 c1 d1"]}), board({})])
    actions = [one for one in GAME.legal_actions(state, 0) if isinstance(one, Place)]
    values = PLANNING.values(view(state), actions)
    best = actions[max(range(len(actions)), key=values.__getitem__)]
    assert best.exposition != 1


def test_last_round_has_no_hope() -> None:
    """In the last round planning and greedy value places alike."""
    state = building(["t4r*", ""], [random_board("last", 9), board({})], last=True)
    actions = [one for one in GAME.legal_actions(state, 0) if isinstance(one, Place)]
    assert GREEDILY.values(view(state), actions) == pytest.approx(PLANNING.values(view(state), actions))


def test_nobody_takes_up_what_lies_well() -> None:
    """Ending the round is better than moving anything again."""
    state = building(["i3r", ""])
    action = next(one for one in GAME.legal_actions(state, 0) if isinstance(one, Place))
    state = GAME.play(state, 0, action).state
    legal = list(GAME.legal_actions(state, 0))
    values = dict(zip(legal, PLANNING.values(view(state), legal), strict=True))
    assert 0.0 == values.pop(Done())
    assert {UNDOING} == set(values.values())


def test_better_piece_is_taken() -> None:
    """Of an offer the piece is worth most that brings most at its best place."""
    state = offering("space", "i3o p5r t4o", taking())
    own = [board({1: ["i4r a1 b1 c1 d1"]}), board({})]
    state = replace(state, table=replace(state.table, boards=tuple(own)))
    legal = list(GAME.legal_actions(state, 0))
    for builder in (GREEDILY, PLANNING):
        values = builder.values(view(state), legal)
        best = legal[max(range(len(legal)), key=values.__getitem__)]
        assert TakePiece(piece("p5r")) == best


def test_second_piece_knows_the_first() -> None:
    """The second piece is valued on the board as it will be with the first."""
    state = offering("space", "i3r* i3g* i3b*", taking())
    first = view(do(state, 0, "pick i3r*"))
    assert ("i3r*", 0) == (names(first.hand), len(pieces_on(first.table.boards[0])))
    there = PLANNING.with_hand(first)
    assert 1 == len(pieces_on(there))
    pair, hope = first.table.colours_of(0), PLANNING.hope(first)
    best = best_place(EXPOSITIONS, there, pair, piece("i3g*"), WEIGHTS, hope)
    assert best.gain == PLANNING.piece_gain(first, 0, piece("i3g*"))


def test_denial_counts_for_those_who_come_later() -> None:
    """What a rival would gain raises the value of a piece; the last one has no rivals."""
    state = taking(seats=3)
    offer = state.table.offer("space")
    assert PLANNING.rivals_gain(view(state), offer[0]) > 0
    alone = replace(state, table=replace(state.table, turn=2))
    assert 0.0 == PLANNING.rivals_gain(view(alone, 2), offer[0])


def test_best_offer_is_chosen() -> None:
    """The kind of tasks is chosen by its offer."""
    state = choosing()
    for kind in KINDS:
        state = offering(kind, "i3o i4o p5o", state)
    state = offering("optics", "l4r* x5r p5r", state)
    state = replace(state, table=replace(state.table, boards=(board({1: ["i4r a1 b1 c1 d1"]}), board({}))))
    for builder in (GREEDILY, PLANNING):
        values = dict(zip(KINDS, builder.values(view(state), [Choose(kind) for kind in KINDS]), strict=True))
        assert max(values, key=values.__getitem__) == "optics"


def test_planning_fears_what_rivals_like() -> None:
    """An offer that the rival likes is worth less to whoever plans than to whoever does not look."""
    state = offering("optics", "l4g x5g p5g", choosing())
    loved = replace(
        state,
        table=replace(state.table, boards=(board({}), board({2: ["i4r a1 b1 c1 d1", "i4r a2 b2 c2 d2"]}))),
    )
    assert PLANNING.value_of_offer(view(loved), "optics") < PLANNING.value_of_offer(view(state), "optics")
    assert GREEDILY.value_of_offer(view(loved), "optics") == GREEDILY.value_of_offer(view(state), "optics")


def test_bags_by_what_they_bring_others() -> None:
    """Whoever plans adds from the bag that helps the next one least; others do not care."""
    state = do(offering("space", "i3o i4o p5o", taking()), 0, "pick i3o", "pick i4o")
    assert state.table.phase == "add"
    actions = [Add(bag) for bag in BAGS]
    assert (0.0,) * 3 == tuple(abs(value) for value in GREEDILY.values(view(state), actions))
    values = PLANNING.values(view(state), actions)
    assert values[0] > values[2]


def test_robots_do_not_stand_for_the_shapes_of_a_bag() -> None:
    """A bag is worth what its plain piece brings the next seat, however many robots lie in it."""
    state = do(offering("space", "i3o i4o p5o", taking()), 0, "pick i3o", "pick i4o")
    assert ("blue", "green") == state.table.colours_of(1)
    worth = {}
    for robots in (0, 3):
        few = {piece("i4b"): 1, piece("i4b*"): robots}
        stock = tuple(few.get(one, 0) for one, _ in SUPPLY)
        there = view(replace(state, table=replace(state.table, stock=stock)))
        worth[robots] = PLANNING.value_of_bag(there, BAG_OF[piece("i4b")])
    gain = PLANNING.piece_gain(view(state), 1, piece("i4b"))
    assert {0: gain, 3: gain} == worth


def test_only_hints_have_value_in_a_race() -> None:
    """No advice tells a solution: in a race only asking for a hint has any value."""
    state = racing("optics")
    legal = list(GAME.legal_actions(state, 0))
    values = dict(zip(legal, PLANNING.values(view(state), legal), strict=True))
    assert 1.0 == values.pop(AskHint())
    assert {0.0} == set(values.values())


def test_jokers_get_the_colour_that_brings_most() -> None:
    """Of all colours exactly the best one has value, also after another joker was declared."""
    there = board({1: ["i4r a1 b1 c1 d1", "i3j a2 b2 c2"], 2: ["i3g a1 b1 c1", "o4j a2 b2 a3 b3"]})
    state = building(["", ""], [there, board({})])
    state = replace(state, table=replace(state.table, phase="declare", waiting=(0,)))
    legal = list(GAME.legal_actions(state, 0))
    values = dict(zip(legal, PLANNING.values(view(state), legal), strict=True))
    assert 1.0 == values[parse_action("declare 01 red")]
    assert 2 == sum(values.values())
    state = do(state, 0, "declare 01 red")
    assert [0, 0] == [open_place(state.table.boards[0], number) for number in (1, 2)]
    legal = list(GAME.legal_actions(state, 0))
    assert 1 == sum(PLANNING.values(view(state), legal))
    assert 2 == len(jokers(state.table.boards[0]))
