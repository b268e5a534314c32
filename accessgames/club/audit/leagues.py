"""Leagues as they were written down: read strictly, or refused with a sentence."""

from __future__ import annotations

from accessgames.club.model import League
from accessgames.club.notation import from_text
from accessgames.club.rules import check_league
from accessgames.engine import GameError, IllegalAction


def read_league(name: str, line: str, number: int) -> League:
    """Read one line of a league.

    Args:
        name: Id of the league, without what it begins with in the file.
        line: The line.
        number: Which line of the league it is, from 1.

    Raises:
        GameError: `club-error-league-line` with the league, the line and the `cause`.
    """
    try:
        league = from_text(League, line)
    except ValueError:
        raise _mistake(name, number, GameError("club-error-league-unread")) from None
    refused = check_league(league)
    if refused is not None:
        raise _mistake(name, number, IllegalAction(refused))
    return league


def _mistake(name: str, line: int, cause: GameError) -> GameError:
    return GameError("club-error-league-line", league=name, line=line, cause=cause)
