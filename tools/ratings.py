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
GROUP: Final = 10
"""People at one computer."""
_TEN_TO_ONE: Final = 400 / math.log(10)
_MEAN: Final = 1400
_SPREAD: Final = 250


class Gap(NamedTuple):
    """By how much one player is stronger than another one.

    Attributes:
        points: The estimate.
        variance: Of it.
    """

    points: float
    variance: float


def measured_gaps(folder: Path = STRENGTH) -> dict[str, dict[tuple[str, str], Gap]]:
    """Work out by how much computer players differ, from what was measured: by game and pair.

    A pair's difference is the one at which the share that was measured is expected, with half a match added
    to each side; its variance is that of the logarithm of such odds.
    """
    found: dict[str, dict[tuple[str, str], Gap]] = {}
    for path in sorted(folder.glob("*.json")):
        for document in json.loads(path.read_text(encoding="utf-8")):
            for rung in document["rungs"]:
                one, other = rung["rung"].split("-")
                found.setdefault(document["game"], {})[one, other] = _gap(rung["wins"], rung["games"])
    for path in sorted((folder / "characters").glob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        for name, pair in document["pairs"].items():
            one, other = name.split("-")
            found[document["game"]][one, other] = _gap(pair["wins"], pair["games"])
    return dict(sorted(found.items()))


def _gap(wins: float, games: int) -> Gap:
    won, lost = wins + 0.5, games - wins + 0.5
    return Gap(_TEN_TO_ONE * math.log(won / lost), _TEN_TO_ONE**2 * (1 / won + 1 / lost))


def measured_levels(folder: Path = STRENGTH) -> dict[str, dict[str, tuple[int, int]]]:
    """Return the points of the computer players of each game, and how unsure they are.

    Levels follow one from the other, from the third on both ways; another player has the mean of what the
    levels that it met say.
    """
    return {game: _points(gaps) for game, gaps in measured_gaps(folder).items()}


def _points(gaps: Mapping[tuple[str, str], Gap]) -> dict[str, tuple[int, int]]:
    found = {MIDDLE: Gap(ANCHOR, 0)}
    levels = {name for pair in gaps for name in pair if name.isdigit()}
    while levels - set(found):
        for (one, other), gap in gaps.items():
            if one in found and other.isdigit():
                there = found[one]
                found.setdefault(other, Gap(there.points - gap.points, there.variance + gap.variance))
            elif other in found and one.isdigit():
                there = found[other]
                found.setdefault(one, Gap(there.points + gap.points, there.variance + gap.variance))
    for name in sorted({name for pair in gaps for name in pair} - levels):
        met = [
            Gap(found[one].points - gap.points, found[one].variance + gap.variance)
            for (one, other), gap in gaps.items()
            if other == name and one.isdigit()
        ] + [
            Gap(found[other].points + gap.points, found[other].variance + gap.variance)
            for (one, other), gap in gaps.items()
            if one == name and other.isdigit()
        ]
        count = len(met)
        points = sum(one.points for one in met) / count
        found[name] = Gap(points, sum(one.variance for one in met) / count**2)
    return {
        f"bot:{name}": (round(one.points), round(math.sqrt(one.variance)))
        for name, one in sorted(found.items())
    }


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
    """Let made-up people play, and look at their ratings after so many matches each.

    They play in groups of ten, as at one computer. In each group the levels are as much stronger or weaker
    than their points say as what was measured leaves open, so that this is part of what is tried out.
    """
    stream = Stream(seed, game)
    strengths = {f"p{number}": _MEAN + _SPREAD * _normal(stream) for number in range(people)}
    groups = [list(strengths)[first : first + GROUP] for first in range(0, people, GROUP)]
    tables = [{**{name: strengths[name] for name in group}, **_true_levels(game, stream)} for group in groups]
    played: list[list[MatchResult]] = [[] for _ in groups]
    trials = []
    for rounds in range(1, max(counts) + 1):
        for group, table, here in zip(groups, tables, played, strict=True):
            here.extend(_round(game, group, table, stream, rounds))
        if rounds in counts:
            found: dict[str, Rating] = {}
            for matches in played:
                found |= ratings(matches, most=len(matches))
            trials.append(_compare(rounds, strengths, found))
    return tuple(trials)


def _true_levels(game: str, stream: Stream) -> dict[str, float]:
    """Draw strengths of the levels such as what was measured leaves open, one from the other."""
    gaps = measured_gaps()[game]
    found = {f"bot:{MIDDLE}": float(ANCHOR)}
    for low in (3, 4):
        gap = gaps[str(low + 1), str(low)]
        there = found[f"bot:{low}"]
        found[f"bot:{low + 1}"] = there + gap.points + math.sqrt(gap.variance) * _normal(stream)
    for low in (2, 1):
        gap = gaps[str(low + 1), str(low)]
        there = found[f"bot:{low + 1}"]
        found[f"bot:{low}"] = there - gap.points + math.sqrt(gap.variance) * _normal(stream)
    return found


def _normal(stream: Stream) -> float:
    return math.sqrt(-2 * math.log(1 - stream.random())) * math.cos(2 * math.pi * stream.random())


def _round(
    game: str, group: Sequence[str], strengths: Mapping[str, float], stream: Stream, number: int
) -> Iterator[MatchResult]:
    """Let everybody play about one match: alone or in pairs against one to three computer players."""
    names = list(group)
    stream.shuffle(names)
    levels = sorted(player for player in strengths if player.startswith("bot:"))
    while names:
        here = [names.pop() for _ in range(min(len(names), 1 + (stream.randrange(4) == 0)))]
        bots = [levels[stream.randrange(len(levels))] for _ in range(1 + stream.randrange(4 - len(here)))]
        values = [strengths[name] for name in (*here, *bots)]
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
