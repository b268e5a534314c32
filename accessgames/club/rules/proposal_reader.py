"""A proposal from keys and values, as a file in TOML or a dialogue has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from difflib import get_close_matches
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeVar

from accessgames.club.model import proposal as model
from accessgames.club.model.proposal import Points, parse_points
from accessgames.club.rules.bounds import check_proposal, shown
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import IllegalAction, Refusal, refuse

E_ = TypeVar("E_", bound=StrEnum)
T = TypeVar("T")
Reader = Callable[[str, Any], Any]

MAX_ENTRIES: Final = 200
"""Most entries of a list or a table."""

_LARGEST: Final = 2**63
"""No number is further from 0; TOML promises 64 bits."""


def make_proposal(
    content: Mapping[str, object], direction: Callable[[str], bool | None] = lambda _game: None
) -> model.Proposal:
    """Make a proposal; what is not said has the default of `Proposal`, and several games take turns.

    Keys are the attributes of `Proposal`, with hyphens in the place of underscores. `games` is a list of
    tables with the attributes of `Game`, but for the sizes, which are `table`, `least` and `most` (only
    `table`: smaller tables are allowed down to 2), and for `points`, which is a text such as `8-6-4-2-0`,
    `score` or `penalties` with `sharing` and `scale` beside it. `order` counts games from 1. `groups`,
    `final`, `knockout` and `credits` are tables with the attributes of `Groups`, `FinalStage`, `Knockout` and
    `Credits`, `texts` one by heading.

    Args:
        content: The keys and values.
        direction: Tells by its id whether fewer points win in a game of the program; None for any other.

    Raises:
        IllegalAction: `club-refused-key` or `club-refused-value` with the key, or what `check_proposal` says.
    """
    given = _read(content, _PROPOSAL)
    _require(given, ("name", "date", "games"))
    given["games"] = tuple(_directed(game, declared=direction(game.made.game)) for game in given["games"])
    proposal = model.Proposal(**{"order": tuple(range(len(given["games"]))), **given})
    found = check_proposal(proposal)
    if found:
        raise IllegalAction(found)
    return proposal


def _directed(game: _TypedGame, *, declared: bool | None) -> model.Game:
    """Return a game in the direction that it declares; of another game penalties say that fewer win.

    Raises:
        IllegalAction: `club-refused-direction` where the game says otherwise.
    """
    penalties = game.made.points.kind is model.PointsKind.PENALTIES
    if declared is None:
        return replace(game.made, lower_wins=penalties if game.lower_wins is None else game.lower_wins)
    if game.lower_wins not in {None, declared}:
        raise IllegalAction(direction_refusal(game.made.game, fewer=declared))
    return replace(game.made, lower_wins=declared)


def direction_refusal(game: str, *, fewer: bool) -> Refusal:
    """Return why the direction of a game of the program can't be chosen."""
    return refuse("club-refused-direction", game=game, which="fewer" if fewer else "more")


def _read(content: Mapping[str, object], readers: Mapping[str, Reader]) -> dict[str, Any]:
    given = {}
    for key, value in content.items():
        if key not in readers:
            (nearest,) = get_close_matches(key, sorted(readers), n=1, cutoff=0)
            raise IllegalAction(refuse("club-refused-key", field=shown(key), nearest=nearest))
        given[key.replace("-", "_")] = readers[key](key, value)
    return given


def _require(given: Mapping[str, object], keys: tuple[str, ...]) -> None:
    for key in keys:
        if key not in given:
            raise IllegalAction(refuse("club-refused-key-missing", field=key.replace("_", "-")))


def _wrong(key: str, value: object) -> IllegalAction:
    return IllegalAction(refuse("club-refused-value", field=shown(key), value=shown(_plain(value))))


def _plain(value: object) -> str:
    """Return a value as it can be told: lists and tables by what is in them, without brackets."""
    if isinstance(value, list | Mapping):
        return ", ".join(map(_plain, value))
    if type(value) is int:
        return str(Decimal(value))  # of a very long number, `str(value)` would be refused
    return str(value)


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise _wrong(key, value)
    return value


def _number(key: str, value: object) -> int:
    if type(value) is not int or abs(value) > _LARGEST:
        raise _wrong(key, value)
    return value


def _yes(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _wrong(key, value)
    return value


def _table(key: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping) or len(value) > MAX_ENTRIES:
        raise _wrong(key, value)
    return value


def _one_of(kind: type[E_]) -> Callable[[str, object], E_]:
    def read(key: str, value: object) -> E_:
        if value not in tuple(kind):
            known = tuple(member.value for member in kind)
            raise IllegalAction(
                refuse("club-refused-choice", field=key, value=shown(_plain(value)), known=known)
            )
        return kind(str(value))

    return read


def _many(read: Callable[[str, Any], T]) -> Callable[[str, object], tuple[T, ...]]:
    """Return what reads a list of such values."""

    def every(key: str, value: object) -> tuple[T, ...]:
        if not isinstance(value, list) or len(value) > MAX_ENTRIES:
            raise _wrong(key, value)
        return tuple(read(key, item) for item in value)

    return every


def _pairs(key: str, value: object) -> tuple[tuple[str, str], ...]:
    return tuple((name, _text(f"{key}.{name}", text)) for name, text in _table(key, value).items())


def _points(key: str, value: object) -> Points:
    try:
        return parse_points(_text(key, value))
    except ValueError:
        raise _wrong(key, value) from None


@dataclass(frozen=True, slots=True)
class _TypedGame:
    """A game as it is written, with what it says of its direction; None where it says nothing."""

    made: model.Game
    lower_wins: bool | None


def _game(key: str, value: object) -> _TypedGame:
    given = _read(_table(key, value), _GAME)
    best = given.pop("table", 4)
    sizes = model.TableSizes(best, given.pop("least", min(2, best)), given.pop("most", best))
    sharing, scale = given.pop("sharing", model.Sharing.AVERAGE), given.pop("scale", model.Scale.FIRST)
    points = given.pop("points", model.Game("any").points)
    game, lower_wins = given.pop("game", ""), given.pop("lower_wins", None)
    made = model.Game(game, sizes=sizes, points=Points(points.kind, points.places, sharing, scale), **given)
    return _TypedGame(made, lower_wins)


def _record(kind: Callable[..., T], needed: Iterable[str], **readers: Reader) -> Callable[[str, object], T]:
    """Return what reads a table of the attributes of a type; those not needed have their defaults."""

    def read(key: str, value: object) -> T:
        given = _read(_table(key, value), {name.replace("_", "-"): one for name, one in readers.items()})
        _require(given, tuple(needed))
        return kind(**given)

    return read


_CARRY: Final = _one_of(model.Carry)
_groups: Final = _record(
    model.Groups,
    ("count", "advance", "final_rounds"),
    count=_number, advance=_number, final_rounds=_number, best=_number, carry=_CARRY,
)  # fmt: skip
_final: Final = _record(
    model.FinalStage, ("finalists", "rounds"), finalists=_number, rounds=_number, carry=_CARRY
)
_teams: Final = _record(
    model.Teams, ("size",), size=_number, scoring=_one_of(model.TeamScoring), best=_number
)
_knockout: Final = _record(model.Knockout, (), advance=_number, third=_yes)
_credits: Final = _record(
    model.Credits, ("tables",), tables=_number, best=_number, together=_number, until=_text
)


_GAME: Final[Mapping[str, Reader]] = MappingProxyType(
    {
        "game": _text,
        "name": _text,
        "options": _pairs,
        "minutes": _number,
        "table": _number,
        "least": _number,
        "most": _number,
        "points": _points,
        "sharing": _one_of(model.Sharing),
        "scale": _one_of(model.Scale),
        "lower-wins": _yes,
    }
)

_PROPOSAL: Final[Mapping[str, Reader]] = MappingProxyType(
    {
        "name": _text,
        "date": _text,
        "begins": _text,
        "place": _text,
        "organiser": _text,
        "games": _many(_game),
        "order": _many(lambda key, value: _number(key, value) - 1),
        "rounds": _number,
        "seating": _one_of(model.SeatingKind),
        "mix": _one_of(model.Mix),
        "bye": _one_of(model.Bye),
        "handicaps": _one_of(model.Handicaps),
        "groups": _groups,
        "final": _final,
        "knockout": _knockout,
        "credits": _credits,
        "teams": _teams,
        "tie-breaks": _many(_one_of(model.TieBreak)),
        "categories": _many(_text),
        "qualifies": _number,
        "by-category": _yes,
        "capacity": _number,
        "texts": _pairs,
    }
)
