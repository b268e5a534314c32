"""Ratings tried out: the points of the computer's levels, and made-up people whose strength is known.

    python tools/ratings.py --levels         the table of accessgames/personal/ratings.py, from docs/strength
    python tools/ratings.py --people 200     how well ratings find the order of people, and how true they are

People are drawn with a strength each, play matches of two to four against levels of the computer and each
other, and win by chance as their strengths say. Then the order of the ratings is compared with that of the
strengths (rank correlation by Spearman), and it is counted how often the strength lies inside what is said.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.engine import Stream
from accessgames.personal.ratings import ANCHOR, LEVELS, Rating, ratings
from accessgames.personal.results import MatchResult, SeatResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

STRENGTH: Final = Path(__file__).resolve().parents[1] / "docs" / "strength"
MIDDLE: Final = "3"
MATCHES: Final = (5, 10, 20, 40)
_TEN_TO_ONE: Final = 400 / math.log(10)
_MEAN: Final = 1400
_SPREAD: Final = 250


def measured_levels(folder: Path = STRENGTH) -> dict[str, dict[str, int]]:
    """Work out the points of the computer players of each game from what the ladder has measured.

    A pair's difference is the one at which the share that was measured is expected, with half a match added
    to each side. Levels follow one from the other, from the third on both ways; another player has the mean
    of what the levels that it met say.
    """
    shares: dict[str, dict[tuple[str, str], float]] = {}
    for path in sorted(folder.glob("*.json")):
        for document in json.loads(path.read_text(encoding="utf-8")):
            pairs = shares.setdefault(document["game"], {})
            for rung in document["rungs"]:
                better, worse = rung["rung"].split("-")
                pairs[better, worse] = _difference(rung["wins"], rung["games"])
    return {game: _points(pairs) for game, pairs in sorted(shares.items())}


def _difference(wins: float, games: int) -> float:
    return _TEN_TO_ONE * math.log((wins + 0.5) / (games - wins + 0.5))


def _points(pairs: Mapping[tuple[str, str], float]) -> dict[str, int]:
    found = {MIDDLE: float(ANCHOR)}
    levels = {name for pair in pairs for name in pair if name.isdigit()}
    while levels - set(found):
        for (better, worse), gap in pairs.items():
            if better in found and worse.isdigit():
                found.setdefault(worse, found[better] - gap)
            elif worse in found and better.isdigit():
                found.setdefault(better, found[worse] + gap)
    others = {worse for _, worse in pairs if not worse.isdigit()}
    for other in others:
        met = [found[better] - gap for (better, worse), gap in pairs.items() if worse == other]
        found[other] = sum(met) / len(met)
    return {f"bot:{name}": round(points) for name, points in sorted(found.items())}


class Trial(NamedTuple):
    """How well ratings did after so many matches each.

    Attributes:
        matches: How many.
        correlation: Spearman's, between strengths and ratings.
        inside: Share of the people whose strength lies inside what is said of them.
        error: Root of the mean square of what ratings are wrong by, in points.
        sureness: How many people it is said of how sure it is, by word.
    """

    matches: int
    correlation: float
    inside: float
    error: float
    sureness: Mapping[str, int]


def try_out(game: str, people: int, seed: str, counts: Sequence[int] = MATCHES) -> tuple[Trial, ...]:
    """Let made-up people play, and look at their ratings after so many matches each."""
    stream = Stream(seed, game)
    strengths = {f"p{number}": _MEAN + _SPREAD * _normal(stream) for number in range(people)}
    played: list[MatchResult] = []
    trials = []
    for rounds in range(1, max(counts) + 1):
        played += _round(game, strengths, stream, rounds)
        if rounds in counts:
            trials.append(_compare(rounds, strengths, ratings(played, most=len(played))))
    return tuple(trials)


def _normal(stream: Stream) -> float:
    return math.sqrt(-2 * math.log(1 - stream.random())) * math.cos(2 * math.pi * stream.random())


def _round(game: str, strengths: Mapping[str, float], stream: Stream, number: int) -> Iterator[MatchResult]:
    """Let everybody play about one match: alone or in pairs against one to three computer players."""
    names = list(strengths)
    stream.shuffle(names)
    levels = sorted(player for player in LEVELS[game] if player[4:].isdigit())
    while names:
        here = [names.pop() for _ in range(min(len(names), 1 + (stream.randrange(4) == 0)))]
        bots = [levels[stream.randrange(len(levels))] for _ in range(1 + stream.randrange(4 - len(here)))]
        values = [strengths[name] for name in here] + [LEVELS[game][bot] for bot in bots]
        luck = [value - _TEN_TO_ONE * math.log(-math.log(1 - stream.random() or 0.5)) for value in values]
        places = [1 + sum(other > own for other in luck) for own in luck]
        seats = [*((name, "human") for name in here), *((bot, bot) for bot in bots)]
        yield MatchResult(
            f"{number}-{here[0]}",
            game,
            "",
            given_up=False,
            rated=True,
            seconds=None,
            seats=tuple(SeatResult(*who, 0, place) for who, place in zip(seats, places, strict=True)),
        )


def _compare(matches: int, strengths: Mapping[str, float], found: Mapping[str, Rating]) -> Trial:
    pairs = [(strengths[name], rating) for name, rating in found.items()]
    inside = sum(rating.low <= strength <= rating.high for strength, rating in pairs)
    error = math.sqrt(sum((strength - rating.points) ** 2 for strength, rating in pairs) / len(pairs))
    first = _ranks([strength for strength, _ in pairs])
    second = _ranks([rating.points for _, rating in pairs])
    total = sum((one - other) ** 2 for one, other in zip(first, second, strict=True))
    count = len(pairs)
    words = [rating.sureness for _, rating in pairs]
    return Trial(
        matches,
        1 - 6 * total / (count * (count**2 - 1)),
        inside / count,
        error,
        {word: words.count(word) for word in ("guess", "roughly", "fairly", "sure")},
    )


def _ranks(values: Iterable[float]) -> list[int]:
    numbered = sorted(enumerate(values), key=lambda one: one[1])
    places = {number: place for place, (number, _) in enumerate(numbered)}
    return [places[number] for number in range(len(places))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Work out the levels, or try ratings out, and print what was found."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--levels", action="store_true", help="print the points of the levels")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("games", nargs="*", default=sorted(LEVELS))
    wanted = parser.parse_args(arguments)
    found: Any = (
        measured_levels()
        if wanted.levels
        else {
            game: [trial._asdict() for trial in try_out(game, wanted.people, wanted.seed)]
            for game in wanted.games
        }
    )
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
