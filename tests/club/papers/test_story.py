"""The story of an evening: every number of it worked out anew, and its sentences."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille import cells
from accessgames.club.desk.json_answers import results_document
from accessgames.club.model.tournament import Penalty, Player
from accessgames.club.papers import chronicle, story
from accessgames.club.papers.chronicle import MatchTurns
from accessgames.club.papers.writers import to_text
from accessgames.language import Language, Listing, Message, Nested, Person
from tests.club.papers import retelling
from tests.club.papers.evening import CZECH, ENGLISH
from tests.club.papers.rounds import AFTER, SUBSTITUTED, tournament
from tools.club_evenings import Evening

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from accessgames.club.model.tournament import Tournament

PREFIX = "club-story-"


@cache
def played(seed: str) -> Tournament:
    """A random tournament of any format, with people who come and go, that has a result."""
    evening = Evening(seed)
    evening.play()
    found: Tournament = evening.tournament
    return found if found.fixed else played(f"{seed}+")


def season(seed: str, length: int) -> list[Tournament]:
    """Random tournaments of one club; people with the same name are the same."""
    return [played(f"{seed}-{number}") for number in range(length)]


def flat(messages: Iterable[Message]) -> Iterator[Message]:
    """Messages with those inside them."""
    for message in messages:
        yield message
        for value in message.args.values():
            inner = value.items if isinstance(value, Listing) else (value,)
            yield from flat(one.message for one in inner if isinstance(one, Nested))


def number(value: object) -> Any:  # noqa: ANN401 - a number or a text
    """A number as it is told, from what a message carries."""
    if isinstance(value, Nested) and value.message.key == "club-figure":
        args = value.message.args
        sign = -1 if args["sign"] else 1
        return sign * Fraction(f"{args['whole']}.{args['part']}")
    if isinstance(value, Nested):
        return number(value.message.args.get("figure"))
    if isinstance(value, Listing):
        return len(value.items)
    count = getattr(value, "count", None)
    return count if isinstance(count, int) else value


def rounded(amount: Fraction) -> Fraction:
    """To hundredths, half away from zero, as points are told."""
    return Fraction(int(abs(amount) * 100 + Fraction(1, 2)), 100) * (1 if amount >= 0 else -1)


NAMES = {
    "opening-at": "opening", "lead-many": "lead", "best-many": "best", "own-many": "own-bests",
    "first-many": "first", "newcomers-many": "newcomers",
}  # fmt: skip
"""Sentences with the same facts as another one."""

FACTS = {
    "opening": ("players",), "rounds": ("rounds",), "tables": ("tables",), "margin": ("points",),
    "parted": ("by",), "lead-changed": ("times",), "turn": ("round",),
    "close": ("gap", "round", "table", "ahead", "behind"),
    "close-more": ("count",), "own-bests": ("times",), "own": ("now", "before"), "wins": ("wins",),
    "meetings": ("met", "possible"), "first": ("count",), "newcomers": ("count",), "corrections": ("times",),
    "teams": ("figure", "of", "teams"),
}  # fmt: skip
"""What is compared of each sentence, by the names of its values."""


def told(messages: Iterable[Message], *keys: str) -> retelling.Told:
    """What a story says, as the retelling says it."""
    found = ((message.key.removeprefix(PREFIX), message.args) for message in flat(messages))
    return [(name, facts(key, args)) for key, args in found if (name := NAMES.get(key, key)) in keys]


def facts(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of one sentence."""
    args = {**args, **args["at"].message.args} if "at" in args else args
    people = {
        name: sorted(one.name for one in value.items if isinstance(one, Person))
        for name, value in args.items()
        if isinstance(value, Listing) and all(isinstance(one, Person) for one in value.items)
    }
    match key:
        case "place":
            return {"place": args["place"], "points": number(args["figure"])}
        case "lead" | "lead-many":
            return {"round": args["round"], "players": people.get("players", args.get("count"))}
        case "lead-kept":
            return {"players": people["players"]}
        case "best" | "best-many":
            return {"score": args["score"], "count": args.get("count") or len(args["reached"].items)}
        case "record":
            return {"score": args["score"], "beaten": args["beaten"] == "true"}
        case _:
            return {name: number(args[name]) for name in FACTS[NAMES.get(key, key)]}


def expected(known: retelling.Told) -> retelling.Told:
    """What the retelling says, points rounded as they are told."""
    return [
        (
            key,
            {name: as_told(value) if name in {"points", "figure"} else value for name, value in args.items()},
        )
        for key, args in known
    ]


def as_told(points: float | Fraction) -> Fraction:
    """Points from a document of JSON, rounded."""
    return rounded(Fraction(points).limit_denominator(5000))


SEEDS = [f"story-{number}" for number in (*range(8), 10, 11, 12)]  # in the last one somebody rises


@pytest.mark.parametrize("seed", SEEDS)
def test_how_it_ended_is_true(seed: str) -> None:
    """People, rounds, first places and the distance between them, as a referee works them out."""
    for one in season(seed, 4):
        known = retelling.beginning(results_document(one))
        mine = told(story.beginning(one), "opening", "rounds", "tables", "place", "margin", "parted", "teams")
        # Between equals of one place the order is free; points of penalties count as they are told.
        order = [(key, sorted(map(repr, args.items()))) for key, args in expected(known)]
        assert sorted(order) == sorted((key, sorted(map(repr, args.items()))) for key, args in expected(mine))


@pytest.mark.parametrize("seed", SEEDS)
def test_how_the_lead_went_is_true(seed: str) -> None:
    """Every change of the first place with its round, and the one that lasted."""
    for one in season(seed, 4):
        known = retelling.course(results_document(one))
        assert known == told(story.course(one, ()), "lead-kept", "lead-changed", "lead", "turn")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_rose_is_true(seed: str) -> None:
    """Places after the first round and at the end."""
    for one in season(seed, 4):
        late = {player.name for player in one.players if player.joined > 1}
        known = retelling.risen(results_document(one), late)
        climbs = [(climb.before, climb.after) for climb in chronicle.climbs(one)]
        assert known == sorted(climbs)
        named = [message for message in story.course(one, ()) if message.key == "club-story-climb"]
        assert [{before - after for before, after in known}] * len(named) == [
            {message.args["places"]} for message in named
        ]


@pytest.mark.parametrize("seed", SEEDS)
def test_results_and_records_are_true(seed: str) -> None:
    """Closest tables, best results, records of the club and of people, over a season of random evenings."""
    tournaments = season(seed, 4)
    documents = [results_document(one) for one in tournaments]
    for at, one in enumerate(tournaments):
        known = retelling.results(documents[at], documents[:at])
        keys = ("close", "close-more", "best", "record", "own-bests", "own", "wins")
        assert known == told(story.remarkable(one, tournaments[:at]), *keys)


@pytest.mark.parametrize("seed", SEEDS)
def test_meetings_are_true(seed: str) -> None:
    """Pairs that met, pairs that never had before at this club, and new faces."""
    tournaments = season(seed, 4)
    documents = [results_document(one) for one in tournaments]
    for at, one in enumerate(tournaments):
        known = retelling.people(documents[at], documents[:at], len(one.corrections))
        mine = told(story.people(one, tournaments[:at]), "meetings", "first", "newcomers", "corrections")
        assert known == mine


def test_random_evenings_tell_nearly_everything() -> None:
    """The comparison above is of sentences that are really told."""
    keys = set()
    for seed in SEEDS:
        tournaments = season(seed, 4)
        for at, one in enumerate(tournaments):
            paper = story.story_paper(one, tournaments[:at])
            blocks = (block for chapter in paper.chapters for block in chapter.blocks)
            keys |= {message.key for block in blocks for message in flat(block.sentences)}  # type: ignore[union-attr]
    missing = {
        "opening", "rounds", "podium", "place", "margin", "parted", "lead-kept", "lead-changed", "lead",
        "turn", "climb", "climb-of", "close", "close-more", "best", "reached", "record", "own",
        "own-bests", "wins", "meetings", "first", "first-many", "newcomers", "late",
        "substitute", "corrections", "teams",
    } - {key.removeprefix(PREFIX) for key in keys}  # fmt: skip
    assert set() == missing


EVENING = replace(AFTER, penalties=())


def test_a_whole_story() -> None:
    """Past tense, names in the nominative, the winner first."""
    assert """Příběh večera: Zimní turnaj

Jak to dopadlo
Sobota 5. prosince 2026, Klubovna, Smíchov: na turnaji Zimní turnaj hrálo 6 lidí. \
Odehrála se 2 kola a na programu byly hry IOTA a Tetrikon. \
Konečné pořadí začínalo takto: první místo Karel, 12 bodů; druhé místo Eva, 11,5 bodu; \
třetí místo Jana, 9,5 bodu. Náskok prvního místa činil 0,5 bodu. \
V kategorii „nevidomí“ stálo na prvním místě jméno Eva. \
V kategorii „slabozrací a vidící“ stálo na prvním místě jméno Karel.

Jak se to vyvíjelo
Od prvního kola až do konce bylo v čele totéž jméno: Karel. \
Nejvíc zvratů bylo v druhém kole u stolu 1: vedení se změnilo 4krát, naposledy 2 tahy před koncem, \
partie měla 31 tahů. Nejpozději se vedení změnilo v prvním kole u stolu 2, posledním tahem.

Výsledky, které stojí za řeč
Nejtěsněji bylo ve hře IOTA v prvním kole u stolu 2: Karel 50, Olga 40, rozdíl 10 bodů. \
Nejlepší výsledek ve hře IOTA byl 50: Karel v prvním kole. \
Nejtěsněji bylo ve hře Tetrikon v druhém kole u stolu 1: Jana 30, Eva 30, nerozhodně. \
Nejlepší výsledek ve hře Tetrikon byl 30: Jana v druhém kole a Eva v druhém kole. \
Nejvyšší počet prvních míst u stolu byl 2: Eva a Karel.

Lidé
Dvojic, které se potkaly u stolu, bylo 7 z 15 možných. Zapsaný výsledek se opravoval 3krát.
""" == to_text(story.story_paper(EVENING, (), (MatchTurns(2, 1, 31, 4, 2), MatchTurns(1, 2, 9, 1, 0))), CZECH)


def test_the_same_story_in_english() -> None:
    """With a season before it: records, first meetings, new faces."""
    before = replace(
        tournament((1, 1, 45), (2, 2, 12)),
        proposal=replace(AFTER.proposal, name="Autumn"),
        players=AFTER.players[:2],
    )
    text = to_text(story.story_paper(EVENING, (before,)), ENGLISH)
    assert (
        "The best result in IOTA was 50: Karel in round 1. "
        "It was a new record of the club, until then it had been 45: Jana, Autumn." in text
    )
    assert "7 of 15 possible pairs met at a table. For 6 of them it was the first time at the club." in text
    assert "The club welcomed new faces: Eva, Karel, Olga and Ivo." in text
    assert "2. places" not in text


def test_a_record_that_is_equalled_is_no_new_one() -> None:
    """And one that is missed is not told at all."""
    for score, words in ((50, "Rekord klubu, 50, se tím vyrovnal: Jana, Podzim."), (51, "")):
        before = replace(
            tournament((1, 1, score), (2, 2, 12)), proposal=replace(AFTER.proposal, name="Podzim")
        )
        text = to_text(story.story_paper(EVENING, (before,)), CZECH)
        assert words in text
        assert ("ekord klubu" in text) == bool(words)


def test_records_are_of_the_same_game_by_the_same_options() -> None:
    """Another level of a game, or another direction, is another game."""
    games = (replace(AFTER.proposal.games[0], options=(("x", "y"),)), *AFTER.proposal.games[1:])
    before = replace(tournament((1, 1, 10), (2, 2, 5)), proposal=replace(AFTER.proposal, games=games))
    assert "ekord" not in to_text(story.story_paper(EVENING, (before,)), CZECH)


def test_nothing_is_said_of_the_lead_where_points_were_taken_away() -> None:
    """When they were, nobody can tell from the results, so nothing is made up."""
    punished = replace(EVENING, penalties=(Penalty(6, 2, "", 1),))
    assert [] == list(story.course(punished, ()))


def test_who_led_is_who_sat_there_then() -> None:
    """A substitute who took a row over did not lead before coming."""
    first = replace(SUBSTITUTED, penalties=(), rounds=(
        replace(SUBSTITUTED.rounds[1], number=1), replace(SUBSTITUTED.rounds[1], number=2, tables=tuple(
            replace(one, players=tuple(7 if player == 6 else player for player in one.players))
            for one in SUBSTITUTED.rounds[1].tables
        )),
    ))  # fmt: skip
    names = [one.players for one in chronicle.leads(first)]
    assert all(7 not in leaders for leaders in names[:1])


def test_many_people_are_counted() -> None:
    """A sentence with twenty names is none that anybody reads."""
    crowd = tuple(Player(number, f"H{number}", joined=2) for number in range(7, 17))
    text = to_text(story.story_paper(replace(EVENING, players=(*EVENING.players, *crowd))), CZECH)
    assert "Až po začátku přibyla další jména, celkem 10." in text


def test_places_alone_have_no_scores_to_tell() -> None:
    """Where only places were told there is neither a closest table nor a best result."""
    rounds = tuple(
        replace(one, tables=tuple(
            replace(table, result=replace(
                table.result, seats=tuple(replace(seat, parts=()) for seat in table.result.seats)
            )) for table in one.tables if table.result
        )) for one in EVENING.rounds
    )  # fmt: skip
    keys = {message.key for message in story.remarkable(replace(EVENING, rounds=rounds), ())}
    assert {"club-story-wins"} == keys


@pytest.mark.parametrize("language", [CZECH, ENGLISH], ids=lambda one: one.tag)
def test_every_number_of_the_text_is_one_of_its_facts(language: Language) -> None:
    """What is printed has no other figure than those that the tests above compare, and dates and names."""
    for seed in SEEDS[:6]:
        tournaments = season(seed, 3)
        for at, one in enumerate(tournaments):
            paper = story.story_paper(one, tournaments[:at])
            for chapter in paper.chapters:
                for sentence in (message for block in chapter.blocks for message in block.sentences):  # type: ignore[union-attr]
                    known = set()
                    for message in flat([sentence]):
                        for value in message.args.values():
                            known |= set(re.findall(r"\d+", f"{number(value)} {value!r}"))
                            listed = value.items if isinstance(value, Listing) else ()
                            known.add(str(len(listed)))
                    text = language.form(sentence, "full")
                    assert set() == set(re.findall(r"\d+", text)) - known - {"2026"}, text


def test_a_story_repeats_itself() -> None:
    """By rules and not by chance: the same evening gives the same words."""
    one, two = played("again"), played.__wrapped__("again")
    assert story.story_paper(one, [two]) == story.story_paper(two, [one])


@pytest.mark.parametrize("language", [CZECH, ENGLISH], ids=lambda one: one.tag)
def test_a_display_gets_short_forms(language: Language) -> None:
    """Every sentence has one of 40 cells at most, longer only where it lists people or names games."""
    for seed in SEEDS[:4]:
        tournaments = season(seed, 3)
        for at, one in enumerate(tournaments):
            chapters = story.story_paper(one, tournaments[:at]).chapters
            for message in (told for one in chapters for block in one.blocks for told in block.sentences):  # type: ignore[union-attr]
                short, full = (language.form(message, form) for form in ("braille", "full"))
                assert short != full, message.key
                if not any(isinstance(value, Listing) for value in message.args.values()):
                    assert cells(short, language=language.tag) <= 40, short
