from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language.values import (
    Cell,
    Clock,
    Code,
    Day,
    Listing,
    Message,
    Nested,
    Person,
    Phrase,
    Value,
    say,
)
from accessgames.language.voice import FORMS, Bound, Figure, Form, Manners, Said, Voice
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from accessgames.language.coordinates import Style


def echo(message: Message, form: Form) -> str:
    """Stand in for the language: show which message is asked for in which form."""
    return f"<{message.key} {form}>"


def voice(form: Form = "full", manners: Manners | None = None) -> Voice:
    """A Czech voice."""
    return Voice(tongue().data.phrases, manners or Manners(), form, echo)


@pytest.mark.parametrize(
    ("value", "plain", "short"),
    [
        ("text", "text", "text"),
        (-3, "minus 3", "-3"),
        (Phrase("cross", ("red",), label="3"), "červený kříž 3", "čx3"),
        (Person("Jana"), "Jana", "Jana"),
        (Cell("c", 4), "c4", "c4"),
        (Code("red"), "č", "č"),
        (Nested(say("inner")), "<inner full>", "<inner full>"),
        (Listing((Cell("c", 4), Phrase("wild-card"))), "c4 a divoká karta", "c4 div"),
        (Listing(()), "nic", "nic"),
        (Day(2026, 11, 21), "sobota 21. listopadu 2026", "sobota 21. listopadu 2026"),
        (Clock(125), "2:05", "2:05"),
    ],
)
def test_every_value_can_be_said(value: Value, plain: str, short: str) -> None:
    """Each kind of value has a plain and a short form."""
    assert (plain, short) == (voice().plain(value), voice().short(value))


@pytest.mark.parametrize(
    ("value", "case", "said"),
    [
        ("bot:2", "", "bot dva"),
        (Said("á"), "", "á"),
        (-3, "", "minus tři"),
        (6, "loc", "šesti"),
        (1, "", "jedna"),
        (Phrase("cross", ("red",), label="3"), "acc", "červený kříž tři"),
        (Phrase("card", count=2), "nom", "dvě karty"),
        (Phrase("card", count=1), "acc", "jednu kartu"),
        (Person("Jana 2"), "", "Jana dva"),
        (Cell("k", 48), "", "ká čtyřicet osm"),
        (Code("red"), "", "čé"),
        (Clock(125), "", "dvě minuty a pět sekund"),
        (Clock(3661), "acc", "jednu hodinu, jednu minutu a jednu sekundu"),
        (Nested(say("inner")), "", "<inner full>"),
        (Listing((Cell("c", 4), 21)), "loc", "cé čtyři a dvaceti jedna"),
        (Day(2026, 11, 21), "", "sobota dvacátého prvního listopadu dva tisíce dvacet šest"),
    ],
)
def test_every_value_can_be_said_aloud(value: Value, case: str, said: str) -> None:
    """Numbers are words in their case, letters have their names; what a function gave is read once."""
    aloud = Voice(tongue().data.phrases, Manners(), "full", echo, aloud=True)
    assert said == aloud.plain(value, case)


@pytest.mark.parametrize(
    ("style", "place", "column"),
    [
        ("letters", "ká čtyřicet osm", "ká"),
        ("names", "Karel čtyřicet osm", "Karel"),
        ("numbers", "sloupec jedenáct, řada čtyřicet osm", "jedenáct"),
    ],
)
def test_places_aloud_in_every_style(style: Style, place: str, column: str) -> None:
    """The player's style holds, and its figures are words."""
    aloud = Voice(tongue().data.phrases, Manners(coordinates=style), "full", echo, aloud=True)
    assert (place, column) == (aloud.place(Cell("k", 48)), aloud.column("k"))


@pytest.mark.parametrize("form", ["brief", "braille"])
def test_a_day_is_figures_where_there_is_little_room(form: Form) -> None:
    """The name of the day and of the month belong to the whole sentence only."""
    assert "1. 2. 2027" == voice(form).plain(Day(2027, 2, 1))


@pytest.mark.parametrize(
    ("day", "expected"),
    [(23, "pondělí 23."), (24, "úterý 24."), (25, "středu 25."), (26, "čtvrtek 26."), (27, "pátek 27."),
     (28, "sobotu 28."), (29, "neděli 29.")],
)  # fmt: skip
def test_a_day_has_cases(day: int, expected: str) -> None:
    """All days of a week, as behind "na"; where there is little room there is no name to inflect."""
    assert f"{expected} listopadu 2026" == voice().plain(Day(2026, 11, day), "acc")
    assert f"{day}. 11. 2026" == voice("brief").plain(Day(2026, 11, day), "acc")


def test_lists_hand_their_case_on() -> None:
    """Every part of a list, and of lists inside it, takes the case of the list."""
    inner = Listing((Phrase("card"), Phrase("hand")))
    listing = Listing((Phrase("lot"), inner))
    assert "čtveřici a kartu a ruku" == voice().plain(listing, "acc")


@pytest.mark.parametrize(("form", "said"), [("full", "Cyril 4"), ("brief", "Cyril 4"), ("braille", "c4")])
def test_style_of_places(form: Form, said: str) -> None:
    """The player's style of places holds for what is heard; Braille lines have letters."""
    assert said == voice(form, Manners(coordinates="names")).place(Cell("c", 4))


@pytest.mark.parametrize("form", FORMS)
def test_nested_follow_the_form(form: Form) -> None:
    """A message inside is asked for in the form of the voice."""
    assert f"<inner {form}>" == voice(form).plain(Nested(say("inner")))


def test_binding() -> None:
    """Fluent gets texts as they are, numbers that select plurals, and everything else with its voice."""
    assert "text" == voice().bind("text")
    number = voice().bind(12345)
    assert isinstance(number, Figure)
    assert (12345, "12345") == (int(number), number.text)
    bound = voice().bind(Person("Jana"))
    assert isinstance(bound, Bound)
    assert Person("Jana") == bound.value


def test_manners_default_to_formal_letters() -> None:
    """Vykání and letters are what nobody has to choose."""
    assert Manners("formal", "letters") == Manners()
