"""Count what a computer player should never do: foolish offers in Tetrikon, certain wins left in Quantum.

    python -m tools.blunders --games 200 --seats 2 3 4      levels 2 to 5 and the adviser

Nothing here asks the players why. An offer is foolish when whoever makes it loses by its own judgement, the
other side loses by what lies open, it most likely can't pay, the deal lets it fill its diagram at once, or it
is a second one in a turn or an old one again. Idle is who ends a turn without anything done and could have
laid a piece or rolled; unfinished is a game that the limit of rounds ends. Certain wins are counted by
`tools/declined_wins.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.bots.policies import find_judge  # noqa: E402 - the checkout goes first
from accessgames.cli.material import open_room  # noqa: E402 - as above
from accessgames.games.tetrikon.bot.dealer import ENVY, LIKELY, Dealer, see_purses  # noqa: E402 - as above
from accessgames.games.tetrikon.bot.judges import StrongJudge  # noqa: E402 - as above
from accessgames.games.tetrikon.bot.plans import DiagramPlans  # noqa: E402 - as above
from accessgames.games.tetrikon.rules.actions import Build, EndTurn, Exchange, Propose, Roll  # noqa: E402 - as above
from tools.declined_wins import count_wins, decisions  # noqa: E402 - as above

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.games.tetrikon.bot.evaluation import Evaluation
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.tasks import Offer

PLAYERS: Final = ("bot:2", "bot:3", "bot:4", "bot:5", "bot:adviser")
"""Who is counted; level 1 does not trade and is learning."""


def outlook(room: Room, player: str, state: TetrikonState, seat: int) -> Evaluation | None:
    """Return what a player of Tetrikon thinks of a position; None for those who do not trade."""
    judge: Any = find_judge(room.bots, player)
    table = judge.table
    view: Any = room.game.view(state, seat)
    return table.look(view, seat) if isinstance(table, StrongJudge) else None


def offer_faults(look: Evaluation, plain: DiagramPlans, offer: Offer) -> list[str]:
    """Return what is foolish about an offer, judged by whoever makes it and by what it can know.

    Args:
        look: The outlook of whoever makes the offer, with it or before it.
        plain: Plans for what the other side gains, without any cleverness.
        offer: The offer.
    """
    neutral = Dealer(plain, look.table, 1.0, ENVY)
    purses = see_purses(plain, look.view, offer.partner)
    turn, found = look.table.turn, []
    if look.dealer.gain(offer, offer.seat) < 0:
        found.append("loss")
    if neutral.gain(offer, offer.partner) < 0:
        found.append("unwanted")
    if offer.take_money and purses.chance(offer.take_money) < LIKELY:
        found.append("unpayable")
    if neutral.hands_over(offer.partner, offer.give, offer.take):
        found.append("win")
    if turn is not None and turn.offers > 1:
        found.append("again")
    if not offer.exchange and neutral.refused(offer.seat, offer.partner, offer.give, offer.take):
        found.append("refused")
    return found


def could_help(state: TetrikonState, legal: Iterable[object]) -> bool:
    """Tell whether whoever ends a turn in which nothing was done could have laid a piece, or have rolled.

    In the last round a roll helps nobody any more.
    """
    helps: tuple[type, ...] = (Build,) if state.table.closing is not None else (Build, Roll)
    return any(isinstance(one, helps) for one in legal)


def count_tetrikon(player: str, seats: int, games: range, level: str, seed: str) -> Counter[str]:
    """Count the offers of games of a player with itself, the foolish ones by kind, and idle turns."""
    room, found = open_room("tetrikon"), Counter[str]()
    plain = DiagramPlans(room.game.material)  # type: ignore[attr-defined] # the room of this game
    for number in games:
        for state, seat, action in decisions(room, (player,) * seats, f"{seed}/{number}", {"level": level}):
            if isinstance(action, EndTurn) and not state.table.turn.letters:
                found["idle"] += could_help(state, room.game.legal_actions(state, seat))
            if isinstance(action, Propose):
                look = outlook(room, player, state, seat)
                found["offers"] += 1
                faults = ["stranger"] if look is None else offer_faults(look, plain, state.draft.offer)
                found.update(faults)
                found["foolish"] += bool(faults)
            if not isinstance(action, Build | Exchange) and _can_fill(room, state, seat):
                found["unfilled"] += 1
        found["games"] += 1
        found["unfinished"] += state.table.round >= state.table.rules.rounds
    return found


def _can_fill(room: Room, state: TetrikonState, seat: int) -> bool:
    """Tell whether a seat could lay one piece and its diagram would be full."""
    player = state.table.players[seat]
    shapes = room.game.material.diagram_by_id  # type: ignore[attr-defined] # as above
    left = shapes[player.diagram].mask & ~player.covered
    sizes = room.game.material.piece_by_id  # type: ignore[attr-defined] # as above
    if left.bit_count() not in {sizes[piece].size for piece in player.free}:
        return False
    return any(
        isinstance(one, Build) and sizes[one.piece].size == left.bit_count()
        for one in room.game.legal_actions(state, seat)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, print, and return 1 when something was foolish, declined, idle or unfinished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", default="A", help="letter of the diagrams of Tetrikon")
    parser.add_argument("--only", choices=("tetrikon", "quantum"))
    chosen = parser.parse_args(arguments)
    worst, games = 0, range(chosen.games)
    for seats in chosen.seats:
        for player in chosen.players:
            if chosen.only != "quantum":
                offers = count_tetrikon(player, seats, games, chosen.level, chosen.seed)
                worst += offers["foolish"] + offers["idle"] + offers["unfinished"]
                print(
                    json.dumps({"game": "tetrikon", "player": player, "seats": seats, **offers}), flush=True
                )
            if chosen.only != "tetrikon" and player != "bot:2":
                known = "bot:shrewd" if player == "bot:adviser" else player
                wins = count_wins(known, seats, games, chosen.seed)
                worst += wins["declined"]
                print(json.dumps({"game": "quantum", "player": known, "seats": seats, **wins}), flush=True)
    return int(worst > 0)


if __name__ == "__main__":
    raise SystemExit(main())
