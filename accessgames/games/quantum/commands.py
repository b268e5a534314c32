"""What a player may type in Quantum: verbs that make actions, and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games import move_lists
from accessgames.games.quantum import listing
from accessgames.games.quantum.answers import ANSWERS
from accessgames.games.quantum.naming import COLOUR_WORDS, WHITE_WORD, QuantumListener, name_colour
from accessgames.games.quantum.rules import state
from accessgames.games.quantum.rules.dice import ALL_DICE, dice_of_mask, totals
from accessgames.games.quantum.typed import colours_first, face_reader, meaningful, read_mask
from accessgames.games.quantum.walk import sheet_walk
from accessgames.language import Found, Message, say

if TYPE_CHECKING:
    from accessgames.games.board_walk import BoardWalk
    from accessgames.games.room import Answer
    from accessgames.language.dice import SeenFace


def make_reroll(typed: Sequence[str], listener: QuantumListener) -> state.Reroll:
    """Make a throw of `1 4 7`, `č4 ž2 bílou`, "červené", "vše kromě modrých"; "nic" keeps the throw."""
    return state.REROLLS[read_mask(typed, listener.words, _dice(listener))]


def make_keep(typed: Sequence[str], listener: QuantumListener) -> state.Reroll:
    """Keep the whole throw, or the dice that are named and throw the others again."""
    if not typed:
        return state.REROLLS[0]
    return state.REROLLS[ALL_DICE ^ read_mask(typed, listener.words, _dice(listener))]


def make_nothing(typed: Sequence[str], listener: QuantumListener) -> state.QuantumAction:
    """Write nothing; while dice can be thrown again, throw nothing again.

    Raises:
        MalformedAction: Something follows.
    """
    if typed:
        raise MalformedAction("quantum-error-more", word=typed[0])
    return state.REROLLS[0] if listener.view.table.phase is state.Phase.REROLL else state.PASS


def make_write(typed: Sequence[str], listener: QuantumListener) -> state.Write | state.Pass:
    """Make a write of "červenou", `č`, "červenou 6" or, by the number alone, "6"; "nic" is a pass.

    Raises:
        MalformedAction: No colour is named, or its total is another one.
        AmbiguousAction: Several colours have the number.
    """
    rest = colours_first(meaningful(typed, listener.words), listener.words)
    if not rest:
        raise MalformedAction("quantum-error-which-colour")
    taken = face_reader(listener.words).read(rest)
    if taken is None:
        for key in ("nothing", "none"):
            nothing = listener.words.match(rest, (key,))
            if isinstance(nothing, Found) and nothing.used == len(rest):
                return state.PASS
        raise MalformedAction("quantum-error-colour", word=rest[0])
    if len(rest) > taken.used:
        raise MalformedAction("quantum-error-more", word=rest[taken.used])
    seen = taken.value
    return _coloured(seen, listener.view.table) if seen.suit else _numbered(seen.number or 0, listener)


def _coloured(seen: SeenFace, table: state.QuantumState) -> state.Write:
    if seen.suit == WHITE_WORD:
        raise MalformedAction("quantum-error-white")
    colour = COLOUR_WORDS.index(seen.suit)
    if seen.number is not None and table.phase in {state.Phase.ALONE, state.Phase.EVERYBODY}:
        total = totals(table.dice)[colour]
        if seen.number != total:
            raise MalformedAction(
                "quantum-error-total", colour=name_colour(colour), total=total, number=seen.number
            )
    return state.WRITES[colour]


def _numbered(number: int, listener: QuantumListener) -> state.Write:
    """Return the colour with a total; where several have it, the one that can be written."""
    fitting = [
        state.WRITES[colour] for colour, total in enumerate(totals(_dice(listener))) if total == number
    ]
    if not fitting:
        raise MalformedAction("quantum-error-no-total", number=number)
    if len(fitting) > 1:
        fitting = [action for action in fitting if listener.perspective.refusal(action) is None] or fitting
    if len(fitting) > 1:
        raise AmbiguousAction("quantum-error-several", candidates=tuple(fitting), number=number)
    return fitting[0]


def _is_total(seen: SeenFace, *, rolling: bool) -> bool:
    """Tell whether a number alone is a total to be written: it is more than the list of writes has."""
    return not rolling and seen.number is not None and seen.number > len(state.WRITES) + 1


def _dice(listener: QuantumListener) -> tuple[int, ...]:
    dice: tuple[int, ...] = listener.view.table.dice
    if not dice:
        raise MalformedAction("quantum-error-no-dice")
    return dice


_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], state.QuantumAction]]] = {
    "reroll": make_reroll,
    "keep": make_keep,
    "write": make_write,
    "nothing": make_nothing,
}


_NO: Final = {state.Phase.REROLL: "keep", state.Phase.ALONE: "nothing", state.Phase.EVERYBODY: "nothing"}
"""What no means by step."""


def _says_no(words: Sequence[str], listener: QuantumListener) -> bool:
    """Tell whether the words are a plain no, which begins a verb of the first step in Czech."""
    return listener.words.in_full("no", " ".join(words))


class QuantumCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions; a colour by itself writes it.
        answers: Word id of a question -> who answers it.
        orders: The orders of lists of moves.
        menus: By place, where throws are told by how many dice they have; groups say nothing of strength.
    """

    verbs: tuple[str, ...] = ("reroll", "keep", "write", "nothing", *COLOUR_WORDS)
    answers: Mapping[str, Answer] = ANSWERS
    orders = listing.ORDERS
    menus = frozenset({move_lists.PLACE})

    def parse(self, verb: str, words: Sequence[str], listener: QuantumListener) -> state.QuantumAction:
        """Return the action that a verb and the words after it mean."""
        if verb in COLOUR_WORDS:
            return make_write((listener.words.word(verb), *words), listener)
        return _MAKERS[verb](() if _says_no(words, listener) else words, listener)

    def sealed(self, listener: QuantumListener) -> bool:
        """Tell whether choices are laid face down now: in step C, unless they are made in turn (U4)."""
        table = listener.view.table
        return table.rulings.sealed and table.phase is state.Phase.EVERYBODY

    def walks(self, listener: QuantumListener) -> Sequence[BoardWalk]:
        """Return the listener's sheet, to be walked cell by cell."""
        return (sheet_walk(listener),)

    def sure(self, words: Sequence[str], listener: QuantumListener) -> str | None:
        """Return what a plain no means: nothing is thrown again, or nothing written."""
        return _NO.get(listener.view.table.phase) if _says_no(words, listener) else None

    def doubt(self, action: state.QuantumAction, listener: QuantumListener) -> Message | None:
        """Ask before nothing is written where something can be."""
        able = self.idle(action) and any(isinstance(one, state.Write) for one in listener.perspective.legal)
        return say("quantum-doubt-nothing", "turn") if able else None

    def chosen(self, listener: QuantumListener, words: Sequence[str]) -> Sequence[state.QuantumAction]:
        """Return the legal moves that words mean; see `games.move_lists.MoveChoice`."""
        return listing.choose_moves(listener, words)

    def offered(
        self, listener: QuantumListener, words: Sequence[str], order: move_lists.Order = move_lists.PLACE
    ) -> Sequence[Any]:
        """Return many throws by how many dice they have, () for anything else; see `move_lists.MoveMenu`."""
        del order
        return listing.throw_groups(listener, words)

    def order_key(
        self, order: move_lists.Order, action: state.QuantumAction, listener: QuantumListener
    ) -> Any:  # noqa: ANN401 - any key that can be compared
        """Return what a move is sorted by: its place is the only order beside its strength."""
        del order, listener
        return listing.order_key(action)

    def idle(self, action: state.QuantumAction) -> bool:
        """Tell whether an action writes nothing."""
        return action == state.PASS

    def guess(self, words: Sequence[str], listener: QuantumListener) -> str | None:
        """Return the verb that words without one mean: dice are thrown again or, later in a turn, written."""
        taken = face_reader(listener.words).read(meaningful(words, listener.words))
        rolling = listener.view.table.phase is state.Phase.REROLL
        alone = listener.words.read.alone(words) is not None
        if taken is None or (alone and not _is_total(taken.value, rolling=rolling)):
            return None
        return "reroll" if rolling else "write"

    def spell(self, action: state.QuantumAction, listener: QuantumListener) -> str:
        """Return words that `parse` turns into the action.

        Raises:
            TypeError: It is an action of chance, which nobody types as a move.
        """
        words = listener.words
        match action:
            case state.Reroll(0):
                return words.word("keep")
            case state.Reroll(mask) if mask == ALL_DICE:
                return f"{words.word('reroll')} {words.word('all')}"
            case state.Reroll(mask):
                return " ".join([words.word("reroll"), *(str(die + 1) for die in dice_of_mask(mask))])
            case state.Write(colour):
                return words.word(COLOUR_WORDS[colour])
            case state.Pass():
                return words.word("nothing")
            case _:
                raise TypeError(f"{action!r} is not typed by players")
