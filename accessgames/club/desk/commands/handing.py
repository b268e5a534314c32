"""Tables that are played elsewhere: a file of its own goes out for each, and its result comes back in it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.club import audit, events, notation
from accessgames.club.desk import open_club, typed
from accessgames.club.desk.commands import proofs, rounds, uniting
from accessgames.club.desk.new_files import write_files
from accessgames.club.papers import facts
from accessgames.club.store import archive as clubs
from accessgames.club.store import handouts
from accessgames.club.union import entries, folding, writing
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, IllegalAction
from accessgames.games import game_ids
from accessgames.language import Message, Nested, say
from accessgames.shell.errors import tell_error
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.tournament import Result, Round, SeatedTable, Tournament
    from accessgames.club.union.folding import UnitedTournament

MOST_FILES: Final = 200
"""So many files of tables are looked at in one folder."""

_SUFFIX: Final = ".txt"


def hand_out(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write a file for one table that has no result, or for all of them, into a folder.

    Raises:
        GameError: `club-error-hand-where` without a folder; the journal is of an earlier version, there is no
            such table, or a file can't be written. Then none is.
    """
    club = context.club
    known = club.running.known
    if known is None:
        raise GameError("club-error-hand-old")
    *wanted, place = request.items or ("",)
    folder = Path(place).expanduser()
    if not wanted or not folder.is_dir():
        named = "yes" if wanted else "no"
        raise GameError("club-error-hand-where", named=named, text=files.shown(folder))
    tournament = club.tournament
    if not tournament.current:
        raise GameError("club-error-not-seated")
    round_ = tournament.round(tournament.current)
    tables = _wanted_tables(context, round_, " ".join(wanted))
    written = {_path(context, folder, round_, table): _handout(context, round_, table) for table in tables}
    remark = context.language.form(say("club-hand-remark"), "full")
    write_files(
        {
            str(path): handouts.TableFile(one, remarks=(remark,)).text().encode()
            for path, one in written.items()
        }
    )
    return tuple(
        say(
            "club-did-hand",
            file=path.name,
            table=one.table,
            players=facts.people(tournament, tournament.table(one.round_, one.table).players),
        )
        for path, one in written.items()
    )


def _wanted_tables(context: ClubContext, round_: Round, text: str) -> list[SeatedTable]:
    """Return the tables that are meant, those without a result alone.

    Raises:
        GameError: There is no such table, or none is waited for.
    """
    waiting = [table for table in round_.tables if table.result is None]
    if any(context.words.in_full(key, text) for key in ("all", "club-tables")):
        return waiting
    target = typed.read_target((text,), context.words)
    if target.items or not target.table or target.round_ not in {0, round_.number}:
        raise GameError("club-error-hand-which", text=text[:80], tables=tuple(one.number for one in waiting))
    return [typed.find_waiting(round_, str(target.table), context.words)]


def _path(context: ClubContext, folder: Path, round_: Round, table: SeatedTable) -> Path:
    """Return a file for a table: named by it, and where one of another time lies there, by the round too."""
    word = context.words.word
    name = f"{word(typed.TABLE)} {table.number}"
    path = folder / f"{name}{_SUFFIX}"
    if path.exists():
        path = folder / f"{name} {word(typed.ROUND)} {round_.number}{_SUFFIX}"
    return path


def _handout(context: ClubContext, round_: Round, table: SeatedTable) -> handouts.Handout:
    """Return what a table needs, sealed."""
    club = context.club
    tournament, running = club.tournament, club.running
    assert running.known is not None  # noqa: S101 - asked before
    game, match = tournament.proposal.games[round_.game], audit.match_at(tournament, round_, table)
    return handouts.Handout(
        club.archive.name,
        running.id,
        tournament.proposal.name,
        round_.number,
        table.number,
        game.game if game.game in game_ids() else clubs.slug(game.name) or "game",
        tuple(match.options.items()),
        tuple((seat.name, seat.gender) for seat in match.seats),
        match.occasion,
        match.seed or "",
        entries.heads_of(running.known.entries),
        secrets.token_hex(16),
    ).sealed(tournament.seed)


def accept(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take results from files of tables, or from all in a folder; in any order, and twice is harmless.

    Raises:
        GameError: `club-error-accept-what` without a file; or a single file can't be used, which changes
            nothing. Of a folder, each that can't is told, and the others are taken.
    """
    if not request.text:
        raise GameError("club-error-accept-what", example=context.words.word("club-accept"))
    whole = Path(request.text).expanduser()
    paths = [whole] if whole.exists() else [Path(item).expanduser() for item in request.items]
    told: list[Message] = []
    for path in paths:
        if not path.is_dir():
            told += _accept_file(context, path)
            continue
        found = list(_files_in(path))
        if not found:
            raise GameError("club-error-accept-none", file=files.shown(path))
        for one in found:
            try:
                told += _accept_file(context, one)
            except GameError as cause:
                told.append(
                    say("club-accept-skipped", "refusal", file=one.name, cause=Nested(tell_error(cause)))
                )
    return tuple(told)


def _files_in(folder: Path) -> Iterator[Path]:
    """Yield the files of tables of a folder, in the order of their names."""
    with files.as_storage_error(folder):
        paths = sorted(path for path in folder.iterdir() if path.suffix == _SUFFIX and path.is_file())
    count = 0
    for path in paths:
        with files.as_storage_error(path), path.open("rb") as file:
            ours = handouts.HEAD.encode() in file.read(len(handouts.HEAD) + 3)
        if ours and count < MOST_FILES:
            count += 1
            yield path


def read_file(path: Path) -> handouts.TableFile:
    """Read the file of a table.

    Raises:
        GameError: It is none.
        StorageError: It can't be read, or is too large.
    """
    with files.as_storage_error(path):
        data = files.read_plain(path, handouts.MAX_BYTES)
    try:
        return handouts.read_table_file(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise GameError("club-error-handed-foreign") from None


@dataclass(frozen=True, slots=True)
class _Stand:
    """What the desk knew when it gave a file out."""

    id: str
    known: UnitedTournament
    round_: Round
    table: SeatedTable

    @property
    def tournament(self) -> Tournament:
        return self.known.course.tournament


def _accept_file(context: ClubContext, path: Path) -> tuple[Message, ...]:
    """Take the result of one file, as an entry behind what the desk knew when it gave the file out.

    So whatever was told of the table since is unknown to it, and differs or agrees as with a copy of a club.
    """
    found = read_file(path)
    stand = _find_stand(context, found.handout)
    if bool(found.typed) == bool(found.match):
        key = "club-error-handed-both" if found.match else "club-error-handed-empty"
        raise GameError(key, file=path.name, table=stand.table.number)
    sealed: tuple[Message, ...] = ()
    if found.match:
        result = _played(context, stand, found)
        sealed = (proofs.check_seal(context, found.match, found.signature),)
    else:
        items = open_club.split_items(found.typed)
        result = typed.read_result(stand.tournament, stand.round_, stand.table, items, context.words)
    event = events.Reported(stand.round_.number, stand.table.number, result)
    if _is_said(context, stand, result):
        return (say("club-accept-known", table=event.table, round=event.round_),)
    refused = stand.known.course.refusal(event)
    if refused is not None:
        raise IllegalAction(refused)
    return (*_unite(context, stand, event, found), *sealed)


def _find_stand(context: ClubContext, handout: handouts.Handout) -> _Stand:
    """Return what the desk knew when it gave a file out.

    Raises:
        GameError: `club-error-handed-strange` for a file of another tournament, or changed since;
            `club-error-handed-ahead` where another copy of the club gave it out that this one has not seen;
            `club-error-handed-redrawn` where other people sit there by now.
    """
    own = (one for one in context.club.tournaments.values() if one.known is not None)
    running = next((one for one in own if handout.is_sealed(one.tournament.seed)), None)
    if running is None or running.known is None:
        raise GameError("club-error-handed-strange", table=handout.table, name=handout.name)
    there = {entry.hash: entry for entry in running.known.entries}
    if not {*handout.heads} <= there.keys():
        raise GameError("club-error-handed-ahead", table=handout.table)
    lineage = entries.Lineage(running.known.entries)
    before = {one.hash: one for head in handout.heads for one in (*lineage.before(there[head]), there[head])}
    known = folding.carry_out(entries.put_in_order(before.values()))
    tournament = known.course.tournament
    round_ = tournament.round(handout.round_)
    stand = _Stand(running.id, known, round_, tournament.table(handout.round_, handout.table))
    try:
        now = running.tournament.table(handout.round_, handout.table)
    except KeyError:
        now = None
    if now is None or _ids(running.known, now.players) != _ids(known, stand.table.players):
        raise GameError("club-error-handed-redrawn", table=handout.table, round=handout.round_)
    return stand


def _ids(known: UnitedTournament, players: tuple[int, ...]) -> list[str]:
    """Return the ids of some players, in their order."""
    by_number = {number: id_ for id_, number in known.numbers.items() if id_ in known.holding}
    return [by_number[player] for player in players]


def _played(context: ClubContext, stand: _Stand, found: handouts.TableFile) -> Result:
    """Return the result of the match in a file, verified as any that is taken in."""
    tournament, played = stand.tournament, audit.check_match(found.match, context.open_room)
    room = context.open_room(played.header.game, dict(played.header.options))
    result = audit.match_result(tournament, stand.round_, stand.table, played)
    audit.check_options(tournament.proposal.games[stand.round_.game], played, room)
    made = context.club.tournaments[stand.id].made
    audit.check_occasion(tournament, stand.round_, stand.table, played, made)
    return result


def _is_said(context: ClubContext, stand: _Stand, result: Result) -> bool:
    """Tell whether somebody has said this result of the table already, and nobody took that back."""
    known = context.club.tournaments[stand.id].known
    assert known is not None  # noqa: S101 - found by its entries
    numbers = dict(zip(stand.table.players, known.course.tournament.table(
        stand.round_.number, stand.table.number).players, strict=True))  # fmt: skip
    meant = {replace(seat, player=numbers[seat.player]) for seat in result.seats}
    undone = folding.taken_back(known.entries)
    return any(
        isinstance(event, events.Reported | events.Corrected)
        and entry.id not in undone
        and (event.round_, event.table) == (stand.round_.number, stand.table.number)
        and {*event.result.seats} == meant
        for entry, event in zip(known.entries, known.events, strict=True)
    )


def _unite(
    context: ClubContext, stand: _Stand, event: events.Reported, found: handouts.TableFile
) -> Iterator[Message]:
    """Take a result in as a copy of the club that wrote nothing else, and tell what came of it."""
    club = context.club
    writer = writing.EntryWriter(stand.known, club.scribe.salt, stand.id)
    lines = club.scribe.write_entries(writer, (event,))
    digest = notation.digest_of(found.match)
    own = club.archive
    copy = replace(
        own,
        tournaments={stand.id: (*own.tournaments[stand.id], *lines)},
        records={digest: found.match} if found.match else {},
        seals={digest: found.signature.text()} if found.signature else {},
    )
    before = club.tournaments[stand.id]
    club.unite(copy)
    after = club.tournaments[stand.id]
    yield facts.event_message(stand.tournament, event)
    yield from uniting.tell_changes(context, before, after)
    yield rounds.tell_waiting(after.tournament, event.round_, event.table)
