"""`accessgames replay`: a journal retold, checked against the rules, analysed or walked through."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames import engine
from accessgames.bots.policies import is_bot
from accessgames.cli.console import Console, damage_fault
from accessgames.cli.launch import DiskStore
from accessgames.cli.material import open_room
from accessgames.cli.narrator import Narrator, fault_in_words
from accessgames.engine.proof import RecordProof, prove
from accessgames.engine.verification import retell
from accessgames.language import say
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.shell import port_manager, proofs, seating
from accessgames.shell.settings import read_settings
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.games import Room


NOTHING_MORE: Final[Mapping[str, Any]] = MappingProxyType({})


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
    except engine.GameError as unusable:
        if not as_json:
            raise
        console.document(verification_document(None, console.sentence(unusable)))
        return 1
    if as_json or arguments.has("verify"):
        return check_journal(room, journal, console, as_json=as_json)
    try:
        return retell_journal(room, journal, console)
    except engine.GameError as fault:
        raise fault_in_words(fault, room, journal, console) from fault


def _review_journal(arguments: Arguments, console: Console, *, as_json: bool) -> int:
    from accessgames.cli.review import analyse_match, walk_match  # noqa: PLC0415 - retelling needs none of it

    journal = load_journal(Path(arguments.places["file"]))
    room = open_room(journal.header.game, dict(journal.header.options))
    try:
        if arguments.has("walk"):
            return walk_match(arguments, journal, console)
        return analyse_match(room, journal, console, as_json=as_json)
    except engine.GameError as fault:
        raise fault_in_words(fault, room, journal, console) from fault


def check_journal(room: Room, journal: engine.Journal, console: Console, *, as_json: bool) -> int:
    """Verify a journal and tell the finding; return the exit code."""
    with console.patience(silent=as_json).actions(len(journal.records)) as watch:
        proof = prove(room.game, journal, room.told_by_people, datetime.now(UTC), watch)
    faults = [fault_in_words(fault, room, journal, console) for fault in proof.faults]
    if as_json:
        error = console.sentence(faults[0]) if faults else None
        console.document(
            verification_document(proof.verification, error, record_document(proof, journal, console))
        )
    elif faults:
        console.complain(faults[0])
    else:
        tell_verification(proof.verification, console)
        tell_proof(room, journal, proof, console)
    return 1 if faults else 0


def tell_proof(room: Room, journal: engine.Journal, proof: RecordProof, console: Console) -> None:
    """Tell who sat there as what, what is proven, what is strange, and what can't be proven."""
    people = Narrator(room, console, journal.header.seats).people()
    seats = zip(people, journal.header.seats, strict=True)
    bots = [seating.player_message(who, seat.player, room.bots) for who, seat in seats if is_bot(seat.player)]
    lock = engine.Help(None)
    locked = lock in journal.records
    told = (
        *bots,
        *proofs.proof_messages(journal.header, proof.luck),
        *([say("cli-verify-locked", start="yes" if journal.records[0] == lock else "no")] if locked else ()),
        proofs.fingerprint_message(journal.last_hash),
    )
    console.lines([*map(console.render, told), *map(console.sentence, proof.doubts)])


def record_document(proof: RecordProof, journal: engine.Journal, console: Console) -> dict[str, Any]:
    """Return what a verification found beside the rules."""
    header, luck = journal.header, proof.luck
    sealed = header.sealed
    return {
        "faults": [console.sentence(fault) for fault in proof.faults],
        "doubts": [console.sentence(doubt) for doubt in proof.doubts],
        "seed": luck.seed,
        "draws": {"followed": luck.followed, "told": luck.told, "wrong": luck.wrong},
        "commitment": None if sealed is None else sealed.commitment,
        "occasion": engine.occasion_of(header),
        "help_locked": engine.Help(None) in journal.records,
        "words": [] if sealed is None else list(sealed.words),
        "started": header.started,
        "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
        "fingerprint": list(spoken_fingerprint(journal.last_hash, console.tag)),
    }


def verification_document(
    found: engine.Verification | None, error: str | None, more: Mapping[str, Any] = NOTHING_MORE
) -> dict[str, Any]:
    """Put a verification into the shape that the documentation promises."""
    return {
        "ok": error is None,
        "actions": 0 if found is None else found.actions,
        "outcome": None if found is None or found.outcome is None else outcome_document(found.outcome),
        "error": error,
        **more,
    }


def outcome_document(outcome: engine.Outcome) -> dict[str, Any]:
    """Return a result as JSON can hold it, by seat."""
    return {
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "winners": list(outcome.winners()),
        "ending": outcome.ending,
    }


def tell_verification(found: engine.Verification, console: Console) -> None:
    """Say that a journal is in order."""
    key = "cli-replay-unfinished" if found.outcome is None else "cli-replay-finished"
    console.say(key, actions=found.actions)


def retell_journal(room: Room, journal: engine.Journal, console: Console) -> int:
    """Tell a match again as a spectator heard it, in short forms where these are chosen.

    It is told up to the first line that can't be used.
    """
    settings = read_settings(DiskStore().load_settings())
    narrator = Narrator(room, console, journal.header.seats, port_manager.Delivery(settings, console.tag))

    known, outcome = retell(room.game, journal, engine.SPECTATOR, narrator)
    listener = narrator.listener(known)
    if outcome is None:
        narrator.tell([room.narration.turn(listener)])
    else:
        narrator.tell(room.narration.outcome(outcome, listener))
    if journal.damage is None:
        return 0
    console.complain(damage_fault(journal.damage))
    return 1
