"""The cursor on the board: where it stands, where it goes, what begins there."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.games.board_walk import Place
from accessgames.shell.cursor.ground import boards_of
from accessgames.shell.input.editor import Key
from accessgames.shell.typing_aids import press_key
from tests.shell.stage import Stage, sentences

IOTA = load_room("iota")
QUANTUM = load_room("quantum")
IQLANDIE = load_room("iqlandie")


def table() -> Stage:
    """A table of IOTA with three cards, the last one on n49, and Jana to play."""
    return Stage(IOTA, "Jana,bot:3", seed="8")


def place_of(stage: Stage) -> Place | None:
    """Where the cursor stands; None for nowhere."""
    cursor = stage.session.cursor
    return None if cursor is None else cursor.place


def test_a_walk_begins_with_the_board_and_the_last_card() -> None:
    """The cursor is put down once; which board it is is told then only."""
    stage = table()
    assert ["Kurzor je na stole.", "n49: modrý kruh 2."] == stage.type("kurzor")
    assert ["Beze změny: n49: modrý kruh 2."] == stage.type("kurzor")
    assert Place(1, -1) == place_of(stage)


@pytest.mark.parametrize(
    ("line", "place", "told"),
    [
        ("nahoru", Place(1, 0), 1),
        ("dolů", Place(1, -2), 1),
        ("vlevo", Place(0, -1), 1),
        ("vpravo", Place(2, -1), 1),
        ("vlevo 2", Place(-1, -1), 1),
        ("vlevo 9", Place(-1, -1), 2),
        ("začátek řady", Place(-1, -1), 1),
        ("konec řady", Place(2, -1), 1),
        ("začátek sloupce", Place(1, 1), 1),
        ("konec sloupce", Place(1, -2), 1),
        ("kurzor m50", Place(0, 0), 1),
        ("kurzor na m 50", Place(0, 0), 1),
    ],
)
def test_each_word_leads_somewhere(line: str, place: Place, told: int) -> None:
    """One line for each place; an edge in the way is told before it."""
    stage = table()
    stage.type("kurzor n49")
    assert told == len(sentences(stage.type(line)))
    assert place == place_of(stage)


def test_an_edge_is_told() -> None:
    """The cursor stays, and its place is told again."""
    stage = table()
    stage.type("kurzor n49; konec řady")
    assert ["Vpravo je okraj.", "o49: volno, z ruky nic."] == stage.type("vpravo")
    assert ["Vpravo je okraj.", "o49: volno, z ruky nic."] == stage.type("konec řady")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("kurzor z1", "Místo „z1“ na této desce není."),
        ("vpravo sto", "„sto“ není počet kroků od 1 do 99."),
        ("vzdálenost", "Značka zatím není, udělá ji „značka“."),
        ("další moje", "Nic vlastního tu není."),
        ("značka nahoru", "Za příkazem „značka“ je navíc „nahoru“."),
    ],
)
def test_what_does_not_go_is_one_sentence_and_moves_nothing(line: str, told: str) -> None:
    """The offending words are in it, and the cursor stays."""
    stage = table()
    stage.type("kurzor n49")
    assert [told] == stage.type(line)
    assert Place(1, -1) == place_of(stage)


def test_the_mark_and_how_far_it_is() -> None:
    """Columns and rows, in the right number, from the mark to the cursor."""
    stage = table()
    stage.type("kurzor m50; značka")
    assert ["Od značky m50: kurzor je na ní."] == stage.type("vzdálenost")
    stage.type("vpravo 2; dolů")
    assert ["Od značky m50: 2 sloupce vpravo a 1 řada dolů."] == stage.type("vzdálenost")
    stage.type("nahoru")
    assert ["Od značky m50: 2 sloupce vpravo."] == stage.type("vzdálenost")


def test_an_action_begins_on_a_place() -> None:
    """First which card, where there are several; then how; a number does it and nothing was done before."""
    stage = table()
    stage.type("kurzor n48")
    before = stage.match.moment
    first = stage.type("tady")
    assert len(first) >= 4
    assert "n48, žlutý trojúhelník 3: 6 tahů." in first[0]
    assert before == stage.match.moment
    assert stage.type("1")[0].startswith("1 z")
    assert first == stage.type("zavři")
    assert ["n48: hodí se"] == [line[:12] for line in sentences(stage.type("zavři"))]
    assert ["Číslo 1 teď nic nevybírá, seznam přečte třeba „tahy“."] == stage.type("1")
    assert before == stage.match.moment
    stage.type("tady; 1; 1")
    assert "n48" in stage.type("kurzor n48")[0]
    assert before < stage.match.moment


def test_moving_on_forgets_the_list() -> None:
    """A number never plays what was listed for another place."""
    stage = table()
    stage.type("kurzor n50; tady; nahoru")
    before = stage.match.moment
    stage.type("1")
    assert before == stage.match.moment


def test_the_nearest_free_place_is_the_one_with_the_fewest_steps() -> None:
    """In reading order the next one may be far; of several as near it is the first one."""
    stage = Stage(IOTA, "bot:greedy,Jana", seed="7")
    for start in ("m50", "n49"):
        stage.type(f"kurzor {start}")
        (board,) = boards_of(stage.session)
        here = place_of(stage)
        assert here is not None
        stage.type("nejbližší volné")
        found = place_of(stage)
        assert found in board.free - {here}
        least = min(here.steps_to(place) for place in board.free - {here})
        assert least == here.steps_to(found)
        assert found == next(
            one for one in board.in_order(board.free - {here}) if here.steps_to(one) == least
        )


def test_what_changed_is_found() -> None:
    """After the own move only what others laid since is new."""
    stage = table()
    stage.type("kurzor n50; tady; 1; 1")
    own = stage.type("další moje")
    changed = stage.type("další změněné")
    assert own != changed
    assert stage.session.known.after_own(0) < stage.match.moment


def test_keys_are_words() -> None:
    """Arrows walk, Enter begins where a cursor stands, Escape goes back and never leaves the profile."""
    stage = Stage(IOTA, "Jana,bot:3", seed="8", settings={"profile": "klavesy"})
    assert "" == press_key(stage.session, Key.ENTER).line
    keys = (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.HOME, Key.END, Key.TAB, ";", "=", "*", "/", Key.ESCAPE)
    words = [press_key(stage.session, key).line for key in keys]
    assert [
        "nahoru", "dolů", "vlevo", "vpravo", "začátek řady", "konec řady", "další volné", "další moje",
        "další změněné", "značka", "vzdálenost", "zavři",
    ] == words  # fmt: skip
    stage.type("nahoru")
    assert "tady" == press_key(stage.session, Key.ENTER).line
    told = stage.type(press_key(stage.session, Key.ESCAPE).line)
    assert ["Zpátky už není kam, jednotlivé klávesy vypne „klávesy vypnout“."] == told
    assert "klavesy" == stage.session.teller.preferences.settings["profile"]
    stage.type("konec")
    assert "ne" == press_key(stage.session, Key.ESCAPE).line
    assert "" == press_key(stage.session, Key.ENTER).line


def test_a_hand_over_forgets_the_cursor() -> None:
    """Where one person's cursor stood is not for the next one."""
    stage = Stage(IOTA, "Jana,Petr", seed="7")
    stage.type("ano")
    stage.type("kurzor m50; značka")
    assert stage.session.cursors
    stage.type("pas")
    stage.type("ano")
    assert {} == stage.session.cursors


def test_the_sheet_of_quantum_is_walked() -> None:
    """Rows are colours; the next cell says what it takes, and what can be written now."""
    stage = Stage(QUANTUM, "Jana,bot:1", seed="7")
    told = stage.type("kurzor")
    assert ["Kurzor je na vašem listu.", "Červená, políčko 1, jakékoli číslo."] == told
    assert ["Žlutá, políčko 1, jakékoli číslo; teď jde 10."] == stage.type("dolů")
    assert ["Žlutá, políčko 2: prázdné."] == stage.type("vpravo")
    assert ["Políčko se píše barvou a číslem od 1 do 6, ne „modrá 9“."] == stage.type("kurzor modrá 9")
    stage.type("kurzor modrá; tady; 1")
    assert ["Modrá, políčko 1: 12."] == stage.type("kurzor modrá 1")


@pytest.mark.parametrize(
    ("line", "board", "place"),
    [
        ("kurzor 3 b2", 3, Place(1, -1)),
        ("kurzor 3", 3, Place(0, 0)),
        ("kurzor na expozici 3, b 2", 3, Place(1, -1)),
        ("kurzor mezery b2", 3, Place(1, -1)),
        ("kurzor řady a sloupce d4", 6, Place(3, -3)),
        ("kurzor třetí b2", 3, Place(1, -1)),
        ("kurzor e3", 1, Place(4, -2)),
        ("kurzor d 3", 1, Place(3, -2)),
    ],
)
def test_an_exhibition_is_gone_to_by_number_or_name(line: str, board: int, place: Place) -> None:
    """With a square of it, or without; a square alone is one of where the cursor stands."""
    stage = Stage(IQLANDIE, "Jana,bot:1", seed="7")
    stage.type("kurzor; vpravo")
    told = stage.type(line)
    cursor = stage.session.cursor
    assert cursor is not None
    assert (f"exhibition-{board}", place) == (cursor.board, cursor.place)
    assert (board != 1) == told[0].startswith(f"Kurzor je v expozici {board}, ")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("kurzor 7 b2", "Expozice 7 není, expozice jsou 1 až 6."),
        ("kurzor 5 e5", "Pole e5 je mimo desku, poslední je pole d4."),
        ("kurzor xyz", "„xyz“ není pole, pole se píše třeba a1."),
    ],
)
def test_an_exhibition_that_there_is_not_moves_nothing(line: str, told: str) -> None:
    """One sentence with what was wrong, and the cursor stays."""
    stage = Stage(IQLANDIE, "Jana,bot:1", seed="7")
    stage.type("kurzor c3")
    assert [told] == stage.type(line)
    assert Place(2, -2) == place_of(stage)


def test_a_key_begins_a_line_for_the_cursor() -> None:
    """The name or the number of the board, or a place, is typed behind it."""
    stage = Stage(IQLANDIE, "Jana,bot:1", seed="7", settings={"profile": "klavesy"})
    pressed = press_key(stage.session, "_")
    assert ("kurzor", False) == (pressed.line, pressed.whole)


def test_a_game_without_boards_says_so() -> None:
    """Whoever walks where there is nothing hears that there is nothing."""
    assert ["Teď tu není žádná deska, po které by se dalo chodit."] == Stage().type("nahoru")
