from __future__ import annotations

from accessgames.engine import SPECTATOR, SeatSpec
from accessgames.shell.seating import Seating, name_seats
from tests.shell.stage import speak

JANA, PETR = SeatSpec("Jana", gender="feminine"), SeatSpec("Petr")
ALFA = SeatSpec("Alfa", "bot:2")


def test_a_single_person_always_listens() -> None:
    """No keyboard is handed over, and that person is addressed."""
    seating = Seating((ALFA, JANA), secrets=True)
    assert ((1,), frozenset({0})) == (seating.humans, seating.bots)
    assert (1, 1) == (seating.listener, seating.public)
    assert not seating.shared
    assert ["other", "you"] == [person.role for person in seating.people(1)]
    assert "feminine" == seating.people(1)[1].gender


def test_at_a_shared_keyboard_events_are_told_to_nobody_in_particular() -> None:
    """Whoever has the keyboard may ask for their own."""
    seating = Seating((JANA, PETR, ALFA), secrets=True)
    assert seating.shared
    assert (SPECTATOR, SPECTATOR) == (seating.listener, seating.public)
    handed = seating.hand_to(1)
    assert (1, SPECTATOR) == (handed.listener, handed.public)


def test_a_table_of_computers_has_spectators_only() -> None:
    """They are told everything that lies open."""
    assert SPECTATOR == Seating((ALFA, ALFA), secrets=True).listener


def test_computers_get_names_that_nobody_has() -> None:
    """In the language of the game, and given names stay."""
    seats = (SeatSpec("Alfa"), SeatSpec("", "bot:1"), SeatSpec("", "bot:2"), SeatSpec("Robot", "bot:3"))
    assert ["Alfa", "Beta", "Gama", "Robot"] == [seat.name for seat in name_seats(seats, speak("cs"))]
    assert ["Alfa", "Alpha", "Beta", "Robot"] == [seat.name for seat in name_seats(seats, speak("en"))]
