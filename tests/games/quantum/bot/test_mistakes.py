"""The kinds of mistakes that the first level of Quantum makes, and how the second one errs."""

from __future__ import annotations

from functools import partial

from accessgames.bots.novices import LearnerPolicy
from accessgames.engine import Decision, Learner, Stream
from accessgames.games.quantum.bot import KIT, mistakes
from accessgames.games.quantum.notation import format_action
from accessgames.games.quantum.rules.state import WRITES, Phase, QuantumState
from tests.games.quantum.helpers import GAME, position, rows

DICE = "R1 R2 B4 P3 B6 Y5 3"


def _missed(
    kind: str, state: QuantumState, seat: int = 0, seed: str = "x", *, sees_wins: bool = False
) -> set[str]:
    slip = next(one for one in mistakes.beginner_slips(0.1, 0.2, 0.3, 0.4, 0.5) if one.kind == kind)
    slip = mistakes.but_wins(slip) if sees_wins else slip
    legal = tuple(GAME.legal_actions(state, seat))
    numbers = slip.missed(GAME.view(state, seat), legal, [0.0] * len(legal), Stream(seed, "bot/0"))
    return {format_action(legal[number]) for number in numbers}


def test_one_colour_is_overlooked() -> None:
    """Each of the four happens, one at a time; with nothing to write there is nothing to overlook."""
    state = position(Phase.ALONE, dice=DICE)
    found = [_missed("colour", state, seed=str(number)) for number in range(40)]
    assert {1} == set(map(len, found))
    assert 4 == len(set.union(*found))
    assert set() == _missed("colour", position(Phase.REROLL, dice=DICE))


def test_dice_are_kept_as_they_fell() -> None:
    """Of the 128 ways to use the second throw one is thought of: none."""
    state = position(Phase.REROLL, dice=DICE)
    legal = {format_action(one) for one in GAME.legal_actions(state, 0)}
    assert 1 == len(legal - _missed("dice", state))
    assert set() == _missed("dice", position(Phase.ALONE, dice=DICE))


def test_the_turns_of_others_are_forgotten() -> None:
    """In step C who is not on turn thinks of writing nothing; who is, forgets nothing."""
    state = position(Phase.EVERYBODY, dice=DICE)
    legal = {format_action(one) for one in GAME.legal_actions(state, 1)}
    assert {"pass"} == legal - _missed("others", state, 1)
    assert set() == _missed("others", state, 0)
    assert set() == _missed("others", position(Phase.ALONE, dice=DICE))


def test_the_first_that_fits_is_taken() -> None:
    """Of what can be written the first colour, as they are read, is thought of, and nothing else."""
    state = position(Phase.ALONE, dice=DICE)
    legal = {format_action(one) for one in GAME.legal_actions(state, 0)}
    assert {format_action(WRITES[0])} == legal - _missed("first", state)
    filled = position(Phase.ALONE, dice=DICE, sheets={0: rows(R=(30,))})
    legal = {format_action(one) for one in GAME.legal_actions(filled, 0)}
    assert {format_action(WRITES[1])} == legal - _missed("first", filled)
    assert set() == _missed("first", position(Phase.REROLL, dice=DICE))


def test_the_second_colour_of_a_turn_is_forgotten() -> None:
    """Who wrote in step B thinks of nothing more in step C; who did not, still does."""
    wrote = position(Phase.EVERYBODY, dice=DICE)._replace(taken=0)
    legal = {format_action(one) for one in GAME.legal_actions(wrote, 0)}
    assert {"pass"} == legal - _missed("second", wrote)
    assert set() == _missed("second", position(Phase.EVERYBODY, dice=DICE))
    assert set() == _missed("second", wrote, 1)


def test_a_certain_win_is_seen_by_who_knows_more() -> None:
    """The second level overlooks no colour that surely wins; the first one may."""
    full = (1, 2, 3, 9, 8, 7)
    nearly = rows(R=full, Y=full, B=full, P=full[:5])
    state = position(Phase.ALONE, dice=DICE, sheets={0: nearly})
    winning = format_action(WRITES[3])
    assert {winning} == _missed("colour", state)
    assert set() == _missed("colour", state, sees_wins=True)


def test_the_first_levels_err_as_people_do() -> None:
    """Both have all five kinds, the first level more of them, and neither misjudges what it sees."""
    first, second = KIT.players["beginner"], KIT.players["apprentice"]
    assert isinstance(first, Learner)
    assert isinstance(second, Learner)
    for level in (first, second):
        assert ["colour", "first", "dice", "second", "others"] == [slip.kind for slip in level.slips]
    assert all(
        0 < less.chance < more.chance < 1 for more, less in zip(first.slips, second.slips, strict=True)
    )
    assert KIT.levels[:2] == ("beginner", "apprentice")


def test_a_level_that_forgets_still_plays() -> None:
    """With every mistake made at once something legal is done."""
    state = position(Phase.EVERYBODY, dice=DICE)
    always = LearnerPolicy(KIT.judges["simple"], mistakes.beginner_slips(1.0, 1.0, 1.0, 1.0, 1.0))
    legal = GAME.legal_actions(state, 1)
    look = Decision(GAME, 1, legal, Stream("7", "bot/1"), partial(GAME.view, state, 1))
    assert always.choose(look) in legal
