"""What is said of lists, of long texts and of what was told before: worked out from what was heard."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Perspective
from accessgames.games import Listener, MoveMenu
from accessgames.language import Nested
from accessgames.language.commandline import normalise_bare
from tests.truth.shell import shelf
from tests.truth.shell.sitting import ROOMS

if TYPE_CHECKING:
    from accessgames.language import Message
    from tests.truth.shell.sitting import Check, Heard, Saying, Sitting

STORY: Final = frozenset({"own", "other", "bot", "score"})
"""Kinds that are read where none is named."""


VALUED: Final = frozenset({"order-strength", "order-points"})
"""Orders that say what is good."""


def rated(heard: Heard) -> str:
    """Return what the match is part of, such as a table of a tournament; "" at home."""
    sealed = heard.sitting.stage.session.known.seat.header.sealed
    return "" if sealed is None else str(sealed.occasion)


def names(heard: Heard, **keys: str) -> bool:
    """Tell whether arguments of a line are words that can be typed, each the one with its id."""
    return all(heard.arg(name) == heard.sitting.word(key) for name, key in keys.items())


def commands(sitting: Sitting) -> Any:  # noqa: ANN401 - by game
    """Return the commands of the game."""
    return sitting.stage.session.known.room.commands


@cache
def legal(saying: Saying) -> list[str]:
    """Return what whoever has the keyboard may do, in notation; what only computers do is never listed."""
    game, seat = saying.sitting.match.game, saying.before.viewer
    name = saying.sitting.game
    own = game.format_action if name in ROOMS else None
    written = own or importlib.import_module(f"tests.truth.lists.{name}").written
    possible = Perspective(game, game.view(saying.before.state, seat), seat).legal
    return [text for text in map(written, possible) if text]


@cache
def past(saying: Saying) -> list[Message]:
    """Return what whoever has the keyboard may hear again, the oldest first."""
    seat = saying.before.viewer
    return [one.message for one in saying.before.past if one.audience in (None, seat)]


def _in_words(sitting: Sitting, message: Message) -> str:
    return normalise_bare(sitting.stage.console.language.form(message, "full"))


def _kinds(saying: Saying) -> frozenset[str] | None:
    """Return the kinds that were asked for; None for all."""
    sitting = saying.sitting
    for key in sitting.stage.session.teller.words.ids():
        if key.startswith("kind-") and saying.rest == sitting.word(key):
            return STORY if key == "kind-story" else frozenset({key.removeprefix("kind-")})
    return None if saying.rest == sitting.word("all") else STORY


@cache
def remembered(saying: Saying) -> list[Message]:
    """Return what a line that reads what was told has to read."""
    if saying.word == "search":
        wanted = normalise_bare(saying.rest)
        return [one for one in past(saying) if wanted in _in_words(saying.sitting, one)]
    kinds = _kinds(saying)
    return [one for one in past(saying) if kinds is None or one.kind in kinds]


def chosen_order(saying: Saying) -> str:
    """Return the word id of the order in which moves are told: the one chosen last, else the usual one."""
    own, sitting = commands(saying.sitting), saying.sitting
    for one in (saying, *saying.earlier):
        if one.word == "come-back":
            break
        if one.word == "moves" and one.before.viewer == saying.before.viewer:
            for order in own.orders:
                if sitting.word(order) == one.rest:
                    return str(order)
    return str(own.orders[0])


@cache
def total(saying: Saying) -> int | None:
    """Return how many entries the list has that a line reads first, by the rules or by what was told."""
    own = commands(saying.sitting)
    if saying.word == "moves":
        if isinstance(own, MoveMenu) and chosen_order(saying) in own.menus:
            return None
        fits = saying.fits
        return len([text for text in legal(saying) if fits is None or fits(text)])
    if saying.word in {"history", "search"}:
        return len(remembered(saying))
    if saying.word == "settings":
        return sum(key.startswith("set-") for key in saying.sitting.stage.session.teller.words.ids())
    if saying.word == "rules":
        return len(saying.sitting.stage.session.known.room.rulebook.sections)
    return None


@cache
def _counted(saying: Saying, count: int) -> bool:
    """Tell whether a list has so many entries, by the rules and by going on to its end."""
    here = shelf.whole(saying)
    assert here is not None
    wanted, behind = total(here.opener), shelf.following(saying)
    heard = None if behind is None else max(chain.from_iterable(map(shelf.numbers, (saying, *behind))))
    return wanted in (None, count) and heard in (None, count)


FEW: Final = 40
"""Of so many legal moves at most each is put in words, to find those of a list."""


@cache
def _labels(saying: Saying) -> list[Message] | None:
    """Return all legal moves in words; None where they are many."""
    sitting, seat = saying.sitting, saying.before.viewer
    game, room = sitting.match.game, sitting.stage.session.known.room
    known = Perspective(game, game.view(saying.before.state, seat), seat)
    if len(known.legal) > FEW:
        return None
    desk = sitting.listener()
    listener = Listener(known, desk.people, desk.bots, desk.words)
    return [room.narration.action(action, listener) for action in known.legal]


def _entry(heard: Heard) -> bool:
    """Tell whether an entry is a line that was told, or a move that can be done, wherever that is known."""
    here = shelf.whole(heard.saying)
    item: Any = heard.arg("item")
    if here is None:
        return True
    if here.opener.word in {"history", "search"}:
        return item.message in [one.message for one in here.opener.before.past]
    if here.opener.word != "moves" or here.opener.before.deeds != heard.now.deeds:
        return isinstance(item, Nested)
    labels = _labels(here.opener)
    group = item.message.key not in {label.key for label in labels or ()}
    return labels is None or group or item.message in labels


def _item(heard: Heard) -> object:
    """Entries are numbered one after another, each page goes on, and the last one has the highest number."""
    told = shelf.numbers(heard.saying)
    before = shelf.before(heard.saying)
    if shelf.quotes(before, heard.saying):
        return True
    start = 1
    if heard.saying.word == "next" and before is not None:
        start = max(shelf.numbers(before.pages[-1])) + 1
    elif heard.saying.word == "previous" and before is not None:
        start = min(shelf.numbers(before.pages[-1])) - 9
    at = sum(message.key in shelf.ITEMS for message in heard.saying.told[: heard.at])
    numbered = told == list(range(start, start + len(told))) and heard.arg("number") == told[at] == start + at
    return numbered and _entry(heard) and _counted(heard.saying, heard.arg("count"))


def _only(heard: Heard) -> object:
    if shelf.quotes(shelf.before(heard.saying), heard.saying):
        return True
    return len(shelf.numbers(heard.saying)) == 1 and _entry(heard) and _counted(heard.saying, 1)


def _list_more(heard: Heard) -> object:
    if shelf.quotes(shelf.before(heard.saying), heard.saying):
        return True
    return _counted(heard.saying, heard.arg("left") + max(shelf.numbers(heard.saying)))


def _text_more(heard: Heard) -> object:
    """So many lines come when somebody goes on; the title is told again with each part."""
    if shelf.quotes(shelf.before(heard.saying), heard.saying):
        return True
    behind = shelf.following(heard.saying)
    titles = 1 if heard.message.key == "shell-reading-more" else 0
    lines = (
        None
        if behind is None
        else [
            message for saying in behind for message in saying.told[titles:] if message.key not in shelf.MORE
        ]
    )
    return lines is None or len(lines) == heard.arg("left")


def _head(heard: Heard) -> object:
    """A list in this order has so many entries, of which so many are told at once."""
    ordered = heard.message.key != "shell-moves-count"
    order = not ordered or heard.arg("order") == heard.sitting.word(chosen_order(heard.saying))
    told = len(shelf.numbers(heard.saying)) == heard.arg("told") < heard.arg("count")
    return order and told and _counted(heard.saying, heard.arg("count"))


def _order(heard: Heard) -> object:
    return (
        heard.arg("order") == heard.sitting.word(chosen_order(heard.saying))
        and shelf.more(heard.saying) is None
    )


def _unknown_order(heard: Heard) -> object:
    own = commands(heard.sitting)
    names = {heard.sitting.word(order) for order in own.orders}
    # At a table of a tournament nothing is sorted by what is good.
    allowed = (
        {heard.sitting.word(order) for order in own.orders if order not in VALUED} if rated(heard) else names
    )
    return heard.arg("words") not in names and set(heard.arg("orders").items) == allowed


def _no_such_move(heard: Heard) -> object:
    fits, typed = heard.saying.fits, heard.arg("text") == heard.saying.rest
    return typed and (
        not any(fits(text) for text in legal(heard.saying)) if fits else heard.saying.word == "moves"
    )


def _list_end(heard: Heard) -> object:
    here = shelf.before(heard.saying)
    return here is not None and shelf.more(here.pages[-1]) is None and heard.saying.word == "next"


def _list_start(heard: Heard) -> object:
    here = shelf.before(heard.saying)
    if here is None or heard.saying.word != "previous":
        return False
    firsts = [shelf.numbers(page)[:1] for page in (here.pages[0], here.pages[-1])]
    return here.pages[-1] is here.opener or (firsts[0] == firsts[1] != [])


def _no_list(heard: Heard) -> object:
    here = shelf.before(heard.saying)
    typed = heard.saying.rest.rstrip("?").split()[-1:]
    return typed == [str(heard.arg("number"))] and (here is None or not here.numbered)


def _no_page(heard: Heard) -> object:
    return shelf.before(heard.saying) is None


def _choice(heard: Heard) -> object:
    """The list that is read, or that a number behind a command picks from, ends before that number."""
    saying = heard.saying
    if saying.word in {"history", "rules"}:
        most = total(replace_rest(saying))
    else:
        here = shelf.before(saying)
        assert here is not None
        counts = [message.args["count"] for message in here.opener.told if message.key == "shell-list-item"]
        advised = 1 + len({"advice-second", "advice-equal"} & set(shelf.keys(here.opener)))
        most = counts[0] if counts else advised  # type: ignore[assignment] # checked where it was told
    return heard.arg("most") == most and not 1 <= heard.arg("number") <= heard.arg("most")


def replace_rest(saying: Saying) -> Saying:
    """Return a line as if nothing had stood behind its command."""
    from dataclasses import replace  # noqa: PLC0415

    return replace(saying, rest="")


def _empty(heard: Heard) -> object:
    return heard.saying.word in {"history", "search"} and not remembered(heard.saying)


def steps(saying: Saying) -> int | None:
    """Return the number of the line that was told last by steps; None where they begin behind all."""
    for one in saying.earlier:
        if len(one.before.past) != len(one.after.past):
            return None
        for message in one.told[::-1]:
            if message.key == "shell-history-step":
                return int(message.args["number"])  # type: ignore[arg-type]
    return None


def _step(heard: Heard) -> object:
    lines, before = past(heard.saying), steps(heard.saying)
    way = -1 if heard.saying.word == "older" else 1
    number = (len(lines) + 1 if before is None else before) + way
    told = heard.arg("line")
    return (
        (heard.arg("number"), heard.arg("count")) == (number, len(lines))
        and isinstance(told, Nested)
        and told.message == lines[number - 1]
    )


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "shell-list-item": _item,
        "shell-list-only": _only,
        "shell-list-more": _list_more,
        "shell-reading-more": _text_more,
        "shell-answer-more": _text_more,
        "shell-moves-count": _head,
        "shell-moves-ordered": _head,
        "shell-moves-order": _order,
        "shell-order-unknown": _unknown_order,
        "shell-no-such-move": _no_such_move,
        "shell-list-end": _list_end,
        "shell-list-start": _list_start,
        "shell-no-list": _no_list,
        "shell-no-page": _no_page,
        "error-choice-number": _choice,
        "shell-history-empty": _empty,
        "shell-history-step": _step,
        "shell-oldest": lambda heard: heard.saying.word == "older" and steps(heard.saying) in {1, None},
        "shell-newest": lambda heard: (
            heard.saying.word == "newer" and steps(heard.saying) in {None, len(past(heard.saying))}
        ),
    }
)
"""By line: what makes it true."""
