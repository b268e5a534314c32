"""A base board that its player has turned: told and understood as it lies, the same to the rules."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.narrator import Narrator
from accessgames.engine import SPECTATOR, JournalError, Match, Notes, Perspective, Side, read_journal
from accessgames.engine.grid import Square
from accessgames.engine.verification import retell
from accessgames.games.move_lists import STRENGTH, MoveGroup
from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.answers import ANSWERS
from accessgames.games.tetrikon.bot.puzzles import PuzzleJudge
from accessgames.games.tetrikon.commands import TetrikonCommands, listing
from accessgames.games.tetrikon.material import Diagram
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.narration import NARRATION
from accessgames.games.tetrikon.pictures import TetrikonPictures
from accessgames.games.tetrikon.player_areas import (
    area_of,
    find_filling,
    material_of,
    meant,
    seen,
    seen_placement,
)
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import Lay, Lift
from accessgames.games.tetrikon.sheets import TetrikonSheets
from accessgames.games.tetrikon.walk import diagram_walks
from tests.games.tetrikon.positions import SET, position
from tests.games.tetrikon.situations import building
from tests.games.tetrikon.wording import desk_at, forms, full
from tests.shell.stage import Stage, speak

if TYPE_CHECKING:
    from accessgames.games.tetrikon.naming import TetrikonListener
    from accessgames.language import Message

QUARTERS = (1, 2, 3)

COMMANDS = TetrikonCommands()

LAID = Lay("i4", 1, Square(0, 0))


def turned(desk: TetrikonListener, quarters: int) -> TetrikonListener:
    """The same listener, whose board lies turned."""
    return replace(desk, sides=(quarters, 0))


def market() -> TetrikonListener:
    """Two pieces lie, three more are free: builds and exchanges are possible."""
    return desk_at(position(free=["l4 s4 k1", "i4"], placed=["r3 1 a1, d2 1 c1", ""]))


def placing(desk: TetrikonListener) -> list[Any]:
    """All possible actions that name a place."""
    kinds = (actions.Build, actions.Exchange, actions.TakeOut, Lay, Lift)
    return [one for one in desk.perspective.legal if isinstance(one, kinds)]


@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("desk", [market(), desk_at(building(LAID))], ids=["market", "solo"])
def test_what_is_seen_means_what_was_seen(desk: TetrikonListener, quarters: int) -> None:
    """There and back again, every possible action is the same, and each looks different from all others."""
    own = turned(desk, quarters)
    places = placing(desk)
    assert 50 < len(places)
    looks = [seen(own, one) for one in places]
    assert places == [meant(own, look) for look in looks]
    assert len(places) == len(set(looks))
    assert places != looks


@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("desk", [market(), desk_at(building(LAID))], ids=["market", "solo"])
def test_what_is_typed_for_an_action_means_it(desk: TetrikonListener, quarters: int) -> None:
    """The words of every possible action are understood on the turned board as just this action."""
    own = turned(desk, quarters)
    for action in placing(desk):
        verb, *words = COMMANDS.spell(action, own).split()
        found = own.words.match([verb], COMMANDS.verbs)
        assert action == COMMANDS.parse(getattr(found, "id", ""), words, own)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_the_board_is_the_same_but_turned(quarters: int) -> None:
    """Outline and pieces are those of the board as dealt; others' boards stay as they are."""
    desk = market()
    before, after = area_of(desk, 0), area_of(turned(desk, quarters), 0)
    board = before.board
    assert board.turned(quarters) == after.board
    assert [board.turned_mask(laid.mask, quarters) for laid in before.placed] == [
        laid.mask for laid in after.placed
    ]
    assert [laid.shape for laid in before.placed] == [laid.shape for laid in after.placed]
    for laid in after.placed:
        ways = material_of(desk).piece_by_id[laid.shape].shape.orientations(mirror=True, upward=True)
        assert after.board.shape(laid.mask) == ways[laid.orientation - 1].shape
        assert after.board.square(laid.mask) == laid.anchor
    assert area_of(desk, 1) == area_of(turned(desk, quarters), 1)


def test_what_can_be_filled_does_not_depend_on_the_side() -> None:
    """The same rest is filled by the same pieces, however the board lies."""
    desk = market()
    found = {find_filling(own, area_of(own, 0).empty) for own in (desk, *(turned(desk, q) for q in QUARTERS))}
    assert 1 == len(found)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_the_cursor_begins_the_same_moves(quarters: int) -> None:
    """Whatever can be begun somewhere on the board can be begun on it where it lies turned."""
    desk = market()

    def begun(own: TetrikonListener) -> set[Any]:
        (walk,) = diagram_walks(own)
        found = [one for place in walk.places for one in walk.begin(place)]
        return {action for one in found for action in getattr(one, "actions", (one,))}

    assert begun(desk) == begun(turned(desk, quarters))
    assert begun(desk)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_solution_fills_the_turned_board(quarters: int) -> None:
    """The advice of solo, told as the board lies, covers it whole and nothing else."""
    desk = solo().session.known.listener()
    own = replace(desk, sides=(quarters,))
    plan = PuzzleJudge(material_of(desk)).plan(own.view.state) or ()
    area = area_of(own, 0)
    board = material_of(desk).board
    assert area.empty == sum(board.turned_mask(one.mask, quarters) for one in plan)


def solo(*lines: str) -> Stage:
    """A match of solo, building."""
    stage = Stage(ROOM, "Jana", options={"mode": "solo"})
    stage.type("začni", *lines)
    return stage


def test_turning_is_told_and_kept() -> None:
    """Each turn is told with where the diagram is then, stands in the journal, and changes no position."""
    stage = solo()
    before = stage.match.moment
    told = [stage.type(line)[0] for line in ("otoč", "otoč desku vlevo", "otoč vlevo", "otoč vzhůru nohama")]
    assert [
        "Deska leží otočená vpravo.",
        "Deska leží tak, jak přišla.",
        "Deska leží otočená vlevo.",
        "Deska leží otočená vpravo.",
    ] == told
    assert ["Deska leží tak, jak přišla."] == stage.type("otoč zpět")[:1]
    assert before == stage.match.moment
    assert (0,) == stage.match.notes.sides
    stage.type("otoč")
    kept = read_journal(stage.kept.lines)
    assert (1,) == Match.replay(ROOM.game, kept).notes.sides
    assert 6 == sum(isinstance(record, Side) for record in kept.records)


def test_no_turn_at_all() -> None:
    """What is none is refused with what would be right; before there is a diagram, nothing is turned."""
    stage = Stage(ROOM, "Jana", options={"mode": "solo"})
    assert ["Diagram ještě není rozdán."] == stage.type("otoč")
    stage.type("začni")
    line = "„nahoru“ není otočení: patří sem „vpravo“, „vlevo“, „vzhůru nohama“ nebo „zpět“."
    assert [line] == stage.type("otoč nahoru")
    assert () == stage.match.notes.sides


def test_a_piece_is_laid_where_it_is_said() -> None:
    """On the turned board squares mean what they are called, also when the board is turned on."""
    stage = solo("otoč", "tahy kostička", "1")
    empty = stage.type("pole a3")
    assert "kostička" in " ".join(empty)
    stage.type("otoč zpět")
    laid = stage.match.state.runs[0].buildings[0].placed[0]
    assert "kostička" in " ".join(stage.type(f"pole {laid.anchor.name}"))


@pytest.mark.parametrize("line", ["1 1", "0 4", "0 -1", "0", "0 0", "0 1 1", "x 1", "00 1"])
def test_a_bad_line_about_a_side_ends_the_usable_part(line: str) -> None:
    """No such seat or turn, nothing new, or written otherwise than the program writes it."""
    stage = solo("otoč")
    written = [one for one in stage.kept.lines if '"by":"side"' in one]
    assert 1 == len(written)
    bad = [one.replace('"do":"0 1"', f'"do":"{line}"') for one in stage.kept.lines]
    kept = read_journal(bad)
    assert kept.damage is not None or line in {"1 1", "0 0"}


@pytest.mark.parametrize("note", [Side(2, 1), Side(0, 0), Side(-1, 1)])
def test_notes_take_nothing_that_cannot_be(note: Side) -> None:
    """A seat that is not there, and a side that is none new."""
    with pytest.raises(JournalError):
        Notes().noted(note, 2)


def test_notes_keep_the_sides_of_all() -> None:
    """One turn does not touch another's board."""
    notes = Notes().noted(Side(1, 3), 3).noted(Side(0, 2), 3)
    assert (2, 3, 0) == notes.sides
    assert (0, 3, 0) == notes.noted(Side(0, 0), 3).sides


def test_a_replay_tells_how_the_board_lies() -> None:
    """And whoever hears it looks at the board from the same side."""
    language, heard = speak("cs"), list[str]()
    console: Any = SimpleNamespace(
        language=language, render=lambda message: language.render(message).full, lines=heard.extend
    )
    journal = read_journal(solo("otoč", "otoč", "otoč zpět", "otoč vlevo").kept.lines)
    narrator = Narrator(ROOM, console, journal.header.seats)
    known, _ = retell(ROOM.game, journal, SPECTATOR, narrator)
    assert [
        "Jana: deska leží otočená vpravo.",
        "Jana: deska leží vzhůru nohama.",
        "Jana: deska leží zase jako na začátku.",
        "Jana: deska leží otočená vlevo.",
    ] == heard[-4:]
    assert (3,) == narrator.listener(known).sides


def world(quarters: int) -> tuple[TetrikonListener, TetrikonListener]:
    """Somebody whose board lies turned, and the same at a table whose diagrams are made so."""
    dealt = market()
    sides = replace(dealt, sides=(quarters, quarters))
    state = position(free=["l4 s4 k1", "i4"], placed=["r3 1 a1, d2 1 c1", ""])
    board = SET.board
    kit = replace(
        SET,
        name=f"turned-{quarters}",
        diagrams=tuple(Diagram(one.id, board.turned_mask(one.mask, quarters), tuple) for one in SET.diagrams),
    )
    first, *others = state.table.players
    first = replace(first, placed=tuple(seen_placement(sides, 0, laid) for laid in first.placed))
    game = TetrikonGame(kit)
    view = game.view(replace(state, table=replace(state.table, players=(first, *others))), 0)
    return sides, replace(dealt, perspective=Perspective(game, view, 0))


@pytest.mark.parametrize("quarters", QUARTERS)
def test_all_is_told_as_if_the_board_had_been_made_so(quarters: int) -> None:
    """Actions, previews, hints, what is typed, questions, lists, pictures and sheets, in every form."""
    turned_desk, made_so = world(quarters)
    for action in turned_desk.perspective.legal:
        look = seen(turned_desk, action)
        assert look in made_so.perspective.legal
        assert [forms(about(turned_desk, action)), COMMANDS.spell(action, turned_desk)] == [
            forms(about(made_so, look)),
            COMMANDS.spell(look, made_so),
        ]
    for typed in LISTS:
        assert (typed, listed(turned_desk, typed.split())) == (typed, listed(made_so, typed.split()))
    for question in ASKED:
        key, *words = question.split()
        assert forms(ANSWERS[key](turned_desk, words)) == forms(ANSWERS[key](made_so, words))
    own, other = (TetrikonPictures().panels(desk) for desk in (turned_desk, made_so))
    assert {walk.id for walk in diagram_walks(turned_desk)} <= {one.key for one in own}
    assert len(own) == len({one.key for one in own})
    assert [(one.tiles, one.columns, one.rows) for one in own] == [
        (one.tiles, one.columns, one.rows) for one in other
    ]
    assert TetrikonSheets(SET).table(turned_desk, ()) == TetrikonSheets(SET).table(made_so, ())


LISTS = (
    "hák", "hák 2", "hák vpravo", "schod zrcadlově", "b2", "řada 2", "sloupec b", "řada 7", "výměna",
    "kostička",
)  # fmt: skip

ASKED = (
    "board", "board Petr", "row 1", "row 7", "column b", "column g", "cell a1", "cell h8", "cell b7", "free",
    "areas", "outline", "where roh", "where domino", "fillable", "needs", "around b2", "around g7", "status",
)  # fmt: skip


def about(desk: TetrikonListener, action: Any) -> list[Message]:  # noqa: ANN401 - any action
    """All that is told of a possible action."""
    area = NARRATION.area(action, desk)
    hint = [NARRATION.nudge(action, desk), *([] if area is None else [area])]
    return [NARRATION.action(action, desk), *NARRATION.preview(action, desk), *hint]


def listed(desk: TetrikonListener, words: list[str]) -> list[list[str]]:
    """Return lists of moves in every order, as they are told."""
    return [
        full(
            entry.name if isinstance(entry, MoveGroup) else NARRATION.action(entry, desk)
            for entry in COMMANDS.offered(desk, words, order)
        )
        for order in listing.ORDERS
        if order != STRENGTH
    ]
