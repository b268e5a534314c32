"""What `accessgames bench` measures of Tetrikon beside playing: solving diagrams, asking about the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, Streams, is_seat
from accessgames.engine.driver import first_to_move
from accessgames.games.tetrikon.bot import DiagramPlans
from accessgames.games.tetrikon.bot.judges import BuilderJudge
from accessgames.games.tetrikon.material.sets import DiagramFiller, load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from tools.bench.work import Workload

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.state import TetrikonState

GAMES: Final = 4
"""Games whose positions are asked about."""

LIMIT_MS: Final = 10.0
"""What the project promises for the question whether the rest can be filled."""


def make_workloads(game: TetrikonGame) -> tuple[Workload, ...]:
    """Return what can be measured with a set."""
    return (
        Workload("solved", "tetrikon-work-solved", "diagrams/s", partial(solve, game.material)),
        Workload("fillable", "tetrikon-work-fillable", "ms", Questions(game), LIMIT_MS),
    )


def solve(material: Material) -> int:
    """Fill every diagram from one set, without its stored solution, and return how many that were."""
    bench = DiagramFiller(material.board, material.pieces)
    return sum(bench.fill(diagram.mask) is not None for diagram in material.diagrams)


class Questions:
    """Asks whether the rest can be filled, in one position after another; every question is asked once."""

    def __init__(self, game: TetrikonGame) -> None:
        """Ask about a game; it is played when the first question is asked."""
        self._game: Final = game
        self._left: Iterator[partial[bool]] | None = None

    def __call__(self) -> int:
        """Ask the next question and return 1, or return 0 when there is none."""
        if self._left is None:
            self._left = iter(list(self._questions()))
        question = next(self._left, None)
        if question is None:
            return 0
        question()
        return 1

    def _questions(self) -> Iterator[partial[bool]]:
        for number in range(GAMES):
            prospects = DiagramPlans(self._game.material)
            asked: set[object] = set()
            for state, seat in self._positions(f"bench/{number}"):
                player = state.table.players[seat]
                empty, free = prospects.empty(player), player.free
                if empty and (seat, empty, free) not in asked:
                    asked.add((seat, empty, free))
                    yield partial(prospects.fillable, state.table, seat, empty, free)

    def _positions(self, seed: str) -> Iterator[tuple[TetrikonState, int]]:
        """Play a game of two builders on the largest diagrams; yield what each seat has before it."""
        game: Any = self._game
        builder = BuilderJudge(DiagramPlans(game.material))
        stream = Streams(seed).open("chance")
        state = game.initial(game.setup(2, {"level": game.material.levels[-1]}))
        while actors := game.actors(state):
            actor = first_to_move(actors)
            if is_seat(actor):
                yield state, actor
                legal = tuple(game.legal_actions(state, actor))
                values = builder.values(game.view(state, actor), legal)
                action = legal[max(range(len(legal)), key=values.__getitem__)]
            else:
                action = game.chance(state, stream) if actor == CHANCE else game.clock(state, stream)
            state = game.apply(state, actor, action).state


WORKLOADS: Final = make_workloads(TetrikonGame(load_standard()))
"""Everything, with the set of the program."""
