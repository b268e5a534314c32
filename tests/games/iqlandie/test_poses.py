"""How pieces lie is named by what stands out: a corner, a foot, a stem, an open side, a robot."""

from __future__ import annotations

import pytest

from accessgames.games.iqlandie.material import COLOURS, MATERIAL, SINGLE, Piece, looks
from accessgames.games.iqlandie.naming import POSES, name_pose, poses_of
from accessgames.language import Language

PIECES = [
    Piece(shape, COLOURS[0], robot=robot)
    for shape in MATERIAL.shapes
    for robot in (False, True)
    if not (robot and shape == SINGLE)
]
SHOWN = {
    "roh vlevo nahoře": ("##", "#."),
    "roh vpravo dole": (".#", "##"),
    "svisle, patka vpravo dole": ("#.", "#.", "##"),
    "vodorovně, patka dole vlevo": ("###", "#.."),
    "nožka dolů": ("###", ".#."),
    "nožka doleva": (".#", "##", ".#"),
    "na výšku, chybí roh vpravo dole": ("##", "##", "#."),
    "na šířku, chybí roh vlevo nahoře": (".##", "###"),
    "otevřené nahoru": ("#.#", "###"),
    "otevřené doprava": ("##", "#.", "##"),
}
"""What some names mean, drawn with the first row on top."""


def _drawn(piece: Piece, number: int) -> tuple[str, ...]:
    shape = looks(piece)[number - 1].orientation.shape
    return tuple(
        "".join("#" if (column, row) in shape.squares else "." for column in range(shape.width))
        for row in range(shape.height)
    )


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.shape}{'r' * piece.robot}")
def test_every_way_to_lie_has_a_name_of_its_own(piece: Piece) -> None:
    """Two ways to lay a piece are never called the same; a piece with one way needs no name."""
    language = Language("cs", strict=True)
    count = len(poses_of(piece).ways)
    named = [name_pose(piece, number) for number in range(1, count + 1)]
    if count == 1:
        assert [None] == named
        return
    texts = [language.text(one.message.key) for one in named if one is not None]
    assert count == len(set(texts))


def test_names_describe_what_is_felt() -> None:
    """The squares under a name are those that it describes."""
    language = Language("cs", strict=True)
    found = {}
    for piece in PIECES:
        for number in range(1, len(poses_of(piece).ways) + 1):
            named = name_pose(piece, number)
            if named is not None and not piece.robot:
                found[language.text(named.message.key)] = _drawn(piece, number)
    assert {name: found[name] for name in SHOWN} == SHOWN


def test_robots_tell_turns_of_a_square_apart() -> None:
    """A square with a robot has four ways to lie, named by where the robot stands."""
    square = Piece("o4", "red", robot=True)
    assert len(poses_of(square).names) == 4
    for number, look in enumerate(looks(square), 1):
        assert look.robot is not None
        side = "left" if look.robot.column == 0 else "right"
        height = "up" if look.robot.row == 0 else "down"
        assert f"iqlandie-pose-robot-{height}-{side}" == poses_of(square).names[number - 1]


def test_all_names_are_used_and_can_be_typed() -> None:
    """Each name belongs to a piece, and both languages understand it."""
    used = {name for piece in PIECES for name in poses_of(piece).names}
    assert set(POSES) == used
    for tag in ("cs", "en"):
        words = Language(tag).vocabulary("common", "space", "shell", "iqlandie")
        assert all(words.word(name) for name in POSES)


@pytest.mark.parametrize(
    ("typed", "number"), [("nožka dolů", 1), ("nozka nahoru", 3), ("poloha 2", 2), ("4", 4)]
)
def test_names_are_understood(typed: str, number: int) -> None:
    """A position is meant by its name with or without diacritics, or by its number."""
    words = Language("cs").vocabulary("common", "space", "shell", "iqlandie")
    read = poses_of(Piece("t4", "red", robot=False)).read(typed.split(), words)
    assert read is not None
    assert ((number,), len(typed.split())) == (read.value, read.used)
