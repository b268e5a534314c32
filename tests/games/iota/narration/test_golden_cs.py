"""Every event of IOTA in Czech: the whole sentence, the brief one, the Braille short form."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.language import Manners
from tests.games.iota.narration.happenings import EVENTS, STATE
from tests.games.iota.wording import TELL, desk_at, language, say_all

TOLD: Final = {
    "own draw for the start": (("own", "Losujete modrý kříž 4.", "Váš los: modrý kříž 4.", "los mx4"),),
    "another's draw for the start": (
        ("other", "Petr losuje divokou kartu.", "Petr: divoká karta.", "Petr div"),
    ),
    "a tie": (("turn", "Shoda na čísle 4, losuje se znovu.", "Shoda, losuje se znovu.", "shoda, znovu"),),
    "the listener starts": (("turn", "Začínáte.", "Začínáte.", "začínáte"),),
    "another starts": (("turn", "Začíná Petr.", "Začíná Petr.", "začíná Petr"),),
    "the deal": (
        (
            "own",
            "Dostáváte červený kruh 1, červený kříž 3 a divokou kartu.",
            "Karty: červený kruh 1, červený kříž 3 a divoká karta.",
            "čk1 čx3 div",
        ),
    ),
    "a wild start card goes under": (
        ("other", "Startovní karta je divoká, přijde dospod.", "Divoká přijde dospod.", "start div, dospod"),
    ),
    "the start card": (
        ("other", "Na poli m50 leží červený kruh 2.", "m50: červený kruh 2.", "start m50 čk2"),
    ),
    "a turn begins": (),
    "own recycling": (
        ("own", "Berete divokou kartu z pole m51.", "Divoká z pole m51 je vaše.", "berete div m51"),
        ("own", "m51: červený kruh 2.", "m51 červený kruh 2.", "m51 čk2"),
    ),
    "another's recycling": (
        ("other", "Petr bere divokou kartu z pole zz51.", "Petr bere divokou.", "Petr bere div zz51"),
        ("other", "zz51: červený kruh 2.", "zz51 červený kruh 2.", "zz51 čk2"),
    ),
    "own placing": (
        ("score", "Získáváte 5 bodů, celkem 17.", "5 bodů, celkem 17.", "5 b, celkem 17"),
        ("own", "m51: žlutý čtverec 1.", "m51 žlutý čtverec 1.", "m51 žč1"),
    ),
    "another's placing with a lot": (
        ("score", "Petr: 44 bodů, celkem 78.", "Petr 44, celkem 78.", "Petr 44, má 78"),
        ("score", "Body krát 2 za čtveřici.", "Krát 2 za čtveřici.", "krát 2: čtv"),
        ("other", "m51: žlutý čtverec 1.", "m51 žlutý čtverec 1.", "m51 žč1"),
        ("other", "n51: divoká karta.", "n51 divoká karta.", "n51 div"),
    ),
    "a placing with every doubling": (
        ("score", "Petr: 416 bodů, celkem 450.", "Petr 416, celkem 450.", "Petr 416, má 450"),
        (
            "score",
            "Body krát 16 za dvě čtveřice, za čtyři karty a za poslední kartu.",
            "Krát 16 za dvě čtveřice, za čtyři karty a za poslední kartu.",
            "krát 16: 2 čtv, 4 karty, konec",
        ),
        ("other", "m51: žlutý čtverec 1.", "m51 žlutý čtverec 1.", "m51 žč1"),
    ),
    "own trade": (
        (
            "own",
            "Odkládáte červený kruh 2 a divokou kartu.",
            "Pryč: červený kruh 2 a divoká karta.",
            "pryč čk2 div",
        ),
        (
            "own",
            "Dobíráte červený kruh 2 a červený kruh 3.",
            "Nové: červený kruh 2 a červený kruh 3.",
            "nové čk2 čk3",
        ),
    ),
    "another's trade": (("other", "Petr mění 1 kartu.", "Petr mění 1.", "Petr mění 1"),),
    "another draws a known card": (
        ("other", "Petr dobírá červený kruh 2.", "Petr dobírá červený kruh 2.", "Petr nové čk2"),
    ),
    "own pass": (("own", "Vynecháváte.", "Vynecháváte.", "vynecháváte"),),
    "another's pass": (("other", "Petr vynechává.", "Petr vynechává.", "Petr vynechává"),),
    "the deck is empty": (("other", "Balíček je prázdný.", "Balíček je prázdný.", "balíček prázdný"),),
    "own cards left": (
        (
            "own",
            "V ruce zbývají červený kruh 2 a červený kříž 3.",
            "Zbytek: červený kruh 2 a červený kříž 3.",
            "zbývá čk2 čx3",
        ),
        ("score", "Ztrácíte 5 bodů, celkem 40.", "Minus 5, celkem 40.", "-5 b, celkem 40"),
    ),
    "another's cards left": (
        ("other", "Petr: v ruce zbývá červený kruh 2.", "Petr: červený kruh 2.", "Petr čk2"),
        ("score", "Petr ztrácí 2 body, celkem 40.", "Petr minus 2, celkem 40.", "Petr -2, má 40"),
    ),
    "the end": (("turn", "Konec hry.", "Konec hry.", "konec hry"),),
}
"""Name of the event -> kind, full, brief, Braille form of each line."""

INFORMAL: Final = {
    "own draw for the start": "Losuješ modrý kříž 4.",
    "the listener starts": "Začínáš.",
    "the deal": "Dostáváš červený kruh 1, červený kříž 3 a divokou kartu.",
    "own recycling": "Bereš divokou kartu z pole m51.",
    "own placing": "Získáváš 5 bodů, celkem 17.",
    "own trade": "Odkládáš červený kruh 2 a divokou kartu.",
    "own pass": "Vynecháváš.",
    "own cards left": "V ruce zbývají červený kruh 2 a červený kříž 3.",
}


@pytest.mark.parametrize("name", EVENTS)
def test_events(name: str) -> None:
    """Each event is told result first, by the right kind, in three forms."""
    said = say_all(TELL.tell(EVENTS[name], desk_at(STATE, 0, "cs")), "cs")
    assert TOLD[name] == tuple((line.kind, line.full, line.brief, line.braille) for line in said)


def test_informal_address() -> None:
    """Who wants to be addressed informally is, in every form of every own event."""
    czech = language("cs")
    friendly = czech.switch(Manners(register="informal"))
    for name, informal in INFORMAL.items():
        messages = TELL.tell(EVENTS[name], desk_at(STATE, 0, "cs"))
        assert informal == friendly.render(messages[0]).full
        assert all(friendly.render(message).braille for message in messages)
