"""Exact chances in the last cells of a Quantum match of two: the referee of the computer players.

    python tools/quantum_endings.py                 how much players lose in the kept endings
    python tools/quantum_endings.py --renew 60      solve endings anew into tests/games/quantum/endings.json

Dynamic programming over what is left of two sheets: what the open rows still take, what the open columns may
bring, the lead, and the misses. A throw is every combination of faces, equal ones put together; the second
throw is the best of all masks; step C is a game of two who choose at the same time and is solved in mixed
strategies. Nothing is estimated and nothing of the players' evaluations is used, only the rules. A shared
first place counts half. The usual options hold.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import combinations, count, islice, product
from math import prod
from operator import mul
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.bots.policies import make_policy  # noqa: E402 - the checkout goes first
from accessgames.engine import CHANCE, CLOCK, Decision, SealedChoices, Streams, is_seat  # noqa: E402 - as above
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move  # noqa: E402 - as above
from accessgames.games.quantum import ROOM  # noqa: E402 - as above
from accessgames.games.quantum.rules import dice as cubes  # noqa: E402 - as above
from accessgames.games.quantum.rules import sheet  # noqa: E402 - as above
from accessgames.games.quantum.rules.game import writable  # noqa: E402 - as above
from accessgames.games.quantum.rules.state import Phase, QuantumState, Reroll, Write  # noqa: E402 - as above

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Rows

KEPT: Final = ROOT / "tests" / "games" / "quantum" / "endings.json"
COLOURS: Final = len(cubes.COLOURS)
_SAME: Final = 1e-12


class Cell(NamedTuple):
    """An open row at the place where it goes on.

    Attributes:
        filled: Cells written.
        last: The last number; 0 for an empty row.
    """

    filled: int
    last: int


class Rest(NamedTuple):
    """What is left of a sheet: all that can still make a difference.

    Attributes:
        rows: The open rows by colour, None for full ones.
        columns: For each column that is not complete its two lowest different numbers, and how many it lacks.
        misses: Misses so far.
    """

    rows: tuple[Cell | None, ...]
    columns: tuple[tuple[int, tuple[int, ...], int], ...]
    misses: int


class Ending(NamedTuple):
    """A position between two turns.

    Attributes:
        rests: What is left of both sheets, of whoever acts first.
        lead: Points by which that seat is ahead, misses counted.
    """

    rests: tuple[Rest, Rest]
    lead: int


class Throws(NamedTuple):
    """The faces of the seven dice as far as they matter for some colours.

    Attributes:
        weights: For each die, how likely each of its different faces is.
        chances: How likely each combination of faces is, in the order of `itertools.product`.
        places: For each of them, which total it has.
        sums: The different totals of the colours.
        faces: For each die, which of its different faces a face of it is.
    """

    weights: tuple[tuple[float, ...], ...]
    chances: tuple[float, ...]
    places: tuple[int, ...]
    sums: tuple[tuple[int, ...], ...]
    faces: tuple[dict[int, int], ...]


@cache
def throws(colours: tuple[int, ...]) -> Throws:
    """Return the throws as far as they matter for these colours."""
    kinds: list[dict[tuple[int, ...], int]] = []
    faces: list[dict[int, int]] = []
    for die in cubes.DIE_FACES:
        counts: dict[tuple[int, ...], int] = {}
        numbers = {}
        for face in die:
            colour, number = cubes.face_colour(face), cubes.face_number(face)
            part = tuple(number if colour in (None, one) else 0 for one in colours)
            counts[part] = counts.get(part, 0) + 1
            numbers[face] = list(counts).index(part)
        kinds.append(counts)
        faces.append(numbers)
    known: dict[tuple[int, ...], int] = {}
    places = [
        known.setdefault(tuple(map(sum, zip(*parts, strict=True))), len(known)) for parts in product(*kinds)
    ]
    weights = tuple(tuple(count / cubes.SIDES for count in counts.values()) for counts in kinds)
    chances = tuple(map(prod, product(*weights)))
    return Throws(weights, chances, tuple(places), tuple(known), tuple(faces))


def rest_of(rows: Rows, misses: int) -> Rest:
    """Return what is left of a sheet."""
    cells = tuple(Cell(len(row), row[-1] if row else 0) if len(row) < sheet.CELLS else None for row in rows)
    columns = []
    for index in range(sheet.CELLS):
        numbers = sheet.column(rows, index)
        if len(numbers) < COLOURS:
            columns.append((index, tuple(sorted(set(numbers))[:2]), COLOURS - len(numbers)))
    return Rest(cells, tuple(columns), misses)


def written(rest: Rest, colour: int, number: int) -> tuple[Rest, int]:
    """Return what is left after a number, and the points that it brings."""
    cell = rest.rows[colour]
    if cell is None:
        raise ValueError(colour)
    filled = cell.filled + 1
    after = Cell(filled, number) if filled < sheet.CELLS else None
    points, columns = 0, []
    for index, lowest, lacking in rest.columns:
        numbers = tuple(sorted({*lowest, number})[:2]) if index == cell.filled else lowest
        if index == cell.filled and lacking == 1:
            points = numbers[-1]
        else:
            columns.append((index, numbers, lacking - (index == cell.filled)))
    return Rest((*rest.rows[:colour], after, *rest.rows[colour + 1 :]), tuple(columns), rest.misses), points


def takes(cell: Cell | None, number: int) -> bool:
    """Tell whether an open row goes on with a number."""
    if cell is None:
        return False
    return bool(sheet.TAKING[True][cell.filled][cell.last] >> number & 1)


def equilibrium(table: Sequence[Sequence[float]]) -> tuple[float, tuple[float, ...]]:
    """Solve a game of two who choose at the same time: its value for the rows, and how the columns choose.

    Every pair of supports of the same size is tried, small ones first; one of them always fits.
    """
    lowest = max(range(len(table)), key=lambda row: min(table[row]))
    columns = range(len(table[0]))
    highest = min(columns, key=lambda column: max(row[column] for row in table))
    value = max(row[highest] for row in table)
    if value - min(table[lowest]) < _SAME:
        return value, tuple(float(column == highest) for column in columns)
    for size in range(2, min(len(table), len(columns)) + 1):
        for rows, chosen in product(combinations(range(len(table)), size), combinations(columns, size)):
            mix = _balanced([[table[row][column] for column in chosen] for row in rows])
            own = _balanced([[-table[row][column] for row in rows] for column in chosen])
            if mix is None or own is None:
                continue
            shares = [0.0] * len(columns)
            for column, share in zip(chosen, mix, strict=True):
                shares[column] = share
            value = sum(share * one for share, one in zip(shares, table[rows[0]], strict=True))
            most = max(sum(share * one for share, one in zip(shares, row, strict=True)) for row in table)
            least = min(
                sum(share * table[row][column] for share, row in zip(own, rows, strict=True))
                for column in columns
            )
            if most - value < 1e-9 and value - least < 1e-9:  # noqa: PLR2004 - rounding
                return value, tuple(shares)
    raise ArithmeticError(table)


def _balanced(table: list[list[float]]) -> list[float] | None:
    """Return shares of the columns under which all rows are worth the same, if there are such."""
    size = len(table)
    # Unknown are the shares and the common value; the last equation is that the shares add up to 1.
    lines = [[*row, -1.0, 0.0] for row in table] + [[1.0] * size + [0.0, 1.0]]
    for step in range(size + 1):
        pivot = max(range(step, size + 1), key=lambda line: abs(lines[line][step]))
        if abs(lines[pivot][step]) < _SAME:
            return None
        lines[step], lines[pivot] = lines[pivot], lines[step]
        for line in range(size + 1):
            if line != step and lines[line][step]:
                factor = lines[line][step] / lines[step][step]
                lines[line] = [a - factor * b for a, b in zip(lines[line], lines[step], strict=True)]
    shares = [lines[step][-1] / lines[step][step] for step in range(size)]
    return shares if min(shares) >= -_SAME else None


Choices = tuple[int | None, ...]


class Solver:
    """Works out chances of endings and remembers them."""

    def __init__(self, most: int = 4000) -> None:
        """Begin without any; after so many positions `OverflowError` says that an ending is too large."""
        self._known: dict[Ending, float] = {}
        self._most = most

    def chance(self, ending: Ending) -> float:
        """Return the chance of whoever acts first, before the first throw of the turn.

        Raises:
            OverflowError: There are more positions than allowed.
        """
        found = self._known.get(ending)
        if found is None:
            if len(self._known) >= self._most:
                raise OverflowError(len(self._known))
            colours = relevant(ending)
            thrown = throws(colours)
            values = self._throw_values(thrown, self.by_totals(ending, colours, thrown))
            found = sum(map(mul, thrown.chances, _best_masks(values, thrown)))
            self._known[ending] = found
        return found

    def masks(self, ending: Ending, dice: tuple[int, ...]) -> list[float]:
        """Return the chance of whoever acts for each mask of dice to throw again."""
        colours = relevant(ending)
        thrown = throws(colours)
        values = self._throw_values(thrown, self.by_totals(ending, colours, thrown))
        sizes = [len(weights) + 1 for weights in thrown.weights]
        found = []
        for mask in range(cubes.ALL_DICE + 1):
            place = 0
            for die, size in enumerate(sizes):
                face = size - 1 if mask >> die & 1 else thrown.faces[die][dice[die]]
                place = place * size + face
            found.append(values[place])
        return found

    @staticmethod
    def _throw_values(thrown: Throws, by_totals: Sequence[float]) -> list[float]:
        """Return the chance for each combination where every die lies or is still to be thrown."""
        values = [by_totals[place] for place in thrown.places]
        inner = 1
        for die in reversed(range(cubes.DICE)):
            weights = thrown.weights[die]
            wide = inner * len(weights)
            grown: list[float] = []
            for start in range(0, len(values), wide):
                block = values[start : start + wide]
                grown += block
                parts = [block[face * inner : (face + 1) * inner] for face in range(len(weights))]
                grown += [sum(map(mul, weights, column)) for column in zip(*parts, strict=True)]
            values, inner = grown, inner * (len(weights) + 1)
        return values

    def by_totals(self, ending: Ending, colours: tuple[int, ...], thrown: Throws) -> list[float]:
        """Return the chance of whoever acts for each of the totals, once the dice lie for good."""
        known: dict[tuple[object, ...], float] = {}
        found = []
        for sums in thrown.sums:
            totals = dict(zip(colours, sums, strict=True))
            effects = tuple(
                written(rest, colour, totals[colour]) if takes(rest.rows[colour], totals[colour]) else None
                for rest in ending.rests
                for colour in colours
            )
            if effects not in known:
                known[effects] = max(self.alone(ending, totals).values())
            found.append(known[effects])
        return found

    def alone(self, ending: Ending, totals: dict[int, int]) -> dict[int | None, float]:
        """Return the chance of whoever acts for each choice of step B; colours that are full are left out."""
        own, other = ending.rests
        found: dict[int | None, float] = {}
        for colour in (None, *totals):
            if colour is None:
                found[None] = self.together(ending, totals, None)[0]
            elif takes(own.rows[colour], totals[colour]):
                after, points = written(own, colour, totals[colour])
                lead = ending.lead + points
                if not any(after.rows):
                    found[colour] = _result(lead)
                else:
                    found[colour] = self.together(Ending((after, other), lead), totals, colour)[0]
        return found

    def together(
        self, ending: Ending, totals: dict[int, int], taken: int | None
    ) -> tuple[float, dict[int | None, float], dict[int | None, float]]:
        """Solve step C for whoever acts.

        Returns:
            The chance of whoever acts; for each of its choices the chance, and for each choice of the other
            seat that one's chance, both against how the opponent should choose.
        """
        choices = [
            (None, *(c for c in totals if c != taken and takes(rest.rows[c], totals[c])))
            for rest in ending.rests
        ]
        table = [
            [self._after(ending, totals, taken, own, other) for other in choices[1]] for own in choices[0]
        ]
        value, mix = equilibrium(table)
        turned = [[-row[column] for row in table] for column in range(len(choices[1]))]
        _, own_mix = equilibrium(turned)
        rows = [sum(a * b for a, b in zip(row, mix, strict=True)) for row in table]
        columns = [1 + sum(a * b for a, b in zip(row, own_mix, strict=True)) for row in turned]
        return value, dict(zip(choices[0], rows, strict=True)), dict(zip(choices[1], columns, strict=True))

    def _after(
        self, ending: Ending, totals: dict[int, int], taken: int | None, own: int | None, other: int | None
    ) -> float:
        (mine, theirs), lead = ending
        if own is not None:
            mine, points = written(mine, own, totals[own])
            lead += points
        elif taken is None:
            lead -= sheet.miss_costs(rising=True)[mine.misses]
            mine = mine._replace(misses=mine.misses + 1)
        if other is not None:
            theirs, points = written(theirs, other, totals[other])
            lead -= points
        if mine.misses == sheet.MOST_MISSES or not any(mine.rows) or not any(theirs.rows):
            return _result(lead)
        return 1 - self.chance(Ending((theirs, mine), -lead))


def _result(lead: int) -> float:
    """Return what a finished match is worth to whoever is ahead by so much."""
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def _best_masks(values: list[float], thrown: Throws) -> list[float]:
    """Return for each combination of faces the best of all masks: whether each die lies or is thrown."""
    inner = 1
    for weights in reversed(thrown.weights):
        faces = len(weights)
        best: list[float] = []
        for start in range(0, len(values), inner * (faces + 1)):
            lying = values[start : start + inner * faces]
            again = values[start + inner * faces : start + inner * (faces + 1)]
            best += map(max, lying, again * faces)
        values, inner = best, inner * faces
    return values


def relevant(ending: Ending) -> tuple[int, ...]:
    """Return the colours that somebody can still write."""
    return tuple(colour for colour in range(COLOURS) if any(rest.rows[colour] for rest in ending.rests))


def ending_of(table: QuantumState) -> Ending:
    """Return what is left at the beginning of a turn of two, or after step B, for the active seat."""
    own, other = table.active, 1 - table.active
    rests = (
        rest_of(table.sheets[own], table.misses[own]),
        rest_of(table.sheets[other], table.misses[other]),
    )
    return Ending(rests, sheet.score(table, own) - sheet.score(table, other))


def decision_chances(solver: Solver, table: QuantumState, seat: int) -> list[float]:
    """Return the exact chance of a seat for each action that is legal for it, in their order.

    Raises:
        OverflowError: The ending is too large.
    """
    ending, legal = ending_of(table), ROOM.game.legal_actions(table, seat)
    if table.phase is Phase.REROLL:
        by_mask = solver.masks(ending, table.dice)
        return [by_mask[action.mask] for action in legal if isinstance(action, Reroll)]
    numbers = cubes.totals(table.dice)
    totals = {colour: numbers[colour] for colour in relevant(ending)}
    if table.phase is Phase.ALONE:
        by_colour = solver.alone(ending, totals)
    else:
        _, own, other = solver.together(ending, totals, table.taken)
        by_colour = own if seat == table.active else other
    return [by_colour[action.colour if isinstance(action, Write) else None] for action in legal]


def endings_of(player: str, most: int, seed: str) -> Iterator[tuple[QuantumState, int]]:
    """Yield decisions of games of two near the end, with several actions and nothing chosen yet.

    Args:
        player: Who plays on both seats.
        most: Open cells of both sheets at most, at the beginning of the turn.
        seed: Games `SEED/0`, `SEED/1` … are played.
    """
    for number in count():
        streams = Streams(f"{seed}/{number}")
        choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
        policy = make_policy(ROOM.bots, player)
        choosers.update((seat, BotSeat(policy, seat, streams)) for seat in range(2))
        table, moment = ROOM.game.initial(ROOM.game.setup(2, {})), 0
        while actors := ROOM.game.actors(table):
            actor = first_to_move(actors)
            cells = sum(len(row) for rows in table.sheets for row in rows) - (table.taken is not None)
            small = 2 * COLOURS * sheet.CELLS - cells <= most and is_seat(actor)
            if small and not table.choices.chosen and len(ROOM.game.legal_actions(table, actor)) > 1:
                yield table, actor
            table = ROOM.game.apply(table, actor, choosers[actor].choose(ROOM.game, table, moment)).state
            moment += 1


def written_down(table: QuantumState, seat: int, chances: Sequence[float]) -> dict[str, Any]:
    """Return a decision with its exact chances for the file."""
    return {
        "phase": table.phase.value,
        "active": table.active,
        "seat": seat,
        "dice": table.dice,
        "taken": table.taken,
        "sheets": table.sheets,
        "misses": table.misses,
        "chances": [round(chance, 5) for chance in chances],
    }


def read(kept: dict[str, Any]) -> tuple[QuantumState, int, list[float]]:
    """Return a decision of the file: the table, who decides, and the exact chances of what is legal."""
    start = ROOM.game.initial(ROOM.game.setup(2, {}))
    phase = Phase(kept["phase"])
    table = start._replace(
        phase=phase,
        turn=1,
        active=kept["active"],
        dice=tuple(kept["dice"]),
        taken=kept["taken"],
        second=phase is not Phase.REROLL,
        sheets=tuple(tuple(map(tuple, rows)) for rows in kept["sheets"]),
        misses=tuple(kept["misses"]),
    )
    if phase is Phase.EVERYBODY:
        asked = [seat for seat in range(2) if writable(table, seat)]
        table = table._replace(choices=SealedChoices.among(asked))
    return table, kept["seat"], list(kept["chances"])


def choice_of(player: str, table: QuantumState, seat: int) -> int:
    """Return which of the legal actions a player does."""
    legal = ROOM.game.legal_actions(table, seat)
    stream = Streams("endings").open(f"bot/{seat}")
    look = Decision(ROOM.game, seat, legal, stream, partial(ROOM.game.view, table, seat))
    return list(legal).index(make_policy(ROOM.bots, player).choose(look))


def losses(player: str, kept: Sequence[dict[str, Any]]) -> list[float]:
    """Return for each kept decision how much of the chance to win a player gives away."""
    found = []
    for one in kept:
        table, seat, chances = read(one)
        found.append(max(chances) - chances[choice_of(player, table, seat)])
    return found


def main() -> None:
    """Solve anew, or tell what players lose."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--renew", type=int, default=0, metavar="DECISIONS")
    parser.add_argument("--most", type=int, default=2, help="open cells of both sheets together")
    parser.add_argument("--players", nargs="+", default=["bot:3", "bot:4", "bot:5", "bot:shrewd"])
    chosen = parser.parse_args()
    if chosen.renew:
        solver, found = Solver(), []
        for table, seat in islice(endings_of("bot:3", chosen.most, "referee"), chosen.renew):
            found.append(written_down(table, seat, decision_chances(solver, table, seat)))
            print(len(found), flush=True)
        lines = ",\n".join(map(json.dumps, found))
        KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for player in chosen.players:
        lost = losses(player, kept)
        print(f"{player}: {len(lost)} decisions, mean loss {mean(lost):.4f}, greatest {max(lost):.4f}")


if __name__ == "__main__":
    main()
