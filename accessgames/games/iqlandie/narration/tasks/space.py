"""Space by ear: the target by rows, single cards as they lie, and what the pile shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.naming import EMPTY, WINDOW, name_body, name_laid
from accessgames.games.iqlandie.narration.tasks.teller import Teller, solution_lines
from accessgames.games.iqlandie.tasks import space_model as model
from accessgames.language import Listing, Message, Nested, Value, keys, say
from accessgames.language.space import name_square, portions

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

_SHIFTED: Final = 2
"""So many shifted cards fit on one line."""

_CHANGES: Final = 3
"""So many squares with what they show fit on one line."""

_ROW, _GOAL_ROW = keys("iqlandie-row", "iqlandie-goal-row")


class SpaceTeller(Teller[model.SpaceTask, model.Pile, model.SpaceStep]):
    """Tells tasks of space."""

    side = model.SIDE

    def prepared(self, preparation: Any) -> tuple[Message, ...]:  # noqa: ANN401 - this kind has none
        """Tell nothing: the whole card is seen at once."""
        del preparation
        return ()

    def goal(self, task: model.SpaceTask) -> tuple[Message, ...]:
        """Tell what the pile shall show."""
        return tuple(_rows(_GOAL_ROW, task.target, EMPTY))

    def state(self, task: model.SpaceTask, workspace: model.Pile) -> tuple[Message, ...]:
        """Tell the pile from the bottom, and the cards that are not in it."""
        del task
        return (*_pile(workspace), *_left(workspace))

    def difference(self, task: model.SpaceTask, workspace: model.Pile) -> tuple[Message, ...]:
        """Tell each square that does not show what it shall."""
        seen = model.visible(task.sky, workspace)
        wrong = [square for square in self.squares() if _at(seen, square) != _at(task.target, square)]
        if not wrong:
            return (say("iqlandie-space-same"),)
        return (
            say("iqlandie-space-wrong", count=len(wrong)),
            *(
                say(
                    "iqlandie-space-differs",
                    cell=name_square(square),
                    content=_named(_at(seen, square), EMPTY),
                    goal=name_body(_at(task.target, square)),
                )
                for square in wrong
            ),
        )

    def content(self, task: model.SpaceTask, workspace: model.Pile, square: Square) -> Value:
        """Name what shows on a square."""
        return _named(_at(model.visible(task.sky, workspace), square), EMPTY)

    def cell(self, task: model.SpaceTask, workspace: model.Pile, square: Square) -> tuple[Message, ...]:
        """Tell what shows on a square, what shall, and which card shows it."""
        content = self.content(task, workspace, square)
        goal = name_body(_at(task.target, square))
        same = "yes" if content == goal else "no"
        lines = [
            say("iqlandie-biology-cell", cell=name_square(square), content=content, goal=goal, same=same)
        ]
        shows = [laid for laid in workspace if _at(model.shown(task.sky, laid), square) in model.SYMBOLS]
        if shows:
            lines.append(say("iqlandie-space-shows", card=name_laid(shows[-1])))
        return tuple(lines)

    def free(self, task: model.SpaceTask, workspace: model.Pile) -> tuple[Message, ...]:
        """Tell the cards that are not in the pile."""
        del task
        return tuple(_left(workspace)) or (say("iqlandie-space-all-used"),)

    def preview(self, sky: model.Sky, pile: model.Pile) -> tuple[Message, ...]:
        """Tell by rows what a pile shows."""
        return tuple(_rows(_ROW, model.visible(sky, pile), EMPTY))

    def showing(self, sky: model.Sky, symbol: str, square: Square) -> tuple[Message, ...]:
        """Tell which cards show a body on a square, or let it be seen through, and how they lie for it."""
        ways = [laid for card in range(1, model.CARDS + 1) for laid in model.turns(card)]
        found = [name_laid(laid) for laid in ways if _at(model.shown(sky, laid), square) == symbol]
        body, cell = _named(symbol, WINDOW), name_square(square)
        return tuple(
            say("iqlandie-space-can-show", part="more" if line else "first", body=body, cell=cell, cards=few)
            for line, few in enumerate(portions(found, model.CARDS))
        ) or (say("iqlandie-space-none-shows", body=body, cell=cell),)

    def layers(self, sky: model.Sky, workspace: model.Pile) -> Iterator[Message]:
        """Tell card by card from the bottom what it changes of the picture below it."""
        below = model.EMPTY_PICTURE
        for number, laid in enumerate(workspace, 1):
            above = model.covered(below, model.shown(sky, laid))
            changed = [
                Nested(say("iqlandie-space-now", cell=name_square(one), content=name_body(_at(above, one))))
                for one in self.squares()
                if _at(above, one) != _at(below, one)
            ]
            below, lines = above, portions(changed, _CHANGES) or (Listing(()),)
            for line, few in enumerate(lines):
                part = "none" if not changed else "more" if line else "first"
                yield say("iqlandie-space-layer", part=part, number=number, card=name_laid(laid), cells=few)
        if not workspace:
            yield from _pile(workspace)

    def card(self, sky: model.Sky, laid: model.LaidCard) -> tuple[Message, ...]:
        """Tell one card as it is turned."""
        rows = _rows(_ROW, model.shown(sky, laid), WINDOW)
        return (say("iqlandie-space-card", card=name_laid(laid)), *rows)

    def cards(self, sky: model.Sky) -> tuple[Message, ...]:
        """Tell all five cards as they lie straight."""
        return tuple(
            say(
                "iqlandie-space-rows",
                card=number,
                first=_names(picture[: model.SIDE], WINDOW),
                second=_names(picture[model.SIDE : 2 * model.SIDE], WINDOW),
                third=_names(picture[2 * model.SIDE :], WINDOW),
            )
            for number, picture in enumerate(sky, 1)
        )

    def made(
        self, task: model.SpaceTask, workspace: model.Pile, steps: Sequence[model.SpaceStep]
    ) -> Iterator[Message]:
        """Tell the pile after the steps."""
        del task, steps
        for line in _pile(workspace):
            yield say(line.key, "own", **line.args)

    def step(self, task: model.SpaceTask, workspace: model.Pile, step: model.SpaceStep) -> Message:
        """Tell which card would be laid on top, or taken away."""
        del task
        match step:
            case model.Lay(laid):
                return say("iqlandie-space-lay", card=name_laid(laid))
            case model.Take(card):
                laid = next((one for one in workspace if one.card == card), model.LaidCard(card))
                return say("iqlandie-space-take", card=name_laid(laid))

    def solution(self, task: model.SpaceTask, steps: Sequence[model.SpaceStep]) -> tuple[Message, ...]:
        """Tell the cards from the bottom."""
        del task
        laid = tuple(name_laid(step.laid) for step in steps if isinstance(step, model.Lay))
        return solution_lines("iqlandie-space-solution", "cards", portions(laid))

    def hinted(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Name symbols and cards."""
        values: dict[str, Value] = {}
        for name in ("found", "expected", "symbol"):
            if name in args:
                values[name] = _named(args[name], EMPTY)
        if "laid" in args:
            values["card"] = name_laid(args["laid"])
        return values


def _at(picture: model.Picture, square: Square) -> str:
    return picture[model.SIDE * square.row + square.column]


def _named(symbol: str, empty: Value) -> Value:
    return empty if symbol == model.WINDOW else name_body(symbol)


def _names(symbols: str, empty: Value) -> Listing:
    return Listing(tuple(_named(symbol, empty) for symbol in symbols))


def _rows(key: str, picture: model.Picture, empty: Value) -> Iterator[Message]:
    for row in range(model.SIDE):
        yield say(key, row=row + 1, items=_names(picture[model.SIDE * row : model.SIDE * (row + 1)], empty))


def _pile(workspace: model.Pile) -> Iterator[Message]:
    """Tell the pile from the bottom, as many cards to a line as it can take."""
    shifted = any(laid.east or laid.south for laid in workspace)
    names = tuple(map(name_laid, workspace))
    lines = portions(names, _SHIFTED if shifted else model.CARDS) or (Listing(()),)
    for number, few in enumerate(lines):
        part = "more" if number else "first"
        yield say("iqlandie-space-pile", count=len(workspace), part=part, cards=few)


def _left(workspace: model.Pile) -> Iterator[Message]:
    used = {laid.card for laid in workspace}
    left = tuple(card for card in range(1, model.CARDS + 1) if card not in used)
    if left:
        yield say("iqlandie-space-left", count=len(left), cards=Listing(left))
