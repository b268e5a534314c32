"""Lessons from own mistakes at home: the next one, how they stand, one by one, and deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.language import Day, Message, Nested, say
from accessgames.shell import entry, lists, questions
from accessgames.shell.mistakes import giving, words

if TYPE_CHECKING:
    from accessgames.personal.mistakes import Mistake
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.home.conversation import Home
    from accessgames.shell.mistakes.finding import OwnMistakes


def take_wanted(home: Home, rest: Arguments) -> None:
    """Do what is wanted of the own mistakes.

    Raises:
        GameError: As `words.read_wanted`; `mistake-nowhere`; or as `giving.give_next`.
    """
    own, wanted = words.mistakes_of(home.context), words.read_wanted(home, rest)
    if wanted.what == words.STATE:
        giving.look_for_new(home, own, home.context)
        home.teller.tell(*words.state_lines(own, wanted.game))
    elif wanted.what == words.LIST:
        _tell_list(home, own, wanted.game)
    elif wanted.what == words.DELETE:
        _ask_delete(home, own, wanted)
    else:
        with home.context.console.aside():
            giving.give_next(home, own, home.context, wanted.game)
        home.repeat_question()


def _listed(own: OwnMistakes, game: str | None) -> tuple[Mistake, ...]:
    """Return the mistakes that are not known yet, as they are listed.

    Raises:
        GameError: `mistake-empty` where there are none.
    """
    found = tuple(one for one in own.book.mistakes() if not one.known and words.is_about(one, game))
    if not found:
        raise GameError("mistake-empty")
    return found


def _tell_list(home: Home, own: OwnMistakes, game: str | None) -> None:
    """Read the lessons that wait; a number asks one, also before its day."""
    items = (
        lists.ListItem(partial(_line, home, own, one), partial(_give, home, own, one))
        for one in _listed(own, game)
    )
    home.teller.read_page(lists.Page(tuple(items)))


def _line(home: Home, own: OwnMistakes, mistake: Mistake) -> Message:
    """Tell a lesson in a line: of which match, and when it comes back."""
    game = Nested(game_title(mistake.game, home.context.preferences.language.has))
    due, today = Day.of(mistake.due), "yes" if mistake.due <= own.today() else "no"
    return say("mistake-line", game=game, date=words.day_of(mistake), due=due, today=today)


def _give(home: Home, own: OwnMistakes, mistake: Mistake) -> None:
    with home.context.console.aside():
        giving.give_lesson(mistake, own, home.context, entry.HouseServices(home.context))
    home.repeat_question()


@dataclass(frozen=True, slots=True)
class ConfirmForget(questions.Confirmation["Conversation"]):
    """Whether lessons are really to be deleted.

    Attributes:
        own: Where they are kept.
        mistakes: The lessons.
    """

    own: OwnMistakes
    mistakes: tuple[Mistake, ...]

    def message(self, talk: Conversation) -> Message:
        """Ask."""
        del talk
        return say("mistake-ask-delete", "turn", count=len(self.mistakes))

    def agreed(self, talk: Conversation) -> None:
        """Delete them."""
        self.own.book.delete(self.mistakes)
        talk.teller.tell(say("mistake-deleted", count=len(self.mistakes)))

    def declined(self) -> Message:
        """Say that they stay."""
        return say("mistake-kept")


def _ask_delete(home: Home, own: OwnMistakes, wanted: words.WantedLesson) -> None:
    """Ask whether all lessons, those of a game, or one of the list are to be deleted.

    Raises:
        GameError: `mistake-empty`, or `error-choice-number` for a number that the list does not have.
    """
    found = tuple(one for one in own.book.mistakes() if words.is_about(one, wanted.game))
    if wanted.number is not None:
        found = _listed(own, None)
        if not 1 <= wanted.number <= len(found):
            raise GameError("error-choice-number", number=wanted.number, most=len(found))
        found = (found[wanted.number - 1],)
    if not found:
        raise GameError("mistake-empty")
    home.ask(ConfirmForget(None, own, found))
