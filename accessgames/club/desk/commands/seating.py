"""Seating: the draw of the next rounds with its explanation, tables set by hand, groups and final."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.context import Request, split_items
from accessgames.club.desk.typed import find_player, find_word, read_number
from accessgames.club.events import Advanced, Grouped, Seated, SeatingDraft
from accessgames.club.model import Mix, SeatingKind, Stage
from accessgames.club.papers.facts import bare_number, event_message, number_spans, people, person
from accessgames.club.papers.paper import row_sentences
from accessgames.club.papers.rounds import seating_paper
from accessgames.club.rules.refusals import stage_of
from accessgames.club.seating import advance, draw_groups, draw_rounds, explain_draw, outdated_round
from accessgames.engine import GameError
from accessgames.language import Listing, Nested, say
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.club.desk.context import ClubContext
    from accessgames.club.events import Event
    from accessgames.club.model import Round, Tournament
    from accessgames.club.seating import Explanation, RepeatedMeeting
    from accessgames.language import Message, Person

MOST_PAIRS: Final = 6
"""So many pairs who meet again are named; more of them are counted."""

_TABLES: Final = "/"
"""Stands between tables set by hand."""


def seat(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Draw the tables of the next round, or tell those that are drawn already, with an explanation.

    A word such as `znovu` draws again; a way of seating such as `losem` holds for this draw; people between
    slashes sit as they are named: `Jana, Petr / Eva, Karel`.

    Raises:
        GameError: A round goes on, or the draw is not possible.
    """
    tournament = context.club.tournament
    for round_ in tournament.rounds[: tournament.fixed]:
        waiting = tuple(table.number for table in round_.tables if table.result is None)
        if waiting:
            spans = number_spans(waiting)
            raise GameError("club-error-round-open", round=round_.number, tables=spans, count=len(waiting))
    if _TABLES in request.text or request.has("tables"):
        return _by_hand(context, request)
    again, kind, mix = _wishes(context, request)
    number = tournament.fixed + 1
    stale = outdated_round(tournament)
    if number <= len(tournament.rounds) and not (again or kind or mix or stale):
        return announce_round(tournament, tournament.round(number))
    told = [event_message(context.club.tournament, one) for one in _prepare(context)]
    club = context.club
    event = draw_rounds(club.tournament, club.draw_seed(), kind, mix, number)
    meaning = explain_draw(club.tournament, event)
    after = club.record(event)
    if len(event.rounds) > 1:
        told += [event_message(after, event), *tell_plan(after, meaning)]
    return (*told, *announce_round(after, after.round(number)))


def _wishes(context: ClubContext, request: Request) -> tuple[bool, SeatingKind | None, Mix | None]:
    """Read what is wished beside the draw itself.

    Raises:
        GameError: A word means nothing here.
    """
    repeat = set(map(normalise_bare, context.words.table["again"].words))
    typed = request.text.replace(",", " ").split()
    others = [text for text in typed if normalise_bare(text) not in repeat]
    again, mix = len(others) < len(typed), request.value("mix")
    kind = " ".join(others) or request.value("seating")
    wanted = None if kind is None else SeatingKind(find_word(context.words, "seating-", kind))
    return again, wanted, None if mix is None else Mix(find_word(context.words, "mix-", mix))


def _prepare(context: ClubContext) -> tuple[Event, ...]:
    """Draw the groups or name the finalists where that has to come first."""
    club = context.club
    tournament = club.tournament
    if tournament.proposal.groups is None:
        return ()
    if not tournament.groups:
        event: Grouped | Advanced = draw_groups(tournament, club.draw_seed())
    elif stage_of(tournament, tournament.fixed + 1) is Stage.FINAL and not tournament.finalists:
        event = advance(tournament)
    else:
        return ()
    club.record(event)
    return (event,)


def _by_hand(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Set the tables of the next round as they are named; who is not named sits out.

    Raises:
        GameError: Somebody is unknown, or the tables are not possible.
    """
    tournament = context.club.tournament
    named = request.values("tables") or tuple(request.text.split(_TABLES))
    tables = tuple(
        tuple(find_player(tournament, name, tournament.active).number for name in split_items(table))
        for table in named
        if split_items(table)
    )
    sitting = {number for table in tables for number in table}
    out = tuple(number for number in tournament.active if number not in sitting)
    number = tournament.fixed + 1
    stage = stage_of(tournament, number)
    after = context.club.record(
        Seated(number, (SeatingDraft(tables, out),), SeatingKind.HAND, tournament.proposal.mix, "", stage)
    )
    return announce_round(after, after.round(number))


def announce_round(tournament: Tournament, round_: Round) -> tuple[Message, ...]:
    """Tell who sits where in a round, and what it means."""
    return tuple(
        row_sentences(seating_paper(tournament, round_, explain_round(tournament, round_.number)).blocks)
    )


def explain_round(tournament: Tournament, number: int) -> tuple[Message, ...]:
    """Explain the tables of one round on what was before it."""
    round_ = tournament.round(number)
    draft = SeatingDraft(tuple(table.players for table in round_.tables), round_.out)
    event = Seated(number, (draft,), round_.kind, seed=round_.seed, stage=round_.stage)
    found = explain_draw(tournament, event)
    told = []
    for times, group in groupby(found.repeats, key=lambda repeat: repeat.times):
        pairs = [_pair(tournament, repeat) for repeat in group]
        if len(found.repeats) == 1:
            told.append(say("club-explain-one", **pairs[0], times=times))
        elif len(pairs) > MOST_PAIRS:
            told.append(say("club-explain-many", times=times, count=len(pairs)))
        else:
            named = Listing(tuple(Nested(say("club-pair", **pair)) for pair in pairs))
            told.append(say("club-explain-pairs", times=times, pairs=named, count=len(pairs)))
    if not found.repeats:
        told.append(say("club-explain-none"))
    elif len(found.repeats) > 1:
        told.append(say("club-explain-else"))
    if round_.kind is SeatingKind.SCORE and found.spreads:
        widest = max(found.spreads, key=lambda spread: spread.high - spread.low)
        gap = bare_number(widest.high - widest.low)
        told.append(say("club-explain-spread", table=widest.table, points=gap))
    return tuple(told)


def _pair(tournament: Tournament, repeat: RepeatedMeeting) -> dict[str, Person]:
    return {
        "one": person(tournament.player(repeat.one)),
        "two": person(tournament.player(repeat.two)),
    }


def tell_plan(tournament: Tournament, found: Explanation) -> Iterator[Message]:
    """Say what a plan of several rounds means: who never meets, who meets often, who sits out."""
    yield say("club-explain-plan", pairs=found.pairs, met=found.pairs - found.unmet)
    often = [repeat for repeat in found.repeats if repeat.times == found.repeats[0].times]
    if found.repeats and len(often) <= MOST_PAIRS:
        told = tuple(Nested(say("club-pair", **_pair(tournament, pair))) for pair in often)
        yield say("club-explain-often", times=often[0].times, pairs=Listing(told), count=len(told))
    elif found.repeats:
        yield say("club-explain-often-many", times=often[0].times, count=len(often))
    if found.sitting_out:
        who = people(tournament, (player for player, _times in found.sitting_out))
        yield say("club-explain-out", players=who, times=max(times for _player, times in found.sitting_out))


def tables(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell the tables of a round, the present one unless another is named.

    Raises:
        GameError: No round has been seated, or there is no such round.
    """
    tournament = context.club.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round") or request.text.removesuffix(".")
    usual = tournament.current or len(tournament.rounds)
    number = read_number(given, 1, len(tournament.rounds)) if given else usual
    return announce_round(tournament, tournament.round(number))
