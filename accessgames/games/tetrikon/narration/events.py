"""What happened at the table, one event one line; whose turn it is; the result, scores and options."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Literal

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.commands.pieces import best_payment
from accessgames.games.tetrikon.narration import component_events, game_events, puzzles
from accessgames.games.tetrikon.narration.component_events import Moment, Teller
from accessgames.games.tetrikon.player_areas import material_of, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.rules import actions, tasks
from accessgames.games.tetrikon.rules.events import MoneyDrawn, OfferFilled, StartRolled
from accessgames.games.tetrikon.rules.state import PENALTY
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome, ScoreItem
    from accessgames.games.room import Listener
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState
    from accessgames.games.tetrikon.rules.state import TetrikonTable

_LETTERS: Final = (
    (actions.Roll, "roll"),
    (actions.UseCard, "use"),
    (actions.Build, "build"),
    (actions.Exchange, "build"),
    (actions.OpenDeal, "deal"),
    (actions.Buy, "buy"),
    (actions.Swap, "swap"),
    (actions.CallInflation, "inflation"),
)
"""What the actions of a turn are called."""

_FEW: Final = 6
"""The values of so many cards fit a Braille line."""

_OPEN: Final = ("roll", "use", "build", "deal", "buy", "swap", "inflation")


def tell_turn(listener: Listener) -> Message:
    """Tell whose turn it is and what is expected; to who is asked, also what there is to choose from."""
    puzzle = puzzle_of(listener)
    if puzzle is not None:
        return puzzles.tell_turn(puzzle, listener)
    table = table_of(listener)
    task = table.task
    if task is None:
        return say("tetrikon-turn-over", "turn")
    if task.actor in {CHANCE, CLOCK}:
        return say("tetrikon-turn-chance", "turn", clock="yes" if task.actor == CLOCK else "no")
    if task.actor != listener.seat:
        return _others(task, listener)
    return _own(task, table, listener)


def _others(task: tasks.Task, listener: Listener) -> Message:
    """Tell what somebody else has to do; from this nothing hidden can be heard."""
    what = "turn"
    match task:
        case tasks.Answering() | tasks.SwapAnswer() | tasks.BanAnswer():
            what = "answer"
        case tasks.Payment():
            what = "pay"
        case tasks.Giving() | tasks.Discarding():
            what = "give"
        case tasks.RewardChoice() | tasks.CardChoice() | tasks.InflationChoice():
            what = "choose"
        case tasks.SecondPiece():
            what = "build"
        case tasks.Drafting():
            what = "offer"
    return say("tetrikon-turn-other", "turn", who=listener.person(task.actor), what=what)


def _own(task: tasks.Task, table: TetrikonTable, listener: Listener) -> Message:
    who = listener.person(task.actor)
    match task:
        case tasks.Turn():
            return _turn(table, listener)
        case tasks.RewardChoice():
            twelve = "yes" if task.total == 12 else "no"  # noqa: PLR2004 - two sixes (R7)
            return say("tetrikon-turn-reward", "turn", who=who, money=_cards(task.total), twelve=twelve)
        case tasks.CardChoice():
            card = naming.name_card(listener.view.drawn)
            keep = "yes" if _keepable(listener) else "no"
            return say("tetrikon-turn-card", "turn", who=who, card=card, keep=keep)
        case tasks.SecondPiece():
            return say("tetrikon-turn-second", "turn", who=who, laid=task.laid)
    return _owing(task, listener)


def _cards(total: int) -> int:
    """Return the cards of the treasury for a sum of two dice (R7)."""
    return 1 if total <= 6 else 2 if total <= 11 else 3  # noqa: PLR2004 - the key of the rules


def _keepable(listener: Listener) -> bool:
    return material_of(listener).chance_by_id[listener.view.drawn].keepable


def _owing(task: tasks.Task, listener: Listener) -> Message:
    """Ask for what is owed."""
    who = listener.person(listener.seat)
    match task:
        case tasks.Payment():
            return _payment(task, listener)
        case tasks.Giving():
            immune = _immune(listener)
            return say("tetrikon-turn-give", "turn", who=who, left=task.left, immune=immune)
        case tasks.Discarding():
            immune = _immune(listener)
            return say("tetrikon-turn-discard", "turn", who=who, left=task.left, immune=immune)
    return _answering(task, listener)


def _immune(listener: Listener) -> Literal["yes", "no"]:
    """Tell whether the listener can answer with the card immunity; who has none is not told of it."""
    return "yes" if any(isinstance(action, actions.Immune) for action in listener.perspective.legal) else "no"


def _answering(task: tasks.Task, listener: Listener) -> Message:
    """Ask for an answer, or for the offer that is put together."""
    who = listener.person(listener.seat)
    match task:
        case tasks.InflationChoice():
            return say("tetrikon-turn-inflation", "turn", who=who)
        case tasks.Drafting():
            return say("tetrikon-turn-draft", "turn", who=listener.person(task.partner))
        case tasks.BanAnswer():
            return say("tetrikon-turn-ban", "turn", who=who, card=naming.name_card(task.kind))
        case tasks.Answering():
            give, take = task.offer.take, task.offer.give
            goods = (
                naming.name_goods(give, task.offer.take_money),
                naming.name_goods(take, task.offer.give_money),
            )
            return say("tetrikon-turn-answer", "turn", who=who, give=goods[0], take=goods[1])
        case tasks.SwapAnswer():
            give_piece, take_piece = naming.name_piece(task.take), naming.name_piece(task.give)
            return say("tetrikon-turn-swap-answer", "turn", who=who, give=give_piece, take=take_piece)
    return say("tetrikon-turn-chance", "turn", clock="no")


def _payment(task: tasks.Payment, listener: Listener) -> Message:
    """Ask for a payment with the cards that would be taken, read out."""
    best = best_payment(listener) or actions.Pay(())
    changing = next(
        (action for action in listener.perspective.legal if isinstance(action, actions.Break)), None
    )
    if changing is not None and sum(best.cards) != task.amount:
        who = listener.person(listener.seat)
        return say("tetrikon-turn-break", "turn", who=who, amount=task.amount, card=changing.card)
    return say(
        "tetrikon-turn-pay",
        "turn",
        who=listener.person(listener.seat),
        amount=task.amount,
        number=len(best.cards),
        cards=naming.name_money(best.cards),
        values=Listing(tuple(sorted(best.cards, reverse=True))),
        few="yes" if len(best.cards) <= _FEW else "no",
        sum=sum(best.cards),
        way="exact"
        if sum(best.cards) == task.amount
        else "more"
        if sum(best.cards) > task.amount
        else "less",
        immune=_immune(listener),
    )


def _turn(table: TetrikonTable, listener: Listener) -> Message:
    """Ask what to do, with everything that is possible now."""
    turn = table.turn
    who, acts = (
        listener.person(listener.seat),
        naming.nest(say("tetrikon-act", act=act) for act in possible_acts(listener)),
    )
    if not acts.items:
        return say("tetrikon-turn-nothing", "turn", who=who)
    first = "no" if turn is not None and turn.letters else "yes"
    final = "yes" if table.closing is not None else "no"
    return say("tetrikon-turn-own", "turn", who=who, acts=acts, first=first, final=final)


def possible_acts(listener: Listener) -> Iterator[str]:
    """Yield what makes sense in this turn, in a fixed order; nobody trades while nobody has a free piece."""
    found = {type(action) for action in listener.perspective.legal}
    acts = {act for kind, act in _LETTERS if kind in found}
    if not any(table_of(listener).players[seat].free for seat in seats_of(listener)):
        acts.discard("deal")
    yield from (act for act in _OPEN if act in acts)


_LEVELS = {"level": 1, "level-2": 2, "level-3": 3}
_COUNTED = ("minutes", "rounds", "offers")


def tell_outcome(outcome: Outcome, listener: Listener) -> tuple[Message, ...]:
    """Tell who won, everybody's place and penalty points; in a sequence also what each game cost."""
    puzzle = puzzle_of(listener)
    if puzzle is not None:
        return tuple(_runs(outcome, puzzle, listener))
    return (*_places(outcome, listener), *_games(outcome, listener))


def _places(outcome: Outcome, listener: Listener) -> Iterator[Message]:
    filled = [sum(not item.amount for item in items) for items in outcome.items]
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        points, zeros = abs(outcome.totals[seats[0]]), filled[seats[0]]
        if place > 1:
            who = naming.name_people(listener, seats)
            yield say("tetrikon-over-place", "score", place=place, who=who, points=points, zeros=zeros)
        elif len(seats) > 1:
            yield say("tetrikon-over-shared", "score", who=naming.name_people(listener, seats), points=points)
        else:
            who_won = listener.person(seats[0])
            yield say("tetrikon-over-winner", "score", who=who_won, points=points, zeros=zeros)
    if table_of(listener).lots:
        yield say("tetrikon-over-lot", "score")
    elif len(set(outcome.places)) > len(set(outcome.totals)):
        yield say("tetrikon-over-tie", "score")


def _games(outcome: Outcome, listener: Listener) -> Iterator[Message]:
    """Tell what each game of a sequence cost everybody."""
    if len(outcome.items[0]) < 2:  # noqa: PLR2004 - one game is no sequence
        return
    for seat, items in enumerate(outcome.items):
        amounts = Listing(tuple(abs(item.amount) for item in items))
        yield say("tetrikon-over-games", "score", who=listener.person(seat), amounts=amounts)


def _runs(outcome: Outcome, puzzle: PuzzleState, listener: Listener) -> Iterator[Message]:
    """Tell the runs, the best first."""
    for seat in sorted(seats_of(listener), key=lambda seat: (outcome.places[seat], seat)):
        empty = abs(outcome.totals[seat]) // PENALTY
        yield say(
            "tetrikon-over-run",
            "score",
            who=listener.person(seat),
            place=outcome.places[seat],
            alone="yes" if len(outcome.places) == 1 else "no",
            time=naming.name_time(puzzle.runs[seat].milliseconds),
            empty=empty,
            points=abs(outcome.totals[seat]),
        )


def tell_item(item: ScoreItem) -> Message:
    """Explain one entry of a score."""
    args: dict[str, Any] = dict(item.args)
    if item.rule == "tetrikon-item-run":
        return say(
            "tetrikon-item-run",
            diagrams=Listing(tuple(args["diagrams"])),
            time=naming.name_time(args["milliseconds"]),
            empty=args["empty"],
            points=abs(item.amount),
        )
    return say(
        "tetrikon-item-game",
        game=args["game"],
        diagram=args["diagram"],
        empty=args["empty"],
        points=abs(item.amount),
    )


def explain_scores(listener: Listener) -> tuple[Message, ...]:
    """Explain the penalty points of the listener in the games that are over; for a spectator those of all."""
    if puzzle_of(listener) is not None:
        return ()
    seats = seats_of(listener) if listener.seat < 0 else (listener.seat,)
    return tuple(line for seat in seats for line in explain_score(seat, listener))


def explain_score(seat: int, listener: Listener) -> Iterator[Message]:
    """Explain a seat's penalty points game by game; nothing while no game is over."""
    results = table_of(listener).results
    if results:
        points = PENALTY * sum(result.empty[seat] for result in results)
        yield say("tetrikon-why-total", who=listener.person(seat), points=points)
    for number, result in enumerate(results, 1):
        empty, diagram = result.empty[seat], result.diagrams[seat]
        yield say("tetrikon-item-game", game=number, diagram=diagram, empty=empty, points=PENALTY * empty)


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it."""
    if key in _LEVELS:
        same = "yes" if value == "same" else "no"
        return say("tetrikon-option-level", number=_LEVELS[key], level=value, same=same)
    if key in _COUNTED:
        number = int(value) if value.isdigit() else 0
        return say(f"tetrikon-option-{key}", number=number)
    if key == "manager":
        return say("tetrikon-option-manager", number=int(value) + 1 if value.isdigit() else 0)
    if key == "set":
        return say("tetrikon-option-set", name=value, standard="yes" if value == "standard" else "no")
    return say(f"tetrikon-option-{key}-{value}")


_TELLERS: Final[Mapping[type, Teller]] = {
    **game_events.BEGINNING_TELLERS,
    **component_events.MONEY_TELLERS,
    **component_events.CARD_TELLERS,
    **component_events.PIECE_TELLERS,
    **component_events.BUILDING_TELLERS,
    **game_events.DEAL_TELLERS,
    **game_events.ENDING_TELLERS,
    **puzzles.PUZZLE_TELLERS,
}

_TOGETHER: Final[Mapping[type, Callable[[Any], Hashable]]] = {
    OfferFilled: lambda event: event.left >= 0,
    StartRolled: lambda event: event.face > 0,
    MoneyDrawn: lambda event: (event.seat, event.reason),
}
"""Events of which several in a row are one line, and what they must have in common."""


def tell_events(events: Sequence[Any], listener: Listener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        listener: What the listener knows after these events.
    """
    lines: list[Message] = []
    told = 0
    for group in _groups(events):
        moment = Moment(listener, events[:told], events[told + len(group) :])
        told += len(group)
        kind = type(group[0])
        lines += _TELLERS[kind](group if kind in _TOGETHER else group[0], moment)
    return tuple(lines)


def _groups(events: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    numbered = enumerate(events)
    for _, group in groupby(numbered, key=lambda pair: _common(*pair)):
        yield tuple(event for _, event in group)


def _common(number: int, event: Any) -> Hashable:  # noqa: ANN401 - by game
    together = _TOGETHER.get(type(event))
    return number if together is None else (type(event), together(event))
