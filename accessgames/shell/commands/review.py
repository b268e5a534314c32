"""Hearing again what was told: znovu, historie, hledej, brajl, and single steps back and forth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Found, Kind, Message, Nested, keys, say
from accessgames.shell.lists import STORY, ListItem, Page

if TYPE_CHECKING:
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Handlers

_KINDS: Final = "kind-"
"""Word ids of kinds begin like this; `kind-story` stands for the match itself, `all` for everything."""

_STEPPED: Final = keys("shell-oldest", "shell-newest")


def repeat_last(talk: Conversation, rest: Arguments) -> None:
    """Tell once more what was told last; it is always told, even if nothing has changed.

    A voice that was cut off goes on where it was.
    """
    rest.nothing(talk.teller.words)
    talk.teller.console.repeat_for(talk.teller.listener)


def tell_in_braille(talk: Conversation, rest: Arguments) -> None:
    """Give the short forms of what was told last, and send them to the Braille display again."""
    rest.nothing(talk.teller.words)
    last = talk.teller.console.last_for(talk.teller.listener)
    talk.teller.console.ports.braille(*(heard.rendered for heard in last if heard.only != "ear"))
    for heard in last:
        if heard.only != "finger":
            for line in talk.teller.console.delivery.short(heard.rendered):
                talk.teller.console.show(line, heard.audience)


def read_history(talk: Conversation, rest: Arguments) -> None:
    """Read what was told, the newest first: of one kind, or what contains a text; a number tells that one.

    Raises:
        GameError: `shell-history-kind` for an unknown kind, `shell-history-empty` when there is nothing,
            `error-choice-number` for a number that the list does not have.
    """
    kinds, used = _kinds(talk, rest.words)
    if (number := talk.teller.words.read.alone(rest.words[used:])) is not None:
        _lines(talk, kinds, "").pick(number, by_key=False).choose()
        return
    found = talk.teller.words.match(rest.words[used:], ("search",)) if rest.words[used:] else None
    text = ""
    if isinstance(found, Found):
        text = " ".join(rest.words[used + found.used :])
    elif found is not None:
        raise GameError("shell-history-kind", word=rest.words[used], command=talk.teller.words.word(rest.id))
    _read(talk, kinds, text)


def search_history(talk: Conversation, rest: Arguments) -> None:
    """Read what was told and contains a text.

    Raises:
        MalformedAction: `shell-search-what` without a text.
    """
    if not rest.text:
        raise MalformedAction("shell-search-what", command=talk.teller.words.word(rest.id))
    _read(talk, None, rest.text)


def _kinds(talk: Conversation, words: tuple[str, ...]) -> tuple[frozenset[Kind] | None, int]:
    """Read the kind that is asked for: the match itself unless another one is named."""
    kinds = (key for key in talk.teller.words.ids() if key.startswith(_KINDS))
    match = talk.teller.words.match(words, (*kinds, "all"))
    if not isinstance(match, Found):
        return STORY, 0
    if match.id == "all":
        return None, match.used
    name = match.id.removeprefix(_KINDS)
    return STORY if name == "story" else frozenset({cast("Kind", name)}), match.used


def _read(talk: Conversation, kinds: frozenset[Kind] | None, text: str) -> None:
    talk.teller.read_page(_lines(talk, kinds, text))


def _lines(talk: Conversation, kinds: frozenset[Kind] | None, text: str) -> Page:
    """Return what was told as a list, the newest first; choosing a line tells it."""
    messages = talk.teller.console.history.find(talk.teller.listener, kinds, text)
    if not messages:
        raise GameError("shell-history-empty")
    retell = partial(talk.teller.tell, record=False)
    items = (ListItem(partial(_same, message), partial(retell, message)) for message in messages)
    return Page(tuple(items), again=True)


def _same(message: Message) -> Message:
    return message


def _step(talk: Conversation, move: int) -> None:
    found = talk.teller.console.history.step(talk.teller.listener, move)
    if found is None:
        talk.teller.tell(say("shell-oldest" if move < 0 else "shell-newest"), record=False)
        return
    number, count, message = found
    line = say("shell-history-step", number=number, count=count, line=Nested(message))
    talk.teller.tell(line, record=False)


def step_older(talk: Conversation, rest: Arguments) -> None:
    """Step to the line before."""
    rest.nothing(talk.teller.words)
    _step(talk, -1)


def step_newer(talk: Conversation, rest: Arguments) -> None:
    """Step to the line after."""
    rest.nothing(talk.teller.words)
    _step(talk, 1)


REVIEW_HANDLERS: Final[Handlers] = {
    "again": repeat_last,
    "braille": tell_in_braille,
    "history": read_history,
    "search": search_history,
    "older": step_older,
    "newer": step_newer,
}
"""Commands by word id."""
