from __future__ import annotations

from accessgames.games.iqlandie.material import BAG_OF, BAGS, BOARDS, EXPOSITIONS, PIECES, SUPPLY, piece_name


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
