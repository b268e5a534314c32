"""Answers to everything that can be asked about a match of Tetrikon; none tells another hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.measure import Changes
from accessgames.games.narration import counted, nest
from accessgames.games.tetrikon import narration
from accessgames.games.tetrikon import player_areas as player_areas
from accessgames.games.tetrikon.answers import board, components
from accessgames.games.tetrikon.naming import TetrikonListener, counts, name_people, name_time
from accessgames.games.tetrikon.rules.state import LETTERS
from accessgames.games.tetrikon.rules.tasks import Turn
from accessgames.games.tetrikon.rules.turns import count_filled, penalty_totals
from accessgames.games.tetrikon.typed import asked_seat
from accessgames.language import Message, Phrase, say
from accessgames.language.space import refuse_more_words

if TYPE_CHECKING:
    from accessgames.games.room import Answer

_SECOND: Final = 1000
"""Milliseconds."""


def answer_status(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is and what is open in it, the own diagram, money and pieces, the time.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    turn = narration.tell_turn(listener)
    lines = [say(turn.key, **turn.args)]
    at_table = player_areas.puzzle_of(listener) is None
    if at_table:
        table = player_areas.table_of(listener)
        if table.turns and table.task is not None:
            games = len(table.rules.levels)
            lines.append(say("tetrikon-status-round", game=table.game, of=games, round=table.round))
        lines += components.tell_bans(listener)
    area = player_areas.area_of(listener, player_areas.own_seat(listener))
    if area.diagram:
        left, all_ = area.empty.bit_count(), area.board.size
        lines.append(say("tetrikon-status-diagram", diagram=area.diagram, left=left, all=all_))
    if at_table and listener.seat >= 0:
        hand, pieces = player_areas.market_of(listener).hand, len(area.free)
        lines.append(say("tetrikon-status-hand", total=hand.total, pieces=pieces, cards=len(hand.cards)))
    return (*lines, *_time(listener, begun=True))


def answer_score(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the empty squares of all, and the penalty points of finished games; of one player game by game.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    at_table = player_areas.puzzle_of(listener) is None
    if words and at_table:
        seat = asked_seat(listener, words)
        none = say("tetrikon-score-none", who=listener.person(seat))
        return tuple(narration.explain_score(seat, listener)) or (none,)
    refuse_more_words(words)
    seats = player_areas.seats_of(listener)
    # Against time they build one after another: who has not begun has nothing to be counted.
    areas = [player_areas.area_of(listener, seat) for seat in seats]
    begun = at_table or not any(area.diagram for area in areas)
    empty = {seat: area.empty.bit_count() for seat, area in enumerate(areas) if area.diagram or begun}
    lines = [*_lead(listener, empty), say("tetrikon-score-empty", counts=counts(listener, empty.items()))]
    results = player_areas.table_of(listener).results if at_table else ()
    points, zeros = penalty_totals(results, len(seats)), count_filled(results, len(seats))
    if len(results) == 1:
        lines.append(say("tetrikon-game-scored", penalties=counts(listener, enumerate(points))))
    elif results:
        totals = nest(
            say("tetrikon-total-of", who=listener.person(seat), total=points[seat], zeros=zeros[seat])
            for seat in seats
        )
        lines.append(say("tetrikon-game-totals", number=len(results), totals=totals))
    return tuple(lines)


def _lead(listener: TetrikonListener, empty: Mapping[int, int]) -> Iterator[Message]:
    """Tell who of all has the fewest empty squares, or that nobody leads; after the end who has won."""
    outcome = listener.perspective.game.outcome(listener.perspective.world)
    if outcome is not None:
        yield from (say(line.key, **line.args) for line in narration.tell_outcome(outcome, listener))
    elif 1 < len(empty) == len(listener.people):
        fewest = min(empty.values())
        best = [seat for seat, squares in empty.items() if squares == fewest]
        if len(best) == len(empty):
            yield say("tetrikon-lead-nobody", count=fewest)
        else:
            yield say("tetrikon-lead", who=name_people(listener, best), count=fewest)


def answer_open_actions(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which letters were done in this turn, how many actions are left, and what can be done now.

    Raises:
        MalformedAction: Something follows, or there are no such actions.
    """
    refuse_more_words(words)
    components.need_table(listener)
    table = player_areas.table_of(listener)
    turn = table.turn
    if table.task is None:
        return (say("tetrikon-turn-over"),)
    if turn is None:
        return (say("tetrikon-turn-none"),)
    done = nest(say("tetrikon-letter", letter=letter) for letter in turn.letters)
    left = 0 if "f" in turn.letters else max(0, (1 if turn.first else LETTERS) - len(turn.letters))
    lines = [say("tetrikon-letters", who=listener.person(turn.seat), done=done, left=left)]
    if isinstance(table.task, Turn) and turn.seat == listener.seat:
        acts = narration.possible_acts(listener)
        if acts:
            lines.append(say("tetrikon-acts-possible", acts=narration.name_acts(acts)))
    return tuple(lines)


def answer_time(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the time: what is left of the limit, in blitz and solo also what has passed.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    return tuple(_time(listener)) or (say("tetrikon-time-unlimited"),)


def _time(listener: TetrikonListener, *, begun: bool = False) -> Iterator[Message]:
    """Yield what has passed and what is left; with `begun`, what has passed only from the first second on."""
    puzzle = player_areas.puzzle_of(listener)
    if puzzle is not None:
        if puzzle.phase == "run" and (not begun or puzzle.run.milliseconds >= _SECOND):
            yield say("tetrikon-time-passed", time=name_time(puzzle.run.milliseconds))
        left = puzzle.left
    else:
        left = player_areas.table_of(listener).remaining
    if left is not None:
        yield say("tetrikon-time-left", time=name_time(left))


def compare(before: TetrikonListener, listener: TetrikonListener) -> Changes:
    """Return how many squares everybody has covered since an earlier position, and the pieces they got.

    Of a game that began in between everything is new.
    """
    at_table = player_areas.puzzle_of(listener) is None
    going_on = not at_table or player_areas.table_of(before).game == player_areas.table_of(listener).game

    def gained(seat: int) -> tuple[Phrase, ...]:
        then, now = player_areas.area_of(before, seat), player_areas.area_of(listener, seat)
        same = going_on and then.diagram == now.diagram
        squares = now.covered.bit_count() - same * then.covered.bit_count()
        if not at_table:
            return counted(tetrikon_square=squares)
        pieces = len(now.placed) + len(now.free) - same * (len(then.placed) + len(then.free))
        return counted(tetrikon_square=squares, tetrikon_piece=pieces)

    return Changes(tuple(map(gained, player_areas.seats_of(listener))))


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "score": answer_score,
    "hand": components.answer_hand,
    "board": board.answer_board,
    **board.BOARD_ANSWERS,
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
    "needs": board.answer_needs,
}
"""Word id of a question -> who answers it."""
