"""The cursor as short sounds."""

from __future__ import annotations

import pytest

from accessgames.games import game_ids, load_room
from accessgames.output.cues import Cue, read_cue
from accessgames.output.ports import Ports
from accessgames.shell.cursor.ground import boards_of
from tests.shell.stage import Stage


class Ear(Ports):
    """Ports that keep the cues they get."""

    def __init__(self) -> None:
        """Nothing is heard yet."""
        super().__init__()
        self.cues: list[str] = []

    def cue(self, name: str) -> None:
        """Keep a cue."""
        self.cues.append(name)

    def last(self) -> Cue:
        """Return the last one as a value."""
        return read_cue(self.cues[-1])


def table(game: str = "iota", **settings: str) -> tuple[Stage, Ear]:
    """A table with an ear at it."""
    players, seed = ("Jana,bot:3", "8") if game == "iota" else ("Jana,bot:1", "7")
    stage = Stage(load_room(game), players, seed=seed)
    ear = Ear()
    stage.console.ports = ear
    for key, value in settings.items():
        stage.session.teller.preferences.change(key, value)
    return stage, ear


def test_a_step_sounds_where_it_leads() -> None:
    """By columns and rows between the ends of the board, and by what lies there."""
    stage, ear = table(cues="yes")
    stage.type("kurzor m50")
    (spot,) = ear.last().spots
    assert ("place", 33, 66, "taken") == (ear.last().name, *spot_of(spot))
    stage.type("vpravo")
    (spot,) = ear.last().spots
    assert (66, 66, "free") == spot_of(spot)


def spot_of(spot: object) -> tuple[object, ...]:
    """Return the parts of a spot."""
    return tuple(getattr(spot, name) for name in ("across", "up", "lies"))


def test_an_edge_is_heard() -> None:
    """The cue of the place has a thud before it, and the edge is told in words as ever."""
    stage, ear = table(cues="yes")
    stage.type("kurzor n49")
    assert 2 == len(stage.type("vlevo 9"))
    assert "edge" == ear.last().name


def test_a_leap_sounds_over_the_places_it_passes() -> None:
    """From where the cursor stood to where it goes, in that order."""
    stage, ear = table(cues="yes")
    stage.type("kurzor n49")
    stage.type("začátek řady")
    assert [66, 33, 0] == [spot.across for spot in ear.last().spots]


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_row_or_column(game: str) -> None:
    """Each place of it once, from the left or from the top; what is told counts the same places."""
    stage, ear = table(game, cues="yes")
    stage.type("kurzor")
    board, cursor = boards_of(stage.session)[0], stage.session.cursor
    assert cursor is not None
    for line, axis in (("tóny", 1), ("tóny řada", 1), ("tóny sloupec", 0)):
        (told,) = stage.type(line)
        lying = [spot.lies for spot in ear.last().spots]
        assert len(lying) == sum(place[axis] == cursor.place[axis] for place in board.places)
        taken = lying.count("taken") + lying.count("mine")
        assert f"obsazeno {taken}, volno {lying.count('free')}, prázdno {lying.count('empty')}" in told
    ends = [spot.up for spot in ear.last().spots]
    assert sorted(ends, reverse=True) == ends


def test_without_sounds_the_words_remain() -> None:
    """The row is told, and what turns sounds on can be typed as it stands there."""
    stage, ear = table()
    told = stage.type("tóny")
    assert ("Tóny nejsou slyšet, zapne je „nastavení zvuky ano“.", []) == (told[-1], ear.cues)
    stage.type("nastavení zvuky ano")
    stage.type("tóny")
    assert ["place"] == [read_cue(cue).name for cue in ear.cues]


def test_other_words_are_neither_row_nor_column() -> None:
    """One sentence with what was typed; nothing sounds and the cursor stays nowhere."""
    stage, ear = table(cues="yes")
    assert ["„xyzzy“ není řada ani sloupec. Zazní „tóny řada“ nebo „tóny sloupec“."] == stage.type(
        "tóny xyzzy"
    )
    assert ([], None) == (ear.cues, stage.session.cursor)


def test_what_is_for_fingers_alone_is_silent() -> None:
    """Where the own cards are on a Braille line only, the walk over the board makes no sound."""
    stage, ear = table(cues="yes")
    stage.session.teller.preferences.change("hand", "braille")
    board = boards_of(stage.session)[0]
    assert board.private
    from accessgames.shell.cursor.tones import sound_places  # noqa: PLC0415 - beside what it shows

    sound_places(stage.session, board, tuple(board.places))
    assert [] == ear.cues


def test_points_are_heard_by_their_height() -> None:
    """The line that tells points says how many to whoever plays the cue."""
    stage, ear = table(cues="yes")
    stage.type("rada vše")
    stage.type("1")
    points = [read_cue(cue).points for cue in ear.cues if cue.startswith("points")]
    assert points
    assert all(count > 0 for count in points)
