"""In which order moves are listed: chosen, said, kept for the match, limited where a match is rated."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Header, SeatSpec, is_rated
from accessgames.engine.luck import Sealed
from accessgames.games import game_ids, load_room
from accessgames.shell.commands.ordering import read_wanted
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.games import Room

SEALED = Sealed("0123456789abcdef", "ab" * 32, "48213907-2-3")


class Table(Stage):
    """A match at a table of a tournament."""

    def __init__(self, room: Room, players: str = "Jana,bot:1") -> None:
        super().__init__(room, players)
        seat = self.session.known.seat
        header = replace(seat.header, sealed=SEALED)
        self.session.known.seat = _Rated(seat, header)  # type: ignore[assignment]


class _Rated:
    """A seat at a match that is part of a tournament."""

    def __init__(self, seat: object, header: object) -> None:
        self._seat = seat
        self.header = header

    def __getattr__(self, name: str) -> object:
        return getattr(self._seat, name)


def iota() -> Stage:
    """A table of IOTA with sixty-six moves."""
    return Stage(load_room("iota"))


def test_the_head_of_a_long_list_says_the_order() -> None:
    """The usual one as well as one that was chosen."""
    table = iota()
    assert "Je tu 66 možností podle hodnoty, teď prvních 9." == table.type("tahy")[0]
    assert "Je tu 66 možností podle místa, teď prvních 9." == table.type("tahy podle místa")[0]
    assert "Je tu 66 možností podle karty, teď prvních 9." == table.type("tahy podle karet")[0]


def test_a_chosen_order_stays_for_the_match() -> None:
    """Until another one is chosen; a short list says it too."""
    table = iota()
    table.type("tahy podle místa")
    assert "Je tu 66 možností podle místa, teď prvních 9." == table.type("tahy")[0]
    assert "Seřazeno podle místa." == table.type("tahy l50")[0]
    table.type("tahy podle hodnoty")
    assert table.type("tahy l50")[0].startswith("1 z 4: ")


def test_by_place_goes_from_the_upper_left() -> None:
    """Row by row, whatever a move brings."""
    table = iota()
    table.type("tahy podle místa")
    assert all("k52 vpravo" in line for line in table.type("tahy")[1:10])


def test_numbers_follow_the_order() -> None:
    """What was told with a number is what the number does, on a later page too."""
    table = iota()
    told = table.type("tahy podle místa", "dál")
    twelfth = next(line for line in told if line.startswith("12 z 66: "))
    preview = table.type("zkus 12")
    done = table.type("12")
    assert twelfth.split(": ")[1].split(" bod")[0] in " ".join(preview)
    assert done


def test_an_order_that_the_game_lacks_is_refused_with_those_that_it_has() -> None:
    """Nothing changes by it."""
    told = (
        "„podle dílku“ není způsob, jak tahy seřadit, tady jde podle hodnoty, podle místa nebo podle karty."
    )
    table = iota()
    assert [told] == table.type("tahy podle dílku")
    assert [told.replace("podle dílku", "podle barvy", 1)] == table.type("tahy podle barvy")
    assert "Je tu 66 možností podle hodnoty, teď prvních 9." == table.type("tahy")[0]


def test_words_may_stand_before_the_order() -> None:
    """They choose as without it."""
    told = iota().type("tahy čtverec podle místa")
    assert "Je tu 37 možností podle místa, teď prvních 9." == told[0]


def test_english_orders() -> None:
    """The same in English."""
    table = Stage(load_room("iota"), settings={"language": "en"})
    assert "66 possibilities by place, the first 9." == table.type("moves by place")[0]
    told = "“by piece” is no way to sort moves, here it is by value, by place or by card."
    assert [told] == table.type("moves by piece")


@pytest.mark.parametrize("game", game_ids())
def test_lists_begin_by_place_at_a_table_of_a_tournament(game: str) -> None:
    """So that a list helps to see and does not play; the head says so."""
    table = Table(load_room(game))
    wanted = read_wanted(table.session, table.session.known.acting_listener(), ())
    assert "order-place" == wanted.order
    told = table.type("tahy")
    assert "podle místa" in told[0] or 1 == len(told)


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_sorted_by_value_at_a_table_of_a_tournament(game: str) -> None:
    """It is refused with what can be had."""
    told = Table(load_room(game)).type("tahy podle hodnoty")
    assert told[0].startswith("V turnajové partii tahy podle hodnoty řadit nejde, jde to podle ")


def test_no_advice_at_a_table_of_a_tournament() -> None:
    """Neither step by step nor at once."""
    told = ["V turnajové partii program neradí."]
    assert told == Table(load_room("iota")).type("rada")
    assert told == Table(load_room("iota")).type("rada vše")


def test_a_match_is_rated_by_what_it_is_part_of() -> None:
    """A table of a tournament is; at home, with sealed luck or a chosen seed, nothing is."""
    header = Header("iota", 1, (SeatSpec("Jana"),), (), "7")
    assert not is_rated(header)
    assert not is_rated(replace(header, sealed=replace(SEALED, occasion="")))
    assert is_rated(replace(header, sealed=SEALED))
