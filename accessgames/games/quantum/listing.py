"""Which moves words mean in a list, `tahy m6`, and the orders in which they can be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from accessgames.engine import MalformedAction
from accessgames.games import board_questions, move_lists
from accessgames.games.quantum import naming, typed
from accessgames.games.quantum.rules import dice, sheet, state
from accessgames.language import Found, Parsed, say
from accessgames.language.commandline import normalise_bare
from accessgames.language.dice import SeenFace

ORDERS: Final[tuple[move_lists.Order, ...]] = (move_lists.PLACE, move_lists.STRENGTH)
"""By places of dice or, when something is written, by rows of the sheet; by the adviser's judgement."""

KINDS: Final = ("reroll", "keep", "write", "nothing")
"""Verbs that name a kind of moves."""

_WORD: Final = 3
"""Fewest letters of "všechny" or "sloupec"."""


def choose_moves(listener: naming.QuantumListener, words: Sequence[str]) -> tuple[state.QuantumAction, ...]:
    """Return the legal moves that words mean, all of the words together.

    While dice can be thrown again, `m6` is every throw with such a die, "modrá" with a blue one, `1 4` with
    both of these dice; behind "nech" they stay. When something is written, `m6` and "modrá" are the blue row,
    a number is a total, and a column is that of the cell where the number comes.

    Raises:
        MalformedAction: A word means nothing here, no die shows it, or the total is another one.
    """
    reader = _Reader(listener)
    return move_lists.choose(listener.perspective.legal, words, listener.words, reader.wishes)


def _throws(mask: int) -> move_lists.Wish:
    """Want a throw with at least one of some dice."""
    return lambda action: isinstance(action, state.Reroll) and bool(action.mask & mask)


def _writes(colours: frozenset[int]) -> move_lists.Wish:
    return lambda action: isinstance(action, state.Write) and action.colour in colours


def _is(wanted: state.QuantumAction) -> move_lists.Wish:
    return lambda action: bool(action == wanted)


class _Reader:
    """Reads what is wanted of moves, item after item."""

    def __init__(self, listener: naming.QuantumListener) -> None:
        self._known = listener.words
        self._listener = listener
        self._table: state.QuantumState = listener.view.table
        self._rolling = self._table.phase is state.Phase.REROLL
        self._kept = False

    def wishes(self, words: Sequence[str]) -> tuple[move_lists.Wish, ...]:
        """Return what words want; see `move_lists.Understand`."""
        self._kept = False
        rest = typed.meaningful(typed.colours_first(words, self._known), self._known)
        readers = (self._count, self._column, self._face, self._kind, self._amount, self._place)
        wishes = move_lists.read_wishes(rest, readers, self._unknown)
        # Nothing behind it: the whole throw is kept. Dice behind it are those that stay.
        return (_is(state.REROLLS[0]),) if self._kept and len(wishes) == 1 else wishes

    def _unknown(self, word: str) -> MalformedAction:
        step = "reroll" if self._rolling else "write"
        return MalformedAction("quantum-error-list", word=board_questions.quote(word), step=step)

    def _face(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read what a die shows, a colour, a number by its name, a place; or a row and its total."""
        seen = typed.face_reader(self._known).read(words)
        if seen is None:
            return None
        wish = self._dice(seen.value) if self._rolling else self._row(seen.value)
        return Parsed(wish, seen.used)

    def _dice(self, seen: SeenFace) -> move_lists.Wish:
        thrown = _throws(typed.dice_showing(seen, self._table.dice))
        return thrown if not self._kept else lambda action: not thrown(action)

    def _row(self, seen: SeenFace) -> move_lists.Wish:
        if seen.suit == naming.WHITE_WORD:
            raise MalformedAction("quantum-error-white")
        colour = naming.COLOUR_WORDS.index(seen.suit) if seen.suit else None
        totals = dice.totals(self._table.dice)
        if seen.number is None:
            return _writes(frozenset({colour} if colour is not None else ()))
        if colour is None:
            fitting = frozenset(each for each, total in enumerate(totals) if total == seen.number)
            if not fitting:
                raise MalformedAction("quantum-error-no-total", number=seen.number)
            return _writes(fitting)
        if totals[colour] != seen.number:
            named, total = naming.name_colour(colour), totals[colour]
            raise MalformedAction("quantum-error-total", colour=named, total=total, number=seen.number)
        return _writes(frozenset({colour}))

    def _kind(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        kind = move_lists.read_kind(words, KINDS, self._known)
        if kind is None:
            return None
        if kind.value == "keep" and self._rolling:
            self._kept = True
            return Parsed(lambda action: isinstance(action, state.Reroll), kind.used)
        if kind.value in {"keep", "nothing"}:
            return Parsed(_is(state.REROLLS[0] if self._rolling else state.PASS), kind.used)
        if kind.value == "write":
            return Parsed(lambda action: isinstance(action, state.Write), kind.used)
        return Parsed(_throws(dice.ALL_DICE), kind.used)

    def _amount(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read all or none: all dice where they can be thrown, else anything."""
        amount = self._known.match(words[:1], ("all", "none"))
        if len(words[0]) < _WORD or not isinstance(amount, Found):
            return None
        if amount.id == "none":
            return Parsed(_is(state.REROLLS[0] if self._rolling else state.PASS), 1)
        coloured = typed.face_reader(self._known).read(words[1:]) is not None
        return Parsed(_is(state.REROLLS[dice.ALL_DICE]) if self._rolling and not coloured else _any, 1)

    def _place(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a die by its place: "poslední", "třetí"."""
        if not self._rolling:
            return None
        if self._known.in_full("last-die", words[0]):
            return Parsed(_throws(1 << dice.WHITE_DIE), 1)
        place = self._known.read.ordinal(words[:1])
        if place is None:
            return None
        return Parsed(self._dice(SeenFace(number=place.value)), 1)

    def _count(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read how many dice are thrown, "právě tři": a number alone is the place of a die."""
        if not self._rolling or not self._known.in_full("exactly", words[0]):
            return None
        number = self._known.read.number(words[1:])
        if number is None:
            return None
        count = number.value
        return Parsed(
            lambda action: isinstance(action, state.Reroll) and action.mask.bit_count() == count,
            1 + number.used,
        )

    def _column(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a column of the sheet, "sloupec 3", "třetí sloupec": the writes whose number comes there."""
        texts = set(map(normalise_bare, self._known.table["column"].words))
        named = int(normalise_bare(words[0]) in texts)
        number = self._known.read.which(words[named:])
        used = 0 if number is None else named + number.used
        behind = int(not named and used < len(words) and normalise_bare(words[used]) in texts)
        if self._rolling or number is None or not named + behind:
            return None
        if not 1 <= number.value <= sheet.CELLS:
            raise MalformedAction("quantum-error-column", words=str(number.value), most=sheet.CELLS)
        rows = self._table.sheets[typed.own_seat(self._listener)]
        there = frozenset(colour for colour, row in enumerate(rows) if len(row) == number.value - 1)
        return Parsed(_writes(there), used + behind)


def _any(action: object) -> bool:
    del action
    return True


_FEW: Final = 9
"""So many throws are told one by one, as on a page."""


def throw_groups(
    listener: naming.QuantumListener, words: Sequence[str]
) -> tuple[state.QuantumAction | move_lists.MoveGroup, ...]:
    """Return the throws that words mean, an entry for each number of dice; () for few.

    Raises:
        MalformedAction: As `choose_moves`.
    """
    chosen = choose_moves(listener, words)
    by_count: dict[int, list[state.QuantumAction]] = {}
    for action in chosen:
        if isinstance(action, state.Reroll):
            by_count.setdefault(action.mask.bit_count(), []).append(action)
    if len(chosen) <= _FEW or len(by_count) < _LEAST:
        return ()
    exactly = listener.words.word("exactly")
    cut = move_lists.wanted_before(words, listener.words)
    return tuple(
        actions[0]
        if len(actions) == 1
        else move_lists.MoveGroup(
            say("quantum-group-reroll", dice=count, count=len(actions)),
            (*words[:cut], exactly, str(count), *words[cut:]),
        )
        for count, actions in sorted(by_count.items())
    )


_LEAST: Final = 2
"""Groups that are worth telling."""


def order_key(action: state.QuantumAction) -> tuple[Any, ...]:
    """Sort throws by how many dice and which, writes by row; writing nothing comes last."""
    match action:
        case state.Reroll(mask):
            return (0, mask.bit_count(), dice.dice_of_mask(mask))
        case state.Write(colour):
            return (1, colour, ())
        case _:
            return (2, 0, ())
