"""People of the register: listing and telling them, what is kept of them, consent, doubles."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import TYPE_CHECKING, Final, cast

from accessgames.club.desk import club_register, recognition
from accessgames.club.desk.commands.people import changed, items_of
from accessgames.club.desk.commands.tournaments import find_tournament
from accessgames.club.desk.typed import category_words, find_word, match_names
from accessgames.club.model.proposal import CATEGORIES
from accessgames.club.notation import PLAIN_FORMAT
from accessgames.club.papers import facts
from accessgames.club.register import entries as e
from accessgames.club.rules.bounds import folded
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Person, say, values
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.register import reduction

_GENDERS: Final = ("feminine", "masculine", "neuter")
_TOLD: Final = dict(
    zip(
        (e.Field.SPOKEN, e.Field.VOCATIVE, e.Field.GENDER, e.Field.CATEGORY, e.Field.CONTACT),
        values.keys(
            "club-person-spoken",
            "club-person-vocative",
            "club-person-gender",
            "club-person-category",
            "club-person-contact",
        ),
        strict=True,
    )
)


def listing(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell who is known to the club, and who may be there twice."""
    everybody = recognition.listed_people(club_register.club_register(context.club))
    if not everybody:
        return (say("club-persons-none"),)
    told = [say("club-persons-head", count=len(everybody))]
    for number, one in enumerate(everybody, 1):
        count = len(one.registrations)
        told.append(say("club-persons-entry", number=number, player=named(one), count=count))
    for _, row in groupby(enumerate(everybody, 1), key=lambda pair: normalise_bare(pair[1].name)):
        same = tuple(row)
        if len(same) > 1:
            numbers = Listing(tuple(number for number, _ in same))
            told.append(say("club-persons-double", player=named(same[0][1]), numbers=numbers))
    return tuple(told)


def named(one: reduction.Person) -> Person:
    """Return somebody of the register as messages name people."""
    gender = one.kept.get(e.Field.GENDER, "")
    spoken = one.kept.get(e.Field.SPOKEN, "")
    return Person(
        one.name, "other", cast("values.Gender", gender if gender in _GENDERS else "unknown"), spoken
    )


def tell(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell all that the register has of somebody; where nobody is named, who there is.

    Raises:
        GameError: Nobody is called so.
    """
    if not request.items:
        return listing(context, request)
    found = club_register.club_register(context.club)
    one = recognition.find_person(found, " ".join(items_of(request)))
    return (
        say("club-person-head", player=named(one), count=len(one.registrations)),
        *(
            Message(key, {"value": _value(field, one.kept[field])})
            for field, key in _TOLD.items()
            if field in one.kept
        ),
        *tell_consents(one),
        *(say("club-person-united", player=named(one), count=len(one.ids)) for _ in one.united[:1]),
    )


def _value(field: e.Field, kept: str) -> values.Value:
    return facts.category(kept) if field is e.Field.CATEGORY else kept


def tell_consents(one: reduction.Person) -> Iterator[Message]:
    """Tell to what somebody has agreed."""
    for to in e.Consent:
        answer = one.consents.get(to)
        if answer is None:
            yield say("club-person-unasked", to=to.value)
        else:
            yield say("club-person-agreed", to=to.value, yes=_told(answer.yes), date=facts.day(answer.on))


def _told(yes: bool) -> str:  # noqa: FBT001 - as a message has it
    return "yes" if yes else "no"


def add(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take people into the register who have not played yet: `Jana Nová, Petr Malý`.

    Raises:
        GameError: Nobody is named, somebody is there already, or a name can't be.
    """
    items = items_of(request)
    if not items:
        raise GameError("club-error-person-whom")
    pen = club_register.RegisterPen(context.club)
    told = []
    for item in items:
        name = unicodedata.normalize("NFC", item)
        known = tuple(pen.register.people.values())
        there = [one.name for one in known if folded(one.name) == folded(name)]
        if there:
            raise GameError("club-error-person-there", name=there[0])
        pen.keep(pen.new_person(), e.Field.NAME, name)
        told.append(say("club-did-add-person", player=Person(name)))
        near = recognition.near_people(known, name)
        told += (say("club-register-near", player=Person(name), near=named(one)) for one in near[:1])
    pen.write()
    return tuple(told)


def note(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Keep something about somebody: `Jana Nová, kontakt 777 123 456`; a word for nothing clears it.

    Raises:
        GameError: Nobody is called so, there is no such thing to be kept, or it can't be.
    """
    whom, *rest = items_of(request) or ("",)
    pen = club_register.RegisterPen(context.club)
    one = recognition.find_person(pen.register, whom)
    if not rest:
        raise GameError("club-error-person-note", choices=_fields(context))
    for item in rest:
        field, value = read_field(context, item)
        pen.keep(one.ids[0], field, value)
    pen.write()
    after = pen.register.people[one.id]
    bring_to_tournament(context, after)
    return (
        say("club-did-note", player=named(after)),
        *tell(context, type(request)((str(_number(pen, after)),))),
    )


def _number(pen: club_register.RegisterPen, one: reduction.Person) -> int:
    """Return the number of somebody in the list."""
    return recognition.listed_people(pen.register).index(one) + 1


def _fields(context: ClubContext) -> tuple[str, ...]:
    return tuple(context.words.word(f"person-{field.value}") for field in e.Field)


def read_field(context: ClubContext, item: str) -> tuple[e.Field, str]:
    """Read a field and its value: `kontakt 777 123 456`.

    Raises:
        GameError: `club-error-person-field` where it begins with the word of none.
    """
    typed = item.split()
    for used in range(len(typed), 0, -1):
        for field in e.Field:
            if context.words.in_full(f"person-{field.value}", " ".join(typed[:used])):
                return field, read_value(context, field, " ".join(typed[used:]))
    raise GameError("club-error-person-field", word=quote_briefly(item), choices=_fields(context))


def read_value(context: ClubContext, field: e.Field, value: str) -> str:
    """Read what is kept in a field; empty where nothing is to be kept."""
    if not value or context.words.in_full("none", value):
        return ""
    if field is e.Field.GENDER:
        return find_word(context.words, "gender-", value)
    if field is e.Field.CATEGORY:
        called = {category: category_words(context.words, category) for category in CATEGORIES}
        return next(iter(match_names(value, called)), value)
    return unicodedata.normalize("NFC", value)


def bring_to_tournament(context: ClubContext, one: reduction.Person) -> None:
    """Let the tournament that goes on know how somebody is spoken, and the gender."""
    club = context.club
    if not club.current or club.tournament.closed or club.running.form == PLAIN_FORMAT:
        return
    here = club_register.people_at(club, club_register.club_register(club))
    for player in club.tournament.players:
        who = here.get((club.current, player.number))
        if who is None or who.id != one.id:
            continue
        event = changed(
            player, spoken=one.kept.get(e.Field.SPOKEN, ""), gender=one.kept.get(e.Field.GENDER, "")
        )
        if (event.spoken, event.gender) != (player.spoken, player.gender):
            club.record(event)


def consent(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Note consent: `Jana Nová, jméno ano`, `Jana, kategorie ne`; a word for all asks for all who play here.

    Raises:
        GameError: Nobody is called so, or nobody is there.
    """
    words = context.words
    typed = " ".join(items_of(request)).split()
    yes, to = True, e.Consent.NAMED
    while len(typed) > 1:
        if words.in_full("yes", typed[-1]) or words.in_full("no", typed[-1]):
            yes = words.in_full("yes", typed[-1])
        elif any(words.in_full(f"consent-{one.value}", typed[-1]) for one in e.Consent):
            to = next(one for one in e.Consent if words.in_full(f"consent-{one.value}", typed[-1]))
        else:
            break
        typed.pop()
    club, pen = context.club, club_register.RegisterPen(context.club)
    if typed and words.in_full("all", " ".join(typed)):
        tournament, here = club.tournament, club_register.people_at(club, pen.register)
        found = (here.get((club.current, number)) for number in tournament.active)
        people = [one for one in found if one is not None]
        if not people:
            raise GameError("club-error-person-nobody")
    else:
        people = [recognition.find_person(pen.register, " ".join(typed))]
    day = club.now()[:10]
    for one in people:
        pen.say(one.ids[0], e.Agreed(to, yes, day))
    pen.write()
    listed = Listing(tuple(map(named, people)))
    return (say("club-did-consent", players=listed, count=len(people), to=to.value, yes=_told(yes)),)


def merge(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Make two people one, whose name is that of the second: `Jana Nova, Jana Nová`.

    Raises:
        GameError: Two people are needed, or both are the same already.
    """
    pen = club_register.RegisterPen(context.club)
    one, other = find_two(pen, items_of(request))
    both = played_together(context, one, other)
    old, new = named(one), named(other)
    pen.say(one.ids[0], e.United(other.ids[0]))
    pen.keep(other.ids[0], e.Field.NAME, other.name)
    pen.write()
    count = len(one.registrations) + len(other.registrations)
    return (
        say("club-did-merge", old=old, player=new, count=count),
        *(say("club-merge-together", tournament=name, player=new) for name in both[:1]),
    )


def find_two(
    pen: club_register.RegisterPen, items: Sequence[str]
) -> tuple[reduction.Person, reduction.Person]:
    """Return two different people whom two texts name.

    Raises:
        GameError: There are not two texts, nobody is called so, or both are the same person.
    """
    if len(items) != 2:  # noqa: PLR2004 - who is who
        raise GameError("club-error-merge")
    one, other = (recognition.find_person(pen.register, item) for item in items)
    if one.id == other.id:
        raise GameError("club-error-merge-same", name=one.name)
    return one, other


def played_together(context: ClubContext, one: reduction.Person, other: reduction.Person) -> tuple[str, ...]:
    """Return the names of tournaments at which both were registered."""
    known = {reg.key: reg.tournament for reg in club_register.club_registrations(context.club)}
    first, second = ({known[key] for key in who.registrations if key in known} for who in (one, other))
    return tuple(
        running.tournament.proposal.name
        for name, running in context.club.tournaments.items()
        if name in first & second
    )


def split(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take back the last merging of somebody, or give what was played at a tournament to somebody else.

    `Jana Nová` parts two who were made one; `Jan Novák, Vánoční turnaj` makes whoever played there a person
    of the same name.

    Raises:
        GameError: Nobody is called so, there is nothing to be parted, or they did not play there.
    """
    whom, *where = items_of(request) or ("",)
    pen = club_register.RegisterPen(context.club)
    one = recognition.find_person(pen.register, whom)
    if where:
        return split_off(context, pen, one, " ".join(where))
    if not one.united:
        raise GameError("club-error-split", name=one.name)
    union = pen.entry(one.united[0])
    pen.say(union.person, e.Parted(union.id))
    pen.write()
    ids = {union.person, *([union.says.other] if isinstance(union.says, e.United) else [])}
    after = [person for person in recognition.listed_people(pen.register) if ids & {*person.ids}]
    return (say("club-did-split", players=Listing(tuple(map(named, after)))),)


def split_off(
    context: ClubContext, pen: club_register.RegisterPen, one: reduction.Person, where: str
) -> tuple[Message, ...]:
    """Give what somebody played at a tournament to another person of the same name.

    Raises:
        GameError: There is no such tournament, or they did not play there.
    """
    tournament = find_tournament(context, where)
    title = context.club.tournaments[tournament].tournament.proposal.name
    own = [
        reg
        for reg in club_register.club_registrations(context.club)
        if reg.tournament == tournament and reg.key in one.registrations
    ]
    if not own:
        raise GameError("club-error-split-where", name=one.name, tournament=title)
    new = pen.new_person()
    for reg in own:
        pen.say(new, e.Linked(reg.key))
        pen.keep(new, e.Field.NAME, reg.name)
    pen.write()
    return (say("club-did-split-off", player=Person(own[-1].name), tournament=title),)
