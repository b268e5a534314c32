"""What the lessons of Tetrikon want to come about, and the tasks of their test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import replace
from accessgames.engine import grid
from accessgames.games import teaching
from accessgames.games.tetrikon import naming, player_areas, prepared
from accessgames.games.tetrikon.commands.spelling import spell_offer
from accessgames.games.tetrikon.rules import actions, puzzle, tasks
from accessgames.language import Message, Value, say
from accessgames.language.space import name_squares

if TYPE_CHECKING:
    from accessgames.engine import Stream

Attempt: TypeAlias = teaching.Attempt[Any, naming.TetrikonListener]
Listener: TypeAlias = naming.TetrikonListener
Words = teaching.Words

_LEARNER: Final = 0
_OTHER: Final = 1


# ------------------------------------------------------------------ building


def _built(attempt: Attempt) -> bool:
    return isinstance(attempt.action, actions.Build | puzzle.Lay)


def left(attempt: Attempt) -> player_areas.PlayerArea:
    """Return what lies in front of the learner after an attempt."""
    return player_areas.area_of(replace(attempt.listener, perspective=attempt.after), _LEARNER)


def _lies(attempt: Attempt, words: Words) -> bool:
    del words
    return _built(attempt)


def _closes(attempt: Attempt, words: Words) -> bool:
    del words
    return _built(attempt) and not left(attempt).empty


def _leaves_a_way(attempt: Attempt, words: Words) -> bool:
    """Tell whether the own free pieces fill what is empty then."""
    del words
    if not _built(attempt):
        return False
    area, material = left(attempt), player_areas.material_of(attempt.listener)
    tiler = grid.Tiler(area.board, material.shapes, mirror=player_areas.mirror_of(attempt.listener))
    return tiler.fillable(area.empty, Counter(area.free))


def _instead_of_building(key: str, attempt: Attempt, words: Words) -> Message:
    """Say which squares would stay empty, or that nothing would lie there."""
    del words
    if not _built(attempt):
        return say("tutor-tetrikon-instead-nothing")
    area = left(attempt)
    cells = name_squares(area.board, area.empty)
    return say(f"tutor-tetrikon-instead-{key}", cells=cells, count=area.empty.bit_count())


# ------------------------------------------------------------------ paying


def _saves(attempt: Attempt, words: Words) -> bool:
    action = attempt.action
    return isinstance(action, actions.Pay) and int(words[0]) not in action.cards


def _instead_of_paying(attempt: Attempt, words: Words) -> Message:
    """Say which cards would go, or that nothing would be paid."""
    del words
    action = attempt.action
    if isinstance(action, actions.Pay):
        return say("tutor-tetrikon-instead-pay", cards=naming.name_money(action.cards))
    return say("tutor-tetrikon-instead-unpaid")


# ------------------------------------------------------------------ trading


def offered(attempt: Attempt) -> tasks.Offer | None:
    """Return the offer that an attempt puts together; None where it puts none together."""
    offer = tasks.Offer(_LEARNER, _OTHER)
    if not isinstance(attempt.actions[0], actions.OpenDeal):
        return None
    for action in attempt.actions:
        if isinstance(action, actions.AddItem):
            offer = _with_item(offer, action)
    return offer


def _with_item(offer: tasks.Offer, added: actions.AddItem) -> tasks.Offer:
    match added:
        case actions.AddItem("give", str(piece)):
            return replace(offer, give=(*offer.give, piece))
        case actions.AddItem("give", int(value)):
            return replace(offer, give_money=offer.give_money + value)
        case actions.AddItem("take", str(piece)):
            return replace(offer, take=(*offer.take, piece))
        case actions.AddItem("take", int(value)):
            return replace(offer, take_money=offer.take_money + value)
    raise TypeError(added)


def _deals(wanted: Callable[[tasks.Offer, Words], bool], attempt: Attempt, words: Words) -> bool | None:
    """Ask of an offer whether it is what was wanted, as soon as it is made."""
    offer = offered(attempt)
    if isinstance(attempt.action, actions.OpenDeal | actions.AddItem):
        return None
    return isinstance(attempt.action, actions.Propose) and offer is not None and wanted(offer, words)


def _piece_for_piece(offer: tasks.Offer, words: Words) -> bool:
    give, take = words
    return (offer.give, offer.take, offer.give_money, offer.take_money) == ((give,), (take,), 0, 0)


def _cheap(offer: tasks.Offer, words: Words) -> bool:
    take, most = words
    got = (offer.give, offer.take, offer.take_money) == ((), (take,), 0)
    return got and offer.give_money <= int(most)


def _instead_of_dealing(attempt: Attempt, words: Words) -> Message:
    del words
    offer = offered(attempt)
    if offer is None or not isinstance(attempt.action, actions.Propose):
        return say("tutor-tetrikon-instead-no-deal")
    give, take = naming.name_sides(offer)
    return say("tutor-tetrikon-instead-deal", give=give, take=take)


def _save_details(_: Listener, words: Words) -> Mapping[str, Value]:
    return {"kept": naming.name_points(int(words[0]))}


def _swap_details(_: Listener, words: Words) -> Mapping[str, Value]:
    give, take = words
    return {"give": naming.name_piece(give), "take": naming.name_piece(take)}


def _price_details(_: Listener, words: Words) -> Mapping[str, Value]:
    take, most = words
    return {"take": naming.name_piece(take), "most": naming.name_points(int(most))}


_AIMS: Final[Mapping[str, teaching.Aim[Any, Any]]] = MappingProxyType(
    {
        "lay": teaching.Aim(_lies, partial(_instead_of_building, "close")),
        "close": teaching.Aim(_closes, partial(_instead_of_building, "close")),
        "rest": teaching.Aim(_leaves_a_way, partial(_instead_of_building, "rest")),
        "save": teaching.Aim(_saves, _instead_of_paying, _save_details),
        "swap": teaching.Aim(partial(_deals, _piece_for_piece), _instead_of_dealing, _swap_details),
        "price": teaching.Aim(partial(_deals, _cheap), _instead_of_dealing, _price_details),
    }
)


class TetrikonTeaching(teaching.Teaching):
    """The aims of Tetrikon, and its test: filling a diagram, paying, and offers to the other player.

    Attributes:
        aims: By name.
        kinds: Sorts of tasks.
    """

    aims = _AIMS
    kinds = ("close", "save", "rest", "swap", "price")

    def draw(self, kind: str, stream: Stream, /) -> teaching.Drawn[Any] | None:
        """Come to a position; None where luck would find what is right."""
        return prepared.DRAWERS[kind](prepared.PreparedMatch(stream))

    def spell(self, done: Sequence[Any], listener: Listener, /) -> str:
        """Return an offer as the one sentence that is taught."""
        attempt = teaching.Attempt(listener, tuple(done), listener.perspective)
        offer = offered(attempt)
        return "" if offer is None else spell_offer(offer, listener)


TEACHING: Final = TetrikonTeaching()
"""What the lessons of Tetrikon need."""
