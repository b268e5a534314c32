"""Words that count as a whole line only: what somebody asks who does not know what to type, and thanks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.told_rules import match_section
from accessgames.language import Listing, say
from accessgames.shell import news
from accessgames.shell.commands import moves
from accessgames.shell.lists import Reading

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from accessgames.language import Vocabulary
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.session import Session


def read_news(session: Session) -> None:
    """Read what is new in the program."""
    session.teller.read_page(news.news_page())


def answer_thanks(session: Session) -> None:
    """Be polite, and tell what is waited for."""
    session.teller.tell(say("shell-thanks"))
    session.repeat_question()


def tell_now(session: Session) -> None:
    """Tell what is waited for, what may be typed to do it, and where more is to be heard; no advice."""
    session.repeat_question()
    word, known = session.teller.words.word, session.known
    if not known.over and known.seating.listener in known.seat.actors:
        verbs = Listing(tuple(map(word, moves.game_verbs(session))))
        session.teller.tell(say("shell-help-verbs", words=verbs))
    session.teller.tell(say("shell-now-more"))


def read_primer(session: Session) -> None:
    """Read what the game is about and the rules that matter now, and where the rest is."""
    room, options = session.known.room, session.known.seat.setup.options
    here, first = room.rulebook.here(session.known.listener()), room.rulebook.sections[0]
    language = session.teller.console.language
    sections = [first, *(one for one in room.rulebook.sections if one.id == here and one != first)]
    lines = [line for one in sections for line in match_section(room, one, options, language)]
    session.teller.read_page(Reading(say(first.title), (*lines, say("shell-primer-more"))))


WHOLE: Final[Mapping[str, Callable[[Session], None]]] = {
    "news": read_news,
    "thanks": answer_thanks,
    "now": tell_now,
    "primer": read_primer,
}
"""What does each of them, by word id."""


def whole_line(words: Vocabulary, command: TypedCommand) -> str | None:
    """Return which of these words a line is, in full."""
    line = " ".join(command.words)
    return next((key for key in WHOLE if key in words and words.in_full(key, line)), None)
