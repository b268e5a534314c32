"""Dice to throw again, as people name them: by place, by face, by colour, by number, all but some."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.quantum.rules.dice import ALL_DICE, face_name
from accessgames.games.quantum.rules.state import REROLLS, Phase, QuantumState, Reroll
from tests.games.quantum.helpers import GAME, position
from tests.games.quantum.wording import COMMANDS, desk_at, mistake, parse

SARA = "R1 R2 B4 P3 B6 Y5 3"
TWINS = "R1 R1 Y4 B5 B4 P6 1"
LINUS = "Y5 B5 B4 B2 B2 B3 3"


def lying(dice: str) -> QuantumState:
    """A position in which dice can be thrown again."""
    return position(Phase.REROLL, dice=dice)


def thrown(typed: str, dice: str = SARA, tag: str = "cs") -> str:
    """What the dice show that a typed line throws again, sorted."""
    state = lying(dice)
    action = parse(desk_at(state, 0, tag), typed)
    assert isinstance(action, Reroll)
    return " ".join(sorted(face_name(face) for die, face in enumerate(state.dice) if action.mask >> die & 1))


def by_place(*places: int) -> str:
    """What the dice at some places show, sorted."""
    dice = lying(SARA).dice
    return " ".join(sorted(face_name(dice[place - 1]) for place in places))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("přehoď č1 m4", "B4 R1"),
        ("prehod c1 m4", "B4 R1"),
        ("preh c1", "R1"),
        ("přehoď č1, m4 a b3", "3 B4 R1"),
        ("přehoď č 1", "R1"),
        ("přehoď červenou 1", "R1"),
        ("přehoď červenou jedničku", "R1"),
        ("přehoď cervene 1 a bilou", "3 R1"),
        ("přehoď bílou kostku", "3"),
        ("přehoď červené", "R1 R2"),
        ("přehoď modré a žlutou", "B4 B6 Y5"),
        ("prehod z5 f", "P3 Y5"),
        ("přehoď trojky", "3 P3"),
        ("přehoď šestku", "B6"),
        ("přehoď vše", "3 B4 B6 P3 R1 R2 Y5"),
        ("přehoď všechny kostky", "3 B4 B6 P3 R1 R2 Y5"),
        ("přehoď vše kromě červených", "3 B4 B6 P3 Y5"),
        ("přehoď kromě m4 m6 b", "P3 R1 R2 Y5"),
        ("přehoď modré kromě m4", "B6"),
        ("přehoď šestku modrou", "B6"),
        ("přehoď 6 modrá a 4 modrou", "B4 B6"),
        ("přehoď všechny modré", "B4 B6"),
        ("přehoď první a poslední", by_place(1, 7)),
        ("přehoď první, druhou", by_place(1, 2)),
        ("přehoď nic", ""),
        ("hoď znovu č2", "R2"),
        ("nech", ""),
        ("nech vše", ""),
        ("nech modré", "3 P3 R1 R2 Y5"),
        ("nech modré a bílou", "P3 R1 R2 Y5"),
        ("nech m6 b3", "B4 P3 R1 R2 Y5"),
        ("stačí", ""),
        ("nic", ""),
        ("č1 m4", "B4 R1"),
        ("bílou", "3"),
    ],
)
def test_dice_in_czech(typed: str, expected: str) -> None:
    """Dice are named by what they show, with and without diacritics, in any case, with and without a verb."""
    assert expected == thrown(typed)


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("přehoď 1 4 7", (1, 4, 7)),
        ("přehoď 1, 4 a 7", (1, 4, 7)),
        ("1 4 7", (1, 4, 7)),
        ("přehoď kostku 2", (2,)),
        ("přehoď dvě pět", (2, 5)),
        ("nech 1 2 3", (4, 5, 6, 7)),
        ("přehoď vše kromě 3", (1, 2, 4, 5, 6, 7)),
    ],
)
def test_dice_by_their_places(typed: str, places: tuple[int, ...]) -> None:
    """A bare number is the place of a die, as the answer to kostky counts them."""
    assert by_place(*places) == thrown(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("reroll r1 b4", "B4 R1"),
        ("reroll red 1 and white", "3 R1"),
        ("reroll reds", "R1 R2"),
        ("reroll threes", "3 P3"),
        ("reroll all except blue", "3 P3 R1 R2 Y5"),
        ("roll again p3 w3", "3 P3"),
        ("keep", ""),
        ("keep blue", "3 P3 R1 R2 Y5"),
        ("r1 y5", "R1 Y5"),
    ],
)
def test_dice_in_english(typed: str, expected: str) -> None:
    """The same in English."""
    assert expected == thrown(typed, tag="en")


def test_of_two_equal_dice_one_is_thrown() -> None:
    """A face that two dice show means one of them; named twice, both."""
    assert "R1" == thrown("přehoď č1", TWINS)
    assert "R1 R1 Y4" == thrown("přehoď č1 č1 ž4", TWINS)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "přehoď",
            "Chybí kostky, napište je pořadím, třeba „1 4 7“, nebo podle toho, co ukazují, třeba „č4“.",
        ),
        ("přehoď č4", "Červená 4 mezi kostkami není, všechny vypíše „kostky“."),
        (
            "přehoď č1 č1",
            "Červená 1 tu stojí víckrát, než kolik jí padlo, každá kostka se píše jednou.",
        ),
        ("přehoď 1 1", "Číslo 1 tu stojí dvakrát, každá kostka se píše jednou."),
        ("nech 2 a druhou", "Číslo 2 tu stojí dvakrát, každá kostka se píše jednou."),
        ("přehoď b5", "Bílá 5 mezi kostkami není, všechny vypíše „kostky“."),
        ("přehoď 8", "Kostka 8 není, kostky jsou 1 až 7."),
        ("přehoď 0", "Kostka 0 není, kostky jsou 1 až 7."),
        ("přehoď č7", "Číslo 7 na kostkách není, jsou na nich 1 až 6."),
        (
            "přehoď brambory",
            "Slovu „brambory“ tady nerozumím, kostka se píše třeba č4 nebo svým pořadím 1 až 7.",
        ),
        (
            "přehoď vše kromě",
            "Chybí kostky, napište je pořadím, třeba „1 4 7“, nebo podle toho, co ukazují, třeba „č4“.",
        ),
        ("nic moc", "Slovo „moc“ je navíc."),
    ],
)
def test_mistakes_say_what_would_be_right(typed: str, expected: str) -> None:
    """What names no die is refused with the offending word and what would be right."""
    with pytest.raises(MalformedAction) as error:
        parse(desk_at(lying(SARA)), typed)
    assert expected == mistake(error.value)


def test_colours_and_numbers_that_nobody_shows() -> None:
    """A colour that is missing cannot be thrown again, nor a number."""
    desk = desk_at(lying(LINUS))
    with pytest.raises(MalformedAction) as error:
        parse(desk, "přehoď červené")
    assert "Červená mezi kostkami není, všechny vypíše „kostky“." == mistake(error.value)
    with pytest.raises(MalformedAction) as error:
        parse(desk, "přehoď šestky")
    assert "Číslo 6 teď žádná kostka neukazuje." == mistake(error.value)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_choice_is_spelled_and_parsed_back(tag: str) -> None:
    """All 128 ways to throw again have words that mean exactly them."""
    desk = desk_at(lying(SARA), 0, tag)
    spelled = [COMMANDS.spell(action, desk) for action in REROLLS]
    assert len(REROLLS) == len(set(spelled))
    assert list(REROLLS) == [parse(desk, text) for text in spelled]
    assert all(action in GAME.legal_actions(lying(SARA), 0) for action in REROLLS)


def test_the_spelling_is_short() -> None:
    """The words for a choice are those of a player: nech, přehoď vše, přehoď 1 7."""
    desk = desk_at(lying(SARA))
    assert ["nech", "přehoď vše", "přehoď 1 7"] == [
        COMMANDS.spell(REROLLS[mask], desk) for mask in (0, ALL_DICE, 0b1000001)
    ]
