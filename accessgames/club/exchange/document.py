"""The exchange format: a tournament as one JSON document, written, read and described by a schema.

The history alone says everything: an import carries it out by the rules. How the tournament stands and its
rankings are there for programs that know no rules, and where a document has them, they have to agree.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.club import notation
from accessgames.club.exchange import history, shapes, standing
from accessgames.club.rules.course import Course, CourseBuilder
from accessgames.engine import GameError, IllegalAction

if TYPE_CHECKING:
    from accessgames.club.events import Event

FORMAT: Final = "accessgames-tournament"
"""What a document calls itself."""

VERSION: Final = 1
"""Version of the format."""

MAX_BYTES: Final = 16 * 1024 * 1024
"""Largest document that is read."""

MAX_EVENTS: Final = notation.MAX_LINES
"""Most events of a document: as many as the journal of a tournament takes."""

_KEYS: Final[Mapping[str, bool]] = {
    "format": True, "version": True, "history": True, "standing": False, "rankings": False,
}  # fmt: skip

_DERIVED: Final[Mapping[str, Any]] = {"standing": standing.Standing, "rankings": tuple[standing.Ranking, ...]}


def document_of(course: Course) -> dict[str, Any]:
    """Return the document of a course; see `history.tell_course`."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "history": [{notation.kind_name(one): shapes.encode(one)} for one in course.events],
        **_derived(course),
    }


def _derived(course: Course) -> dict[str, Any]:
    """Return what follows from the history."""
    return {
        "standing": shapes.encode(standing.standing_of(course.tournament)),
        "rankings": shapes.encode(standing.rankings_of(course.tournament)),
    }


def write_document(document: Mapping[str, Any]) -> str:
    """Write a document with a line for each event, person and round, so that it can be read and compared."""
    return "\n".join(_lines(document, 3)) + "\n"


def _lines(value: Any, depth: int) -> Iterator[str]:  # noqa: ANN401 - whatever JSON has
    """Yield JSON line by line down to a depth; what lies deeper, and lists of numbers, fill one line each."""
    flat = isinstance(value, list) and not any(isinstance(one, dict) for one in value)
    if not depth or flat or not isinstance(value, dict | list) or not value:
        yield json.dumps(value, ensure_ascii=False)
        return
    pairs = value.items() if isinstance(value, dict) else (("", one) for one in value)
    start, end = "{}" if isinstance(value, dict) else "[]"
    yield start
    for number, (key, one) in enumerate(pairs, 1):
        inner = list(_lines(one, depth - 1 if isinstance(value, dict) else 0))
        inner[0] = f"{json.dumps(key)}: {inner[0]}" if key else inner[0]
        inner[-1] += "," if number < len(value) else ""
        yield from inner
    yield end


def is_document(text: str) -> bool:
    """Tell whether a text may be meant as a document: it begins as an object of JSON does, named or not."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and f'"{FORMAT}"' in text[:400]


def read_document(text: str) -> Course:
    """Carry out what a document says.

    Returns:
        The course; its tournament has `shapes.SEED` for a seed.

    Raises:
        GameError: `club-error-exchange-foreign`, `club-error-exchange-version` or `club-error-exchange-shape`
            for what is no such document, `club-error-exchange-many` for too many events,
            `club-error-exchange-rule` for an event that breaks a rule, `club-error-exchange-differs` where
            the rest does not follow from the history.
    """
    content = _parsed(text)
    shapes.check_keys(content, _KEYS, "")
    if type(content["history"]) is not list:
        raise shapes.misfit("history", content["history"], "array")
    if len(content["history"]) > MAX_EVENTS:
        raise GameError("club-error-exchange-many", count=len(content["history"]), most=MAX_EVENTS)
    happened = [shapes.read_event(one, f"history[{at}]") for at, one in enumerate(content["history"])]
    told = {key: shapes.read(kind, content[key], key) for key, kind in _DERIVED.items() if key in content}
    course = _carried_out(happened)
    right = _derived(course)
    for key, found in told.items():
        _check_equal(shapes.encode(found), right[key], key)
    return course


def _parsed(text: str) -> dict[str, Any]:
    """Return the object of a document of this version."""
    try:
        content = notation.parse_json(text.lstrip("\ufeff"))
    except json.JSONDecodeError as mistake:
        raise GameError("club-error-exchange-json", line=mistake.lineno, column=mistake.colno) from None
    except ValueError as mistake:
        raise shapes.misfit("", str(mistake), "number") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise GameError("club-error-exchange-foreign", format=FORMAT)
    version = content.get("version")
    if type(version) is not int:
        raise shapes.misfit("version", version, "integer")
    if version != VERSION:
        raise GameError("club-error-exchange-version", version=version, known=VERSION)
    return content


def _carried_out(happened: list[Event]) -> Course:
    builder = CourseBuilder()
    for at, event in enumerate(happened):
        try:
            builder.add(event)
        except IllegalAction as cause:
            where = shapes.placed(f"history[{at}]")
            raise GameError("club-error-exchange-rule", **where, cause=cause) from None
    if builder.tournament is None:
        raise shapes.misfit("history", [], "key", ("created",))
    return history.tell_course(builder.course.events, builder.course.tournament)


def _check_equal(found: object, right: object, place: str) -> None:
    """Refuse a document whose other parts do not follow from its history, by the first difference."""
    if isinstance(found, dict) and isinstance(right, dict) and found.keys() == right.keys():
        for key, value in right.items():
            _check_equal(found[key], value, f"{place}.{key}")
    elif isinstance(found, list) and isinstance(right, list) and len(found) == len(right):
        for at, (one, other) in enumerate(zip(found, right, strict=True)):
            _check_equal(one, other, f"{place}[{at}]")
    elif type(found) is not type(right) or found != right:
        wrong = shapes.misfit(place, found, "choice", (json.dumps(right, ensure_ascii=False)[:80],))
        raise GameError("club-error-exchange-differs", **wrong.args_)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of documents."""
    known: dict[str, Any] = {}
    kinds = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "history": {
            "type": "array", "items": shapes.describe_events(known), "minItems": 1, "maxItems": MAX_EVENTS,
        },
        **{key: shapes.describe(kind, known) for key, kind in _DERIVED.items()},
    }  # fmt: skip
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        **shapes.closed(kinds, [key for key, needed in _KEYS.items() if needed]),
        "$defs": known,
    }
