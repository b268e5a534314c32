"""What a player may type in Tetrikon: verbs, moves without their verb, lists of moves, and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games import move_lists
from accessgames.games.tetrikon import typed
from accessgames.games.tetrikon.answers import ANSWERS, board
from accessgames.games.tetrikon.bot.puzzles import PuzzleJudge
from accessgames.games.tetrikon.commands import listing
from accessgames.games.tetrikon.commands.spelling import spell_action
from accessgames.games.tetrikon.commands.verbs import MAKERS, PUZZLE_ONLY, REWARDS, TABLE_ONLY, strip_verb
from accessgames.games.tetrikon.player_areas import board_of, material_of, puzzle_of, seen, table_of
from accessgames.games.tetrikon.rules import tasks
from accessgames.games.tetrikon.rules.actions import END, CallTime, EndTurn, OpenDeal
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay
from accessgames.games.tetrikon.walk import diagram_walks
from accessgames.language import Found, Message, say
from accessgames.language.commandline import normalise_bare
from accessgames.language.space import read_squares

if TYPE_CHECKING:
    from accessgames.games.board_walk import BoardWalk
    from accessgames.games.room import Answer
    from accessgames.games.tetrikon.naming import TetrikonListener

_ANSWERS: Final[Mapping[type, Mapping[str, str]]] = {
    tasks.Payment: {"yes": "pay", "no": "withdraw"},
    tasks.Answering: {"yes": "accept", "no": "refuse"},
    tasks.SwapAnswer: {"yes": "accept", "no": "refuse"},
    tasks.InflationChoice: {"yes": "inflation", "no": "no-inflation"},
    tasks.BanAnswer: {"yes": "immune", "no": "waive"},
    tasks.CardChoice: {"yes": "use", "no": "keep"},
}
"""What yes and no mean while something is asked."""


def _own_task(listener: TetrikonListener) -> tasks.Task | None:
    """Return what the listener has to do now."""
    if puzzle_of(listener) is not None:
        return None
    task = table_of(listener).task
    return task if task is not None and task.actor == listener.seat else None


def _yes_or_no(words: Sequence[str], listener: TetrikonListener) -> str | None:
    """Return `yes` or `no` where this is all that was typed."""
    found = listener.words.match(words, ("yes", "no")) if len(words) == 1 else None
    return found.id if isinstance(found, Found) else None


def certain_verb(words: Sequence[str], listener: TetrikonListener) -> str | None:
    """Return the verb that words certainly mean, before anything else is tried.

    These are what equal dice may bring while this is asked, yes and no while something is asked that can be
    answered so, and cards by their whole name or abbreviation, even if they begin with a verb or a number.
    """
    task = _own_task(listener)
    if isinstance(task, tasks.RewardChoice):
        verbs = typed.spellings(listener.words, "choose")
        rest = words[1:] if words and normalise_bare(words[0]) in verbs else words
        found = listener.words.match(rest, REWARDS)
        if isinstance(found, Found) and found.used == len(rest):
            return "choose"
    answer = _ANSWERS.get(type(task), {}).get(_yes_or_no(words, listener) or "")
    if answer is not None:
        return answer
    card = typed.whole_card(words, listener.words) if puzzle_of(listener) is None else None
    if card is None:
        return None
    immune = card.value == "immunity" and card.used == len(words)
    if isinstance(task, tasks.Discarding) and not (immune and task.answerable):
        return "discard"
    return "immune" if immune else "use"


def guess_verb(words: Sequence[str], listener: TetrikonListener) -> str | None:
    """Return the verb that words without one mean: a card, cards to pay with, a piece to lay or to give."""
    if _yes_or_no(words, listener) is not None:
        return None
    try:
        return _guess(words, listener)
    except MalformedAction:
        return None


def _guess(words: Sequence[str], listener: TetrikonListener) -> str | None:
    task = _own_task(listener)
    rest = typed.drop_fillers(words, listener.words)
    owes_money = isinstance(task, tasks.Payment | tasks.Discarding)
    if owes_money and rest and listener.words.read.number(rest) is not None:
        typed.read_amounts(rest, listener)
        return "pay" if isinstance(task, tasks.Payment) else "discard"
    gives = isinstance(task, tasks.Giving)
    named = typed.read_piece(rest, listener)
    if named is None:
        # Squares may stand before the piece that shall lie there, or name a placed one to be given away.
        squares = read_squares(rest, board_of(listener), listener.words)
        if gives and squares is not None and squares.used == len(rest):
            return "give"
        named = None if squares is None else typed.read_piece(rest[squares.used :], listener)
    if named is not None:
        return "give" if gives else "build"
    if listener.words.read.alone(rest) is not None:
        return None  # the number of a list that is not there; no card is called by its number alone
    if puzzle_of(listener) is None and typed.read_card(words, listener) is not None:
        return "discard" if isinstance(task, tasks.Discarding) else "use"
    return None


_COMPUTERS: Final = frozenset({"think"})
"""What only computer players need; people who type it are understood all the same."""


def _nothing_done(listener: TetrikonListener) -> bool:
    """Tell whether the listener has done nothing in this turn and may do more than trade or end it."""
    turn = table_of(listener).turn
    if turn is None or turn.letters or turn.withdrawn or turn.doubled:
        return False
    return any(not isinstance(one, EndTurn | OpenDeal | CallTime) for one in listener.perspective.legal)


class TetrikonCommands:
    """From words to actions and answers; see `games.room.Commands` and its optional protocols.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
        orders: The orders of lists of moves.
        menus: Those in which many moves of one kind are one entry.
    """

    verbs: tuple[str, ...] = tuple(MAKERS)
    answers: Mapping[str, Answer] = ANSWERS
    orders = listing.ORDERS
    menus = listing.MENUS

    def parse(self, verb: str, words: Sequence[str], listener: TetrikonListener) -> Any:  # noqa: ANN401 - an action
        """Return the action that a verb and the words after it mean, or a series of them.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        puzzle = puzzle_of(listener) is not None
        if verb in (TABLE_ONLY if puzzle else PUZZLE_ONLY):
            key = "tetrikon-error-table-verb" if puzzle else "tetrikon-error-puzzle-verb"
            raise MalformedAction(key, word=listener.words.word(verb))
        return MAKERS[verb](strip_verb(verb, words, listener), listener)

    def takes(self, verb: str, listener: TetrikonListener) -> bool:
        """Tell whether a verb belongs to the way that is played: at the market, or against time."""
        return verb not in (PUZZLE_ONLY if puzzle_of(listener) is None else TABLE_ONLY | _COMPUTERS)

    def guess(self, words: Sequence[str], listener: TetrikonListener) -> str | None:
        """Return the verb that words without one mean, or None."""
        return guess_verb(words, listener)

    def sure(self, words: Sequence[str], listener: TetrikonListener) -> str | None:
        """Return the verb that words certainly mean at this moment, or None."""
        return certain_verb(words, listener)

    def walks(self, listener: TetrikonListener) -> Sequence[BoardWalk]:
        """Return the own diagram, to be walked square by square."""
        return diagram_walks(listener)

    def turning(self, listener: TetrikonListener, words: Sequence[str]) -> int:
        """Return how the own board shall lie then; see `games.room.TurnedBoards`.

        Raises:
            MalformedAction: The words name no such turn, or there is no diagram yet.
        """
        return board.read_turn(listener, words)

    def turned(self, listener: TetrikonListener) -> Sequence[Message]:
        """Tell how the own board lies now, and where the diagram is on it."""
        return board.tell_turned(listener)

    def doubt(self, action: Any, listener: TetrikonListener) -> Message | None:  # noqa: ANN401 - an action
        """Ask before the end of a turn in which nothing was done yet, and before giving a diagram up."""
        if isinstance(action, GiveUp):
            return say("tetrikon-doubt-give-up", "turn")
        return say("tetrikon-doubt-end", "turn") if action == END and _nothing_done(listener) else None

    def trying(self, listener: TetrikonListener) -> bool:
        """Tell whether the listener builds against the time: a diagram is a try that its solution ends."""
        state = puzzle_of(listener)
        return state is not None and state.phase == "run" and state.seat == listener.seat

    def solution(self, listener: TetrikonListener) -> tuple[GiveUp, tuple[Lay, ...]]:
        """Return the end of the run, and how the rest of the diagram can be laid, where that is known."""
        state = puzzle_of(listener)
        plan = None if state is None else PuzzleJudge(material_of(listener)).plan(state)
        return GiveUp(), tuple(Lay(one.shape, one.orientation, one.anchor) for one in plan or ())

    def chosen(self, listener: TetrikonListener, words: Sequence[str]) -> Sequence[Any]:
        """Return the legal moves that words mean; see `games.move_lists.MoveChoice`."""
        return listing.choose_moves(listener, words)

    def order_key(self, order: move_lists.Order, action: Any, listener: TetrikonListener) -> Any:  # noqa: ANN401 - any key that can be compared
        """Return what a move is sorted by in an order."""
        return listing.order_key(order, seen(listener, action))

    def offered(
        self, listener: TetrikonListener, words: Sequence[str], order: move_lists.Order = move_lists.KIND
    ) -> Sequence[Any]:
        """Return the entries of the list of moves, many of one kind as one; see `games.move_lists.MoveMenu`.

        Raises:
            MalformedAction: The words name nothing that can be listed.
        """
        return listing.list_moves(listener, words, order)

    def spell(self, action: Any, listener: TetrikonListener) -> str:  # noqa: ANN401 - an action
        """Return words that `parse` turns into the action.

        Raises:
            TypeError: It is an action of chance or the clock, which nobody types as a move.
        """
        return spell_action(action, listener)
