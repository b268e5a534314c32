"""Facts of a tournament as values that messages carry: people, games, days, points."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.club.model import CATEGORIES
from accessgames.games import game_ids
from accessgames.language import Day, Listing, Message, Nested, Person, Phrase, say
from accessgames.language.values import keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.club.model import Game, Player, Tournament
    from accessgames.club.papers.paper import Content
    from accessgames.language.values import Gender, Value

_CATEGORY_KEYS: Final = dict(
    zip(CATEGORIES, keys("club-category-blind", "club-category-sighted"), strict=True)
)
_HUNDREDTHS: Final = 100
_ROW: Final = 3
_MINUS: Final = "−"


def person(player: Player) -> Person:
    """Return a player as messages name people."""
    gender: Gender = "unknown"
    if player.gender in {"feminine", "masculine", "neuter"}:
        gender = player.gender  # type: ignore[assignment]  # one of the three, as was just seen
    return Person(player.name, "other", gender)


def people(tournament: Tournament, numbers: Iterable[int]) -> Listing:
    """Return players by their numbers, in this order, for `LIST`."""
    return Listing(tuple(person(tournament.player(number)) for number in numbers))


def spans(numbers: Sequence[int]) -> tuple[int | Nested, ...]:
    """Return ascending numbers for a list, three and more in a row as `1 to 6`."""
    found: list[int | Nested] = []
    for _, row in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        run = [number for _, number in row]
        if len(run) < _ROW:
            found += run
        else:
            found.append(Nested(say("club-span", first=run[0], last=run[-1])))
    return tuple(found)


def game(played: Game) -> Value:
    """Return the name of a game: as its room tells it, else as the organiser wrote it."""
    if played.game in game_ids():
        return Nested(Message(f"{played.game}-name"))
    return played.name or played.game


def category(name: str) -> Value:
    """Return a category: in words of the program, or the organiser's own."""
    return Nested(Message(_CATEGORY_KEYS[name])) if name in _CATEGORY_KEYS else name


def category_cell(name: str) -> Content:
    """Return a category for a cell of a table; empty for somebody without one."""
    return Message(_CATEGORY_KEYS[name]) if name in _CATEGORY_KEYS else name


def day(text: str) -> Day:
    """Return a day written as `2026-11-21`."""
    year, month, number = map(int, text.split("-"))
    return Day(year, month, number)


def points(amount: Fraction) -> Phrase | Nested:
    """Return points for `NP`: "34 bodů"; parts of points with at most two decimals: "28,5 bodu"."""
    if amount.denominator == 1:
        return Phrase("point", count=int(amount))
    return Nested(say("club-points-part", figure=Nested(_parted(amount))))


def figure(amount: Fraction) -> Content:
    """Return points as bare figures, for a cell of a table."""
    return int(amount) if amount.denominator == 1 else _parted(amount)


def bare(amount: Fraction) -> int | Nested:
    """Return points as bare figures, for a message."""
    return int(amount) if amount.denominator == 1 else Nested(_parted(amount))


def _parted(amount: Fraction) -> Message:
    """Round to hundredths, half away from zero, without zeros at the end."""
    hundredths = int(abs(amount) * _HUNDREDTHS + Fraction(1, 2))
    whole, part = divmod(hundredths, _HUNDREDTHS)
    sign = _MINUS if amount < 0 else ""
    return say("club-figure", sign=sign, whole=str(whole), part=f"{part:02}".rstrip("0") or "0")
