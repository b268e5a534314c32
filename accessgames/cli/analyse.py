"""`accessgames analyse`: what is legal in a position, what it brings, and what is best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import rate
from accessgames.cli.listening import Listener
from accessgames.cli.position import Refused, ask, read_position
from accessgames.engine import SPECTATOR, is_seat
from accessgames.engine.driver import first_to_move
from accessgames.language.commandline import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.bots import Rated
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.cli.position import Position
    from accessgames.games import Desk
    from accessgames.language import Message

DEFAULT_LIMIT: Final = 20
LIMITS: Final = range(1, 100_001)


def run(arguments: Arguments, console: Console) -> int:
    """Analyse a position and tell the findings.

    Raises:
        GameError: Wrong usage, or a file that can't be used.
    """
    limit = arguments.number("limit", DEFAULT_LIMIT, LIMITS)
    position = read_position(arguments, console)
    analysis = Analysis(position, console)
    refused = (*position.refused, *ask(position, analysis.actor, arguments.values("action")))
    if arguments.has("json"):
        console.document(analysis.document(refused))
    else:
        console.lines(analysis.lines(refused, limit))
    return 0


class Analysis:
    """What whoever is to act can do, seen with their own eyes.

    Attributes:
        position: The position.
        actor: The seat to act (the first of several), `CHANCE` or `CLOCK`; None when the game is over.
        desk: What the room speaks through: of the seat, or of a spectator when no seat is to act.
        rated: For a seat its legal actions by the adviser's value, the best first; empty for chance.
    """

    def __init__(self, position: Position, console: Console) -> None:
        """Look at a position."""
        self.position = position
        self._listener = Listener(position.room, console, position.seats)
        self._console = console
        actors = position.room.game.actors(position.state)
        self.actor = first_to_move(actors) if actors else None
        seated = self.actor is not None and is_seat(self.actor)
        viewer = self.actor if self.actor is not None and seated else SPECTATOR
        self.desk: Desk = self._listener.desk(position.state, viewer)
        kit = position.room.bots
        self.rated: tuple[Rated[Any], ...] = (
            rate(kit.judges[kit.adviser], self.desk.perspective) if seated else ()
        )

    def document(self, refused: tuple[Refused, ...]) -> dict[str, Any]:
        """Return the shape that the documentation promises; actions in the order of their notation."""
        write = self.position.room.game.format_action
        legal: dict[str, dict[str, Any]] = {
            write(rated.action): {
                "score": float(rated.value),
                "events": self._listener.sentences(
                    self.position.room.narration.preview(rated.action, self.desk)
                ),
            }
            for rated in self.rated
        }
        if self.actor is not None and self.actor < 0:
            actions = self.position.room.game.legal_actions(self.position.state, self.actor)
            legal = {write(action): {"score": None, "events": []} for action in actions}
        return {
            "legal": [{"action": action, **legal[action]} for action in sorted(legal)],
            "best": write(self.rated[0].action) if self.rated else None,
            "refusals": [self._refusal(one) for one in refused],
        }

    def _refusal(self, refused: Refused) -> dict[str, str]:
        return {"action": refused.text, "key": refused.key, "reason": self._reason(refused)}

    def _reason(self, refused: Refused) -> str:
        if refused.refusal is None:
            return self._console.sentence(refused.error)
        return self._console.render(self.position.room.narration.refusal(refused.refusal, self.desk))

    def situation(self) -> Sequence[Message]:
        """Return what stands: whose turn it is, or the result."""
        outcome = self.position.room.game.outcome(self.position.state)
        if outcome is not None:
            return self.position.room.narration.outcome(outcome, self.desk)
        return (self.position.room.narration.turn(self.desk),)

    def lines(self, refused: tuple[Refused, ...], limit: int) -> Iterator[str]:
        """Yield the findings in words: whose turn, the best action with its reasons, the others, refusals."""
        narration = self.position.room.narration
        yield from self._listener.sentences(self.situation())
        if self.rated:
            best = self.rated[0].action
            judge = self.position.room.bots.judges[self.position.room.bots.adviser]
            text = self._console.text
            yield text("cli-analyse-count", actions=len(self.rated))
            yield text("cli-analyse-best", action=self.position.room.game.format_action(best))
            reasons = judge.reasons(self.desk.view, best)
            yield from self._listener.sentences(narration.reason(reason, self.desk) for reason in reasons)
            for number, rated in enumerate(self.rated[:limit], 1):
                told = self._console.render(narration.action(rated.action, self.desk))
                yield text("cli-analyse-line", number=number, action=told)
        for one in refused:
            yield self._console.text("cli-analyse-refused", action=quoted(one.text), reason=self._reason(one))
