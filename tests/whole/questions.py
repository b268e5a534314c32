"""Lines that only ask, in many positions of real matches: nothing of a match may change by any of them.

They are made up where they are asked, and come from what people say: every line of the corpora.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import RandomPolicy
from accessgames.engine import Decision, Stream
from accessgames.games import load_room
from accessgames.language import Found
from accessgames.language.commandline import normalise_bare
from accessgames.shell.commands.asking import CHANGING, CHANGING_BY_WORDS
from tests.corpus.book import UNCERTAIN, books
from tests.shell.stage import Stage, speak

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from accessgames.engine import Perspective

POSITIONS: Final = 200
SHARE: Final = 20
"""Positions that are taken from one match, at most."""

ENDINGS: Final = ("?", " ?", "??", "\uff1f", "?!", " ? ", "?.")
"""How a question may end."""

CHANGES: Final = CHANGING | CHANGING_BY_WORDS | {"hint", "hint-all"}
"""Commands that change something, without a question mark; a hint costs time in a task of iQLANDIE."""

BEHIND: Final[Mapping[str, str]] = {
    "language": "en",
    "transcript": "nowhere.txt",
    "emboss": "nowhere.brf",
    "learn": "pig",
}
"""What is typed behind a command that would change something by it."""


def matches(game: str, luck: Stream, **settings: str) -> Iterator[Stage]:
    """Yield tables of a game without end: one person or two, and computer players."""
    room = load_room(game)
    number = 0
    while True:
        people = "Jana,bot:1" if number % 3 or max(room.game.seats) < 2 else "Jana,Petr"
        yield Stage(room, people, seed=str(luck.randrange(10**6)), settings=settings)
        number += 1


def positions(game: str, count: int = POSITIONS, **settings: str) -> Iterator[Stage]:
    """Yield tables at which somebody is to act, reached by random play; the next one moves the match on."""
    luck = Stream("asking", game)
    found = 0
    for stage in matches(game, luck, **settings):
        wanted = sorted(luck.sample(range(3 * SHARE), SHARE))
        for moment in range(wanted[-1] + 1):
            if moment in wanted and stage.match.actors:
                yield stage
                found += 1
            if found == count:
                return
            if not moved(stage, luck):
                break


def _at_random(known: Perspective[Any, Any, Any, Any], luck: Stream) -> object:
    return RandomPolicy().choose(Decision(known.game, known.seat, known.legal, luck, lambda: known.view))


def moved(stage: Stage, luck: Stream) -> bool:
    """Let whoever is to act do something at random; False at the end of the match."""
    session = stage.session
    if isinstance(getattr(session.agenda.question, "seat", None), int):
        stage.type(session.teller.words.word("yes"))
    people = [seat for seat in session.known.seating.humans if seat in stage.match.actors]
    if not people:
        return False
    seat = luck.choice(people)
    session.submit(seat, _at_random(session.known.seat.perspective(seat), luck))
    session.flow.advance()
    stage.heard()
    return True


def _state(stage: Stage) -> dict[str, object]:
    """What no question may change: the match to the byte, who sits there, what is asked, clock and settings.

    What comes by chance is drawn from the seed and the journal, so that the journal holds all of it.
    """
    session, match = stage.session, stage.match
    agenda, known = session.agenda, session.known
    return {
        "journal": tuple(stage.kept.lines),
        "state": id(match.state),
        "to act": match.actors,
        "keyboard": known.seating,
        "question": agenda.question,
        "changes": agenda.changes,
        "done": agenda.done,
        "clock": session.stopwatch.pending,
        "settings": dict(session.teller.preferences.settings.values),
        "saved": len(stage.saved),
        "transcript": stage.console.transcript,
    }


def disturbed(stage: Stage, line: str) -> str:
    """Type a line that asks; return what is wrong with that: it did something, or it was not answered."""
    before = _state(stage)
    told = stage.type(line)
    after = _state(stage)
    if before != after:
        changed = [name for name in before if before[name] != after[name]]
        return f"{line!r} changed something, {changed}: {told}"
    return "" if told else f"{line!r} was not answered"


def said(game: str, language: str) -> Iterator[str]:
    """Yield every line of a corpus once: what asks by its words now and then without a question mark."""
    own = load_room(game).commands
    words = speak(language).vocabulary("common", "space", "shell", game)
    asking = (*own.answers, *(key for key in words.ids("commands") if key not in CHANGES))
    for book in books().values():
        if (book.language, book.game) != (language, game):
            continue
        for _, sayings in book.positions():
            for saying in sayings:
                meant = words.match(saying.meant.split(), (*own.verbs, *asking, *words.ids("commands")))
                asks = isinstance(meant, Found) and meant.id in asking
                plain = asks and saying.meant != UNCERTAIN and ";" not in saying.meant and saying.number % 2
                # A bare place asks only where none is waited for.
                plain = plain and words.read.cell(saying.said.split()) is None
                yield saying.said if plain else f"{saying.said.rstrip('? ')}?"


def askings(stage: Stage, luck: Stream, number: int) -> list[str]:
    """Return about sixty lines that ask in a position: acts, commands, answers, numbers, several at once."""
    session = stage.session
    words, own = session.teller.words, session.known.room.commands
    acts = list(_acts(stage, luck, number))
    known = (*own.verbs, *own.answers, *words.ids("commands"))
    named = [f"{words.word(key)} {BEHIND.get(key, '')}".strip() for key in known]
    answers = [words.word(key) for key in ("yes", "no", "all", "none")]
    moves, leave, attempt = map(words.word, ("moves", "quit", "try"))
    several = [f"{act}; {leave}" for act in acts[:2]] + [
        f"{moves}; 1",
        f"{leave}; {answers[0]}",
        f"{attempt} 1",
    ]
    plain = [*acts, *answers, *several, "1", "3", "99", "x y", "0"]
    lines = [*plain, *luck.sample(named, min(len(named), max(0, 60 - len(plain))))]
    return [f"{line}{luck.choice(ENDINGS)}" for line in lines]


def _acts(stage: Stage, luck: Stream, number: int) -> Iterator[str]:
    """Yield legal acts in words: as they are spelled, without diacritics, and without the verb."""
    session = stage.session
    people = [seat for seat in session.known.seating.humans if seat in stage.match.actors]
    for _ in range(number if people else 0):
        seat = luck.choice(people)
        listener = session.known.listener_at(None, seat, seat)
        action = _at_random(listener.perspective, luck)
        text = session.known.room.commands.spell(action, listener)
        speaker = f"{session.known.seating.humans.index(seat) + 1} " if session.known.together else ""
        yield speaker + luck.choice((text, normalise_bare(text), text.partition(" ")[2] or text))
