"""Actions as text: `start 1`, `roll R1 R6 B4 P3 Y4 Y1 3`, `keep`, `reroll 1 4 7`, `write R`, `pass`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessgames.engine.action_notation import ActionNotation, Form, many_words, member, named
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules import state


def _parse_dice(words: Sequence[str]) -> tuple[cubes.Face, ...]:
    dice = tuple(cubes.FACE_BY_NAME[word] for word in words)
    if [die for die, face in enumerate(dice) if face >= cubes.WHITE] != [cubes.WHITE_DIE]:
        raise ValueError(words)
    return dice


_NUMBERS: Final = tuple(str(die + 1) for die in range(cubes.DICE))

FORMS: Final = ("write R", "keep", "reroll 1 5", "pass", "start 0", "roll R1 Y2 B4 P3 Y4 Y1 3")
"""What actions look like, for people who wrote another thing."""

NOTATION: Final[ActionNotation[state.QuantumAction]] = ActionNotation(
    FORMS,
    Form("write", state.Write, colour=named(cubes.COLOURS)),
    Form("keep", state.REROLLS[0]),
    Form(
        "reroll",
        state.Reroll,
        mask=many_words(
            lambda words: sum(1 << _NUMBERS.index(word) for word in set(words)),
            lambda mask: [_NUMBERS[die] for die in cubes.dice_of_mask(mask)],
            1,
            cubes.DICE,
        ),
    ),
    Form("pass", state.PASS),
    Form("start", state.Start, seat=member(range(4))),
    Form(
        "roll",
        state.Roll,
        dice=many_words(_parse_dice, lambda dice: map(cubes.face_name, dice), cubes.DICE, cubes.DICE),
    ),
)
"""How actions are written in one line."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
