"""The final result, every entry of a score and the last race explained, in all forms and both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.engine import SPECTATOR, Outcome
from accessgames.games.iqlandie.material import EXPOSITIONS
from accessgames.games.iqlandie.narration import tell_gaps, tell_option
from accessgames.games.iqlandie.rules import OPTIONS, PACES
from accessgames.games.iqlandie.rules.scoring import gaps, items_of, outcome
from accessgames.language import Manners, Message
from tests.games.iqlandie.positions import (
    GAME,
    GOLDEN,
    board,
    building,
    by_chance,
    choosing,
    claim_right,
    claim_wrong,
    do,
    racing,
)
from tests.games.iqlandie.wording import TELL, full, language, listener_at, say_all

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

LINE: Final = 40
"""Cells of a common line of Braille."""

BUILT: Final = building(["", ""], [board(GOLDEN), board({})], last=True)
"""Both have built; the first one has the board of the rulebook's example."""


PRACTICE: Final = {"practice": "optics", "rounds": "3"}

FORMS = tuple[tuple[str, str, str], ...]


def over(state: IqState = BUILT) -> IqState:
    """The end of a match in which everybody has built."""
    return do(do(state, 0, "done"), 1, "done")


def forms(messages: Sequence[Message], tag: str = "cs") -> FORMS:
    """Full, brief and Braille form of each line."""
    return tuple((line.full, line.brief, line.braille) for line in say_all(messages, tag))


def items_told(seat: int, tag: str) -> FORMS:
    """The entries of a seat's score at the end."""
    state = over()
    return forms([TELL.item(item, listener_at(state, 0)) for item in items_of(state.table, seat)], tag)


def results(places: Sequence[int], totals: Sequence[int], seat: int = 0, tag: str = "cs") -> FORMS:
    """What a listener hears of these places and totals."""
    state = building([""] * len(places))
    final = Outcome(tuple(totals), tuple(places), ((),) * len(places), "rounds")
    return forms(TELL.outcome(final, listener_at(state, seat, tag)), tag)


def race_told(listener: int, tag: str = "cs") -> FORMS:
    """Why the last race ended as it did: wrong, right, too late."""
    state = claim_right(claim_wrong(racing("programming", 3), 0), 1)
    return forms(TELL.why(listener_at(state, listener, tag)), tag)


def practised(listener: int, tag: str = "cs") -> FORMS:
    """The result of a practice of three tasks: the first seat solved two, the second one none."""
    state = choosing(2, PRACTICE)
    for number, right in enumerate((True, False, True), 1):
        while state.table.phase == "prepare":
            state = do(state, GAME.actors(state)[0], "ready")
        state = claim_right(state, 0) if right else do(do(state, 0, "give-up"), 1, "claim 0000000")
        state = by_chance(state, f"{number}")
    return forms(TELL.outcome(outcome(state.table), listener_at(state, listener, tag)), tag)


ITEMS: Final[dict[tuple[int, str], FORMS]] = {
    (0, "cs"): (
        ("Jedna barva: 20 bodů, nejvíc má fialová.", "Jedna barva: 20, fialová.", "ex1 20 b, f20"),
        ("Dvě barvy: 14 bodů, fialová 8 a červená 7.", "Dvě barvy: 14.", "ex2 14 b, f8, č7"),
        ("Mezery: 21 bodů, 7 mezer.", "Mezery: 21.", "ex3 21 b, mezer 7"),
        (
            "Tvary: 15 bodů, leží krátká tyčka, růžek, elko, péčko a téčko.",
            "Tvary: 15.",
            "ex4 15 b, i3 v3 l4 p5 t4",
        ),
        ("Roboti: 12 bodů, 3 roboti, 2 dvojice vedle sebe.", "Roboti: 12.", "ex5 12 b 3 r dv 2"),
        (
            "Řady a sloupce: 12 bodů, řady 1 a 2, sloupce a a b.",
            "Řady a sloupce: 12.",
            "ex6 12 b, ř 1 2 sl a b",
        ),
        ("Podmínka: 2 body, 1 dvojice, fialová 13 a modrá 1.", "Podmínka: 2.", "podm 2 b, f13, m1"),
        ("Prvenství: 0 bodů, 0krát.", "Prvenství: 0.", "první 0 b, 0krát"),
    ),
    (0, "en"): (
        ("One colour: 20 points, most is purple.", "One colour: 20, purple.", "ex1 20 p, p20"),
        ("Two colours: 14 points, purple 8 and red 7.", "Two colours: 14.", "ex2 14 p, p8, r7"),
        ("Gaps: 21 points, 7 gaps.", "Gaps: 21.", "ex3 21 p, gaps 7"),
        ("Shapes: 15 points, short bar, corner, L, P and T.", "Shapes: 15.", "ex4 15 p, i3 v3 l4 p5 t4"),
        ("Robots: 12 points, 3 robots, 2 pairs side by side.", "Robots: 12.", "ex5 12 p 3 r pr 2"),
        (
            "Rows and columns: 12 points, rows 1 and 2, columns a and b.",
            "Rows and columns: 12.",
            "ex6 12 p, r 1 2 col a b",
        ),
        ("Condition: 2 points, 1 pair, purple 13 and blue 1.", "Condition: 2.", "cond 2 p, p13, b1"),
        ("First places: 0 points, 0 victories.", "First places: 0.", "first 0 p, 0x"),
    ),
    (1, "cs"): (
        ("Jedna barva: 0 bodů, nic tu neleží.", "Jedna barva: 0.", "ex1 0 b"),
        ("Dvě barvy: 0 bodů, nic tu neleží.", "Dvě barvy: 0.", "ex2 0 b"),
        ("Mezery: 3 body, 1 mezera.", "Mezery: 3.", "ex3 3 b, mezer 1"),
        ("Tvary: 0 bodů, nic tu neleží.", "Tvary: 0.", "ex4 0 b"),
        ("Roboti: 0 bodů, žádný robot tu není.", "Roboti: 0.", "ex5 0 b 0 r dv 0"),
        ("Řady a sloupce: 0 bodů, žádná není plná.", "Řady a sloupce: 0.", "ex6 0 b"),
        ("Podmínka: 0 bodů, 0 dvojic, modrá 0 a zelená 0.", "Podmínka: 0.", "podm 0 b, m0, z0"),
        ("Prvenství: 0 bodů, 0krát.", "Prvenství: 0.", "první 0 b, 0krát"),
    ),
    (1, "en"): (
        ("One colour: 0 points, nothing lies here.", "One colour: 0.", "ex1 0 p"),
        ("Two colours: 0 points, nothing lies here.", "Two colours: 0.", "ex2 0 p"),
        ("Gaps: 3 points, 1 gap.", "Gaps: 3.", "ex3 3 p, gaps 1"),
        ("Shapes: 0 points, nothing lies here.", "Shapes: 0.", "ex4 0 p"),
        ("Robots: 0 points, no robot is here.", "Robots: 0.", "ex5 0 p 0 r pr 0"),
        ("Rows and columns: 0 points, none is full.", "Rows and columns: 0.", "ex6 0 p"),
        ("Condition: 0 points, 0 pairs, blue 0 and green 0.", "Condition: 0.", "cond 0 p, b0, g0"),
        ("First places: 0 points, 0 victories.", "First places: 0.", "first 0 p, 0x"),
    ),
}
"""Seat and language -> the entries of its score."""

RESULTS: Final[dict[str, tuple[list[int], list[int], int]]] = {
    "the listener wins": ([1, 2], [96, 3], 0),
    "another wins": ([2, 1], [3, 96], 0),
    "one point": ([1, 2], [1, 0], 0),
    "a shared first place": ([1, 1, 3], [40, 40, 2], 0),
    "a shared first place of others": ([3, 1, 1], [2, 40, 40], 0),
    "a shared last place": ([2, 1, 2, 2], [21, 22, 21, 21], 0),
    "four places, as a spectator hears them": ([4, 3, 2, 1], [1, 2, 5, 21], -3),
    "alone": ([1], [104], 0),
}
"""Places, totals, and who listens; -3 is a spectator."""

CZECH: Final[dict[str, FORMS]] = {
    "the listener wins": (
        ("Vyhráváte, máte 96 bodů.", "Vyhráváte, 96.", "1. vy 96"),
        ("Druhé místo: Petr, 3 body.", "2: Petr, 3.", "2. Petr 3"),
    ),
    "another wins": (
        ("Vyhrává Petr, má 96 bodů.", "Vyhrává Petr, 96.", "1. Petr 96"),
        ("Druhé místo: vy, 3 body.", "2: vy, 3.", "2. vy 3"),
    ),
    "one point": (
        ("Vyhráváte, máte 1 bod.", "Vyhráváte, 1.", "1. vy 1"),
        ("Druhé místo: Petr, 0 bodů.", "2: Petr, 0.", "2. Petr 0"),
    ),
    "a shared first place": (
        ("Společné vítězství: vy a Petr, 40 bodů.", "Společné vítězství: vy a Petr, 40.", "1. vy, Petr 40"),
        ("Třetí místo: Eva, 2 body.", "3: Eva, 2.", "3. Eva 2"),
    ),
    "a shared first place of others": (
        (
            "Společné vítězství: Petr a Eva, 40 bodů.",
            "Společné vítězství: Petr a Eva, 40.",
            "1. Petr, Eva 40",
        ),
        ("Třetí místo: vy, 2 body.", "3: vy, 2.", "3. vy 2"),
    ),
    "a shared last place": (
        ("Vyhrává Petr, má 22 bodů.", "Vyhrává Petr, 22.", "1. Petr 22"),
        ("Druhé místo: vy, Eva a Ota, 21 bodů.", "2: vy, Eva a Ota, 21.", "2. vy, Eva, Ota 21"),
    ),
    "four places, as a spectator hears them": (
        ("Vyhrává Ota, má 21 bodů.", "Vyhrává Ota, 21.", "1. Ota 21"),
        ("Druhé místo: Eva, 5 bodů.", "2: Eva, 5.", "2. Eva 5"),
        ("Třetí místo: Petr, 2 body.", "3: Petr, 2.", "3. Petr 2"),
        ("Čtvrté místo: Jana, 1 bod.", "4: Jana, 1.", "4. Jana 1"),
    ),
    "alone": (("Celkem 104 bodů.", "Celkem 104.", "celkem 104"),),
}

ENGLISH: Final[dict[str, FORMS]] = {
    "the listener wins": (
        ("You win with 96 points.", "You win, 96.", "1. you 96"),
        ("Second place: Petr, 3 points.", "2: Petr, 3.", "2. Petr 3"),
    ),
    "another wins": (
        ("Petr wins with 96 points.", "Petr wins, 96.", "1. Petr 96"),
        ("Second place: you, 3 points.", "2: you, 3.", "2. you 3"),
    ),
    "one point": (
        ("You win with 1 point.", "You win, 1.", "1. you 1"),
        ("Second place: Petr, 0 points.", "2: Petr, 0.", "2. Petr 0"),
    ),
    "a shared first place": (
        ("Shared victory: you and Petr, 40 points.", "Shared victory: you and Petr, 40.", "1. you, Petr 40"),
        ("Third place: Eva, 2 points.", "3: Eva, 2.", "3. Eva 2"),
    ),
    "a shared first place of others": (
        ("Shared victory: Petr and Eva, 40 points.", "Shared victory: Petr and Eva, 40.", "1. Petr, Eva 40"),
        ("Third place: you, 2 points.", "3: you, 2.", "3. you 2"),
    ),
    "a shared last place": (
        ("Petr wins with 22 points.", "Petr wins, 22.", "1. Petr 22"),
        ("Second place: you, Eva and Ota, 21 points.", "2: you, Eva and Ota, 21.", "2. you, Eva, Ota 21"),
    ),
    "four places, as a spectator hears them": (
        ("Ota wins with 21 points.", "Ota wins, 21.", "1. Ota 21"),
        ("Second place: Eva, 5 points.", "2: Eva, 5.", "2. Eva 5"),
        ("Third place: Petr, 2 points.", "3: Petr, 2.", "3. Petr 2"),
        ("Fourth place: Jana, 1 point.", "4: Jana, 1.", "4. Jana 1"),
    ),
    "alone": (("104 points in all.", "In all 104.", "in all 104"),),
}

RACES: Final[dict[tuple[int, str], FORMS]] = {
    (0, "cs"): (
        ("Petr: žeton 2, správně.", "Petr: žeton 2, správně.", "Petr žet 2 ano"),
        ("Eva: žeton 3, bez řešení.", "Eva: žeton 3, bez řešení.", "Eva žet 3 nic"),
        ("Vy: žeton 1, špatně.", "Vy: žeton 1, špatně.", "vy žet 1 ne"),
        ("Dva body za prvenství: Petr.", "2 body: Petr.", "2 b Petr"),
        ("Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
    (1, "cs"): (
        ("Vy: žeton 2, správně.", "Vy: žeton 2, správně.", "vy žet 2 ano"),
        ("Eva: žeton 3, bez řešení.", "Eva: žeton 3, bez řešení.", "Eva žet 3 nic"),
        ("Jana: žeton 1, špatně.", "Jana: žeton 1, špatně.", "Jana žet 1 ne"),
        ("Dva body za prvenství: vy.", "2 body: vy.", "2 b vy"),
        ("Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
    (-3, "cs"): (
        ("Petr: žeton 2, správně.", "Petr: žeton 2, správně.", "Petr žet 2 ano"),
        ("Eva: žeton 3, bez řešení.", "Eva: žeton 3, bez řešení.", "Eva žet 3 nic"),
        ("Jana: žeton 1, špatně.", "Jana: žeton 1, špatně.", "Jana žet 1 ne"),
        ("Dva body za prvenství: Petr.", "2 body: Petr.", "2 b Petr"),
        ("Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
    (0, "en"): (
        ("Petr: token 2, right.", "Petr: token 2, right.", "Petr tok 2 right"),
        ("Eva: token 3, no solution.", "Eva: token 3, no solution.", "Eva tok 3 none"),
        ("You: token 1, wrong.", "You: token 1, wrong.", "you tok 1 wrong"),
        ("Two points for the first place: Petr.", "2 points: Petr.", "2 p Petr"),
        ("Solution: the robot ends on b2.", "Solution: b2.", "solution b2"),
        ("Stops: d5, d1, c2, b2.", "Stops: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
}

WHY_BUILT: Final = ["Dvě barvy: 8 bodů, zelená 4 a červená 4.", "Tvary: 3 body, leží krátká tyčka."]

GAPS: Final[FORMS] = (
    ("Mezera 1: a1 až e1, a2 až b2, a3.", "Mezera 1: a1 až e1, a2 až b2, a3.", "1: a-e1 a-b2 a3"),
    ("Mezera 2: c3.", "Mezera 2: c3.", "2: c3"),
    ("Mezera 3: e3.", "Mezera 3: e3.", "3: e3"),
    ("Mezera 4: a5.", "Mezera 4: a5.", "4: a5"),
    ("Mezera 5: c5.", "Mezera 5: c5.", "5: c5"),
    ("Mezera 6: e5.", "Mezera 6: e5.", "6: e5"),
)

PRACTISED: Final[dict[tuple[int, str], FORMS]] = {
    (0, "cs"): (
        ("Správně máte 2 ze 3.", "Vy: 2 ze 3.", "vy 2 z 3"),
        ("Petr: správně 0 ze 3.", "Petr: 0 ze 3.", "Petr 0 z 3"),
    ),
    (1, "cs"): (
        ("Jana: správně 2 ze 3.", "Jana: 2 ze 3.", "Jana 2 z 3"),
        ("Správně máte 0 ze 3.", "Vy: 0 ze 3.", "vy 0 z 3"),
    ),
    (0, "en"): (
        ("You have 2 of 3 right.", "You: 2 of 3.", "you 2 of 3"),
        ("Petr: 0 of 3 right.", "Petr: 0 of 3.", "Petr 0 of 3"),
    ),
}


@pytest.mark.parametrize(("seat", "tag"), ITEMS)
def test_items(seat: int, tag: str) -> None:
    """All eight entries of the example's board, and of an empty one."""
    assert ITEMS[seat, tag] == items_told(seat, tag)


@pytest.mark.parametrize("name", RESULTS)
def test_results(name: str) -> None:
    """The winner first, shared places together, the listener as "vy"."""
    assert CZECH[name] == results(*RESULTS[name], "cs")
    assert ENGLISH[name] == results(*RESULTS[name], "en")


@pytest.mark.parametrize(("listener", "tag"), RACES)
def test_why_of_a_race(listener: int, tag: str) -> None:
    """Before anything is built, the last race is explained in its final order, with the solution."""
    assert RACES[listener, tag] == race_told(listener, tag)


@pytest.mark.parametrize(("listener", "tag"), PRACTISED)
def test_result_of_a_practice(listener: int, tag: str) -> None:
    """A practice has no points, only answers that were right."""
    assert PRACTISED[listener, tag] == practised(listener, tag)


def test_braille_fits_a_line() -> None:
    """No short form needs more than a line of 40 cells."""
    for (_, tag), told in (*ITEMS.items(), *RACES.items(), *PRACTISED.items()):
        assert all(cells(line[2], tag) <= LINE for line in told)
    for tag, results_of in (("cs", CZECH), ("en", ENGLISH)):
        assert all(cells(line[2], tag) <= LINE for told in results_of.values() for line in told)


def test_informal_results() -> None:
    """A friend has won as a friend."""
    friendly = language("cs").switch(Manners(register="informal"))
    final = Outcome((96, 3), (1, 2), ((), ()), "rounds")
    first = friendly.render(TELL.outcome(final, listener_at(BUILT, 0))[0])
    assert ("Vyhráváš, máš 96 bodů.", "Vyhráváš, 96.", "1. ty 96") == (
        first.full,
        first.brief,
        first.braille,
    )


def test_why_before_anything_happened() -> None:
    """There is nothing to explain."""
    assert () == tuple(TELL.why(listener_at(choosing(), 0)))


def test_why_of_building() -> None:
    """The exhibitions in which the listener built in this round, each once."""
    state = do(building(["t4r i3b o4g"]), 0, "place t4r 2 a1 1", "place i3b 4 a1 1", "place o4g 2 a3 1")
    assert WHY_BUILT == full(TELL.why(listener_at(state, 0)))


def test_why_of_building_for_others() -> None:
    """What others built explains nothing to the listener, nor to a spectator."""
    state = do(building(["t4r i3b", "o4g"]), 0, "place t4r 2 a1 1")
    assert [] == full(TELL.why(listener_at(state, 1)))
    assert [] == full(TELL.why(listener_at(state, SPECTATOR)))


def test_why_at_the_end() -> None:
    """All entries of the own score; a spectator hears those of the first seat."""
    whole = [line[0] for line in ITEMS[0, "cs"]]
    assert whole == full(TELL.why(listener_at(over(), 0)))
    assert whole == full(TELL.why(listener_at(over(), SPECTATOR)))
    assert [line[0] for line in ITEMS[1, "cs"]] == full(TELL.why(listener_at(over(), 1)))


def test_gaps_by_squares() -> None:
    """Small gaps are told square by square, large ones by their size and first square."""
    index = 3
    there = board({3: ["t4p c2 d2 e2 d3", "v3p d4 e4 d5", "x5b b3 a4 b4 c4 b5"]})
    found = gaps(EXPOSITIONS[index - 1], there[index - 1])
    assert GAPS == forms(tuple(tell_gaps(EXPOSITIONS[index - 1].board, found)))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_is_told(tag: str) -> None:
    """Each value of each option has a sentence of its own."""
    told = {
        (option.key, value): full([tell_option(option.key, value)], tag)[0]
        for option in OPTIONS
        for value in option.choices
    }
    assert len(told) == len(set(told.values()))


def test_options_of_time() -> None:
    """The player is told by number, the whole time in words."""
    assert ["Hráči číslo 2 se počítá celý čas."] == full([tell_option(PACES[1], "100")])
    assert ["Hráči číslo 1 se čas počítá z 50 procent."] == full([tell_option(PACES[0], "50")])
