"""Walking through a finished match: by words, numbers and single keys, from move to move or turning point."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.language import Found, Message, say
from accessgames.shell.analysis.past import LEAST
from accessgames.shell.analysis.summary import summarise
from accessgames.shell.analysis.summing import tell_summary, tell_turn
from accessgames.shell.analysis.telling import (
    LEAST_LUCK,
    tell_luck,
    tell_remarks,
    tell_step,
    tell_verdict,
)
from accessgames.shell.lists import Page

if TYPE_CHECKING:
    from accessgames.language.commandline import Command
    from accessgames.shell.analysis.past import Past
    from accessgames.shell.playing import Play

MANY: Final = 40
"""So many decisions are judged at once before that is worth a word; by number, so that sessions repeat."""


@dataclass(frozen=True, slots=True)
class Walking:
    """Somebody walks through a match; questions of the game are answered as they stood at that move.

    Attributes:
        past: The match.
        number: The move where the listener is; 0 before the first one.
        alone: Whether the session is about nothing else, so that it ends with the walk.
    """

    past: Past
    number: int = 0
    alone: bool = False
    free = False
    halting = True

    @property
    def words(self) -> tuple[str, ...]:
        """Words of the walk, for single keys and for completing."""
        return tuple(_STEPS)

    def message(self, play: Play) -> Message:
        """Tell where the listener is."""
        del play
        move = self.past.review.moves[self.number]
        if move.seat is None:
            return say("analysis-here-start", "turn", count=self.past.last)
        who = self.past.people(self.past.viewer)[move.seat]
        return say("analysis-here", "turn", number=self.number, count=self.past.last, who=who)

    def answer(self, play: Play, command: Command) -> bool:
        """Take a step, or a question about the match at that move.

        Raises:
            GameError: There is no such move; nothing changes.
        """
        here = replace(self, past=replace(self.past, words=play.words))
        taken = play.words.read.which(command.words)
        if taken is not None and taken.used == len(command.words):
            if not isinstance(play.page, Page):
                here.go(play, taken.value)
            return not isinstance(play.page, Page)
        answers, verbs = play.room.commands.answers, play.room.commands.verbs
        # Nothing can be played any more: a word of the game that is one of the walk as well means the walk.
        others = (word for word in play.commands() if word not in verbs)
        match = play.words.match(command.words, (*_STEPS, *answers, *others))
        if not isinstance(match, Found) or _turns_a_page(play, match.id):
            return False
        if match.id == "help" and match.used == len(command.words):
            play.tell(say("analysis-how", "system"))
        return here.take(play, match.id, command.words[match.used :])

    def take(self, play: Play, word: str, rest: tuple[str, ...]) -> bool:
        """Take a step, or ask the game something about that move; False for any other command."""
        answers = play.room.commands.answers
        if word in _STEPS:
            _STEPS[word](self, play, rest)
        elif word in answers:
            move = self.past.review.moves[self.number]
            play.answer(tuple(answers[word](self.past.desk(move.end), rest)))
        else:
            return False
        return True

    def begin(self, play: Play) -> None:
        """Say what the match is like and how to walk through it."""
        play.question = self
        play.page = None
        play.tell(*self.past.opening(), say("analysis-how", "system"))

    def go(self, play: Play, number: int) -> None:
        """Tell a move, how it stood then, and if it was a turning point, what was better."""
        if not 0 <= number <= self.past.last:
            raise GameError("analysis-no-move", number=number, count=self.past.last)
        play.question = replace(self, number=number)
        play.page = None
        told = [*tell_step(self.past, self.past.review.moves[number]), *self._score(play, number)]
        play.answer((*told, *self._thought(number, everything=play.console.delivery.detailed)))

    def _thought(self, number: int, *, everything: bool) -> tuple[Message, ...]:
        """Tell what was lost, facts about the deed, and what luck did: everything, or turning points."""
        past, told = self.past, list[Message]()
        verdict, swing = past.review.verdict(number), past.fortunes.swing(number)
        if verdict is not None and verdict.loss >= (LEAST if everything else past.measure.clear):
            told += tell_verdict(past, verdict)
        if everything or past.facts.turning(number):
            told += tell_remarks(past, past.review.moves[number], past.facts.remarks(number))
        if swing is not None and swing.size >= (LEAST_LUCK if everything else past.measure.luck):
            told.append(tell_luck(past, swing))
        return tuple(told)

    def _score(self, play: Play, number: int) -> tuple[Message, ...]:
        """Tell the first line of the score that a move has changed, unless the move itself has told it."""
        read = play.console.language.render
        moves = self.past.review.moves
        heard = {read(line).full for line in self.past.told(moves[number])}
        now = self.past.score(moves[number].end)
        before = self.past.score(moves[number - 1].end) if number else ()
        changed = tuple(line for line in now if line not in before)[:1]
        return tuple(line for line in changed if read(line).full not in heard)

    def here(self, play: Play) -> None:
        """Tell where the listener is, and how it stood there."""
        move = self.past.review.moves[self.number]
        play.answer((self.message(play), *self.past.score(move.end)))

    def judge(self, play: Play) -> None:
        """Tell what is thought of the decision where the listener is."""
        verdict = self.past.review.verdict(self.number)
        best = () if verdict is None or verdict.loss >= LEAST else tell_verdict(self.past, verdict)
        lines = (*best, *self._thought(self.number, everything=True))
        play.answer(lines or (say("analysis-no-choice"),))

    def turn(self, play: Play, step: int) -> None:
        """Go to the next turning point ahead or behind."""
        moves = range(self.number + step, self.past.last + 1 if step > 0 else 0, step)
        with self._patiently(play, moves):
            found = next((number for number in moves if self.past.turning(number)), None)
        if found is None:
            raise GameError("analysis-no-turning" if step > 0 else "analysis-no-turning-before")
        self.go(play, found)

    def sum_up(self, play: Play) -> None:
        """Tell what the whole match was like, and all its turning points."""
        with self._patiently(play, range(self.past.last + 1)):
            summary = summarise(self.past)
        turns = (tell_turn(self.past, one) for one in summary.turns)
        play.answer((*tell_summary(self.past, summary), *turns))

    @contextmanager
    def _patiently(self, play: Play, numbers: range) -> Iterator[None]:
        """Say that it takes a while, where many decisions have to be judged first; Ctrl+C ends it.

        Raises:
            GameError: `analysis-stopped`; what was judged so far is kept.
        """
        if sum(not self.past.known(number) for number in numbers) > MANY:
            begun = sum(map(self.past.known, range(self.past.last + 1))) > MANY
            play.tell(say("analysis-searching-on" if begun else "analysis-searching", "system"))
            play.console.begin()
        try:
            with play.console.breakable():
                yield
        except KeyboardInterrupt:
            raise GameError("analysis-stopped") from None

    def leave(self, play: Play) -> None:
        """End the walk, and the session where it is about nothing else."""
        play.question = None
        play.done = self.alone
        play.tell(say("analysis-ends", "system"))


def _turns_a_page(play: Play, word: str) -> bool:
    """Tell whether a word goes on in a long answer that was not read to its end."""
    if play.page is None or word not in {"next", "previous"}:
        return False
    try:
        play.page.turn(1 if word == "next" else -1)
    except GameError:
        return False
    return True


def _number(walk: Walking, play: Play, rest: tuple[str, ...]) -> None:
    taken = play.words.read.which(rest)
    if taken is None or taken.used != len(rest):
        raise GameError("analysis-which", word=" ".join(rest), count=walk.past.last)
    walk.go(play, taken.value)


def _plain(step: Callable[[Walking, Play], None]) -> Callable[[Walking, Play, tuple[str, ...]], None]:
    """Make a step of one that needs no further words; such words are no mistake worth a refusal."""

    def take(walk: Walking, play: Play, rest: tuple[str, ...]) -> None:
        del rest
        step(walk, play)

    return take


def _onward(walk: Walking, play: Play) -> None:
    if walk.number == walk.past.last:
        raise GameError("analysis-at-end")
    walk.go(play, walk.number + 1)


def _back(walk: Walking, play: Play) -> None:
    if not walk.number:
        raise GameError("analysis-at-start")
    walk.go(play, walk.number - 1)


_STEPS: Final[Mapping[str, Callable[[Walking, Play, tuple[str, ...]], None]]] = MappingProxyType({
    "next": _plain(_onward),
    "previous": _plain(_back),
    "walk-turning": _plain(lambda walk, play: walk.turn(play, 1)),
    "walk-turning-back": _plain(lambda walk, play: walk.turn(play, -1)),
    "walk-start": _plain(lambda walk, play: walk.go(play, 0)),
    "walk-end": _plain(lambda walk, play: walk.go(play, walk.past.last)),
    "walk-here": _plain(Walking.here),
    "walk-move": _number,
    "walk-summary": _plain(Walking.sum_up),
    "hint": _plain(Walking.judge),
    "quit": _plain(Walking.leave),
})  # fmt: skip
"""Steps by word id."""
