"""Whoever is new claims it: where the line breaks before they are greeted, the name stays theirs alone."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import pytest
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames, reading
from accessgames.net.hall.guests import Guest
from accessgames.net.link import Link
from tests.net.homes import visit
from tests.net.sockets import HOST, PAUSES, Served, hello, open_room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CLAIM, OTHER = "c" * 32, "d" * 32
SAID = "dlouhé heslo"
WELCOME = "Vítejte v herně „Klub“. Tady se jmenujete Jana."

Come: TypeAlias = "Callable[..., Link]"
"""Lets somebody come."""


@pytest.fixture
def come(served: Served) -> Iterator[Come]:
    """Lets people come, who go at the end."""
    with ExitStack() as left:

        def one(name: str, **more: str) -> Link:
            link = Link(served.address, hello(name, **more), open_room, PAUSES)
            left.callback(link.close)
            return link

        yield one


def refusal(come: Come, name: str, **more: str) -> str:
    """Why somebody is not let in."""
    with pytest.raises(GameError) as caught:
        come(name, **more)
    return caught.value.key


def test_whose_greeting_was_lost_keeps_the_name(served: Served, come: Come) -> None:
    """The same claim is the same person, by the token of the lost greeting; nobody else has the name."""
    with connect(served.address) as line:
        line.send(msgspec.json.encode(hello("Jana", claim=CLAIM)), text=True)
    while not list(served.ledger.people()):
        time.sleep(0.01)
    assert "net-name-taken" == refusal(come, "jana")
    assert "net-name-taken" == refusal(come, "jana", claim=OTHER)
    again = come("Jana", claim=CLAIM)
    assert ("Jana", CLAIM) == (again.name, again.token)
    assert "Jana" == come("", token=CLAIM).name


def test_a_claim_outlives_the_server(served: Served, come: Come) -> None:
    """Killed between the name and its greeting, it knows whose the name is when it is served again."""
    come("Jana", claim=CLAIM)
    served.kill()
    served.serve()
    assert "net-name-taken" == refusal(come, "Jana", claim=OTHER)
    assert CLAIM == come("Jana", claim=CLAIM).token


def test_a_claim_proves_one_person_alone(come: Come) -> None:
    """Who claims two names by one claim is two people; whoever was sent away claims nothing any more."""
    jana, petr = come("Jana", claim=CLAIM), come("Petr", claim=CLAIM)
    assert CLAIM == jana.token != petr.token
    come("Ota", word=HOST).ask(frames.Remove("Jana", "away"))
    assert "net-name-taken" == refusal(come, "Jana", claim=CLAIM)


def test_a_claim_beside_a_passphrase_is_the_next_token(come: Come) -> None:
    """Also where the greeting of somebody is lost whom a program does not know yet."""
    come("Jana", passphrase=SAID)
    assert CLAIM == come("Jana", passphrase=SAID, claim=CLAIM).token
    assert CLAIM == come("Jana", claim=CLAIM).token


@pytest.mark.parametrize("claim", ["c" * 31, "c" * 101, "c" * 31 + "\n", "c" * 31 + "é"])
def test_what_could_be_guessed_is_no_claim(claim: str, come: Come) -> None:
    """A frame with such a one is none."""
    assert reading.BROKEN == refusal(come, "Jana", claim=claim)


async def cut(self: Guest, greeted: frames.Greeted) -> None:
    """End a connection instead of greeting."""
    del greeted
    await self.close()


def test_the_program_comes_again_under_its_name(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it was ended meanwhile: what it claims was kept before the greeting."""
    home = tmp_path / "jana"
    with monkeypatch.context() as broken:
        broken.setattr(Guest, "greet", cut)
        assert any("neodpovídá" in line for line in visit(home, served.port, "Jana"))
    assert WELCOME in visit(home, served.port, "Jana", "konec")


def test_a_hall_that_knows_no_claims_is_entered(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It calls the claim a broken frame, as halls of before do, and is greeted without."""
    read = reading.read_frame

    def strict(decoder: Any, data: Any, longest: int) -> Any:  # noqa: ANN401 - as the function itself
        found = read(decoder, data, longest)
        if getattr(found, "claim", ""):
            raise frames.FrameError
        return found

    monkeypatch.setattr(reading, "read_frame", strict)
    assert WELCOME in visit(tmp_path / "jana", served.port, "Jana", "konec")
