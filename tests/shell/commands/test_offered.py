"""Lists of moves that the room makes itself: grouped, sorted, chosen from by words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from accessgames.engine import MalformedAction
from accessgames.games import Listener, MoveGroup, MoveMenu
from accessgames.language import say
from tests.pig import ROOM as PIG
from tests.pig.commands import PigCommands
from tests.pig.notation import HOLD, ROLL
from tests.shell.stage import Stage


class Choosy(PigCommands):
    """Pig with a list of its own: a group of rolls, and holding only when it is asked for."""

    menus = frozenset({"order-kind"})

    def offered(self, desk: Listener, words: Sequence[str], order: str = "") -> Sequence[Any]:
        """Offer a group for nothing, rolls for `roll`, the best first for `all`."""
        del desk, order
        match tuple(words):
            case ():
                return (MoveGroup(say("shell-word", word="hody, 12 možností"), ("roll",)), HOLD)
            case ("roll",):
                return (ROLL,) * 12
            case ("all",):
                return (HOLD, ROLL)
            case ("nothing",):
                return ()
        raise MalformedAction("error-extra-words", words=" ".join(words), command="tahy")


ROOM = replace(PIG, commands=Choosy())


def stage() -> Stage:
    """A table where something can be kept."""
    opened = Stage(ROOM)
    opened.type("hod")
    return opened


def test_a_room_that_offers_is_known_as_such() -> None:
    """The protocol is optional."""
    assert isinstance(ROOM.commands, MoveMenu)
    assert not isinstance(PIG.commands, MoveMenu)


def test_the_order_of_the_room_is_told() -> None:
    """Not that of the verbs, by which rolling would be first."""
    assert ["1 ze 2: přičíst si 6 bodů", "2 ze 2: hodit kostkou"] == stage().type("tahy all")


def test_a_group_stands_for_its_moves() -> None:
    """It is told by its name; its number lists what is in it, with how many they are."""
    table = stage()
    assert ["1 ze 2: hody, 12 možností", "2 ze 2: přičíst si 6 bodů"] == table.type("tahy")
    told = table.type("1")
    assert ["Možností podle druhu je 12, teď 1 až 9.", "1 ze 12: hodit kostkou"] == told[:2]
    assert "Zbývají 3, napište „dál“." == told[-1]


def test_a_number_of_the_grouped_list_does_the_move() -> None:
    """A bare number picks from the list that was told last."""
    table = stage()
    before = len(table.match.entries)
    table.type("tahy", "1", "11")
    assert "roll" == table.match.entries[before].text


def test_a_move_beside_a_group_is_done() -> None:
    """Groups and moves are numbered together."""
    table = stage()
    before = len(table.match.entries)
    table.type("tahy", "2")
    assert "hold" == table.match.entries[before].text


def test_a_group_cannot_be_tried() -> None:
    """Only a move has a preview; the sentence says what belongs there."""
    table = stage()
    assert ["Za „zkus“ patří tah nebo číslo ze seznamu, třeba „zkus hoď“."] == table.type("tahy", "zkus 1")
    assert ["Celkem to dá 6 bodů."] == table.type("zkus 2")


def test_words_that_choose_nothing_are_answered() -> None:
    """An empty list is one sentence, and so are words that the room does not know."""
    assert ["Takový tah teď není: „nothing“."] == stage().type("tahy nothing")
    assert ["Za příkazem „tahy“ je navíc „nesmysl“."] == stage().type("tahy nesmysl")
