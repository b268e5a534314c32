"""The rules of running a tournament: what may happen, and what it makes of the tournament. Pure functions.

`refusal` says why an event is not allowed, `apply` carries an allowed one out, `Course` is the tournament
with the events that hold, so that something can be taken back.
"""

from __future__ import annotations

from accessgames.club.rules.course import Course, Retracing, begin, replay
from accessgames.club.rules.leagues import MAX_BEST, check_league
from accessgames.club.rules.people import next_number
from accessgames.club.rules.proposals import check_proposal
from accessgames.club.rules.reading import make_proposal
from accessgames.club.rules.refusing import refusal
from accessgames.club.rules.results import played_result, typed_places, typed_scores

__all__ = [
    "MAX_BEST",
    "Course",
    "Retracing",
    "begin",
    "check_league",
    "check_proposal",
    "make_proposal",
    "next_number",
    "played_result",
    "refusal",
    "replay",
    "typed_places",
    "typed_scores",
]
