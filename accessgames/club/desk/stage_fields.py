"""Fields of a proposal that say in which parts a tournament is played: typed, and as they could be typed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.desk import typed as texts
from accessgames.club.model import proposal as model
from accessgames.engine import GameError
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext
    from accessgames.language import Vocabulary

_NUMBERS: Final = re.compile(r"(?:\d{1,4}[\s,;]*)+")
_GROUPS: Final = (3, 4)
_FINAL: Final = 2


_FORMATS: Final = ("groups", "final", "knockout", "credits")
"""Parts of a proposal of which only some ways of seating have theirs."""


def with_format(
    proposal: model.Proposal,
    seating: model.SeatingKind,
    **parts: Any,  # noqa: ANN401 - each attribute has its own type
) -> model.Proposal:
    """Return a proposal with another way of seating and the parts that it has; it has no others any more."""
    return replace(proposal, seating=seating, **{**dict.fromkeys(_FORMATS), **parts})


def set_groups(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read how many groups, how many go on from each, and how many rounds the final has: `4, 2, 1`.

    A fourth number is how many of the best behind them go on, too; a word says whether points are added.
    """
    numbers, carry = _numbers_and_carry(context, typed)
    if len(numbers) not in _GROUPS:
        raise GameError("club-error-groups", text=quote_briefly(typed))
    count, advance, rounds, best = (*numbers, 0)[: _GROUPS[-1]]
    groups = model.Groups(count, advance, rounds, best, carry)
    played = proposal.rounds or rounds + 1
    return with_format(proposal, model.SeatingKind.GROUPS, groups=groups, rounds=played)


def set_final(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read how many go on to a final and how many rounds it has: `4, 1`, with a word that points are added.

    The word for nothing takes the final away.
    """
    if context.words.in_full("none", typed):
        return replace(proposal, final=None)
    numbers, carry = _numbers_and_carry(context, typed)
    if len(numbers) != _FINAL:
        raise GameError("club-error-final", text=quote_briefly(typed))
    return replace(proposal, final=model.FinalStage(numbers[0], numbers[1], carry))


def _numbers_and_carry(context: ClubContext, typed: str) -> tuple[list[int], model.Carry]:
    """Take numbers apart from the word behind them."""
    found = _NUMBERS.match(typed)
    numbers = [int(text) for text in re.findall(r"\d+", found[0])] if found else []
    rest = typed[found.end() :] if found else ""
    carry = model.Carry(texts.find_word(context.words, "carry-", rest)) if rest else model.Carry.APART
    return numbers, carry


def set_knockout(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read how many of each table go on in a knock-out, and whether next places are played for."""
    found = _NUMBERS.match(typed)
    numbers = [int(text) for text in re.findall(r"\d+", found[0])] if found else []
    rest = typed[found.end() :] if found else typed
    if len(numbers) != 1:
        raise GameError("club-error-knockout", text=quote_briefly(typed))
    third = bool(rest) and texts.find_word(context.words, "third-", rest) == "yes"
    knockout = model.Knockout(numbers[0], third)
    return with_format(proposal, model.SeatingKind.KNOCKOUT, knockout=knockout, rounds=0)


_TEAMS: Final = re.compile(r"(\d{1,2})(?:[\s,;]+(\D+?))?(?:[\s,;]+(\d{1,2}))?")


def set_teams(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read how many make a team and how they count: `2`, `4, nejlepší 3`, `4, hráč proti hráči`.

    The word for nothing takes teams away.
    """
    if context.words.in_full("none", typed):
        return replace(proposal, teams=None)
    found = _TEAMS.fullmatch(typed)
    if not found:
        raise GameError("club-error-teams", text=quote_briefly(typed))
    scoring = model.TeamScoring.SUM
    if found[2] is not None:
        scoring = model.TeamScoring(texts.find_word(context.words, "team-", found[2]))
    if (scoring is model.TeamScoring.BEST) == (found[3] is None):
        raise GameError("club-error-teams", text=quote_briefly(typed))
    return replace(proposal, teams=model.Teams(int(found[1]), scoring, int(found[3] or 0)))


def set_credits(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read how many tables count: `8`, `8, nejlepších 6, spolu 3, do 20. 12. 2026`.

    Raises:
        GameError: `club-error-credits` for anything else.
    """
    count, *parts = (part.strip() for part in re.split("[,;]", typed))
    given: dict[str, str] = {}
    for part in parts:
        word, _, value = part.partition(" ")
        given[texts.find_word(context.words, "credits-", word)] = value
    numbers = [count, *(given.get(key, "0") for key in ("best", "together"))]
    if not all(re.fullmatch(r"\d{1,4}", number) for number in numbers):
        raise GameError("club-error-credits", text=quote_briefly(typed))
    until = texts.read_day(given.get("until", ""), proposal.date[:4])
    tables, best, together = map(int, numbers)
    found = model.Credits(tables, best, together, until)
    return as_credits(replace(proposal, credits=found))


def as_credits(proposal: model.Proposal) -> model.Proposal:
    """Return a proposal that is played over weeks: one round of all tables, without parts."""
    rules = proposal.credits or model.Credits(_USUAL_CREDITS)
    return with_format(proposal, model.SeatingKind.CREDITS, credits=rules, rounds=1, teams=None)


_USUAL_CREDITS: Final = 8


def stage_values(words: Vocabulary, proposal: model.Proposal) -> dict[str, str]:
    """Return what the fields of parts hold, in words in which they could be typed."""
    groups, final = proposal.groups, proposal.final
    told = {"groups": "", "final": words.word("none"), "knockout": "", "credits": ""}
    if (rules := proposal.credits) is not None:
        parts = {"best": rules.best, "together": rules.together, "until": rules.until}
        named = (f"{words.word(f'credits-{key}')} {value}" for key, value in parts.items() if value)
        told["credits"] = ", ".join((str(rules.tables), *named))
    if proposal.knockout is not None:
        behind = (words.word("third-yes"),) if proposal.knockout.third else ()
        told["knockout"] = ", ".join((str(proposal.knockout.advance), *behind))
    if groups is not None:
        numbers = (groups.count, groups.advance, groups.final_rounds, *([groups.best] if groups.best else []))
        told["groups"] = _typed(words, numbers, groups.carry)
    if final is not None:
        told["final"] = _typed(words, (final.finalists, final.rounds), final.carry)
    return told


def _typed(words: Vocabulary, numbers: tuple[int, ...], carry: model.Carry) -> str:
    added = (words.word("carry-added"),) if carry is model.Carry.ADDED else ()
    return ", ".join((*map(str, numbers), *added))
