"""What texts, a proposal and a league may say: everything that people type has bounds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date, time
from itertools import chain
from typing import TYPE_CHECKING, Final

from accessgames.club.model import proposal as model
from accessgames.club.model.tournament import MAX_PLAYERS, MAX_ROUNDS
from accessgames.club.rules import swiss
from accessgames.engine import Refusal, refuse
from accessgames.engine.errors import printable

if TYPE_CHECKING:
    from accessgames.club.model.proposal import League, Points, Proposal

MAX_NAME: Final = 40
"""Longest name of a person, a category, a seed, in characters."""

MAX_TITLE: Final = 100
"""Longest name of a tournament, a place, an organiser, a game."""

MAX_TEXT: Final = 1000
"""Longest free text under a heading of a proposal."""

MAX_REASON: Final = 200
"""Longest reason of a correction or a penalty."""


def check_text(text: str, most: int, *, empty: bool = False) -> Refusal | None:
    """Refuse a text that is too long, not printable, has blanks at an end, or is empty and must not be."""
    if empty and not text:
        return None
    if not text:
        return refuse("club-refused-empty", most=most)
    if len(text) > most:
        return refuse("club-refused-long", text=shown(text), most=most)
    if not text.isprintable() or text != text.strip():
        return refuse("club-refused-unprintable", text=shown(text))
    return None


def shown(text: str) -> str:
    """Return the beginning of a text as it can be told, other characters as question marks."""
    return printable(text[:MAX_NAME])


def folded(name: str) -> str:
    """Return what two ways of writing the same name have in common: case and blanks do not matter."""
    return " ".join(name.casefold().split())


SMALLEST: Final = 2
"""Fewest people at a table."""

LARGEST: Final = 5
"""Most people at a table."""

MAX_GAMES: Final = 10
"""Most games of a tournament."""

MAX_CATEGORIES: Final = 8
"""Most categories."""

MAX_GROUPS: Final = 50
"""Most groups."""

MAX_MINUTES: Final = 24 * 60
"""Longest time limit of a match."""

_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_MAX_OPTIONS: Final = 40


def check_proposal(proposal: Proposal) -> Refusal | None:
    """Refuse a proposal that says something impossible; the first mistake found is named."""
    return next(chain.from_iterable(check(proposal) for check in _CHECKS), None)


def check_range(field: str, value: int, least: int, most: int) -> Iterator[Refusal]:
    """Refuse a number out of its bounds; `field` says which."""
    if not least <= value <= most:
        yield refuse("club-refused-range", field=field, value=value, least=least, most=most)


def check_about(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse texts, a day or a time that cannot be."""
    fields = ((proposal.name, False), (proposal.place, True), (proposal.organiser, True))
    yield from filter(None, (check_text(text, MAX_TITLE, empty=empty) for text, empty in fields))
    headings = [heading for heading, _ in proposal.texts]
    for heading, text in proposal.texts:
        if heading not in model.HEADINGS or headings.count(heading) > 1:
            yield refuse("club-refused-heading", heading=shown(heading), known=model.HEADINGS)
        yield from filter(None, [check_text(text, MAX_TEXT)])
    if not is_day(proposal.date):
        yield refuse("club-refused-date", date=shown(proposal.date))
    if proposal.begins and not is_time(proposal.begins):
        yield refuse("club-refused-time", time=shown(proposal.begins))


def is_day(text: str) -> bool:
    """Tell whether a text is a day as we write it: `2026-11-21`."""
    return _is_iso(date.fromisoformat, text, len("2026-11-21"))


def is_time(text: str) -> bool:
    """Tell whether a text is a time as we write it: `16:00`."""
    return _is_iso(time.fromisoformat, text, len("16:00"))


def _is_iso(parse: Callable[[str], date | time], text: str, length: int) -> bool:
    """Tell whether a text is written as we write it; ISO 8601 knows other ways, such as weeks."""
    try:
        return parse(text).isoformat()[:length] == text
    except ValueError:
        return False


def check_games(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse games that cannot be, alone or together."""
    yield from check_range("games", len(proposal.games), 1, MAX_GAMES)
    for game in proposal.games:
        if bool(game.game) == bool(game.name) or (game.game and not _ID.fullmatch(game.game)):
            yield refuse("club-refused-game", game=shown(game.game or game.name))
        yield from filter(None, [check_text(game.name, MAX_TITLE, empty=True)])
        yield from check_range("options", len(game.options), 0, _MAX_OPTIONS)
        for pair in game.options:
            yield from filter(None, (check_text(text, MAX_NAME) for text in pair))
        yield from check_range("minutes", game.minutes, 0, MAX_MINUTES)
        sizes = game.sizes
        yield from check_range("table", sizes.best, SMALLEST, LARGEST)
        yield from check_range("table-least", sizes.least, SMALLEST, sizes.best)
        yield from check_range("table-most", sizes.most, sizes.best, LARGEST)
        yield from check_points(game.points)
        if game.points.scale is model.Scale.LAST and len(game.points.places) < sizes.most:
            yield refuse("club-refused-points-short", places=len(game.points.places), most=sizes.most)
        if game.points.kind is model.PointsKind.PENALTIES and not game.lower_wins:
            yield refuse("club-refused-penalties-high")
        if game.points.kind is model.PointsKind.SCORE and game.lower_wins:
            yield refuse("club-refused-score-low")
    kinds = {game.points.kind for game in proposal.games}
    if model.PointsKind.PENALTIES in kinds and len(kinds) > 1:
        yield refuse("club-refused-points-mixed")
    if model.PointsKind.PENALTIES in kinds and proposal.bye is model.Bye.NOTHING:
        yield refuse("club-refused-bye-penalties")


def check_points(points: Points) -> Iterator[Refusal]:
    """Refuse points that are too many, too high, or rise from a place to a worse one."""
    if points.kind is not model.PointsKind.PLACES:
        if points.places:
            yield refuse("club-refused-points-list", points=points.places)
        if points.scale is not model.Scale.FIRST:
            yield refuse("club-refused-points-scale")
        return
    if points.scale is model.Scale.BEATEN and len(points.places) > 1:
        yield refuse("club-refused-points-beaten", points="-".join(map(str, points.places)))
    yield from check_range("places", len(points.places), 1, model.MAX_PLACES)
    for number in points.places:
        yield from check_range("points", number, 0, model.MAX_POINTS)
    if list(points.places) != sorted(points.places, reverse=True):
        yield refuse("club-refused-points-rise", points="-".join(map(str, points.places)))


def check_rounds(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse rounds, numbers of people or groups that cannot be."""
    circle = proposal.seating is model.SeatingKind.CIRCLE
    knockout = proposal.seating is model.SeatingKind.KNOCKOUT
    least = {model.SeatingKind.CIRCLE: 0, model.SeatingKind.GROUPS: 2}.get(proposal.seating, 1)
    if knockout and proposal.rounds:
        yield refuse("club-refused-knockout-rounds", rounds=proposal.rounds)
    yield from check_range("rounds", proposal.rounds, 0 if knockout else least, MAX_ROUNDS)
    yield from check_range("order", len(proposal.order), 1, MAX_ROUNDS)
    for index in proposal.order:
        yield from check_range("game-number", index + 1, 1, len(proposal.games))
    if circle and any(game.sizes.least > SMALLEST for game in proposal.games):
        yield refuse("club-refused-circle-size")
    yield from check_range("qualifies", proposal.qualifies, 0, MAX_PLAYERS)
    yield from check_range("capacity", proposal.capacity, 0, MAX_PLAYERS)
    yield from check_stages(proposal)


def check_stages(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse groups or a final that cannot be."""
    groups, final = proposal.groups, proposal.final
    if (groups is None) == (proposal.seating is model.SeatingKind.GROUPS):
        yield refuse("club-refused-groups-missing")
    if groups is not None:
        yield from check_range("groups", groups.count, 2, MAX_GROUPS)
        yield from check_range("advance", groups.advance, 1, MAX_PLAYERS)
        yield from check_range("advance-best", groups.best, 0, MAX_PLAYERS)
        yield from check_range("final-rounds", groups.final_rounds, 1, proposal.rounds - 1)
    yield from _check_knockout(proposal)
    if final is not None:
        if groups is not None:
            yield refuse("club-refused-final-groups")
        if proposal.rounds < SMALLEST:  # one before the final and the final
            yield refuse("club-refused-final-rounds")
        yield from check_range("finalists", final.finalists, SMALLEST, MAX_PLAYERS)
        yield from check_range("final-rounds", final.rounds, 1, proposal.rounds - 1)


def _check_knockout(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse a knock-out in which nobody would have to leave a table, or one beside another final."""
    knockout = proposal.knockout
    if (knockout is None) == (proposal.seating is model.SeatingKind.KNOCKOUT):
        yield refuse("club-refused-knockout-missing")
    if knockout is not None:
        if proposal.final is not None:
            yield refuse("club-refused-final-knockout")
        smallest = min((game.sizes.least for game in proposal.games), default=SMALLEST)
        if not 1 <= knockout.advance < smallest:
            yield refuse("club-refused-knockout-advance", advance=knockout.advance, most=smallest - 1)


def check_ranking(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse tie-breaks or categories that cannot be."""
    breaks = proposal.tie_breaks
    if len(set(breaks)) != len(breaks) or model.TieBreak.LOT in breaks[:-1]:
        yield refuse("club-refused-tie-breaks")
    names = proposal.categories
    yield from check_range("categories", len(names), 0, MAX_CATEGORIES)
    for name in names:
        yield from filter(None, [check_text(name, MAX_NAME)])
        if names.count(name) > 1:
            yield refuse("club-refused-category-twice", category=name)


MAX_TEAM: Final = 12
"""Most people of a team."""


def check_teams(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse teams of one, in a knock-out, which people leave, or with more boards that count than it has."""
    teams = proposal.teams
    if teams is None:
        return
    if proposal.knockout is not None:
        yield refuse("club-refused-teams-knockout")
    yield from check_range("team", teams.size, SMALLEST, MAX_TEAM)
    chosen = teams.scoring is model.TeamScoring.BEST
    yield from check_range("team-best", teams.best, int(chosen), teams.size - 1 if chosen else 0)


MAX_CREDITS: Final = 100
"""Most tables of one person that count where people play over weeks."""


def check_credits(proposal: Proposal) -> Iterator[Refusal]:
    """Refuse credits elsewhere, with parts, teams, several games, or points that are none for places."""
    rules = proposal.credits
    if (rules is None) == (proposal.seating is model.SeatingKind.CREDITS):
        yield refuse("club-refused-credits-missing")
    if rules is None:
        return
    yield from check_range("credits", rules.tables, 1, MAX_CREDITS)
    yield from check_range("credits-best", rules.best, 0, rules.tables)
    yield from check_range("credits-together", rules.together, 0, rules.tables)
    if rules.until and not is_day(rules.until):
        yield refuse("club-refused-date", date=shown(rules.until))
    if any(part is not None for part in (proposal.groups, proposal.final, proposal.knockout, proposal.teams)):
        yield refuse("club-refused-credits-parts")
    # All tables stand in one round.
    if len(proposal.games) != 1 or proposal.rounds != 1:
        yield refuse("club-refused-credits-games")
    if any(game.points.kind is not model.PointsKind.PLACES for game in proposal.games):
        yield refuse("club-refused-credits-points")


_CHECKS: Final = (
    check_about,
    check_games,
    check_rounds,
    check_ranking,
    check_teams,
    swiss.check_duels,
    check_credits,
)


MAX_BEST: Final = 200
"""Most results of one person that can count, and most tournaments of a league."""

_MAX_SEED: Final = 80


def check_league(league: League) -> Refusal | None:
    """Refuse a league that says something impossible; the first mistake found is named."""
    return next(_mistakes(league), None)


def _mistakes(league: League) -> Iterator[Refusal]:
    yield from filter(None, [check_text(league.name, MAX_TITLE)])
    yield from filter(None, [check_text(league.seed, _MAX_SEED, empty=True)])
    yield from check_points(league.points)
    yield from check_range("best", league.best, 0, MAX_BEST)
    yield from check_range("categories", len(league.categories), 0, MAX_CATEGORIES)
    yield from check_range("tournaments", len(league.tournaments), 0, MAX_BEST)
    for names in (league.categories, league.tournaments):
        for name in names:
            yield from filter(None, [check_text(name, MAX_NAME)])
            if names.count(name) > 1:
                yield refuse("club-refused-league-twice", name=name)
