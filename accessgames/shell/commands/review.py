"""Hearing again what was told: znovu, historie, hledej, brajl, and single steps back and forth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Found, Kind, Message, Nested, keys, say
from accessgames.shell.lists import STORY, ListItem, Page

if TYPE_CHECKING:
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.protocols import Talk

_KINDS: Final = "kind-"
"""Word ids of kinds begin like this; `kind-story` stands for the match itself, `all` for everything."""

_STEPPED: Final = keys("shell-oldest", "shell-newest")


def repeat_last(play: Talk, rest: Arguments) -> None:
    """Tell once more what was told last; it is always told, even if nothing has changed."""
    rest.nothing(play.words)
    for heard in play.console.last_for(play.seating.listener):
        play.console.give(heard, again=True)


def tell_in_braille(play: Talk, rest: Arguments) -> None:
    """Give the short forms of what was told last, and send them to the Braille display again."""
    rest.nothing(play.words)
    last = play.console.last_for(play.seating.listener)
    play.console.ports.braille(*(heard.rendered for heard in last if heard.only != "ear"))
    for heard in last:
        if heard.only != "finger":
            for line in play.console.delivery.short(heard.rendered):
                play.console.show(line, heard.audience)


def read_history(play: Talk, rest: Arguments) -> None:
    """Read what was told, the newest first: of one kind, or what contains a text.

    Raises:
        GameError: `shell-history-kind` for an unknown kind, `shell-history-empty` when there is nothing.
    """
    kinds, used = _kinds(play, rest.words)
    found = play.words.match(rest.words[used:], ("search",)) if rest.words[used:] else None
    text = ""
    if isinstance(found, Found):
        text = " ".join(rest.words[used + found.used :])
    elif found is not None:
        raise GameError("shell-history-kind", word=rest.words[used], command=play.words.word(rest.id))
    _read(play, kinds, text)


def search_history(play: Talk, rest: Arguments) -> None:
    """Read what was told and contains a text.

    Raises:
        MalformedAction: `shell-search-what` without a text.
    """
    if not rest.text:
        raise MalformedAction("shell-search-what", command=play.words.word(rest.id))
    _read(play, None, rest.text)


def _kind_words(play: Talk) -> tuple[str, ...]:
    return (*(key for key in play.words.ids() if key.startswith(_KINDS)), "all")


def _kinds(play: Talk, words: tuple[str, ...]) -> tuple[frozenset[Kind] | None, int]:
    """Read the kind that is asked for: the match itself unless another one is named."""
    match = play.words.match(words, _kind_words(play))
    if not isinstance(match, Found):
        return STORY, 0
    if match.id == "all":
        return None, match.used
    name = match.id.removeprefix(_KINDS)
    return STORY if name == "story" else frozenset({cast("Kind", name)}), match.used


def _read(play: Talk, kinds: frozenset[Kind] | None, text: str) -> None:
    messages = play.console.history.find(play.seating.listener, kinds, text)
    if not messages:
        raise GameError("shell-history-empty")
    play.page = Page(
        tuple(ListItem(partial(_same, message), partial(_retell, play, message)) for message in messages)
    )
    play.tell(*play.page.lines(by_key=play.by_key), record=False)


def _same(message: Message) -> Message:
    return message


def _retell(play: Talk, message: Message) -> None:
    play.tell(message, record=False)


def _step(play: Talk, move: int) -> None:
    found = play.console.history.step(play.seating.listener, move)
    if found is None:
        play.tell(say("shell-oldest" if move < 0 else "shell-newest"), record=False)
        return
    number, count, message = found
    line = say("shell-history-step", number=number, count=count, line=Nested(message))
    play.tell(line, record=False)


def step_older(play: Talk, rest: Arguments) -> None:
    """Step to the line before."""
    rest.nothing(play.words)
    _step(play, -1)


def step_newer(play: Talk, rest: Arguments) -> None:
    """Step to the line after."""
    rest.nothing(play.words)
    _step(play, 1)


REVIEW_HANDLERS: Final[Handlers] = {
    "again": repeat_last,
    "braille": tell_in_braille,
    "history": read_history,
    "search": search_history,
    "older": step_older,
    "newer": step_newer,
}
"""Commands by word id."""
