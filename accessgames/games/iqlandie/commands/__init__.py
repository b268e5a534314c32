"""What a player may type in iQLANDIE: verbs that make actions, answers to tasks, and questions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction, Setup
from accessgames.games import move_lists
from accessgames.games.iqlandie.answers import ANSWERS
from accessgames.games.iqlandie.commands import listing, verbs
from accessgames.games.iqlandie.commands.spelling import spell_action
from accessgames.games.iqlandie.commands.verbs import BAG_IDS, KIND_IDS
from accessgames.games.iqlandie.rules import RACE
from accessgames.games.iqlandie.rules.actions import AskHint, Claim, GiveUp, IqAction
from accessgames.games.iqlandie.rules.state import HINT_COST, HINTS
from accessgames.games.iqlandie.typed import COLOUR_IDS, SHAPE_IDS, letters, one_of, read_pieces, read_placing
from accessgames.games.iqlandie.typed_answers import TOKEN_IDS, read_answer
from accessgames.games.iqlandie.walk import board_walks
from accessgames.language import Message, say
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.games.board_walk import BoardWalk
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.room import Answer

_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], Any]]] = {
    "choose": verbs.choose,
    "ready": verbs.ready,
    "slide": verbs.solve,
    "rotate": verbs.rotate,
    "stand": verbs.solve,
    "place": verbs.place,
    "lift": verbs.lift,
    "restart": verbs.restart,
    "claim": verbs.claim,
    "finish": verbs.finish,
    "press": verbs.press,
    "give-up": verbs.give_up,
    "take": verbs.take,
    "add": verbs.add,
    "exchange": verbs.exchange,
    "declare": verbs.declare,
    "hint": verbs.ask_hint,
    "undo": verbs.back,
}

_SHARED: Final = frozenset({"hint", "undo"})
"""Verbs that are words of the shell outside of a task."""

_STEPS: Final = {"biology": "slide", "programming": "stand", "optics": "place", "space": "place"}
"""The verb of a step in each kind of tasks."""

_SOLVING: Final = frozenset({"solving", "pressed"})

_NAMED: Final = {"choose": tuple(KIND_IDS), "add": tuple(BAG_IDS), "declare": COLOUR_IDS[:-1]}
"""Phases in which a name is enough; their verbs are called as they are."""

_LIKE: Final = {"optics": re.compile(r"[a-z]\d"), "space": re.compile(r"\d+[a-z+]")}
"""How an answer begins, so that a slip in it is told as such and not as an unknown command."""


class IqlandieCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
        press: The verb of whoever is first at a shared keyboard.
        orders: The orders of lists of moves.
        menus: Those in which places of a piece are grouped.
    """

    verbs: tuple[str, ...] = tuple(_MAKERS)
    answers: Mapping[str, Answer] = ANSWERS
    press: str = "press"
    orders = listing.ORDERS
    menus = listing.MENUS

    def parse(self, verb: str, words: Sequence[str], listener: IqListener) -> Any:  # noqa: ANN401 - an action or a series
        """Return the action, or the series of them, that a verb and the words after it mean.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        return _MAKERS[verb](words, listener)

    def spell(self, action: IqAction, listener: IqListener) -> str:
        """Return words that `parse` turns into the action."""
        return spell_action(action, listener.words)

    def chosen(self, listener: IqListener, words: Sequence[str]) -> Sequence[Any]:
        """Return the legal moves that words mean; see `games.move_lists.MoveChoice`."""
        return listing.choose_moves(listener, words)

    def order_key(self, order: move_lists.Order, action: IqAction, listener: IqListener) -> Any:  # noqa: ANN401 - any key that can be compared
        """Return what a move is sorted by: its place is the only order beside its points."""
        del order, listener
        return listing.order_key(action)

    def offered(
        self, listener: IqListener, words: Sequence[str], order: move_lists.Order = move_lists.PLACE
    ) -> Sequence[Any]:
        """Return the entries of the list of moves, without claims that fall due later."""
        return listing.list_moves(listener, words, order)

    def walks(self, listener: IqListener) -> Sequence[BoardWalk]:
        """Return the board of the task that is solved, else the own exhibitions, to be walked."""
        return board_walks(listener)

    def takes(self, verb: str, listener: IqListener) -> bool:
        """Tell whether a verb that is also a word of the shell means this task."""
        if verb not in _SHARED:
            return True
        run = listener.view.run
        if run is None or run.stage not in _SOLVING:
            return False
        return verb == "hint" or len(run.path) > 1

    def doubt(self, action: IqAction, listener: IqListener) -> Message | None:
        """Ask before a claim of what is still as it was at the start, the solution, and giving up.

        All of them are legal, and cost the token; so is the first hint of a match, which costs time.
        """
        run = listener.view.run
        if run is None or run.stage not in _SOLVING:
            return None
        match action:
            case Claim() if run.work == run.path[0]:
                return say("iqlandie-doubt-claim", "turn")
            case AskHint() if not run.hints and not any(
                race.results[listener.seat].hints for race in listener.view.table.history
            ):
                return say("iqlandie-doubt-hint", "turn", seconds=HINT_COST // 1000)
            case AskHint() if run.hints + 1 == HINTS:
                return say("iqlandie-doubt-solution", "turn")
            case GiveUp():
                return say("iqlandie-doubt-give-up", "turn")
            case _:
                return None

    def helps(self, action: IqAction) -> bool:
        """Tell whether an action asks for help."""
        return isinstance(action, AskHint)

    def secret(self, setup: Setup) -> bool:
        """Tell whether the task is hidden from those who wait; else everything lies open or in heads."""
        return setup.value(RACE) == "turns"

    def together(self, listener: IqListener) -> bool:
        """Tell whether whoever is first may speak: while all prepare themselves or solve the same task."""
        race = listener.view.race
        return race is not None and race.solver is None

    def sure(self, words: Sequence[str], listener: IqListener) -> str | None:
        """Return the verb of letters of tokens, of pieces of one letter, and of numbers of the offer.

        Commands are left alone.
        """
        table, race, run = listener.view.table, listener.view.race, listener.view.run
        if words and normalise_bare(words[0]) in letters(SHAPE_IDS, listener.words):
            return self.guess(words, listener) if table.phase in {"take", "build"} else None
        if table.phase in {"take", "add"} and words and all(word.isdecimal() for word in words):
            return "take" if table.phase == "take" else "add"
        if (
            race is None
            or run is None
            or run.stage not in _SOLVING
            or race.kind != "biology"
            or len(words) != 1
        ):
            return None
        initials = letters(TOKEN_IDS, listener.words)
        typed = normalise_bare(words[0])
        known = (*_MAKERS, *ANSWERS, *listener.words.ids("commands"))
        whole = {normalise_bare(text) for key in known for text in listener.words.table[key].words}
        return "slide" if typed not in whole and all(letter in initials for letter in typed) else None

    def guess(self, words: Sequence[str], listener: IqListener) -> str | None:
        """Return the verb of an answer, a piece, a place, a kind, a bag or a colour by itself."""
        phase = listener.view.table.phase
        if phase in _NAMED:
            number = listener.words.read.which(words) if phase == "declare" else None
            rest = words[number.used :] if number is not None else words
            return phase if one_of(rest, _NAMED[phase], listener.words) is not None else None
        guesser = _GUESSERS.get(phase)
        return None if guesser is None else guesser(words, listener)


def _guess_answer(words: Sequence[str], listener: IqListener) -> str | None:
    race, run = listener.view.race, listener.view.run
    if race is None or run is None or run.stage not in _SOLVING:
        return None
    answer = words[:-1] if len(words) > 1 and one_of(words[-1:], ("claim",), listener.words) else words
    meant = _is_answer(race.kind, answer, listener) or _is_answer(race.kind, answer[:1], listener)
    like = _LIKE.get(race.kind)
    near = like is not None and like.match(normalise_bare(words[0])) is not None
    return _STEPS[race.kind] if meant or near else None


def _is_answer(kind: str, words: Sequence[str], listener: IqListener) -> bool:
    """Tell whether words are an answer, or one in which something is missing rather than strange."""
    try:
        read_answer(kind, words, listener.words)
    except MalformedAction as error:
        return error.key not in {"iqlandie-error-answer", "iqlandie-error-stand"}
    return True


def _guess_piece(words: Sequence[str], listener: IqListener) -> str | None:
    table = listener.view.table
    try:
        read_pieces(words, table.offer(table.kind), listener.words, listener.view.table.pieces.own)
    except MalformedAction as error:
        return None if error.key == "iqlandie-error-word" else "take"
    return "take"


def _guess_place(words: Sequence[str], listener: IqListener) -> str | None:
    try:
        placing = read_placing(words, listener.view.hand, listener.words, listener.view.table.pieces.own)
    except MalformedAction as error:
        return "place" if error.key == "iqlandie-error-no-piece" else None
    return "place" if placing.corner is not None or placing.pieces else None


_GUESSERS: Final[Mapping[str, Callable[[Sequence[str], Any], str | None]]] = {
    "race": _guess_answer,
    "take": _guess_piece,
    "build": _guess_place,
}
"""Who guesses in the other phases."""
