"""Facts of a tournament as values that messages carry, and one sentence for each event."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.club import events
from accessgames.club.model.proposal import CATEGORIES, Game
from accessgames.club.model.tournament import Team
from accessgames.club.rules.teams import is_unnamed, last_people
from accessgames.games import game_ids
from accessgames.language import Day, Listing, Message, Nested, Person, Phrase, say
from accessgames.language.values import Gender, Value, keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.club.events import Event
    from accessgames.club.model.tournament import Player, Result, Tournament
    from accessgames.club.papers.paper import Content

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
    return Person(player.name, "other", gender, player.spoken)


def people(tournament: Tournament, numbers: Iterable[int]) -> Listing:
    """Return players by their numbers, in this order, for `LIST`."""
    return Listing(tuple(person(tournament.player(number)) for number in numbers))


def number_spans(numbers: Sequence[int]) -> tuple[int | Nested, ...]:
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


def games(tournament: Tournament) -> tuple[Value, ...]:
    """Return the names of all games of a tournament, in order; to look up one takes 10 ms."""
    return tuple(map(game, tournament.proposal.games))


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


def points_phrase(amount: Fraction) -> Phrase | Nested:
    """Return points for `NP`: "34 bodů"; parts of points with at most two decimals: "28,5 bodu"."""
    if amount.denominator == 1:
        return Phrase("point", count=int(amount))
    return Nested(say("club-points-part", figure=Nested(parted(amount))))


def bare_number(amount: Fraction) -> int | Nested:
    """Return points as bare figures, for a message."""
    return int(amount) if amount.denominator == 1 else Nested(parted(amount))


def parted(amount: Fraction) -> Message:
    """Round to hundredths, half away from zero, without zeros at the end."""
    hundredths = int(abs(amount) * _HUNDREDTHS + Fraction(1, 2))
    whole, part = divmod(hundredths, _HUNDREDTHS)
    sign = _MINUS if amount < 0 else ""
    return say("club-figure", sign=sign, whole=str(whole), part=f"{part:02}".rstrip("0") or "0")


_WHOLE_KEYS: Final = {
    events.Created: "club-event-created",
    events.Amended: "club-event-amended",
    events.Closed: "club-event-closed",
    events.Reopened: "club-event-reopened",
}
"""How it is told what happens to the tournament as a whole."""


_OF_RESULTS: Final = (
    events.Opened,
    events.Reported,
    events.Corrected,
    events.Penalised,
    events.Handicapped,
)
"""What happens at tables, and to what people have there."""


def event_message(after: Tournament, event: Event, taken: int = 1) -> Message:
    """Tell an event.

    Args:
        after: The tournament with the event carried out.
        event: What happened.
        taken: How many events `Undone` took back.
    """
    match event:
        case (
            events.Registered()
            | events.Changed()
            | events.Withdrawn()
            | events.Returned()
            | events.Substituted()
            | events.Declined()
        ):
            told = _of_people(after, event)
        case events.Seated() | events.Grouped() | events.Advanced() | events.LotDrawn():
            told = _of_draws(after, event)
        case _ if isinstance(event, _OF_RESULTS):
            told = _of_results(after, event)
        case events.Created() | events.Amended() | events.Closed() | events.Reopened():
            told = Message(_WHOLE_KEYS[type(event)], {"name": after.proposal.name}, "system")
        case events.KeptApart(one, other, apart):
            pair = people(after, (one, other))
            told = say("club-event-apart", "system", players=pair, apart="yes" if apart else "no")
        case events.Teamed(name, players):
            told = team_message(after, Team(name, players or last_people(after, name)), gone=not players)
        case events.Forgotten(player):
            told = say("club-event-forgotten", "system", number=player)
        case events.Keyed(key):
            told = say("club-event-keyed", "system", key=key)
        case events.Restored():
            told = say("club-event-restored", "system")
        case _:  # only `Undone` is left
            told = say("club-event-undone", "system", steps=taken)
    return told


def team_message(tournament: Tournament, team: Team, *, gone: bool = False) -> Message:
    """Tell who is in a team, or that it is one no longer."""
    own = is_unnamed(team.name)
    rules, who = tournament.proposal.teams, people(tournament, filter(None, team.players))
    return say(
        "club-event-teamed",
        "system",
        kind="pair" if rules is not None and rules.size == 2 else "team",  # noqa: PLR2004 - a pair
        named="nobody" if own and not who.items else "no" if own else "yes",
        team="" if own else team.name,
        players=who,
        gone="yes" if gone else "no",
    )


def opened_message(tournament: Tournament, event: events.Opened, number: int) -> Message:
    """Tell who sat down at a table that was not drawn, where and when."""
    return say(
        "club-event-opened",
        "system",
        table=number,
        players=people(tournament, event.players),
        where=event.where,
        placed="yes" if event.where else "no",
        date=day(event.day),
        time=event.begins,
        timed="yes" if event.begins else "no",
    )


def _of_people(
    after: Tournament,
    event: events.Registered
    | events.Changed
    | events.Withdrawn
    | events.Returned
    | events.Substituted
    | events.Declined,
) -> Message:
    who = person(after.player(event.player))
    match event:
        case events.Registered(number, _, own):
            if not own:
                told = say("club-event-registered", "system", number=number, player=who)
            else:
                named = category(own)
                told = say("club-event-registered-in", "system", number=number, player=who, category=named)
            return told
        case events.Changed():
            return say("club-event-changed", "system", number=event.player, player=who)
        case events.Withdrawn():
            return say("club-event-withdrawn", "system", player=who)
        case events.Returned():
            return say("club-event-returned", "system", player=who)
        case events.Substituted():
            substitute = person(after.player(event.substitute))
            return say("club-event-substituted", "system", player=who, substitute=substitute)
        case events.Declined():
            return say("club-event-declined", "system", player=who)


def _of_draws(
    after: Tournament,
    event: events.Seated | events.Grouped | events.Advanced | events.LotDrawn,
) -> Message:
    match event:
        case events.Seated(first, rounds) if len(rounds) == 1:
            return say("club-event-seated", "system", round=first)
        case events.Seated(first, rounds):
            count = len(rounds)
            return say("club-event-planned", "system", first=first, last=first + count - 1, count=count)
        case events.Grouped(groups):
            return say("club-event-grouped", "system", groups=len(groups))
        case events.Advanced(finalists, third) if after.proposal.knockout:
            return say(
                "club-event-survived",
                "system",
                players=people(after, finalists),
                third=people(after, third),
                behind="yes" if third else "no",
            )
        case events.Advanced(finalists):
            return say("club-event-advanced", "system", players=people(after, finalists))
        case events.LotDrawn(players):
            return say("club-event-lot", "system", players=people(after, players))


def _of_results(
    after: Tournament,
    event: events.Opened | events.Reported | events.Corrected | events.Penalised | events.Handicapped,
) -> Message:
    match event:
        case events.Opened(token):
            tables = after.opened
            # What was taken back stood behind those there are.
            table = next((one.number for one in tables if one.token == token), len(tables) + 1)
            return opened_message(after, event, table)
        case events.Handicapped(player, points):
            return say("club-event-handicapped", "system", player=person(after.player(player)), points=points)
        case events.Reported() | events.Corrected():
            changed, told = isinstance(event, events.Corrected), _results(after, event.result)
            if after.proposal.credits is not None:
                which = "yes" if changed else "no"
                return say("club-event-told", "system", changed=which, table=event.table, results=told)
            key = "club-event-corrected" if changed else "club-event-reported"
            return say(key, "system", round=event.round_, table=event.table, results=told)
        case events.Penalised(player, amount, reason):
            who = person(after.player(player))
            if reason:
                return say("club-event-penalised-for", "system", player=who, amount=amount, reason=reason)
            return say("club-event-penalised", "system", player=who, amount=amount)


def _results(after: Tournament, result: Result) -> Listing:
    """Return what each player reached, the best first, those who were absent last."""
    seats = sorted(result.seats, key=lambda seat: (seat.absent, seat.place, seat.player))
    told = []
    for seat in seats:
        who = person(after.player(seat.player))
        if seat.absent:
            one = say("club-event-absent", "system", player=who)
        elif seat.handicap:
            one = say(
                "club-event-score-level",
                "system",
                place=seat.place,
                player=who,
                score=seat.score,
                level=seat.level,
            )
        elif seat.parts:
            one = say("club-event-score", "system", place=seat.place, player=who, score=seat.score)
        else:
            one = say("club-event-place", "system", place=seat.place, player=who)
        told.append(Nested(one))
    return Listing(tuple(told))
