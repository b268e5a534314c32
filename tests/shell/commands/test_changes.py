"""What has changed since the last turn, in one sentence that comes before everything that happened."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.games.iota import ROOM as IOTA
from accessgames.games.iota.answers.board import MANY, REGIONS, GridQuestions, region_of
from accessgames.games.iota.rules.cards import Spot
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage, sentences, speak

FIRST = {"iota": "tahy", "quantum": "nech", "tetrikon": "hoď", "iqlandie": "vyber biologie"}


def grown(seed: str = "a") -> Stage:
    """A match of IOTA with four players and twenty cards or more on the table."""
    stage = Stage(IOTA, "Jana,bot:2,bot:2,bot:2", seed=seed)
    while len(stage.session.known.listener().view.grid) < MANY:
        stage.type("tahy", "1")
    return stage


@pytest.mark.parametrize("game", sorted(FIRST))
def test_the_first_line_is_one_sentence(game: str) -> None:
    """In every game, with a brief and a Braille form that are no longer than it."""
    stage = Stage(load_room(game), "Jana,bot:2")
    first = stage.type("změny")[0]
    assert first.startswith(("Přibylo od začátku partie: ", "Od té doby nikomu nic nepřibylo."))
    assert 1 == first.count(".")
    (message, *_) = stage.session.known.gained_since(0)
    form = speak("cs").form
    assert first == form(message, "full")
    assert len(form(message, "braille")) <= len(form(message, "brief")) <= len(first)


def test_it_tells_what_everybody_has_gained() -> None:
    """Points and cards of each turn since the listener's own; who gained nothing is not named."""
    stage = Stage(IOTA, "Jana,bot:2,bot:2")
    stage.type("tahy", "1")
    view = stage.session.known.listener().view
    others = [turn for turn in view.table.history[-2:] if turn.placed]
    names = [stage.session.known.seating.seats[turn.seat].name for turn in others]
    first = stage.type("změny")[0]
    assert first.startswith("Přibylo od vašeho tahu: ")
    assert all(name in first for name in names)
    assert all(f" {turn.scoring.total} bod" in first for turn in others if turn.scoring is not None)


@pytest.mark.parametrize(
    ("register", "told"),
    [("formal", "Od vašeho tahu se nic nestalo."), ("informal", "Od tvého tahu se nic nestalo.")],
)
def test_where_nothing_has_happened_since_it_says_since_when(register: str, told: str) -> None:
    """A whole match has been played: that nothing has happened so far is not so."""
    stage = Stage(SPRINT, "Jana", settings={"register": register})
    assert ["Zatím se nic nestalo."] == stage.type("změny")
    assert [told] == stage.type("jdi 3 3 3 1", "změny")


def test_in_the_midst_of_a_turn_it_is_still_the_turn_before() -> None:
    """A roll of one's own is no new beginning."""
    stage = Stage(load_room("tetrikon"), "Jana,bot:2", seed="11")
    before = stage.type("změny")
    rolled = stage.type("hoď", "změny")
    assert set(before) - set(rolled) <= {before[0]}


def test_after_resuming_it_is_the_same() -> None:
    """It is worked out from the journal."""
    stage = Stage(IOTA, "Jana,bot:2,bot:2")
    stage.type("tahy", "1")
    told = stage.type("změny")
    stage.leave_and_come_back()
    assert told == stage.type("změny")


def test_a_big_table_is_told_by_parts() -> None:
    """From twenty cards on; new cards too; the parts together hold every card."""
    stage = grown()
    grid = stage.session.known.listener().view.grid
    lines = sentences(stage.type("deska"))
    counts = [
        int(word)
        for line in lines
        if line.startswith("Části stolu: ")
        for word in line.split()
        if word.isdigit()
    ]
    assert len(grid) == sum(counts)
    assert any(line.startswith("Nové karty: ") for line in stage.type("změny"))


def test_a_part_of_the_table_is_read_alone() -> None:
    """The directions count in any order; two that exclude each other are refused with the second one."""
    stage = grown()
    board = GridQuestions(stage.session.known.listener().view.grid)
    right = len([spot for spot in board.grid if region_of(spot) == "right"])
    for words in ("deska vpravo", "stůl vpravo"):
        assert f"Části stolu: vpravo {right} " in stage.type(words)[0]
    assert stage.type("deska vpravo nahoře")[1:] == stage.type("deska", "deska nahoře vpravo")[1:]
    assert ["Slovo „dole“ je navíc."] == stage.type("deska nahoře dole")


def test_parts_never_move() -> None:
    """They lie around the first card, whatever the table has become: five rows and columns are the middle."""
    assert {"middle"} == {region_of(Spot(x, y)) for x in range(-2, 3) for y in range(-2, 3)}
    corners = [Spot(x, y) for y in (3, 0, -3) for x in (-3, 0, 3)]
    assert list(REGIONS) == [region_of(spot) for spot in corners]
