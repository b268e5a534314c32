"""`accessgames play`, `resume` and `tutor`: a match in words, one that was left, and a lesson."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.cli import match_options
from accessgames.cli.launch import launch
from accessgames.cli.material import open_room
from accessgames.engine import GameError, SetupError, verify
from accessgames.shell import learn, play, resume
from accessgames.storage.files import matches_folder
from accessgames.storage.journal_files import load_journal, resume_journal, saved_matches

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def play_command(arguments: Arguments, console: Console) -> int:
    """Check what the command line says about the match, then play it.

    Raises:
        UsageError: Game, players, options, seed or profile do not exist.
        GameError: The match can't be started.
    """
    room = match_options.find_room(arguments.places["game"])
    options = match_options.read_options(arguments.values("option"), room, console)
    players = arguments.value("players")
    seats = None if players is None else match_options.read_players(players)
    if seats is not None:
        seats = match_options.check_seats(room, seats)
        match_options.make_setup(room, len(seats), options, console)
    seed = None if not arguments.has("seed") else str(arguments.number("seed", 0, match_options.SEEDS))
    try:
        return play(launch(arguments), room.game.id, seats, options, seed)
    except SetupError as error:
        raise match_options.option_fault(error, room, console) from error


def resume_command(arguments: Arguments, console: Console) -> int:
    """Go on with the match of a file, or with the one that was left last.

    Raises:
        UsageError: `--profile` names no profile.
        GameError: There is no unfinished match, or the file can't be used.
    """
    del console
    start = launch(arguments)
    file = arguments.places.get("file")
    resumed = resume_journal(Path(file) if file is not None else last_unfinished())
    try:
        return resume(start, resumed.journal, resumed.file)
    finally:
        resumed.file.close()


def last_unfinished() -> Path:
    """Return the journal of the match that was played last and has no result yet.

    Raises:
        GameError: `cli-error-nothing-saved`; or what is wrong with the latest journal that can't be used, if
            no other match is left.
    """
    unusable: GameError | None = None
    for saved in saved_matches(matches_folder()):
        try:
            if not is_over(saved.path):
                return saved.path
        except GameError as error:
            unusable = unusable or error
    raise unusable or GameError("cli-error-nothing-saved")


def is_over(path: Path) -> bool:
    """Tell whether a match has a result.

    Raises:
        GameError: The file can't be used.
    """
    journal = load_journal(path)
    room = open_room(journal.header.game, dict(journal.header.options))
    found = verify(room.game, journal)
    if found.error is not None:
        raise found.error
    return found.outcome is not None


def tutor_command(arguments: Arguments, console: Console) -> int:
    """Give the lesson of a game, or ask which.

    Raises:
        UsageError: The game or the profile does not exist.
        GameError: The game has no lesson.
    """
    del console
    game = arguments.places.get("game")
    return learn(launch(arguments), None if game is None else match_options.find_room(game).game.id)
