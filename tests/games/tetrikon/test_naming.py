"""Names of pieces, cards, amounts, people and times, as they stand in sentences."""

from __future__ import annotations

import pytest

from accessgames.games.narration import kind_of
from accessgames.games.tetrikon.naming import (
    PIECES,
    counts,
    cut,
    name_card,
    name_cards,
    name_goods,
    name_money,
    name_offer,
    name_people,
    name_piece,
    name_pieces,
    name_points,
    name_time,
)
from accessgames.language import Listing, Manners, Message, Value, say
from tests.games.tetrikon.positions import GEAR, position
from tests.games.tetrikon.wording import desk_at, language


def listed(value: Value, tag: str = "cs") -> str:
    """A value or a list of values as it stands in a line."""
    items = value if isinstance(value, Listing) else Listing((value,))
    return language(tag).render(_line(items)).full


def _line(items: Listing) -> Message:
    return say("tetrikon-bag-pieces", pieces=items)


@pytest.mark.parametrize(
    ("pieces", "said", "english"),
    [
        ("l4", "Hák.", "Hook."),
        ("l4 l4", "2 háky.", "2 hooks."),
        ("i4 i4 i4 i4", "4 tyče.", "4 bars."),
        ("i5 i5", "2 dlouhé tyče.", "2 long bars."),
        ("i4 l4 i4", "2 tyče, hák.", "2 bars, hook."),
        ("d2 d2 k1", "2 domina, kostička.", "2 dominoes, dot."),
        ("t4 t4 t4", "3 zuby.", "3 teeth."),
    ],
)
def test_equal_pieces_are_counted(pieces: str, said: str, english: str) -> None:
    """In the order in which they came, one without its number."""
    value = name_pieces(pieces.split())
    assert (said, english) == (listed(value), listed(value, "en"))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_all_pieces_have_names_of_their_own(tag: str) -> None:
    """Thirteen names that nobody can mix up, and thirteen short forms of at most five letters."""
    lines = [language(tag).render(_line(Listing((name_piece(piece),)))) for piece in PIECES]
    assert len(PIECES) == len(GEAR.order) == len({line.full for line in lines})
    shorts = [
        language(tag).render(say("tetrikon-piece-name", piece=name_piece(one))).braille for one in PIECES
    ]
    assert len(PIECES) == len(set(shorts))
    assert all(len(short) <= 5 for short in shorts)


def test_a_piece_of_a_clubs_own_is_named_by_its_id() -> None:
    """Pieces without a word in the lexicon can be counted, too."""
    assert "Dílek z9." == listed(name_piece("z9"))
    assert "3 dílky z9." == listed(name_pieces(["z9"] * 3))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((), "Nic."),
        ((25,), "25 T."),
        ((10, 50), "50 T, 10 T."),
        ((10, 10), "2 krát 10 T."),
        ((10, 100, 10, 10, 1), "100 T, 3 krát 10 T, 1 T."),
    ],
)
def test_amounts_are_told_from_the_highest(cards: tuple[int, ...], said: str) -> None:
    """Equal cards are counted."""
    value = name_money(cards) if cards else name_goods((), 0)
    assert said == listed(value)


@pytest.mark.parametrize(
    ("pieces", "money", "said"),
    [
        ((), 0, "Nic."),
        (("l4",), 0, "Hák."),
        ((), 25, "25 T."),
        (("l4", "l4", "i4"), 25, "2 háky, tyč, 25 T."),
    ],
)
def test_one_side_of_a_deal(pieces: tuple[str, ...], money: int, said: str) -> None:
    """Pieces, then the amount; a side without anything is "nic"."""
    assert said == listed(name_goods(pieces, money))


def test_the_offer_has_numbered_places() -> None:
    """An empty place keeps its number."""
    value = name_offer(["k1", None, "i5", "l4", "l4", None])
    assert "1 kostička, 2 nic, 3 dlouhá tyč, 4 hák, 5 hák, 6 nic." == listed(value)
    assert "1 dot, 2 nothing, 3 long bar, 4 hook, 5 hook, 6 nothing." == listed(value, "en")


def test_cards_are_told_by_name_and_felt_by_abbreviation() -> None:
    """A voice says what the card is, a Braille line shows what stands on it."""
    line = language("cs").render(say("tetrikon-hand-cards", cards=name_cards(["draw-2", "no-roll"])))
    assert "Náhody: dvě karty z pokladnice a zákaz hodu." == line.full
    line = language("cs").render(say("tetrikon-own-heard-chance", card=name_card("swap-manager")))
    assert ("Náhoda: výměna u managera.", "směna 1 u M") == (line.full, line.braille)


def test_people_are_named_and_the_listener_is_you() -> None:
    """In lists and with numbers, formally, informally and in English."""
    desk = desk_at(position(seats=3), 1)
    assert "Jana, vy, Eva." == listed(name_people(desk, range(3)))
    assert "Jana 2, vy 0." == listed(counts(desk, [(0, 2), (1, 0)]))
    informal = language("cs").switch(Manners(register="informal"))
    assert "Ty." == informal.render(_line(name_people(desk, [1]))).full
    assert "Jana, you." == listed(name_people(desk_at(position(), 1, "en"), range(2)), "en")


def test_whose_doing_it_is() -> None:
    """Own lines, lines of computer players and those of others can sound different."""
    desk = desk_at(position(seats=3), 1, bots=frozenset({2}))
    assert ["other", "own", "bot"] == [kind_of(seat, desk) for seat in range(3)]


@pytest.mark.parametrize(
    ("milliseconds", "said", "felt"),
    [
        (0, "0 sekund", "0:00"),
        (999, "0 sekund", "0:00"),
        (1_000, "1 sekunda", "0:01"),
        (2_000, "2 sekundy", "0:02"),
        (5_000, "5 sekund", "0:05"),
        (60_000, "1 minuta", "1:00"),
        (125_000, "2 minuty a 5 sekund", "2:05"),
        (1_260_000, "21 minut", "21:00"),
        (3_661_000, "1 hodina, 1 minuta a 1 sekunda", "1:01:01"),
    ],
)
def test_times(milliseconds: int, said: str, felt: str) -> None:
    """Whole seconds, in words for a voice, in figures for Braille."""
    line = language("cs").render(say("tetrikon-time-left", time=name_time(milliseconds)))
    assert f"Zbývá: {said}." == line.full
    line = language("cs").render(
        say(
            "tetrikon-diagram-filled",
            who=desk_at(position()).person(1),
            diagram="A1",
            time=name_time(milliseconds),
        )
    )
    assert line.braille.endswith(felt)


@pytest.mark.parametrize(("size", "parts"), [(0, [0]), (1, [1]), (3, [3]), (4, [2, 2])])
def test_four_players_are_told_in_two_lines(size: int, parts: list[int]) -> None:
    """So that each fits a Braille line; nothing gets lost."""
    entries = Listing(tuple(name_points(number) for number in range(size)))
    pieces = cut(entries)
    assert parts == [len(part.items) for part in pieces]
    assert entries.items == tuple(item for part in pieces for item in part.items)
