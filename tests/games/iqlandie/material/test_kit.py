from __future__ import annotations

from accessgames.games.iqlandie.material import MATERIAL, Piece
from accessgames.games.iqlandie.material_file import SCORINGS


def test_every_shape_has_16_pieces() -> None:
    """Three in each of five colours, one of them with a robot, and a joker."""
    for shape in MATERIAL.shapes:
        pieces = dict(MATERIAL.copies_of(MATERIAL.shapes[shape]))
        robots = 0 if shape == MATERIAL.single else 1
        assert 16 == sum(pieces.values())
        assert 1 == pieces[Piece(shape, "joker", robot=False)]
        assert robots == pieces.get(Piece(shape, "red", robot=True), 0)
        assert 3 - robots == pieces[Piece(shape, "red", robot=False)]


def test_letters_of_colours_differ() -> None:
    """Jokers come last."""
    assert ["r", "p", "b", "g", "o", "j"] == list(MATERIAL.letters.values())
    assert "joker" == list(MATERIAL.letters)[-1]


def test_every_way_of_scoring_has_its_exposition() -> None:
    """Points 1 to 6 in the order of the rules."""
    assert SCORINGS == tuple(each.scoring for each in MATERIAL.expositions)
    assert [1, 2, 3, 4, 5, 6] == [each.number for each in MATERIAL.expositions]


def test_offers_by_the_number_of_players() -> None:
    """The table of the rules; alone as for two."""
    offers = {
        players: [bags.count(bag) for bag in MATERIAL.bags] for players, bags in MATERIAL.offers.items()
    }
    assert {1: [1, 1, 1], 2: [1, 1, 1], 3: [1, 2, 1], 4: [1, 2, 2]} == offers
