"""The real set on the table: what dice show and what is drawn is told by a person and kept in the books.

The program referees: it asks for what it needs to know, refuses what the set cannot have any more, and does
everything else by itself. What the manager pays out follows from the books and is never asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, MalformedAction
from accessgames.games.tetrikon.naming import TetrikonListener, name_card, name_piece
from accessgames.games.tetrikon.player_areas import material_of, puzzle_of, table_of
from accessgames.games.tetrikon.rules import actions, tasks
from accessgames.games.tetrikon.rules.puzzle import Draw, PuzzleView
from accessgames.games.tetrikon.typed import drop_fillers, read_card, read_piece, spellings, values_of
from accessgames.language import Found, Listing, Message, say
from accessgames.language.commandline import COMMA, normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonView

_WORDS: Final = 4
"""A diagram is told in so many words at most."""

_FACES: Final = range(1, 7)
_DICE: Final = 2

_ACTIONS: Final[Mapping[type, Callable[[Any], Any]]] = {
    tasks.DieDue: actions.ShowDie,
    tasks.MoneyDue: actions.DrawMoney,
    tasks.ChanceDue: actions.DrawChance,
    tasks.PieceDue: actions.FillPlace,
    tasks.DiagramDue: actions.DealDiagram,
}
"""Task of chance -> the action that one told thing makes.

Beside these the dice are asked for; tasks of chance that are not here are done by the program.
"""


_KINDS: Final[Mapping[type, str]] = {
    tasks.MoneyDue: "told-card",
    tasks.ChanceDue: "told-card",
    tasks.PieceDue: "told-piece",
    tasks.DiagramDue: "told-diagram",
}
"""Task of chance -> what is told, where it is no throw."""


class OwnChance:
    """Takes what the real dice show and what is drawn from the real set; see `games.room.OwnChance`."""

    def asked(self, view: TetrikonView | PuzzleView) -> bool:
        """Whether what is awaited now comes from the table: dice and the rest of the set are two options."""
        if isinstance(view, PuzzleView):
            return view.state.phase == "draw" and view.state.rules.own
        task, rules = view.table.task, view.table.rules
        if isinstance(task, tasks.DieDue | tasks.DiceDue):
            return rules.own_dice
        return type(task) in _ACTIONS and rules.own_cards

    def question(self, told: tuple[Any, ...], listener: TetrikonListener) -> Message:
        """Ask what the dice show or what is drawn."""
        task = _task(listener)
        if isinstance(task, tasks.DiceDue):
            return say("tetrikon-own-dice", "turn", who=listener.person(task.seat), told=len(told))
        if isinstance(task, tasks.DieDue):
            return say("tetrikon-own-die", "turn", who=listener.person(task.seat), purpose=task.purpose)
        if isinstance(task, tasks.MoneyDue):
            who = listener.person(task.seat)
            return say("tetrikon-own-money", "turn", who=who, number=task.number, of=task.of)
        if isinstance(task, tasks.ChanceDue):
            return say("tetrikon-own-chance", "turn", who=listener.person(task.seat))
        if isinstance(task, tasks.DiagramDue):
            puzzle = puzzle_of(listener)
            level = table_of(listener).level if puzzle is None else puzzle.rules.level
            any_level = "yes" if puzzle is not None and puzzle.rules.solo else "no"
            who = listener.person(task.seat)
            return say("tetrikon-own-diagram", "turn", who=who, level=level, any=any_level)
        return say("tetrikon-own-piece", "turn", place=task.place if isinstance(task, tasks.PieceDue) else 0)

    def hear(
        self, words: Sequence[str], told: tuple[Any, ...], listener: TetrikonListener
    ) -> tuple[Any, ...]:
        """Return what is told after these words; "oprav" before it or "smaž" instead take back what was.

        Raises:
            MalformedAction: The words name nothing that can come now; carries them and what would be right.
        """
        verb = listener.words.match(words, ("dice-erase", "dice-correct"))
        if isinstance(verb, Found) and len(words[0]) > _DICE:
            if verb.id == "dice-erase":
                return ()
            if not told:
                raise MalformedAction("tetrikon-own-uncorrected", word=quote_briefly(words[0]))
            words, told = words[verb.used :], ()
        task = _task(listener)
        if type(task) not in {*_ACTIONS, tasks.DiceDue}:
            raise MalformedAction("tetrikon-own-nothing")
        empty = spellings(listener.words, "dice-filler") | listener.words.read.conjunctions | {COMMA}
        bare = tuple(word for word in words if normalise_bare(word) not in empty) or tuple(words)
        if isinstance(task, tasks.DiceDue):
            faces = _faces(bare, listener)
            both = faces if len(faces) == _DICE or len(told) == _DICE else (*told, *faces)
            if len(both) > _DICE:
                raise MalformedAction("tetrikon-own-two", count=len(both))
            return both
        heard = _hear(task, words if isinstance(task, tasks.DiagramDue) else bare, listener)
        action = _action(task, (heard,), listener)
        perspective = listener.perspective
        # Whether the set has no such piece or diagram left; where cards are is known to no listener.
        if isinstance(action, actions.FillPlace | actions.DealDiagram | Draw) and (
            perspective.game.refusal(perspective.world, CHANCE, action) is not None
        ):
            raise MalformedAction("tetrikon-own-impossible", word=quote_briefly(" ".join(words)))
        return (heard,)

    def action(self, told: tuple[Any, ...], listener: TetrikonListener) -> Any | None:  # noqa: ANN401 - an action
        """Return the action of chance once everything is told."""
        return _action(_task(listener), told, listener)

    def kind(self, listener: TetrikonListener) -> str:
        """Return whether dice, a card, a piece or a diagram is told."""
        return _KINDS.get(type(_task(listener)), "told-throw")

    def told(self, action: Any, listener: TetrikonListener) -> tuple[Any, ...]:  # noqa: ANN401 - by kind
        """Return the faces, the value, or the name that makes this action."""
        del listener
        value = getattr(action, action.__match_args__[0])
        return tuple(value) if isinstance(action, actions.ShowDice) else (value,)

    def read_back(self, told: tuple[Any, ...], listener: TetrikonListener) -> Message:
        """Repeat what was understood."""
        task = _task(listener)
        match task:
            case tasks.DiceDue() | tasks.DieDue():
                return say("tetrikon-own-heard-dice", "turn", faces=Listing(tuple(told)))
            case tasks.MoneyDue():
                return say("tetrikon-own-heard-money", "turn", value=told[0])
            case tasks.ChanceDue():
                return say("tetrikon-own-heard-chance", "turn", card=name_card(told[0]))
            case tasks.DiagramDue():
                return say("tetrikon-own-heard-diagram", "turn", diagram=told[0])
        return say("tetrikon-own-heard-piece", "turn", piece=name_piece(told[0]))


def _task(listener: TetrikonListener) -> tasks.Task | None:
    """Return what is awaited; a diagram that is drawn in blitz or solo is the same thing to people."""
    puzzle = puzzle_of(listener)
    if puzzle is None:
        return table_of(listener).task
    return tasks.DiagramDue(puzzle.seat) if puzzle.phase == "draw" else None


def _action(task: tasks.Task | None, told: tuple[Any, ...], listener: TetrikonListener) -> Any | None:  # noqa: ANN401 - an action
    """Return the action that was told in full."""
    if isinstance(task, tasks.DiagramDue) and told and puzzle_of(listener) is not None:
        return Draw(told[0])
    if isinstance(task, tasks.DiceDue):
        return actions.ShowDice((min(told), max(told))) if len(told) == _DICE else None
    make = _ACTIONS.get(type(task))
    return None if make is None or len(told) != 1 else make(told[0])


def _faces(words: Sequence[str], listener: TetrikonListener) -> tuple[int, ...]:
    """Read the numbers on dice."""
    faces: list[int] = []
    rest = tuple(words)
    while rest:
        number = listener.words.read.number(rest)
        if number is None or number.value not in _FACES:
            raise MalformedAction("tetrikon-own-face", word=quote_briefly(rest[0]))
        faces.append(number.value)
        rest = rest[number.used :]
    return tuple(faces)


def _hear(task: tasks.Task | None, words: Sequence[str], listener: TetrikonListener) -> str | int:
    """Read the one thing that a task asks for."""
    typed = quote_briefly(" ".join(words))
    match task:
        case tasks.DieDue():
            faces = _faces(words, listener)
            if len(faces) != 1:
                raise MalformedAction("tetrikon-own-one", count=len(faces))
            return faces[0]
        case tasks.MoneyDue():
            points, values = spellings(listener.words, "points"), values_of(listener)
            rest = drop_fillers(words, listener.words)
            rest = [word for word in rest if normalise_bare(word) not in points]
            number = listener.words.read.number(rest)
            if number is None or number.used < len(rest) or number.value not in values:
                raise MalformedAction("tetrikon-own-value", word=typed, values=Listing(values))
            return number.value
        case tasks.ChanceDue():
            card = read_card(words, listener)
            if card is None or card.used < len(words):
                raise MalformedAction("tetrikon-error-card", word=typed)
            return card.value
        case tasks.PieceDue():
            rest = drop_fillers(words, listener.words)
            piece = read_piece(rest, listener)
            if piece is None or piece.used < len(rest):
                raise MalformedAction("tetrikon-error-piece", word=typed)
            return piece.value
    known = material_of(listener).diagram_by_id
    # Its name is what was said last: "je to A3", "A tři".
    names = (_diagram(words[start:], listener) for start in range(max(0, len(words) - _WORDS), len(words)))
    name = next((name for name in names if name in known), None)
    if name is None:
        raise MalformedAction("tetrikon-error-diagram", word=typed)
    return name


def _diagram(words: Sequence[str], listener: TetrikonListener) -> str:
    """Return the name of a diagram from its letter and number, in one word or in two: "a3", "A tři"."""
    number = listener.words.read.number(words[1:])
    return "".join((*words[:1], str(number.value)) if number is not None else words).upper()
