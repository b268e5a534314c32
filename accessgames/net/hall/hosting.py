"""What only the host of a hall may do: keep somebody out, or from being heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.net import frames
    from accessgames.net.hall.hall import Hall


async def answer(hall: Hall, what: frames.Remove) -> None:
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
