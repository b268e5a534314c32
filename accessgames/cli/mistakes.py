"""`accessgames mistakes`: the next own mistake is asked, or all that wait are printed for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.launch import launch, own_mistakes
from accessgames.cli.match_options import find_room
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell import learn_from_mistakes

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.personal.mistakes import Mistake


def mistakes_command(arguments: Arguments, console: Console) -> int:
    """Look for mistakes in finished matches and ask the next one, or print them.

    Raises:
        UsageError: There is no such game.
        GameError: The personal file can't be used.
    """
    wanted = arguments.places.get("game")
    game = None if wanted is None else find_room(wanted).game.id
    if not arguments.has("json"):
        return learn_from_mistakes(launch(arguments, console), game)
    own = own_mistakes(PersonalFile(personal_path()))
    own.look(console.patience())
    console.document([_data(one) for one in own.book.mistakes() if game in {None, one.game}])
    return 0


def _data(mistake: Mistake) -> dict[str, object]:
    """Return a mistake for other programs: what was done, not what would have been better."""
    return {
        "game": mistake.game,
        "match": mistake.match,
        "started": mistake.started,
        "place": mistake.place,
        "seat": mistake.seat,
        "done": mistake.done,
        "found": mistake.found.isoformat(),
        "due": None if mistake.known else mistake.due.isoformat(),
    }
