from __future__ import annotations

import signal
from collections.abc import Mapping
from dataclasses import replace
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import GameError, Header, SeatSpec, SetupError, read_journal
from accessgames.engine.luck import DrawnLuck, Sealed, SecretSeed
from accessgames.shell import Launch, learn, play, resume, talk
from accessgames.shell.launch import open_console
from tests.pig import ROOM
from tests.shell.stage import FakeKept, ScriptReader

if TYPE_CHECKING:
    from collections.abc import Iterator


SECRET = SecretSeed("000102030405060708090a0b0c0d0e0f")
MATCH = "0011223344556677"
LUCK = DrawnLuck(Sealed(MATCH, SECRET.commitment(MATCH)), SECRET)
"""What is drawn in these tests, so that they repeat."""

SEATS = (SeatSpec("Jana"), SeatSpec("", "bot:2"))


class FakeStore:
    """Settings and matches in memory."""

    def __init__(
        self, saved: Mapping[str, str] = MappingProxyType({}), problem: GameError | None = None
    ) -> None:
        self.saved = dict(saved)
        self.problem = problem
        self.kept: list[FakeKept] = []
        self.secret: SecretSeed | None = None

    def load_settings(self) -> Mapping[str, str]:
        return self.saved

    def save_settings(self, values: Mapping[str, str], /) -> None:
        self.saved = dict(values)

    def interrupted(self, _open_room: object, /) -> tuple[Any, ...]:
        return ()

    def create(self, header: Header, secret: SecretSeed | None, /) -> FakeKept:
        assert header.started
        assert (secret is None) == bool(header.seed)
        self.secret = secret
        self.kept.append(FakeKept())
        return self.kept[-1]


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def launch(lines: str = "", store: FakeStore | None = None, **more: Any) -> Launch:  # noqa: ANN401 - fields
    fields: dict[str, Any] = {
        "store": store or FakeStore(),
        "log": Path("errors.log"),
        "now": lambda: "2026-11-21T12:00:00",
        "seed": lambda: "7",
        "luck": lambda _: LUCK,
        "stdin": StringIO(lines),
        "stdout": StringIO(),
        "environ": {"LANG": "cs_CZ.UTF-8"},
    }
    return Launch(**fields | more)


def told(start: Launch) -> list[str]:
    assert isinstance(start.stdout, StringIO)
    return start.stdout.getvalue().splitlines()


def test_a_match_through_a_pipe() -> None:
    """The first line says the profile, the last one that the match is saved."""
    store = FakeStore()
    start = launch("stav\nkonec\nano\n", store)
    assert 0 == play(start, "iota", SEATS)
    lines = told(start)
    assert "Profil odečítač, vstup není klávesnice." == lines[0]
    assert "Jana a Alfa" in lines[1]
    assert lines[-1].startswith("Partie je uložena.")
    assert store.kept[0].closed
    assert not store.kept[0].finished


class HeaderStore(FakeStore):
    """Remembers with which options a match began."""

    options: Mapping[str, str] = MappingProxyType({})

    def create(self, header: Header, secret: SecretSeed | None, /) -> FakeKept:
        self.options = dict(header.options)
        return super().create(header, secret)


@pytest.mark.parametrize(
    ("seats", "chosen", "expected", "told_of_it"),
    [
        (SEATS, {}, "said", False),
        (SEATS, {"turn-end": "itself"}, "itself", True),
        (SEATS, {"turn-end": "said"}, "said", False),
        ((SeatSpec("", "bot:1"), SeatSpec("", "bot:1")), {}, "itself", False),
    ],
)
def test_where_people_play_a_turn_of_tetrikon_ends_by_a_word(
    seats: tuple[SeatSpec, ...], chosen: Mapping[str, str], expected: str, told_of_it: bool
) -> None:
    """Unless they choose otherwise, which is told as a change; computers among themselves need no word."""
    store = HeaderStore()
    start = launch("volby\nnedohrát\nano\nkonec\nano\n", store)
    assert 0 == play(start, "tetrikon", seats, chosen)
    assert expected == store.options["turn-end"]
    assert told_of_it == any("Po druhé akci tah končí sám" in line for line in told(start))
    assert not any("až slovem" in line for line in told(start))


def test_the_end_of_input_is_an_orderly_end() -> None:
    """Saved, with a sentence, and nothing went wrong."""
    start = launch("")
    assert 0 == play(start, "iota", SEATS)
    assert told(start)[-1].startswith("Partie je uložena.")


def test_a_finished_match_is_put_away() -> None:
    """Whoever leaves after the end says good-bye."""
    store = FakeStore()
    start = launch("konec\n", store)
    assert 0 == play(start, "iota", [SeatSpec("", "bot:1"), SeatSpec("", "bot:1")])
    assert "Na shledanou." == told(start)[-1]
    assert store.kept[0].finished


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("chess", SEATS, {}),
        ("iota", SEATS[:1], {}),
        ("iota", SEATS, {"nonsense": "1"}),
    ],
)
def test_a_wrong_set_up_is_the_callers_mistake(
    game: str, seats: tuple[SeatSpec, ...], options: Mapping[str, str]
) -> None:
    """It is raised before anything is said."""
    start = launch()
    with pytest.raises(GameError):
        play(start, game, seats, options)
    assert [] == told(start)


def test_a_computer_that_does_not_exist_is_refused() -> None:
    """With the levels there are."""
    with pytest.raises(SetupError, match="error-bot-level"):
        play(launch(), "iota", (SeatSpec("Jana"), SeatSpec("", "bot:99")))


def test_players_are_asked_for_when_they_are_not_given() -> None:
    """The question comes through a pipe like everything else."""
    start = launch("Jana, 1 počítač\n\nkonec\nano\n")
    assert 0 == play(start, "iota")
    assert "IOTA, Hráč a Alfa úrovně 3. Prázdný řádek hraje, „změň“ mění." in told(start)
    assert any(line.endswith("Hrají Jana a Alfa.") for line in told(start))


def test_talking_lets_choose_a_game() -> None:
    """And leaving in the middle of the questions is no mistake."""
    start = launch("konec\n")
    assert 0 == talk(start)
    assert "Na shledanou." == told(start)[-1]


def test_a_match_goes_on_where_it_was_left() -> None:
    """The journal of the first session is the beginning of the second; a torn line is told."""
    store = FakeStore()
    play(launch("tahy\n1\n", store), "iota", SEATS)
    journal = read_journal([*store.kept[0].lines, '{"n":'])
    kept = FakeKept()
    start = launch("skóre\n", store)
    assert 0 == resume(start, journal, kept, store.secret)
    lines = told(start)
    assert any("je neúplný a vynechá se" in line for line in lines)
    assert any(line.startswith("Pokračuje ") for line in lines)
    assert any(line.startswith("Body: ") for line in lines)


def test_settings_with_a_damage_are_told_once() -> None:
    """And the defaults hold."""
    store = FakeStore(problem=GameError("error-settings-broken", file="settings.toml"))
    start = launch("", store)
    play(start, "iota", SEATS)
    assert 1 == told(start).count("Nastavení v souboru settings.toml je nečitelné, platí výchozí.")


def test_what_a_flag_chose_is_not_remembered() -> None:
    """It holds for this session; what was set by hand stays."""
    store = FakeStore({"language": "cs"})
    start = launch("verbosity\nbrief\nlanguage čeština\n", store, language="en")
    play(start, "iota", SEATS)
    assert told(start)[0].startswith("The profile is ")
    assert ("cs", "brief") == (store.saved["language"], store.saved["verbosity"])


@pytest.mark.parametrize(
    ("saved", "environ", "tag", "unclear"),
    [
        ({"language": "en"}, {"LANG": "cs_CZ"}, "en", False),
        ({}, {"LANG": "cs_CZ"}, "cs", False),
        ({}, {"LANG": "en_GB"}, "en", True),
        ({}, {}, "cs", True),
    ],
)
def test_the_language_of_the_settings_then_of_the_system(
    saved: dict[str, str], environ: dict[str, str], tag: str, unclear: bool
) -> None:
    """Only Czech is taken for granted; another guess is asked about at a terminal."""
    opened = open_console(launch(store=FakeStore(saved), environ=environ))
    assert (tag, unclear) == (opened.console.language.tag, opened.unclear)


def test_an_unexpected_error_is_caught_and_the_terminal_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence and exit code 1; the match is in its journal."""

    def explode(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("accessgames.shell.interpreter.interpret", explode)
    store = FakeStore()
    start = launch("stav\n", store, log=tmp_path / "errors.log")
    assert 1 == play(start, "iota", SEATS)
    assert told(start)[-1].startswith("Program se zastavil kvůli chybě, nic uloženého se neztratilo.")
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text(encoding="utf-8")
    assert store.kept[0].closed


class Interrupted(Terminal):
    """A keyboard at which Ctrl+C is pressed once."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.waiting = True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        if self.waiting:
            self.waiting = False
            signal.raise_signal(signal.SIGINT)
        return super().readline(size)


def test_ctrl_c_stops_and_asks_again_at_a_terminal() -> None:
    """The program does not end by it."""
    start = launch(store=FakeStore({"speech": "no"}), stdin=Interrupted("konec\nano\n"))
    assert 0 == play(start, "iota", SEATS)
    assert any("Přerušeno." in line for line in told(start))


@pytest.fixture
def handler() -> Iterator[Any]:
    before = signal.getsignal(signal.SIGINT)
    yield before
    signal.signal(signal.SIGINT, before)


def test_the_handler_of_the_caller_is_put_back(handler: object) -> None:
    """A session leaves nothing behind."""
    play(launch(""), "iota", SEATS)
    assert handler is signal.getsignal(signal.SIGINT)


def test_a_lesson_by_itself() -> None:
    """Learning needs no match, and keeps none."""
    store = FakeStore()
    start = launch("ruka\nkonec\n", store)
    assert 0 == learn(start, "iota")
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." in told(start)
    assert told(start)[-1].startswith("Výuka je přerušena")
    assert [] == store.kept


def test_a_lesson_without_a_game_asks_which() -> None:
    """The games are read, and one is chosen; who leaves then hears good-bye."""
    start = launch("quantum\nkonec\n")
    assert 0 == learn(start, None)
    assert "Výuka: Quantum, kapitola 1 ze 7, první lekce." in told(start)
    left = launch("konec\n")
    assert 0 == learn(left, None)
    assert "Na shledanou." == told(left)[-1]


def test_a_lesson_of_an_unknown_game() -> None:
    """That is the caller's mistake, before anything is told."""
    start = launch()
    with pytest.raises(GameError, match="error-game-unknown"):
        learn(start, "mariáš")
    assert [] == told(start)


@pytest.mark.parametrize(("speech", "typed", "expected"), [("unasked", ["1"], 1), ("no", [], 0)])
def test_newcomers_hear_of_the_lessons_once(
    monkeypatch: pytest.MonkeyPatch, speech: str, typed: list[str], expected: int
) -> None:
    """At the first start at a terminal, after a greeting; who has played does not hear it again."""
    reader = ScriptReader([*typed, "konec"])
    monkeypatch.setattr("accessgames.shell.launch.line_reader", lambda _stdin, _stdout: reader)
    plans = "" if expected else '[{"game":"iota","people":["Jana"],"bots":[["","bot:2"]],"options":{}}]'
    store = FakeStore({"language": "cs", "speech": speech, "display": "no", "last-setups": plans})
    start = launch(store=store, stdin=Terminal(), stdout=Terminal(), is_read=lambda _environ: True)
    assert 0 == talk(start)
    text = " ".join(told(start))
    assert expected == text.count("Hrát naučí slovo „uč“")
    assert bool(expected) is text.startswith("Vítejte. Tohle jsou stolní hry")


def test_from_the_choice_to_a_lesson_and_back() -> None:
    """After a lesson one is at home again, so that the game can be played at once."""
    start = launch("uč iota\nkonec\nkonec\n")
    assert 0 == talk(start)
    lines = told(start)
    assert 2 == len([line for line in lines if line.startswith("Která hra?")])
    assert lines.index("Výuka: IOTA, kapitola 1 ze 6, první lekce.") < lines.index("Na shledanou.")


def test_a_game_without_a_lesson_is_chosen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's game may have none; that is a sentence, and the games are offered again."""
    for module in ("home.conversation", "home.commands", "setup_dialogue"):
        monkeypatch.setattr(f"accessgames.shell.{module}.game_ids", lambda: ("iota", "pig"))
    monkeypatch.setattr(
        "accessgames.shell.launch.load_installed_room", lambda _game: replace(ROOM, lesson=None)
    )
    start = launch("uč pig\nkonec\n")
    assert 0 == talk(start)
    assert "Hra pig nemá výuku." in told(start)
    assert "Na shledanou." == told(start)[-1]
