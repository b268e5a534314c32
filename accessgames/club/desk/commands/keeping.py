"""What is kept about people, and the key that signs: forgetting a name, telling whose key it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import TYPE_CHECKING

from accessgames.club import notation
from accessgames.club.desk.open_club import ClubContext, Request, split_items
from accessgames.club.desk.scribe import words_of_key
from accessgames.club.desk.typed import find_player
from accessgames.club.events import Event, Forgotten
from accessgames.club.model.tournament import NOBODY
from accessgames.club.papers.facts import person
from accessgames.club.rules import forgetting
from accessgames.club.rules.bounds import folded
from accessgames.club.store.archive import Beside
from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.tournament import Player


def forget(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Forget the name of somebody in all tournaments of the club, once that was confirmed: `Jana, ano`.

    Matches that have the name in their journals are dropped with it; results stay.

    Raises:
        GameError: `club-error-forget-sure` unless the last word says yes, `club-error-forget-plain` where the
            name stands in the journal itself; or somebody is unknown.
    """
    items = split_items(request.text)
    sure = len(items) > 1 and is_yes(context, items[-1])
    player = find_forgettable(context, ", ".join(items[:-1] if sure else items))
    if not sure:
        raise GameError("club-error-forget-sure", name=player.name, yes=context.words.word("yes"))
    club, label = context.club, _label(context, player)
    events: dict[str, tuple[Forgotten, ...]] = {}
    people: dict[str, str] = {}
    dropped: set[str] = set()
    for name in club.tournaments:
        instead = _instead(club, name, folded(player.name), label)
        if instead:
            events[name] = tuple(
                Forgotten(number, tuple((one, notation.digest_of(text)) for one, text in texts.items()))
                for number, texts in instead.items()
            )
            dropped |= forgetting.matches_of(_events(club, name), frozenset(instead))
        for texts in instead.values():
            people.update(texts)
    if not events:
        raise GameError("club-error-forget-done", name=player.name)
    gone = frozenset(dropped & club.archive.records.keys())
    plain = tuple(_plain(club, folded(player.name)))
    club.forget(events, Beside(people, dropped=gone))
    return (
        say("club-did-forget", old=person(player), new=label, count=len(events), matches=len(gone)),
        say("club-did-forget-elsewhere"),
        *(say("club-did-forget-plain", tournament=name) for name in plain),
    )


def find_forgettable(context: ClubContext, text: str) -> Player:
    """Return whom a text names, whose name can be forgotten.

    Raises:
        GameError: `club-error-forget-plain` where the name stands in the journal itself; or nobody, or
            somebody unknown is named.
    """
    if not text:
        raise GameError("club-error-who")
    player = find_player(context.club.tournament, text)
    if context.club.running.form == notation.PLAIN_FORMAT:
        raise GameError("club-error-forget-plain", name=player.name, tournament=context.club.current)
    return player


def is_yes(context: ClubContext, text: str) -> bool:
    """Tell whether a text says yes."""
    return normalise_bare(text) in map(normalise_bare, context.words.table["yes"].words)


def _plain(club: OpenClub, key: str) -> Iterator[str]:
    """Yield the tournaments whose journals themselves have a name, so that it can't be forgotten there."""
    for name, one in club.tournaments.items():
        if one.form == notation.PLAIN_FORMAT and any(
            folded(player.name) == key for player in one.tournament.players
        ):
            yield name


def _events(club: OpenClub, name: str) -> tuple[Event, ...]:
    known = club.tournaments[name].known
    if known is not None:
        return known.events
    lines = (f"{line}\n" for line in club.archive.tournaments[name])
    return notation.read_tournament_journal(lines, club.archive.people).events


def _people(club: OpenClub, name: str) -> Iterator[tuple[int, str]]:
    """Yield who was named how; of an entry that does not hold nobody knows whom it would have been about."""
    known = club.tournaments[name].known
    if known is None:
        yield from forgetting.people_of(_events(club, name))
        return
    holding = {*known.holding}
    for entry, event in zip(known.entries, known.events, strict=True):
        for number, digest in forgetting.people_of((event,)):
            yield (number if entry.id in holding else NOBODY), digest


def _instead(club: OpenClub, name: str, key: str, label: str) -> Mapping[int, Mapping[str, str]]:
    """Return for each player who has or had a name what lies in the place of each entry: digest -> text."""
    players = club.tournaments[name].tournament.players
    numbers = {player.number for player in players if folded(player.name) == key}
    texts: dict[int, dict[str, str]] = {}
    for number, digest in _people(club, name):
        entry = notation.read_person(digest, club.archive.people)
        if isinstance(entry, notation.PersonEntry) and (number in numbers or folded(entry.name) == key):
            whose = number or min(numbers, default=NOBODY)
            if whose:
                texts.setdefault(whose, {})[digest] = notation.to_text(
                    notation.ForgottenEntry(label, entry.category)
                )
    return texts


def _label(context: ClubContext, player: Player) -> str:
    """Return what somebody is called from now on: by the own number, or the next one that is free."""
    club = context.club
    entries = (notation.read_person(digest, club.archive.people) for digest in club.archive.people)
    taken = {
        *(
            one.name if isinstance(one, notation.PersonEntry) else one.forgotten
            for one in entries
            if one is not None
        ),
        *(player.name for one in club.tournaments.values() for player in one.tournament.players),
    }
    used = set(map(folded, taken))
    labels = (context.language.text("club-forgotten-name", number=number) for number in count(player.number))
    return next(label for label in labels if folded(label) not in used)


def key(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell the four words of the key of this computer, and whether it signs the tournament."""
    club, own = context.club, context.club.scribe.own_key(make=True)
    told = [say("club-key-missing", "system")]
    if own:
        told = [say("club-key-own", words=words_of_key(context.language, own))]
    if club.current and club.running.key:
        name = club.tournament.proposal.name
        words = words_of_key(context.language, club.running.key)
        told.append(
            say("club-key-tournament", name=name, words=words, own=str(own == club.running.key).lower())
        )
    return tuple(told)
