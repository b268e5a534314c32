from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie.material import (
    BAG_OF,
    BAGS,
    BOARDS,
    EXPOSITIONS,
    FILE,
    MATERIAL,
    PIECES,
    SUPPLY,
    load,
    piece_name,
)
from accessgames.games.iqlandie.material_file import MaterialError
from accessgames.language import Language
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from pathlib import Path


def test_names_tell_all_pieces_apart() -> None:
    """105 different pieces: shape, letter of the colour, a star for the robot."""
    assert 105 == len(PIECES) == len(SUPPLY)
    assert all(piece_name(piece) == name for name, piece in PIECES.items())
    assert {"t4r", "t4r*", "t4j", "o1o"} <= set(PIECES)
    assert "t4j*" not in PIECES


def test_the_supply_is_sorted_by_name() -> None:
    """160 pieces altogether."""
    names = [piece_name(piece) for piece, _ in SUPPLY]
    assert sorted(names) == names
    assert 160 == sum(count for _, count in SUPPLY)


def test_bags_go_by_size() -> None:
    """Three squares are small, four medium, five large; single squares are in no bag."""
    sizes = {bag: size for size, bag in enumerate(BAGS, 3)}
    for piece, bag in BAG_OF.items():
        assert (sizes[bag] if bag else 1) == int(piece.shape[1])


def test_boards_stand_by_index() -> None:
    """Row 1 is at the top."""
    assert tuple(each.board for each in EXPOSITIONS) == BOARDS
    assert not any(board.upward for board in BOARDS)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"colour Red r\n", "Soubor material.txt není v pořádku. Řádek 1: „Red“ není jméno"),
        (b"#\n\xff\n", "Soubor material.txt není v pořádku. Řádek 2: bajt ff není text"),
        (b"", "Soubor material.txt není v pořádku. Za řádkem 0 chybí „colour“"),
        (b"[" * 200_000, "Soubor material.txt není v pořádku. Znaků v souboru je 200000"),
        (b"colour red r\n" + b"( " * 400, "Soubor material.txt není v pořádku. Řádek 2: začíná slovem „(“"),
    ],
)
def test_a_wrong_file_is_named_with_its_line(content: bytes, expected: str, tmp_path: Path) -> None:
    """The sentence says which file, which line, what stands there and what would be right."""
    path = tmp_path / "material.txt"
    path.write_bytes(content)
    with pytest.raises(MaterialError) as caught:
        load(path)
    assert Language("cs").render(tell_error(caught.value)).full.startswith(expected)


def test_another_set_is_played_with(tmp_path: Path) -> None:
    """Whatever the file says is the set."""
    text = FILE.read_text(encoding="utf-8")
    changed = text.replace("condition a red purple", "condition a red orange").replace("3 1 1", "4 2 2")
    path = tmp_path / "material.txt"
    path.write_text(changed, encoding="utf-8")
    loaded = load(path)
    assert ("red", "orange") == loaded.conditions["a"] != MATERIAL.conditions["a"]
    assert (4, 2, 2) == loaded.copies
