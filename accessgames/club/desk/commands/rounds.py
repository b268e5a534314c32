"""Rounds: draws with their explanation, tables set by hand, results, corrections, penalties, taking back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.club import events
from accessgames.club.desk import dictation, typed
from accessgames.club.desk.commands import stages, weeks
from accessgames.club.desk.commands.proofs import tell_guarantee, tell_parting
from accessgames.club.desk.open_club import ClubContext, Request, split_items
from accessgames.club.model.proposal import Mix, SeatingKind
from accessgames.club.model.tournament import Stage
from accessgames.club.papers import facts, paper, publications
from accessgames.club.papers.teams import size_sentences
from accessgames.club.rules.apart import parted_pairs
from accessgames.club.rules.stages import eligible, stage_of
from accessgames.club.seating import advancing
from accessgames.club.seating.draws import draw_rounds, explain_draw, outdated_round
from accessgames.club.store.archive import Beside
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, Person, say
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Result, Round, SeatedTable, Tournament
    from accessgames.club.seating.draws import Explanation, RepeatedMeeting


MOST_PAIRS: Final = 6
"""So many pairs who meet again are named; more of them are counted."""

_TABLES: Final = "/"
"""Stands between tables set by hand."""


_NOTHING: Final = Beside()


def seat(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Draw the tables of the next round, or tell those that are drawn already, with an explanation.

    A word such as `znovu` draws again; a way of seating such as `losem` holds for this draw; people between
    slashes sit as they are named: `Jana, Petr / Eva, Karel`.

    Raises:
        GameError: A round goes on, or the draw is not possible.
    """
    tournament = context.club.tournament
    if tournament.proposal.credits is not None:
        raise GameError("club-refused-credits-drawn")
    for round_ in tournament.rounds[: tournament.fixed]:
        waiting = tuple(table.number for table in round_.tables if table.result is None)
        if waiting:
            spans = facts.number_spans(waiting)
            raise GameError("club-error-round-open", round=round_.number, tables=spans, count=len(waiting))
    if _TABLES in request.text or request.has("tables"):
        return _by_hand(context, request)
    again, kind, mix = _wishes(context, request)
    number = tournament.fixed + 1
    stale = outdated_round(tournament) or stages.has_changed(tournament)
    if number <= len(tournament.rounds) and not (again or kind or mix or stale):
        return announce_round(tournament, tournament.round(number))
    told = [*stages.prepare_stage(context)]
    club = context.club
    event = draw_rounds(club.tournament, club.draw_seed(), kind, mix, number)
    meaning = explain_draw(club.tournament, event)
    after = club.record(event)
    if len(event.rounds) > 1:
        told += [facts.event_message(after, event), *tell_plan(after, meaning)]
    sizes = size_sentences(after) if event.stage is not Stage.FINAL else ()
    return (*told, *sizes, *announce_round(after, after.round(number)), *tell_guarantee(after))


def _wishes(context: ClubContext, request: Request) -> tuple[bool, SeatingKind | None, Mix | None]:
    """Read what is wished beside the draw itself.

    Raises:
        GameError: A word means nothing here.
    """
    repeat = set(map(normalise_bare, context.words.table["again"].words))
    wishes = request.text.replace(",", " ").split()
    others = [text for text in wishes if normalise_bare(text) not in repeat]
    again, mix = len(others) < len(wishes), request.value("mix")
    kind = " ".join(others) or request.value("seating")
    wanted = None if kind is None else SeatingKind(typed.find_word(context.words, "seating-", kind))
    return again, wanted, None if mix is None else Mix(typed.find_word(context.words, "mix-", mix))


def _by_hand(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Set the tables of the next round as they are named; who is not named sits out.

    Raises:
        GameError: Somebody is unknown, or the tables are not possible.
    """
    tournament = context.club.tournament
    named = request.values("tables") or tuple(request.text.split(_TABLES))
    tables = tuple(
        tuple(typed.find_player(tournament, name, tournament.active).number for name in split_items(table))
        for table in named
        if split_items(table)
    )
    number = tournament.fixed + 1
    due = advancing.due_advance(tournament) if tournament.proposal.knockout else None
    whom = (*due.finalists, *due.third) if due else eligible(tournament, number)
    sitting = {one for table in tables for one in table}
    draft = events.SeatingDraft(tables, tuple(sorted(one for one in whom if one not in sitting)))
    stage, mix = stage_of(tournament, number), tournament.proposal.mix
    pairs = parted_pairs(tournament, number, whom)
    seated = events.Seated(number, (draft,), SeatingKind.HAND, mix, "", stage, avoid=pairs)
    after = context.club.record(*([due] if due else []), seated)
    told = (facts.event_message(after, due),) if due else ()
    return (*told, *announce_round(after, after.round(number)), *tell_parting(after))


def announce_round(tournament: Tournament, round_: Round) -> tuple[Message, ...]:
    """Tell who sits where in a round, and what it means."""
    return tuple(
        paper.row_sentences(
            publications.seating_paper(tournament, round_, explain_round(tournament, round_.number)).blocks
        )
    )


def explain_round(tournament: Tournament, number: int) -> tuple[Message, ...]:
    """Explain the tables of one round on what was before it."""
    round_ = tournament.round(number)
    if tournament.proposal.credits is not None:
        return ()
    draft = events.SeatingDraft(tuple(table.players for table in round_.tables), round_.out)
    event = events.Seated(number, (draft,), round_.kind, seed=round_.seed, stage=round_.stage)
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
        gap = facts.bare_number(widest.high - widest.low)
        told.append(say("club-explain-spread", table=widest.table, points=gap))
    return tuple(told)


def _pair(tournament: Tournament, repeat: RepeatedMeeting) -> dict[str, Person]:
    return {
        "one": facts.person(tournament.player(repeat.one)),
        "two": facts.person(tournament.player(repeat.two)),
    }


def tell_plan(tournament: Tournament, found: Explanation) -> Iterator[Message]:
    """Say what a plan of several rounds means: who meets often, who sits out."""
    often = [repeat for repeat in found.repeats if repeat.times == found.repeats[0].times]
    if found.repeats and len(often) <= MOST_PAIRS:
        told = tuple(Nested(say("club-pair", **_pair(tournament, pair))) for pair in often)
        yield say("club-explain-often", times=often[0].times, pairs=Listing(told), count=len(told))
    elif found.repeats:
        yield say("club-explain-often-many", times=often[0].times, count=len(often))
    if found.sitting_out:
        who = facts.people(tournament, (player for player, _times in found.sitting_out))
        yield say("club-explain-out", players=who, times=max(times for _player, times in found.sitting_out))


def tables(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell the tables of a round, the present one unless another is named.

    Raises:
        GameError: No round has been seated, or there is no such round.
    """
    tournament = context.club.tournament
    if tournament.proposal.credits is not None:
        return weeks.tell_tables(tournament)
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round") or request.text.removesuffix(".")
    usual = tournament.current or len(tournament.rounds)
    number = typed.read_number(given, 1, len(tournament.rounds)) if given else usual
    return announce_round(tournament, tournament.round(number))


def result(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write down what came out at a table: `2 Jana 34, Petr 28`, or scores alone in the order of the seats.

    Without a number of the table, the first name says where it was.

    Raises:
        GameError: The table or the result can't be understood or is not possible.
    """
    round_, table, found = _what(context, request)
    return record_result(context, events.Reported(round_.number, table.number, found))


def record_result(
    context: ClubContext,
    event: events.Reported | events.Corrected,
    records: tuple[tuple[str, str], ...] = (),
    beside: Beside = _NOTHING,
) -> tuple[Message, ...]:
    """Let a result hold, and tell it with what is still awaited.

    Args:
        context: What commands work with.
        event: The result.
        records: The journal of the match with its digest, where there is one.
        beside: What is kept with it, such as its signature.

    Raises:
        GameError: It is not possible.
    """
    after = context.club.record(event, records=records, beside=beside)
    return (facts.event_message(after, event), tell_waiting(after, event.round_, event.table))


def tell_waiting(tournament: Tournament, number: int, at: int) -> Message:
    """Tell which tables of a round are still awaited, or that it is over; with credits, how many are left."""
    if tournament.proposal.credits is not None:
        table = tournament.round(number).tables[at - 1]
        return weeks.tell_left(tournament, table.players)
    waiting = [table.number for table in tournament.round(number).tables if table.result is None]
    if not waiting:
        return say("club-round-over", round=number)
    spans = Listing(facts.number_spans(waiting))
    return say("club-round-waits", round=number, tables=spans, count=len(waiting))


def _what(
    context: ClubContext, request: Request, *, reported: bool = False
) -> tuple[Round, SeatedTable, Result]:
    """Return the table that is meant and its result; numbers may be words as they are dictated.

    Raises:
        GameError: It can't be understood, or in several ways.
    """

    def read(items: Sequence[str]) -> tuple[Round, SeatedTable, Result]:
        round_, table, rest = _where(context, replace(request, items=tuple(items)), reported=reported)
        return round_, table, typed.read_result(context.club.tournament, round_, table, rest, context.words)

    return dictation.read_dictated(context.words, split_items(request.text), read)


def _where(
    context: ClubContext, request: Request, *, reported: bool
) -> tuple[Round, SeatedTable, tuple[str, ...]]:
    """Return the table that is meant, and what was said about it.

    Raises:
        GameError: There is no such round or table, or nothing is said about one.
    """
    tournament = context.club.tournament
    target = typed.read_target(split_items(request.text), context.words)
    given = request.value("round")
    wanted = typed.read_number(given, 1, max(1, len(tournament.rounds))) if given else target.round_
    if not target.clear:
        raise _unclear(context, "club-error-target", text=quote_briefly(request.text))
    round_ = _round(tournament, wanted, reported=reported)
    only = _only(round_, target)
    if only is not None and not reported:
        return round_, only, (str(target.table), *target.items)
    if not target.items and wanted and not target.table and len(round_.tables) > 1:
        raise _unclear(context, "club-error-target-table", round=wanted, word=context.words.word(typed.ROUND))
    if not target.items:
        table = _table(round_, target.table) if target.table else round_.tables[0]
        seats = facts.people(tournament, table.players)
        if wanted:
            raise GameError("club-error-result-for", round=wanted, table=table.number, players=seats)
        raise GameError("club-error-result-what", table=table.number, players=seats)
    if target.table:
        return round_, _table(round_, target.table), target.items
    player, _value = typed.players_named(tournament, target.items[0], round_.seated, context.words)
    # Where people play over weeks, each sits at several tables.
    sat = [table for table in round_.tables if player.number in table.players]
    found = next((table for table in sat if table.result is None), sat[-1] if sat else None)
    found = sat[-1] if reported and sat else found
    assert found is not None  # noqa: S101 - found among those who sit
    return round_, found, target.items


def _unclear(context: ClubContext, key: str, **about: str | int) -> GameError:
    """Return what asks which table is meant, with a line that is clear."""
    word = context.words.word
    correct, table = word("club-correct"), word(typed.TABLE)
    if key == "club-error-target":
        return GameError("club-error-target", **about, correct=correct, table=table, round=word(typed.ROUND))
    return GameError("club-error-target-table", **about, correct=correct, table=table)


def _only(round_: Round, target: typed.TableTarget) -> SeatedTable | None:
    """Return the only table that is awaited, when figures for all its seats were typed and no table.

    The first figure could be the number of a table, as long as there is a table of that number.
    """
    waiting = [table for table in round_.tables if table.result is None]
    figures = " ".join(target.items).split()
    if len(waiting) != 1 or target.table <= len(round_.tables) or len(figures) + 1 != len(waiting[0].players):
        return None
    return waiting[0] if all(figure.lstrip("-").isdecimal() for figure in figures) else None


def _round(tournament: Tournament, wanted: int, *, reported: bool) -> Round:
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    usual = tournament.fixed if reported else tournament.current
    number = wanted or usual or len(tournament.rounds)
    if not 1 <= number <= len(tournament.rounds):
        raise GameError("error-no-number", word=str(number), least=1, most=len(tournament.rounds))
    return tournament.round(number)


def _table(round_: Round, number: int) -> SeatedTable:
    if not 1 <= number <= len(round_.tables):
        raise GameError("club-error-table", number=number, round=round_.number, most=len(round_.tables))
    return round_.tables[number - 1]


def correct(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Put a reported result right; the journal keeps what stood there, and the reason.

    Raises:
        GameError: The table or the result can't be understood or is not possible.
    """
    round_, table, found = _what(context, request, reported=True)
    reason = request.value("reason") or ""
    earlier = context.club.tournament
    told = record_result(context, events.Corrected(round_.number, table.number, found, reason))
    if table.result is None:
        return told
    old = events.Reported(round_.number, table.number, table.result)
    before = facts.event_message(context.club.tournament, old)
    follows = stages.tell_consequences(context.words, earlier, context.club.tournament)
    return (told[0], say("club-did-correct-old", line=Nested(before)), *follows)


def penalise(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take points away: `Petr 2`, with a reason behind a comma: `Petr 2, pozdní příchod`.

    Raises:
        GameError: Somebody is unknown or the number is not possible.
    """
    tournament = context.club.tournament
    items = split_items(request.text)
    name, _, amount = items[0].rpartition(" ") if items else ("", "", "")
    if not name:
        raise GameError("club-error-penalty")
    player = typed.find_player(tournament, name)
    reason = request.value("reason") or ", ".join(items[1:])
    points = typed.read_number(amount, 1, 1000)
    event = events.Penalised(player.number, points, reason)
    return (facts.event_message(context.club.record(event), event),)


def results(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Read the results of a round, the latest one that was played unless another is named.

    Raises:
        GameError: There is no such round.
    """
    tournament = context.club.tournament
    given = request.value("round") or request.text.removesuffix(".")
    wanted = typed.read_number(given, 1, max(1, len(tournament.rounds))) if given else 0
    return paper.spoken(publications.results_paper(tournament, _round(tournament, wanted, reported=True)))
