"""What `--players`, `--option`, `--seed` and `--table` mean for a game."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import BOT_PREFIX, is_bot, policy_name
from accessgames.cli.console import Console, UsageError, told_as_usage
from accessgames.engine import GameError, SeatSpec, Setup, SetupError
from accessgames.engine.errors import printable
from accessgames.language import commandline, lookalike, vocabulary
from accessgames.shell.settings import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.cli.arguments import Arguments
    from accessgames.games.room import Room

UNAIDED: Final = "no-help"
"""The option that locks help."""

SEEDS: Final = range(10**18)
"""Seeds that can be asked for."""

_DRAWN_SEEDS: Final = 10**6  # short enough to be read aloud and typed again


def read_players(text: str) -> tuple[SeatSpec, ...]:
    """Read `Jana,bot:2` as who sits where; a computer player has no name yet.

    Names that differ in case or diacritics alone are too much alike to be told apart.

    Raises:
        UsageError: `cli-error-player-empty`, `cli-error-player-name` or `cli-error-player-twice`.
    """
    seats = tuple(_seat(part.strip()) for part in text.split(","))
    heard: set[str] = set()
    for name in (seat.name for seat in seats if seat.name):
        if commandline.normalise_bare(name) in heard:
            raise UsageError("cli-error-player-twice", name=name)
        heard.add(commandline.normalise_bare(name))
    return seats


def doubtful_names(seats: tuple[SeatSpec, ...]) -> Iterator[GameError]:
    """Yield what is said of each name that looks like one before it; nobody is there to be asked."""
    names = [seat.name for seat in seats if seat.name]
    for number, name in enumerate(names):
        alike = lookalike.find_look_alike(name, names[:number])
        if alike is not None:
            yield alike.doubt(name, asked=False)


def _seat(text: str) -> SeatSpec:
    if not text:
        raise UsageError("cli-error-player-empty")
    if is_bot(text):
        return SeatSpec("", text.lower())
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise UsageError("cli-error-player-name", name=text[:LONGEST_NAME], most=LONGEST_NAME)
    return SeatSpec(unicodedata.normalize("NFC", text))


def read_seed(arguments: Arguments) -> int:
    """Return the seed that was asked for, or draw one.

    Raises:
        UsageError: It is no whole number.
    """
    drawn = secrets.randbelow(_DRAWN_SEEDS)
    return arguments.number("seed", drawn, SEEDS)


_TABLE: Final = re.compile(r"[0-9]{8}(-[0-9]{1,3}){2}")
_TABLE_EXAMPLE: Final = "48213907-2-3"


def read_table(arguments: Arguments) -> str:
    """Return the table of a tournament that the match is played at, as its card has it; else nothing.

    Raises:
        UsageError: It is none, or a seed is chosen as well.
    """
    table = arguments.value("table") or ""
    if not table:
        return ""
    if not _TABLE.fullmatch(table):
        raise UsageError("cli-error-table", value=printable(table[:LONGEST_NAME]), example=_TABLE_EXAMPLE)
    if arguments.has("seed"):
        raise UsageError("cli-error-table-seed", table=table)
    return table


def read_options(pairs: tuple[str, ...], room: Room, console: Console) -> dict[str, str]:
    """Read `key=value` pairs; the last one of a key counts.

    Keys and values may also be words of the language, where the game has ids `option-<key>` and
    `option-<key>-<value>` among its words. What is known neither way is passed on, to be refused by the game.

    Raises:
        UsageError: `cli-error-option-pair` when a pair lacks its equals sign, key or value.
    """
    chosen = {}
    for pair in pairs:
        typed, _, value = (part.strip() for part in pair.partition("="))
        if not (typed and value):
            raise UsageError("cli-error-option-pair", pair=pair)
        choices = {option.key: option.choices for option in room.game.options}
        key = _named(typed, tuple(choices), "option", room, console)
        chosen[key] = _named(value, choices.get(key, ()), f"option-{key}", room, console)
    return chosen


def _named(typed: str, known: tuple[str, ...], prefix: str, room: Room, console: Console) -> str:
    """Return the one of `known` that was typed, as a word or as itself; else what was typed.

    A whole word goes first: people count seats from 1, the ids of a manager of the table from 0.
    """
    words = console.language.vocabulary("common", "space", "shell", room.game.id)
    ids = {f"{prefix}-{name}": name for name in known if f"{prefix}-{name}" in words}
    said = typed.replace("-", " ")
    whole = next((name for key, name in ids.items() if words.in_full(key, said)), None)
    if whole is not None or typed in known:
        return whole or typed
    found = words.match(said.split(), ids)
    return ids[found.id] if isinstance(found, vocabulary.Found) else typed


def check_seats(room: Room, seats: tuple[SeatSpec, ...]) -> tuple[SeatSpec, ...]:
    """Refuse computer players that the game does not have, and write levels that were named as numbers.

    Raises:
        UsageError: As `accessgames.bots.policies.policy_name`.
    """
    with told_as_usage():
        return tuple(_settled(room, seat) if is_bot(seat.player) else seat for seat in seats)


def _settled(room: Room, seat: SeatSpec) -> SeatSpec:
    """Return a seat whose player is a level by number or a policy; a policy goes before a name.

    A name is that of a level or of a character, in any language.
    """
    try:
        policy_name(room.bots, seat.player)
    except SetupError:
        from accessgames.language import Language, languages  # noqa: PLC0415 - few write levels by name
        from accessgames.shell.rivals.characters import find_opponent  # noqa: PLC0415 - as above

        name = seat.player[len(BOT_PREFIX) :]
        called = (find_opponent(name, room.bots, Language(tag)) for tag in languages())
        player = next(filter(None, called), None)
        if player is None:
            raise
        return replace(seat, player=player)
    return seat


def make_setup(room: Room, seats: int, options: dict[str, str], console: Console) -> Setup:
    """Check the number of seats and the options.

    Raises:
        UsageError: As `accessgames.engine.Game.setup`, with the words of the language.
    """
    try:
        return room.game.setup(seats, options)
    except SetupError as error:
        raise option_fault(error, room, console) from error


def option_fault(error: SetupError, room: Room, console: Console) -> UsageError:
    """Turn what a game says about its options into wrong usage, all names as they are typed."""
    words = console.language.vocabulary("common", "space", "shell", room.game.id)

    def typed(prefix: str, name: Any) -> str:  # noqa: ANN401 - arguments of errors are of any type
        key = f"{prefix}-{name}"
        return words.word(key).replace(" ", "-") if key in words else str(name)

    args: dict[str, Any] = dict(error.args_)
    option = args.get("option")
    if "known" in args:
        args["known"] = tuple(typed("option", key) for key in args["known"])
    if "choices" in args:
        args["choices"] = tuple(typed(f"option-{option}", choice) for choice in args["choices"])
        args["option"] = typed("option", option)
    return UsageError(error.key, **args)


def find_room(game_id: str) -> Room:
    """Load a game.

    Raises:
        UsageError: There is no such game.
    """
    from accessgames.cli.material import open_room  # noqa: PLC0415 - reads what is installed

    with told_as_usage():
        return open_room(game_id.lower())
