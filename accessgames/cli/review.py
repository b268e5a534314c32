"""`accessgames replay FILE --analyse` and `--walk`: what a finished match was like, told or gone through."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from accessgames.cli.launch import launch
from accessgames.cli.narrator import Narrator
from accessgames.engine.hindsight import FinishedMatch
from accessgames.shell.analysis.past import PastMatch, past_match
from accessgames.shell.analysis.summary import MOST_REASONS, summarise, tell_case, tell_remarks, tell_summary
from accessgames.shell.entry import review_journal

if TYPE_CHECKING:
    from accessgames.bots.luck import Swing
    from accessgames.bots.review import Verdict
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.engine import Journal
    from accessgames.games import Room
    from accessgames.language import Message
    from accessgames.shell.analysis.summary import NotedFact, PlayerShare, Summary


def walk_match(arguments: Arguments, journal: Journal, console: Console) -> int:
    """Go through a match by words, numbers and single keys; return the exit code.

    Raises:
        GameError: As `FinishedMatch.read`; or `--profile` names no profile.
    """
    return review_journal(launch(arguments, console), journal, Path(arguments.places["file"]))


def analyse_match(room: Room, journal: Journal, console: Console, *, as_json: bool) -> int:
    """Tell what a match was like: losses, the best move, every turning point; return the exit code.

    Raises:
        GameError: As `FinishedMatch.read`.
    """
    patience = console.patience(silent=as_json)
    with patience.actions(len(journal.records)) as watch:
        past = recall_match(room, FinishedMatch.read(room.game, journal, watch), console)
    speak = partial(_speak, console)
    if not as_json:
        speak(past.opening())
    with patience.decisions(past.last) as watch:
        summary = summarise(past, watch)
    if as_json:
        console.document(review_document(past, summary, console))
        return 0
    speak(tell_summary(past, summary))
    for turn in summary.turns:
        speak(tell_case(past, turn))
    return 0


def recall_match(room: Room, match: FinishedMatch[Any, Any, Any, Any], console: Console) -> PastMatch:
    """Look back at a match as somebody who only watches, everybody being told about by name."""
    narrator = Narrator(room, console, match.header.seats)
    people = narrator.people()
    return past_match(room, match, lambda _viewer: people, narrator.words)


def _speak(console: Console, messages: tuple[Message, ...]) -> None:
    console.lines(map(console.render, messages))


def review_document(past: PastMatch, summary: Summary, console: Console) -> dict[str, Any]:
    """Return the shape that the documentation promises."""
    return {
        "game": past.room.game.id,
        "moves": past.last,
        "unit": past.measure.name,
        "decisions": summary.decisions,
        "players": [_share(past, share) for share in summary.shares],
        "best": None if summary.best is None else _decision(past, summary.best, console),
        "turning": [_decision(past, verdict, console) for verdict in summary.turning],
        "facts": [_fact(past, noted, console) for noted in summary.noted],
        "luck": [_luck(swing) for swing in summary.lucky],
    }


def _share(past: PastMatch, share: PlayerShare) -> dict[str, Any]:
    return {
        "seat": share.seat,
        "name": past.match.header.seats[share.seat].name,
        "decisions": share.decisions,
        "best": share.best,
        "turning": share.turning,
        "facts": share.noted,
        "loss": round(share.loss, 1),
        "great": share.great,
        "mean": round(share.mean, 1),
        "costliest": None
        if share.costliest is None
        else {"move": share.costliest.move.number, "loss": round(share.costliest.loss, 1)},
    }


def _fact(past: PastMatch, noted: NotedFact, console: Console) -> dict[str, Any]:
    told = tell_remarks(past, noted.move, past.facts.remarks(noted.move.number))
    return {
        "move": noted.move.number,
        "action": noted.move.start + 1,
        "seat": noted.seat,
        "fact": noted.remark.reason.key,
        "told": [console.render(message) for message in told],
    }


def _luck(swing: Swing) -> dict[str, Any]:
    """Give the chances to win of all seats, on average over what could have come and as it came."""
    return {
        "move": swing.move.number,
        "action": swing.start + 1,
        "actions": swing.end - swing.start,
        "seat": swing.seat,
        "before": [round(chance, 3) for chance in swing.before],
        "after": [round(chance, 3) for chance in swing.after],
    }


def _decision(past: PastMatch, verdict: Verdict, console: Console) -> dict[str, Any]:
    game, listener = past.room.game, past.listener(verdict.move.start)
    reasons = past.review.reasons(verdict)[:MOST_REASONS]
    return {
        "move": verdict.move.number,
        "action": verdict.move.start + 1,
        "seat": verdict.move.seat,
        "done": game.format_action(verdict.action),
        "better": None if verdict.best == verdict.action else game.format_action(verdict.best),
        "loss": round(verdict.loss, 1),
        "gain": round(verdict.gain, 1),
        "reasons": [console.render(past.room.narration.reason(reason, listener)) for reason in reasons],
    }
