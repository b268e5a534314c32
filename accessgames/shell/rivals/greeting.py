"""What is told of characters when a match against them begins: who they are, or how it ended last time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.bots.policies import BOT_PREFIX, find_character
from accessgames.engine import GameError
from accessgames.language import Nested, say
from accessgames.shell.rivals.characters import introductions

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.session import Session


def greetings(session: Session) -> tuple[Message, ...]:
    """Tell of each character at a table where a match begins how it ended last time.

    One that was never met is introduced. Nothing is told in brief mode.
    """
    known = session.known
    if session.teller.preferences.settings["verbosity"] == "brief":
        return ()
    kit, players = known.room.bots, [spec.player for spec in known.seating.seats]
    found = {find_character(kit, player): seat for seat, player in enumerate(players)}
    seats = sorted(seat for one, seat in found.items() if one is not None)
    return tuple(
        line for seat in seats for line in (remembered(session, seat) or introductions(kit, [players[seat]]))
    )


def remembered(session: Session, seat: int) -> tuple[Message, ...]:
    """Tell how the last match of this game between a character and whoever plays alone ended for them.

    Nothing where they never met, where several people share the keyboard, or where no results are kept.
    """
    known = session.known
    character = find_character(known.room.bots, known.seating.seats[seat].player)
    if session.personal is None or character is None or len(known.seating.humans) != 1:
        return ()
    from accessgames.personal import results  # noqa: PLC0415 - a database is opened where somebody is met

    person = known.seating.seats[known.seating.humans[0]].name.casefold()
    player = f"{BOT_PREFIX}{character.id}"
    try:
        counted = results.counted(session.personal, known.seat.header.game)
    except GameError:  # whoever counts the match at its end tells it
        return ()
    met = [one for one in counted if results.mark_of(one, person, player) in {"won", "lost", "shared"}]
    if not met:
        return ()
    balance = results.balance(met, person, player)
    own = [one.total or 0 for one in met[-1].seats if one.person == person]
    theirs = [one.total or 0 for one in met[-1].seats if one.player == player]
    return (
        say(
            "character-memory",
            "system",
            mark=results.mark_of(met[-1], person, player) or "",
            rival=Nested(say(f"character-{character.id}-against", "system")),
            points=abs(max(own) - max(theirs)),
            met=len(met),
            won=balance.won,
            lost=balance.lost,
        ),
    )
