"""Personal records: told and kept when a match ends, and read on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import SPECTATOR, GameError
from accessgames.language import Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.language.values import clock_figures, duration
from accessgames.shell.errors import tell_error
from accessgames.storage.progress import Record, improved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games import Achievements
    from accessgames.shell.session import Session


def close_match(session: Session) -> None:
    """Keep and tell what people at this keyboard have achieved; nothing in training, where time goes back."""
    recording, book = session.known.room.records, session.records
    if recording is None or book is None or session.known.seat.header.training:
        return
    feats = [
        feat
        for feat in recording.feats(session.known.listener(SPECTATOR))
        if feat.seat in session.known.seating.humans
    ]
    if not feats:
        return
    loaded = book.load()
    if loaded.problem is not None:
        session.teller.console.tell(tell_error(loaded.problem, "system"))
    records = loaded.records
    game, started = session.known.room.game.id, session.known.seat.header.started
    for feat in feats:
        name = session.known.seating.seats[feat.seat].name
        fresh = Record(game, feat.key, name, feat.value, feat.unit, feat.lower, started)
        records, before = improved(records, fresh)
        session.teller.console.tell(_record_message(recording, fresh, before))
    if records != loaded.records:
        try:
            book.save(records)
        except GameError as error:
            session.teller.console.tell(tell_error(error))


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
    if record.unit == "points":
        return Nested(say("shell-record-points", points=record.value))
    seconds = duration(record.value)
    return Nested(say("shell-record-time", time=seconds, figures=clock_figures(record.value)))


def records_table(recording: Achievements, records: Sequence[Record], game: str) -> tuple[Message, ...]:
    """Tell the records of a game: discipline by discipline, the best first."""
    own = [record for record in records if record.game == game]
    own.sort(key=lambda record: (record.key, record.value if record.lower else -record.value))
    return tuple(
        say(
            "shell-record-line",
            title=Nested(recording.title(record.key)),
            value=_record_value(record),
            name=record.name,
        )
        for record in own
    )


def record_lines(session: Session, text: str) -> tuple[Message, ...]:
    """Return the records of the game being played that mention a text, as they are told.

    Raises:
        GameError: `shell-records-not-here` in a game without records, `shell-records-none` when none fits.
    """
    recording, book = session.known.room.records, session.records
    if recording is None or book is None:
        raise GameError("shell-records-not-here")
    loaded = book.load()
    if loaded.problem is not None:
        session.teller.tell(tell_error(loaded.problem, "system"))
    told = records_table(recording, loaded.records, session.known.room.game.id)
    found = tuple(
        line
        for line in told
        if normalise_bare(text) in normalise_bare(session.teller.console.language.form(line, "full"))
    )
    if not found:
        raise GameError("shell-records-none")
    return found
