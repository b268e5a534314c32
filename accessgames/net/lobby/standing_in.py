"""What is typed about computer players who go on for somebody who is away from the own table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.language import say
from accessgames.net import frames

if TYPE_CHECKING:
    from accessgames.net.link import Link
    from accessgames.shell.conversation import Arguments, Conversation


def propose(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Propose that a computer player of the level behind a name goes on for that person.

    Raises:
        GameError: `hall-error-stand-in` where no name or no level is said; or the hall refuses.
    """
    name, _, last = rest.text.rpartition(" ")
    level = talk.teller.words.read.alone(rest.words[-1:]) if name and last else None
    if level is None:
        raise GameError("hall-error-stand-in", command=talk.teller.words.word(rest.id))
    first, _, kind = name.rpartition(" ")
    who = first if first and talk.teller.words.in_full("hall-by-computer", kind) else name
    awaited = link.request(frames.StandIn("propose", who, level), int)
    talk.teller.tell(say("hall-stand-in-asked", who=who, level=level, count=awaited))


def vote(link: Link, talk: Conversation, rest: Arguments, *, yes: bool) -> None:
    """Agree to what somebody has proposed, or not; raises GameError where nothing is."""
    rest.nothing(talk.teller.words)
    awaited = link.request(frames.StandIn("agree" if yes else "oppose"), int)
    talk.teller.tell(say("hall-voted", yes="yes" if yes else "no", count=awaited))


def come_back(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Act on the own seat again; raises GameError where no computer player does."""
    rest.nothing(talk.teller.words)
    link.ask(frames.StandIn("return"))
    talk.teller.tell(say("hall-came-back"))


COMMANDS: Final[Mapping[str, Callable[[Link, Conversation, Arguments], None]]] = MappingProxyType({
    "hall-stand-in": propose,
    "hall-agree": partial(vote, yes=True),
    "hall-oppose": partial(vote, yes=False),
    "hall-come-back": come_back,
})  # fmt: skip
"""What is understood of that, in the hall and at a table."""
