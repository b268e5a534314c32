"""Help at the desk: what can be said, one command at a time, and the single keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.conversation import DEED
from accessgames.engine import MalformedAction
from accessgames.language import Ambiguous, Found, Listing, Message, say
from accessgames.shell.commands.choosing import change
from accessgames.shell.lists import Item, Page

if TYPE_CHECKING:
    from accessgames.club.desk.conversation import Conversation
    from accessgames.shell.rest import Rest

GROUPS: Final = {
    "tournament": ("create", "amend", "proposal", "show", "list", "open", "close", "reopen"),
    "people": (
        "register", "people", "category", "rename", "withdraw", "return", "substitute", "qualify", "decline",
    ),
    "rounds": ("seat", "tables", "mix", "play", "import", "result", "results", "correct", "penalty", "undo"),
    "outcome": ("standings", "lot", "league", "papers", "export", "verify"),
}  # fmt: skip
"""Deeds in the order in which help names them."""

HEARING: Final = ("again", "history", "search", "older", "newer", "braille", "next")
PROGRAM: Final = (
    "settings",
    "brief",
    "normal",
    "detailed",
    "language",
    "keys",
    "voice",
    "save",
    "help",
    "quit",
)


def helping(talk: Conversation, rest: Rest) -> None:
    """Tell what is waited for and all words, or explain one of them.

    Raises:
        MalformedAction: `shell-no-help` for a word that means nothing here.
    """
    if rest.words:
        _explain_typed(talk, rest)
        return
    talk.repeat_question()
    for group, deeds in GROUPS.items():
        talk.tell(
            say("club-help-group", group=group, words=_words(talk, (f"{DEED}{deed}" for deed in deeds)))
        )
    talk.tell(
        say("shell-help-hearing", words=_words(talk, HEARING)),
        say("shell-help-program", words=_words(talk, PROGRAM)),
        say("club-help-more", command=talk.words.word(rest.id), example=talk.words.word("club-register")),
    )


def _words(talk: Conversation, ids: Iterable[str]) -> Listing:
    return Listing(tuple(map(talk.words.word, ids)))


def _explain_typed(talk: Conversation, rest: Rest) -> None:
    match talk.words.match(rest.words, talk.commands(), named=True):
        case Found(found):
            talk.tell(*explained(talk, found))
        case Ambiguous(ids):
            for found in ids:
                talk.tell(*explained(talk, found))
        case _:
            raise MalformedAction("shell-no-help", word=rest.text, command=talk.words.word(rest.id))


def explained(talk: Conversation, command: str) -> Iterator[Message]:
    """Yield what a command does, and its single key where those are in use."""
    word = talk.words.word(command)
    message = say(f"help-{command}")
    yield message if talk.console.language.has(message.key) else say("shell-no-help-for", word=word)
    pressed = talk.words.key(command).strip()
    if pressed and talk.by_key:
        yield say("shell-help-key", word=word, key=pressed)


def keys(talk: Conversation, rest: Rest) -> None:
    """Tell the single keys, or switch them on and off.

    Raises:
        MalformedAction: `shell-key-unknown` for a key that means nothing here.
    """
    if not rest.words:
        _list_keys(talk)
        return
    match talk.words.match(rest.words, ("on", "off")):
        case Found("on"):
            change(talk, "profile", "klavesy")
        case Found("off"):
            change(talk, "profile", "ctecka")
        case _:
            found = talk.words.by_key(rest.text, talk.commands())
            if found is None:
                raise MalformedAction("shell-key-unknown", key=rest.text, command=talk.words.word(rest.id))
            talk.tell(*explained(talk, found))


def _list_keys(talk: Conversation) -> None:
    ids = [key for key in talk.commands() if talk.words.key(key).strip()]
    items = tuple(Item(partial(_line, talk, key), partial(_tell, talk, key)) for key in ids)
    talk.tell(say("shell-key-colon"), record=False)
    talk.listed(Page(items))


def _tell(talk: Conversation, key: str) -> None:
    talk.tell(*explained(talk, key))


def _line(talk: Conversation, key: str) -> Message:
    pressed = talk.words.key(key)
    named = {",": "comma", ".": "point", "+": "plus", "-": "minus", "?": "question"}
    return say("shell-key-line", key=named.get(pressed, pressed), word=talk.words.word(key))
