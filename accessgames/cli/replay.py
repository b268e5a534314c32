"""`accessgames replay`: a journal retold, checked against the rules, analysed or walked through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from accessgames.cli.console import Console, damage_fault
from accessgames.cli.material import open_room
from accessgames.cli.narrator import Narrator, fault_in_words
from accessgames.engine import SPECTATOR, GameError, verify
from accessgames.engine.match import retell
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.engine import Journal, Outcome, Perspective, Verification
    from accessgames.games import Room


def replay_command(arguments: Arguments, console: Console) -> int:
    """Retell a journal, verify it, analyse it or walk through it.

    Returns:
        0 when the journal is whole and follows the rules, else 1 after a sentence.

    Raises:
        GameError: The file can't be read, is no journal, its game is not installed, or what is to be analysed
            is not finished.
    """
    as_json = arguments.has("json")
    if arguments.has("analyse") or arguments.has("walk"):
        return _review_journal(arguments, console, as_json=as_json)
    try:
        journal = load_journal(Path(arguments.places["file"]))
        room = open_room(journal.header.game, dict(journal.header.options))
    except GameError as unusable:
        if not as_json:
            raise
        console.document(verification_document(None, console.sentence(unusable)))
        return 1
    if as_json or arguments.has("verify"):
        return check_journal(room, journal, console, as_json=as_json)
    try:
        return retell_journal(room, journal, console)
    except GameError as fault:
        raise fault_in_words(fault, room, journal, console) from fault


def _review_journal(arguments: Arguments, console: Console, *, as_json: bool) -> int:
    from accessgames.cli.review import analyse_match, walk_match  # noqa: PLC0415 - retelling needs none of it

    journal = load_journal(Path(arguments.places["file"]))
    room = open_room(journal.header.game, dict(journal.header.options))
    try:
        if arguments.has("walk"):
            return walk_match(arguments, journal)
        return analyse_match(room, journal, console, as_json=as_json)
    except GameError as fault:
        raise fault_in_words(fault, room, journal, console) from fault


def check_journal(room: Room, journal: Journal, console: Console, *, as_json: bool) -> int:
    """Verify a journal and tell the finding; return the exit code."""
    found = verify(room.game, journal)
    fault = first_fault(found)
    if fault is not None:
        fault = fault_in_words(fault, room, journal, console)
    if as_json:
        console.document(verification_document(found, None if fault is None else console.sentence(fault)))
    elif fault is not None:
        console.complain(fault)
    else:
        tell_verification(found, console)
    return 0 if fault is None else 1


def first_fault(found: Verification) -> GameError | None:
    """Return what is wrong with a journal: a line that breaks the rules comes before a damaged end."""
    if found.error is not None:
        return found.error
    return None if found.damage is None else damage_fault(found.damage)


def verification_document(found: Verification | None, error: str | None) -> dict[str, Any]:
    """Put a verification into the shape that the documentation promises."""
    return {
        "ok": error is None,
        "actions": 0 if found is None else found.actions,
        "outcome": None if found is None or found.outcome is None else outcome_document(found.outcome),
        "error": error,
    }


def outcome_document(outcome: Outcome) -> dict[str, Any]:
    """Return a result as JSON can hold it, by seat."""
    return {
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "winners": list(outcome.winners()),
        "ending": outcome.ending,
    }


def tell_verification(found: Verification, console: Console) -> None:
    """Say that a journal is in order."""
    key = "cli-replay-unfinished" if found.outcome is None else "cli-replay-finished"
    console.say(key, actions=found.actions)


def retell_journal(room: Room, journal: Journal, console: Console) -> int:
    """Tell a match again as a spectator heard it, up to the first line that can't be used."""
    narrator = Narrator(room, console, journal.header.seats)

    def told(known: Perspective[Any, Any, Any, Any], events: tuple[Any, ...]) -> None:
        console.lines(narrator.events(known, events))

    known, outcome = retell(room.game, journal, SPECTATOR, told)
    listener = narrator.listener(known)
    if outcome is None:
        console.lines(narrator.sentences([room.narration.turn(listener)]))
    else:
        console.lines(narrator.sentences(room.narration.outcome(outcome, listener)))
    if journal.damage is None:
        return 0
    console.complain(damage_fault(journal.damage))
    return 1
