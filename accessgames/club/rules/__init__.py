"""The rules of running a tournament: what may happen, and what it makes of the tournament. Pure functions.

`refusal` says why an event is not allowed, `apply` carries an allowed one out, `Course` is the tournament
with the events that hold, so that something can be taken back.
"""

from __future__ import annotations

from accessgames.club.rules.bounds import MAX_BEST, check_league, check_proposal
from accessgames.club.rules.course import Course, CourseBuilder, begin_course, replay_events
from accessgames.club.rules.proposal_reader import make_proposal
from accessgames.club.rules.refusals import next_number, refusal
from accessgames.club.rules.results import played_result, typed_places, typed_scores

__all__ = [
    "MAX_BEST",
    "Course",
    "CourseBuilder",
    "begin_course",
    "check_league",
    "check_proposal",
    "make_proposal",
    "next_number",
    "played_result",
    "refusal",
    "replay_events",
    "typed_places",
    "typed_scores",
]
