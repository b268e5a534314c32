"""What is being read at each point of a conversation, by what was typed and told: a list, a text, nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.language import Message
    from tests.truth.shell.sitting import Saying, Sitting

MORE: Final = frozenset({"shell-list-more", "shell-reading-more", "shell-answer-more"})
"""What is told behind a part that is not the last one."""

ITEMS: Final = frozenset({"shell-list-item", "shell-list-only"})
"""Entries of a list."""

_STAYING: Final = frozenset({"cursor-mark", "cursor-distance"})
"""Words of the cursor that move nothing."""

_REFUSED: Final = frozenset({
    "cursor-none", "cursor-no-board", "cursor-outside", "cursor-steps", "cursor-nothing", "error-ambiguous",
    "space-error-outside", "space-error-not-place",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shelf:
    """A list or a text that is being read.

    Attributes:
        opener: What was typed to read it.
        pages: Its parts that were told, in the order in which they were.
        numbered: Whether its entries are chosen by number.
    """

    opener: Saying
    pages: tuple[Saying, ...]
    numbered: bool


def keys(saying: Saying) -> list[str]:
    """Return the keys of an answer."""
    return [message.key for message in saying.told]


def numbers(saying: Saying) -> list[int]:
    """Return the numbers of the entries that an answer tells."""
    return [_number(message) for message in saying.told if message.key in ITEMS]


def _number(message: Message) -> int:
    number = message.args.get("number", 1)
    assert isinstance(number, int)
    return number


def more(saying: Saying) -> Message | None:
    """Return what an answer says of parts that follow, if it says so."""
    return next((message for message in saying.told if message.key in MORE), None)


def _opens_text(saying: Saying) -> bool:
    """Tell whether a text is read that may be one of a single part."""
    if more(saying) is not None:
        return True
    titles = {section.title for section in saying.sitting.stage.session.known.room.rulebook.sections}
    return bool(set(keys(saying)) & {*titles, "shell-options-all", "shell-records-title"})


def _leaves(saying: Saying) -> bool:
    """Tell whether nothing is read any more behind a line."""
    walks = saying.word.startswith("cursor") and saying.word not in _STAYING
    return (
        saying.before.deeds != saying.after.deeds
        or {"HandOver", "Paused"} & {saying.before.asked, saying.after.asked} != set()
        or (walks and not set(keys(saying)) & _REFUSED)
    )


def quotes(shelf: Shelf | None, saying: Saying) -> bool:
    """Tell whether a line only tells again what a number of the history stands for."""
    number = saying.rest.isdecimal() and saying.before.deeds == saying.after.deeds
    if saying.word:
        return number and saying.word == "history"
    return number and shelf is not None and shelf.opener.word in {"history", "search"}


def _follow(shelf: Shelf | None, saying: Saying) -> Shelf | None:
    """Return what is read behind a line, where something was read before it."""
    told = set(keys(saying))
    if quotes(shelf, saying):
        return shelf
    if (
        shelf is not None
        and saying.word in {"next", "previous"}
        and not told & {"shell-list-end", "shell-list-start"}
    ):
        return replace(shelf, pages=(*shelf.pages, saying))
    if told & ITEMS:
        return Shelf(saying, (saying,), numbered=True)
    if _leaves(saying):
        return None
    one = "shell-hint-how" in told or ("shell-asked-number" in told and saying.word != "")
    if one or _opens_text(saying):
        return Shelf(saying, (saying,), numbered=one)
    return shelf


@cache
def shelves(sitting: Sitting) -> Sequence[Shelf | None]:
    """Return what is read before each line of a conversation, and behind the last one."""
    found: list[Shelf | None] = [None]
    for saying in sitting.sayings:
        found.append(_follow(found[-1], saying))
    return found


def before(saying: Saying) -> Shelf | None:
    """Return what is being read when a line is typed."""
    return shelves(saying.sitting)[saying.number]


def whole(saying: Saying) -> Shelf | None:
    """Return what an answer reads of, with all its parts that were heard later."""
    here = shelves(saying.sitting)[saying.number + 1]
    if here is None:
        return None
    last = here
    for later in shelves(saying.sitting)[saying.number + 1 :]:
        if later is None or later.opener is not here.opener:
            break
        last = later
    return last


@cache
def following(saying: Saying) -> list[Saying] | None:
    """Return the parts behind one that was told, up to the last; None where they were not all heard."""
    found: list[Saying] = []
    at = saying
    while more(at) is not None:
        if not at.later or at.later[0].word != "next" or "shell-list-end" in keys(at.later[0]):
            return None
        at = at.later[0]
        found.append(at)
    return found
