"""Biology by ear: rows of tokens, what slides, which squares are right already."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.naming import FEW, list_squares, name_token, name_tokens
from accessgames.games.iqlandie.narration.tasks.teller import Teller, solution_lines
from accessgames.games.iqlandie.tasks import biology
from accessgames.games.iqlandie.tasks.biology import matching
from accessgames.language import Message, Value, keys, say
from accessgames.language.space import name_square, portions

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

TURNS: Final = ("none", "right", "over", "left")
"""How messages call turns by 0 to 3 quarters to the right."""

_ROW, _GOAL_ROW = keys("iqlandie-row", "iqlandie-goal-row")


class BiologyTeller(Teller[biology.BiologyTask, biology.Cells, biology.BiologyStep]):
    """Tells tasks of biology."""

    side = biology.SIDE
    few = 5

    def prepared(self, preparation: biology.Cells) -> tuple[Message, ...]:
        """Tell where the tokens lie at first."""
        return (say("iqlandie-biology-start"), *_rows(_ROW, preparation))

    def told_before(self, preparation: biology.Cells) -> biology.Cells:
        """Return the preparation: it is where the tokens lie."""
        return preparation

    def goal(self, task: biology.BiologyTask) -> tuple[Message, ...]:
        """Tell where they shall lie."""
        return tuple(_rows(_GOAL_ROW, task.goal))

    def state(self, task: biology.BiologyTask, workspace: biology.Cells) -> tuple[Message, ...]:
        """Tell where they lie now."""
        del task
        return tuple(_rows(_ROW, workspace))

    def difference(self, task: biology.BiologyTask, workspace: biology.Cells) -> tuple[Message, ...]:
        """Tell the squares that are right, and a turn of the frame in which more would be."""
        right = matching(task, workspace)
        quarters = max(range(4), key=lambda turns: len(right[turns]))
        if len(right[quarters]) == len(workspace):
            return (say("iqlandie-biology-same", turn=TURNS[quarters]),)
        lines = [say("iqlandie-biology-right", count=len(right[0]), cells=list_squares(right[0]))]
        if len(right[quarters]) > len(right[0]):
            lines.append(say("iqlandie-biology-better", turn=TURNS[quarters], count=len(right[quarters])))
        return tuple(lines)

    def content(self, task: biology.BiologyTask, workspace: biology.Cells, square: Square) -> Value:
        """Name the token on a square."""
        del task
        return name_token(workspace[biology.SIDE * square.row + square.column])

    def cell(
        self, task: biology.BiologyTask, workspace: biology.Cells, square: Square
    ) -> tuple[Message, ...]:
        """Tell what lies on a square and what shall."""
        goal = self.content(task, task.goal, square)
        content = self.content(task, workspace, square)
        same = "yes" if content == goal else "no"
        return (
            say("iqlandie-biology-cell", cell=name_square(square), content=content, goal=goal, same=same),
        )

    def free(self, task: biology.BiologyTask, workspace: biology.Cells) -> tuple[Message, ...]:
        """Tell where the hole is and which tokens can slide."""
        del task
        hole = name_square(biology.cell_square(workspace.index(biology.HOLE)))
        return (say("iqlandie-biology-hole", cell=hole, tokens=name_tokens(biology.movable(workspace))),)

    def where(self, task: biology.BiologyTask, workspace: biology.Cells, token: str) -> tuple[Message, ...]:
        """Tell where a token lies and where it shall."""
        here, there = (
            name_square(biology.cell_square(cells.index(token))) for cells in (workspace, task.goal)
        )
        return (say("iqlandie-biology-where", token=name_token(token), cell=here, goal=there),)

    def made(
        self, task: biology.BiologyTask, workspace: biology.Cells, steps: Sequence[biology.BiologyStep]
    ) -> Iterator[Message]:
        """Tell slides on one line, turns on lines of their own."""
        del task
        hole = name_square(biology.cell_square(workspace.index(biology.HOLE)))
        for slides, group in groupby(steps, key=lambda step: isinstance(step, biology.Slide)):
            if slides:
                tokens = [step.token for step in group if isinstance(step, biology.Slide)]
                amount = "short" if len(tokens) <= FEW else "long"
                yield say(
                    "iqlandie-biology-slid",
                    "own",
                    amount=amount,
                    count=len(tokens),
                    tokens=name_tokens(tokens),
                    last=name_token(tokens[-1]),
                    cell=hole,
                )
            else:
                for step in group:
                    if isinstance(step, biology.Turn):
                        yield say("iqlandie-biology-turned", "own", turn=TURNS[step.quarters], cell=hole)

    def step(self, task: biology.BiologyTask, workspace: biology.Cells, step: biology.BiologyStep) -> Message:
        """Tell a slide with where it leads, or a turn."""
        del task
        if isinstance(step, biology.Turn):
            return say("iqlandie-biology-turn", turn=TURNS[step.quarters])
        to, since = (
            biology.cell_square(cells.index(biology.HOLE))
            for cells in (workspace, biology.slid(workspace, step.token))
        )
        return say(
            "iqlandie-biology-slide",
            token=name_token(step.token),
            cell=name_square(to),
            hole=name_square(since),
        )

    def solution(
        self, task: biology.BiologyTask, steps: Sequence[biology.BiologyStep]
    ) -> tuple[Message, ...]:
        """Tell the tokens in the order of sliding."""
        del task
        tokens = name_tokens(step.token for step in steps if isinstance(step, biology.Slide)).items
        return solution_lines("iqlandie-biology-solution", "tokens", portions(tokens, FEW))

    def hinted(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Name tokens, squares and turns."""
        values: dict[str, Value] = {}
        for name in ("token", "found", "expected"):
            if name in args:
                values[name] = name_token(args[name])
        for name in ("movable", "tokens"):
            if name in args:
                values[name] = name_tokens(args[name])
        if "quarters" in args:
            values["turn"] = TURNS[args["quarters"]]
        return values


def _rows(key: str, cells: biology.Cells) -> Iterator[Message]:
    for row in range(biology.SIDE):
        yield say(key, row=row + 1, items=name_tokens(cells[biology.SIDE * row : biology.SIDE * (row + 1)]))
