"""What people at a real table type: pieces of one letter, hints, names, verbs of giving and taking."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from tests.shell.stage import Stage

IQLANDIE = load_room("iqlandie")
SOLVED = {
    "cs": ("biologie", "připraveno", "bkat", "hotovo kbvkt"),
    "en": ("biology", "ready", "brac", "done rberc"),
}
BUILDING = {"cs": (*SOLVED["cs"], "2 1", "velký"), "en": (*SOLVED["en"], "2 1", "large")}


def table(*typed: str, tag: str = "cs") -> Stage:
    """Jana and a computer player, after some lines."""
    stage = Stage(IQLANDIE, "Jana,bot:2", settings={"language": tag})
    stage.type(*typed)
    return stage


@pytest.mark.parametrize("typed", ["U 3 b2 open down", "the U 3 b2 open down", "U gaps b2 open down"])
def test_a_piece_of_one_letter_is_no_beginning_of_a_verb(typed: str) -> None:
    """`try U ...` previews the piece; it once said "The word gaps is one too many", having read `undo`."""
    told = table(*BUILDING["en"], tag="en").type(f"try {typed}")
    assert "Blue U, position 3 of 4, open down." in told


def test_a_letter_alone_is_a_piece_of_the_offer() -> None:
    """`U` takes the U; it is not the beginning of `undo`."""
    assert "You take the blue U." in table(*SOLVED["en"], tag="en").type("U")


@pytest.mark.parametrize(
    ("hints", "expected"),
    [
        (0, "Slovo „rada“ naznačí řešení a přidá 30 sekund."),
        (1, "Slovo „rada“ řekne další krok a přidá 30 sekund."),
        (2, "Slovo „rada“ řekne celé řešení a úlohu tím vzdá."),
    ],
)
def test_the_whole_hint_in_a_task_is_not_to_ask_for_a_hint(hints: int, expected: str) -> None:
    """`rada vše` says what the next `rada` tells and costs; it once advised to ask for a hint."""
    asked = ("rada",) if hints else ()
    stage = table("biologie", "připraveno", *asked, *("rada",) * hints)
    before = stage.match.chain
    assert [expected] == stage.type("rada vše")
    assert before == stage.match.chain


@pytest.mark.parametrize("typed", ["beru biologii", "dej mi biologii", "vezmi biologii", "dám si biologii"])
def test_a_kind_is_taken_or_given(typed: str) -> None:
    """Where a kind is waited for, verbs of taking and giving choose it."""
    assert table("biologie").match.chain == table(typed).match.chain


@pytest.mark.parametrize("typed", ["beru velký", "dej velký", "z velkého pytlíku", "přidám z velkého"])
def test_a_bag_is_taken_or_given(typed: str) -> None:
    """Where a bag is waited for, verbs of taking and giving choose it."""
    assert table(*BUILDING["cs"]).match.chain == table(*SOLVED["cs"], "2 1", typed).match.chain


@pytest.mark.parametrize("typed", ["B K A T", "bk at", "bakterii krvinku amébu trepku", "b,k,a,t"])
def test_tokens_may_stand_apart(typed: str) -> None:
    """Letters of tokens with blanks between them are the same slides."""
    start = ("biologie", "připraveno")
    assert table(*start, "bkat").match.chain == table(*start, typed).match.chain


@pytest.mark.parametrize(
    "typed", ["D 4", "robot na D 4", "skončí na d4", "tipuju d4", "d čtyřka", "tipuju d čtyřku"]
)
def test_where_the_robot_ends(typed: str) -> None:
    """A square with a blank, and a sentence about it, stand the robot there."""
    start = ("programování", "připraveno")
    assert table(*start, "d4").match.chain == table(*start, typed).match.chain


@pytest.mark.parametrize("typed", ["hranol vlevo e2", "e2 vlevo hranol", "dej hranol na e2 doleva"])
def test_a_piece_of_optics_in_any_order(typed: str) -> None:
    """Square, piece and bend may come in any order."""
    start = ("optika", "připraveno")
    assert table(*start, "e2 hl").match.chain == table(*start, typed).match.chain


def test_building_is_finished_by_its_own_word() -> None:
    """`dostavěno` ends building; in a task it claims nothing."""
    stage = table("biologie", "připraveno", "bkat")
    before = stage.match.chain
    stage.type("dostavěno")
    assert before == stage.match.chain


def test_one_opponent_is_told_by_name() -> None:
    """`co má Alfa` tells of Alfa only, in any case of the name."""
    stage = Stage(IQLANDIE, "Jana,bot:2,bot:2")
    alfa, beta = stage.type("soupeři Alfa"), stage.type("co má Beta")
    assert [*alfa, *beta] == stage.type("soupeři")
    assert alfa == [line.removeprefix("Opět: ") for line in stage.type("jak je na tom Alfa")]


def test_who_is_to_act_is_named_where_people_share_a_keyboard() -> None:
    """`kdo` names the person whose turn it is, with what is expected; alone at a keyboard nobody is named."""
    shared = Stage(IQLANDIE, "Jana,Petr")
    assert "Na řadě: Jana." in shared.type("kdo")
    assert "Na řadě: Petr." in shared.type("biologie", "1 připraveno", "kdo")
    assert not [line for line in table().type("kdo") if line.startswith("Na řadě")]
