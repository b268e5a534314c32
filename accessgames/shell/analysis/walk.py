"""Walking through a finished match, by words, numbers and single keys.

After playing it or from its journal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, Viewer, watched
from accessgames.language import Found, Message, say
from accessgames.shell.analysis import summary
from accessgames.shell.analysis.past import LEAST_LOSS, PastMatch, past_match
from accessgames.shell.lists import Page
from accessgames.storage.files import as_storage_error

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Listener
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.session import Session


@dataclass(frozen=True, slots=True)
class ReviewWalk:
    """Somebody walks through a match; questions of the game are answered as they stood at that move.

    Attributes:
        past: The match.
        number: The move where the listener is; 0 before the first one.
        alone: Whether the session is about nothing else, so that it ends with the walk.
    """

    past: PastMatch
    number: int = 0
    alone: bool = False
    free = False
    halting = True

    @property
    def words(self) -> tuple[str, ...]:
        """Words of the walk, for single keys and for completing."""
        return tuple(_STEPS)

    def message(self, session: Session) -> Message:
        """Tell where the listener is."""
        del session
        move = self.past.review.moves[self.number]
        if move.seat is None:
            return say("analysis-here-start", "turn", count=self.past.last)
        who = self.past.people(self.past.viewer)[move.seat]
        return say("analysis-here", "turn", number=self.number, count=self.past.last, who=who)

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take a step, or a question about the match at that move.

        Raises:
            GameError: There is no such move; nothing changes.
        """
        here = replace(self, past=replace(self.past, words=session.teller.words))
        number = session.teller.words.read.alone(command.words)
        if number is not None:
            if not isinstance(session.teller.page, Page):
                here.go(session, number)
            return not isinstance(session.teller.page, Page)
        answers, verbs = session.known.room.commands.answers, session.known.room.commands.verbs
        # Nothing can be played any more: a word of the game that is one of the walk as well means the walk.
        others = (word for word in session.commands() if word not in verbs)
        match = session.teller.words.match(command.words, (*_STEPS, *answers, *others))
        if not isinstance(match, Found) or _turns_a_page(session, match.id):
            return False
        if match.id == "help" and match.used == len(command.words):
            session.teller.tell(say("analysis-how", "system"))
        return here.take(session, match.id, command.words[match.used :])

    def take(self, session: Session, word: str, rest: tuple[str, ...]) -> bool:
        """Take a step, or ask the game something about that move; False for any other command."""
        answers = session.known.room.commands.answers
        if word in _STEPS:
            _STEPS[word](self, session, rest)
        elif word in answers:
            move = self.past.review.moves[self.number]
            session.teller.answer(tuple(answers[word](self.past.listener(move.end), rest)))
        else:
            return False
        return True

    def begin(self, session: Session) -> None:
        """Say what the match is like and how to walk through it."""
        session.agenda.question = self
        session.teller.page = None
        session.teller.tell(*self.past.opening(), say("analysis-how", "system"))

    def go(self, session: Session, number: int) -> None:
        """Tell a move, how it stood then, and if it was a turning point, what was better."""
        if not 0 <= number <= self.past.last:
            raise GameError("analysis-no-move", number=number, count=self.past.last)
        session.agenda.question = replace(self, number=number)
        session.teller.page = None
        told = [*summary.tell_step(self.past, self.past.review.moves[number]), *self._score(session, number)]
        session.teller.answer(
            (*told, *self._thought(number, everything=session.teller.console.delivery.detailed))
        )

    def _thought(self, number: int, *, everything: bool) -> tuple[Message, ...]:
        """Tell what was lost, facts about the move, and what luck did: everything, or turning points."""
        past, told = self.past, list[Message]()
        verdict, swing = past.review.verdict(number), past.fortunes.swing(number)
        if verdict is not None and verdict.loss >= (LEAST_LOSS if everything else past.measure.clear):
            told += summary.tell_verdict(past, verdict)
        if everything or past.facts.turning(number):
            told += summary.tell_remarks(past, past.review.moves[number], past.facts.remarks(number))
        if swing is not None and swing.size >= (summary.LEAST_LUCK if everything else past.measure.luck):
            told.append(summary.tell_luck(past, swing))
        return tuple(told)

    def _score(self, session: Session, number: int) -> tuple[Message, ...]:
        """Tell the first line of the score that a move has changed, unless the move itself has told it."""
        read = session.teller.console.language.render
        moves = self.past.review.moves
        heard = {read(line).full for line in self.past.told(moves[number])}
        now = self.past.score(moves[number].end)
        before = self.past.score(moves[number - 1].end) if number else ()
        changed = tuple(line for line in now if line not in before)[:1]
        return tuple(line for line in changed if read(line).full not in heard)

    def looked_at(self, back: int = 0) -> Listener:
        """Return the listener at the move, or so many before it: what they see and walk over."""
        return self.past.listener(self.past.review.moves[max(0, self.number - back)].end)

    def here(self, session: Session) -> None:
        """Tell where the listener is, and how it stood there."""
        move = self.past.review.moves[self.number]
        session.teller.answer((self.message(session), *self.past.score(move.end)))

    def judge(self, session: Session) -> None:
        """Tell what is thought of the decision where the listener is."""
        verdict = self.past.review.verdict(self.number)
        best = (
            () if verdict is None or verdict.loss >= LEAST_LOSS else summary.tell_verdict(self.past, verdict)
        )
        lines = (*best, *self._thought(self.number, everything=True))
        session.teller.answer(lines or (say("analysis-no-choice"),))

    def turn(self, session: Session, step: int) -> None:
        """Go to the next turning point ahead or behind."""
        moves = range(self.number + step, self.past.last + 1 if step > 0 else 0, step)
        with session.teller.console.patience.decisions(len(moves)) as watch:
            found = next((number for number in watched(moves, watch) if self.past.turning(number)), None)
        if found is None:
            raise GameError("analysis-no-turning" if step > 0 else "analysis-no-turning-before")
        self.go(session, found)

    def sum_up(self, session: Session) -> None:
        """Tell what the whole match was like, and all its turning points."""
        with session.teller.console.patience.decisions(self.past.last) as watch:
            found = summary.summarise(self.past, watch)
        turns = (summary.tell_turn(self.past, one) for one in found.turns)
        session.teller.answer((*summary.tell_summary(self.past, found), *turns))

    def leave(self, session: Session) -> None:
        """End the walk, and the session where it is about nothing else."""
        session.agenda.question = None
        session.agenda.done = self.alone
        session.teller.tell(say("analysis-ends", "system"))


def _turns_a_page(session: Session, word: str) -> bool:
    """Tell whether a word goes on in a long answer that was not read to its end."""
    if session.teller.page is None or word not in {"next", "previous"}:
        return False
    try:
        session.teller.page.turn(1 if word == "next" else -1)
    except GameError:
        return False
    return True


def _go_to_number(walk: ReviewWalk, session: Session, rest: tuple[str, ...]) -> None:
    number = session.teller.words.read.alone(rest)
    if number is None:
        raise GameError("analysis-which", word=" ".join(rest), count=walk.past.last)
    walk.go(session, number)


def _go_by(step: int, walk: ReviewWalk, session: Session, rest: tuple[str, ...]) -> None:
    del rest
    if not 0 <= walk.number + step <= walk.past.last:
        raise GameError("analysis-at-end" if step > 0 else "analysis-at-start")
    walk.go(session, walk.number + step)


_STEPS: Final[Mapping[str, Callable[[ReviewWalk, Session, tuple[str, ...]], None]]] = MappingProxyType({
    "next": partial(_go_by, 1),
    "previous": partial(_go_by, -1),
    "walk-turning": lambda walk, session, _rest: walk.turn(session, 1),
    "walk-turning-back": lambda walk, session, _rest: walk.turn(session, -1),
    "walk-start": lambda walk, session, _rest: walk.go(session, 0),
    "walk-end": lambda walk, session, _rest: walk.go(session, walk.past.last),
    "walk-here": lambda walk, session, _rest: walk.here(session),
    "walk-move": _go_to_number,
    "walk-summary": lambda walk, session, _rest: walk.sum_up(session),
    "hint": lambda walk, session, _rest: walk.judge(session),
    "quit": lambda walk, session, _rest: walk.leave(session),
})  # fmt: skip
"""Steps by word id; words behind one that needs none are no mistake worth a refusal."""


@dataclass(slots=True)
class ReadOnlyStore:
    """The journal of a finished match, which is only read.

    Attributes:
        path: The file.
    """

    path: Path

    def __call__(self, line: str, /) -> None:
        """Refuse to write.

        Raises:
            GameError: `analysis-only-read`, always.
        """
        del line
        raise GameError("analysis-only-read")

    def confirm(self, *, whole: bool = False) -> None:
        """Look whether the file is still there.

        Raises:
            StorageError: It is not.
        """
        del whole
        with as_storage_error(self.path):
            self.path.stat()

    def news(self) -> tuple[GameError, ...]:
        """Return nothing: the file is not written."""
        return ()

    def finish(self, folder: str = "") -> object:
        """Leave the file where it is."""
        del folder
        return self.path

    def close(self) -> None:
        """Do nothing: the file is not open."""


def walk_through(session: Session, viewer: Viewer, *, alone: bool = False) -> None:
    """Begin a walk through the match of a session that is over.

    Args:
        session: The session.
        viewer: Who looks back.
        alone: Whether the session is about nothing else, so that it ends with the walk.

    Raises:
        GameError: `analysis-unfinished`, since hands stay hidden until then.
    """
    known = session.known
    past = past_match(known.room, known.seat.finished(), known.seating.people, session.teller.words, viewer)
    # Begun anew on the way, it is still all that the session is about.
    walk = session.agenda.question
    alone = alone or (isinstance(walk, ReviewWalk) and walk.alone)
    ReviewWalk(past, alone=alone).begin(session)
