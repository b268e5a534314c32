"""What a curious player asks and tries in Quantum, and a table where somebody throws real dice."""

from __future__ import annotations

from itertools import count, islice
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, Stream
from accessgames.games.quantum.naming import COLOUR_WORDS, WHITE_WORD
from accessgames.games.quantum.rules.dice import Face, dice_of_mask, face_colour, face_number
from accessgames.games.quantum.rules.state import REROLLS, WRITES, Phase, QuantumState
from accessgames.games.quantum.typed import throw_of
from tests.whole.players import Plan, asking_why, best, loudly, trying, typing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Match
    from accessgames.language import Vocabulary
    from tests.whole.session import Player, Watch


def _letter(key: str, words: Vocabulary) -> str:
    return min(words.table[key].words, key=len)


def _short(face: Face, words: Vocabulary) -> str:
    """Write a face as č4."""
    colour = face_colour(face)
    key = WHITE_WORD if colour is None else COLOUR_WORDS[colour]
    return f"{_letter(key, words)}{face_number(face)}"


def _wrong(watch: Watch) -> Iterator[str]:
    """Do what may not be done now, once for each rule that can be broken."""
    desk = watch.desk
    tried: set[str] = set()
    for action in (*WRITES, REROLLS[1]):
        refusal = desk.perspective.refusal(action)
        if refusal is not None and refusal.key not in tried:
            tried.add(refusal.key)
            yield watch.room.commands.spell(action, desk)


def _others_sheet(watch: Watch) -> str:
    """Ask for the sheet of the computer player."""
    return f"{watch.words.word('sheet')} {watch.seating.seats[1].name}"


def _can_throw(watch: Watch) -> bool:
    """Tell whether dice can be thrown again."""
    return watch.desk.view.table.phase is Phase.REROLL


def _by_faces(watch: Watch) -> Iterator[str]:
    """Name two dice by what they show."""
    faces = watch.desk.view.table.dice[:2]
    named = " ".join(_short(face, watch.words) for face in faces)
    yield f"{watch.words.word('reroll')} {named}" if _can_throw(watch) else best(watch)


def _by_letters(watch: Watch) -> Iterator[str]:
    """Throw all but one colour, and write by one letter."""
    words, move = watch.words, best(watch)
    if _can_throw(watch):
        yield f"{words.word('reroll')} {words.word('all')} {words.word('except')} {_letter('blue', words)}"
    else:
        yield next((_letter(key, words) for key in COLOUR_WORDS if words.word(key) == move), move)


def _at_once(watch: Watch) -> Iterator[str]:
    """Ask and move on one line."""
    yield f"{watch.words.word('dice')}; {best(watch)}; {watch.words.word('score')}"


TOUR = Plan(
    questions=(
        "{help}", "{status}", "{dice}", "{free}",
        "{cost}", "{sheet}", "{who}", "{board}",
        "{rules}", "{row} {red}", "{column} 1", "{score}",
        "{nearly}", "{where} {blue}", _others_sheet, "{misses}",
        "{why}", "{cost} {yellow} 20", "{where} 9", "{changes}",
        "{last}", "{again}", "{history}", "{braille}",
        "{players}", "{options}", "{rules} {rules-columns}", "{undo}",
        "xyz", "{brief}", "{status}", "{dice}",
        "{detailed}", "{score}", "{normal}", "{check}",
        "{settings} {set-register}", "{settings} {set-register} {val-informal}", "{sheet}", "{cost} {red}",
        "", "{history} {kind-score}", "{search} 9", "{keys}",
        "{help} {reroll}", "{help} {keep}", "{help} {write}", "{help} {nothing}",
        "{help} {red}", "{help} {yellow}", "{help} {blue}", "{help} {purple}",
        "{help} {dice}", "{help} {cost}", "{help} {nearly}", "{help} {misses}",
    ),
    wrong=asking_why(_wrong),
    habits=("{status}", "{nearly}", "{free}", "{dice}", "{sheet}", "{score}"),
    after=("{score}", "{why}", "{sheet}", _others_sheet, "{history}", "{last}", "{status}", "{undo}"),
    manners=(typing, _by_faces, trying, loudly, _at_once, _by_letters),
)  # fmt: skip
"""Every question of Quantum and of the shell, in an order in which somebody new might ask."""

GAME = Plan(
    questions=(
        "{status}", "{free}", "{dice}", "{cost}", "{row} {red}", "{score}", "{sheet}", "{nearly}",
        "{column} 1", "{where} {blue}", _others_sheet, "{misses}", "{changes}", "{where} 9", "{why}",
        "{cost} {yellow} 20", "{last}",
    ),
    wrong=lambda watch: islice(_wrong(watch), 1),
    habits=("{score}", "{nearly}", "{status}", "{free}"),
    after=("{why}", "{status}", "{last}"),
    manners=(typing, typing, _by_faces, trying, loudly, _at_once, _by_letters, *[typing] * 9),
)  # fmt: skip
"""What a player asks who knows the game."""


def with_real_dice(player: Player) -> Player:
    """Let a player throw real dice whenever the program asks what they show."""

    def lines(watch: Watch) -> Iterator[str]:
        stream = Stream(watch.order.seed, "table")
        others, throws = player(watch), count()
        while True:
            while watch.match.actors == (CHANCE,):
                yield from _tell(watch, stream, next(throws))
                yield watch.words.word("yes")
            typed = next(others, None)
            if typed is None:
                return
            yield typed

    return lines


def _tell(watch: Watch, stream: Stream, number: int) -> Iterator[str]:
    """Tell a throw: in one line, one by one, after a slip, with a correction; and by name who starts."""
    state: QuantumState = watch.match.state
    if state.phase is Phase.STARTER:
        yield watch.seating.seats[0].name
        return
    roll: Any = watch.room.game.chance(state, stream)
    thrown = [roll.dice[die] for die in dice_of_mask(state.rolling)]
    faces = [_short(face, watch.words) for face in thrown]
    match number % 4:
        case 1:
            yield from faces
        case 2:
            yield " ".join([*faces[:-1], f"{faces[-1][0]}7"])
            yield ", ".join(faces)
        case 3:
            others = sorted(throw_of(state).possible(thrown[:-1]) - {thrown[-1]})
            slip = _short(others[0], watch.words)
            yield " ".join([*faces[:-1], slip])
            yield f"{watch.words.word('dice-correct')} {slip} {faces[-1]}"
        case _:
            yield " ".join(faces)


def told_line(words: Vocabulary, match: Match[Any, Any, Any, Any], at: int, action: Any) -> str:  # noqa: ANN401 - by phase
    """Tell a throw on one line, or who starts by name."""
    state: QuantumState = match.state_at(at)
    if state.phase is Phase.STARTER:
        return str(match.header.seats[action.seat].name)
    return " ".join(_short(action.dice[die], words) for die in dice_of_mask(state.rolling))
