"""What is typed in the conversations of the truth suite: questions in chance order, and moves in between."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.bots.policies import RandomPolicy, make_policy
from accessgames.engine import Decision, SetupError, Stream, is_seat
from accessgames.games import load_room
from tests.truth.positions import SEED
from tests.truth.shell import occasions
from tests.truth.shell.sitting import Heard, Sitting

if TYPE_CHECKING:
    from tests.truth.shell.sitting import Saying

POSITIONS: Final = 25
"""Positions of a conversation in which questions are asked; five conversations a game make 125."""

TALKS: Final = 3
"""Questions in each, with what follows them."""

PAGES: Final = 4
"""Parts of something read that are heard at most."""

LONGEST: Final = 90
"""Moves of one person at most."""

MORE: Final = frozenset({"shell-list-more", "shell-reading-more", "shell-answer-more"})
"""What is told behind a part that is not the last one."""

OCCASIONS: Final = "occasions"
"""Stands for a game: conversations held for single lines."""

Line: TypeAlias = tuple[str, str]
"""A word id and what follows the word."""

TABLES: Final[tuple[tuple[str, Mapping[str, str]], ...]] = (
    ("Jana,bot:1", {}),
    ("Jana,bot:2", {"language": "en"}),
    ("Jana,Petr", {"register": "informal"}),
    ("Jana,bot:1", {"training": "yes", "verbosity": "detailed"}),
    ("Jana,bot:3", {"language": "en", "verbosity": "brief"}),
)
"""Who sits there, and with which settings."""

_TALKS: Final[tuple[tuple[Line, ...], ...]] = (
    (("moves", ""), ("", "99"), ("", "1?"), ("previous", "")),
    (("moves", "{order-place}"), ("", "3?")),
    (("moves", "{order-card}"),),
    (("moves", "podle zeleniny"), ("moves", "xyzzy")),
    (("history", ""), ("", "2"), ("", "77")),
    (("history", "{all}"), ("previous", ""), ("history", "5000")),
    (("history", "{kind-refusal}"),),
    (("history", "{kind-hint}"),),
    (("history", "{kind-own}"),),
    (("search", "a"), ("search", "qqq")),
    (("older", ""), ("older", ""), ("newer", ""), ("newer", ""), ("newer", "")),
    (("older", ""),) * 4,
    (("rules", "{all}"), ("rules", "99"), ("rules", "xyzzy")),
    (("rules", ""), ("", "4")),
    (("rules", "2"),),
    (("options", ""), ("options", "{all}")),
    (("changes", ""), ("last", "")),
    (("undo", ""), ("undo", "")),
    (("undo", ""), ("changes", "")),
    (("hint", ""), ("hint", ""), ("hint", ""), ("hint", "")),
    (("hint-all", ""), ("", "99")),
    (("why", ""), ("why", "{computer}"), ("why", "Zdeněk")),
    (("status", ""), ("who", ""), ("players", "")),
    (("records", ""), ("records", "xyzzy")),
    (("transcript", ""), ("pause", ""), ("check", "")),
    (("settings", ""), ("settings", "xyzzy"), ("settings", "{set-register} xyzzy")),
    (
        ("own-key", ""),
        ("own-key", "f5 {word:free}"),
        ("own-key", ""),
        ("own-key", "f5 {off}"),
        ("own-key", "f5"),
    ),
    (
        ("own-key", "f99 {word:free}"),
        ("own-key", "7 {word:who}"),
        ("own-key", "k {word:who}"),
        ("own-key", "k"),
    ),
    (("abbreviation", ""), ("abbreviation", "vo {word:who}"), ("", "vo"), ("abbreviation", "vo {off}")),
    (
        ("abbreviation", "vo {off}"),
        ("abbreviation", "{word:who} {word:moves}"),
        ("abbreviation", "x {word:who}"),
    ),
    (("abbreviation", "vo xyzzy"), ("abbreviation", "vo " + "{word:who} " * 40), ("abbreviation", "vo")),
    (("", "xyzzy"), ("", "99"), ("next", ""), ("help", "xyzzy"), ("help", "{word:moves}")),
    (("", "xyzzy; {word:who}; {word:status}"),),
    (("", "x" * 501), ("", "a\u0007b")),
    (("save", "?"), ("abandon", ""), ("", "{no}")),
    (("quit", ""), ("", "{no}")),
    (("cursor", ""), ("cursor-mark", ""), ("cursor-right", ""), ("cursor-up", ""), ("cursor-distance", "")),
    (("cursor-left", "99"), ("cursor-up", "99"), ("cursor-distance", ""), ("cursor-down", "0")),
    (("cursor-row-end", ""), ("cursor-row-end", ""), ("cursor-column-bottom", ""), ("cursor-distance", "")),
    (("cursor-next-free", ""),) * 3,
    (("cursor-nearest-free", ""), ("cursor-previous-free", ""), ("cursor-mark", "")),
    (("cursor-next-mine", ""),) * 3,
    (("cursor-next-changed", ""),) * 3,
    (("cursor-board", ""), ("cursor-distance", ""), ("cursor-board", "")),
    (("cursor-begin", ""), ("cursor-begin", ""), ("cursor-back", ""), ("cursor-back", "")),
    (("cursor-tones", ""), ("cursor-tones", "{word:column}"), ("cursor-tones", "xyzzy"), ("cursor", "zz99")),
    (("time", ""), ("score", ""), ("hand", ""), ("row", "1"), ("free", "")),
    (("board", ""), ("next", ""), ("previous", "")),
    (("lines", ""), ("free", ""), ("lots", "")),
)
"""What is typed one after another; words in braces stand for word ids, `{word:…}` for commands."""

_ENDED: Final[tuple[tuple[Line, ...], ...]] = (
    (("moves", ""), ("undo", ""), ("abandon", ""), ("why", ""), ("status", ""), ("who", "")),
    (
        ("hint", ""),
        ("cursor", ""),
        ("cursor-next-changed", ""),
        ("history", ""),
        ("changes", ""),
        ("last", ""),
    ),
)
"""What is typed after the end."""


def _written(sitting: Sitting, text: str) -> str:
    """Put words in the place of their ids."""
    while "{" in text:
        before, _, rest = text.partition("{")
        key, _, behind = rest.partition("}")
        text = f"{before}{sitting.word(key.removeprefix('word:'))}{behind}"
    return text


def ask(sitting: Sitting, line: Line) -> None:
    """Type a line, and hear what comes in parts to its end."""
    word, rest = line
    if word and word not in sitting.stage.session.commands():
        return
    saying = sitting.say(word, _written(sitting, rest))
    for _ in range(PAGES):
        if not _goes_on(saying):
            break
        saying = sitting.say("next")


def _goes_on(saying: Saying) -> bool:
    return bool(saying.told) and saying.told[-1].key in MORE


def _filtered(sitting: Sitting, stream: Stream) -> None:
    """List moves by words whose meaning is known by their notation."""
    listener = sitting.listener()
    own: Any = importlib.import_module(f"tests.truth.lists.{sitting.game}")
    if listener.perspective.legal and sitting.stage.session.teller.preferences.language.tag == "cs":
        for words, fits in stream.sample(known := tuple(own.filters(listener, stream)), min(1, len(known))):
            sitting.say("moves", words, fits)


def _play(sitting: Sitting, stream: Stream, *, well: bool) -> bool:
    """Do something as whoever is awaited; tell whether anybody was."""
    session, match = sitting.stage.session, sitting.match
    if session.agenda.question is not None:
        sitting.say("yes")
    humans = [seat for seat in match.actors if is_seat(seat) and seat in session.known.seating.humans]
    if not humans:
        return False
    seat = humans[0]
    legal = match.game.legal_actions(match.state, seat)
    policy = make_policy(session.known.room.bots, "bot:greedy") if well else RandomPolicy()
    luck = Stream(SEED, f"{sitting.game}/{len(sitting.sayings)}")
    action = policy.choose(
        Decision(match.game, seat, legal, luck, lambda: match.game.view(match.state, seat))
    )
    before = match.moment
    if session.known.together:
        session.known.hand_to(seat)
    listener = session.known.listener(seat)
    typed = session.known.room.commands.spell(action, listener)
    line = f"{listener.people[seat].name} {typed}" if session.known.together else typed
    sitting.say("", f"{line}; {line}" if stream.below(4) == 0 else line)
    if match.moment == before:
        sitting.say("yes")
    if match.moment == before:
        # What a computer player does in its head has no words.
        sitting.act(seat, action)
    return True


def _sit(game: str, number: int) -> Sitting:
    players, settings = TABLES[number]
    played = load_room(game).game
    changed = [{one.key: value} for one in played.options for value in one.choices if value != one.default]
    unusual = changed[number % len(changed)] if number % 2 and changed else {}
    try:
        return Sitting(game, players, number, settings, unusual)
    except SetupError:
        return Sitting(game, players, number, settings, {})


def _talk(sitting: Sitting, stream: Stream) -> None:
    for talk in stream.sample(range(len(_TALKS)), TALKS):
        for line in _TALKS[talk]:
            ask(sitting, line)
            if sitting.stage.session.agenda.question is not None:
                return
    _filtered(sitting, stream)


def _converse(game: str, number: int) -> Sitting:
    """Hold one conversation; the first one goes on to the end of the match."""
    sitting, stream = _sit(game, number), Stream(SEED, f"said/{game}/{number}")
    for _ in range(len(sitting.moment().past) + 1):
        sitting.say("older")
    sitting.say("changes")
    for at in range(LONGEST):
        if at == POSITIONS // 2 and not sitting.stage.session.known.seating.shared:
            sitting.come_back()
        if at < POSITIONS:
            _talk(sitting, stream)
        elif number:
            break
        if not _play(sitting, stream, well=stream.below(2) == 0 or at >= POSITIONS):
            break
    if not sitting.match.actors:
        for line in (line for talk in _ENDED for line in talk):
            ask(sitting, line)
    return sitting


@cache
def sittings(game: str) -> tuple[Sitting, ...]:
    """Hold all conversations about a game."""
    return tuple(_converse(game, number) for number in range(len(TABLES)))


def heard(game: str) -> Iterator[Heard]:
    """Yield every line that was told in them, or for `OCCASIONS` in those that are held for single lines."""
    for sitting in occasions.sittings() if game == OCCASIONS else sittings(game):
        for saying in sitting.sayings:
            for at, message in enumerate(saying.told):
                yield Heard(saying, message, at)
