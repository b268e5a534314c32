"""What the ladder tells about two players: as the document for machines, and as sentences."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.language import Listing, say
from tools.ladder.figures import wilson

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.language import Language, Message
    from tools.ladder.contest import Score
    from tools.ladder.rungs import Rung

EVEN: Final = 0.5
_MILLI: Final = 1e3
_PERCENT: Final = 100


def machine() -> dict[str, Any]:
    """Return what has to be known about this machine to compare times with those of another one."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
    }


def entry(rung: Rung, score: Score, fingerprint: str) -> dict[str, Any]:
    """Return the document of a rung; see `docs/en/strength.md` for its shape."""
    share = score.wins / score.games
    low, high = wilson(score.wins, score.games)
    return {
        "rung": rung.name,
        "games": score.games,
        "wins": score.wins,
        "share": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "wanted": rung.wanted,
        "kept": share >= rung.wanted and low > EVEN,
        **({"seats": rung.table.seats, "options": dict(rung.table.options)} if rung.table.name else {}),
        "players": [
            {
                "player": player,
                "decisions": pace.decisions,
                "mean_ms": round(pace.mean * _MILLI, 3),
                "slowest_ms": round(pace.slowest * _MILLI, 3),
            }
            for player, pace in zip(rung.players, score.paces, strict=True)
        ],
        "fingerprint": fingerprint,
    }


def told_machine(document: Mapping[str, Any]) -> Message:
    """Tell on what a game was measured, from what `accessgames ladder --json` printed about it."""
    found = document["machine"]
    return say(
        "cli-ladder-machine",
        python=found["python"],
        system=found["system"],
        processors=found["processors"],
        seed=str(document["seed"]),
    )


def words_of(game: str, language: Language) -> Callable[[str], str]:
    """Return what calls options and their values in a game as a person types them: `option-level`."""
    words = language.vocabulary("common", "space", "shell", game)
    return lambda key: words.word(key).replace(" ", "-") if key in words else key.rpartition("-")[2]


def sentences(
    found: Mapping[str, Any], number: Callable[[float], str], named: Callable[[str], str] = str
) -> Iterator[Message]:
    """Tell a rung: the result, then how long each of the two thinks.

    Args:
        found: What `entry` made.
        number: Writes a number as the language does.
        named: Calls an option `option-KEY` and a value `option-KEY-VALUE` by its name; see `words_of`.
    """
    above, below = found["players"]
    low, high = found["interval"]
    if "seats" in found:
        options = found["options"].items()
        yield say(
            "cli-ladder-table",
            seats=found["seats"],
            options=Listing(
                tuple(f"{named(f'option-{key}')}={named(f'option-{key}-{value}')}" for key, value in options)
            ),
            any="yes" if options else "no",
            percent=number(_PERCENT * found["share"]),
            above=above["player"],
            below=below["player"],
            games=found["games"],
        )
    else:
        yield _won(found, number)
    yield say(
        "cli-ladder-interval",
        low=number(_PERCENT * low),
        high=number(_PERCENT * high),
        wanted=number(_PERCENT * found["wanted"]),
        kept="yes" if found["kept"] else "no",
    )
    for one in (above, below):
        yield say(
            "cli-ladder-pace",
            player=one["player"],
            mean=number(one["mean_ms"]),
            slowest=number(one["slowest_ms"]),
        )


def _won(found: Mapping[str, Any], number: Callable[[float], str]) -> Message:
    above, below = found["players"]
    return say(
        "cli-ladder-rung",
        above=above["player"],
        below=below["player"],
        wins=int(found["wins"]),
        half="yes" if found["wins"] % 1 else "no",
        games=found["games"],
        percent=number(_PERCENT * found["share"]),
    )
