"""Asks who is meant by a name of somebody who is to be registered, where several may be or nearly so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.desk import club_register, recognition
from accessgames.club.desk.commands.membership import named
from accessgames.club.desk.commands.people import items_of
from accessgames.club.desk.open_club import Request
from accessgames.club.desk.typed import MOST_NAMED, read_entry
from accessgames.language import Listing, Message, say
from accessgames.language.commandline import quote_briefly
from accessgames.shell.lists import list_lines

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext
    from accessgames.shell.dialogue import Dialogue

_NEWCOMERS: Final = {"register": 0, "substitute": 1}
"""Commands that bring people, and behind how many items their names stand."""


def settle_people(dialogue: Dialogue, context: ClubContext, command: str, request: Request) -> Request:
    """Return a request in which it is settled who is meant; what is certain is not asked.

    Raises:
        LeftError, BackError: The organiser does not want to answer.
        GameError: There is no tournament, or a name can't be read.
    """
    if command not in _NEWCOMERS or request.has("person"):
        return request
    items, club = items_of(request)[_NEWCOMERS[command] :], context.club
    proposal, found = club.tournament.proposal, club_register.club_register(club)
    here = {one.id for (name, _), one in club_register.people_at(club, found).items() if name == club.current}
    chosen = []
    for item in items:
        name = read_entry(proposal, context.words, item).name
        meant = recognition.recognise(found, name, here)
        choice = ask_person(dialogue, name, meant) if meant.doubted else ""
        here.update(one.id for one in meant.people[:1] if not meant.doubted)
        here.add(choice)
        chosen.append(choice)
    if not any(chosen):
        return request
    return Request(request.items, {**request.options, "person": tuple(chosen)})


def ask_person(dialogue: Dialogue, name: str, meant: recognition.Recognition) -> str:
    """Ask whether a known person is meant, or somebody new."""
    people = meant.doubted[:MOST_NAMED]
    named_ = tuple(map(named, people))
    word = quote_briefly(name)
    question = say("club-ask-person", word=word, people=Listing(named_), count=len(people))
    labels: list[Message] = [say("club-ask-person-known", player=one) for one in named_]
    labels.append(say("club-ask-person-new", word=word))
    called = (*((one.name,) for one in people), (name,))
    usual = len(people) if meant.near else 0
    index = dialogue.ask(
        (question, *list_lines(labels)), lambda line: which_person(dialogue, line, called, usual)
    )
    return people[index].id if index < len(people) else recognition.NEW


def which_person(dialogue: Dialogue, line: str, called: tuple[tuple[str, ...], ...], usual: int) -> int:
    """Return which one an answer means: a number or a name; yes is the first, no somebody new.

    Raises:
        GameError: None of them.
    """
    last = len(called) - 1
    for word, index in (("yes", 0), ("no", last)):
        if line.strip() and dialogue.words.in_full(word, line.strip()):
            return index
    exact = [index for index, names in enumerate(called) if line.strip() in names]
    return exact[0] if exact else dialogue.which(line, called, usual)
