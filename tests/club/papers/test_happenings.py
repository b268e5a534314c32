"""Every event of a tournament as a sentence, short forms and a line of a protocol."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.braille import wrap_print
from accessgames.braille.transcriber import forward
from accessgames.club import events
from accessgames.club.model.proposal import SeatingKind
from accessgames.club.model.tournament import Player
from accessgames.club.papers.facts import event_message
from accessgames.testing.speech import load_speech_lint
from tests.club.papers.evening import CZECH, ENGLISH, EVENING, FINISHED, PLAYERS, PROPOSAL

AFTER = replace(EVENING, players=(*PLAYERS, Player(7, "Věra", "junioři")))
DRAFT = events.SeatingDraft(((1, 2), (3, 4)))

TOLD = [
    (events.Created(PROPOSAL, "zima"), "Turnaj Zimní turnaj je založený.", "turnaj Zimní turnaj"),
    (events.Amended(PROPOSAL), "Propozice turnaje Zimní turnaj jsou změněné.", "propozice změněné"),
    (events.Registered(1, "Jana", "blind"), "Číslo 1: Jana, kategorie nevidomí.", "1 Jana, nevidomí"),
    (events.Registered(7, "Věra", "junioři"), "Číslo 7: Věra, kategorie junioři.", "7 Věra, junioři"),
    (events.Registered(1, "Jana"), "Číslo 1: Jana.", "1 Jana"),
    (events.Changed(1, "Jana"), "Číslo 1 má nové údaje: Jana.", "1 Jana změna"),
    (events.Withdrawn(2), "Petr odchází.", "Petr pryč"),
    (events.Returned(2), "Petr se vrací.", "Petr zpět"),
    (events.Substituted(2, 7, "Věra"), "Střídání: odchází Petr, přichází Věra.", "Petr pryč, Věra"),
    (events.Declined(3), "Eva se vzdává postupu.", "Eva bez postupu"),
    (events.Seated(1, (DRAFT,), SeatingKind.LOT), "Stoly prvního kola jsou určené.", "kolo 1 stoly"),
    (
        events.Seated(2, (DRAFT,) * 4, SeatingKind.MEET),
        "Stoly druhého až pátého kola jsou určené.",
        "kola 2-5 stoly",
    ),
    (
        events.Seated(2, (DRAFT,) * 2, SeatingKind.MEET),
        "Stoly druhého a třetího kola jsou určené.",
        "kola 2-3 stoly",
    ),
    (events.Grouped(((1, 2), (3, 4))), "Losem jsou určené 2 skupiny.", "skupiny 2"),
    (events.Advanced((3, 1)), "Do finále postupují Eva a Jana.", "finále: Eva, Jana"),
    (events.LotDrawn((1, 3)), "Los určuje pořadí: Jana, Eva.", "los: Jana, Eva"),
    (
        events.Reported(1, 1, FINISHED),
        "První kolo, stůl 1: Eva 41, Jana 30, Petr nehraje.",
        "k1 s1: Eva 41, Jana 30, Petr chybí",
    ),
    (
        events.Corrected(1, 1, FINISHED, "omyl"),
        "Oprava, první kolo, stůl 1: Eva 41, Jana 30, Petr nehraje.",
        "oprava k1 s1: Eva 41, Jana 30, Petr chybí",
    ),
    (events.Penalised(1, 2, "pozdní příchod"), "Jana: trest 2 body, důvod: pozdní příchod.", "Jana trest 2"),
    (events.Closed(), "Výsledek turnaje Zimní turnaj je konečný.", "výsledek konečný"),
    (events.Reopened(), "Výsledek turnaje Zimní turnaj je zase otevřený.", "výsledek otevřený"),
    (events.Handicapped(2, 15), "Petr má vyrovnání 15 bodů.", "Petr vyrovnání 15"),
    (events.KeptApart(1, 2), "Jana a Petr spolu u stolu nesedí.", "Jana, Petr nespolu"),
    (events.KeptApart(1, 2, apart=False), "Jana a Petr mohou zase sedět spolu.", "Jana, Petr spolu"),
    (events.Teamed("Modří", (1, 2)), "Družstvo Modří: Jana a Petr.", "Modří: Jana, Petr"),
    (events.Teamed("-01234567", (1, 2)), "Družstvo Jana a Petr.", "Jana, Petr"),
    (events.Teamed("Modří", ()), "Družstvo Modří je zrušené.", "Modří: zrušeno"),
    (events.Teamed("-01234567", ()), "Družstvo je zrušené.", "zrušeno"),
    (
        events.Opened("0" * 16, (1, 2), "v Brně", "2026-11-21", "18:30"),
        "Stůl 3 v Brně, sobota 21. listopadu 2026, 18:30: Jana a Petr.",
        "s3 v Brně Jana, Petr",
    ),
    (events.Undone(3), "Poslední krok je vzatý zpět.", "zpět 1"),
    (events.Restored(("0" * 32,)), "Krok vzatý zpět zase platí.", "krok zase platí"),
    (events.Forgotten(2, (("a" * 64, "b" * 64),)), "Jméno hráče číslo 2 je zapomenuté.", "zapomenuto 2"),
    (events.Keyed("a" * 64), "Odtud podepisuje řádky klíč pořadatele.", "klíč"),
]


@pytest.mark.parametrize(("event", "full", "braille"), TOLD)
def test_an_event_is_a_sentence_and_a_short_form(event: events.Event, full: str, braille: str) -> None:
    """Names stay in the nominative, verbs agree with numbers."""
    said = CZECH.render(event_message(AFTER, event))
    assert (full, braille) == (said.full, said.braille)


@pytest.mark.parametrize("event", [event for event, _, _ in TOLD])
def test_short_forms_fit_a_braille_line(event: events.Event) -> None:
    """In both languages, in cells of the Czech code; a result tells everybody, in lines of the display."""
    for language in (CZECH, ENGLISH):
        short = language.render(event_message(AFTER, event)).braille
        if isinstance(event, events.Reported | events.Corrected):
            lines = wrap_print(short, 20, language=language.tag)
            assert short == " ".join(lines)
        else:
            assert 40 >= len(forward(short, language.tag))


@pytest.mark.parametrize("event", [event for event, _, _ in TOLD])
def test_sentences_are_read_rightly_by_a_voice(event: events.Event) -> None:
    """The speech lint has nothing against any of the three forms."""
    for language in (CZECH, ENGLISH):
        said = language.render(event_message(AFTER, event))
        lint = load_speech_lint(language.tag)
        assert [] == [bad for line in (said.full, said.brief) for bad in lint.line(line)]


def test_no_kind_of_event_is_left_out() -> None:
    """A new kind of event needs a sentence."""
    assert set(events.KINDS.values()) == {type(event) for event, _, _ in TOLD}


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [(2, "Poslední 2 kroky jsou vzaté zpět."), (5, "Posledních 5 kroků je vzato zpět.")],
)
def test_steps_taken_back_are_counted(steps: int, sentence: str) -> None:
    """Several at once, in right Czech."""
    assert sentence == CZECH.form(event_message(AFTER, events.Undone(1), steps), "full")
