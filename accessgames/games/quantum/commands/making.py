"""From what was typed to an action: dice to throw again, a colour to write, nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.quantum.naming import COLOUR_WORDS, WHITE_WORD, name_colour
from accessgames.games.quantum.rules.dice import ALL_DICE, totals
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Action,
    Pass,
    Phase,
    Reroll,
    State,
    Write,
)
from accessgames.games.quantum.typed import face_reader, meaningful, read_mask
from accessgames.language import Found

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language.dice import Seen


def make_reroll(typed: Sequence[str], desk: Desk) -> Reroll:
    """Make a second throw of `1 4 7`, `č4 ž2 bílou`, "červené", "vše kromě modrých"; "nic" keeps the throw.

    Raises:
        MalformedAction: The words name no dice that lie there.
    """
    return REROLLS[read_mask(typed, desk.words, _dice(desk))]


def make_keep(typed: Sequence[str], desk: Desk) -> Reroll:
    """Keep the whole throw, or the dice that are named and throw the others again.

    Raises:
        MalformedAction: The words name no dice that lie there.
    """
    if not typed:
        return REROLLS[0]
    return REROLLS[ALL_DICE ^ read_mask(typed, desk.words, _dice(desk))]


def make_nothing(typed: Sequence[str], desk: Desk) -> Action:
    """Write nothing; while dice can be thrown again, throw nothing again.

    Raises:
        MalformedAction: Something follows.
    """
    if typed:
        raise MalformedAction("quantum-error-more", word=typed[0])
    return REROLLS[0] if desk.view.table.phase is Phase.REROLL else PASS


def make_write(typed: Sequence[str], desk: Desk) -> Write | Pass:
    """Make a write of "červenou", `č`, "červenou 6" or, by the number alone, "6"; "nic" is a pass.

    Raises:
        MalformedAction: No colour is named, or its total is another one.
        AmbiguousAction: Several colours have the number.
    """
    rest = meaningful(typed, desk.words)
    if not rest:
        raise MalformedAction("quantum-error-which-colour")
    taken = face_reader(desk.words).read(rest)
    if taken is None:
        return _nothing(rest, desk)
    if len(rest) > taken.used:
        raise MalformedAction("quantum-error-more", word=rest[taken.used])
    seen = taken.value
    return _coloured(seen, desk.view.table) if seen.suit else _numbered(seen.number or 0, desk)


def _nothing(rest: Sequence[str], desk: Desk) -> Pass:
    for key in ("nothing", "none"):
        nothing = desk.words.match(rest, (key,))
        if isinstance(nothing, Found) and nothing.used == len(rest):
            return PASS
    raise MalformedAction("quantum-error-colour", word=rest[0])


def _coloured(seen: Seen, table: State) -> Write:
    if seen.suit == WHITE_WORD:
        raise MalformedAction("quantum-error-white")
    colour = COLOUR_WORDS.index(seen.suit)
    if seen.number is not None and table.phase in {Phase.ALONE, Phase.EVERYBODY}:
        total = totals(table.dice)[colour]
        if seen.number != total:
            raise MalformedAction(
                "quantum-error-total", colour=name_colour(colour), total=total, number=seen.number
            )
    return WRITES[colour]


def _numbered(number: int, desk: Desk) -> Write:
    """Return the colour with a total; where several have it, the one that can be written."""
    fitting = [WRITES[colour] for colour, total in enumerate(totals(_dice(desk))) if total == number]
    if not fitting:
        raise MalformedAction("quantum-error-no-total", number=number)
    if len(fitting) > 1:
        fitting = [action for action in fitting if desk.perspective.refusal(action) is None] or fitting
    if len(fitting) > 1:
        raise AmbiguousAction("quantum-error-several", candidates=tuple(fitting), number=number)
    return fitting[0]


def _dice(desk: Desk) -> tuple[int, ...]:
    dice: tuple[int, ...] = desk.view.table.dice
    if not dice:
        raise MalformedAction("quantum-error-no-dice")
    return dice
