"""A club's own boards: read, built on, scored by hand, told and drawn, and a part of the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import (
    Match,
    Perspective,
    SetupError,
    read_journal,
)
from accessgames.games.iqlandie import ROOM, make_room
from accessgames.games.iqlandie.answers import ANSWERS
from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS
from accessgames.games.iqlandie.own_file import FILE
from accessgames.games.iqlandie.own_set import own_deck
from accessgames.games.iqlandie.pictures import IqlandiePictures
from accessgames.games.iqlandie.rules.scoring import exposition_points, open_jokers
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import STANDARD, CardsError
from accessgames.games.iqlandie.walk import board_walks
from accessgames.games.room import Listener
from accessgames.language import Language, Person
from accessgames.shell.errors import tell_error
from tests.games.iqlandie import oracle
from tests.games.iqlandie.playing import play_out

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import Deck

GRIDS = """[boards]
1 = "####/####/####"
3 = "##.##/#####/##.##"
5 = "###/###/###/###/###/###"
6 = "####/#..#/#..#/####"
"""

BOTH = GRIDS + '[pieces]\ni3 = "#@#"\ns4 = "#@./.##"\nw5 = "#../#@./.##"\n'

CZECH = Language("cs", strict=True)
WORDS = CZECH.vocabulary("common", "space", "shell", "iqlandie")


def deck(text: str = GRIDS) -> Deck:
    """The set of a file."""
    return own_deck(text.encode())


def asking(state: Any, text: str = GRIDS) -> Listener:  # noqa: ANN401 - a state of the match
    """Jana, who sits at the first seat."""
    game = make_room(deck(text)).game
    people = (Person("Jana", "you"), Person("Petr"))
    return Listener(Perspective(game, game.view(state, 0), 0), people, frozenset(), WORDS)


def answered(listener: Listener, question: str, *words: str) -> list[str]:
    """The lines that answer a question."""
    return [CZECH.form(line, "full") for line in ANSWERS[question](listener, words)]


def test_a_file_replaces_the_boards_that_it_has() -> None:
    """The others stay; each scores as its number does."""
    grids = deck().expositions
    assert [1, 2, 3, 4, 5, 6] == [grid.number for grid in grids]
    assert [grid.scoring for grid in EXPOSITIONS] == [grid.scoring for grid in grids]
    assert [12, 20, 13, 24, 18, 12] == [grid.board.size for grid in grids]
    assert (BOARDS[1], BOARDS[3]) == (grids[1].board, grids[3].board)


def test_boards_are_a_part_of_the_name() -> None:
    """Another outline is another set; those of the program are no own ones."""
    assert deck().name == deck(GRIDS.replace("[boards]", "[boards] # naše")).name
    assert deck().name != deck(GRIDS.replace("#..#/#..#", "#.##/#..#")).name
    assert STANDARD is deck('[boards]\n1 = "#####/#####/#####/#####/#####"')
    assert deck().name != deck(BOTH).name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GRIDS + '7 = "##/##"', "Řádek 6: expozice 7 není, jsou 1 až 6."),
        (GRIDS + 'x = "##/##"', "Řádek 6: expozice x není, jsou 1 až 6."),
        (GRIDS + '1 = "##/##"', "Řádek 6: expozice 1 už v souboru je."),
        (GRIDS + "2 = 5", 'Řádek 6: „2 = 5“ není expozice, správně je například 4 = "####/####".'),
        (GRIDS + '2 = "../.."', "Řádek 6: "),
        (GRIDS + '2 = "##/#"', "Řádek 6: "),
        (GRIDS + '2 = "##########"', "Řádek 6: "),
        (GRIDS + '2 = "#@/##"', "Řádek 6: "),
    ],
)
def test_mistakes_are_told_with_the_line_and_the_value(text: str, sentence: str) -> None:
    """In both languages; nothing of the file is used."""
    with pytest.raises(CardsError) as caught:
        deck(text)
    told = tell_error(caught.value)
    said = CZECH.text(told.key, **told.args)
    assert said.startswith(f"Soubor {FILE} není v pořádku. {sentence}"), said
    assert Language("en", strict=True).text(told.key, **told.args)


@pytest.mark.parametrize("player", ["bot:2", "bot:architect", "bot:magpie", "bot:greedy", "bot:random"])
@pytest.mark.parametrize("text", [GRIDS, BOTH], ids=["boards", "boards and pieces"])
def test_matches_are_built_on_the_own_boards_and_scored(text: str, player: str) -> None:
    """No piece lies beside its board or on another; the slow referee has the same points."""
    match, lines = play_out(deck(text), {"rounds": "6"}, (player, "bot:random"))
    grids = deck(text).expositions
    outlines = {
        grid.number: {(square.row, square.column) for square in grid.board.squares(grid.board.mask)}
        for grid in grids
    }
    boards = tuple(grid.board for grid in grids)
    counted = 0
    for board in match.state.table.boards:
        for grid, laid in zip(grids, board, strict=True):
            taken = 0
            for each in laid:
                assert not each.spot.mask & ~grid.board.mask
                assert not each.spot.mask & taken
                taken |= each.spot.mask
            if not open_jokers(laid):
                counted += 1
                expected = oracle.exposition(grid.number, laid, {}, outlines, boards)
                assert expected == exposition_points(grid, laid)
    assert counted > 6
    journal = read_journal(lines)
    assert match.outcome == Match.replay(make_room(deck(text)).game, journal).outcome
    with pytest.raises(SetupError):
        Match.replay(ROOM.game, journal)


def test_questions_know_the_own_boards() -> None:
    """How much is free, rows with holes, and squares that are none."""
    listener = asking(make_room(deck()).game.initial(make_room(deck()).game.setup(2, {})))
    free = answered(listener, "areas")
    sizes = [line.rstrip(".").split()[-1] for line in free]
    assert ["12", "20", "13", "24", "18", "12"] == sizes, free
    rows = answered(listener, "board", "3")
    assert 4 == len(rows)
    assert answered(listener, "row", "6", "2")
    assert all("c1" not in line for line in rows[1:2])


def test_pictures_walks_and_paper_show_the_own_boards() -> None:
    """As many squares as there are, on all of them."""
    state = make_room(deck()).game.initial(make_room(deck()).game.setup(2, {}))
    listener = asking(state)
    sizes = [grid.board.size for grid in deck().expositions]
    assert sizes == [len(walk.places) for walk in board_walks(listener)]
    assert sizes == [len(panel.tiles) for panel in IqlandiePictures().panels(listener)[:6]]
    sheet = IqlandieSheets(deck()).material((), WORDS, solved=False)
    assert sizes == [drawing.board.size for drawing in sheet.drawings]
