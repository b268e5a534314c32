"""Opponents with a name: what they are called, how they are found, and how they are introduced."""

from __future__ import annotations

from itertools import combinations

import pytest

from accessgames.engine import SeatSpec
from accessgames.games import game_ids, load_room
from accessgames.language import Language, Person, languages
from accessgames.language.commandline import normalise_bare
from accessgames.shell.rivals.characters import called, find_opponent, introductions, opponents
from accessgames.shell.seating import name_seats, player_message
from tests.shell.stage import Stage

EVERY_GAME = pytest.mark.parametrize("game", game_ids())
LANGUAGES = pytest.mark.parametrize("tag", languages())


def _names(tag: str) -> list[str]:
    language = Language(tag)
    kits = [load_room(game).bots for game in game_ids()]
    return [language.text(f"character-{one.id}-name") for kit in kits for one in kit.characters]


@LANGUAGES
def test_names_are_told_apart_by_ear(tag: str) -> None:
    """No two names begin alike, neither two characters nor a character and a player of a level."""
    usual = [Language(tag).text("shell-bot-name", number=number) for number in range(1, 6)]
    for one, other in combinations((*_names(tag), *usual), 2):
        assert normalise_bare(one)[:3] != normalise_bare(other)[:3]


@EVERY_GAME
@LANGUAGES
def test_characters_are_introduced(game: str, tag: str) -> None:
    """Each in one line of at most 118 characters that begins with the name; of 20 cells in a list.

    Levels and people are not.
    """
    language, kit = Language(tag), load_room(game).bots
    players = ["human", "bot:3", *(f"bot:{one.id}" for one in kit.characters), f"bot:{kit.characters[0].id}"]
    told = [language.form(message, "full") for message in introductions(kit, players)]
    names = [language.text(f"character-{one.id}-name") for one in kit.characters]
    assert names == [line.split()[0] for line in told]
    assert [] == [line for line in told if len(line) > 118]
    felt = [language.form(message, "braille") for message in introductions(kit, players)]
    assert [] == [line for line in felt if len(line) > 16]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Hedvika", "bot:hoarder"), ("hedviky", "bot:hoarder"), ("Hedvikou", "bot:hoarder"),
        ("krystof", "bot:gambler"), ("Kryštofa", "bot:gambler"), ("blocker", "bot:blocker"),
        ("3", "bot:3"), ("mistr", "bot:4"), ("ucen", "bot:2"),
        ("", None), ("6", None), ("Žofie", None), ("hed", None), ("mist", None),
    ],
)  # fmt: skip
def test_an_opponent_is_found_by_what_is_typed(typed: str, expected: str | None) -> None:
    """A level by its number or whole name, a character of this game by its name in some case or its id."""
    assert expected == find_opponent(typed, load_room("iota").bots, Language("cs"))


@EVERY_GAME
@LANGUAGES
def test_opponents_are_listed(game: str, tag: str) -> None:
    """Five levels with their names, then three characters; each is found by every word that is listed."""
    language, kit = Language(tag), load_room(game).bots
    listed = opponents(kit, language)
    assert [*(f"bot:{level}" for level in range(1, 6)), *(f"bot:{one.id}" for one in kit.characters)] == [
        player for player, _ in listed
    ]
    for player, words in listed:
        assert [player] * len(words) == [find_opponent(word, kit, language) for word in words]


def test_a_seat_of_a_character_has_its_name() -> None:
    """Its name and gender; a number where somebody is called the same; a name that is given stays."""
    seats = (
        SeatSpec("Hedvika"), SeatSpec("", "bot:hoarder"), SeatSpec("", "bot:hoarder"),
        SeatSpec("", "bot:3"), SeatSpec("Jana", "bot:gambler"),
    )  # fmt: skip
    named = name_seats(seats, Language("cs"))
    assert ["Hedvika", "Hedvika 2", "Hedvika 3", "Alfa", "Jana"] == [seat.name for seat in named]
    assert ["", "feminine", "feminine", "", ""] == [seat.gender for seat in named]


@pytest.mark.parametrize("player", ["human", "bot:3", "bot:greedy", "bot:", "bot:../../x", "bot:lesson"])
def test_others_have_no_name_of_their_own(player: str) -> None:
    """Whatever else stands at a seat is nobody's name."""
    assert called(player, Language("cs")) is None


@LANGUAGES
def test_a_character_is_told_with_its_strength(tag: str) -> None:
    """In all forms; the one for fingers fits twenty cells where the name has up to nine letters."""
    language, kit = Language(tag), load_room("iota").bots
    message = player_message(Person("Hedvika"), "bot:hoarder", kit)
    told = [language.form(message, form) for form in ("full", "brief", "braille")]
    expected = {
        "cs": [
            "Hedvika je počítač, silou asi jako úroveň 3, hráč.",
            "Hedvika: počítač, asi 3, hráč",
            "Hedvika asi 3",
        ],
        "en": [
            "Hedvika is the computer, about as strong as level 3, player.",
            "Hedvika: computer, about 3, player",
            "Hedvika about 3",
        ],
    }
    assert expected[tag] == told


def test_who_somebody_is_can_be_asked() -> None:
    """A character with its manner, a person as one; a name that nobody has is refused with all names."""
    stage = Stage(load_room("iota"), "Jana,bot:hoarder")
    assert [
        "Hedvika je počítač, silou asi jako úroveň 3, hráč.",
        "Hedvika je trpělivá: raději vynechá tah a počká na čtveřici, než by kladla za málo.",
    ] == stage.type("kdo je Hedvika")
    assert ["Jana je člověk."] == stage.type("kdo je jana")
    assert ["„Bořek“ u stolu nesedí. Sedí tu Jana a Hedvika."] == stage.type("kdo je Bořek")
    assert "Hedvika je trpělivá" in stage.type("hráči")[-1]


def test_a_match_begins_with_an_introduction() -> None:
    """Whoever begins a match against a character hears what it is like, except in brief mode."""
    room, players = load_room("iota"), "Jana,bot:hoarder"
    full, brief = (Stage(room, players, settings={"verbosity": manner}) for manner in ("normal", "brief"))
    assert [True, False] == [
        any("Hedvika je trpělivá" in line for line in one.opening) for one in (full, brief)
    ]
