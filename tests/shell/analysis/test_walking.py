"""Walking through a finished match: by words, numbers and keys; where it turned, and what was better."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games import ReviewMeasure, load_room
from accessgames.language import Language, Message, Nested, Person, Value, say
from accessgames.patience import still
from accessgames.shell.analysis import summary
from accessgames.shell.analysis.walk import ReviewWalk, walk_through
from accessgames.shell.lists import STORY
from accessgames.shell.sight.looking import visible_panels
from accessgames.shell.typing_aids import press_key
from tests.pig import ROOM as PIG
from tests.shell.stage import Stage, speak

if TYPE_CHECKING:
    from accessgames.engine import Watch
    from tests.pig.rules import State

IOTA = load_room("iota")
SHORT = {"tetrikon": {"rounds": "30"}, "iqlandie": {"rounds": "3"}}
AGAIN = ("Ještě jednou: ", "Opět: ", "Beze změny: ")


def plain(lines: list[str]) -> list[str]:
    """Lines without what says that they are told once more."""
    for words in AGAIN:
        lines = [line.removeprefix(words) for line in lines]
    return lines


def finished(players: str = "bot:timid,bot:random", **settings: str) -> Stage:
    """A finished match of Pig, played by computer players."""
    stage = Stage(players=players, seed="4", settings=settings)
    assert stage.session.known.over
    return stage


@pytest.fixture
def stage() -> Stage:
    """A match that is about to be gone through."""
    found = finished()
    found.type("rozbor")
    return found


def where(stage: Stage) -> int:
    """The move where the listener is."""
    question = stage.session.agenda.question
    assert isinstance(question, ReviewWalk)
    return question.number


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_the_history_keeps_the_match_apart_from_what_is_looked_at(game: str) -> None:
    """Walking to moves and back tells them again, and nothing of it joins the story of the match."""
    stage = Stage(load_room(game), "bot:random,bot:random", seed="4", options=SHORT.get(game, {}))
    history, listener = stage.session.teller.console.history, stage.session.teller.listener
    before = [line.key for line in history.find(listener, STORY)]
    assert before
    stage.type("rozbor", *(f"tah {number}" for number in (1, 2, 5, 9, 12)), "zde", "předchozí", "další")
    assert before == [line.key for line in history.find(listener, STORY)]


def test_it_begins_with_what_it_is_and_how_it_goes() -> None:
    """Nothing has been judged by then, so the first lines come at once."""
    stage = finished()
    first, view, how = stage.type("rozbor")
    assert "Rozbor partie, 90 tahů." == first
    assert "Hodnotí se jen podle toho, co hráč v té chvíli věděl." == view
    assert "Partií se prochází číslem tahu a slovy „dál“, „předchozí“, „obrat“, „souhrn“ a „konec“." == how
    question = stage.session.agenda.question
    assert isinstance(question, ReviewWalk)
    assert not any(question.past.review.known(number) for number in range(91))


def test_a_match_that_goes_on_is_not_analysed() -> None:
    """The hands of others stay hidden as long as it matters."""
    stage = Stage()
    assert ["Rozebrat lze až dohranou partii."] == stage.type("rozbor")
    assert stage.session.agenda.question is None


def test_forward_and_back(stage: Stage) -> None:
    """Each move is told with its number, and neither end is passed."""
    assert ["1 z 90: Alfa hodí 3, v tahu má 3 body."] == stage.type("další")
    assert ["2 z 90: Alfa hodí 3, v tahu má 6 bodů."] == stage.type("dál")
    assert ["1 z 90: Alfa hodí 3, v tahu má 3 body."] == stage.type("předchozí")
    assert "0 z 90: Začátek partie." == stage.type("předchozí")[0]
    assert ["Tohle je začátek partie."] == stage.type("předchozí")
    assert stage.type("závěr")[0].startswith("90 z 90: Beta si přičítá 5 bodů")
    assert ["Tohle je poslední tah partie."] == stage.type("další")
    assert "0 z 90: Začátek partie." == stage.type("začátek")[0]


@pytest.mark.parametrize("words", ["3", "tah 3", "třetí", "tah třetí", "tah číslo 3"])
def test_a_number_goes_to_a_move(stage: Stage, words: str) -> None:
    """With or without the word."""
    assert ["3 z 90: Alfa hodí 5, v tahu má 11 bodů."] == stage.type(words)
    assert 3 == where(stage)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("999", "Tah 999 v partii není, poslední je 90."),
        ("tah 91", "Tah 91 v partii není, poslední je 90."),
        ("tah bflm", "„bflm“ není číslo tahu, poslední je 90."),
    ],
)
def test_a_move_that_is_not_there(stage: Stage, words: str, told: str) -> None:
    """The number is told back, and the listener stays."""
    stage.type("5")
    assert [told] == stage.type(words)
    assert 5 == where(stage)


def test_a_turning_point_tells_what_was_better_and_why(stage: Stage) -> None:
    """How much it cost, what would have been better, and the reason of that."""
    assert [
        "4 z 90: Alfa si přičítá 11 bodů, celkem 11.",
        "Alfa: 11 bodů.",
        "Obrat: ztráta asi 2 body.",
        "Lepší: hodit kostkou",
        "V sázce: 11 bodů.",
    ] == stage.type("obrat")
    assert stage.type("obrat")[0].startswith("6 z 90: ")
    assert stage.type("předchozí obrat")[0].startswith("4 z 90: ")
    assert ["Předtím žádný obrat není."] == stage.type("předchozí obrat")
    stage.type("závěr")
    assert ["Dál už žádný obrat není."] == stage.type("obrat")


def test_any_decision_can_be_asked_about(stage: Stage) -> None:
    """Also one that was good, or none at all."""
    stage.type("1")
    assert ["Tady není co hodnotit."] == stage.type("rada")
    stage.type("2")
    assert ["Nejlepší možnost, jiné jsou aspoň o 3 body horší."] == stage.type("rada")


def test_in_detail_small_losses_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where usually only turning points are."""
    monkeypatch.setattr("accessgames.shell.analysis.past.USUAL_MEASURE", ReviewMeasure(clear=50.0))
    told = {}
    for verbosity in ("normal", "detailed"):
        stage = finished(verbosity=verbosity)
        stage.type("rozbor")
        told[verbosity] = stage.type("4")
    assert told["normal"] == told["detailed"][:2]
    assert "Ztráta asi 2 body." == told["detailed"][2]


def test_a_loss_that_decides_has_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would know what a thousand points mean."""
    monkeypatch.setattr(
        "accessgames.shell.analysis.past.USUAL_MEASURE", ReviewMeasure(clear=1.0, decisive=2.0)
    )
    stage = finished()
    stage.type("rozbor", "obrat")
    assert "Obrat: velká ztráta." == stage.type("obrat")[2]


@pytest.mark.parametrize(
    ("decisive", "told"),
    [
        (1000.0, "15 obratů, ztráta asi 132 bodů."),
        (2.0, "15 obratů, ztráta asi 4 body a 13 velkých ztrát."),
    ],
)
def test_great_losses_are_counted_apart(monkeypatch: pytest.MonkeyPatch, decisive: float, told: str) -> None:
    """The sum holds what has a figure, and how many had none is told beside it."""
    monkeypatch.setattr(
        "accessgames.shell.analysis.past.USUAL_MEASURE", ReviewMeasure(clear=1.0, decisive=decisive)
    )
    stage = finished()
    stage.type("rozbor")
    assert f"Beta: nejlepší volba ve 13 ze 29 rozhodnutí, {told}" in " ".join(stage.type("souhrn"))


@pytest.mark.parametrize(
    ("language", "great", "told"),
    [
        ("cs", 0, "Petr: nejlepší volba v 1 z 9 rozhodnutí, 8 obratů, ztráta asi 340 T."),
        ("cs", 1, "Petr: nejlepší volba v 1 z 9 rozhodnutí, 8 obratů, ztráta asi 340 T a 1 velká ztráta."),
        ("cs", 2, "Petr: nejlepší volba v 1 z 9 rozhodnutí, 8 obratů, ztráta asi 340 T a 2 velké ztráty."),
        ("cs", 5, "Petr: nejlepší volba v 1 z 9 rozhodnutí, 8 obratů, ztráta asi 340 T a 5 velkých ztrát."),
        ("en", 0, "Petr: the best choice in 1 of 9 decisions, 8 turning points, a loss of about 340 T."),
        (
            "en",
            1,
            (
                "Petr: the best choice in 1 of 9 decisions, 8 turning points, "
                "a loss of about 340 T and 1 great loss."
            ),
        ),
        (
            "en",
            2,
            (
                "Petr: the best choice in 1 of 9 decisions, 8 turning points, "
                "a loss of about 340 T and 2 great losses."
            ),
        ),
    ],
)
def test_great_losses_have_their_plurals(language: str, great: int, told: str) -> None:
    """One, few and many, and nothing where there was none."""
    who, lost = Person("Petr"), Nested(Message("tetrikon-worth", {"amount": 340}, "hint"))
    values: dict[str, Value] = {"worth": lost, "great": great}
    together = Nested(Message("analysis-lost", values, "answer"))
    share = say("analysis-share", "answer", who=who, decisions=9, best=1, turning=8, lost=together)
    assert told == Language(language).render(share).full


def test_a_score_that_the_move_has_told_is_not_told_again() -> None:
    """The last move of Tetrikon ends with the penalties, which are its score as well."""
    stage = Stage(load_room("tetrikon"), "bot:random,bot:random", seed="4", options={"level": "A"})
    stage.type("rozbor")
    told = stage.type("závěr")
    assert 1 == sum("Trestné body: " in line for line in told)


def test_where_am_i(stage: Stage) -> None:
    """Number, player and score; an empty line repeats the first of it."""
    assert "Začátek, před prvním tahem, tahů je 90." == stage.type("kde jsem")[0]
    stage.type("6")
    assert ["Tah 6 z 90, Beta.", "Alfa: 11 bodů.", "Beta: 4 body."] == stage.type("kde jsem")
    assert ["Tah 6 z 90, Beta."] == plain(stage.type(""))


def test_questions_are_answered_as_it_stood_then(stage: Stage) -> None:
    """The score of the sixth move, not the final one."""
    stage.type("6")
    assert ["Alfa: 11 bodů.", "Beta: 4 body."] == stage.type("skóre")
    assert 6 == where(stage)


def test_other_commands_work_as_ever(stage: Stage) -> None:
    """Rules, help and settings are not in the way, and do not end the walk."""
    stage.type("5")
    assert "Cíl hry" == stage.type("pravidla cíl")[0]
    stage.type("nápověda rozbor", "stručně")
    assert 5 == where(stage)
    assert stage.type("dál")[0].startswith("6: ")


def test_help_begins_with_the_walk(stage: Stage) -> None:
    """What goes on and back is told first, then everything else."""
    told = stage.type("5", "nápověda")
    assert (
        "Partií se prochází číslem tahu a slovy „dál“, „předchozí“, „obrat“, „souhrn“ a „konec“." == told[0]
    )
    assert len(told) > 3


def test_numbers_choose_from_a_list_that_was_read(stage: Stage) -> None:
    """Until the walk goes on."""
    stage.type("5", "pravidla vše")
    assert "Cíl hry" == stage.type("1")[0]
    assert 5 == where(stage)
    stage.type("další")
    assert stage.type("1")[0].startswith("1 z 90: ")


def test_the_summary_has_everything(stage: Stage) -> None:
    """Decisions, losses, the best move, and each turning point with its number."""
    told = stage.type("souhrn")
    assert told[0].startswith("Hodnocených rozhodnutí: 54, obratů: ")
    assert [line.partition(":")[0] for line in told[1:5:2]] == ["Alfa", "Beta"]
    assert told[5].startswith("Nejlepší tah je ")
    count = int(told[0].rpartition(" ")[2].rstrip("."))
    told += stage.type("dál")
    turning = [line for line in told if line.startswith("Obrat ")]
    assert count == len(turning)
    assert "Obrat v tahu 4, Alfa: ztráta asi 2 body." == turning[0]


def test_of_people_the_summary_tells_more() -> None:
    """What a decision cost them on average, and which one cost most; of computers neither."""
    stage = Stage(players="Jana,bot:random", seed="4", options={"target": "50"})
    while not stage.session.known.over:
        stage.type("hod", "přičti")
    stage.type("rozbor")
    told = stage.type("souhrn")
    assert told[1].startswith("Jana: nejlepší volba v ")
    assert told[3].startswith("Jana: rozhodnutí stojí v průměru asi ")
    assert not any(line.startswith("Alfa: rozhodnutí") for line in told)
    number = int(told[4].partition("nejvíc v tahu ")[2].partition(",")[0])
    assert told[4].rpartition(", ")[2] in " ".join(stage.type(str(number)))


LUCKY = replace(PIG, measure=ReviewMeasure(clear=1e6, chances=lambda _game, state: _chances(state), luck=0.2))
"""Pig in which luck can be told."""


def _chances(state: State) -> tuple[float, ...]:
    own = min(0.95, 0.4 + 0.04 * state.turn)
    return tuple(own if seat == state.seat else 1 - own for seat in range(2))


def test_luck_that_turned_the_match_is_told_as_luck() -> None:
    """Who gained how much by it, with no word about a mistake; `obrat` finds it and the summary counts it."""
    stage = Stage(LUCKY, "bot:timid,bot:random", seed="4")
    stage.type("rozbor")
    told = stage.type("obrat")
    luck = told[-1]
    assert luck.startswith("Partii obrací štěstí, ")
    assert "naděje na výhru " in luck
    assert not any(line.startswith(("Obrat:", "Lepší:")) for line in told)
    number = where(stage)
    swing = stage.session.agenda.question.past.fortunes.swing(number)  # type: ignore[union-attr] # a walk
    after, before = (round(100 * each[swing.seat]) for each in (swing.after, swing.before))
    assert f" {after} procent, předtím {before}." in luck
    summary = stage.type("souhrn")
    assert summary[1].startswith("Obratů, které způsobilo štěstí: ")
    assert f"Partii obrací štěstí v tahu {number}, {luck.removeprefix('Partii obrací štěstí, ')}" in summary


def test_small_luck_is_told_to_who_asks() -> None:
    """By `rada`, and in detail; else it is passed over."""
    stage = Stage(LUCKY, "bot:timid,bot:random", seed="4")
    stage.type("rozbor")
    past = stage.session.agenda.question.past  # type: ignore[union-attr] # a walk
    small = next(
        move.number
        for move in past.review.moves
        if (swing := past.fortunes.swing(move.number)) is not None and 0.05 <= swing.size < 0.2
    )
    assert not any("těstí" in line for line in stage.type(str(small)))
    assert stage.type("rada")[-1].startswith("Štěstí, ")


def test_of_a_long_search_it_is_told_how_far_it_is(stage: Stage) -> None:
    """After two seconds and then at twice the time, before the result; a quick one is not announced."""
    now = iter(range(1000))
    stage.console.clock = lambda: next(now) / 8
    before = len(stage.spy.text)
    stage.type("souhrn")
    told = stage.spy.text[before:].splitlines()
    progress = [line for line in told if "Ctrl plus C zastaví" in line]
    assert ["Zhodnoceno 15 z 90 tahů, Ctrl plus C zastaví."] == progress[:1]
    assert told[: len(progress)] == progress
    assert 3 == len(progress)
    stage.console.clock = still
    assert not any("zastaví" in line for line in stage.type("souhrn"))


def test_a_search_can_be_stopped(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The listener stays where it was, hears how far it was, and may go on."""
    stage.type("5")

    def stop(_past: object, watch: Watch) -> None:
        assert stage.console.reading
        watch(7)
        raise KeyboardInterrupt

    monkeypatch.setattr(summary, "summarise", stop)
    assert "Přerušeno, zhodnoceno 7 z 90 tahů." == stage.type("souhrn")[-1]
    assert 5 == where(stage)
    assert not stage.console.reading


def test_the_end_of_the_walk_is_not_the_end_of_the_session(stage: Stage) -> None:
    """The match can be asked about again, and gone through again."""
    stage.type("5")
    assert ["Konec rozboru."] == stage.type("konec")
    assert stage.session.agenda.question is None
    assert not stage.session.agenda.done
    assert 2 == len(stage.type("skóre"))
    stage.type("rozbor")
    assert 0 == where(stage)


def test_taken_back_moves_are_not_there() -> None:
    """What counts is what is gone through."""
    stage = Stage(players="Jana,bot:random", seed="4", options={"target": "50"}, settings={"training": "yes"})
    stage.type("hod", "zpět")
    while not stage.session.known.over:
        stage.type("hod", "přičti")
    stage.type("rozbor")
    acted = sum(entry.actor >= 0 for entry in stage.match.entries)
    assert stage.type("závěr")[0].startswith(f"{acted} ze {acted}: ")


def test_after_a_move_taken_back_the_walk_is_over() -> None:
    """In training even the last move of a finished match may be taken back; then it goes on."""
    stage = Stage(players="Jana,bot:random", seed="4", options={"target": "50"}, settings={"training": "yes"})
    while not stage.session.known.over:
        stage.type("hod", "přičti")
    stage.type("rozbor", "zpět")
    assert not isinstance(stage.session.agenda.question, ReviewWalk)
    assert ["Rozebrat lze až dohranou partii."] == stage.type("rozbor")


def test_the_listener_is_spoken_to() -> None:
    """Own moves are told as in the match."""
    stage = Stage(players="Jana,bot:random", seed="4", options={"target": "50"})
    while not stage.session.known.over:
        stage.type("hod", "přičti")
    stage.type("rozbor")
    assert "1 z" in stage.type("1")[0]
    assert "Padlo" in stage.type("1")[0]


def test_single_keys_walk() -> None:
    """Each word of the walk that is used often has one, whatever it means otherwise."""
    stage = finished(profile="klavesy")
    stage.type("rozbor")
    keys = {"+": "dál", "-": "předchozí", "o": "obrat", "z": "začátek", "e": "závěr", "k": "kde jsem"}
    assert keys == {key: press_key(stage.session, key).line for key in keys}
    stage.type("konec")
    assert "zpět" == press_key(stage.session, "z").line


def test_the_language_may_change_on_the_way(stage: Stage) -> None:
    """The next move is told in the new one."""
    stage.type("1", "jazyk angličtina")
    assert stage.type("next")[0].startswith("2 of 90: ")


def test_a_choice_that_stayed_hidden_is_told() -> None:
    """A move that others were not told when it was made is named where it was a mistake."""
    stage = Stage(load_room("quantum"), "bot:random,bot:greedy", seed="4")
    stage.type("rozbor", "závěr")
    told = [stage.type(str(number)) for number in range(1, where(stage) + 1)]
    hidden = [lines for lines in told if "má vybráno" in lines[0] and any("Obrat" in line for line in lines)]
    assert hidden
    assert all(any(line.startswith("Zahráno: ") for line in lines) for lines in hidden)


def test_parts_of_a_long_answer_come_before_the_next_move() -> None:
    """`dál` goes on in what was not told to its end, and then in the match."""
    stage = Stage(replace(PIG, measure=ReviewMeasure(clear=0.0)), "bot:random,bot:random", seed="4")
    stage.type("rozbor", "5")
    first = stage.type("souhrn")
    assert "napište „dál“" in first[-1]
    rest = stage.type("dál")
    assert rest[0].startswith("Obrat ")
    while "napište „dál“" in rest[-1]:
        rest = stage.type("dál")
    assert stage.type("dál")[0].startswith("6 z")


def test_iota_is_gone_through_in_points() -> None:
    """The value of what was better is that of the adviser, and the reason one of IOTA's own."""
    stage = Stage(IOTA, "bot:random,bot:greedy", seed="4")
    stage.type("rozbor")
    told = stage.type("obrat")
    loss = next(place for place, line in enumerate(told) if line.startswith("Obrat: ztráta asi "))
    assert told[loss].endswith(("bodů.", "body.", "bod."))
    assert told[loss + 1].startswith("Lepší: ")
    assert loss + 2 < len(told)


def test_facts_of_blitz_are_found_and_counted() -> None:
    """Where the rest of a diagram was lost, told with what would have fitted; nobody is given a loss."""
    tetrikon = load_room("tetrikon")
    options = {"level": "A", "mode": "blitz"}
    stage = Stage(tetrikon, "bot:1,bot:1", seed="5", options=options)
    stage.type("rozbor")
    told = stage.type("obrat")
    fact = next(line for line in told if line.startswith("Obrat: "))
    assert fact.endswith("teď vyplnit nejde, předtím to šlo.")
    assert any(line.startswith("Místo toho by se vešlo: ") for line in told)
    number = where(stage)
    summary = stage.type("souhrn")
    assert f"Obrat v tahu {number}: {fact.removeprefix('Obrat: ')}" in summary
    assert int(summary[0].removeprefix("Obratů: ").rstrip(".")) == sum(
        int(found[0]) for line in summary[1:3] if (found := re.search(r"\d+", line))
    )
    assert not any("ztráta" in line for line in summary)


def test_facts_without_a_turn_are_told_to_who_asks() -> None:
    """That the rest can still be filled is told by `rada`, and in detail."""
    options = {"level": "A", "mode": "blitz"}
    stage = Stage(load_room("tetrikon"), "bot:1,bot:1", seed="5", options=options)
    stage.type("rozbor")
    past = stage.session.agenda.question.past  # type: ignore[union-attr] # a walk
    moves = past.review.moves
    number = next(
        move.number
        for move in moves
        if any(one.reason.key == "tetrikon-remark-open" for one in past.facts.remarks(move.number))
    )
    assert not any("jde vyplnit" in line for line in stage.type(str(number)))
    assert any(line.endswith("jde vyplnit.") for line in stage.type("rada"))


def test_words_of_the_walk_are_stronger_than_moves() -> None:
    """In English `start` begins a run of blitz, too; after the end it can only mean the walk."""
    options = {"level": "A", "mode": "blitz"}
    stage = Stage(
        load_room("tetrikon"), "bot:1,bot:1", seed="5", options=options, settings={"language": "en"}
    )
    stage.type("analysis", "5", "start")
    assert 0 == where(stage)


def test_a_walk_begun_anew_still_ends_the_session(stage: Stage) -> None:
    """Where the session is about the walk alone, `rozbor` on the way begins it again; leaving it leaves all.

    What was typed behind that was read once and answered by silence.
    """
    walk_through(stage.session, SPECTATOR, alone=True)
    stage.type("rozbor", "2")
    assert ["Konec rozboru."] == stage.type("konec")
    assert stage.session.agenda.done


def cards_in_sight(stage: Stage) -> int:
    """How many cards lie on the table that is drawn."""
    table, *_ = visible_panels(stage.session)
    return sum(tile.framed for tile in table.tiles)


def test_the_board_is_seen_as_it_stood() -> None:
    """Move by move: cards that were laid later are not there yet; no more are on the table in the end."""
    stage = Stage(IOTA, "bot:greedy,bot:greedy", seed="4")
    whole = cards_in_sight(stage)
    stage.type("rozbor")
    counted = []
    for number in (0, 1, 2, 30):
        stage.type(f"{number}")
        counted.append(cards_in_sight(stage))
    assert 1 == counted[0]
    assert sorted(counted) == counted
    assert counted[0] < counted[1] < counted[-1] < whole
    stage.type("konec")
    assert whole == cards_in_sight(stage)


def test_the_board_is_walked_as_it_stood() -> None:
    """The cursor stands on the last card of the move, and `next changed` finds what that move laid."""
    stage = Stage(IOTA, "bot:greedy,bot:greedy", seed="4")
    stage.type("rozbor; 0")
    assert "Kurzor je na stole." == stage.type("kurzor")[0]
    stage.type("1")
    before = cards_in_sight(stage)
    stage.type("2")
    laid = cards_in_sight(stage) - before
    found = {tuple(stage.type("další změněné")[-1:]) for _ in range(laid)}
    assert laid == len(found) > 0
    assert all("volno" not in line for told in found for line in told)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "Partii obrací štěstí před prvním tahem, Jana: naděje na výhru 71 procent, předtím 53."),
        (4, "Partii obrací štěstí v tahu 4, Jana: naděje na výhru 71 procent, předtím 53."),
    ],
)
def test_what_luck_did_before_the_first_move_is_not_told_as_move_0(number: int, expected: str) -> None:
    """Nobody has made a move number 0: cards were dealt."""
    values: dict[str, Value] = {"number": number, "who": Person("Jana"), "before": 53, "after": 71}
    told = speak("cs").render(say("analysis-turning-luck", "answer", **values))
    assert expected == told.full
