"""Answers to everything that can be asked about a match of Tetrikon; none tells another hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.answers import board, components
from accessgames.games.tetrikon.naming import counts, name_time, nest
from accessgames.games.tetrikon.narration.events import explain_score, possible_acts, tell_turn
from accessgames.games.tetrikon.player_areas import area_of, own_seat, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.rules.state import LETTERS, PENALTY
from accessgames.games.tetrikon.rules.tasks import Turn
from accessgames.games.tetrikon.typed import asked_seat
from accessgames.language import Message, say
from accessgames.language.space import refuse_more_words

if TYPE_CHECKING:
    from accessgames.games.room import Answer, Listener


def answer_status(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is and what is open in it, the own diagram, money and pieces, the time.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    turn = tell_turn(desk)
    return (say(turn.key, **turn.args), *_game(desk), *_own(desk), *_time(desk))


def _game(desk: Listener) -> Iterator[Message]:
    """Tell which game and round it is, and what is forbidden."""
    if puzzle_of(desk) is not None:
        return
    table = table_of(desk)
    games = len(table.rules.levels)
    if table.turns and table.task is not None:
        yield say("tetrikon-status-round", game=table.game, of=games, round=table.round)
    yield from components.tell_bans(desk)


def _own(desk: Listener) -> Iterator[Message]:
    front = area_of(desk, own_seat(desk))
    if front.diagram:
        left, all_ = front.empty.bit_count(), front.board.size
        yield say("tetrikon-status-diagram", diagram=front.diagram, left=left, all=all_)
    if puzzle_of(desk) is None and desk.seat >= 0:
        view = desk.view
        yield say(
            "tetrikon-status-hand",
            total=view.hand.total,
            pieces=len(front.free),
            cards=len(view.hand.cards),
        )


def answer_score(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the empty squares of all, and the penalty points of finished games; of one player game by game.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if words and puzzle_of(desk) is None:
        seat = asked_seat(desk, words)
        return tuple(explain_score(seat, desk)) or (say("tetrikon-score-none", who=desk.person(seat)),)
    refuse_more_words(words)
    return tuple(_score(desk))


def _score(desk: Listener) -> Iterator[Message]:
    empty = ((seat, area_of(desk, seat).empty.bit_count()) for seat in seats_of(desk))
    yield say("tetrikon-score-empty", counts=counts(desk, empty))
    results = () if puzzle_of(desk) is not None else table_of(desk).results
    if len(results) == 1:
        penalties = ((seat, PENALTY * results[0].empty[seat]) for seat in seats_of(desk))
        yield say("tetrikon-game-scored", penalties=counts(desk, penalties))
    elif results:
        totals = nest(
            say(
                "tetrikon-total-of",
                who=desk.person(seat),
                total=PENALTY * sum(result.empty[seat] for result in results),
                zeros=sum(not result.empty[seat] for result in results),
            )
            for seat in seats_of(desk)
        )
        yield say("tetrikon-game-totals", number=len(results), totals=totals)


def answer_open_actions(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which letters were done in this turn, how many actions are left, and what can be done now.

    Raises:
        MalformedAction: Something follows, or there are no such actions.
    """
    refuse_more_words(words)
    components.need_table(desk)
    table = table_of(desk)
    turn = table.turn
    if table.task is None:
        return (say("tetrikon-turn-over"),)
    if turn is None:
        return (say("tetrikon-turn-none"),)
    done = nest(say("tetrikon-letter", letter=letter) for letter in turn.letters)
    left = 0 if "f" in turn.letters else max(0, (1 if turn.first else LETTERS) - len(turn.letters))
    lines = [say("tetrikon-letters", who=desk.person(turn.seat), done=done, left=left)]
    if isinstance(table.task, Turn) and turn.seat == desk.seat:
        acts = nest(say("tetrikon-act", act=act) for act in possible_acts(desk))
        if acts.items:
            lines.append(say("tetrikon-acts-possible", acts=acts))
    return tuple(lines)


def answer_time(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the time: what is left of the limit, in blitz and solo also what has passed.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    return tuple(_time(desk)) or (say("tetrikon-time-unlimited"),)


def _time(desk: Listener) -> Iterator[Message]:
    puzzle = puzzle_of(desk)
    if puzzle is not None:
        if puzzle.phase == "run":
            yield say("tetrikon-time-passed", time=name_time(puzzle.run.milliseconds))
        left = puzzle.left
    else:
        left = table_of(desk).remaining
    if left is not None:
        yield say("tetrikon-time-left", time=name_time(left))


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "score": answer_score,
    "hand": components.answer_hand,
    "board": board.answer_board,
    "row": board.answer_row,
    "column": board.answer_column,
    "cell": board.answer_cell,
    "around": board.answer_around,
    "where": board.answer_where,
    "free": board.answer_free,
    "time": answer_time,
    "outline": board.answer_outline,
    "areas": board.answer_areas,
    "diagram": board.answer_board,
    "market": components.answer_market,
    "pieces": components.answer_pieces,
    "opponents": components.answer_opponents,
    "chance-card": components.answer_chance_card,
    "open-actions": answer_open_actions,
    "supply": components.answer_supply,
    "treasury": components.answer_treasury,
    "deal": components.answer_deal,
    "bans": components.answer_bans,
    "fillable": board.answer_fillable,
}
"""Word id of a question -> who answers it."""
