"""iQLANDIE with the real set on the table: what is typed, what is asked, what is refused."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games import ActionSeries, load_room
from accessgames.games.iqlandie.own_draws import OwnDraws
from accessgames.games.iqlandie.rules import actions
from tests.shell.stage import Stage

ROOM = load_room("iqlandie")
CONDITIONS = ("fialová modrá", "ano", "červená fialová", "ano")
OFFERS = ("zi3 mt4 čp5", "ano", "zi3 mt4 čp5", "ano", "mi3 zt4 fp5", "ano", "mi3 zt4 fp5", "ano")


def table(**options: str) -> Stage:
    """Two people with the real set."""
    return Stage(ROOM, "Jana,Petr", options={"draws": "own", **options})


def offered(*lines: str) -> Stage:
    """A table where both conditions were told, and more."""
    stage = table()
    stage.type(*CONDITIONS, *lines)
    return stage


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("červená", "„červená“: taková podmínka není. Má dvě různé barvy, třeba „fialová modrá“."),
        ("hruška", "„hruška“: taková podmínka není. Má dvě různé barvy, třeba „fialová modrá“."),
        ("modrá a fialová", "Podmínka: fialová a modrá. Souhlasí? Ano nebo ne."),
    ],
)
def test_a_condition_is_its_two_colours(typed: str, told: str) -> None:
    """In any order, and none that is not in the set."""
    assert told == " ".join(table().type(typed))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("zi3 mt4 čp5", "Zelená krátká tyčka, modré téčko a červené péčko. Souhlasí? Ano nebo ne."),
        ("zi3, modré téčko", "Ještě 1 dílek, zatím zelená krátká tyčka a modré téčko."),
        ("zi3 zi3", "„zi3“ v pytlíku, ze kterého se tahá, není."),
        ("zi3 mt4 čp5 čp5", "Dílků je moc, čekají se 3."),
        ("růžek", "„růžek“ může být víc dílků. Napište barvu i tvar, třeba ft4."),
        ("hruška", "„hruška“ není dílek. Dílek se píše třeba ft4."),
    ],
)
def test_the_pieces_of_an_offer_are_told_together(typed: str, told: str) -> None:
    """In short or in words."""
    assert told == " ".join(offered().type(typed))


@pytest.mark.parametrize("typed", ["čp5 zi3 mt4", "mt4, červené péčko, zi3", "čp5 mt4 zi3"])
def test_pieces_may_be_told_in_any_order(typed: str) -> None:
    """Who reads them out need not know which bag comes first; they are drawn in the order of the bags."""
    stage, other = offered(typed, "ano"), offered("zi3 mt4 čp5", "ano")
    assert [one.text for one in other.match.entries] == [one.text for one in stage.match.entries]


def test_what_is_left_of_an_offer_may_come_in_any_order() -> None:
    """Also over several lines; a second piece of a bag that is not owed any more is refused."""
    stage = offered("čp5")
    assert ["„čp5“ v pytlíku, ze kterého se tahá, není."] == stage.type("čp5")
    stage.type("mt4", "zi3", "ano")
    assert ["draw i3g", "draw t4b", "draw p5r"] == [one.text for one in stage.match.entries[2:]]


@pytest.mark.parametrize("typed", ["smaž", "smaz", "vymaž", "škrtni"])
def test_a_word_that_means_more_elsewhere_takes_back_as_well(typed: str) -> None:
    """`smaž` is also a sentence for beginning a task anew."""
    assert "Co přišlo?" == offered("zi3 mt4").type(typed)[-1]


def test_they_are_drawn_one_after_another() -> None:
    """Each is an action of chance of its own."""
    stage = offered("zi3 mt4 čp5", "ano")
    assert ["draw i3g", "draw t4b", "draw p5r"] == [entry.text for entry in stage.match.entries[2:]]
    listener = stage.session.known.listener_at(2, SPECTATOR, SPECTATOR)
    assert OwnDraws().asked(listener.view)
    told = OwnDraws().hear(("zi3", "mt4", "čp5"), (), listener)
    assert isinstance(OwnDraws().action(told, listener), ActionSeries)
    assert OwnDraws().action(told[:1], listener) is None
    assert isinstance(OwnDraws().alone().action(told[:1], listener), actions.DrawPiece)


def test_a_piece_in_the_middle_of_an_offer_is_corrected() -> None:
    """Also where nothing was said of it by itself."""
    stage = offered("zi3 mt4 čp5", "ano", "oprav předminulý dílek na ft4", "všichni")
    assert "draw t4p" == stage.match.entries[3].text
    assert 5 == len(stage.match.entries)


def test_what_was_told_is_taken_back_before_it_counts() -> None:
    """All of the line, or another one in its place."""
    stage = offered("zi3 mt4")
    assert "Ještě 1 dílek, zatím modrá krátká tyčka a modré téčko." == " ".join(stage.type("oprav mi3 mt4"))
    assert "Co přišlo?" == stage.type("vymaž")[-1]


def test_a_card_is_told_by_its_number() -> None:
    """Letters and numbers that are not in the box are refused."""
    stage = offered(*OFFERS)
    assert stage.type("vyber optiku")[-1].endswith("Vylosujte kartu úlohy. Jaké má číslo?")
    assert ["Karta 900 teď přijít nemůže."] == stage.type("900")
    assert ["„hruška“ není číslo karty."] == stage.type("hruška")
    assert ["Karta 7. Souhlasí? Ano nebo ne."] == stage.type("7")
    stage.type("ano")
    assert "card optics 0007" == stage.match.entries[-1].text


def test_a_practice_is_drawn_by_the_program() -> None:
    """Nobody chooses the task of a record."""
    assert table(practice="biology").match.entries[0].text.startswith("card biology")


def test_what_people_drew_earns_no_record() -> None:
    """Nothing proves it."""
    stage = offered(*OFFERS)
    records = ROOM.records
    outcome = ROOM.game.outcome(stage.match.state)
    assert records is not None
    listener = stage.session.known.listener_at(0, SPECTATOR, SPECTATOR)
    assert () == records.feats(listener, outcome)  # type: ignore[arg-type] # none is there yet
