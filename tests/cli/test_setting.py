"""What players, options and seeds on the command line mean."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.arguments import Arguments
from accessgames.cli.commands import START_COMMAND
from accessgames.cli.console import Console, UsageError
from accessgames.cli.match_options import (
    check_seats,
    find_room,
    make_setup,
    read_options,
    read_players,
    read_seed,
)
from accessgames.engine import BotKit, Novice, Option, SeatSpec
from accessgames.shell.settings import LONGEST_NAME
from tests.cli.pig_room import ROOM

if TYPE_CHECKING:
    from accessgames.games import Room


@pytest.fixture
def console() -> Console:
    """A console that nobody hears."""
    return Console("cs", io.StringIO(), io.StringIO())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Jana", (SeatSpec("Jana"),)),
        ("Jana,bot:2", (SeatSpec("Jana"), SeatSpec("", "bot:2"))),
        (" Jana Nováková , BOT:Greedy ", (SeatSpec("Jana Nováková"), SeatSpec("", "bot:greedy"))),
        ("bot:1,bot:1", (SeatSpec("", "bot:1"), SeatSpec("", "bot:1"))),
        ("Bot,bota:1", (SeatSpec("Bot"), SeatSpec("bota:1"))),
        ("x" * LONGEST_NAME, (SeatSpec("x" * LONGEST_NAME),)),
        ("Rehor\N{COMBINING CARON}, Re\N{COMBINING CARON}ha", (SeatSpec("Rehoř"), SeatSpec("Rěha"))),
    ],
)
def test_players(text: str, expected: tuple[SeatSpec, ...]) -> None:
    """Names are people, what starts with `bot:` is a computer player; blanks around don't matter."""
    assert expected == read_players(text)


@pytest.mark.parametrize(
    ("text", "key", "name"),
    [
        ("", "cli-error-player-empty", None),
        ("Jana,", "cli-error-player-empty", None),
        ("Jana, ,Petr", "cli-error-player-empty", None),
        ("Jana,jana", "cli-error-player-twice", "jana"),
        ("Žofie,Petr,ŽOFIE", "cli-error-player-twice", "ŽOFIE"),
        ("Jana,JÁNA", "cli-error-player-twice", "JÁNA"),
        ("e\N{COMBINING ACUTE ACCENT},é", "cli-error-player-twice", "é"),
        ("x" * 31, "cli-error-player-name", "x" * 30),
        ("Jana\x1b[31m", "cli-error-player-name", "Jana\x1b[31m"),
    ],
)
def test_wrong_players(text: str, key: str, name: str | None) -> None:
    """Missing, doubled, overlong and unprintable names are refused with what was written."""
    with pytest.raises(UsageError) as caught:
        read_players(text)
    assert (key, name) == (caught.value.key, caught.value.args_.get("name"))


def test_seeds() -> None:
    """A seed is any whole number of up to eighteen digits; without one a short one is drawn."""
    assert 7 == read_seed(Arguments(START_COMMAND, {}, {"seed": ("7",)}))
    drawn = {read_seed(Arguments(START_COMMAND)) for _ in range(20)}
    assert len(drawn) > 10
    assert all(0 <= seed < 10**6 for seed in drawn)
    with pytest.raises(UsageError):
        read_seed(Arguments(START_COMMAND, {}, {"seed": ("1" * 19,)}))


def test_options(console: Console) -> None:
    """Pairs are read in order, blanks around don't matter, the last value of a key counts."""
    pairs = ("target=50", " target = 100 ")
    assert {"target": "100"} == read_options(pairs, ROOM, console)
    assert {} == read_options((), ROOM, console)


@pytest.mark.parametrize("pair", ["target", "target=", "=50", "=", ""])
def test_options_without_key_or_value(console: Console, pair: str) -> None:
    """Half a pair is refused with what was written."""
    with pytest.raises(UsageError) as caught:
        read_options((pair,), ROOM, console)
    assert {"pair": pair} == dict(caught.value.args_)


def test_unknown_options_are_left_to_the_game(console: Console) -> None:
    """What is no option of the game is passed on as it is; the game knows what to say about it."""
    assert {"nic": "a=b", "target": "51"} == read_options(("nic=a=b", "target=51"), ROOM, console)
    with pytest.raises(UsageError) as caught:
        make_setup(ROOM, 2, {"target": "51"}, console)
    assert ("error-option-value", ("50", "100")) == (caught.value.key, caught.value.args_["choices"])


def test_options_by_words_of_the_language(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the words of a game name options and values, they are understood, with hyphens for blanks."""
    monkeypatch.setattr(type(ROOM.game), "options", (Option("status", ("score", "hand"), "score", "Pig 1"),))
    words = console.language.vocabulary("common")
    table = {
        "option-status": words.table["status"],
        "option-status-score": words.table["score"],
        "option-status-hand": words.table["hand"],
    }
    vocabulary = type(words)(
        {key: type(word)(key, "options", word.words) for key, word in table.items()}, words.read
    )
    monkeypatch.setattr(type(console.language), "vocabulary", lambda *_: vocabulary)
    assert {"status": "hand"} == read_options(("přehled=moje-karty",), ROOM, console)
    assert {"status": "score"} == read_options(("SITUACE=body",), ROOM, console)
    assert {"status": "nic"} == read_options(("status=nic",), ROOM, console)


@pytest.mark.parametrize(("seats", "key"), [(1, "error-seats"), (5, "error-seats")])
def test_wrong_numbers_of_players(console: Console, seats: int, key: str) -> None:
    """A game that is not for so many says for how many it is, as wrong usage."""
    with pytest.raises(UsageError) as caught:
        make_setup(ROOM, seats, {}, console)
    assert (key, 2, 4) == (caught.value.key, caught.value.args_["least"], caught.value.args_["most"])


def test_computer_players_are_checked_before_the_match() -> None:
    """A level that does not exist is wrong usage; people are not looked at."""
    seats = (SeatSpec("bot"), SeatSpec("", "bot:1"))
    assert seats == check_seats(ROOM, seats)
    with pytest.raises(UsageError) as caught:
        check_seats(ROOM, (SeatSpec("Jana"), SeatSpec("", "bot:77")))
    assert "error-bot-level" == caught.value.key


def _five(**players: Novice) -> Room:
    """Pig with five levels."""
    judges = dict.fromkeys(("one", "two", "three", "four", "greedy"), ROOM.bots.judges["greedy"])
    return replace(ROOM, bots=BotKit(judges, tuple(judges), "greedy", players))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("bot:mistr", "bot:4"),
        ("Bot:Začátečník", "bot:1"),
        ("bot:ucen", "bot:2"),
        ("bot:hráčka", "bot:3"),
        ("bot:GRANDMASTER", "bot:5"),
        ("bot:master", "bot:4"),
        ("bot:4", "bot:4"),
        ("bot:two", "bot:two"),
    ],
)
def test_levels_by_name(typed: str, expected: str) -> None:
    """A level may be named in any language, with or without diacritics; the record has its number."""
    (seat,) = check_seats(_five(), read_players(typed))
    assert SeatSpec("", expected) == seat


def test_a_policy_goes_before_a_level_of_its_name() -> None:
    """Where a game calls a policy `master`, that is the one that plays."""
    room = _five(master=Novice("greedy", 0.0, 0.0))
    assert (SeatSpec("", "bot:master"),) == check_seats(room, read_players("bot:master"))


@pytest.mark.parametrize("typed", ["bot:mist", "bot:lev", "bot:6", "bot:"])
def test_what_is_no_level_is_refused(typed: str) -> None:
    """Beginnings of names and other words are not guessed; the sentence says what there is."""
    with pytest.raises(UsageError) as caught:
        check_seats(_five(), read_players(typed))
    assert 5 == caught.value.args_["most"]


def test_names_mean_nothing_where_there_are_not_five_levels() -> None:
    """A game with three levels has no master."""
    with pytest.raises(UsageError, match="error-bot-policy"):
        check_seats(ROOM, read_players("bot:mistr"))


def test_games_are_found_in_any_case() -> None:
    """`IOTA` is `iota`; a game that is not installed is wrong usage."""
    assert "iota" == find_room("IOTA").game.id
    with pytest.raises(UsageError) as caught:
        find_room("šachy")
    assert "šachy" == caught.value.args_["game"]
