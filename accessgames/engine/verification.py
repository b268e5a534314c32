"""A journal gone through from its beginning: told as somebody heard it, or checked by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from accessgames.engine.errors import GameError
from accessgames.engine.journal import Correction
from accessgames.engine.match import Match, Watch, redacted, unwatched
from accessgames.engine.notes import Note, Notes
from accessgames.engine.perspective import Perspective

if TYPE_CHECKING:
    from accessgames.engine.chain import Damage
    from accessgames.engine.game import Actor, Game, Outcome, Step, Viewer
    from accessgames.engine.journal import Journal

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
E_contra = TypeVar("E_contra", contravariant=True)


class Heard(Protocol[E_contra]):
    """Somebody who hears a match from its journal."""

    def told(self, known: Perspective[Any, Any, Any, Any], events: tuple[E_contra, ...], /) -> None:
        """Hear of an action: what the viewer knew after it, and what they noticed."""

    def corrected(
        self,
        known: Perspective[Any, Any, Any, Any],
        before: tuple[tuple[E_contra, ...], ...],
        now: tuple[tuple[E_contra, ...], ...],
        /,
    ) -> None:
        """Hear of a correction: what was noticed of each action from the wrong one on, before and now."""

    def noted(self, note: Note, /) -> None:
        """Hear a line that is no action, such as that somebody was advised."""


def retell(
    game: Game[S, A, E, V], journal: Journal, viewer: Viewer, heard: Heard[E]
) -> tuple[Perspective[S, A, E, V], Outcome | None]:
    """Go through a journal as somebody heard the match.

    Args:
        game: The rules.
        journal: What `read_journal` returned.
        viewer: Who listens.
        heard: Hears of every line in order, also of those before a line that breaks the rules.

    Returns:
        What the viewer knows at the end, and the result if there is one.

    Raises:
        JournalError: As `Match.replay`.
    """

    def hear(_actor: Actor, step: Step[S, E]) -> None:
        known = Perspective(game, game.view(step.state, viewer), viewer)
        heard.told(known, redacted(game, viewer, step.events))

    match = Match.reopen(game, journal)
    for line, record in enumerate(journal.records, start=2):
        before = match.noticed(viewer, record.at) if isinstance(record, Correction) else ()
        match.repeat(line, record, hear)
        if isinstance(record, Note):
            heard.noted(record)
        if isinstance(record, Correction):
            heard.corrected(match.perspective(viewer), before, match.noticed(viewer, record.at))
    return match.perspective(viewer), match.outcome


class Verification:
    """What checking a journal against the rules found.

    Attributes:
        actions: Actions that count at the end.
        outcome: The result, or None when the match is not finished.
        damage: A torn or changed line, or None.
        error: The mistake that stopped the check, or None.
        notes: What the journal says beside the actions, such as who was advised.
    """

    __slots__ = ("actions", "damage", "error", "notes", "outcome")

    def __init__(
        self,
        actions: int,
        outcome: Outcome | None,
        damage: Damage | None,
        error: GameError | None,
        notes: Notes | None = None,
    ) -> None:
        """Collect the findings."""
        self.actions = actions
        self.outcome = outcome
        self.damage = damage
        self.error = error
        self.notes = notes or Notes()

    @property
    def ok(self) -> bool:
        """Whether every line is whole, unchanged and legal."""
        return self.damage is None and self.error is None


def verify(game: Game[Any, Any, Any, Any], journal: Journal, watch: Watch = unwatched) -> Verification:
    """Replay a journal and report instead of raising; `watch` is told how many lines are done."""
    try:
        match = Match.replay(game, journal, watch=watch)
    except GameError as error:
        return Verification(0, None, journal.damage, error)
    return Verification(match.moment, match.outcome, journal.damage, None, match.notes)
