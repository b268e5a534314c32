from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club import events, notation
from accessgames.club.register import registrations
from accessgames.club.register.entries import Field, write_entry
from accessgames.club.register.reduction import register_of
from tests.club.making import opened

if TYPE_CHECKING:
    from accessgames.club.register.registrations import Registration
    from accessgames.club.rules.course import Course


def registration(figure: int, name: str, category: str = "", gender: str = "") -> Registration:
    """A registration whose text lies beside, in `TEXTS_OF`."""
    text = notation.to_text(notation.PersonEntry(f"{figure:032x}", name, category, gender))
    digest = notation.digest_of(text)
    TEXTS_OF[digest] = text
    return registrations.Registration(digest, digest, f"turnaj-{figure}", 1, name, category, gender)


TEXTS_OF: dict[str, str] = {}


def beside(course: Course, *names: tuple[int, str]) -> tuple[Course, dict[str, str]]:
    """A course in which somebody is named as by today's program, and what lies beside."""
    texts: dict[str, str] = {}
    for number, name in names:
        text = notation.to_text(notation.PersonEntry(f"{len(texts):032x}", name, "blind"))
        texts[notation.digest_of(text)] = text
        known = number <= len(course.tournament.players)
        kind = events.Changed if known else events.Registered
        course = course.after(kind(number, name, "blind", person=notation.digest_of(text)))
    return course, texts


def test_the_first_text_stands_for_a_registration() -> None:
    """A name that is put right later makes nobody else of the player; the last text is the one that holds."""
    course, texts = beside(opened(0), (1, "Jana Nova"), (1, "Jana Nová"))
    first, last = texts
    (found,) = registrations.registrations_of("turnaj", "{}", course, texts)
    assert registrations.Registration(first, last, "turnaj", 1, "Jana Nová", "blind") == found


def test_what_was_undone_counts_for_nothing() -> None:
    """Somebody else who got the number of a registration that was taken back is somebody else."""
    course, texts = beside(opened(0), (1, "Petr"))
    course, more = beside(course.after(events.Undone(1)), (1, "Karel"))
    (found,) = registrations.registrations_of("turnaj", "{}", course, {**texts, **more})
    assert ([*more], "Karel") == ([found.key], found.name)


def test_a_journal_with_names_in_its_lines_has_registrations() -> None:
    """Tournaments of the first program have no texts; number and first line stand for somebody."""
    found = tuple(registrations.registrations_of("turnaj", "{}", opened(["Jana", "Petr"]), {}))
    assert ["Jana", "Petr"] == [one.name for one in found]
    assert 2 == len({one.key for one in found})
    assert found == tuple(registrations.registrations_of("turnaj", "{}", opened(["Jana", "Petr"]), {}))
    (other, _) = registrations.registrations_of("jiný", "{ }", opened(["Jana", "Petr"]), {})
    assert other.key != found[0].key


def test_who_was_forgotten_is_known_as_such() -> None:
    """Where something else lies in the place of a name, nobody is made of it."""
    course, texts = beside(opened(0), (1, "Jana"))
    (digest,) = texts
    instead = {digest: notation.to_text(notation.ForgottenEntry("hráč 1"))}
    (found,) = registrations.registrations_of("turnaj", "{}", course, instead)
    assert found.forgotten
    assert registrations.Added((), {}) == registrations.derive([], instead, [found])


def test_the_same_name_is_the_same_person() -> None:
    """A club of an earlier program gets a register from its tournaments, and nothing is asked."""
    seasons = [registration(1, "Jana Nová"), registration(2, "Petr"), registration(3, "jana  nová")]
    found = registrations.full_register([], TEXTS_OF, seasons)
    assert 2 == len(found.people)
    jana = found.owner(seasons[0].key)
    assert jana is not None
    assert jana == found.owner(seasons[2].key) != found.owner(seasons[1].key)


def test_copies_of_a_club_work_out_the_same() -> None:
    """Two copies that know different tournaments agree about people once they are put together."""
    first, second, third = (registration(figure, "Jana Nová") for figure in (1, 2, 3))
    one = registrations.derive([], TEXTS_OF, [first, second]).entries
    other = registrations.derive([], TEXTS_OF, [second, third]).entries
    (jana,) = register_of([*one, *other], TEXTS_OF).people.values()
    assert {first.key, second.key, third.key} == set(jana.registrations)


def test_what_was_worked_out_once_is_not_worked_out_again() -> None:
    """A register that was written down needs nothing more until somebody new comes."""
    seasons = [registration(1, "Jana Nová", category="blind"), registration(2, "Petr", gender="masculine")]
    made = registrations.derive([], TEXTS_OF, seasons)
    assert () == registrations.derive(made.entries, TEXTS_OF, seasons).entries
    found = register_of(made.entries, TEXTS_OF)
    told = {person.name: dict(person.kept) for person in found.people.values()}
    assert {Field.NAME: "Jana Nová", Field.CATEGORY: "blind"} == told["Jana Nová"]
    assert {Field.NAME: "Petr", Field.GENDER: "masculine"} == told["Petr"]


def test_a_name_that_several_have_is_nobodys() -> None:
    """Where two people are known under one name, a third registration of it is not given to either."""
    two = [registration(1, "Jan Novák"), registration(2, "Jan Novák")]
    apart = [
        *registrations.derive([], TEXTS_OF, two[:1]).entries,
        *registrations.derive([], TEXTS_OF, two[1:]).entries,
    ]
    third = registration(3, "Jan Novák")
    found = registrations.full_register(apart, TEXTS_OF, [*two, third])
    assert 3 == len({found.owners[one.key] for one in (*two, third)})


def test_names_of_old_journals_get_a_text_of_their_own() -> None:
    """What stands in a line has a text beside the register, the same one in every copy."""
    (found,) = registrations.registrations_of("turnaj", "{}", opened(["Jana"]), {})
    made = registrations.derive([], {}, [found])
    (jana,) = register_of(made.entries, made.texts).people.values()
    assert "Jana" == jana.name
    assert [*map(write_entry, made.entries)] == [
        *map(write_entry, registrations.derive([], {}, [found]).entries)
    ]
