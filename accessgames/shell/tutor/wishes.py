"""What a learner may wish for: the task again, the answer, the step before, to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError
from accessgames.language import say
from accessgames.shell.commands import control, helping, moves, reading
from accessgames.shell.lists import Page
from accessgames.shell.seating import HUMAN

if TYPE_CHECKING:
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest
    from accessgames.shell.tutor.classroom import Classroom

WORDS: Final = ("lesson-task", "lesson-skip", "lesson-restart")
"""Words that only a lesson has."""


def _taught(play: Play) -> Classroom:
    return cast("Classroom", play)


def task(play: Play, rest: Rest) -> None:
    """Tell the task once more."""
    rest.nothing(play.words)
    _taught(play).tell_task()


def skip(play: Play, rest: Rest) -> None:
    """Tell the answer, do it, and go on."""
    rest.nothing(play.words)
    _taught(play).show()


def assist(play: Play, rest: Rest) -> None:
    """Help as in any match; at the end of the whole help, tell what only a lesson has."""
    helping.helping(play, rest)
    if not rest.words:
        play.tell(say("tutor-always", "system"))


def following(play: Play, rest: Rest) -> None:
    """Read the next page of what is being read; where nothing follows, show the answer.

    Raises:
        GameError: `shell-list-end`, when a list of several pages is at its end.
    """
    page = play.page
    if page is None or (isinstance(page, Page) and not page.start and page.end == len(page.items)):
        skip(play, rest)
    else:
        moves.following(play, rest)


def back(play: Play, rest: Rest) -> None:
    """Take the last action back where that is the task; else go back to the step before.

    Raises:
        GameError: `tutor-first-step`, when there is none.
    """
    taught = _taught(play)
    if "undo" in taught.step.ask:
        control.undo(play, rest)
        return
    rest.nothing(play.words)
    if taught.done_acts:
        taught.go_to(taught.number)
        return
    if not taught.number:
        raise GameError("tutor-first-step")
    taught.go_to(taught.number - 1)


def learn(play: Play, rest: Rest) -> None:
    """Tell the task; another lesson has to wait for the end of this one.

    Raises:
        GameError: `tutor-busy`, when another lesson is asked for.
    """
    if rest.words:
        raise GameError("tutor-busy", command=play.words.word("quit"))
    task(play, rest)


def players(play: Play, rest: Rest) -> None:
    """Tell who sits at the table: the learner, and those who do what the lesson says."""
    rest.nothing(play.words)
    for spec, person in zip(play.seating.seats, play.desk().people, strict=True):
        human = spec.player == HUMAN
        play.tell(say("shell-player-human" if human else "tutor-player", who=person))


def why(play: Play, rest: Rest) -> None:
    """Explain as in any match; why a computer player acted is simple here."""
    if rest.words:
        play.tell(say("tutor-scripted"))
    else:
        reading.HANDLERS["why"](play, rest)


def restart(play: Play, rest: Rest) -> None:
    """Begin the lesson anew."""
    rest.nothing(play.words)
    _taught(play).go_to(0)


def save(play: Play, rest: Rest) -> None:
    """Say that the lesson remembers its step by itself."""
    rest.nothing(play.words)
    taught = _taught(play)
    play.tell(say("tutor-saved", number=taught.number + 1, count=len(taught.lesson.steps)))


def leave(play: Play, rest: Rest) -> None:
    """Leave the lesson; nothing is lost, so nothing is asked."""
    rest.nothing(play.words)
    play.done = True


HANDLERS: Final[Handlers] = {
    "lesson-task": task,
    "lesson-skip": skip,
    "help": assist,
    "next": following,
    "lesson-restart": restart,
    "undo": back,
    "save": save,
    "quit": leave,
    "learn": learn,
    "players": players,
    "why": why,
}
"""What is answered otherwise than in a match, by word id."""
