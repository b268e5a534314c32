"""Events of blitz and solo, one by one: what they bring to the listener, in full, in brief and in Braille."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.games.tetrikon.rules.puzzle import (
    DiagramBegun,
    DiagramDrawn,
    DiagramFilled,
    DiagramPicked,
    PieceLaid,
    PieceLifted,
    RunBegan,
    RunEnded,
    TimeNear,
)
from tests.games.tetrikon.positions import lying
from tests.games.tetrikon.situations import racing
from tests.games.tetrikon.wording import TELL, desk_at, forms, full

if TYPE_CHECKING:
    from collections.abc import Iterator

Forms = tuple[tuple[str, str, str], ...]
Row = tuple[object, Forms, Forms, tuple[str, ...], tuple[str, ...]]

STATE: Final = racing()
"""Jana builds A1, Petr waits."""

HOOK: Final = lying("l4 1 a1")[0]

EVENTS: Final[tuple[Row, ...]] = (
    (
        DiagramPicked(0, "B2", 15, 1, 4),
        (("Diagram B2, 15 čtverečků.", "Diagram 1 ze 4: B2.", "diagram B2"),),
        (("Jana má diagram B2, 15 čtverečků.", "Jana: B2.", "Jana B2"),),
        ("Diagram B2, 15 squares.",),
        ("Jana has diagram B2, 15 squares.",),
    ),
    (
        DiagramDrawn(0, "A1", 12, 1, 1),
        (("Diagram A1, 12 čtverečků.", "Diagram A1.", "diagram A1"),),
        (("Jana má diagram A1, 12 čtverečků.", "Jana: A1.", "Jana A1"),),
        ("Diagram A1, 12 squares.",),
        ("Jana has diagram A1, 12 squares.",),
    ),
    (
        DiagramDrawn(0, "A1", 12, 3, 4),
        (("Diagram A1, 12 čtverečků.", "Diagram 3 ze 4: A1.", "diagram A1"),),
        (("Jana má diagram A1, 12 čtverečků.", "Jana: A1.", "Jana A1"),),
        ("Diagram A1, 12 squares.",),
        ("Jana has diagram A1, 12 squares.",),
    ),
    (
        RunBegan(0),
        (("Začínáte, čas běží.", "Čas běží.", "čas běží"),),
        (("Jana začíná, čas běží.", "Jana začíná.", "Jana začíná"),),
        ("You begin, the time runs.",),
        ("Jana begins, the time runs.",),
    ),
    (
        DiagramBegun(0, "A1", 1, 4, 12, 52),
        (("První diagram ze čtyř: A1, 12 čtverečků, dílků je 52.", "1 ze 4: A1, 12.", "1 z 4: A1"),),
        (("Jana staví A1.", "1 ze 4: A1, 12.", "1 z 4: A1"),),
        ("Diagram 1 of 4: A1, 12 squares, 52 pieces.",),
        ("Jana builds A1.",),
    ),
    (
        DiagramBegun(0, "A2", 3, 4, 12, 21),
        (("Třetí diagram ze čtyř: A2, 12 čtverečků, dílků je 21.", "3 ze 4: A2, 12.", "3 z 4: A2"),),
        (("Jana staví A2.", "3 ze 4: A2, 12.", "3 z 4: A2"),),
        ("Diagram 3 of 4: A2, 12 squares, 21 pieces.",),
        ("Jana builds A2.",),
    ),
    (
        DiagramFilled(0, "A1", 1, 4, 65_000),
        (("Diagram A1 je hotový, 1 minuta a 5 sekund.", "A1 hotový.", "A1 hotový 1:05"),),
        (("Jana má hotový A1, 1 minuta a 5 sekund.", "Jana: A1 hotový.", "Jana A1 1:05"),),
        ("Diagram A1 is finished, 1 minute and 5 seconds.",),
        ("Jana has finished A1, 1 minute and 5 seconds.",),
    ),
    (
        DiagramFilled(0, "A1", 2, 4, 3_600_000),
        (("Diagram A1 je hotový, 1 hodina.", "A1 hotový.", "A1 hotový 1:00:00"),),
        (("Jana má hotový A1, 1 hodina.", "Jana: A1 hotový.", "Jana A1 1:00:00"),),
        ("Diagram A1 is finished, 1 hour.",),
        ("Jana has finished A1, 1 hour.",),
    ),
    (
        TimeNear(0, 57_000),
        (("Pozor, čas brzy skončí, ještě 57 sekund.", "Ještě 57 sekund.", "zbývá 0:57"),),
        (("Pozor, čas brzy skončí, ještě 57 sekund.", "Ještě 57 sekund.", "zbývá 0:57"),),
        ("The time is nearly over, 57 seconds left.",),
        ("The time is nearly over, 57 seconds left.",),
    ),
    (
        RunEnded(0, "filled", 61_000, 0),
        (("Hotovo! Váš čas: 1 minuta a 1 sekunda.", "Hotovo, 1 minuta a 1 sekunda.", "hotovo 1:01"),),
        (("Jana má hotovo, čas 1 minuta a 1 sekunda.", "Jana: hotovo, 1 minuta a 1 sekunda.", "Jana 1:01"),),
        ("Finished! Your time: 1 minute and 1 second.",),
        ("Jana has finished, time 1 minute and 1 second.",),
    ),
    (
        RunEnded(0, "filled", 5_000, 0),
        (("Hotovo! Váš čas: 5 sekund.", "Hotovo, 5 sekund.", "hotovo 0:05"),),
        (("Jana má hotovo, čas 5 sekund.", "Jana: hotovo, 5 sekund.", "Jana 0:05"),),
        ("Finished! Your time: 5 seconds.",),
        ("Jana has finished, time 5 seconds.",),
    ),
    (
        RunEnded(0, "time", 600_000, 1),
        (("Čas vypršel, chybí 1 čtvereček.", "Konec, chybí 1.", "chybí 1"),),
        (("Jana: čas vypršel, chybí 1 čtvereček.", "Jana: chybí 1.", "Jana -1"),),
        ("The time is up, empty squares: 1.",),
        ("Jana: the time is up, empty squares: 1.",),
    ),
    (
        RunEnded(0, "given-up", 122_000, 21),
        (
            (
                "Vzdáváte se, čas 2 minuty a 2 sekundy, chybí 21 čtverečků.",
                "Konec, chybí 21.",
                "chybí 21",
            ),
        ),
        (("Jana se vzdává, chybí 21 čtverečků.", "Jana: chybí 21.", "Jana -21"),),
        ("You give up after 2 minutes and 2 seconds, empty squares: 21.",),
        ("Jana gives up, empty squares: 21.",),
    ),
    (
        PieceLifted(0, HOOK, 4),
        (
            ("Hák je zase mezi volnými.", "Volný dílek: hák.", "-hák"),
            ("Zbývá 12 čtverečků, jedna oblast od pole a1.", "Zbývá 12, jedna oblast.", "zbývá 12: a1"),
        ),
        (("Jana vyjímá hák, zbývá 4.", "Jana vyjímá hák.", "Jana -hák, zbývá 4"),),
        ("The hook is free again.", "12 squares are left, one area from square a1."),
        ("Jana takes out the hook, 4 left.",),
    ),
    (
        PieceLaid(0, HOOK, 8),
        (
            ("Hák leží: a1 až c1, a2.", "Hák: a1 až c1, a2.", "hák a-c1, a2"),
            ("Zbývá 12 čtverečků, jedna oblast od pole a1.", "Zbývá 12, jedna oblast.", "zbývá 12: a1"),
        ),
        (("Jana vkládá hák, zbývá 8.", "Jana vkládá hák, zbývá 8.", "Jana hák, zb 8"),),
        ("Hook placed: a1 to c1, a2.", "12 squares are left, one area from square a1."),
        ("Jana places a piece: hook. 8 left.",),
    ),
)
"""What happens; to Jana; to Petr; to both in English."""


def lines(event: object, seat: int, tag: str = "cs") -> Iterator[tuple[str, str, str]]:
    """The three forms of what is told of one event."""
    for line in forms(TELL.tell([event], desk_at(STATE, seat, tag)), tag):
        yield line.full, line.brief, line.braille


@pytest.mark.parametrize(("event", "own", "_other", "_english", "_listened"), EVENTS)
def test_to_who_it_is_about(
    event: object, own: Forms, _other: object, _english: object, _listened: object
) -> None:
    """Jana (seat 0) hears it."""
    assert own == tuple(lines(event, 0))


@pytest.mark.parametrize(("event", "_own", "other", "_english", "_listened"), EVENTS)
def test_to_another(event: object, _own: object, other: Forms, _english: object, _listened: object) -> None:
    """Petr (seat 1) hears it."""
    assert other == tuple(lines(event, 1))


@pytest.mark.parametrize(("event", "_own", "_other", "english", "listened"), EVENTS)
def test_in_english(
    event: object,
    _own: object,
    _other: object,
    english: tuple[str, ...],
    listened: tuple[str, ...],
) -> None:
    """Both hear the same in English."""
    for seat, said in enumerate((english, listened)):
        assert said == tuple(full(TELL.tell([event], desk_at(STATE, seat, "en")), "en"))


@pytest.mark.parametrize("event", [row[0] for row in EVENTS])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_it_fits_a_braille_line(event: object, tag: str) -> None:
    """At most 40 cells, whoever of the players reads it."""
    for seat in range(len(desk_at(STATE).people)):
        for _, _, braille in lines(event, seat, tag):
            assert cells(braille, tag) <= 40, braille
