"""Writing a total: by colour, by letter, with or without its number, by the number alone; and nothing."""

from __future__ import annotations

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.quantum.notation import format_action
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Phase,
    QuantumAction,
    QuantumState,
    Roll,
    Write,
)
from tests.games.quantum.helpers import faces, position, rows
from tests.games.quantum.wording import COMMANDS, desk_at, language, mistake, parse

SARA = "R1 R2 B4 P3 B6 Y5 3"


def writing(phase: Phase = Phase.ALONE) -> QuantumState:
    """Sára's totals, red 6, yellow 8, blue 13, purple 6, in step B or C."""
    return position(phase, dice=SARA)


@pytest.mark.parametrize("phase", [Phase.ALONE, Phase.EVERYBODY])
@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("zapiš červenou", "write R"),
        ("zapis cervenou", "write R"),
        ("zap červ", "write R"),
        ("piš žlutou 8", "write Y"),
        ("zapiš barvu modrá", "write B"),
        ("červená", "write R"),
        ("cervena", "write R"),
        ("č", "write R"),
        ("c", "write R"),
        ("ž", "write Y"),
        ("z", "write Y"),
        ("m", "write B"),
        ("f", "write P"),
        ("f6", "write P"),
        ("č6", "write R"),
        ("fialovou 6", "write P"),
        ("zapiš 13", "write B"),
        ("zapiš osm", "write Y"),
        ("nic", "pass"),
        ("pas", "pass"),
        ("zapiš nic", "pass"),
        ("nepíšu", "pass"),
        ("vynech", "pass"),
    ],
)
def test_writing_in_czech(typed: str, expected: str, phase: Phase) -> None:
    """A colour in any form, its letter, its total: all write it; nic and pas write nothing."""
    assert expected == format_action(parse(desk_at(writing(phase)), typed))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("write red", "write R"),
        ("r", "write R"),
        ("y8", "write Y"),
        ("blue", "write B"),
        ("p", "write P"),
        ("write 13", "write B"),
        ("pass", "pass"),
        ("nothing", "pass"),
        ("write nothing", "pass"),
    ],
)
def test_writing_in_english(typed: str, expected: str) -> None:
    """The same in English."""
    assert expected == format_action(parse(desk_at(writing(), 0, "en"), typed))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("zapiš", "Chybí barva, třeba „zapiš červená“ nebo jen „č“."),
        ("zapiš zelenou", "„zelenou“ není barva, barvy jsou červená, žlutá, modrá a fialová."),
        ("zapiš bílou", "Bílá svou řadu nemá, přičítá se ke všem barvám."),
        ("zapiš červenou 7", "Červená má součet 6, ne 7."),
        ("č7", "Červená má součet 6, ne 7."),
        ("zapiš 7", "Součet 7 teď žádná barva nemá."),
        ("zapiš červenou modrou", "Slovo „modrou“ je navíc."),
        ("pas prosím", "Slovo „prosím“ je navíc."),
    ],
)
def test_mistakes_say_what_would_be_right(typed: str, expected: str) -> None:
    """What is no colour, or another total, is refused with what is right."""
    with pytest.raises(MalformedAction) as error:
        parse(desk_at(writing()), typed)
    assert expected == mistake(error.value)


def test_two_colours_with_one_total() -> None:
    """A total that two colours have is offered for choice; the one that cannot be written is left out."""
    with pytest.raises(AmbiguousAction) as error:
        parse(desk_at(writing()), "zapiš 6")
    assert (WRITES[0], WRITES[3]) == error.value.candidates
    assert "Součet 6 má více barev, vyberte číslo:" == mistake(error.value)
    state = position(Phase.ALONE, dice=SARA, sheets={0: rows(R=(9,))})
    assert WRITES[3] == parse(desk_at(state), "zapiš 6")


def test_a_colour_while_dice_can_be_thrown_again() -> None:
    """A colour typed too early is a write, which the rules refuse with what comes first; nic keeps all."""
    desk = desk_at(writing(Phase.REROLL))
    assert WRITES[0] == parse(desk, "červená")
    refusal = desk.perspective.refusal(WRITES[0])
    assert refusal is not None
    assert "quantum-refused-phase" == refusal.key
    assert REROLLS[0] == parse(desk, "nic")


def test_before_the_dice_lie_there() -> None:
    """While the dice are in the air there is nothing to name."""
    desk = desk_at(position(Phase.ROLL))
    for typed in ("přehoď č1", "zapiš 6"):
        with pytest.raises(MalformedAction) as error:
            parse(desk, typed)
        assert "Kostky ještě neleží na stole." == mistake(error.value)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_actions_are_spelled_and_parsed_back(tag: str) -> None:
    """Every write and the pass have words that mean exactly them."""
    desk = desk_at(writing(), 0, tag)
    actions: tuple[QuantumAction, ...] = (*WRITES, PASS)
    for action in actions:
        assert action == parse(desk, COMMANDS.spell(action, desk))
    with pytest.raises(TypeError):
        COMMANDS.spell(Roll(faces(SARA)), desk)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_words_of_the_verbs(tag: str) -> None:
    """Every verb and question has a word and a line of help in both languages."""
    known = language(tag)
    words = known.vocabulary("common", "shell", "quantum")
    own = (*COMMANDS.verbs, "dice", "sheet", "cost", "nearly", "misses")
    assert all(key in words and known.has(f"help-{key}") for key in own)
    assert all(key in words for key in COMMANDS.answers)
    assert isinstance(parse(desk_at(writing(), 0, tag), words.word("red")), Write)


def test_words_that_mean_no_move() -> None:
    """Without a verb only faces and colours are guessed to be a move."""
    desk = desk_at(writing())
    assert [None, None, "write", "write"] == [
        COMMANDS.guess(typed.split(), desk) for typed in ("co je", "ahoj", "č6", "fialovou 6")
    ]
    assert "reroll" == COMMANDS.guess(("č1", "m4"), desk_at(writing(Phase.REROLL)))


@pytest.mark.parametrize(
    ("phase", "verb", "expected"),
    [
        (Phase.REROLL, "keep", "keep"),
        (Phase.ALONE, "nothing", "pass"),
        (Phase.EVERYBODY, "nothing", "pass"),
    ],
)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_plain_no_answers_the_question_of_the_step(
    phase: Phase, verb: str, expected: str, tag: str
) -> None:
    """It neither throws again too late nor means another command; with more words it is no plain no."""
    desk = desk_at(writing(phase), tag=tag)
    typed = desk.words.word("no")
    assert verb == COMMANDS.sure([typed], desk)
    assert expected == format_action(COMMANDS.parse(verb, [typed], desk))
    assert COMMANDS.sure([typed, "4"], desk) is None
    assert COMMANDS.sure([typed], desk_at(position(Phase.OVER))) is None
