"""A club's own pieces: read, told, typed, built with, drawn on the table, and a part of the record."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Literal

import pytest

from accessgames.engine import (
    CHANCE,
    MalformedAction,
    Match,
    SetupError,
    read_journal,
)
from accessgames.games.iqlandie import ROOM, make_room
from accessgames.games.iqlandie.commands.spelling import spell_piece
from accessgames.games.iqlandie.material import (
    BAGS,
    EXPOSITIONS,
    JOKER,
    STANDARD_PIECES,
    looks,
    piece_name,
    spots,
)
from accessgames.games.iqlandie.naming import name_piece, name_pose, poses_of
from accessgames.games.iqlandie.own_file import FILE
from accessgames.games.iqlandie.own_set import own_deck
from accessgames.games.iqlandie.rules.actions import DrawPiece
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import STANDARD, CardsError
from accessgames.games.iqlandie.typed import placements, read_pieces, read_placing, read_wanted
from accessgames.language import Language, Nested, say
from accessgames.shell.errors import tell_error
from tests.games.iqlandie.playing import play_out

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.tasks import Deck

SHAPES = """[pieces]
i3 = "#@#"
s4 = "#@./.##"
z4 = { drawing = "#../@##", copies = 2, robots = 1, jokers = 0 }
w5 = "#../#@./.##"
"""

CZECH = Language("cs", strict=True)
WORDS = CZECH.vocabulary("common", "space", "shell", "iqlandie")


def deck(text: str = SHAPES) -> Deck:
    """The set of a file."""
    return own_deck(text.encode())


def piece(name: str) -> Piece:
    """A piece of the file by its name in notation."""
    return deck().pieces.by_name[name]


def told(what: Piece, form: Literal["full", "braille"] = "full", tag: str = "cs") -> str:
    """What a piece is called."""
    return Language(tag, strict=True).form(
        say("iqlandie-numbered", number=1, leads="no", piece=name_piece(what)), form
    )


def mistake(text: str, tag: str = "cs") -> str:
    """The sentence about a file that is wrong."""
    with pytest.raises(CardsError) as caught:
        deck(text)
    return Language(tag, strict=True).text(tell_error(caught.value).key, **tell_error(caught.value).args)


def test_a_file_replaces_all_shapes_but_the_single_square() -> None:
    """With as many pieces as the program has, unless the file says how many; bags by size."""
    pieces = deck().pieces
    assert ("i3", "s4", "z4", "w5") == tuple(shape.id for shape in pieces.shapes)
    assert {"s4", "z4", "w5"} == pieces.own
    counts = {piece_name(each): count for each, count in pieces.supply}
    assert (2, 1, 1) == (counts["s4p"], counts["s4p*"], counts["s4j"])
    assert (1, 1) == (counts["z4p"], counts["z4p*"])
    assert "z4j" not in counts
    assert 3 == counts["o1b"]
    bags = {each.shape: pieces.bag_of[each] for each, _ in pieces.supply}
    assert {"i3": "small", "s4": "medium", "z4": "medium", "w5": "large", "o1": ""} == bags
    assert STANDARD_PIECES.by_name["i3b"] == pieces.by_name["i3b"]


def test_every_place_of_an_own_piece_lies_on_the_board() -> None:
    """Against trying every square by hand: the S of four squares has 4 ways without a robot and 8 with it."""
    plain, robot = piece("s4g"), piece("s4g*")
    assert (4, 8) == (len(looks(plain)), len(looks(robot)))
    for each, number in product((plain, robot, piece("w5r*")), range(1, 7)):
        for spot in spots(each, EXPOSITIONS[number - 1]):
            assert spot.mask.bit_count() == int(each.shape[1])
            assert bool(spot.robot) == each.robot
            assert not spot.robot & ~spot.mask
    # Three by two squares have room for an S at 4 x 3 places on five by five, in each of two standing ways.
    assert 4 * (4 * 3) == len(spots(plain, EXPOSITIONS[0]))


def test_the_shapes_of_the_program_are_the_standard_set() -> None:
    """In any order; a match with them is read everywhere."""
    drawn = (
        'x5 = ".@./###/.#."', 'i3 = "#@#"', 'v3 = "@#/#."', 'i4 = "@###"',
        'o4 = "@#/##"', 'l4 = "#./#./#@"', 't4 = "###/.@."', 'p5 = "##/##/@."', 'u5 = "#.#/#@#"',
    )  # fmt: skip
    assert STANDARD is deck("[pieces]\n" + "\n".join(drawn))


def test_pieces_are_a_part_of_the_name() -> None:
    """Another robot, bag or number is another set; remarks and order of fields are not."""
    name = deck().name
    assert name == deck(SHAPES.replace("[pieces]", "# naše\n\n[pieces] # tvary")).name
    for old, new in (
        ("#@./.##", "@#./.##"),
        ("copies = 2", "copies = 3"),
        ("jokers = 0", 'jokers = 0, bag = "large"'),
    ):
        assert name != deck(SHAPES.replace(old, new, 1)).name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[pieces]\n", "Tvarů dílků je 0, smí jich být 1 až 30."),
        ('[pieces]\ns4 = "#@./.##"', "V malém pytlíku není žádný tvar, každý pytlík má mít aspoň jeden."),
        (SHAPES + 'n2 = "##"', "Řádek 6: "),
        (SHAPES + 'z4 = "@##"', "Řádek 6: tvar z4 už v souboru je."),
        (SHAPES + 'n4 = ".#@/##."', "Řádek 6: tvar n4 je stejný jako s4, jen jinak otočený nebo zrcadlový."),
        (SHAPES + 'b2 = "@####"', "Řádek 6: „b2“ není značka tvaru, má být písmeno j až z a číslice"),
        (SHAPES + 't4 = "@####"', "Řádek 6: značku t4 má jiný tvar z programu, vyberte jinou."),
        (SHAPES + 'o1 = "@"', "Řádek 6: značku o1 má jiný tvar z programu, vyberte jinou."),
        (SHAPES + 'n5 = { drawing = "@####", bag = "blue" }', "Řádek 6: „n5 = { drawing = "),
        (SHAPES + 'n5 = { drawing = "@####", copies = 0 }', "Řádek 6: „n5 = { drawing = "),
        (SHAPES + 'n5 = { drawing = "@####", robots = 9 }', "Řádek 6: „n5 = { drawing = "),
        (SHAPES + 'n5 = { drawing = "@####", copies = true }', "Řádek 6: „n5 = { drawing = "),
        (SHAPES + 'n5 = { drawing = "@####", price = 1 }', "Řádek 6: „n5 = { drawing = "),
        (SHAPES + "n5 = 5", 'Řádek 6: „n5 = 5“ není tvar dílku, správně je například z4 = "#@./.##".'),
        (SHAPES + "n5 = #", "Řádek 6: „n5 = #“ není tvar dílku"),
        (SHAPES + 'n5 = "@#.##"', "Řádek 6: "),
        (SHAPES + 'n5 = "@#########"', "Řádek 6: "),
        (SHAPES + 'n5 = "@@###"', "Řádek 6: "),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_the_line_and_the_value(text: str, sentence: str) -> None:
    """The file is named first; nothing of it is used."""
    said = mistake(text)
    assert said.startswith(f"Soubor {FILE} není v pořádku. {sentence}"), said
    assert mistake(text, "en")


def test_own_pieces_have_names_and_short_forms_of_their_own() -> None:
    """By colour, code and robot; no two sound or feel the same."""
    assert "1 fialový dílek s4 s robotem" == told(piece("s4p*"))
    assert "1 purple piece s4 with a robot" == told(piece("s4p*"), tag="en")
    assert told(piece("s4p*"), "braille").endswith("fs4r")
    for form in ("full", "braille"):
        names = [told(each, form) for each, _ in deck().pieces.supply]
        assert len(names) == len(set(names))


def test_ways_to_lie_are_told_by_their_numbers() -> None:
    """Where the game has no name of its own for them."""
    robot = piece("s4p*")
    ways = [name_pose(robot, number) for number in range(1, len(poses_of(robot).ways) + 1)]
    said = [
        CZECH.form(say("iqlandie-walk-both", first=way, second=Nested(say("iqlandie-empty"))), "full")
        for way in ways
        if way
    ]
    assert 8 == len(set(said))
    assert all(f"poloha {number} z 8" in line for number, line in enumerate(said, 1))


def test_own_pieces_are_typed_by_code_and_by_colour_and_code() -> None:
    """What the program spells is read back; a code of a shape is no square."""
    own = deck().pieces.own
    for each, _ in deck().pieces.supply:
        found = read_pieces((spell_piece(each, WORDS),), (each,), WORDS, own)
        assert ((each,),) == found
    hand = (piece("s4p*"), piece("i3b"))
    for typed in (("s4",), ("fialový", "s4"), ("fs4r",)):
        assert (((hand[0]),),) == read_pieces(typed, hand, WORDS, own)
    placing = read_placing(("s4", "3", "b2", "2"), hand, WORDS, own)
    assert ((hand[0],), 3) == (placing.pieces, placing.exhibition)
    assert 1 == len(placements(placing, hand, WORDS))
    assert 0 == read_wanted(("s4",), WORDS)[1]
    with pytest.raises(MalformedAction) as caught:
        read_pieces(("fw5",), hand, WORDS, own)
    assert "iqlandie-error-no-piece" == caught.value.key


def test_paper_has_the_own_pieces() -> None:
    """Every shape in every way to lie, with a robot and without."""
    sheet = IqlandieSheets(deck()).material(("dílky",), WORDS, solved=False)
    ours = IqlandieSheets(STANDARD).material(("dílky",), WORDS, solved=False)
    assert (9, 19) == (len(sheet.figures), len(ours.figures))


def test_actions_name_only_the_pieces_of_the_set() -> None:
    """A piece of the program's set is none of this game, and the other way round."""
    game = make_room(deck()).game
    assert DrawPiece(piece("s4p*")) == game.parse_action("draw s4p*")
    for one, text in ((game, "draw t4r"), (ROOM.game, "draw s4p*")):
        with pytest.raises(MalformedAction):
            one.parse_action(text)


@pytest.mark.parametrize("player", ["bot:2", "bot:architect", "bot:magpie"])
def test_a_match_is_built_with_own_pieces_and_replayed(player: str) -> None:
    """Every piece on a board is one of the set, no more of them than there are; only this set reads it."""
    own = deck()
    match, lines = play_out(own, {"rounds": "6"}, (player, "bot:greedy"))
    state: Any = match.state
    laid = [each.piece for board in state.table.boards for grid in board for each in grid]
    assert any(each.shape in own.pieces.own for each in laid)
    assert {each.shape for each in laid} <= {*own.pieces.own, "i3", "o1"}
    for each, count in own.pieces.supply:
        assert laid.count(each) <= count
    journal = read_journal(lines)
    assert match.outcome == Match.replay(make_room(deck()).game, journal).outcome
    with pytest.raises(SetupError):
        Match.replay(ROOM.game, journal)


def test_own_pieces_are_drawn_on_the_table() -> None:
    """With the real set what comes is told by code, three pieces of an offer in any order."""
    room = make_room(deck())
    game = room.game
    state: Any = game.initial(game.setup(1, {"draws": "own"}))
    for text in ("condition a",):
        state = game.apply(state, CHANCE, game.parse_action(text)).state
    assert "offers" == state.table.phase
    assert room.own_chance is not None
    listener: Any = SimpleNamespace(view=game.view(state, 0), words=WORDS)
    heard = room.own_chance.hear(("fw5", "mi3", "zs4r"), (), listener)
    assert {"w5p", "i3b", "s4g*"} == {piece_name(each) for each in heard}
    assert JOKER not in {each.colour for each in heard}
    assert set(BAGS) == {deck().pieces.bag_of[each] for each in heard}
