"""People: registering them, their categories, leaving, coming back, taking somebody's place."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.desk import club_register, recognition
from accessgames.club.desk.commands.tournaments import tell_outdated
from accessgames.club.desk.open_club import ClubContext, Request, split_items
from accessgames.club.desk.typed import find_category, find_player
from accessgames.club.events import Changed, Declined, Registered, Returned, Substituted, Withdrawn
from accessgames.club.notation import PLAIN_FORMAT
from accessgames.club.papers.facts import category, event_message, people, person
from accessgames.club.papers.standings import entry_sentence
from accessgames.club.register import entries as e
from accessgames.club.rules.bounds import folded
from accessgames.club.rules.refusals import next_number
from accessgames.engine import GameError
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.club.events import Event
    from accessgames.club.model.tournament import Player, Tournament
    from accessgames.club.store.archive import Beside

MOST_LETTERS: Final = 60
"""Names of so many letters together are told in one sentence, more of them in a sentence each."""


def items_of(request: Request) -> tuple[str, ...]:
    """Return what was typed, taken apart at commas, also those inside a word of a command line."""
    return split_items(request.text)


def register(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Register one or several people, all or none: `Jana nevidomí, Nov`; who is known needs no whole name.

    Raises:
        GameError: Nobody was named, or somebody cannot be registered.
    """
    tournament = context.club.tournament
    items = items_of(request)
    if not items:
        raise GameError("club-error-register-whom")
    given = request.value("category")
    usual = "" if given is None else find_category(tournament.proposal, context.words, given)
    first = next_number(tournament)
    newcomers = recognition.newcomers(context, items, request.options.get("person", ()))
    events = [
        Registered(
            number,
            one.name,
            one.category or usual or one.usual_category,
            one.gender,
            request.has("qualified"),
            joined=number > first,
            spoken=one.spoken,
        )
        for number, one in enumerate(newcomers, first)
    ]
    owners = {number: one.person for number, one in enumerate(newcomers, first) if one.person}
    after = _record(context, events, owners)
    new = after.players[first - 1 :]
    near = tuple(filter(None, map(recognition.tell_near, newcomers)))
    late = tuple(_late(after, new) for _ in range(bool(after.fixed)))
    if len(new) == 1 or sum(len(one.name) for one in new) > MOST_LETTERS:
        head = () if len(new) == 1 else (say("club-people-head", count=len(after.active)),)
        return (*head, *(event_message(after, event) for event in events), *near, *late)
    told = say(
        "club-did-register", players=people(after, (one.number for one in new)), count=len(after.active)
    )
    return (told, *near, *late)


def _record(context: ClubContext, events: Sequence[Event], owners: Mapping[int, str]) -> Tournament:
    """Let people be registered, and note in the register who of them is known.

    Raises:
        IllegalAction: It is not allowed.
        StorageError: It could not be written.
    """
    club = context.club
    if not owners or club.running.form == PLAIN_FORMAT:
        return club.record(*events)
    return club.record(*events, also=partial(club_register.RegisterPen(club).link, owners))


def _late(after: Tournament, new: tuple[Player, ...]) -> Message:
    """Tell from when people play who came after the beginning; to a knock-out only as substitutes."""
    if after.proposal.knockout:
        return say("club-knockout-late", players=people(after, (one.number for one in new)))
    return say("club-did-register-late", round=after.fixed + 1, count=len(new))


def listing(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell who is registered.

    Raises:
        GameError: There is no tournament.
    """
    tournament = context.club.tournament
    if not tournament.players:
        return (say("club-show-empty"),)
    head = say("club-people-head", count=len(tournament.active))
    return (head, *map(entry_sentence, tournament.players))


def _one(context: ClubContext, request: Request) -> tuple[Tournament, tuple[str, ...]]:
    """Return the tournament and the items, of which there is at least one.

    Raises:
        GameError: `club-error-who` when nobody is named.
    """
    items = items_of(request)
    if not items:
        raise GameError("club-error-who")
    return context.club.tournament, items


def withdraw(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let people leave; what they have won stays.

    Raises:
        GameError: Somebody is unknown or not here.
    """
    tournament, items = _one(context, request)
    gone = tuple(_present(tournament, item).number for item in items)
    after = context.club.record(*map(Withdrawn, gone))
    # Where the round that goes on still waits for somebody, it is said how to report that.
    fixed = after.current if 0 < after.current <= after.fixed else 0
    told = []
    for number in gone:
        told.append(event_message(after, Withdrawn(number)))
        table = after.round(fixed).table_of(number) if fixed else None
        if table is not None and table.result is None:
            who, absent = person(after.player(number)), context.words.word("club-absent")
            told.append(say("club-did-withdraw-table", player=who, table=table.number, absent=absent))
    return (*told, *tell_outdated(context))


def _present(tournament: Tournament, text: str) -> Player:
    """Return whom a text names: among those who are here, else among all.

    Raises:
        GameError: Nobody or several are called so.
    """
    try:
        return find_player(tournament, text, tournament.active)
    except GameError as error:
        if error.key == "club-error-who-several":
            raise
        return find_player(tournament, text)


def come_back(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let people come back.

    Raises:
        GameError: Somebody is unknown, here already, or replaced.
    """
    tournament, items = _one(context, request)
    back = tuple(find_player(tournament, item).number for item in items)
    after = context.club.record(*map(Returned, back))
    return (*(event_message(after, Returned(one)) for one in back), *tell_outdated(context))


def substitute(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let somebody new take a place: `Petr, Karel nevidomí`.

    With the option `inherits` the newcomer takes over what the other one had won.

    Raises:
        GameError: Two names are needed; or somebody is unknown or here already.
    """
    tournament, items = _one(context, request)
    if len(items) != 2:  # noqa: PLR2004 - who leaves and who comes
        raise GameError("club-error-substitute")
    leaving = _present(tournament, items[0])
    (one,) = recognition.newcomers(context, items[1:], request.options.get("person", ()))
    event = Substituted(
        leaving.number,
        next_number(tournament),
        one.name,
        one.category or one.usual_category or leaving.category,
        one.gender,
        request.has("inherits"),
        spoken=one.spoken,
    )
    owners = {event.substitute: one.person} if one.person else {}
    after = _record(context, [event], owners)
    return (event_message(after, event), *filter(None, [recognition.tell_near(one)]))


def categorise(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Put people into a category, which stands last: `Jana, Petr nevidomí`.

    Raises:
        GameError: Somebody or the category is unknown.
    """
    tournament, items = _one(context, request)
    given = request.value("category")
    if given is None:
        last, _, given = items[-1].rpartition(" ")
        items = (*items[:-1], last) if last else items[:-1]
    wanted = find_category(tournament.proposal, context.words, given)
    who = [find_player(tournament, item) for item in items]
    if not who:
        raise GameError("club-error-who")
    context.club.record(*(changed(one, category=wanted) for one in who))
    listed = people(tournament, (one.number for one in who))
    if not wanted:
        return (say("club-did-category-none", players=listed),)
    return (say("club-did-category", players=listed, category=category(wanted)),)


def rename(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Put a name right: `Jana, Jana Nová`.

    Raises:
        GameError: Two names are needed; or somebody is unknown, or the new name is taken.
    """
    tournament, items = _one(context, request)
    if len(items) != 2:  # noqa: PLR2004 - old and new
        raise GameError("club-error-rename")
    old, name = find_player(tournament, items[0]), unicodedata.normalize("NFC", items[1])
    club = context.club
    # What voices were told to say belongs to the name that was there.
    event = changed(old, name=name, spoken="")
    owner = club_register.people_at(club, club_register.club_register(club)).get((club.current, old.number))
    if owner is None or folded(owner.name) != folded(old.name) or club.running.form == PLAIN_FORMAT:
        after = club.record(event)
    else:
        after = club.record(event, also=partial(_follow, club_register.RegisterPen(club), owner.id))
    return (say("club-did-rename", player=person(after.player(old.number)), old=person(old)),)


def _follow(pen: club_register.RegisterPen, owner: str, events: Sequence[Event]) -> Beside:
    """Call somebody in the register as at the tournament from now on."""
    for event in events:
        if isinstance(event, Changed):
            pen.say(owner, e.Noted(e.Field.NAME, event.person), e.Noted(e.Field.SPOKEN))
    return pen.beside()


def changed(player: Player, **changes: Any) -> Changed:  # noqa: ANN401 - of the kind of each attribute
    """Return that something about a player is put right."""
    kept = {name: getattr(player, name) for name in ("name", "category", "gender", "qualifier", "spoken")}
    return Changed(player.number, **{**kept, **changes})


def qualify(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Note that people are qualified directly; a word that says no takes it back: `Jana, ne`.

    Raises:
        GameError: Somebody is unknown.
    """
    tournament, items = _one(context, request)
    no = context.words.in_full("no", items[-1])
    who = [find_player(tournament, item) for item in (items[:-1] if no else items)]
    if not who:
        raise GameError("club-error-who")
    context.club.record(*(changed(one, qualifier=not no) for one in who))
    listed = people(tournament, (one.number for one in who))
    if no:
        return (say("club-did-unqualify", players=listed, count=len(who)),)
    return (say("club-did-qualify", players=listed, count=len(who)),)


def decline(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let people give up places they qualified for.

    Raises:
        GameError: Somebody is unknown or has no such place.
    """
    tournament, items = _one(context, request)
    who = [find_player(tournament, item) for item in items]
    events = tuple(Declined(one.number) for one in who)
    after = context.club.record(*events)
    return tuple(event_message(after, event) for event in events)
