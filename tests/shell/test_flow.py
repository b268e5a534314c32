from __future__ import annotations

from typing import TYPE_CHECKING, cast

from accessgames.output.ports import CuePort, Ports
from tests.output.test_voice import Spy
from tests.pig import ROOM as PIG
from tests.pig.notation import HOLD, ROLL, Face
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.output.worker import Worker

TURN = "Jste na tahu: hoď."


def test_a_match_begins_with_game_players_and_the_first_question() -> None:
    """Few lines before the first move."""
    assert ["Prase. Hrají Jana a Alfa.", TURN] == Stage().opening


def test_only_options_that_differ_are_told_at_the_beginning() -> None:
    """The usual rules need no words."""
    opening = Stage(options={"target": "50"}).opening
    assert ["Prase. Hrají Jana a Alfa.", "Hraje se do 50 bodů.", TURN] == opening


def test_what_others_do_is_told_before_the_turn() -> None:
    """The last line is what is expected now."""
    told = Stage().type("hod", "přičti")
    assert "Přičítáte si 6 bodů, celkem 6." == told[0]
    assert all(line.startswith("Alfa ") for line in told[1:-1])
    assert TURN == told[-1]


def test_the_turn_is_not_told_again_for_every_question() -> None:
    """A query is answered and nothing else."""
    assert ["Jana: 0 bodů.", "Alfa: 0 bodů."] == Stage().type("skóre")


def test_in_detail_the_number_of_moves_is_told() -> None:
    """The third level of verbosity adds what could be asked next."""
    told = Stage(settings={"verbosity": "detailed"}).type("hod")
    assert "Možných tahů: 2." == told[-1]


def test_briefly_the_brief_forms_are_told() -> None:
    """The first level shortens every line."""
    told = Stage(settings={"verbosity": "brief"}).type("hod")
    assert ["Jana: 6, v tahu 6.", "Na tahu: Jana."] == told


def test_silenced_events_still_leave_an_answer() -> None:
    """Where an own move is told silently, the question stands in its place: silence is a bug."""
    stage = Stage(DUEL, "Jana,bot:1", settings={"own": "silent", "bot": "silent", "score": "silent"})
    assert stage.type("polož", "1")


def test_the_end_is_told_once_with_places_and_what_can_be_asked() -> None:
    """After that only questions are answered."""
    stage = Stage(DUEL, "Jana,bot:1")
    for _ in range(2):
        stage.type("polož", "1")
    told = stage.type("polož", "1")
    further = "„odveta“, „hraj znovu“, „domů“."
    assert f"Můžete se ptát: „proč“, „historie“, „rozbor“, nebo dál: {further}" == told[-1]
    assert any(line.startswith("Jana: ") for line in told)
    assert ["Ticho."] == stage.type("ticho")
    assert ["Partie skončila."] == stage.type("kdo")
    assert ["Ještě jednou: Partie skončila."] == stage.type("")
    assert ["Partie už skončila."] == stage.type("tahy")


def test_the_end_has_a_cue_of_its_own() -> None:
    """Once, when the result is told, in place of those for points and turns."""
    stage = Stage(DUEL, "Jana,bot:1")
    played = Spy()
    stage.console.ports = Ports([CuePort(cast("Worker", played))])
    for _ in range(2):
        stage.type("polož", "1")
    assert ("end", True) not in played.calls
    stage.type("polož", "1")
    assert ("end", True) == played.calls[-1]
    stage.type("ticho", "skóre", "kdo")
    assert 1 == played.calls.count(("end", True))


def test_a_match_of_computers_is_told_and_ends() -> None:
    """Nobody has to be at the table."""
    opening = Stage(PIG, "bot:3,bot:2").opening
    assert "Prase. Hrají Alfa a Beta." == opening[0]
    assert opening[-2].startswith("druhé místo: ")


def test_each_viewer_is_told_their_part() -> None:
    """Redacted for everybody, private for the owner."""
    stage = Stage(DUEL, "Jana,Petr")
    seat = stage.session.known.seat
    assert 6 == seat.moment == len(seat.events(0))
    assert 3 == len(seat.private_events(0, -3, 0))
    assert {event.seat for event in seat.private_events(1, -3, 0)} == {1}


def test_it_is_known_who_acted_when() -> None:
    """For what has changed since, and what happened last."""
    stage = Stage(PIG, "Jana,Petr")
    stage.match.submit(0, ROLL)
    stage.match.submit(-1, Face(5))
    stage.match.submit(0, HOLD)
    stage.match.submit(1, ROLL)
    stage.match.submit(-1, Face(2))
    known = stage.session.known
    assert (3, 4, 0) == (known.after_own(0), known.after_own(1), known.after_own(2))
    assert [3, 2, 0] == list(known.turns())
    assert (1, 0) == (known.last_actor((0, 1)), known.last_actor((0,)))
    assert known.last_actor((5,)) is None
    assert known.others_acted(0, 3)
    assert not known.others_acted(1, 3)
