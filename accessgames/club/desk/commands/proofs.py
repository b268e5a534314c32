"""By which words everybody can compare a journal, and whose signatures it has: told, and on papers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.scribe import words_of_digest, words_of_key
from accessgames.club.model.proposal import PointsKind, Scale, SeatingKind
from accessgames.club.notation import digest_of
from accessgames.club.papers import facts
from accessgames.club.papers.paper import Chapter, Paper, Paragraph
from accessgames.club.seating import swiss
from accessgames.club.seating.guarantees import guarantee_of, parting_of
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.storage import signing

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.examination import AuditReport
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.seating.guarantees import Spread


def tell_words(context: ClubContext, lines: Sequence[str]) -> Message:
    """Tell the four words of the SHA-256 of the lines of a journal, given with their newlines."""
    words = words_of_digest(context.language, digest_of("".join(lines)))
    return say("club-verify-words", lines=len(lines), words=words)


def tell_proven(context: ClubContext, report: AuditReport) -> Iterator[Message]:
    """Tell who signed a tournament, how far, and the words of its journal."""
    signed, own = report.signatures, context.club.scribe.own_key()
    if not signed.keys or (signed.checked and not signed.covered):
        yield say("club-verify-unsigned")
    for place, (key, line) in enumerate(signed.keys):
        if not signed.checked:
            yield say("club-verify-claimed", line=line, words=words_of_key(context.language, key))
            continue
        if not signed.covered:  # whoever writes a line can name any key in it
            break
        words, mine = words_of_key(context.language, key), str(key == own).lower()
        if place:
            yield say("club-verify-over", line=line, words=words, own=mine)
        else:
            yield say("club-verify-key", words=words, own=mine)
    if signed.keys and signed.checked and signed.covered < report.lines:
        yield say("club-verify-uncovered", lines=report.lines - signed.covered)
    if report.aside:
        yield say("club-verify-aside", count=report.aside, pending=context.words.word("club-pending"))
    if report.lost:
        yield say("club-verify-lost", matches=report.lost)
    yield tell_words(context, context.club.lines_of(report.id))


def check_seal(context: ClubContext, text: str, seal: signing.Seal | None) -> Message:
    """Tell whose signature lies beside the journal of a match: of a table that is known, of another, or none.

    A table is known once a match that it signed has been taken in.

    Raises:
        GameError: `club-error-match-seal` when it is not of this journal.
    """
    if seal is None:
        return say("club-import-unsigned")
    if not signing.can_sign():
        return say("club-import-unchecked")
    if not signing.is_signed(seal.key, signing.MATCH, digest_of(text), seal.signature):
        raise GameError("club-error-match-seal")
    words = words_of_key(context.language, seal.key)
    if seal.key == context.club.scribe.own_key():
        return say("club-import-own", words=words)
    known = filter(None, map(signing.read_seal, context.club.archive.seals.values()))
    if any(one.key == seal.key for one in known):
        return say("club-import-known", words=words)
    return say("club-import-new", words=words)


def prove_paper(context: ClubContext, paper: Paper, tournaments: Sequence[str]) -> Paper:
    """Put the words of journals, and of the keys that sign them, at the end of a document.

    On one whose chapters are cut out they stand on each.

    Args:
        context: What commands work with.
        paper: The document.
        tournaments: Ids of the tournaments that it is about.
    """
    told = Paragraph(tuple(_sentences(context, tournaments)))
    if paper.apart:
        cards = (replace(one, blocks=(*one.blocks, told)) for one in paper.chapters)
        return replace(paper, chapters=tuple(cards))
    return replace(paper, chapters=(*paper.chapters, Chapter(say("club-proof"), (told,))))


def _sentences(context: ClubContext, tournaments: Sequence[str]) -> Iterator[Message]:
    club = context.club
    for name in tournaments:
        yield tell_words(context, club.lines_of(name))
    for key in dict.fromkeys(club.tournaments[name].key for name in tournaments):
        if key:
            yield say("club-proof-key", words=words_of_key(context.language, key))


def prove_draw(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell what the draws of the present tournament guarantee.

    Raises:
        GameError: No round has been seated.
    """
    if not context.club.tournament.rounds:
        raise GameError("club-error-not-seated")
    return tell_guarantee(context.club.tournament)


def tell_guarantee(tournament: Tournament) -> tuple[Message, ...]:
    """Say in one sentence who meets, sits at smaller tables and starts, and how far that is from the best.

    Where the numbers do not let everybody sit at smaller tables equally often, a second one says so, and a
    third which points make that nearly even, unless they are chosen already. Where people should be kept
    apart, one says whether they are. In Swiss it is who meets again, whose points differ, who starts and who
    is free; over weeks, where nothing is drawn, who met.
    """
    if tournament.proposal.seating is SeatingKind.SWISS:
        pairs = swiss.proof_of(tournament)
        return (
            say(
                "club-swiss-guarantee",
                again=pairs.again,
                games=pairs.games,
                floats=pairs.floats,
                starts=pairs.starts,
                frees=pairs.frees,
            ),
        )
    found = guarantee_of(tournament)
    if tournament.proposal.credits is not None:
        return (say("club-guarantee-weeks", met=found.met, pairs=found.pairs),)
    smaller = found.smaller and Nested(_tell_spread(found.smaller))
    sizes = Nested(say("club-guarantee-sizes", smaller=smaller)) if smaller else None
    told = say(
        "club-guarantee",
        met=found.met,
        pairs=found.pairs,
        most=found.most,
        near="yes" if found.met == found.most else "no",
        sizes=sizes or Nested(say("club-guarantee-alike")),
        starts=Nested(_tell_spread(found.starts)),
    )
    apart = tuple(tell_parting(tournament))
    if found.smaller is None or not found.smaller.least:
        return (told, *apart)
    uneven = say("club-guarantee-uneven", count=found.smaller.fewer)
    return (told, uneven, *_advise_on_points(tournament), *apart)


def _advise_on_points(tournament: Tournament) -> Iterator[Message]:
    """Say how points could make up for smaller tables, where those of places do not."""
    points = [game.points for game in tournament.proposal.games]
    if any(one.kind is PointsKind.PLACES and one.scale is Scale.FIRST for one in points):
        yield say("club-guarantee-beaten")


MOST_PAIRS: Final = 3
"""So many pairs who sit together all the same are named; more of them are counted."""


def tell_parting(tournament: Tournament) -> Iterator[Message]:
    """Say whether those are apart who should be, and whether more of them could be."""
    found = parting_of(tournament)
    count = len(found.together)
    if not found.pairs:
        return
    if not count:
        yield say("club-guarantee-apart", pairs=found.pairs)
        return
    best = "yes" if count == found.least else "no"
    named = (
        Nested(say("club-apart-round", players=facts.people(tournament, pair), round=round_))
        for round_, pair in found.together[:MOST_PAIRS]
    )
    more, pairs = max(0, count - MOST_PAIRS), Listing(tuple(named))
    yield say("club-guarantee-together", pairs=pairs, count=count, more=more, best=best, least=found.least)


def _tell_spread(spread: Spread) -> Message:
    best = "yes" if spread.apart == spread.least else "no"
    one = "yes" if spread.low == spread.high else "no"
    return say("club-guarantee-spread", low=spread.low, high=spread.high, one=one, best=best)
