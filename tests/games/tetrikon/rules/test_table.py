"""What lies open: seats, rounds, games, covered squares; the options, the set, the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from accessgames.engine.grid import placements
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.actions import Build
from accessgames.games.tetrikon.rules.game import TableGame, draw
from accessgames.games.tetrikon.rules.legal import TASK_HANDLERS, awaited_name
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.options import Rules, options_of
from accessgames.games.tetrikon.rules.state import GameResult, Hand, PlayerState
from accessgames.games.tetrikon.rules.tasks import (
    DiagramDue,
    DiceDue,
    DieDue,
    Drafting,
    PieceDue,
    SecondPiece,
    Turn,
)
from accessgames.games.tetrikon.rules.turns import first_state
from accessgames.games.tetrikon.rules.views import redact
from accessgames.games.tetrikon.rules.work import Work, without
from tests.games.tetrikon.positions import GAME, GEAR, SET, lying, play, position, square

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.events import TableEvent


def test_covered_squares() -> None:
    """The squares of all pieces in a diagram."""
    player = PlayerState("A1", lying("d2 1 a1, k1 1 d3"))
    board = GEAR.board("A1")
    assert ["a1", "b1", "d3"] == [each.name for each in board.squares(player.covered)]
    assert 0 == PlayerState().covered


@pytest.mark.parametrize(("turns", "expected"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_rounds(turns: int, expected: int) -> None:
    """A round has a turn of each of the three seats."""
    assert expected == position(seats=3, turns=turns).table.round


def test_games_of_a_match() -> None:
    """The number and letter of the present game; of the last one when all have been played."""
    result = GameResult("A", ("A1", "A2"), (0, 3), 0, "filled")
    options = {"games": "2", "level-2": "B"}
    for results, number, level in (((), 1, "A"), ((result,), 2, "B"), ((result, result), 2, "B")):
        table = position(options=options, results=results).table
        assert (number, level) == (table.game, table.level)


def test_the_order_at_the_table() -> None:
    """The others, from the left neighbour on."""
    table = position(seats=4).table
    assert [(1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2)] == [table.after(seat) for seat in table.seats]


def test_a_hand_knows_its_sum() -> None:
    """T in all."""
    assert (75, 0) == (Hand((25, 50)).total, Hand().total)


# ---------------------------------------------------------------- options and the set


def test_options_have_rulings_and_valid_defaults() -> None:
    """Each names the rule it is about, and its default is one of its values."""
    options = options_of(load_standard())
    assert len({option.key for option in options}) == len(options)
    for option in options:
        assert option.default in option.choices
        assert option.rule.startswith("Tetrikon ")
        assert len(set(option.choices)) == len(option.choices)


def test_levels_are_those_of_the_set() -> None:
    """A set with two levels offers two."""
    by_key = {option.key: option for option in options_of(SET)}
    assert ("A", "B") == by_key["level"].choices
    assert ("same", "A", "B") == by_key["level-2"].choices
    assert tuple("ABCDEFGHIJ") == {one.key: one for one in options_of(load_standard())}["level"].choices


@pytest.mark.parametrize(
    ("key", "value", "attribute", "expected"),
    [
        ("buying", "choice", "choice", True),
        ("mirror", "no", "mirror", False),
        ("money", "list", "hundreds", False),
        ("change", "none", "change", False),
        ("exchange", "no", "exchange", False),
        ("immunity", "inflation", "protects", True),
        ("inflation", "asked", "asked", True),
        ("manager", "1", "manager", 1),
        ("minutes", "20", "milliseconds", 1_200_000),
        ("rounds", "60", "rounds", 60),
        ("offers", "8", "offers", 8),
        ("hands", "open", "open", True),
        ("ties", "best-game", "best_game", True),
        ("ties", "lot", "best_game", True),
        ("ties", "lot", "lot", True),
    ],
)
def test_options_reach_the_rules(key: str, value: str, attribute: str, expected: object) -> None:
    """Each value changes what the rules go by."""
    assert expected == getattr(Rules.of(GAME.setup(2, {key: value})), attribute)
    assert expected != getattr(Rules.of(GAME.setup(2, {})), attribute)


def test_spots_are_all_places_sorted() -> None:
    """Every place of a piece inside a diagram, in the order of notation."""
    index = MaterialIndex(load_standard())
    for diagram in ("A1", "J12"):
        board = index.board(diagram)
        for piece in load_standard().pieces:
            for mirror in (True, False):
                found = index.spots(diagram, piece.id, mirror=mirror)
                expected = placements(board, board.mask, piece.id, piece.shape, mirror=mirror)
                assert set(expected) == {spot.placement for spot in found}
                texts = [GAME.format_action(spot.build) for spot in found]
                assert sorted(texts) == texts


def test_a_single_spot() -> None:
    """Where an action lays its piece, or nothing outside the outline."""
    found = GEAR.spot("A1", Build("t3", 1, square("b2")), mirror=True)
    assert found is not None
    assert ["b2", "c2", "d2"] == [each.name for each in GEAR.board("A1").squares(found.mask)]
    assert GEAR.spot("A1", Build("t3", 1, square("c2")), mirror=True) is None
    assert GEAR.spot("A1", Build("l4", 5, square("a1")), mirror=False) is None


def test_pieces_in_the_order_of_the_set() -> None:
    """Not in that of the alphabet."""
    assert ("k1", "d2", "i4", "o4", "x5") == GEAR.pieces(("x5", "o4", "k1", "i4", "d2"))


# ---------------------------------------------------------------- the workbench


def test_the_workbench_leaves_the_state_alone() -> None:
    """It makes a new state; the old one stays what it was."""
    state = position(money=["50"], free=["k1"])
    before = repr(state)
    work = Work(GEAR, state)
    work.set_hand(0, money=(5, 1))
    work.set_player(0, free=())
    work.use_letter("c")
    work.push(Turn(1))
    assert before == repr(state)
    changed = work.state
    assert ((1, 5), (), "c") == (
        changed.hands[0].money,
        changed.table.players[0].free,
        changed.table.turn and changed.table.turn.letters,
    )
    assert (Turn(0), Turn(1)) == changed.table.pending


def test_piles_are_counted() -> None:
    """Cards come to a pile and go from it."""
    work = Work(GEAR, position(returned="5 5"))
    work.return_money((5, 100))
    assert (0, 3, 0, 0, 0, 0, 1) == work.table.returned
    work.return_money((5, 5), -1)
    assert (0, 1, 0, 0, 0, 0, 1) == work.table.returned


def test_taking_away() -> None:
    """The first of each that goes; what is not there can't go."""
    assert ("b", "a") == without(("a", "b", "a"), ("a",))
    with pytest.raises(ValueError, match="x not in list"):
        without(("a",), ("x",))


# ---------------------------------------------------------------- the rest


def test_every_task_of_a_seat_is_handled() -> None:
    """Each has at least one kind of answer."""
    assert all(handler.rules for handler in TASK_HANDLERS.values())


@pytest.mark.parametrize(
    ("task", "name"),
    [
        (Turn(0), "turn"),
        (SecondPiece(0, 0), "second-piece"),
        (Drafting(0, 1), "drafting"),
        (DieDue(0, "buy"), "die-due"),
    ],
)
def test_tasks_have_names(task: object, name: str) -> None:
    """In the form of keys of messages."""
    assert name == awaited_name(task)  # type: ignore[arg-type]


def test_public_events_are_told_whole() -> None:
    """What is not private looks the same to everybody."""
    state = position(seats=3, free=["k1"], money=["100"])
    _, events = play(state, "build k1 1 a1", "buy", "pay 100", "die 2", "piece k1")
    told: list[TableEvent | None] = [redact(event, 2) for event in events]
    assert list(events) == told


def test_chance_begins_with_diagrams() -> None:
    """Diagrams for all seats, six pieces, then the dice for the start."""
    state = first_state(GEAR, Rules.of(GAME.setup(2, {})))
    stream = Stream("1", "table")
    kinds = []
    while not isinstance(state.table.task, Turn):
        kinds.append(type(state.table.task))
        action = draw(GEAR, state, stream)
        state = TableGame(SET).apply(state, -1, action).state
    assert [DiagramDue] * 2 + [PieceDue] * 6 + [DieDue] * 2 == kinds[:10]


def test_dice_have_their_probabilities() -> None:
    """Two different faces come twice as often as two equal ones."""
    state, _ = play(position(), "roll")
    assert DiceDue(0) == state.table.task
    texts = [GAME.format_action(draw(GEAR, state, Stream(str(seed), "dice"))) for seed in range(3600)]
    assert 140 <= texts.count("dice 1 2") <= 260
    assert 60 <= texts.count("dice 6 6") <= 140
    assert 21 == len(set(texts))
