"""Golden Czech: every event of Quantum as a Czech expects it, in all three forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games.quantum.narration import tell_dice
from accessgames.games.quantum.rules.dice import ALL_DICE
from accessgames.games.quantum.rules.state import (
    Chose,
    Ended,
    Missed,
    Nothing,
    Passed,
    Phase,
    QuantumState,
    Rerolling,
    Rolled,
    Started,
    TurnBegan,
    Write,
    Wrote,
)
from accessgames.language import Manners
from tests.games.quantum.helpers import GAME, faces, position, rows
from tests.games.quantum.wording import TELL, desk_at, heard, language, say_all

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumEvent

SARA = "R1 R2 B4 P3 B6 Y5 3"
LINUS = "Y5 B5 B4 B2 B2 B3 3"
FULL = rows(
    R=(4, 7, 11, 15, 9, 3), Y=(6, 8, 12, 16, 11, 4), B=(8, 10, 13, 18, 12, 6), P=(9, 12, 15, 20, 14, 7)
)

OWN = [
    (Started(0), ("Začínáte.", "Začínáte.", "začínáte")),
    (TurnBegan(0, 1), ("Hrajete vy.", "Hrajete.", "hrajete")),
    (
        Rolled(0, ALL_DICE, faces(SARA)),
        (
            "Červená 6, žlutá 8, modrá 13, fialová 6; bílá 3 je započtena.",
            "Červená 6, žlutá 8, modrá 13, fialová 6.",
            "č6 ž8 m13 f6",
        ),
    ),
    (
        Rolled(0, ALL_DICE, faces(LINUS)),
        (
            "Červená chybí, žlutá 8, modrá 19, fialová chybí; bílá 3 je započtena.",
            "Červená chybí, žlutá 8, modrá 19, fialová chybí.",
            "č3 ž8 m19 f3",
        ),
    ),
    (
        Rolled(0, 0b11, faces("R4 R6 B4 P3 B6 Y5 3"), faces(SARA)),
        ("Nově červená 13.", "Nově červená 13.", "č13 ž8 m13 f6"),
    ),
    (
        Rolled(0, 0b101, faces("B5 R2 P3 P3 B6 Y5 3"), faces(SARA)),
        ("Nově červená 5, modrá 14, fialová 9.", "Nově červená 5, modrá 14, fialová 9.", "č5 ž8 m14 f9"),
    ),
    (
        Rolled(0, 0b11, faces("B5 B5 B4 P3 B6 Y5 3"), faces(SARA)),
        ("Nově červená chybí, modrá 23.", "Nově červená chybí, modrá 23.", "č3 ž8 m23 f6"),
    ),
    (
        Rolled(0, 0b1, faces(SARA), faces(SARA)),
        ("Součty se nemění.", "Součty se nemění.", "č6 ž8 m13 f6"),
    ),
    (
        Rolled(0, 1 << 6, faces("R1 R2 B4 P3 B6 Y5 5"), faces(SARA)),
        (
            "Červená 8, žlutá 10, modrá 15, fialová 8; bílá 5 je započtena.",
            "Červená 8, žlutá 10, modrá 15, fialová 8.",
            "č8 ž10 m15 f8",
        ),
    ),
    (Rerolling(0, 0), ("Necháváte hod, jak je.", "Necháváte.", "necháváte")),
    (Rerolling(0, 0b1), ("Přehazujete 1 kostku.", "Přehazujete 1.", "přehazujete 1")),
    (Rerolling(0, 0b1001001), ("Přehazujete 3 kostky.", "Přehazujete 3.", "přehazujete 3")),
    (Rerolling(0, 0b11111), ("Přehazujete 5 kostek.", "Přehazujete 5.", "přehazujete 5")),
    (Rerolling(0, ALL_DICE), ("Přehazujete všechny kostky.", "Přehazujete vše.", "přehazujete vše")),
    (Wrote(0, "B", 0, 6, 0, None), ("Zapisujete červenou 6.", "Zápis: červená 6.", "zápis č6")),
    (Wrote(0, "C", 2, 19, 0, None), ("Zapisujete modrou 19.", "Zápis: modrá 19.", "zápis m19")),
    (Passed(0, "B"), ("V kroku B nezapisujete nic.", "Krok B: nic.", "B: nic")),
    (Passed(0, "C"), ("Nezapisujete nic.", "Zápis: nic.", "zápis nic")),
    (Nothing((0,), "C"), ("Nemáte co zapsat.", "Nejde zapsat nic.", "nejde nic")),
    (
        Missed(0, 2, 2),
        ("Druhá chyba, minus 2, celkem 51.", "Druhá chyba, minus 2.", "chyba 2: -2 =51"),
    ),
    (Ended("misses", (0,)), ("Máte pět chyb, hra končí.", "Pět chyb, konec hry.", "5 chyb, konec hry")),
    (
        Ended("sheet-full-alone", (0,)),
        ("Máte plný list, hra končí v kroku B.", "Plný list, konec hry.", "plný list, konec hry"),
    ),
    (
        Ended("sheet-full", (0,)),
        ("Máte plný list, hra končí.", "Plný list, konec hry.", "plný list, konec hry"),
    ),
]

OTHERS = [
    (Started(1), ("Začíná Petr.", "Začíná Petr.", "začíná Petr")),
    (TurnBegan(1, 2), ("Hraje Petr.", "Hraje Petr.", "hraje Petr")),
    (
        Rolled(1, ALL_DICE, faces(SARA)),
        (
            "Červená 6, žlutá 8, modrá 13, fialová 6; bílá 3 je započtena.",
            "Červená 6, žlutá 8, modrá 13, fialová 6.",
            "č6 ž8 m13 f6",
        ),
    ),
    (Rerolling(1, 0), ("Petr nechává hod, jak je.", "Petr nechává.", "Petr nechává")),
    (Rerolling(1, 0b11), ("Petr přehazuje 2 kostky.", "Petr přehazuje 2.", "Petr přehazuje 2")),
    (Rerolling(1, ALL_DICE), ("Petr přehazuje všechny kostky.", "Petr přehazuje vše.", "Petr přehazuje vše")),
    (Wrote(1, "B", 3, 6, 0, None), ("Petr zapisuje fialovou 6.", "Petr: fialová 6.", "Petr f6")),
    (Passed(1, "B"), ("Petr v kroku B nezapisuje nic.", "Petr, krok B: nic.", "Petr B: nic")),
    (Passed(1, "C"), ("Petr nezapisuje nic.", "Petr: nic.", "Petr nic")),
    (Nothing((1,), "C"), ("Petr nemá co zapsat.", "Petr nemůže nic.", "Petr nemůže")),
    (Nothing((1, 2), "C"), ("Nemají co zapsat: Petr a Eva.", "Nemohou: Petr a Eva.", "nemohou Petr Eva")),
    (
        Missed(1, 5, 5),
        ("Petr: pátá chyba, minus 5, celkem 0.", "Petr: pátá chyba, minus 5.", "Petr ch5 -5 =0"),
    ),
    (
        Ended("misses", (1,)),
        ("Petr má pět chyb, hra končí.", "Petr: pět chyb, konec hry.", "Petr 5 chyb, konec"),
    ),
    (
        Ended("sheet-full-alone", (1,)),
        ("Petr má plný list, hra končí v kroku B.", "Petr: plný list, konec hry.", "Petr plný list"),
    ),
    (
        Ended("sheet-full", (1, 2)),
        ("Plný list: Petr a Eva. Hra končí.", "Plný list: Petr a Eva, konec hry.", "plný list: Petr, Eva"),
    ),
]


def table() -> QuantumState:
    """A position in which seat 0 has a full sheet for 57 points and three misses."""
    return position(Phase.REROLL, seats=3, dice=SARA, sheets={0: FULL}, misses={0: 3})


def forms(event: QuantumEvent, viewer: int = 0) -> list[tuple[str, str, str]]:
    """An event in the three forms."""
    lines = say_all(TELL.tell([event], desk_at(table(), viewer)))
    return [(line.full, line.brief, line.braille) for line in lines]


@pytest.mark.parametrize(("event", "expected"), OWN)
def test_own_doings(event: QuantumEvent, expected: tuple[str, str, str]) -> None:
    """What the listener does is told in the second person."""
    assert [expected] == forms(event)


@pytest.mark.parametrize(("event", "expected"), OTHERS)
def test_doings_of_others(event: QuantumEvent, expected: tuple[str, str, str]) -> None:
    """What others do is told by name, in the present tense; numbers of two players in one line."""
    assert [expected] == forms(event)


def test_a_throw_of_a_computer_player() -> None:
    """Of a computer player's throw the totals are enough: nobody else can throw dice again."""
    desk = desk_at(table(), 0, bots=frozenset({1}))
    thrown = Rolled(1, ALL_DICE, faces("R1 R2 B4 B6 Y1 Y4 3"))
    assert ["Červená 6, žlutá 8, modrá 13, fialová 3."] == heard([thrown], desk)
    (line,) = say_all(TELL.tell([thrown], desk))
    assert ("bot", "č6 ž8 m13 f3") == (line.kind, line.braille)
    again = Rolled(1, 1, faces("B5 R2 B4 B6 Y1 Y4 3"), thrown.dice)
    assert ["Petr přehazuje 1 kostku.", "Červená 5, žlutá 8, modrá 18, fialová 3."] == heard(
        [thrown, Rerolling(1, 1), again], desk
    )


def test_informal_address() -> None:
    """Who wants to be addressed informally is."""
    informal = language("cs").switch(Manners(register="informal"))
    desk = desk_at(table())
    events: list[QuantumEvent] = [
        TurnBegan(0, 1),
        Wrote(0, "B", 0, 6, 0, None),
        Passed(0, "C"),
        Ended("misses", (0,)),
    ]
    assert ["Hraješ ty.", "Zapisuješ červenou 6.", "Nezapisuješ nic.", "Máš pět chyb, hra končí."] == [
        informal.render(message).full for message in TELL.tell(events, desk)
    ]


def test_step_b_without_a_choice_is_not_told_twice() -> None:
    """Who can write nothing in step B can write nothing in step C: one line is enough."""
    told = [Nothing((0,), "B"), Nothing((0, 1), "C")]
    assert ["Nemáte co zapsat.", "Petr nemá co zapsat."] == heard(told, desk_at(table()))


def test_columns_with_running_totals() -> None:
    """A column that is complete is told with its points and the score right after it, misses included."""
    sheets = {0: rows(R=(4, 9), Y=(3, 8), B=(6, 7), P=(7, 10)), 1: rows(R=(1,), Y=(1,), B=(1,), P=(1,))}
    state = position(Phase.ROLL, seats=2, dice=SARA, sheets=sheets, misses={0: 1})
    events: list[QuantumEvent] = [
        Wrote(0, "B", 0, 9, 1, 4),
        Wrote(0, "C", 3, 10, 1, 8),
        Wrote(1, "C", 3, 1, 0, 1),
        Missed(0, 1, 1),
    ]
    assert [
        "Zapisujete červenou 9.",
        "Sloupec 2: 4 body, celkem 4.",
        "Zapisujete fialovou 10.",
        "Sloupec 2: 8 bodů, celkem 12.",
        "Petr zapisuje fialovou 1.",
        "Petr, sloupec 1: 1 bod, celkem 1.",
        "První chyba, minus 1, celkem 11.",
    ] == heard(events, desk_at(state))
    lines = say_all(TELL.tell(events[:1], desk_at(state)))
    assert ["own", "score"] == [line.kind for line in lines]
    assert ("Sloupec 2: 4, celkem 11.", "sl2 +4 =11") == (lines[1].brief, lines[1].braille)


@pytest.mark.parametrize(
    ("phase", "seat", "expected", "braille"),
    [
        (Phase.REROLL, 0, "Přehodíte něco, nebo necháte?", "přehodit?"),
        (Phase.REROLL, 1, "Jana: přehodit, nebo nechat?", "Jana: přehodit?"),
        (Phase.ALONE, 0, "Krok B: zapíšete žlutou 8 nebo modrou 13?", "B: ž8 m13"),
        (Phase.ALONE, 1, "Jana, krok B: žlutá 8, modrá 13?", "Jana B: ž8 m13"),
        (Phase.EVERYBODY, 0, "Krok C: volíte žlutou 8 nebo modrou 13?", "C: ž8 m13"),
        (Phase.EVERYBODY, 1, "Krok C: kterou barvu volíte?", "C: č6 ž8 m13 f6"),
        (Phase.EVERYBODY, SPECTATOR, "Krok C, na řadě: Jana, Petr a Eva.", "C: Jana, Petr, Eva"),
        (Phase.STARTER, 0, "Losuje se, kdo začíná.", "losuje se"),
        (Phase.ROLL, 0, "Házíte.", "házíte"),
        (Phase.ROLL, 2, "Hází Jana.", "hází Jana"),
        (Phase.OVER, 0, "Partie skončila.", "konec"),
    ],
)
def test_the_turn(phase: Phase, seat: int, expected: str, braille: str) -> None:
    """Whose turn it is says what is expected, in steps B and C what could be written."""
    state = position(phase, seats=3, dice=SARA, sheets={0: rows(R=(9,), P=(6,))})
    message = TELL.turn(desk_at(state, seat))
    (line,) = say_all([message])
    assert ("turn", expected, braille) == (message.kind, line.full, line.braille)


def test_asked_by_name_at_a_shared_keyboard() -> None:
    """Each person at a shared keyboard is asked by name, with what they could write themselves."""
    state = position(Phase.EVERYBODY, seats=2, dice=SARA, sheets={1: rows(R=(9,), Y=(9,), P=(6,))})
    (line,) = say_all([TELL.turn(desk_at(state, 1, shared=True))])
    assert ("Petr, krok C: modrá 13?", "Petr C: m13") == (line.full, line.braille)
    assert {"Petr má vybráno."} == set(heard([Chose(1, Write(2))], desk_at(_chosen(state), SPECTATOR)))


def _chosen(state: QuantumState) -> QuantumState:
    return GAME.play(state, 1, Write(2)).state


def test_dice_have_their_numbers_aloud() -> None:
    """A number before a face is which die it is, and is heard so: "2 modrá 6" is "druhá modrá šest"."""
    *_, line = tell_dice(faces(SARA))
    czech, english = language("cs"), language("en")
    assert czech.form(line, "full").startswith("Kostky: 1 červená 1, 2 červená 2, 3 modrá 4,")
    assert czech.aloud(line).startswith("Kostky: první červená jedna, druhá červená dva,")
    assert english.aloud(line).partition(": ")[2].startswith("first red one, second ")
