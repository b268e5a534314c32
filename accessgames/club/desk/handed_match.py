"""A table that is played at a computer without a club: all it needs is a file, and it gives that back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club import audit
from accessgames.club.desk import table_match
from accessgames.club.desk.commands import archives, handing
from accessgames.dataclasses import replace
from accessgames.engine import GameError, SeatSpec
from accessgames.games import game_ids
from accessgames.language import Listing, Message, say
from accessgames.shell import entry
from accessgames.storage import files, signing

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.club.store import handouts
    from accessgames.shell.launch import Launch, SessionContext


def play_handed_table(launch: Launch, path: Path, *, words: bool = False) -> int:
    """Play the match of a table's file, or go on with it, and write the file back with the match inside.

    The match is kept beside all others of this computer, move by move; the file changes once, at the end, as
    a whole. Where it can't be written then, doing the same again writes it.

    Args:
        launch: What the session is started with.
        path: The file.
        words: Whether everybody adds words to the luck.

    Returns:
        The exit code.

    Raises:
        GameError: The file is none of a table, has a result already, or its game is not of the program.
    """
    found = handing.read_file(path)
    handout = found.handout
    if found.match or found.typed:
        raise GameError("club-error-handed-done", file=path.name)
    if handout.game not in game_ids():
        raise GameError("club-error-handed-game", game=handout.game, file=path.name)
    if words and handout.seed:
        raise GameError("club-error-words-seed", seed=handout.seed)
    seats = tuple(SeatSpec(name, gender=gender) for name, gender in handout.seats)
    match = audit.TableMatch(
        handout.game, dict(handout.options), seats, handout.seed or None, handout.occasion
    )

    def take(journal: Path) -> tuple[Message, ...]:
        return give_back(path, found, journal)

    def session(opened: SessionContext) -> None:
        entry.welcome(launch, opened)
        opened.console.tell(
            say(
                "club-table-begins",
                "system",
                round=handout.round_,
                table=handout.table,
                players=Listing(tuple(seat.name for seat in seats)),
            )
        )
        left = say("club-handed-left", "system", file=path.name)
        table_match.play_match(launch, opened, match, take, left, words=words)

    return entry.hold_session(launch, session)


def give_back(path: Path, found: handouts.TableFile, journal: Path) -> tuple[Message, ...]:
    """Write the file of a table with its match inside, whole or not at all.

    Args:
        path: The file.
        found: What stands in it.
        journal: The journal of the match, which is over.

    Raises:
        StorageError: The journal can't be read, or the file can't be written; then it is as it was.
    """
    text = archives.read_import(journal)
    done = replace(found, match=text, signature=signing.find_seal(journal))
    with files.as_storage_error(path):
        files.replace_whole(path, done.text().encode())
    return (say("club-handed-done", file=path.name),)
