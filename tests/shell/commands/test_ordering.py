"""In which order moves are listed: chosen, said, kept for the match, limited where a match is rated."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Header, SeatSpec, is_rated
from accessgames.engine.luck import Sealed
from accessgames.games import MoveChoice, game_ids, load_room, move_lists
from accessgames.shell.commands.ordering import read_pairs, read_wanted
from tests.shell.stage import NOTHING, Stage, sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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


class Kept(Stage):
    """A match of IOTA that says when it began, as those do that are kept on the disk."""

    def __init__(self, settings: Mapping[str, str] = NOTHING) -> None:
        super().__init__(load_room("iota"), "Jana,bot:1", settings=settings)
        self._date()

    def _date(self) -> None:
        seat = self.session.known.seat
        header = replace(seat.header, started="2026-11-23T10:00:00")
        self.session.known.seat = _Rated(seat, header)  # type: ignore[assignment]

    def leave_and_come_back(self) -> None:
        """Go on with it in another session."""
        super().leave_and_come_back()
        self._date()


def points_told(lines: Iterable[str]) -> list[int]:
    """The points that entries of a list begin with."""
    return [int(points) for line in lines for points in re.findall(r": (\d+) bod", line)]


def test_what_was_said_in_a_match_holds_after_resuming_it() -> None:
    """Only in this match: another one has its own order."""
    table = Kept()
    table.type("tahy podle karty")
    table.leave_and_come_back()
    assert table.type("tahy")[0].startswith("Možností podle karty je ")
    other = iota()
    said = table.session.teller.preferences.settings["said-orders"]
    other.session.teller.preferences.change("said-orders", said)
    assert "Možností podle místa je 66, teď 1 až 9." == other.type("tahy")[0]


def test_orders_that_were_said_are_kept_for_few_matches_and_read_with_patience() -> None:
    """What is no pair is passed over, the oldest go first, and the text stays short."""
    table = Kept({"said-orders": "x y=z =w " + " ".join(f"{number}/0=order-card" for number in range(60))})
    table.type("tahy podle místa")
    kept = read_pairs(table.session.teller.preferences.settings["said-orders"])
    assert 40 == len(kept)
    assert "order-place" == list(kept.values())[-1]
    assert "0/0" not in kept


def test_the_order_of_every_match_is_a_setting() -> None:
    """It is told among the settings, changed by words, and holds until another one is said."""
    table = iota()
    assert ["Pořadí tahů: podle karty."] == table.type("nastavení pořadí tahů podle karty")
    assert "Možností podle karty je 66, teď 1 až 9." == table.type("tahy")[0]
    assert "Možností podle bodů je 66, teď 1 až 9." == table.type("tahy podle bodů")[0]
    assert "Možností podle bodů je 66, teď 1 až 9." == table.type("tahy")[0]
    table.type("nastavení pořadí tahů podle hry")
    assert "Možností podle místa je 66, teď 1 až 9." == table.type("tahy")[0]


def test_a_setting_that_a_game_has_not_leaves_its_usual_order() -> None:
    """Quantum has no cards."""
    table = Stage(load_room("quantum"), settings={"order": "card"})
    wanted = read_wanted(table.session, table.session.known.acting_listener(), ())
    assert "order-place" == wanted.order


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("order", ["strength", "points", "card", "kind"])
def test_no_setting_changes_that_a_rated_match_begins_by_place(game: str, order: str) -> None:
    """What somebody likes at home is not asked for at a table of a tournament."""
    table = Table(load_room(game))
    table.session.teller.preferences.change("order", order)
    wanted = read_wanted(table.session, table.session.known.acting_listener(), ())
    assert "order-place" == wanted.order


def test_by_points_the_points_that_are_told_never_rise() -> None:
    """All pages of it; what has no points is behind. The judgement of the adviser has another name."""
    told = iota().type("tahy podle hodnoty", *["dál"] * 7)
    assert "Stále" not in told[0]
    table = iota()
    lines = [line for typed in ("tahy podle bodů", *["dál"] * 7) for line in table.type(typed)]
    assert "Možností podle bodů je 66, teď 1 až 9." == lines[0]
    points = points_told(lines)
    assert points == sorted(points, reverse=True)
    assert 50 == len(points)
    rising = points_told(iota().type("tahy podle síly"))
    assert rising != sorted(rising, reverse=True)


def test_whoever_asks_for_strength_hears_no_groups() -> None:
    """Throws of Quantum are grouped by how many dice they have, which says nothing of how good they are."""
    table = Stage(load_room("quantum"), "Jana,bot:1")
    while "Přehodíte něco, nebo necháte?" not in table.type("znovu"):
        table.type("nic", "ano")
    assert any("možností" in line for line in table.type("tahy")[:4])
    told = table.type("tahy podle síly")
    assert told[0].startswith("Možností podle síly je ")
    assert not any("možností" in line for line in told[1:])


def test_the_head_of_a_long_list_says_the_order() -> None:
    """The usual one as well as one that was chosen."""
    table = iota()
    assert "Možností podle místa je 66, teď 1 až 9." == table.type("tahy")[0]
    assert "Možností podle síly je 66, teď 1 až 9." == table.type("tahy podle síly")[0]
    assert "Možností podle karty je 66, teď 1 až 9." == table.type("tahy podle karet")[0]


def test_a_chosen_order_stays_for_the_match() -> None:
    """Until another one is chosen; a short list says it too."""
    table = iota()
    table.type("tahy podle karty")
    assert "Možností podle karty je 66, teď 1 až 9." == table.type("tahy")[0]
    assert "Seřazeno podle karty." == table.type("tahy l50")[0]
    table.type("tahy podle místa")
    assert table.type("tahy l50")[0].startswith("1 ze 4: ")


def test_by_place_goes_from_the_upper_left() -> None:
    """Row by row, whatever a move brings."""
    table = iota()
    table.type("tahy podle místa")
    assert all("k52 vpravo" in line for line in sentences(table.type("tahy"))[1:10])


def test_numbers_follow_the_order() -> None:
    """What was told with a number is what the number does, on a later page too."""
    table = iota()
    told = table.type("tahy podle místa", "dál")
    twelfth = next(line for line in told if line.startswith("12 ze 66: "))
    preview = table.type("zkus 12")
    done = table.type("12")
    assert twelfth.split(": ")[1].split(" bod")[0] in " ".join(preview)
    assert done


def test_an_order_that_the_game_lacks_is_refused_with_those_that_it_has() -> None:
    """Nothing changes by it."""
    told = (
        "„podle dílku“ není způsob, jak tahy seřadit, "
        "tady jde „podle místa“, „podle karty“, „podle bodů“ nebo „podle síly“."
    )
    table = iota()
    assert [told] == table.type("tahy podle dílku")
    assert [told.replace("podle dílku", "podle barvy", 1)] == table.type("tahy podle barvy")
    assert "Možností podle místa je 66, teď 1 až 9." == table.type("tahy")[0]


def test_words_may_stand_before_the_order() -> None:
    """They choose as without it."""
    told = iota().type("tahy čtverec podle místa")
    assert "Možností podle místa je 37, teď 1 až 9." == told[0]


def test_english_orders() -> None:
    """The same in English."""
    table = Stage(load_room("iota"), settings={"language": "en"})
    assert "66 possibilities by place, the first 9." == table.type("moves by place")[0]
    told = "“by piece” is no way to sort moves; here you can type “by place”, “by card”, “by points” or "
    told += "“by strength”."
    assert [told] == table.type("moves by piece")


@pytest.mark.parametrize("game", game_ids())
def test_lists_begin_by_place_at_a_table_of_a_tournament(game: str) -> None:
    """So that a list helps to see and does not play; the head of a long one says so."""
    table = Table(load_room(game))
    wanted = read_wanted(table.session, table.session.known.acting_listener(), ())
    assert "order-place" == wanted.order
    told = table.type("tahy")
    assert "podle místa" in told[0] or "možností podle" not in told[0]


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_sorted_by_value_at_a_table_of_a_tournament(game: str) -> None:
    """It is refused with what can be had, whether points or the judgement of the adviser say it."""
    table = Table(load_room(game))
    own = table.session.known.room.commands
    assert isinstance(own, MoveChoice)
    known = table.session.teller.words
    advising = [known.word(order) for order in own.orders if order in move_lists.ADVISING]
    assert advising
    for words in advising:
        told = table.type(f"tahy {words}")
        assert told[0].startswith(f"V turnajové partii tahy „{words}“ řadit nejde, jde to „podle ")


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
