"""Help is no cheat: whatever is typed in whichever way to play, nobody gets a record that was not earned."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Reason, read_journal
from accessgames.games import MoveChoice, load_room
from accessgames.games.move_lists import ADVISING
from accessgames.games.tetrikon.bot.puzzles import PuzzleJudge
from accessgames.games.tetrikon.player_areas import material_of
from tests.shell.stage import Stage
from tests.whole.session import Records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Judge
    from accessgames.games import Room

MODES = {
    "iota": ("iota", "Jana,bot:random", {}, ()),
    "quantum": ("quantum", "Jana,bot:random", {}, ()),
    "tetrikon": ("tetrikon", "Jana,bot:random", {}, ()),
    "blitz": ("tetrikon", "Jana,bot:random", {"mode": "blitz", "level": "C"}, ("začni",)),
    "solo": ("tetrikon", "Jana", {"mode": "solo"}, ("začni",)),
    "museum": ("iqlandie", "Jana,bot:random", {}, ()),
    "practice": ("iqlandie", "Jana", {"practice": "biology"}, ("připraven",)),
    "programming": ("iqlandie", "Jana", {"practice": "programming"}, ("připraven",)),
    "space": ("iqlandie", "Jana", {"practice": "space"}, ("připraven",)),
    "turns": ("iqlandie", "Jana,bot:random", {"practice": "optics", "race": "turns"}, ("připraven",)),
}
"""Every way to play: game, seats, options, and what leads to the first own decision."""

LEAVING = frozenset({"quit", "home", "abandon", "rematch", "play-again", "no-help", "learn"})
"""What ends the match, leads elsewhere, or locks what is looked for here."""


class Overheard:
    """The adviser of a game, which notes that it was asked about a position."""

    def __init__(self, judge: Judge[Any, Any]) -> None:
        self._judge = judge
        self.asked = 0

    def values(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:  # noqa: ANN401 - by game
        """Note it, and answer."""
        self.asked += 1
        return self._judge.values(view, actions)

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - by game
        """Note it, and answer."""
        self.asked += 1
        return self._judge.reasons(view, action)


def seated(mode: str, book: Records | None = None) -> tuple[Stage, Overheard]:
    """Begin a match of a way to play in which records are kept, with an adviser who is overheard."""
    game, players, options, first = MODES[mode]
    room: Room = load_room(game)
    adviser = Overheard(room.bots.judges[room.bots.adviser])
    judges = MappingProxyType({**room.bots.judges, room.bots.adviser: adviser})
    room = replace(room, bots=replace(room.bots, judges=judges))
    stage = Stage(room, players, options=options, records=book or Records())
    stage.type(*first)
    adviser.asked = 0
    return stage, adviser


def lines(stage: Stage) -> Iterator[str]:
    """Yield all that asks something: every command that is no move, and what may stand behind some."""
    words, verbs = stage.session.teller.words, stage.session.known.room.commands.verbs
    for key in stage.session.commands():
        if key not in LEAVING and key not in verbs:
            yield words.word(key)
    moves, tried = words.word("moves"), words.word("try")
    yield from (f"{moves} {words.word(order)}" for order in words.ids("orders"))
    yield from (f"{tried} 1", f"{words.word('why')} {words.word('computer')}", "rada vše?", "rada?")


@pytest.mark.parametrize("mode", MODES)
def test_whatever_asks_the_adviser_is_paid_for(mode: str) -> None:
    """Every word of the tables, and a no behind it: the adviser of the game is asked by none of them.

    But by `rada vše` and `rada náznak` where they tell what the next hint of the game costs.
    """
    stage, adviser = seated(mode)
    own_hints = mode in {"practice", "programming", "space", "turns"}
    for line in tuple(lines(stage)):
        if own_hints and line.startswith(("rada vše", "rada náznak")):
            continue
        stage.type(line, "ne")
        assert (line, 0) == (line, adviser.asked)
    assert not stage.match.notes.advised


@pytest.mark.parametrize("mode", ["iota", "quantum", "tetrikon", "blitz", "solo", "museum"])
def test_advice_is_given_after_a_yes_and_stands_in_the_journal(mode: str) -> None:
    """The question says what it costs; the yes is a line of the journal, outliving leaving and undoing."""
    stage, adviser = seated(mode)
    assert stage.type("rada")[0].startswith("S radou partie nepřinese osobní rekord ani hodnocení.")
    assert (0, frozenset()) == (adviser.asked, stage.match.notes.advised)
    assert "Rada nezazní." == stage.type("ne")[0]
    stage.type("rada", "ano")
    assert frozenset({0}) == stage.match.notes.advised
    assert adviser.asked
    stage.type("zpět", "ne")
    stage.leave_and_come_back()
    assert frozenset({0}) == stage.match.notes.advised
    assert "Poradit?" not in stage.type("rada")[0]


@pytest.mark.parametrize("mode", MODES)
def test_no_list_is_sorted_by_value_unpaid(mode: str) -> None:
    """Every word for such an order asks what advice costs, behind a setting nothing is sorted by it."""
    stage, adviser = seated(mode)
    own, words = stage.session.known.room.commands, stage.session.teller.words
    assert isinstance(own, MoveChoice)
    usual = stage.type("tahy")
    for order in ADVISING & set(own.orders):
        for text in words.table[order].words:
            assert "Poradit?" in " ".join(stage.type(f"tahy {text}"))
            assert "Rada nezazní." == stage.type("ne")[0]
        stage.type(f"nastavení pořadí tahů {words.word(order)}")
        assert usual == [line.removeprefix("Ještě jednou: ") for line in stage.type("tahy")]
    assert 0 == adviser.asked


def finish_run(stage: Stage) -> None:
    """Lay what fills the diagrams, as somebody who found it does."""
    room, known = stage.session.known.room, stage.session.known
    while not known.over:
        listener = known.acting_listener()
        plan = PuzzleJudge(material_of(listener)).plan(listener.view.state)
        assert plan
        _, solving = room.commands.solution(listener)  # type: ignore[attr-defined] # only Tetrikon has it
        stage.type(room.commands.spell(solving[0], listener))


def test_a_run_that_was_found_is_a_record() -> None:
    """So the tests below look for something that would be there."""
    book = Records()
    finish_run(seated("solo", book)[0])
    assert ["solo"] == [record.key.split()[0] for record in book.records]


@pytest.mark.parametrize(
    "typed",
    [("rada", "ano"), ("tahy podle síly", "ano"), ("rada", "ano", "rada", "rada", "ne")],
)
def test_a_run_with_advice_is_no_record(typed: tuple[str, ...]) -> None:
    """However little was told."""
    book = Records()
    stage, adviser = seated("solo", book)
    stage.type(*typed)
    assert adviser.asked
    finish_run(stage)
    assert () == book.records


@pytest.mark.parametrize("mode", ["blitz", "solo"])
@pytest.mark.parametrize("typed", [("rada vše", "ano"), ("rada", "ano", "rada", "rada", "ano")])
def test_the_solution_ends_the_run(mode: str, typed: tuple[str, ...]) -> None:
    """It is told whole, and the run counts as given up."""
    book = Records()
    stage, _ = seated(mode, book)
    told = stage.type(*typed)
    assert "Pokus tím končí, tady je řešení." == told[0]
    assert "given-up" == stage.match.state.runs[0].ending
    assert () == book.records


@pytest.mark.parametrize("mode", ["blitz", "solo"])
@pytest.mark.parametrize("words", ["rada", "rada vše", "tahy", "tahy podle síly", "zkus 1", "proč", "zpět"])
def test_a_lazy_player_gets_no_record(mode: str, words: str) -> None:
    """One word, a yes and the first number, over and over: nothing is earned by it."""
    book = Records()
    stage, _ = seated(mode, book)
    for _ in range(40):
        if not stage.session.known.over:
            stage.type(words, "ano", "1")
    assert () == book.records


@pytest.mark.parametrize("mode", MODES)
def test_locked_help_is_refused(mode: str) -> None:
    """From the word on, for the rest of the match, also after it was left."""
    stage, adviser = seated(mode)
    assert ["Rady jsou až do konce partie zamčené, pro všechny u stolu."] == stage.type("bez pomoci")
    stage.leave_and_come_back()
    for line in ("rada", "rada vše", "bez pomoci"):
        stage.type(line, "ano")
        assert "V této partii jsou rady zamčené." in stage.type(line)
        stage.type("ano")
    assert '"by":"help","do":"locked"' in "".join(stage.kept.lines)
    assert 0 == adviser.asked
    assert read_journal(stage.kept.lines).damage is None


@pytest.mark.parametrize(("mode", "verbs"), [("practice", ("rada", "ne")), ("turns", ("rada", "ne"))])
def test_the_first_hint_of_a_task_says_what_it_costs(mode: str, verbs: tuple[str, ...]) -> None:
    """Before it is given."""
    stage, _ = seated(mode)
    asked = stage.type(verbs[0])
    assert asked[0].startswith("Každá rada přidává 30 sekund a bere úloze rekord.")
    before = stage.match.moment
    stage.type(verbs[1])
    assert before == stage.match.moment
