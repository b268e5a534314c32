from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessgames.club import notation
from accessgames.club.register import entries as e
from accessgames.club.register.reduction import kept_texts, register_of
from tests.club.register.making import ENTRIES, NAMES, REGISTRATIONS, TEXTS, entry, kept, number

JANA, NOVA, PETR, KAREL = TEXTS
NOWHERE = frozenset[str]()


def named(figure: int, person: int, text: str, clock: int = 1) -> e.Entry:
    return entry(figure, person, clock, e.Noted(e.Field.NAME, text))


@given(st.lists(ENTRIES, max_size=25), st.integers(0, 25), st.data())
def test_neither_order_nor_repetition_matters(entries: list[e.Entry], cut: int, data: st.DataObject) -> None:
    """However entries come together, in whatever order and however often, the register is the same."""
    expected = register_of(entries, TEXTS)
    assert expected == register_of(data.draw(st.permutations([*entries, *entries[:cut]])), TEXTS)
    assert expected == register_of({*entries[cut:]} | {*entries[:cut]}, TEXTS)


@given(st.lists(ENTRIES, max_size=25), st.lists(ENTRIES, max_size=25))
def test_who_is_erased_stays_so_whatever_comes(entries: list[e.Entry], others: list[e.Entry]) -> None:
    """No entry brings back somebody who was erased, nor a text of theirs."""
    before, after = register_of(entries, TEXTS), register_of([*entries, *others], TEXTS)
    erased = {one.person for one in entries if isinstance(one.says, e.Erased)}
    ids = {number for person in after.people.values() for number in person.ids}
    assert set() == ids & erased
    assert erased <= before.erased & after.erased


@given(st.lists(ENTRIES, max_size=25), st.lists(ENTRIES, max_size=25))
def test_texts_are_put_together_in_any_order(entries: list[e.Entry], others: list[e.Entry]) -> None:
    """Of two copies the same texts are kept whichever comes first, and once more changes nothing."""
    halves = {one: TEXTS[one] for one in (JANA, NOVA)}, {one: TEXTS[one] for one in (NOVA, PETR, KAREL)}
    found = register_of([*entries, *others], TEXTS)
    once = kept_texts(found, NOWHERE, *halves)
    assert once == kept_texts(found, NOWHERE, *reversed(halves)) == kept_texts(found, NOWHERE, once, *halves)
    assert set() == once.keys() & found.gone


@given(st.lists(ENTRIES, max_size=25))
def test_everybody_is_one_person(entries: list[e.Entry]) -> None:
    """No id belongs to two people, and every registration of a person is known to be theirs."""
    found = register_of(entries, TEXTS)
    ids = [number for person in found.people.values() for number in person.ids]
    assert len(ids) == len(set(ids))
    for person in found.people.values():
        assert person.id == min(person.ids)
        assert [person.id] * len(person.registrations) == [found.owners[one] for one in person.registrations]


def test_the_later_name_holds() -> None:
    """Of two names the later one is told; of two of the same moment everybody tells the same."""
    assert NAMES[1] == register_of([named(1, 1, NOVA, 5), named(2, 1, JANA, 4)], TEXTS).people[number(1)].name
    assert NAMES[0] == register_of([named(2, 1, JANA, 4), named(1, 1, NOVA, 4)], TEXTS).people[number(1)].name


def test_what_is_cleared_is_not_kept() -> None:
    """A contact that is taken away is gone, while the name stays."""
    digest, texts = kept(e.Field.CONTACT, "777 123 456")
    has = [named(1, 1, JANA), entry(2, 1, 2, e.Noted(e.Field.CONTACT, digest))]
    both = {**TEXTS, **texts}
    expected = {e.Field.NAME: "Jana Nová", e.Field.CONTACT: "777 123 456"}
    assert expected == register_of(has, both).people[number(1)].kept
    cleared = [*has, entry(3, 1, 3, e.Noted(e.Field.CONTACT))]
    assert {e.Field.NAME: "Jana Nová"} == register_of(cleared, both).people[number(1)].kept


def test_who_was_not_asked_has_not_agreed() -> None:
    """Consent is there only where the last answer was yes."""
    for answers, expected in (((), False), ((True,), True), ((True, False), False), ((False, True), True)):
        agreed = [
            entry(9 + clock, 1, clock, e.Agreed(e.Consent.NAMED, yes, "2026-11-27"))
            for clock, yes in enumerate(answers)
        ]
        person = register_of([named(1, 1, JANA), *agreed], TEXTS).people[number(1)]
        assert expected is person.agrees(e.Consent.NAMED)
        assert person.agrees(e.Consent.CATEGORY) is False


def test_people_who_are_united_are_one() -> None:
    """Whoever is united with somebody has all that both have, over any number of steps."""
    entries = [
        named(1, 1, NOVA, 1),
        named(2, 2, JANA, 2),
        named(3, 3, NOVA, 1),
        entry(4, 1, 1, e.Linked(REGISTRATIONS[0])),
        entry(5, 3, 1, e.Linked(REGISTRATIONS[1])),
        entry(6, 2, 3, e.United(number(1))),
        entry(7, 3, 4, e.United(number(2))),
    ]
    found = register_of(entries, TEXTS)
    (person,) = found.people.values()
    assert (number(1), number(2), number(3)) == person.ids
    assert "Jana Nová" == person.name
    assert tuple(sorted(REGISTRATIONS[:2])) == person.registrations
    assert (number(7), number(6)) == person.united
    assert person == found.owner(REGISTRATIONS[0]) == found.owner(REGISTRATIONS[1])


def test_people_who_are_parted_are_two_again() -> None:
    """Taking back a union gives each their own, even where the union is heard of later."""
    union = entry(3, 1, 3, e.United(number(2)))
    entries = [named(1, 1, NOVA), named(2, 2, JANA), entry(4, 1, 4, e.Parted(union.id)), union]
    found = register_of(entries, TEXTS)
    assert ["Jana Nova", "Jana Nová"] == [person.name for person in found.people.values()]


def test_a_registration_belongs_to_the_last_one_named() -> None:
    """A registration that was given to the wrong person can be given to another one."""
    entries = [
        named(1, 1, JANA),
        named(2, 2, PETR),
        entry(3, 1, 1, e.Linked(REGISTRATIONS[0])),
        entry(4, 2, 2, e.Linked(REGISTRATIONS[0])),
    ]
    owner = register_of(entries, TEXTS).owner(REGISTRATIONS[0])
    assert owner is not None
    assert "Petr" == owner.name


def test_whoever_is_one_with_the_erased_is_erased() -> None:
    """Somebody who was united elsewhere, before the wish to be forgotten was known, is forgotten, too."""
    entries = [
        named(1, 1, JANA),
        named(2, 2, NOVA),
        entry(3, 2, 9, e.United(number(1))),
        entry(4, 1, 2, e.Erased((JANA,))),
        entry(5, 1, 9, e.Linked(REGISTRATIONS[0])),
    ]
    found = register_of(entries, TEXTS)
    assert {} == found.people
    assert frozenset({number(1), number(2)}) == found.erased
    assert {JANA: number(1), NOVA: number(1)} == found.gone
    assert found.owner(REGISTRATIONS[0]) is None


def test_a_text_in_the_place_of_a_name_stays() -> None:
    """Where one copy has "player 7" in the place of a name, no other copy brings the name back."""
    text = notation.to_text(notation.ForgottenEntry("hráč 7"))
    found = register_of([], {})
    assert {**TEXTS, JANA: text} == kept_texts(found, NOWHERE, {JANA: text}, TEXTS)
    assert {**TEXTS, JANA: text} == kept_texts(found, NOWHERE, TEXTS, {JANA: text})


def test_a_text_of_a_journal_does_not_go_without_another_one_in_its_place() -> None:
    """What is erased in the register alone stays beside a journal that speaks of it, until a line says so."""
    found = register_of([named(1, 1, JANA), entry(2, 1, 2, e.Erased((JANA,)))], TEXTS)
    assert JANA not in kept_texts(found, NOWHERE, TEXTS)
    assert TEXTS[JANA] == kept_texts(found, frozenset({JANA}), TEXTS)[JANA]


def test_two_entries_with_one_id_are_one() -> None:
    """Where somebody made two of one id, everybody believes the same one of them."""
    two = [named(1, 1, JANA), named(1, 1, PETR)]
    assert register_of(two, TEXTS) == register_of(two[::-1], TEXTS)


def test_nobody_makes_an_empty_register() -> None:
    """A club without entries has nobody, and the next entry is the first."""
    found = register_of([], {})
    assert ({}, {}, 0) == (dict(found.people), dict(found.owners), found.clock)
