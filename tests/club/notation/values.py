"""Any proposal and any event, for Hypothesis: right in their types, not in what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_type_hints

from hypothesis import strategies as st

from accessgames.club import events
from accessgames.club.events import KINDS
from accessgames.club.model import proposal, tournament
from accessgames.club.model.proposal import Proposal
from accessgames.dataclasses import replace

if TYPE_CHECKING:
    from accessgames.club.events import Event

NUMBERS = st.integers(-(10**11) + 1, 10**12 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


def _any(kind: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - any annotation
    """A strategy for a type of the club."""
    if kind is int:
        return NUMBERS
    if kind is str:
        return TEXTS
    return st.deferred(lambda: st.from_type(kind))


def _built(kind: type) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind, localns={**vars(proposal), **vars(tournament), **vars(events)})
    return st.builds(kind, **{name: _filled(hint) for name, hint in hints.items()})


def _filled(hint: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - any annotation
    arguments: tuple[Any, ...] = getattr(hint, "__args__", ())
    if arguments[-1:] == (Ellipsis,):
        return st.lists(_filled(arguments[0]), max_size=3).map(tuple)
    if arguments and type(None) in arguments:
        return st.none() | _filled(arguments[0])
    if arguments:
        return st.tuples(*map(_filled, arguments))
    return _built(hint) if hasattr(hint, "__dataclass_fields__") else _any(hint)


PROPOSALS: st.SearchStrategy[Proposal] = _built(Proposal)
UNITED = ("entries", "fields")
"""Attributes that events have only in journals that are united."""


def _linear(event: Any) -> Event:  # noqa: ANN401 - any event
    """The event without them."""
    found: Event = replace(event, **{key: () for key in UNITED if hasattr(event, key)})
    return found


EVENTS: st.SearchStrategy[Event] = (
    st.sampled_from(sorted(KINDS)).flatmap(lambda name: _built(KINDS[name])).map(_linear)
)
