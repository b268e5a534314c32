"""What only the host of a hall may do: keep somebody out, or from being heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.net import frames
    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.ledger import KeptPerson
    from accessgames.net.hall.people import People


class Hosted(Protocol):
    """The hall.

    Attributes:
        locked: Whether nobody new may come in.
        people: Everybody who has been here.
    """

    locked: bool
    people: People

    def here(self, name: str) -> Guest:
        """Return somebody who is here; raises GameError `net-nobody`."""

    def keep(self, person: KeptPerson) -> None:
        """Keep what has changed about somebody."""


async def answer(hall: Hosted, what: frames.Remove) -> None:
    """Do what the host asks.

    Raises:
        GameError: `net-nobody` where nobody of that name is here, `net-not-yours` for anything else.
    """
    if what.how in {"lock", "unlock"}:
        hall.locked = what.how == "lock"
        return
    other = hall.here(what.name)
    if what.how in {"silent", "heard"}:
        other.silent = what.how == "silent"
    elif what.how == "away":
        person, _ = hall.people.new_token(other.person)
        hall.keep(person)
        await other.close(GameError("net-sent-away"))
    else:
        raise GameError("net-not-yours")
