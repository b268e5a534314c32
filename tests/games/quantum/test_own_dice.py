"""Real dice on the table: told face by face or in one line, checked, corrected, read back, journalled."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import CHANCE, Header, MalformedAction, Match, SeatSpec, Stream, read_journal
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.rules.dice import ALL_DICE, DIE_FACES, dice_of_mask, face_name
from accessgames.games.quantum.rules.rolls import RollSpace, is_possible, random_roll, seat_faces
from accessgames.games.quantum.rules.state import REROLLS, Phase, QuantumState, Roll, Start
from accessgames.games.quantum.typed import OwnDice, kept_faces, throw_of
from accessgames.language.commandline import split_words
from tests.games.quantum.helpers import GAME, faces, position
from tests.games.quantum.wording import desk_at, full, heard, mistake, say_all

SARA = "č1 č2 m4 f3 m6 ž5 3"
OWN = {"dice": "own"}
DICE = OwnDice()


def first() -> QuantumState:
    """Before the first throw of a turn."""
    return position(Phase.ROLL, options=OWN)


def again(mask: int, dice: str = "R1 R2 B4 P3 B6 Y5 3") -> QuantumState:
    """Some dice were taken to be thrown again."""
    return GAME.apply(position(Phase.REROLL, dice=dice, options=OWN), 0, REROLLS[mask]).state


def showing(state: QuantumState, text: str) -> int:
    """The mask of dice that show some faces."""
    return sum(1 << state.dice.index(face) for face in faces(text))


def tell(state: QuantumState, *lines: str, tag: str = "cs") -> tuple[int, ...]:
    """What is told after some lines."""
    told: tuple[int, ...] = ()
    for line in lines:
        told = DICE.hear(split_words(line), told, desk_at(state, 0, tag))
    return told


def names(told: tuple[int, ...]) -> list[str]:
    """The faces told, sorted."""
    return sorted(map(face_name, told))


def refused(state: QuantumState, *lines: str) -> str:
    """The sentence with which the last line is refused."""
    told = tell(state, *lines[:-1])
    with pytest.raises(MalformedAction) as error:
        DICE.hear(split_words(lines[-1]), told, desk_at(state))
    return mistake(error.value)


def test_only_matches_with_own_dice_ask() -> None:
    """The program throws unless the option says otherwise."""
    assert DICE.asked(desk_at(first()).view)
    assert not DICE.asked(desk_at(position()).view)
    assert isinstance(ROOM.own_chance, OwnDice)


@pytest.mark.parametrize(
    "line",
    [
        SARA,
        "c1 c2 m4 f3 m6 z5 3",
        "3 z5 m6 f3 m4 c2 c1",
        "č1, č2, m4, f3, m6, ž5 a b3",
        "červená 1 červená 2 modrá 4 fialová 3 modrá 6 žlutá 5 bílá 3",
        "padla č1 a č2, m4 a m6, f3, ž5 a číslo 3",
    ],
)
def test_a_throw_in_one_line(line: str) -> None:
    """All seven dice are told in one line, in any order, by short forms or words, the white one by number."""
    state = first()
    action = DICE.action(tell(state, line), desk_at(state))
    assert isinstance(action, Roll)
    assert ["3", "B4", "B6", "P3", "R1", "R2", "Y5"] == names(action.dice)
    assert GAME.refusal(state, CHANCE, action) is None


def test_a_throw_die_by_die() -> None:
    """Dice can be told one after another; each time one hears how many are missing."""
    state = first()
    desk = desk_at(state)
    told: tuple[int, ...] = ()
    asked = []
    for word in SARA.split():
        asked.append(full([DICE.question(told, desk)])[0])
        assert DICE.action(told, desk) is None
        told = DICE.hear((word,), told, desk)
    assert [
        "Hoďte všemi sedmi kostkami. Co padlo?",
        "Ještě šest kostek, zatím červená 1.",
        "Ještě pět kostek, zatím červená 1 a 2.",
        "Ještě čtyři kostky, zatím červená 1 a 2, modrá 4.",
        "Ještě tři kostky, zatím červená 1 a 2, modrá 4, fialová 3.",
        "Ještě dvě kostky, zatím červená 1 a 2, modrá 4 a 6, fialová 3.",
        "Ještě jedna kostka, zatím červená 1 a 2, žlutá 5, modrá 4 a 6, fialová 3.",
    ] == asked
    assert isinstance(DICE.action(told, desk), Roll)


def test_it_is_read_back() -> None:
    """Before it counts, the throw is repeated by colour; the short form fits a Braille line."""
    state = first()
    message = DICE.read_back(tell(state, "3 ž5 m6 f3 m4 č2 č1"), desk_at(state))
    (line,) = say_all([message])
    assert (
        "turn",
        "Padlo: červená 1 a 2, žlutá 5, modrá 4 a 6, fialová 3, bílá 3.",
        "Červená 1 a 2, žlutá 5, modrá 4 a 6, fialová 3, bílá 3.",
        "č12 ž5 m46 f3 b3",
    ) == (message.kind, line.full, line.brief, line.braille)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((SARA, "oprav č1 m5"), "3 B4 B5 B6 P3 R2 Y5"),
        ((SARA, "č1 m5"), "3 B4 B5 B6 P3 R2 Y5"),
        ((SARA, "oprav č1 na m5"), "3 B4 B5 B6 P3 R2 Y5"),
        ((SARA, "místo 3 5"), "5 B4 B6 P3 R1 R2 Y5"),
        ((SARA, "oprav 5"), "5 B4 B6 P3 R1 R2 Y5"),
        ((SARA, "č1 č2 m4 f3 m6 ž5 6"), "6 B4 B6 P3 R1 R2 Y5"),
        (("č1 č2", "oprav m5"), "B5 R1"),
        (("č1 č2", "oprav č1 č4"), "R2 R4"),
        (("č1 č2 m4", "smaž"), "R1 R2"),
        (("č1 č2 m4", "smaz vse"), ""),
        (("č1 č2", SARA), "3 B4 B6 P3 R1 R2 Y5"),
    ],
)
def test_corrections_before_it_counts(lines: tuple[str, ...], expected: str) -> None:
    """A wrong face is replaced, the last one is taken back, or everything is told anew."""
    assert expected == " ".join(names(tell(first(), *lines)))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            ("č4 m1",),
            "Modrá 1 vedle červené 4 padnout nemohla, jen modrá 2, 3, 4, 5 nebo 6.",
        ),
        (("3", "5"), "Bílá 5 nemohla padnout spolu s tím, co už je řečeno: bílá 3."),
        (
            ("č5 č5",),
            "Červená 5 vedle červené 5 padnout nemohla, jen červená 1, 2, 3, 4 nebo 6.",
        ),
        (("č7",), "„č7“ na žádné kostce není."),
        (("0",), "„0“ na žádné kostce není."),
        (("zelená 3",), "Slovu „zelená“ nerozumím, kostka se píše svou barvou a číslem."),
        (("červená",), "Slovu „červená“ nerozumím, kostka se píše svou barvou a číslem."),
        ((",",), "Chybí, co kostky ukazují."),
        (("č1 č2 m4 f3 m6 ž5 3 4",), "Řečeno je 8 kostek, hází se jen 7."),
        ((SARA, "č1 č2 m4"), "Všechny kostky už jsou řečeny, oprava se píše třeba „oprav č4 č5“."),
        ((SARA, "oprav č5 č6"), "Červená 5 ještě řečena není, opravit ji nejde."),
        ((SARA, "oprav č1 č2 č3"), "Oprava se píše špatnou a správnou stranou, třeba „oprav č4 č5“."),
        (("oprav č1 č2",), "Oprava se píše špatnou a správnou stranou, třeba „oprav č4 č5“."),
    ],
)
def test_what_the_dice_cannot_show(lines: tuple[str, ...], expected: str) -> None:
    """What such dice cannot show is refused by name, with what they could show instead."""
    assert expected == refused(first(), *lines)


def test_a_second_throw_of_some_dice() -> None:
    """After the second throw the dice thrown again are enough; all seven do as well."""
    state = position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3", options=OWN)
    state = again(showing(state, "R1 R2"))
    desk = desk_at(state)
    assert ["Přehoďte červenou 1 a červenou 2. Co padlo?"] == full([DICE.question((), desk)])
    for lines in (("č6 f6",), ("č6", "f6"), ("č6 f6 m4 f3 m6 ž5 3",)):
        action = DICE.action(tell(state, *lines), desk)
        assert isinstance(action, Roll)
        assert ["3", "B4", "B6", "P3", "P6", "R6", "Y5"] == names(action.dice)
        assert GAME.refusal(state, CHANCE, action) is None


def test_what_a_second_throw_cannot_be() -> None:
    """Kept dice must be there, and only dice that were thrown can show something new."""
    state = position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3", options=OWN)
    state = again(showing(state, "R1 R2"))
    assert "Modrá 4 měla zůstat ležet, mezi řečenými kostkami chybí." == refused(state, "č6 f6 m5 f3 m6 ž5 3")
    assert "Bílá 5 na kostkách, které se hází, není." == refused(state, "5")
    white = position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3", options=OWN)
    white = again(showing(white, "3"))
    assert "Červená 5 na kostkách, které se hází, není." == refused(white, "č5")
    assert (5 + 24 - 1,) == tell(white, "b5") == tell(white, "5")


def test_who_starts_is_told_by_name() -> None:
    """With own dice the lot is drawn at the table as well; the name, its beginning or the place will do."""
    state = GAME.initial(GAME.setup(3, OWN))
    desk = desk_at(state, 0, shared=True)
    assert ["Kdo začíná? Napište jméno."] == full([DICE.question((), desk)])
    assert DICE.action((), desk) is None
    for typed in ("Eva", "eva", "ev", "3"):
        told = DICE.hear((typed,), (), desk)
        assert Start(2) == DICE.action(told, desk)
        assert ["Začíná Eva."] == full([DICE.read_back(told, desk)])
    with pytest.raises(MalformedAction) as error:
        DICE.hear(("Karel",), (), desk)
    assert "„Karel“ u stolu nesedí, hráči jsou Jana, Petr a Eva." == mistake(error.value)


def test_the_question_names_a_computer_player() -> None:
    """For a computer player somebody throws: the question says for whom and which dice."""
    state = position(Phase.ROLL, options=OWN)._replace(active=1)
    assert ["Hází Petr, 7 kostek. Co padlo?"] == full([DICE.question((), desk_at(state))])
    state = again(1)._replace(active=1)
    (line,) = say_all([DICE.question((), desk_at(state))])
    assert line.full.startswith("Petr přehazuje ")
    assert line.braille.startswith("znovu ")


def test_english() -> None:
    """The same in English."""
    state = first()
    desk = desk_at(state, 0, "en")
    assert ["Throw all seven dice. What do they show?"] == full([DICE.question((), desk)], "en")
    told = tell(state, "r1 r2 b4 p3 b6 y5 3", tag="en")
    assert ["The dice show red 1 and 2, yellow 5, blue 4 and 6, purple 3, white 3."] == full(
        [DICE.read_back(told, desk)], "en"
    )
    told = tell(state, "r1 b4", "correct b4 b6", "erase", tag="en")
    assert ["Six more dice, so far red 1."] == full([DICE.question(told, desk)], "en")
    with pytest.raises(MalformedAction) as error:
        tell(state, "r4 b1", tag="en")
    assert "Blue 1 cannot have fallen beside red 4, only blue 2, 3, 4, 5 or 6." == mistake(error.value, "en")


def test_dice_to_be_thrown_are_not_told_twice() -> None:
    """With own dice the question names the dice to be thrown again, so that the event is silent."""
    state = position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3", options=OWN)
    step = GAME.apply(state, 0, REROLLS[1])
    assert [] == heard(step.events, desk_at(step.state))
    rolled = GAME.apply(step.state, CHANCE, Roll(step.state.dice))
    assert ["Přehazujete 1 kostku.", "Součty se nemění."] == heard(
        (*step.events, *rolled.events), desk_at(rolled.state)
    )
    kept = GAME.apply(state, 0, REROLLS[0])
    assert "Necháváte hod, jak je." == heard(kept.events, desk_at(kept.state))[0]


@settings(max_examples=60)
@given(st.integers(0, 10_000), st.integers(1, ALL_DICE))
def test_whatever_falls_can_be_told(moment: int, mask: int) -> None:
    """Any real throw, first or second, told in any order, is accepted and means what was thrown."""
    stream = Stream("own", "chance")
    stream.seek(moment)
    state = GAME.apply(first(), CHANCE, random_roll(first(), stream)).state
    state = GAME.apply(state, 0, REROLLS[mask]).state
    thrown = random_roll(state, stream)
    shown = [face_name(thrown.dice[die]) for die in dice_of_mask(mask)]
    typed = " ".join(reversed([name.lower() for name in shown]))
    told = tell(state, typed, tag="en")
    action = DICE.action(told, desk_at(state, 0, "en"))
    assert isinstance(action, Roll)
    assert sorted(thrown.dice) == sorted(action.dice)
    assert action in RollSpace(state)


@settings(max_examples=60)
@given(st.integers(0, 10_000), st.integers(1, ALL_DICE), st.integers(0, 29))
def test_the_check_agrees_with_the_rules(moment: int, mask: int, other: int) -> None:
    """A changed face is accepted by the telling exactly when the rules know such a throw."""
    stream = Stream("check", "chance")
    stream.seek(moment)
    state = GAME.apply(first(), CHANCE, random_roll(first(), stream)).state
    state = GAME.apply(state, 0, REROLLS[mask]).state
    thrown = random_roll(state, stream)
    told = [thrown.dice[die] for die in dice_of_mask(mask)]
    told[moment % len(told)] = other
    possible = any(sorted((*kept_faces(state), *told)) == sorted(roll.dice) for roll in _space(state, told))
    assert possible == throw_of(state).takes(told)


def _space(state: QuantumState, told: list[int]) -> list[Roll]:
    """The throws that the rules allow and that could show these faces."""
    if sum(face >= 24 for face in told) > 1:
        return []
    found = seat_faces(state, tuple(told))
    return [Roll(found)] if found is not None and is_possible(state, found) else []


def test_every_face_can_be_typed() -> None:
    """All faces of all dice are read back from their short forms in both languages."""
    state = first()
    for tag in ("cs", "en"):
        for face in sorted({face for die in DIE_FACES for face in die}):
            (line,) = say_all([DICE.question((face,), desk_at(state, 0, tag))], tag)
            assert (face,) == tell(state, line.braille.split(": ")[1], tag=tag)


def test_the_journal_holds_told_dice_like_any_throw() -> None:
    """A match with told dice is written and replayed without any random number."""
    written: list[str] = []
    header = Header("quantum", 1, (SeatSpec("Jana"), SeatSpec("Petr")), tuple(OWN.items()), "1")
    match = Match(GAME, header, written.append)
    match.submit(CHANCE, Start(1))
    state = match.state
    action = DICE.action(tell(state, SARA), desk_at(state))
    assert isinstance(action, Roll)
    match.submit(CHANCE, action)
    assert match.state == Match.replay(GAME, read_journal(islice(written, len(written)))).state
