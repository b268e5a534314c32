"""What computer players of Tetrikon think: plans, the worth of pieces and cards, deals; the levels."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames import engine
from accessgames.engine import BotKit, Character, Comparing, Judge, Learner, Novice, Player, Reason, Search
from accessgames.games.tetrikon.bot import characters
from accessgames.games.tetrikon.bot.attention import beginner_slips
from accessgames.games.tetrikon.bot.deals import deal_reasons
from accessgames.games.tetrikon.bot.evaluation import GoodEvaluation, MasterEvaluation
from accessgames.games.tetrikon.bot.guide import TetrikonGuide
from accessgames.games.tetrikon.bot.judges import BuilderJudge, StrongJudge
from accessgames.games.tetrikon.bot.plans import DiagramPlans, Shortage
from accessgames.games.tetrikon.bot.puzzles import FAST, LONG, QUICK, SLOW, STEADY, PuzzleJudge
from accessgames.games.tetrikon.bot.race import Race
from accessgames.games.tetrikon.rules.puzzle import PuzzleView

if TYPE_CHECKING:
    from accessgames.engine import Difference
    from accessgames.games.tetrikon.material import Material

__all__ = [
    "DiagramPlans",
    "Race",
    "Shortage",
    "deal_reasons",
    "make_kit",
]


def run_alone(outcome: engine.Outcome) -> tuple[int, int]:
    """Return what runs of solo are compared by, the larger the better: penalties, then the time taken."""
    ((run,),) = outcome.items
    args: dict[str, Any] = dict(run.args)
    return outcome.totals[0], -args["milliseconds"]


TABLES: Final = (
    *engine.LARGER_TABLES,
    *(engine.LadderTable(letter.lower(), options=(("level", letter),)) for letter in "CEJ"),
    engine.LadderTable("blitz", options=(("mode", "blitz"),)),
    engine.LadderTable("blitz-j", options=(("mode", "blitz"), ("level", "J"))),
    engine.LadderTable("solo", 1, (("mode", "solo"),), run_alone),
)
"""Where levels are measured beside the usual table: more players, other letters, blitz and solo."""


DISTRACTION: Final = 0.5
"""By how much more level 3 misjudges than between two where it has more players to follow."""


class ModeJudge:
    """Asks the judge that knows the way in which a match is played.

    Attributes:
        table: The judge of matches at a table.
    """

    def __init__(self, table: Judge[Any, Any], puzzle: PuzzleJudge) -> None:
        """Judge with one judge for the table and one for blitz and solo."""
        self.table = table
        self._puzzle = puzzle

    def values(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:  # noqa: ANN401 - of either way
        """Return a value for each action; see `engine.Judge`."""
        return self._of(view).values(view, actions)

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - as above
        """Return the real parts of an action's value; see `engine.Judge`."""
        return self._of(view).reasons(view, action)

    def differences(self, view: Any, action: Any, other: Any, /) -> tuple[Difference, ...]:  # noqa: ANN401 - as above
        """Return what separates two actions, where the judge can tell; see `engine.Comparing`."""
        judge = self._of(view)
        return tuple(judge.differences(view, action, other)) if isinstance(judge, Comparing) else ()

    def attend(self, view: Any, actions: Sequence[Any]) -> engine.Attention:  # noqa: ANN401 - as above
        """Return what anybody thinks of; see `engine.Attentive`."""
        judge = self._of(view)
        return (
            judge.attend(view, actions)
            if isinstance(judge, engine.Attentive)
            else engine.Attention(tuple(actions))
        )

    def _of(self, view: Any) -> Judge[Any, Any]:  # noqa: ANN401 - as above
        return self._puzzle if isinstance(view, PuzzleView) else self.table


def make_kit(material: Material, race: Race | None = None) -> BotKit:
    """Return judges and levels of the game with a set; what is known of the race may be shared."""
    prospects, race = DiagramPlans(material), Race(material) if race is None else race
    builder = BuilderJudge(prospects)
    steady = StrongJudge(prospects, distraction=DISTRACTION)
    strong, master = StrongJudge(prospects, GoodEvaluation), StrongJudge(race, MasterEvaluation)
    judges: dict[str, Judge[Any, Any]] = {
        "novice": ModeJudge(builder, PuzzleJudge(material, LONG)),
        "greedy": ModeJudge(builder, PuzzleJudge(material, SLOW)),
        "steady": ModeJudge(steady, PuzzleJudge(material, STEADY)),
        "strong": ModeJudge(strong, PuzzleJudge(material, FAST)),
        "adviser": ModeJudge(master, PuzzleJudge(material)),
        **{
            name: ModeJudge(characters.manner_judge(prospects, manner), PuzzleJudge(material, STEADY))
            for name, manner in characters.MANNERS.items()
        },
    }
    guide = TetrikonGuide(race, ModeJudge(master, PuzzleJudge(material, QUICK)))
    players: dict[str, Player] = {
        "beginner": Learner("novice", beginner_slips(0.82, 0.82, 0.87, 0.87, plenty=500)),
        "apprentice": Learner("greedy", beginner_slips(0.63, 0.63, 0.77, 0.73, plenty=200)),
        "player": Novice("steady", overlooks=0.63, blur=85.0),
        "search": Search(
            guide,
            iterations=80,
            milliseconds=2000,
            depth=4,
            exploration=1.0,
            replies=1,
            later=1,
            judge="adviser",
        ),
    }
    return BotKit(
        MappingProxyType(judges),
        levels=("beginner", "apprentice", "player", "strong", "search"),
        adviser="adviser",
        players=MappingProxyType({**players, **characters.PLAYERS}),
        characters=tuple(Character(name, 3) for name in characters.PLAYERS),
        tables=TABLES,
    )
