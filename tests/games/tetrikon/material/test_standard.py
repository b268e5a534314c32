"""The standard set: the facts of the notes (sections 4.1 to 4.5 and 6)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from accessgames.engine.grid import Tiler
from accessgames.games.tetrikon.material import EFFECTS, STANDARD, Diagram
from accessgames.games.tetrikon.material.entries import read_entries
from accessgames.games.tetrikon.material.sets import (
    DiagramFiller,
    check_outlines,
    digest,
    fills,
    load_own_set,
    load_standard,
    write_diagrams,
)
from tools import tetrikon_diagrams

SET = load_standard()
DATA = Path(__file__).parents[4] / "accessgames/games/tetrikon/data"
SQUARES = {"A": 12, "B": 15, "C": 18, "D": 21, "E": 24, "F": 27, "G": 30, "H": 33, "I": 36, "J": 40}


def test_thirteen_types_of_pieces() -> None:
    """There are 13 types, 4 of each, so 52 pieces; one set has 49 squares."""
    assert "k1 d2 t3 r3 i4 o4 l4 t4 s4 i5 u5 x5 p5" == " ".join(SET.piece_by_id)
    assert 52 == sum(SET.supply.values())
    assert {4} == set(SET.supply.values())
    assert 49 == sum(piece.size for piece in SET.pieces)


@pytest.mark.parametrize(
    ("code", "size", "mirrored", "turned"),
    [
        ("k1", 1, 1, 1),
        ("d2", 2, 2, 2),
        ("t3", 3, 2, 2),
        ("r3", 3, 4, 4),
        ("i4", 4, 2, 2),
        ("o4", 4, 1, 1),
        ("l4", 4, 8, 4),
        ("t4", 4, 4, 4),
        ("s4", 4, 4, 2),
        ("i5", 5, 2, 2),
        ("u5", 5, 4, 4),
        ("x5", 5, 1, 1),
        ("p5", 5, 8, 4),
    ],
)
def test_sizes_and_orientations_of_pieces(code: str, size: int, mirrored: int, turned: int) -> None:
    """Each piece has as many squares and orientations as the notes say."""
    shape = SET.piece_by_id[code].shape
    assert size == SET.piece_by_id[code].size
    assert mirrored == len(shape.orientations(mirror=True, upward=True))
    assert turned == len(shape.orientations(mirror=False, upward=True))


def test_hundred_and_twenty_diagrams() -> None:
    """There are 12 diagrams of each level A to J, numbered, with the squares of their level."""
    assert list(SQUARES) == list(SET.levels)
    assert 120 == len(SET.diagrams) == len(SET.diagram_by_id)
    for level, size in SQUARES.items():
        found = SET.diagrams_by_level[level]
        assert [f"{level}{number}" for number in range(1, 13)] == [diagram.id for diagram in found]
        assert {size} == {diagram.size for diagram in found}
        assert {level} == {diagram.level for diagram in found}


def test_diagrams_are_fit_for_the_game() -> None:
    """All are in one piece, without holes, different even turned or mirrored, filled by their solution."""
    entries = read_entries((DATA / "diagrams.toml").read_text(encoding="utf-8"))["diagrams"]
    checked = check_outlines(SET.diagrams, entries, DiagramFiller(SET.board, SET.pieces))
    assert SET.diagrams == checked
    assert [one.solution for one in SET.diagrams] == [one.solution for one in checked]
    assert all(map(fills, SET.diagrams))


def test_solutions_need_no_mirroring() -> None:
    """The stored solutions hold whether pieces may be turned over or not."""
    for diagram in SET.diagrams:
        for placement in diagram.solution:
            shape = SET.piece_by_id[placement.shape].shape
            assert placement.orientation <= len(shape.orientations(mirror=False, upward=True))


@pytest.mark.parametrize("diagram", SET.diagrams, ids=lambda diagram: diagram.id)
def test_one_set_fills_every_diagram(diagram: Diagram) -> None:
    """The search finds a way to fill each diagram from one set of pieces, not turned over."""
    board = SET.board.outlined(diagram.mask)
    found = Tiler(board, SET.shapes, mirror=False).solve(diagram.mask, SET.complete_set, effort=50_000)
    assert found is not None
    assert fills(Diagram(diagram.id, diagram.mask, lambda: found))


def test_diagrams_begin_in_the_corner() -> None:
    """Each outline reaches column a and row 1 of the board of eight by eight squares."""
    assert (8, 8, True) == (SET.board.width, SET.board.height, SET.board.upward)
    for diagram in SET.diagrams:
        squares = SET.board.squares(diagram.mask)
        assert 0 == min(square.column for square in squares) == min(square.row for square in squares)


def test_generator_makes_the_file() -> None:
    """The seeded generator of the repository makes the diagrams that are here, letter by letter."""
    assert (DATA / "diagrams.toml").read_text(encoding="utf-8") == tetrikon_diagrams.make()


def test_written_diagrams_come_back() -> None:
    """Diagrams that are written are read as the same set."""
    assert STANDARD == load_own_set(write_diagrams(SET).encode()).name


def test_treasury() -> None:
    """There are 96 T cards worth 2,080 T; without the hundreds 92 worth 1,680 T (R14)."""
    whole = SET.t_cards(hundreds=True)
    assert ((1, 10), (5, 14), (10, 20), (20, 20), (25, 16), (50, 12), (100, 4)) == whole
    assert (96, 2080) == (sum(n for _, n in whole), sum(value * n for value, n in whole))
    listed = SET.t_cards(hundreds=False)
    assert (92, 1680) == (sum(n for _, n in listed), sum(value * n for value, n in listed))


def test_chance_cards() -> None:
    """There are 42 chance cards of 24 kinds, 11 of them harmful and not to be kept (R5)."""
    assert list(EFFECTS) == [card.id for card in SET.chance]
    assert 24 == len(SET.chance)
    assert 42 == sum(card.count for card in SET.chance)
    harmful = [card for card in SET.chance if card.effect.negative]
    assert 11 == sum(card.count for card in harmful)
    assert {card.id for card in harmful} == {card.id for card in SET.chance if not card.keepable}


def test_numbers_of_each_kind() -> None:
    """Each kind has as many cards as the notes say in section 6."""
    ones = {
        "draw-3", "discard-2", "no-trade", "no-roll", "twenty-five-from-each", "joker-50", "inheritance"
    }  # fmt: skip
    expected = {kind: 1 if kind in ones else 3 if kind == "build-two" else 2 for kind in EFFECTS}
    assert expected == {card.id: card.count for card in SET.chance}


def test_amounts() -> None:
    """Kinds that differ in the amount alone share what they do."""
    assert [("draw", 1), ("draw", 2), ("draw", 3)] == [EFFECTS[f"draw-{n}"][:2] for n in (1, 2, 3)]
    assert [("joker", 10), ("joker", 25), ("joker", 50)] == [EFFECTS[f"joker-{n}"][:2] for n in (10, 25, 50)]
    assert 3 == max(Counter(effect.name for effect in EFFECTS.values()).values())


def test_sets_are_equal_by_name() -> None:
    """The standard set is loaded once, and its name tells it from a club's own."""
    assert STANDARD == SET.name
    assert load_standard() is SET
    assert 12 == len(digest(SET))
