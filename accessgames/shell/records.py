"""Personal records: told and kept when a match ends, and read on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from accessgames.engine import SPECTATOR, GameError
from accessgames.games import Achievements, game_ids, game_title
from accessgames.language import Message, Nested, commandline, say, values
from accessgames.shell import errors, lists, setup_dialogue
from accessgames.storage.progress import Record, improved

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.protocols import RecordStore, RoomLoader
    from accessgames.shell.session import Session

RecordingOf: TypeAlias = Callable[[str], Achievements | None]
"""Returns what names the disciplines of a game; None for one without records."""


def close_match(session: Session) -> None:
    """Keep and tell what people at this keyboard have achieved.

    Nothing in training, where time goes back, and nothing of who was advised.
    """
    recording, book = session.known.room.records, session.records
    outcome = session.known.seat.outcome
    if recording is None or book is None or outcome is None or session.known.seat.header.training:
        return
    feats = [
        feat
        for feat in recording.feats(session.known.listener(SPECTATOR), outcome)
        if feat.seat in session.known.seating.humans
    ]
    advised = session.known.seat.notes.advised
    if any(feat.seat in advised for feat in feats):
        session.teller.console.tell(say("shell-record-advised", "score"))
    feats = [feat for feat in feats if feat.seat not in advised]
    if not feats:
        return
    loaded = book.load()
    if loaded.problem is not None:
        session.teller.console.tell(errors.tell_error(loaded.problem, "system"))
    records = loaded.records
    game, started = session.known.room.game.id, session.known.seat.header.started
    for feat in feats:
        name = session.known.seating.seats[feat.seat].name
        fresh = Record(game, feat.key, name, feat.value, feat.unit, feat.lower, started)
        records, before = improved(records, fresh)
        if not feat.quiet or (before is not None and fresh.beats(before)):
            session.teller.console.tell(_record_message(recording, fresh, before))
    if records != loaded.records:
        try:
            book.save(records)
        except GameError as error:
            session.teller.console.tell(errors.tell_error(error))


def _record_message(recording: Achievements, fresh: Record, before: Record | None) -> Message:
    """Tell a new record, or the old one that stays."""
    title, value = Nested(recording.title(fresh.key)), _record_value(fresh)
    if before is None:
        return say("shell-record-first", "score", title=title, value=value, name=fresh.name)
    if fresh.beats(before):
        return say(
            "shell-record-new",
            "score",
            title=title,
            value=value,
            before=_record_value(before),
            name=fresh.name,
        )
    return say("shell-record-stays", "score", title=title, value=_record_value(before), name=fresh.name)


def _record_value(record: Record) -> Nested:
    if record.unit == "count":
        return Nested(say("shell-record-count", count=record.value))
    if record.unit == "points":
        return Nested(say("shell-record-points", points=record.value))
    seconds = values.duration(record.value)
    return Nested(say("shell-record-time", time=seconds, figures=values.Clock(record.value)))


def record_tables(
    records: Iterable[Record], games: Sequence[str], recording: RecordingOf, has: Callable[[str], bool]
) -> tuple[Message, ...]:
    """Tell the records of games, discipline by discipline, the best first; several games each by its name.

    Args:
        records: All records.
        games: Which games; those without records are left out.
        recording: Returns what names the disciplines of a game, or None.
        has: Tells whether the language has a message.
    """
    own: dict[str, list[Record]] = {}
    for record in sorted(records, key=lambda one: (one.key, one.value if one.lower else -one.value)):
        own.setdefault(record.game, []).append(record)
    named = {game: names for game in games if game in own and (names := recording(game)) is not None}
    told: list[Message] = []
    for game, names in named.items():
        told += [say("shell-records-of", game=Nested(game_title(game, has)))] if len(named) > 1 else []
        told += (
            say(
                "shell-record-line",
                title=Nested(names.title(record.key)),
                value=_record_value(record),
                name=record.name,
            )
            for record in own[game]
        )
    return tuple(told)


def read_records(
    talk: Conversation, text: str, book: RecordStore | None, games: Sequence[str], recording: RecordingOf
) -> None:
    """Read the records of games that mention a text.

    Raises:
        GameError: `shell-records-not-here` where none are kept, `shell-records-none` when none fits.
    """
    if book is None:
        raise GameError("shell-records-not-here")
    loaded = book.load()
    if loaded.problem is not None:
        talk.teller.tell(errors.tell_error(loaded.problem, "system"))
    language = talk.teller.console.language
    told = record_tables(loaded.records, games, recording, language.has)
    if text:
        sought = commandline.normalise_bare(text)
        lines = (line for line in told if line.key == "shell-record-line")
        told = tuple(
            line for line in lines if sought in commandline.normalise_bare(language.form(line, "full"))
        )
    if not told:
        raise GameError("shell-records-none")
    talk.teller.read_page(lists.Reading(say("shell-records-title"), told))


def read_all_records(
    talk: Conversation, rest: Arguments, book: RecordStore | None, open_room: RoomLoader
) -> None:
    """Read the records of all games, or of the one whose name comes first; further words choose.

    Raises:
        GameError: As `read_records`.
    """
    games, text = game_ids(), rest.text
    named = setup_dialogue.fitting_games(rest.words[0], talk.teller.console.language) if rest.words else ()
    if len(named) == 1:
        games, text = named, " ".join(text.split()[1:])
    read_records(talk, text, book, games, lambda game: open_room(game).records)
