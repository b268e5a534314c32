"""What a proposal and a draw by Swiss may be: two at a table, points that follow wins, one round at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.club.model import proposal as model
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club import events
    from accessgames.club.model.tournament import Tournament

_BYES: Final = frozenset({model.Bye.WIN, model.Bye.DRAW})
_DUEL: Final = 2
_WIN_DRAW_LOSS: Final = 3


def check_duels(proposal: model.Proposal) -> Iterator[Refusal]:
    """Refuse what is about wins of two people where more can sit at a table or points are no places."""
    games = proposal.games
    duels = all(
        game.sizes.most == _DUEL and game.points.kind is model.PointsKind.PLACES and game.points.places
        for game in games
    )
    if proposal.bye in _BYES and not duels:
        yield refuse("club-refused-bye-duel")
    if not duels and (by := next((one for one in proposal.tie_breaks if one in model.OPPONENTS), None)):
        yield refuse("club-refused-tie-duel", by=by.value)
    if proposal.seating is not model.SeatingKind.SWISS:
        return
    if any(game.sizes.most != _DUEL for game in games):
        yield refuse("club-refused-swiss-size")
    worth = {_worth(game.points) for game in games}
    if len(worth) != 1 or not all(win == 2 * draw > 0 == loss for win, draw, loss in worth):
        yield refuse("club-refused-swiss-points")
    if proposal.bye is model.Bye.AVERAGE:
        yield refuse("club-refused-swiss-bye")
    if proposal.final is not None:
        yield refuse("club-refused-swiss-final")


def _worth(points: model.Points) -> tuple[int, int, int]:
    """Return what a win, a draw and a loss are worth, in halves; nothing where points are no places."""
    row = points.places if points.kind is model.PointsKind.PLACES else ()
    if points.scale is model.Scale.FIRST and len(row) == _WIN_DRAW_LOSS:
        return (2 * row[0], 2 * row[1], 2 * row[2])
    row = row[-_DUEL:] if points.scale is model.Scale.LAST else row
    win, loss = (*row, 0, 0)[:_DUEL]
    draws = {model.Sharing.AVERAGE: win + loss, model.Sharing.HIGHER: 2 * win, model.Sharing.LOWER: 2 * loss}
    return (2 * win, draws[points.sharing], 2 * loss)


def check_pairing(tournament: Tournament, event: events.Seated) -> Iterator[Refusal]:
    """Refuse a draw by Swiss elsewhere, another one in Swiss, several rounds, or a round before its time."""
    if tournament.proposal.seating is not model.SeatingKind.SWISS:
        if event.kind is model.SeatingKind.SWISS:
            yield refuse("club-refused-no-swiss")
        return
    if event.kind not in {model.SeatingKind.SWISS, model.SeatingKind.HAND}:
        yield refuse("club-refused-swiss-kind")
    if event.kind is model.SeatingKind.SWISS and len(event.rounds) > 1:
        yield refuse("club-refused-one-round", rounds=len(event.rounds))
    if event.kind is model.SeatingKind.SWISS and tournament.played < event.first - 1:
        yield refuse("club-refused-round-open", round=tournament.played + 1)
