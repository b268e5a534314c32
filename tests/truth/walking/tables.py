"""Positions with boards to be walked, reached by random play, and somebody whose cursor is on one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Stream
from accessgames.games import load_room
from accessgames.games.board_walk import Place
from accessgames.shell.cursor.place import Cursor
from tests.shell.stage import Stage
from tests.truth.positions import SEED
from tests.truth.walking.grounds import GROUNDS, Ground
from tests.whole.questions import moved

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.language import Message

SHARE: Final = 10
"""Positions that are taken from one match, at most."""

OPTIONS: Final[Mapping[str, Sequence[Mapping[str, str]]]] = {
    "tetrikon": ({}, {"mode": "blitz", "level": "A"}),
    "iqlandie": ({"rounds": "3"},),
}
"""What is played, one after another; the usual match where nothing stands here."""


def tables(game: str, language: str, count: int, **settings: str) -> Iterator[Stage]:
    """Yield tables at which a person has the keyboard and a board before them."""
    luck, number, found = Stream(SEED, f"walking/{game}/{language}"), 0, 0
    ways = OPTIONS.get(game, ({},))
    while found < count:
        options = ways[number % len(ways)]
        stage = Stage(
            load_room(game),
            "Jana,bot:1",
            seed=str(luck.randrange(10**6)),
            options=options,
            settings={"language": language, **settings},
        )
        number += 1
        wanted = set(luck.sample(range(8 * SHARE), SHARE))
        for moment in range(8 * SHARE):
            if moment in wanted and found < count and grounds(stage):
                yield stage
                found += 1
            if not moved(stage, luck):
                break


def grounds(stage: Stage, moment: int | None = None) -> list[Ground]:
    """The boards of the person as the engine has them, now or at an earlier moment."""
    match = stage.match
    at = match.moment if moment is None else moment
    acts: list[Any] = [match.action_at(one) for one in range(at) if match.entries[one].actor == 0]
    return [*GROUNDS[match.header.game](match.state_at(at), 0, acts)]


def last_turn(stage: Stage) -> int:
    """The moment after the person's last turn: one that is not over is none."""
    seats = [(at, one.actor) for at, one in enumerate(stage.match.entries)]
    turns = [at for at, actor in seats if actor == 0]
    others = [at for at, actor in seats if actor > 0]
    if 0 in stage.match.actors and turns and not any(at > turns[-1] for at in others):
        before = max((at for at in others if at < turns[-1]), default=-1)
        turns = [at for at in turns if at < before]
    return turns[-1] + 1 if turns else 0


def put(stage: Stage, ground: Ground, place: tuple[int, int]) -> None:
    """Put the cursor on a place, with the mark that it had."""
    cursor = stage.session.cursor
    stage.session.cursor = Cursor(ground.id, Place(*place), cursor.mark if cursor else None)
    stage.session.teller.page = None


def heard(stage: Stage, line: str) -> list[Message]:
    """Type a line and return the messages that are told."""
    found: list[Message] = []
    console = stage.console
    tell = console.tell

    def telling(*messages: Message, **how: Any) -> None:  # noqa: ANN401 - passed on
        found.extend(messages)
        tell(*messages, **how)

    console.tell = telling  # type: ignore[method-assign] # only here
    stage.type(line)
    console.tell = tell  # type: ignore[method-assign] # as above
    return found
