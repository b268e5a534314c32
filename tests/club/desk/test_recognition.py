from __future__ import annotations

import pytest

from accessgames.club.desk import recognition
from accessgames.club.register import entries as e
from accessgames.club.register.reduction import Register, register_of
from accessgames.engine import GameError
from tests.club.register.making import entry, kept


def register(*names: str) -> Register:
    """A register of people with these names."""
    texts: dict[str, str] = {}
    entries = []
    for figure, name in enumerate(names, 1):
        digest, beside = kept(e.Field.NAME, name, figure)
        texts.update(beside)
        entries.append(entry(figure, figure, 1, e.Noted(e.Field.NAME, digest)))
    return register_of(entries, texts)


CLUB = register("Jana Nová", "Jana Nováková", "Karel Dvořák", "Alžběta", "Jan")


def meant(name: str, found: Register = CLUB, *taken: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who is meant by a name, and who is near."""
    told = recognition.recognise(found, name, taken)
    return tuple(one.name for one in told.people), tuple(one.name for one in told.near)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Jana Nová", "Jana Nová"),
        ("jana  nová", "Jana Nová"),
        ("Jana Nova", "Jana Nová"),
        ("dvor", "Karel Dvořák"),
        ("Dvořák", "Karel Dvořák"),
        ("K Dvo", "Karel Dvořák"),
        ("Novakova", "Jana Nováková"),
        ("Jan", "Jan"),
    ],
)
def test_a_part_of_a_name_is_enough(typed: str, name: str) -> None:
    """Who is known is found by a name, with and without accents, and by beginnings of its parts."""
    assert ((name,), ()) == meant(typed)
    assert name == recognition.find_person(CLUB, typed).name


def test_several_who_may_be_meant_have_to_be_asked_about() -> None:
    """Two people with the same beginning are both named."""
    assert (("Jana Nová", "Jana Nováková"), ()) == meant("Nov")
    assert (("Jana Nová", "Jana Nováková"), ()) == meant("Jana")


def test_who_plays_already_is_not_meant_by_a_part() -> None:
    """The beginning of a name that somebody at the tables has means the other one."""
    one = recognition.find_person(CLUB, "Jana Nová")
    assert (("Jana Nováková",), ()) == meant("Nov", CLUB, one.id)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Jana Nóva", "Jana Nová"),
        ("Jana Novy", "Jana Nová"),
        ("Jana Nvoá", "Jana Nová"),
        ("Karel Dvořáček", ""),
        ("Karl Dvořák", "Karel Dvořák"),
        ("Karell Dvořák", "Karel Dvořák"),
        ("Kаrel Dvořák", "Karel Dvořák"),
        ("Alžb", "Alžběta"),
        ("Eva", ""),
    ],
)
def test_a_name_that_is_nearly_known_is_asked_about(typed: str, near: str) -> None:
    """Accents, one letter, letters that look alike and the beginning of a single name are near."""
    assert ((), (near,) if near else ()) == meant(typed)


def test_short_names_and_numbers_are_somebodys_own() -> None:
    """Eva and Iva, Jan and Jana, player 11 and player 12 are not mistaken for each other."""
    club = register("Eva", "Jana", "Hráč 11")
    for name in ("Iva", "Jan", "Hráč 12", "Hráč 1"):
        assert ((), ()) == meant(name, club)


def refused(typed: str) -> tuple[str, object]:
    with pytest.raises(GameError) as error:
        recognition.find_person(CLUB, typed)
    return error.value.key, error.value.args_.get("choices")


def test_who_is_not_found_is_told_with_who_is_near() -> None:
    """The sentence names those who may be meant."""
    assert ("club-error-person-several", ("Jana Nová", "Jana Nováková")) == refused("nov")
    assert ("club-error-person-near", ("Karel Dvořák",)) == refused("Karl Dvořák")
    assert ("club-error-person-none", ()) == refused("Ivo")
    assert "club-error-person-whom" == refused(" ")[0]
    assert "club-error-person-number" == refused("6")[0]


def test_a_number_is_that_of_the_list() -> None:
    """People are listed by name, and each can be named by the number there."""
    names = [one.name for one in recognition.listed_people(CLUB)]
    assert ["Alžběta", "Jan", "Jana Nová", "Jana Nováková", "Karel Dvořák"] == names
    assert names == [recognition.find_person(CLUB, f"{number}.").name for number in range(1, 6)]
