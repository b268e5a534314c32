"""What follows from the rules about the deeds of a match, looked up when it is first asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.games import Deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.bots.reviewing import Move
    from accessgames.engine import Match
    from accessgames.games import Remark, Remarking


class Facts:
    """The remarks on a match."""

    def __init__(
        self, match: Match[Any, Any, Any, Any], moves: Sequence[Move], remarking: Remarking | None
    ) -> None:
        """Look at a match as it stands; it must not change meanwhile.

        Args:
            match: The match.
            moves: Its moves.
            remarking: Finds the facts; None in a game that offers none.
        """
        self._match = match
        self._moves = tuple(moves)
        self._remarking = remarking
        self._remarks: dict[int, tuple[Remark, ...]] = {}

    def known(self, number: int) -> bool:
        """Tell whether a move was looked at already, so that asking takes no time."""
        return self._remarking is None or number in self._remarks

    def remarks(self, number: int) -> tuple[Remark, ...]:
        """Return what is to be said about a move."""
        if number not in self._remarks:
            self._remarks[number] = self._look(self._moves[number])
        return self._remarks[number]

    def turning(self, number: int) -> bool:
        """Tell whether the match turned there."""
        return any(remark.turning for remark in self.remarks(number))

    def _look(self, move: Move) -> tuple[Remark, ...]:
        if self._remarking is None or move.seat is None:
            return ()
        match = self._match
        action = match.game.parse_action(match.entries[move.start].text)
        before, after = match.state_at(move.start), match.state_at(move.end)
        return tuple(self._remarking(Deed(match.game, move.seat, action, before, after)))
