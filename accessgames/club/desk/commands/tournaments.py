"""Tournaments as wholes: making, changing, choosing, telling and closing them, and what they wait for."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from accessgames.club import audit
from accessgames.club.desk import proposal_fields
from accessgames.club.desk.scribe import tell_news
from accessgames.club.desk.typed import find_word, match_names
from accessgames.club.events import Amended, Closed, Corrected, Created, Reopened
from accessgames.club.model.proposal import SeatingKind
from accessgames.club.papers.facts import day, event_message, game, number_spans
from accessgames.club.papers.paper import spoken
from accessgames.club.papers.publications import proposal_paper
from accessgames.club.rules import course, mixed, results, stages
from accessgames.club.seating.draws import outdated_round
from accessgames.club.store.archive import slug
from accessgames.dataclasses import replace
from accessgames.engine import GameError, IllegalAction
from accessgames.language import Found, Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly, split_words
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.model.tournament import Tournament


def tell_awaited(context: ClubContext) -> tuple[Message, ...]:
    """Tell what is awaited now.

    Raises:
        GameError: There is no tournament.
    """
    tournament = context.club.tournament
    if tournament.closed:
        return (say("club-show-closed"),)
    if not tournament.active:
        return (say("club-show-left" if tournament.players else "club-show-empty"),)
    if tournament.proposal.credits is not None:
        return _tell_weeks(tournament)
    current = tournament.current
    if not current:
        played = len(tournament.rounds)
        over = _over(tournament)
        return (say("club-show-over", played=played) if over else say("club-show-next", round=played + 1),)
    if outdated_round(tournament) == current:
        return tell_outdated(context)
    round_ = tournament.round(current)
    waiting = tuple(table.number for table in round_.tables if table.result is None)
    return (
        say(
            "club-show-round",
            round=current,
            game=game(tournament.proposal.games[round_.game]),
            tables=Listing(number_spans(waiting)),
            count=len(waiting),
        ),
    )


def _tell_weeks(tournament: Tournament) -> tuple[Message, ...]:
    """Tell how many tables were played and which are played now, where people play over weeks."""
    tables = tournament.opened
    waiting = tuple(table.number for table in tables if table.result is None)
    spans = Listing(number_spans(waiting))
    played = len(tables) - len(waiting)
    return (say("club-show-weeks", played=played, tables=spans, count=len(waiting)),)


def tell_outdated(context: ClubContext) -> tuple[Message, ...]:
    """Say that a round which has not begun does not fit the people any more, and what can be done about it.

    Nothing is said where all fits; of a round later than the next one only that it does not fit.
    """
    tournament = context.club.tournament
    number = outdated_round(tournament)
    if not number:
        return ()
    round_ = tournament.round(number)
    same = tuple(sorted((*round_.seated, *round_.out))) == stages.eligible(tournament, number)
    told = say("club-apart-stale" if same else "club-seating-stale", round=number)
    if number != tournament.current:
        return (told,)
    seat, result = (context.words.word(f"club-{command}") for command in ("seat", "result"))
    return (told, say("club-next-stale", seat=seat, result=result))


def _over(tournament: Tournament) -> bool:
    """Whether every round that was planned has been played."""
    return 0 < len(tournament.rounds) == tournament.proposal.rounds


def tell_next_word(context: ClubContext) -> tuple[Message, ...]:
    """Tell where the tournament is and the words that lead on; also where there is none yet."""
    if not context.club.current:
        return (say("club-show-none"), say("club-hello-new", create=context.words.word("club-create")))
    tournament = context.club.tournament
    if not tournament.closed and tournament.active and outdated_round(tournament) == tournament.current > 0:
        return tell_outdated(context)
    return (*tell_awaited(context), _next(context, tournament))


def _next(context: ClubContext, tournament: Tournament) -> Message:
    """Tell by which words it goes on."""

    def word(command: str) -> str:
        return context.words.word(f"club-{command}")

    if tournament.closed:
        return say(
            "club-next-closed", standings=word("standings"), papers=word("papers"), create=word("create")
        )
    if not tournament.active:
        return say("club-next-register", register=word("register"))
    if tournament.proposal.credits is not None:
        open_, suggest, result = (word(one) for one in ("open-table", "suggest", "result"))
        return say("club-next-weeks", open=open_, suggest=suggest, result=result, credits=word("credits"))
    if not tournament.current and _over(tournament):
        return say("club-next-over", standings=word("standings"), papers=word("papers"), close=word("close"))
    if not tournament.current:
        return say("club-next-seat", seat=word("seat"), register=word("register"))
    return say("club-next-result", result=word("result"), tables=word("tables"))


def create(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Make a tournament: from a file, from options, or with the usual answers; the first one makes the club.

    Raises:
        GameError: The proposal is not possible, or nothing can be written.
    """
    club = context.club
    file = request.value("file")
    if file is not None:
        proposal = proposal_fields.load_proposal(file)
    else:
        name = request.text or context.language.text("club-usual-tournament")
        proposal = proposal_fields.usual_proposal(name, club.now()[:10])
    made = proposal_fields.change_by_options(context, proposal, request.options)
    return begin_tournament(context, proposal_fields.imply_direction(made), request)


def begin_tournament(context: ClubContext, proposal: Proposal, request: Request) -> tuple[Message, ...]:
    """Make a tournament of a proposal.

    Raises:
        GameError: The proposal is not possible, or nothing can be written.
    """
    club = context.club
    proposal, _ties = _fairly_mixed(None, proposal)
    created = Created(proposal, request.value("seed") or club.seed())
    course.begin_course(created)  # before there is a club that nobody wanted
    club.found(request.value("club") or club.wanted or context.language.text("club-usual-club"))
    running = club.create(created)
    games = Listing(tuple(game(one) for one in proposal.games))
    return (
        event_message(running.tournament, running.course.events[0]),
        say(
            "club-did-create-what",
            date=day(proposal.date),
            games=games,
            count=len(games.items),
            rounds=proposal.rounds,
        ),
        *tell_news(context.language, club.scribe),
    )


def amend(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Change the proposal: by options, or by a line such as `kola 4`.

    Raises:
        GameError: A field or value does not exist, or the change is not possible any more.
    """
    old = context.club.tournament.proposal
    new = proposal_fields.change_by_options(context, old, request.options)
    if request.items:
        field, typed = find_field(context, request.text)
        new = proposal_fields.change_field(context, new, field, typed)
    return record_proposal(context, new)


def record_proposal(context: ClubContext, new: Proposal) -> tuple[Message, ...]:
    """Let a changed proposal hold; tell what of the drawn tables holds no longer, and what still does.

    Where the direction of a game changes, results that were typed are counted anew.

    Raises:
        GameError: The change is not possible.
    """
    before = context.club.tournament
    new, games = _fairly_mixed(before.proposal, proposal_fields.direct(new))
    drawn = new.credits is None and draws_differ(before.proposal, new)
    redrawn = before.fixed + 1 if drawn else 0
    amended = Amended(new, redrawn=redrawn if redrawn <= len(before.rounds) else 0)
    recounted = tuple(_recounted(context, new))
    after = context.club.record(amended, *recounted)
    told = [event_message(after, amended), *games, *(event_message(after, one) for one in recounted)]
    if len(after.rounds) < len(before.rounds):
        told.append(say("club-did-amend-rounds", first=len(after.rounds) + 1))
    elif after.rounds and len(after.rounds) < new.rounds != before.proposal.rounds:
        told.append(say("club-did-amend-kept", last=len(after.rounds), seat=context.words.word("club-seat")))
    if redrawn and 0 < after.current <= after.fixed:
        told.append(say("club-did-amend-playing", round=after.current))
    return tuple(told)


def _fairly_mixed(old: Proposal | None, new: Proposal) -> tuple[Proposal, tuple[Message, ...]]:
    """Return a proposal with what its games mean for ties; a tournament that adds points of games may go on.

    Raises:
        IllegalAction: Points of different games are added or compared that were not before.
    """
    before = None if old is None else mixed.mixed_refusal(old)
    fair = new if before else mixed.with_fair_ties(new)
    found = mixed.mixed_refusal(fair)
    if found and (before is None or before.key != found.key):
        raise IllegalAction(found)
    if fair == new:
        return new, ()
    ties = tuple(Nested(say("club-tie-break", by=one.value)) for one in fair.tie_breaks)
    return fair, (say("club-did-amend-ties", ties=Listing(ties)),)


_APART: Final = (
    "name", "date", "begins", "place", "organiser", "games", "order", "rounds", "bye", "tie_breaks",
    "categories", "qualifies", "by_category", "capacity", "texts", "handicaps", "teams",
)  # fmt: skip
"""What can change without changing how tables are drawn; of `games` the sizes are looked at."""


def draws_differ(old: Proposal, new: Proposal) -> bool:
    """Tell whether tables would be drawn otherwise, so that those drawn already hold no longer.

    Rounds that are added are drawn when their turn comes, but where the last of them are a final.
    """
    apart = _APART if new.seating is SeatingKind.SCORE else (*_APART, "mix")
    same = replace(old, **{field: getattr(new, field) for field in apart})
    sizes = [[game.sizes for game in one.games] for one in (old, new)]
    kept = min(map(len, sizes))
    return (
        same != new or sizes[0][:kept] != sizes[1][:kept] or old.preliminary_rounds != new.preliminary_rounds
    )


def _recounted(context: ClubContext, new: Proposal) -> Iterator[Corrected]:
    """Yield the corrections of results that were taken by another direction of the game.

    Raises:
        GameError: A journal that a result was taken from can't be played through any more.
    """
    tournament = context.club.tournament
    found = {(round_, table): result for round_, table, result in results.redirected(tournament, new)}
    directed = replace(tournament, proposal=new)
    for round_ in tournament.rounds if new != tournament.proposal else ():
        game = new.games[round_.game : round_.game + 1]
        if not game or game[0].lower_wins == tournament.proposal.games[round_.game].lower_wins:
            continue
        for table in round_.tables:
            text = "" if table.result is None else context.club.archive.records.get(table.result.source, "")
            if text and table.result is not None:
                played = audit.check_match(text, context.open_room)
                found[round_.number, table.number] = audit.match_result(
                    directed, round_, table, played, [-seat.handicap for seat in table.result.seats]
                )
    for (number, table_), result in sorted(found.items(), key=itemgetter(0)):
        if result != tournament.table(number, table_).result:
            yield Corrected(number, table_, result, joined=True)


def find_field(context: ClubContext, text: str) -> tuple[str, str]:
    """Return the field that a line begins with, and the rest of the line.

    Raises:
        GameError: `club-error-field` with those there are, `club-error-field-value` for a field alone.
    """
    ids = tuple(f"field-{field}" for field in proposal_fields.FIELD_CHANGES)
    typed = split_words(text)
    match = context.words.match(typed, ids)
    if isinstance(match, Found) and match.used == len(text.split()):
        raise GameError("club-error-field-value", word=quote_briefly(text))
    if not isinstance(match, Found):
        choices = tuple(map(context.words.word, ids))
        raise GameError("club-error-field", word=quote_briefly(text), choices=choices)
    return match.id.removeprefix("field-"), " ".join(text.split()[match.used :])


def proposal(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Read the proposal.

    Raises:
        GameError: There is no tournament.
    """
    return spoken(proposal_paper(context.club.tournament.proposal))


def listing(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """List the tournaments of the club, the latest first."""
    club = context.club
    if not club.tournaments:
        return tell_broken(context) or (say("club-list-none"),)
    told = [say("club-list-head", name=club.archive.name, count=len(club.tournaments))]
    for one in [*club.tournaments.values()][::-1]:
        tournament = one.tournament
        current = "current" if one.id == club.current else "open"
        told.append(
            say(
                "club-list-entry",
                name=tournament.proposal.name,
                id=one.id,
                date=day(tournament.proposal.date),
                players=len(tournament.players),
                state="closed" if tournament.closed else current,
            )
        )
    return (*told, *tell_broken(context))


def tell_broken(context: ClubContext) -> tuple[Message, ...]:
    """Tell which tournaments can't be used and why; nothing where all is in order."""
    mistakes = tuple(context.club.broken.values())
    if not mistakes:
        return ()
    return (say("club-list-broken", count=len(mistakes)), *map(tell_error, mistakes))


def choose(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Work on another tournament of the club.

    Raises:
        GameError: `club-error-tournament` with those there are.
    """
    context.club.current = find_tournament(context, request.text)
    return show(context, request)


def find_tournament(context: ClubContext, text: str) -> str:
    """Return the id of a tournament by its id, its name, or an unambiguous beginning.

    Raises:
        GameError: `club-error-tournament` with those there are, or what is wrong with the one that is meant.
    """
    running, broken = context.club.tournaments, context.club.broken
    names = {name: (name, slug(one.tournament.proposal.name)) for name, one in running.items()}
    names.update({name: (name, name) for name in broken})
    found = [slug(text)] if slug(text) in names else match_names(text, names, fold=slug)
    if not names:
        raise GameError("club-error-no-tournament")
    if len(found) != 1:
        raise GameError("club-error-tournament", word=quote_briefly(text), choices=tuple(names))
    if found[0] in broken:
        raise broken[found[0]]
    return found[0]


def show(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell how far a tournament is and what comes next.

    Raises:
        GameError: There is no tournament.
    """
    tournament = context.club.tournament
    proposal_ = tournament.proposal
    head = say("club-show", name=proposal_.name, date=day(proposal_.date), players=len(tournament.active))
    return (head, *tell_awaited(context))


def close(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Make the result final, and say so when rounds were planned that have not been played.

    Raises:
        GameError: A round goes on, or nothing has been played.
    """
    tournament = context.club.record(Closed())
    told = event_message(tournament, Closed())
    planned = tournament.proposal.rounds
    if tournament.played < planned:
        return (told, say("club-did-close-early", played=tournament.played, rounds=planned))
    return (told,)


def reopen(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Open the result again.

    Raises:
        GameError: It is open.
    """
    tournament = context.club.record(Reopened())
    return (event_message(tournament, Reopened()),)


def mix(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Explain what matters more when people sit by score, or choose it.

    Raises:
        GameError: There is no such word.
    """
    if not request.items:
        held = context.club.tournament.proposal.mix
        told = tuple(_mix(context, one) for one in ("new", "balanced", "close"))
        return (*told, say("club-mix-now", word=context.words.word(f"mix-{held.value}")))
    word = find_word(context.words, "mix-", request.text)
    record_proposal(
        context, proposal_fields.change_field(context, context.club.tournament.proposal, "mix", word)
    )
    return (_mix(context, word),)


def _mix(context: ClubContext, word: str) -> Message:
    return say("club-mix", word=context.words.word(f"mix-{word}"), mix=word)
