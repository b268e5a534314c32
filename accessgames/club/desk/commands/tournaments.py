"""Tournaments as wholes: making, changing, choosing, telling and closing them, and what they wait for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.proposal_fields import (
    FIELD_CHANGES,
    change_by_options,
    change_field,
    load_proposal,
    usual_proposal,
)
from accessgames.club.desk.typed import find_word, match_names
from accessgames.club.events import Amended, Closed, Created, Reopened
from accessgames.club.papers import spoken
from accessgames.club.papers.facts import day, event_message, game, number_spans
from accessgames.club.papers.publications import proposal_paper
from accessgames.club.rules import begin_course as check
from accessgames.club.seating import outdated_round
from accessgames.club.store import slug
from accessgames.engine import GameError
from accessgames.language import Found, Listing, say
from accessgames.language.commandline import quote_briefly, split_words
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from accessgames.club.audit import RunningTournament
    from accessgames.club.desk.context import ClubCommand, ClubContext, Request
    from accessgames.club.model import Proposal, Tournament
    from accessgames.language import Message


def tell_awaited(clerk: ClubContext) -> tuple[Message, ...]:
    """Tell what is awaited now.

    Raises:
        GameError: There is no tournament.
    """
    tournament = clerk.office.tournament
    if tournament.closed:
        return (say("club-show-closed"),)
    if not tournament.active:
        return (say("club-show-left" if tournament.players else "club-show-empty"),)
    current = tournament.current
    if not current:
        played = len(tournament.rounds)
        over = _over(tournament)
        return (say("club-show-over", played=played) if over else say("club-show-next", round=played + 1),)
    if outdated_round(tournament) == current:
        return tell_outdated(clerk)
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


def tell_outdated(clerk: ClubContext) -> tuple[Message, ...]:
    """Say that a round which has not begun does not fit the people any more, and what can be done about it.

    Nothing is said where all fits; of a round later than the next one only that it does not fit.
    """
    tournament = clerk.office.tournament
    number = outdated_round(tournament)
    if not number:
        return ()
    told = say("club-seating-stale", round=number)
    if number != tournament.current:
        return (told,)
    seat, result = (clerk.words.word(f"club-{deed}") for deed in ("seat", "result"))
    return (told, say("club-next-stale", seat=seat, result=result))


def _over(tournament: Tournament) -> bool:
    """Whether every round that was planned has been played."""
    return 0 < len(tournament.rounds) == tournament.proposal.rounds


def tell_next_word(clerk: ClubContext) -> tuple[Message, ...]:
    """Tell where the tournament is and the words that lead on; also where there is none yet."""
    if not clerk.office.current:
        return (say("club-show-none"), say("club-hello-new", create=clerk.words.word("club-create")))
    tournament = clerk.office.tournament
    if not tournament.closed and tournament.active and outdated_round(tournament) == tournament.current > 0:
        return tell_outdated(clerk)
    return (*tell_awaited(clerk), _next(clerk, tournament))


def _next(clerk: ClubContext, tournament: Tournament) -> Message:
    """Tell by which words it goes on."""

    def word(deed: str) -> str:
        return clerk.words.word(f"club-{deed}")

    if tournament.closed:
        return say(
            "club-next-closed", standings=word("standings"), papers=word("papers"), create=word("create")
        )
    if not tournament.active:
        return say("club-next-register", register=word("register"))
    if not tournament.current and _over(tournament):
        return say("club-next-over", standings=word("standings"), papers=word("papers"), close=word("close"))
    if not tournament.current:
        return say("club-next-seat", seat=word("seat"), register=word("register"))
    return say("club-next-result", result=word("result"), tables=word("tables"))


def create(clerk: ClubContext, request: Request) -> tuple[Message, ...]:
    """Make a tournament: from a file, from options, or with the usual answers; the first one makes the club.

    Raises:
        GameError: The proposal is not possible, or nothing can be written.
    """
    office = clerk.office
    file = request.value("file")
    if file is not None:
        proposal = load_proposal(file)
    else:
        name = request.text or clerk.language.text("club-usual-tournament")
        proposal = usual_proposal(name, office.now()[:10])
    return begin_tournament(clerk, change_by_options(clerk, proposal, request.options), request)


def begin_tournament(clerk: ClubContext, proposal: Proposal, request: Request) -> tuple[Message, ...]:
    """Make a tournament of a proposal.

    Raises:
        GameError: The proposal is not possible, or nothing can be written.
    """
    office = clerk.office
    created = Created(proposal, request.value("seed") or office.seed())
    check(created)  # before there is a club that nobody wanted
    office.found(request.value("club") or clerk.language.text("club-usual-club"))
    running = office.create(created)
    return (event_message(running.tournament, running.course.events[0]), *_in_short(proposal))


def _in_short(proposal: Proposal) -> tuple[Message, ...]:
    games = Listing(tuple(game(one) for one in proposal.games))
    return (
        say(
            "club-did-create-what",
            date=day(proposal.date),
            games=games,
            count=len(games.items),
            rounds=proposal.rounds,
        ),
    )


def amend(clerk: ClubContext, request: Request) -> tuple[Message, ...]:
    """Change the proposal: by options, or by a line such as `kola 4`.

    Raises:
        GameError: A field or value does not exist, or the change is not possible any more.
    """
    old = clerk.office.tournament.proposal
    new = change_by_options(clerk, old, request.options)
    if request.items:
        field, typed = find_field(clerk, request.text)
        new = change_field(clerk, new, field, typed)
    return record_proposal(clerk, new)


def record_proposal(clerk: ClubContext, new: Proposal) -> tuple[Message, ...]:
    """Let a changed proposal hold.

    Raises:
        GameError: The change is not possible.
    """
    before = len(clerk.office.tournament.rounds)
    after = clerk.office.record(Amended(new))
    told = (event_message(after, Amended(new)),)
    if len(after.rounds) < before:
        return (*told, say("club-did-amend-rounds", first=len(after.rounds) + 1))
    return told


def find_field(clerk: ClubContext, text: str) -> tuple[str, str]:
    """Return the field that a line begins with, and the rest of the line.

    Raises:
        GameError: `club-error-field` with those there are, `club-error-field-value` for a field alone.
    """
    ids = tuple(f"field-{field}" for field in FIELD_CHANGES)
    typed = split_words(text)
    match = clerk.words.match(typed, ids)
    if isinstance(match, Found) and match.used == len(text.split()):
        raise GameError("club-error-field-value", word=quote_briefly(text))
    if not isinstance(match, Found):
        choices = tuple(map(clerk.words.word, ids))
        raise GameError("club-error-field", word=quote_briefly(text), choices=choices)
    return match.id.removeprefix("field-"), " ".join(text.split()[match.used :])


def proposal(clerk: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Read the proposal.

    Raises:
        GameError: There is no tournament.
    """
    return spoken(proposal_paper(clerk.office.tournament.proposal))


def listing(clerk: ClubContext, _request: Request) -> tuple[Message, ...]:
    """List the tournaments of the club, the latest first."""
    office = clerk.office
    if not office.tournaments:
        return tell_broken(clerk) or (say("club-list-none"),)
    found = tuple(office.tournaments.values())[::-1]
    return (
        say("club-list-head", name=office.archive.name, count=len(found)),
        *(_entry(one, current=one.id == office.current) for one in found),
        *tell_broken(clerk),
    )


def tell_broken(clerk: ClubContext) -> tuple[Message, ...]:
    """Tell which tournaments can't be used and why; nothing where all is in order."""
    mistakes = tuple(clerk.office.broken.values())
    if not mistakes:
        return ()
    return (say("club-list-broken", count=len(mistakes)), *map(tell_error, mistakes))


def _entry(running: RunningTournament, *, current: bool) -> Message:
    tournament = running.tournament
    state = "closed" if tournament.closed else "open"
    return say(
        "club-list-entry",
        name=tournament.proposal.name,
        id=running.id,
        date=day(tournament.proposal.date),
        players=len(tournament.players),
        state="current" if current and state == "open" else state,
    )


def choose(clerk: ClubContext, request: Request) -> tuple[Message, ...]:
    """Work on another tournament of the club.

    Raises:
        GameError: `club-error-tournament` with those there are.
    """
    clerk.office.current = find_tournament(clerk, request.text)
    return show(clerk, request)


def find_tournament(clerk: ClubContext, text: str) -> str:
    """Return the id of a tournament by its id, its name, or an unambiguous beginning.

    Raises:
        GameError: `club-error-tournament` with those there are, or what is wrong with the one that is meant.
    """
    name = _find(clerk, text)
    if name in clerk.office.broken:
        raise clerk.office.broken[name]
    return name


def _find(clerk: ClubContext, text: str) -> str:
    """Return the id that a text means, also that of a tournament which can't be used."""
    running = clerk.office.tournaments
    names = {name: (name, slug(one.tournament.proposal.name)) for name, one in running.items()}
    names.update({name: (name, name) for name in clerk.office.broken})
    if slug(text) in names:
        return slug(text)
    found = match_names(text, names, fold=slug)
    if len(found) == 1:
        return found[0]
    if not names:
        raise GameError("club-error-no-tournament")
    raise GameError("club-error-tournament", word=quote_briefly(text), choices=tuple(names))


def show(clerk: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell how far a tournament is and what comes next.

    Raises:
        GameError: There is no tournament.
    """
    tournament = clerk.office.tournament
    proposal_ = tournament.proposal
    head = say("club-show", name=proposal_.name, date=day(proposal_.date), players=len(tournament.active))
    return (head, *tell_awaited(clerk))


def close(clerk: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Make the result final, and say so when rounds were planned that have not been played.

    Raises:
        GameError: A round goes on, or nothing has been played.
    """
    tournament = clerk.office.record(Closed())
    told = event_message(tournament, Closed())
    planned = tournament.proposal.rounds
    if tournament.played < planned:
        return (told, say("club-did-close-early", played=tournament.played, rounds=planned))
    return (told,)


def reopen(clerk: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Open the result again.

    Raises:
        GameError: It is open.
    """
    tournament = clerk.office.record(Reopened())
    return (event_message(tournament, Reopened()),)


def mix(clerk: ClubContext, request: Request) -> tuple[Message, ...]:
    """Explain what matters more when people sit by score, or choose it.

    Raises:
        GameError: There is no such word.
    """
    if not request.items:
        held = clerk.office.tournament.proposal.mix
        told = tuple(_mix(clerk, one) for one in ("new", "balanced", "close"))
        return (*told, say("club-mix-now", word=clerk.words.word(f"mix-{held.value}")))
    word = find_word(clerk.words, "mix-", request.text)
    record_proposal(clerk, change_field(clerk, clerk.office.tournament.proposal, "mix", word))
    return (_mix(clerk, word),)


def _mix(clerk: ClubContext, word: str) -> Message:
    return say("club-mix", word=clerk.words.word(f"mix-{word}"), mix=word)


COMMANDS: Final[Mapping[str, ClubCommand]] = MappingProxyType(
    {
        "create": create,
        "amend": amend,
        "proposal": proposal,
        "list": listing,
        "open": choose,
        "show": show,
        "close": close,
        "reopen": reopen,
        "mix": mix,
    }
)
"""Deeds by id."""
