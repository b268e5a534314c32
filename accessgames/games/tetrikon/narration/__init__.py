"""A match of Tetrikon in words: what happened, whose turn it is, the result, scores and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from accessgames.engine import CHANCE, CLOCK, Outcome, ScoreItem
from accessgames.games.narration import FunctionNarration, nest, placed, tell_in_order
from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon import player_areas as areas
from accessgames.games.tetrikon.narration import actions as told_actions
from accessgames.games.tetrikon.narration.component_events import COMPONENT_TELLERS, Moment
from accessgames.games.tetrikon.narration.game_events import GAME_TELLERS
from accessgames.games.tetrikon.rules import actions, tasks
from accessgames.games.tetrikon.rules.debts import best_payment
from accessgames.games.tetrikon.rules.events import MoneyDrawn, OfferFilled, StartRolled
from accessgames.games.tetrikon.rules.state import PENALTY
from accessgames.games.tetrikon.rules.turn_actions import money_for
from accessgames.language import Listing, Message, Value, say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.naming import TetrikonListener
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState

_ACTS: Final[Mapping[type, str]] = {
    actions.Roll: "roll",
    actions.UseCard: "use",
    actions.Build: "build",
    actions.Exchange: "build",
    actions.OpenDeal: "deal",
    actions.Buy: "buy",
    actions.Swap: "swap",
    actions.CallInflation: "inflation",
}
"""What the actions of a turn are called, in the order in which they are told."""

_FEW: Final = 6
"""The values of so many cards fit a Braille line."""

_AWAITED: Final[Mapping[type, str]] = {
    tasks.Answering: "answer",
    tasks.SwapAnswer: "answer",
    tasks.BanAnswer: "answer",
    tasks.Payment: "pay",
    tasks.Giving: "give",
    tasks.Discarding: "give",
    tasks.RewardChoice: "choose",
    tasks.CardChoice: "choose",
    tasks.InflationChoice: "choose",
    tasks.SecondPiece: "build",
    tasks.Drafting: "offer",
}
"""What somebody else has to do beside a turn; from this nothing hidden can be heard."""


def _drawn_card(listener: TetrikonListener) -> dict[str, Value]:
    """Name the card that was just drawn, and tell whether it may be kept."""
    card = areas.market_of(listener).drawn or ""
    keep = "yes" if areas.material_of(listener).chance_by_id[card].keepable else "no"
    return {"card": naming.name_card(card), "keep": keep}


def tell_turn(listener: TetrikonListener) -> Message:
    """Tell whose turn it is and what is expected; to who is asked, also what there is to choose from."""
    puzzle = areas.puzzle_of(listener)
    if puzzle is not None:
        return _tell_run(puzzle, listener)
    task = areas.table_of(listener).task
    if task is None:
        return say("tetrikon-turn-over", "turn")
    if task.actor in {CHANCE, CLOCK}:
        return say("tetrikon-turn-chance", "turn", clock="yes" if task.actor == CLOCK else "no")
    if task.actor != listener.seat:
        what = _AWAITED.get(type(task), "turn")
        return say("tetrikon-turn-other", "turn", who=listener.person(task.actor), what=what)
    return _QUESTIONS[type(task)](task, listener)


def _tell_run(state: PuzzleState, listener: TetrikonListener) -> Message:
    """Tell who builds in blitz and solo and what is expected."""
    who = listener.person(state.seat)
    match state.phase:
        case "over":
            return say("tetrikon-turn-over", "turn")
        case "draw":
            return say("tetrikon-turn-chance", "turn", clock="no")
        case "pick":
            return say("tetrikon-turn-pick", "turn", who=who, number=len(state.run.buildings) + 1)
        case "ready":
            return say("tetrikon-turn-ready", "turn", who=who)
        case _:
            return say(
                "tetrikon-turn-run", "turn", who=who, diagram=areas.area_of(listener, state.seat).diagram
            )


def _ask_for_action(_: tasks.Turn, listener: TetrikonListener) -> Message:
    """Ask what to do, with everything that is possible now."""
    who, acts = listener.person(listener.seat), possible_acts(listener)
    table = areas.table_of(listener)
    if not acts and table.rules.said and table.turn is not None and table.turn.letters.endswith("c"):
        return say("tetrikon-turn-built", "turn")
    if not acts:
        return say("tetrikon-turn-nothing", "turn", who=who)
    first = "no" if table.turn is not None and table.turn.letters else "yes"
    final = "yes" if table.closing is not None else "no"
    return say("tetrikon-turn-own", "turn", who=who, acts=name_acts(acts), first=first, final=final)


def possible_acts(listener: TetrikonListener) -> tuple[str, ...]:
    """Return what makes sense in this turn, in a fixed order; nobody trades while nobody has a free piece."""
    found = {type(action) for action in listener.perspective.legal}
    acts = dict.fromkeys(act for kind, act in _ACTS.items() if kind in found)
    if not any(player.free for player in areas.table_of(listener).players):
        acts.pop("deal", None)
    return tuple(acts)


def name_acts(acts: Sequence[str]) -> Listing:
    """Name what is possible in a turn."""
    return nest(say("tetrikon-act", act=act) for act in acts)


def _ask_for_payment(task: tasks.Payment, listener: TetrikonListener) -> Message:
    """Ask for a payment with the cards that would be taken, read out."""
    who, legal = listener.person(listener.seat), listener.perspective.legal
    best = best_payment(legal) or actions.Pay(())
    changing = next((action for action in legal if isinstance(action, actions.Break)), None)
    paid = sum(best.cards)
    if changing is not None and paid != task.amount:
        return say("tetrikon-turn-break", "turn", who=who, amount=task.amount, card=changing.card)
    return say(
        "tetrikon-turn-pay",
        "turn",
        who=who,
        amount=task.amount,
        number=len(best.cards),
        cards=naming.name_money(best.cards),
        values=Listing(tuple(sorted(best.cards, reverse=True))),
        few="yes" if len(best.cards) <= _FEW else "no",
        sum=paid,
        way="exact" if paid == task.amount else "more" if paid > task.amount else "less",
        immune=_immune(listener),
    )


def _immune(listener: TetrikonListener) -> Literal["yes", "no"]:
    """Tell whether the listener can answer with the card immunity; who has none is not told of it."""
    legal = listener.perspective.legal
    return "yes" if any(isinstance(action, actions.Immune) for action in legal) else "no"


_QUESTIONS: Final[Mapping[type, Callable[[Any, TetrikonListener], Message]]] = {
    tasks.Turn: _ask_for_action,
    tasks.RewardChoice: lambda task, listener: say(
        "tetrikon-turn-reward",
        "turn",
        who=listener.person(task.actor),
        money=money_for(task.total),
        twelve="yes" if task.total == 12 else "no",  # noqa: PLR2004 - two sixes (R7)
    ),
    tasks.CardChoice: lambda task, listener: say(
        "tetrikon-turn-card", "turn", who=listener.person(task.actor), **_drawn_card(listener)
    ),
    tasks.SecondPiece: lambda task, listener: say(
        "tetrikon-turn-second", "turn", who=listener.person(task.actor), laid=task.laid
    ),
    tasks.Payment: _ask_for_payment,
    tasks.Giving: lambda task, listener: say(
        "tetrikon-turn-give",
        "turn",
        who=listener.person(task.actor),
        left=task.left,
        immune=_immune(listener),
    ),
    tasks.Discarding: lambda task, listener: say(
        "tetrikon-turn-discard",
        "turn",
        who=listener.person(task.actor),
        left=task.left,
        immune=_immune(listener),
    ),
    tasks.InflationChoice: lambda task, listener: say(
        "tetrikon-turn-inflation", "turn", who=listener.person(task.actor)
    ),
    tasks.Drafting: lambda task, listener: say(
        "tetrikon-turn-draft", "turn", who=listener.person(task.partner)
    ),
    tasks.BanAnswer: lambda task, listener: say(
        "tetrikon-turn-ban", "turn", who=listener.person(task.actor), card=naming.name_card(task.kind)
    ),
    tasks.Answering: lambda task, listener: say(
        "tetrikon-turn-answer",
        "turn",
        who=listener.person(task.actor),
        give=naming.name_goods(task.offer.take, task.offer.take_money),
        take=naming.name_goods(task.offer.give, task.offer.give_money),
    ),
    tasks.SwapAnswer: lambda task, listener: say(
        "tetrikon-turn-swap-answer",
        "turn",
        who=listener.person(task.actor),
        give=naming.name_piece(task.take),
        take=naming.name_piece(task.give),
    ),
}
"""What is asked of the listener, by task."""


# ---------------------------------------------------------------- results and options

_LEVELS = {"level": 1, "level-2": 2, "level-3": 3}
_COUNTED = ("minutes", "rounds", "offers")


def tell_outcome(outcome: Outcome, listener: TetrikonListener) -> tuple[Message, ...]:
    """Tell who won, everybody's place and penalty points; in a sequence also what each game cost."""
    puzzle = areas.puzzle_of(listener)
    return tuple(_games(outcome, listener) if puzzle is None else _runs(outcome, puzzle, listener))


def _games(outcome: Outcome, listener: TetrikonListener) -> Iterator[Message]:
    for place, seats, total in placed(outcome):
        points, zeros = abs(total), sum(not item.amount for item in outcome.items[seats[0]])
        if place > 1:
            who = naming.name_people(listener, seats)
            yield say("tetrikon-over-place", "score", place=place, who=who, points=points, zeros=zeros)
        elif len(seats) > 1:
            who = naming.name_people(listener, seats)
            yield say("tetrikon-over-shared", "score", who=who, points=points, zeros=zeros)
        else:
            who_won = listener.person(seats[0])
            yield say("tetrikon-over-winner", "score", who=who_won, points=points, zeros=zeros)
    if areas.table_of(listener).lots:
        yield say("tetrikon-over-lot", "score")
    elif len(set(outcome.places)) > len(set(outcome.totals)):
        yield say("tetrikon-over-tie", "score")
    for seat, items in enumerate(outcome.items):
        if len(items) > 1:
            amounts = Listing(tuple(abs(item.amount) for item in items))
            yield say("tetrikon-over-games", "score", who=listener.person(seat), amounts=amounts)


def _runs(outcome: Outcome, puzzle: PuzzleState, listener: TetrikonListener) -> Iterator[Message]:
    """Tell the runs, the best first."""
    for seat in sorted(areas.seats_of(listener), key=lambda seat: (outcome.places[seat], seat)):
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


def explain_scores(listener: TetrikonListener) -> tuple[Message, ...]:
    """Explain the penalty points of the listener in the games that are over; for a spectator those of all."""
    if areas.puzzle_of(listener) is not None:
        return ()
    seats = areas.seats_of(listener) if listener.seat < 0 else (listener.seat,)
    return tuple(line for seat in seats for line in explain_score(seat, listener))


def explain_score(seat: int, listener: TetrikonListener) -> Iterator[Message]:
    """Explain a seat's penalty points game by game; nothing while no game is over."""
    results = areas.table_of(listener).results
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


def tell_events(events: Sequence[Any], listener: TetrikonListener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        listener: What the listener knows after these events.
    """
    return tell_in_order(
        events,
        {**COMPONENT_TELLERS, **GAME_TELLERS},
        lambda first, behind: Moment(listener, events[:first], events[behind:]),
        {
            OfferFilled: lambda event: event.left >= 0,
            StartRolled: lambda event: event.face > 0,
            MoneyDrawn: lambda event: (event.seat, event.reason),
        },
    )


NARRATION: Final = FunctionNarration(
    tell=tell_events,
    turn=tell_turn,
    action=told_actions.tell_action,
    preview=told_actions.preview_action,
    refusal=told_actions.tell_refusal,
    item=lambda item, _: tell_item(item),
    why=explain_scores,
    reason=told_actions.tell_reason,
    nudge=lambda action, _: told_actions.tell_nudge(action),
    area=told_actions.tell_area,
    outcome=tell_outcome,
    option=tell_option,
)
"""Tells a match of Tetrikon in whatever way it is played."""
