"""What an action would bring, why one is refused, what a judge says, how a match ended."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessgames.engine import Reason, make_outcome
from accessgames.games.quantum import ROOM, bot, rules
from accessgames.games.quantum.narration.actions import REFUSAL_KEYS
from accessgames.games.quantum.rules.dice import ALL_DICE
from accessgames.games.quantum.rules.sheet import final_outcome, score_items
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Phase,
    QuantumAction,
    QuantumState,
    Roll,
)
from accessgames.language import Found
from tests.games.quantum.helpers import GAME, faces, position, rows
from tests.games.quantum.wording import TELL, desk_at, full, language, say_all

SARA = "R1 R2 B4 P3 B6 Y5 3"
FULL = rows(
    R=(4, 7, 11, 15, 9, 3), Y=(6, 8, 12, 16, 11, 4), B=(8, 10, 13, 18, 12, 6), P=(9, 12, 15, 20, 14, 7)
)


def sara(phase: Phase, **misses: int) -> QuantumState:
    """Sára's dice on a sheet where yellow 8 would complete the first column."""
    sheets = {0: rows(R=(4,), B=(5, 9), P=(6, 7, 8))}
    return position(phase, dice=SARA, sheets=sheets, misses={0: misses.get("misses", 0)})


def lying(state: QuantumState, text: str) -> int:
    """The mask of dice that show some faces."""
    wanted = faces(text)
    return sum(1 << state.dice.index(face) for face in wanted)


@pytest.mark.parametrize(
    ("phase", "action", "expected"),
    [
        (Phase.REROLL, REROLLS[0], "Nechat hod, jak je. | nechat"),
        (Phase.REROLL, REROLLS[ALL_DICE], "Přehodit všechny kostky. | přehodit vše"),
        (Phase.ALONE, WRITES[0], "Zapsat červenou 6, přeskočí 1 číslo. | č6 přeskočí 1"),
        (Phase.ALONE, WRITES[2], "Zapsat modrou 13, přeskočí 3 čísla. | m13 přeskočí 3"),
        (Phase.ALONE, WRITES[1], "Zapsat žlutou 8, sloupec 1 za 5 bodů. | ž8 sl1 za 5"),
        (Phase.ALONE, PASS, "V kroku B nezapsat nic. | B: nic"),
        (Phase.EVERYBODY, PASS, "Nezapsat nic, chyba za minus 2. | nic, chyba -2"),
    ],
)
def test_actions_in_lists(phase: Phase, action: QuantumAction, expected: str) -> None:
    """A possible action is told with what it costs or brings."""
    (line,) = say_all([TELL.action(action, desk_at(sara(phase, misses=1)))])
    assert expected == f"{line.full} | {line.braille}"


def test_passing_costs_others_nothing() -> None:
    """Who is not active, or has written in step B, may write nothing without a miss."""
    assert ["Nezapsat nic."] == full([TELL.action(PASS, desk_at(sara(Phase.EVERYBODY), 1))])
    wrote = sara(Phase.EVERYBODY)._replace(taken=0)
    assert ["Nezapsat nic."] == full([TELL.action(PASS, desk_at(wrote, 0))])


def test_dice_to_throw_again_are_named_the_shorter_way() -> None:
    """Up to three dice are named; with more, those that stay."""
    state = sara(Phase.REROLL)
    desk = desk_at(state)
    few = REROLLS[lying(state, "R1 B4 3")]
    assert {"Přehodit"} == {line.split()[0] for line in full([TELL.action(few, desk)])}
    (line,) = say_all([TELL.action(few, desk)])
    assert {"červenou 1", "modrou 4", "bílou 3"} == set(re.findall(r"\w+ou \d", line.full))
    (line,) = say_all([TELL.action(REROLLS[ALL_DICE ^ few.mask], desk)])
    assert line.full.startswith("Přehodit vše kromě ")
    assert {"červené 1", "modré 4", "bílé 3"} == set(re.findall(r"\w+é \d", line.full))
    assert line.braille.startswith("vše kromě ")
    assert {"č1", "m4", "b3"} <= set(line.braille.split())


def test_preview_of_a_second_throw() -> None:
    """Before dice are thrown again one hears what stays and which totals are certain."""
    state = sara(Phase.REROLL)
    desk = desk_at(state)
    kept = ALL_DICE ^ lying(state, "Y5 P3")
    lines = full(TELL.preview(REROLLS[ALL_DICE ^ kept], desk))
    assert "Jisté součty: červená 6, modrá 13." == lines[1]
    assert lines[0].startswith(("Zůstane ", "Zůstanou "))
    without_white = full(TELL.preview(REROLLS[lying(state, "Y5 3")], desk))
    assert 1 == len(without_white)
    assert ["Nechat hod, jak je."] == full(TELL.preview(REROLLS[0], desk))


def test_preview_of_a_write() -> None:
    """Trying a colour tells its cell, what it skips, what comes next, and the column."""
    desk = desk_at(sara(Phase.ALONE))
    assert [
        "Červená 6 na políčko 2.",
        "Přeskočí číslo 5.",
        "Potom políčko 3, číslo nad 6.",
        "Ve sloupci 2 chybí žlutá.",
    ] == full(TELL.preview(WRITES[0], desk))
    assert [
        "Žlutá 8 na políčko 1.",
        "Přeskočí 7 čísel, 1 až 7.",
        "Potom políčko 2, číslo nad 8.",
        "Sloupec 1 bude plný: 5 bodů, celkem 5.",
    ] == full(TELL.preview(WRITES[1], desk))


def test_preview_of_the_last_cell() -> None:
    """The last cell of a row skips nothing, and the row is full after it."""
    sheets = {0: rows(R=(4, 9, 13, 17, 11), Y=(1,))}
    desk = desk_at(position(Phase.ALONE, dice=SARA, sheets=sheets))
    assert [
        "Červená 6 na políčko 6.",
        "Nepřeskočí žádné číslo.",
        "Řada bude plná.",
        "Ve sloupci 6 chybí žlutá, modrá a fialová.",
    ] == full(TELL.preview(WRITES[0], desk))


def test_actions_of_chance_are_nobodys() -> None:
    """A throw is no action of a player."""
    desk = desk_at(position())
    for method in (TELL.action, TELL.preview):
        with pytest.raises(TypeError):
            method(Roll(faces(SARA)), desk)


@pytest.mark.parametrize(
    ("phase", "action", "expected"),
    [
        (Phase.REROLL, WRITES[0], "Teď se volí, co přehodit, zapisuje se až potom. | nejdřív hod"),
        (Phase.ALONE, REROLLS[0], "Přehazovat už nejde, teď se zapisuje. | teď zápis"),
        (Phase.EVERYBODY, REROLLS[3], "Přehazovat už nejde, teď se zapisuje. | teď zápis"),
        (Phase.ALONE, WRITES[3], "Fialová 6 nejde: řada stoupá, musí být nad 8. | f6 nejde, nad 8"),
    ],
)
def test_refusals(phase: Phase, action: QuantumAction, expected: str) -> None:
    """A refused action tells the number that stands in its way."""
    desk = desk_at(sara(phase))
    refusal = desk.perspective.refusal(action)
    assert refusal is not None
    (line,) = say_all([TELL.refusal(refusal, desk)])
    assert expected == f"{line.full} | {line.braille}"


def test_refusals_of_a_row() -> None:
    """A falling row, a full row and a colour that is gone are told apart."""
    sheets = {0: rows(R=(1, 2, 3, 5), Y=(1, 2, 3, 20, 9, 8))}
    state = position(Phase.EVERYBODY, dice=SARA, sheets=sheets)._replace(taken=3)
    desk = desk_at(state)
    refusals = [desk.perspective.refusal(WRITES[colour]) for colour in (0, 1, 3)]
    assert [
        "Červená 6 nejde: řada klesá, musí být pod 5.",
        "Žlutá řada je plná.",
        "Fialová nejde, v kroku B ji zapisujete vy.",
    ] == full([TELL.refusal(refusal, desk) for refusal in refusals if refusal])


def test_refusals_of_chance() -> None:
    """An impossible throw and a seat that nobody sits on are told, too."""
    state = position()
    desk = desk_at(state)
    impossible = Roll(faces("R4 R4 R4 R4 R4 R4 3"))
    refusal = GAME.refusal(state, -1, impossible)
    assert refusal is not None
    (line,) = say_all([TELL.refusal(refusal, desk)])
    assert "Takový hod kostky nemají." == line.brief
    start = GAME.initial(GAME.setup(2, {}))
    refusal = GAME.refusal(start, -1, GAME.parse_action("start 3"))
    assert refusal is not None
    assert ["Hráč číslo 4 u stolu nesedí."] == full([TELL.refusal(refusal, desk)])


def test_every_refusal_of_the_rules_has_words() -> None:
    """The rules name no refusal that has no sentence."""
    folder = Path(rules.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert set(REFUSAL_KEYS) == set(re.findall(r'"(quantum-refused-[a-z-]+)"', source))


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (Reason("quantum-reason-stuck"), "Z těchto čísel se do řad nevejde žádné."),
        (
            Reason("quantum-reason-keep", (("numbers", ((0, 6), (2, 13))),)),
            "Zapsat jde červenou 6 a modrou 13.",
        ),
        (
            Reason("quantum-reason-chance", (("colour", 2), ("low", 9), ("high", 12), ("percent", 62))),
            "Modrá 9 až 12 padne na 62 procent.",
        ),
        (
            Reason("quantum-reason-chance", (("colour", 1), ("low", 3), ("high", 3), ("percent", 2))),
            "Žlutá 3 padne na 2 procenta.",
        ),
        (Reason("quantum-reason-hold", (("colour", 0), ("least", 9))), "Červená bude aspoň 9."),
        (Reason("quantum-reason-wait"), "Všechno zůstane na krok C."),
        (Reason("quantum-reason-skips", (("count", 5),)), "Každé možné číslo by přeskočilo aspoň 5 čísel."),
        (Reason("quantum-reason-free"), "Nezapsat teď nestojí nic."),
        (Reason("quantum-reason-costs", (("cost", 2),)), "Chyba stojí 2 body."),
        (Reason("quantum-reason-saves", (("cost", 1),)), "Jinak by přišla chyba za 1 bod."),
        (Reason("quantum-reason-end", (("lead", 5),)), "Hra tím skončí s náskokem 5 bodů."),
        (Reason("quantum-reason-column", (("column", 2), ("points", 8))), "Dokončuje sloupec 2 za 8 bodů."),
        (
            Reason("quantum-reason-step", (("colour", 0), ("step", 4), ("cell", 0), ("left", 5))),
            "Červená řada začíná číslem 4, zbývá 5 políček.",
        ),
        (
            Reason("quantum-reason-step", (("colour", 1), ("step", 2), ("cell", 3), ("left", 2))),
            "Žlutá řada stoupá o 2, zbývají 2 políčka.",
        ),
        (
            Reason("quantum-reason-step", (("colour", 3), ("step", 1), ("cell", 5), ("left", 0))),
            "Fialová řada klesá o 1 a je plná.",
        ),
    ],
)
def test_reasons(reason: Reason, expected: str) -> None:
    """Every reason of a judge is a sentence."""
    message = TELL.reason(reason, desk_at(position()))
    assert ("hint", [expected]) == (message.kind, full([message]))


def test_every_reason_of_the_judges_has_words() -> None:
    """The judges give no reason that has no sentence in both languages."""
    folder = Path(bot.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    known = set(re.findall(r'"(quantum-reason-[a-z-]+)"', source))
    assert known
    for tag in ("cs", "en"):
        locale = (Path(__file__).parents[4] / "locales" / tag / "quantum.ftl").read_text(encoding="utf-8")
        assert known <= set(re.findall(r"^(quantum-reason-[a-z-]+) =", locale, re.MULTILINE))


def test_why_explains_every_point() -> None:
    """Ema's 51 points: six columns for 57 and three misses for 6."""
    state = position(Phase.OVER, sheets={0: FULL}, misses={0: 3})
    desk = desk_at(state)
    assert [
        "Vaše skóre: 51 bodů.",
        "Platí druhé nejnižší číslo sloupce.",
        "Sloupec 1 za 6: 4, 6, 8, 9.",
        "Sloupec 2 za 8: 7, 8, 10, 12.",
        "Sloupec 3 za 12: 11, 12, 13, 15.",
        "Sloupec 4 za 16: 15, 16, 18, 20.",
        "Sloupec 5 za 11: 9, 11, 12, 14.",
        "Sloupec 6 za 4: 3, 4, 6, 7.",
        "První chyba: minus 1.",
        "Druhá chyba: minus 2.",
        "Třetí chyba: minus 3.",
    ] == full(TELL.why(desk))
    assert full(TELL.why(desk))[2:] == full([TELL.item(item, desk) for item in score_items(state, 0)])
    assert [] == list(TELL.why(desk_at(state, 1)))


def test_why_of_four_equal_numbers() -> None:
    """A column of four equal numbers scores that number, and says so; a spectator hears everybody's score."""
    sheets = {1: rows(R=(6,), Y=(6,), B=(6,), P=(6,))}
    state = position(Phase.ROLL, sheets=sheets)
    assert [
        "Petr: 6 bodů.",
        "Platí druhé nejnižší číslo sloupce.",
        "Sloupec 1 za 6: všechna čísla stejná.",
    ] == full(TELL.why(desk_at(state, -3)))


def test_the_outcome() -> None:
    """The winner comes first, then the places, then what the points are made of."""
    state = position(Phase.OVER, sheets={0: FULL}, misses={0: 3})._replace(ending="sheet-full")
    lines = say_all(TELL.outcome(final_outcome(state), desk_at(state)))
    assert [
        "Vyhráváte, máte 51 bodů.",
        "Druhé místo: Petr, 0 bodů.",
        "Za sloupce máte 57, za chyby minus 6.",
        "Petr: za sloupce 0, za chyby 0.",
    ] == [line.full for line in lines]
    assert ["vyhráváte, 51 b", "2. Petr, 0 b", "sl 57, chyby -6", "Petr 0, chyby 0"] == [
        line.braille for line in lines
    ]


def test_a_shared_victory_and_a_tie_broken_by_misses() -> None:
    """Equal totals share the first place; where fewer misses decide, that is told."""
    state = position(Phase.OVER, seats=3, misses={2: 1})._replace(ending="misses")
    assert [
        "Společné vítězství: Jana a Petr, 0 bodů.",
        "Třetí místo: Eva, minus 1 bod.",
    ] == full(TELL.outcome(final_outcome(state), desk_at(state, -3)))[:2]
    items = [score_items(state, seat) for seat in range(3)]
    tied = make_outcome([items[2], items[2], items[0]], "misses")
    broken = type(tied)(tied.totals, (3, 2, 1), tied.items, tied.ending)
    assert "Shodu rozhodlo, kdo má méně chyb." in full(TELL.outcome(broken, desk_at(state, -3)))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_has_words(tag: str) -> None:
    """Every value of every option is told with what it means; the brief form leaves the reason out."""
    for option in ROOM.game.options:
        for choice in option.choices:
            (line,) = say_all([TELL.option(option.key, choice)], tag)
            assert 3 <= len(line.brief) < len(line.full) <= 120
            assert line.full.endswith(".")


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_can_be_chosen_in_words(tag: str) -> None:
    """Options and their values have words of the language: kostky=vlastní, dice=own."""
    words = language(tag).vocabulary("common", "shell", "quantum")
    options = {f"option-{option.key}": option for option in ROOM.game.options}
    for key, option in options.items():
        typed = words.word(key).split()
        assert Found(key, len(typed)) == words.match(typed, options)
        values = [f"{key}-{choice}" for choice in option.choices]
        for value in values:
            for text in words.table[value].words:
                assert Found(value, len(text.split())) == words.match(text.split(), values)
