"""What can be chosen now, for pages with buttons: answers, entries of the last list, or the usual words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.shell.input.requests import Choice
from accessgames.shell.lists import Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.shell.session import Session
    from accessgames.shell.teller import Teller

MATCH_WORDS: Final = ("moves", "hint", "again", "undo", "rules", "help")
"""Words of every match that have a button, behind those of its game."""

OVER_WORDS: Final = ("again", "undo", "rules", "help")
"""Those of them that make sense when a match has ended: nobody moves any more, and nothing is advised."""


def match_choices(session: Session) -> tuple[Choice, ...]:
    """Return what can be chosen at a match now: what the question offers, else the list and the words."""
    question, teller = session.agenda.question, session.teller
    if question is not None:
        return tuple(_worded(teller, question.words))
    own = session.known.room.commands
    over = session.known.over
    usual = (*(() if over else own.verbs), *own.answers, *(OVER_WORDS if over else MATCH_WORDS))
    fresh = isinstance(teller.page, Page) and teller.page.moment in (None, session.agenda.changes)
    return (*(_listed(teller) if fresh else ()), *_worded(teller, usual))


def lobby_choices(teller: Teller, words: Iterable[str]) -> tuple[Choice, ...]:
    """Return what can be chosen where no match is played: the list, and some words."""
    return (*_listed(teller), *_worded(teller, words))


def _listed(teller: Teller) -> Iterator[Choice]:
    """Yield the entries of the list that was told last, and the way to more of them."""
    page = teller.page
    if not isinstance(page, Page):
        return
    for index in range(page.start, page.end):
        yield Choice(str(index + 1), page.items[index].label())
    if page.end < len(page.items):
        yield from _worded(teller, ("next",))


def _worded(teller: Teller, ids: Iterable[str]) -> Iterator[Choice]:
    for word in dict.fromkeys(map(teller.words.word, ids)):
        yield Choice(word, word)
