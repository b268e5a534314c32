"""Answers to everything that can be asked about a match of Quantum; none tells a sealed choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import MalformedAction, refuse
from accessgames.games.board_questions import LINES, board_answers
from accessgames.games.measure import Changes
from accessgames.games.narration import counted, nest, tell_lead
from accessgames.games.quantum import naming
from accessgames.games.quantum.narration import actions, tell_dice, tell_outcome, tell_turn, writable_numbers
from accessgames.games.quantum.rules import sheet
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.state import Phase, QuantumState, Row
from accessgames.games.quantum.typed import asked_seat, face_reader, meaningful, own_seat
from accessgames.language import Listing, Message, Nested, Phrase, Vocabulary, keys, say

if TYPE_CHECKING:
    from accessgames.games.quantum.naming import QuantumListener
    from accessgames.games.room import Answer
    from accessgames.language.dice import SeenFace


def nothing_more(words: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(words) > used:
        raise MalformedAction("quantum-error-more", word=words[used])


def asked_colour(listener: QuantumListener, words: Sequence[str]) -> tuple[int, int | None, Sequence[str]]:
    """Return the colour that is asked about, the number with it, and the words that follow.

    Raises:
        MalformedAction: No colour is named.
    """
    rest = meaningful(words, listener.words)
    taken = face_reader(listener.words).read(rest)
    if taken is None or taken.value.suit in ("", naming.WHITE_WORD):
        key = "quantum-error-row" if words else "quantum-error-which-row"
        raise MalformedAction(key, words=" ".join(words))
    return naming.COLOUR_WORDS.index(taken.value.suit), checked_number(taken.value), rest[taken.used :]


def checked_number(seen: SeenFace) -> int | None:
    """Return the number of what was typed.

    Raises:
        MalformedAction: No colour can ever have this total.
    """
    if seen.number is not None and not 1 <= seen.number <= sheet.MOST_TOTAL:
        raise MalformedAction("quantum-error-number", number=seen.number, most=sheet.MOST_TOTAL)
    return seen.number


def answer_status(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is, the throw, the points and the misses."""
    nothing_more(words)
    table: QuantumState = listener.view.table
    throw = tell_dice(table.dice)[:1] if table.dice else ()
    return (*answer_who(listener, ()), *throw, *_standing(listener), *_misses(listener))


def answer_who(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell by name whose turn it is, in step C who chooses, and what is expected of the listener."""
    nothing_more(words)
    table: QuantumState = listener.view.table
    turn = tell_turn(listener)
    lines = [say(turn.key, **turn.args)]
    awaited = listener.perspective.game.actors(table)
    if table.phase is Phase.EVERYBODY and listener.seat in awaited:
        lines.insert(0, say("quantum-turn-waiting", who=naming.name_people(listener, awaited)))
    if table.phase in {Phase.REROLL, Phase.ALONE, Phase.EVERYBODY}:
        lines.insert(0, say("quantum-who", who=listener.person(table.active)))
    return tuple(lines)


def answer_score(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who leads and the points of all, the highest first; after the end who has won.

    Of a player who is named the points are told entry by entry.
    """
    if not words:
        return (*_standing(listener), *_misses(listener))
    seat = asked_seat(listener, words)
    return tuple(actions.explain_score(seat, listener)) or (
        say("quantum-score-none", who=listener.person(seat)),
    )


def _standing(listener: QuantumListener) -> Iterator[Message]:
    """Tell who leads and the points of all; after the end the result once more, as an answer."""
    outcome = listener.perspective.game.outcome(listener.view.table)
    if outcome is not None:
        return (say(line.key, **line.args) for line in tell_outcome(outcome, listener))
    table: QuantumState = listener.view.table
    scores = [sheet.score(table, seat) for seat in range(len(table.sheets))]
    return tell_lead(scores, listener, _LEAD, naming.name_people)


_LEAD: Final = keys(
    "quantum-score-equal",
    "quantum-score-leaders",
    "quantum-score-leader",
    "quantum-score-all",
    "quantum-score-of",
)


def answer_misses(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many misses everybody has."""
    nothing_more(words)
    return tuple(_misses(listener)) or (say("quantum-misses-none"),)


def _misses(listener: QuantumListener) -> Iterator[Message]:
    """Tell the misses of those who have any."""
    counted = [(seat, count) for seat, count in enumerate(listener.view.table.misses) if count]
    if counted:
        entries = (
            say("quantum-score-of", who=listener.person(seat), points=count) for seat, count in counted
        )
        yield say("quantum-misses", entries=nest(entries))


def answer_dice(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the throw: totals, missing colours, and each die with the number by which it can be named."""
    nothing_more(words)
    shown = listener.view.table.dice
    return tell_dice(shown) if shown else (say("quantum-dice-none"),)


def answer_sheet(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a sheet: its rows, complete columns, misses and points; the own one unless a player is named."""
    seat = asked_seat(listener, words)
    table: QuantumState = listener.view.table
    rows = table.sheets[seat]
    lines = [say("quantum-sheet-of", who=listener.person(seat), points=sheet.score(table, seat))]
    lines += [tell_row(colour, row) for colour, row in enumerate(rows)]
    # Rows have no gaps, so that columns are completed from the left.
    points = [won for index in range(sheet.CELLS) if (won := sheet.column_points(rows, index))]
    if points:
        entries = nest(say("quantum-sheet-column", column=at, points=won) for at, won in enumerate(points, 1))
        lines.append(say("quantum-sheet-columns", entries=entries, points=Listing(tuple(points))))
    count = table.misses[seat]
    if count:
        cost = sum(sheet.miss_costs(table.rulings.rising_misses)[:count])
        lines.append(say("quantum-sheet-misses", count=count, cost=-cost))
    return tuple(lines)


def tell_row(colour: int, row: Row) -> Message:
    """Tell the numbers of a row, those before the divider and those after it."""
    return say(
        "quantum-row",
        colour=naming.name_colour(colour),
        rising=Listing(row[: sheet.DIVIDER]),
        falling=Listing(row[sheet.DIVIDER :]),
        part="empty" if not row else "rising" if len(row) <= sheet.DIVIDER else "falling",
    )


@dataclass(frozen=True, slots=True)
class SheetQuestions:
    """Sheets as `games.board_questions` asks about them; a player may be named behind a row or a column."""

    listener: QuantumListener

    def read_row(self, words: Sequence[str], _: Vocabulary) -> tuple[int, int]:
        """Read a colour, and whose row it is."""
        colour, _number, rest = asked_colour(self.listener, words)
        return colour, asked_seat(self.listener, rest)

    def read_column(self, words: Sequence[str], known: Vocabulary) -> tuple[int, int]:
        """Read the number of a column, and whose it is."""
        number = known.read.which(words)
        if number is None or not 1 <= number.value <= sheet.CELLS:
            raise MalformedAction("quantum-error-column", words=" ".join(words), most=sheet.CELLS)
        return number.value - 1, asked_seat(self.listener, words[number.used :])

    def row(self, asked: tuple[int, int]) -> Sequence[Message]:
        """Tell one row and what its next cell takes."""
        colour, seat = asked
        table: QuantumState = self.listener.view.table
        numbers = table.sheets[seat][colour]
        return (tell_row(colour, numbers), actions.tell_next(numbers, table))

    def column(self, asked: tuple[int, int]) -> Sequence[Message]:
        """Tell one column from the top, what it lacks or brings."""
        index, seat = asked
        rows = self.listener.view.table.sheets[seat]
        written = [
            naming.name_number(colour, row[index]) for colour, row in enumerate(rows) if len(row) > index
        ]
        missing = naming.name_colours(colour for colour, row in enumerate(rows) if len(row) <= index)
        points = sheet.column_points(rows, index)
        if not written:
            return (say("quantum-column-empty", column=index + 1),)
        numbers = say("quantum-column-numbers", column=index + 1, numbers=Listing(tuple(written)))
        if points:
            return (numbers, say("quantum-column-points", column=index + 1, points=points))
        return (numbers, say("quantum-column-missing", colours=missing))


def answer_where(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a number stands on the own sheet and which rows would take it; of a colour, its next cell.

    Raises:
        MalformedAction: Neither a number nor a colour is named.
    """
    rest = meaningful(words, listener.words)
    taken = face_reader(listener.words).read(rest)
    if taken is None or taken.used != len(rest):
        raise MalformedAction("quantum-error-where", words=" ".join(words))
    table: QuantumState = listener.view.table
    rows = table.sheets[own_seat(listener)]
    number = checked_number(taken.value)
    if taken.value.suit in naming.COLOUR_WORDS and number is None:
        colour = naming.COLOUR_WORDS.index(taken.value.suit)
        return (tell_row(colour, rows[colour]), actions.tell_next(rows[colour], table))
    if number is None:
        raise MalformedAction("quantum-error-where", words=" ".join(words))
    return tuple(_where(number, listener))


def _where(number: int, listener: QuantumListener) -> Iterator[Message]:
    table: QuantumState = listener.view.table
    rows = table.sheets[own_seat(listener)]
    places = [
        say("quantum-where-cell", colour=naming.name_colour(colour), cell=cell)
        for colour, row in enumerate(rows)
        for cell, written in enumerate(row, 1)
        if written == number
    ]
    if places:
        yield say("quantum-where", number=number, places=nest(places))
    else:
        yield say("quantum-where-nowhere", number=number)
    fitting = naming.name_colours(
        colour for colour in range(len(COLOURS)) if number in sheet.allowed_numbers(rows[colour], table)
    )
    if fitting.items:
        yield say("quantum-where-fits", number=number, colours=fitting)
        for colour, row in enumerate(rows):
            if number in sheet.allowed_numbers(row, table):
                yield say(
                    "quantum-where-brings",
                    number=naming.name_number(colour, number),
                    cell=len(row) + 1,
                    skipped=len(sheet.skipped_numbers(row, number, table)),
                    points=sheet.completed_points(rows, colour, number),
                )
    else:
        yield say("quantum-where-unfit", number=number)


def answer_free(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what can be written of this throw, what was taken, and what the next cell of each row takes."""
    nothing_more(words)
    table: QuantumState = listener.view.table
    seat = own_seat(listener)
    lines = []
    if table.taken is not None and table.phase in {Phase.ALONE, Phase.EVERYBODY}:
        taken, who = naming.name_colour(table.taken), listener.person(table.active)
        lines.append(say("quantum-free-taken", colour=taken, who=who))
    if table.phase in {Phase.ALONE, Phase.EVERYBODY}:
        numbers = writable_numbers(table, seat)
        now = say("quantum-free-now", numbers=numbers) if numbers.items else say("quantum-free-nothing")
        lines.append(now)
    lines += [
        say("quantum-free-row", colour=naming.name_colour(colour), next=Nested(actions.next_part(row, table)))
        for colour, row in enumerate(table.sheets[seat])
    ]
    return tuple(lines)


def answer_cost(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a number would cost in a row; without a number that of this throw, without a colour of each.

    Raises:
        MalformedAction: The colour is not known, or there is no throw to take the number from.
    """
    table: QuantumState = listener.view.table
    seat = own_seat(listener)
    rows = table.sheets[seat]
    if words:
        colour, named, rest = asked_colour(listener, words)
        nothing_more(rest)
        number = totals(_dice(table))[colour] if named is None else named
        if number in sheet.allowed_numbers(rows[colour], table):
            return tuple(actions.tell_cost(colour, number, seat, listener))
        return (_unfit(colour, number, rows[colour], listener),)
    return tuple(
        say(
            "quantum-price",
            number=naming.name_number(colour, number),
            skipped=len(sheet.skipped_numbers(rows[colour], number, table)),
        )
        if number in sheet.allowed_numbers(rows[colour], table)
        else _unfit(colour, number, rows[colour], listener)
        for colour, number in enumerate(totals(_dice(table)))
    )


def _dice(table: QuantumState) -> tuple[int, ...]:
    if not table.dice:
        raise MalformedAction("quantum-error-cost")
    return table.dice


def _unfit(colour: int, number: int, row: tuple[int, ...], listener: QuantumListener) -> Message:
    """Tell why a row does not take a number."""
    if len(row) == sheet.CELLS:
        return actions.tell_refusal(refuse("quantum-refused-full", colour=colour), listener, "answer")
    key = "quantum-refused-rising" if len(row) < sheet.DIVIDER else "quantum-refused-falling"
    return actions.tell_refusal(refuse(key, colour=colour, number=number, last=row[-1]), listener, "answer")


def answer_nearly(listener: QuantumListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the columns of the own sheet that lack one number, and what they can bring."""
    nothing_more(words)
    table: QuantumState = listener.view.table
    lines = []
    for column in sheet.near_columns(table.sheets[own_seat(listener)], table):
        count = column.before + 1 if column.before else None
        lines.append(
            say(
                "quantum-near",
                column=column.index + 1,
                colour=replace(naming.name_colour(column.missing), count=count),
                least=column.least,
                most=column.most,
                open="no" if column.least == column.most else "yes",
            )
        )
    return tuple(lines) or (say("quantum-near-none"),)


def compare(before: QuantumListener, listener: QuantumListener) -> Changes:
    """Return the numbers that everybody wrote since an earlier position, points gained, and misses."""
    then: QuantumState = before.view.table
    now: QuantumState = listener.view.table

    def gained(seat: int) -> tuple[Phrase, ...]:
        written = sum(map(len, now.sheets[seat])) - sum(map(len, then.sheets[seat]))
        missed = now.misses[seat] - then.misses[seat]
        points = sheet.score(now, seat) - sheet.score(then, seat)
        return counted(number=written, point=points, miss=missed)

    return Changes(tuple(map(gained, range(len(now.sheets)))))


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "who": answer_who,
    "score": answer_score,
    "board": answer_sheet,
    "sheet": answer_sheet,
    **board_answers(lambda listener, words, _: (SheetQuestions(listener), words), LINES),
    "where": answer_where,
    "free": answer_free,
    "dice": answer_dice,
    "cost": answer_cost,
    "nearly": answer_nearly,
    "misses": answer_misses,
}
"""Word id of a question -> who answers it."""
