"""Steps of a tournament: numbered, found by what is said about them, and what becomes of it without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club import events as e
from accessgames.club.desk import dictation, typed
from accessgames.club.model.tournament import Team
from accessgames.club.rules.teams import called, last_people
from accessgames.club.union.folding import carry_out, standing_withdrawals
from accessgames.club.union.numbers import change_numbers
from accessgames.club.union.writing import EntryWriter, complete
from accessgames.dataclasses import dataclass
from accessgames.language import Found
from accessgames.language.commandline import normalise_bare, split_words

if TYPE_CHECKING:
    from accessgames.club.audit import RunningTournament
    from accessgames.club.desk.open_club import ClubContext
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.union.folding import UnitedTournament

_KIND: Final = "step-"
"""Words for kinds of steps begin like this; behind it stands the name of an event, or of two of them."""

_NAMES: Final = {kind: name for name, kind in e.KINDS.items()}
_SHORTEST: Final = 2
"""So many letters of a name stay in all its cases."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened and holds, or was taken back.

    Attributes:
        number: Its place among what holds, the creation being 0; of what was taken back, 0.
        event: What happened.
        id: Id of its entry, empty in a journal of lines.
    """

    number: int
    event: e.Event
    id: str = ""


def steps_of(running: RunningTournament) -> tuple[Step, ...]:
    """Return what holds and can be taken back, in order."""
    known = running.known
    ids = ("",) * len(running.course.events) if known is None else known.holding
    pairs = zip(ids, running.course.events, strict=True)
    return tuple(Step(number, event, id_) for number, (id_, event) in enumerate(pairs) if number)


def together(steps: Sequence[Step], chosen: Step) -> tuple[Step, ...]:
    """Return a step with what belongs to it; of people said in one line each stands alone."""
    place = steps.index(chosen)
    if isinstance(chosen.event, e.Registered):
        return (chosen,)
    first, last = place, place + 1
    while isinstance(steps[first].event, e.Corrected) and first and e.is_joined(steps[first].event):
        first -= 1
    while last < len(steps) and isinstance(steps[last].event, e.Corrected) and e.is_joined(steps[last].event):
        last += 1
    return tuple(steps[first:last])


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Something that was taken back and can hold again.

    Attributes:
        id: Id of the entry that took it back.
        steps: What was taken back, in order.
        fresh: Whether nothing but taking back and restoring has happened since.
    """

    id: str
    steps: tuple[Step, ...]
    fresh: bool


def withdrawals_of(known: UnitedTournament) -> tuple[Withdrawal, ...]:
    """Return what was taken back and can hold again, the latest first."""
    said = {entry.id: event for entry, event in zip(known.entries, known.events, strict=True)}
    behind = len(known.entries)
    while isinstance(known.entries[behind - 1].event, e.Undone | e.Restored | e.Forgotten | e.Keyed):
        behind -= 1
    place = {entry.id: number for number, entry in enumerate(known.entries)}
    found = []
    for entry in standing_withdrawals(known.entries):
        ids = entry.event.entries if isinstance(entry.event, e.Undone) else ()
        gone = sorted((one for one in ids if one in said), key=place.__getitem__)
        steps = tuple(Step(0, said[one], one) for one in gone)
        if steps:
            found.append(Withdrawal(entry.id, steps, place[entry.id] >= behind))
    return tuple(reversed(found))


def foresee(running: RunningTournament, known: UnitedTournament, event: e.Event) -> UnitedTournament:
    """Return what a tournament would be after taking something back or restoring it; nothing is written."""
    numbers = iter(range(1, 3))
    writer = EntryWriter(known, lambda: f"{next(numbers):032x}", running.id)
    writer.line(complete(event, running.course, known))
    return carry_out((*known.entries, *writer.written))


def described(
    context: ClubContext, tournament: Tournament, steps: Iterable[Step], text: str
) -> tuple[Step, ...]:
    """Return the steps that a text describes: `zápis Petra`, `výsledek stůl 2`, `Petr`, `stůl 2`.

    Of several rounds the last one is meant unless one is named.
    """
    typed_words = list(split_words(text))
    kinds = _take_kinds(context, typed_words)
    rest = (" ".join(typed_words),) if typed_words else ()
    target = typed.read_target(next(dictation.readings(context.words, rest), rest), context.words)
    names = target.items
    found = [step for step in steps if not kinds or _NAMES[type(step.event)] in kinds]
    if target.table or target.round_:
        found = [step for step in found if _fits(step.event, target)]
    if names and not kinds:  # everybody sits somewhere
        found = [step for step in found if not isinstance(step.event, e.Seated | e.Grouped)]
    if names:
        found = [step for step in found if _names(context, tournament, step.event, " ".join(names))]
    if not (kinds or names or target.table or target.round_) or not target.clear:
        return ()
    rounds = [step.event.round_ for step in found if isinstance(step.event, e.Reported | e.Corrected)]
    if target.table and not target.round_ and rounds:
        found = [step for step in found if getattr(step.event, "round_", 0) == max(rounds)]
    return tuple(found)


def _names(context: ClubContext, tournament: Tournament, event: e.Event, text: str) -> bool:
    """Tell whether an event is about somebody who may be called so; whom it brings it names itself."""
    everyone = everyone_in(event)
    names = [player.name for player in tournament.players if player.number in everyone]
    if isinstance(event, e.Registered | e.Substituted):
        names = [event.name, *(names if isinstance(event, e.Substituted) else ())]
    elif isinstance(event, e.Teamed):
        who = event.players or last_people(tournament, event.team)
        names += called(tournament, Team(event.team, who))
    return any(is_called(text, name, context.language.grammar.name_endings) for name in names)


def _take_kinds(context: ClubContext, words: list[str]) -> frozenset[str]:
    """Take the word for a kind of steps from the front; return the names of the events, none for any."""
    ids = [key for key in context.words.ids() if key.startswith(_KIND)]
    match = context.words.match(words, ids) if words else None
    if not isinstance(match, Found) or not context.words.in_full(match.id, " ".join(words[: match.used])):
        return frozenset()
    del words[: match.used]
    return frozenset(match.id.removeprefix(_KIND).split("-"))


def named_step(context: ClubContext, tournament: Tournament, event: e.Event) -> str:
    """Return what may be said of a step: `zápis Petr`, `výsledek kolo 1 stůl 2`, `losování kolo 1`."""
    word, name = context.words.word, _NAMES[type(event)]
    kind = next(
        key for key in context.words.ids() if key.startswith(_KIND) and name in key[len(_KIND) :].split("-")
    )
    said = [word(kind)]
    if isinstance(event, e.Reported | e.Corrected):
        said += [word(typed.ROUND), str(event.round_), word(typed.TABLE), str(event.table)]
    elif isinstance(event, e.Seated):
        said += [word(typed.ROUND), str(event.first)]
    elif isinstance(event, e.Registered | e.Substituted):
        said.append(event.name)
    elif isinstance(event, e.Teamed):
        who = event.players or last_people(tournament, event.team)
        said.append(", ".join(called(tournament, Team(event.team, who))))
    elif isinstance(event, e.KeptApart):
        there = tournament.players
        said.append(", ".join(one.name for one in there if one.number in {event.one, event.other}))
    elif isinstance(event, e.Changed | e.Withdrawn | e.Returned | e.Declined | e.Penalised):
        said += (one.name for one in tournament.players if one.number == event.player)
    return " ".join(said)


def _fits(event: e.Event, target: typed.TableTarget) -> bool:
    """Tell whether an event is about a table and a round; of a draw a bare number is the round."""
    if isinstance(event, e.Reported | e.Corrected):
        return target.table in {0, event.table} and target.round_ in {0, event.round_}
    if isinstance(event, e.Seated):
        wanted = target.round_ or target.table
        return event.first <= wanted < event.first + len(event.rounds)
    return False


def everyone_in(event: e.Event) -> frozenset[int]:
    """Return the numbers of all players that an event speaks of or brings."""
    found: set[int] = set()

    def note(number: int, _brought: bool) -> int:  # noqa: FBT001 - as `Change`
        found.add(number)
        return number

    change_numbers(event, note)
    return frozenset(found)


def is_called(text: str, name: str, endings: Sequence[str]) -> bool:
    """Tell whether a text may be a name, or its beginning, in any case: each word with an ending changed.

    >>> is_called("Petra", "Petr", ("a", "ovi")), is_called("Jany", "Jana", ("a", "y"))
    (True, True)
    >>> is_called("Karla Nováka", "Karel Novák", ("a",)), is_called("Jana", "Janko", ("a",))
    (True, False)
    """
    said, own = normalise_bare(text).split(), normalise_bare(name).split()
    folded = ("", *map(normalise_bare, endings))
    return 0 < len(said) <= len(own) and all(
        any(one in {f"{stem}{ending}" for ending in folded} for stem in _stems(whole, folded))
        for one, whole in zip(said, own, strict=False)
    )


def _stems(name: str, endings: Sequence[str]) -> tuple[str, ...]:
    """Return what may stay of a name in other cases: all of it, without its ending, or without a vowel."""
    vowels = {ending for ending in endings if len(ending) == 1}
    stems = [name]
    if len(name) > _SHORTEST and name[-1] in vowels:
        stems.append(name[:-1])
    elif len(name) > _SHORTEST + 1 and name[-2] in vowels:
        stems.append(f"{name[:-2]}{name[-1]}")  # Karel, Karla
    return tuple(stems)
