"""Whose turn it is and what is expected, in every situation: to who is asked, and to who only listens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.engine import SPECTATOR
from accessgames.games.tetrikon.rules.puzzle import Begin, GiveUp, Pick
from accessgames.language import Manners, Person
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.situations import SITUATIONS, building, over, puzzle, racing
from tests.games.tetrikon.wording import NAMES, TELL, asked, desk_at, forms, full, language

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState

CZECH: Final[dict[str, tuple[str, str, str, str]]] = {
    "turn": (
        "Váš tah: hod, karta, stavba, obchod, nákup nebo výměna u managera?",
        "Hod, karta, stavba, obchod, nákup nebo výměna u managera?",
        "hod karta stavba obch nák vým?",
        "Tvůj tah: hod, karta, stavba, obchod, nákup nebo výměna u managera?",
    ),
    "turn of roll only": (
        "Váš tah: hod?",
        "Hod?",
        "hod?",
        "Tvůj tah: hod?",
    ),
    "second action": (
        "Druhá akce: hod, nákup, nebo hotovo?",
        "Hod, nákup, hotovo?",
        "hod nák?",
        "Druhá akce: hod, nákup, nebo hotovo?",
    ),
    "last turn": (
        "Váš poslední tah: hod, stavba, nákup nebo výměna u managera?",
        "Hod, stavba, nákup nebo výměna u managera?",
        "hod stavba nák vým?",
        "Tvůj poslední tah: hod, stavba, nákup nebo výměna u managera?",
    ),
    "nothing left": (
        "Hrát nemáte co, tah ukončí „hotovo“.",
        "Zbývá „hotovo“.",
        "zbývá hotovo",
        "Hrát nemáš co, tah ukončí „hotovo“.",
    ),
    "dice": (
        "Čeká se na kostky a karty.",
        "Kostky a karty.",
        "kostky a karty",
        "Čeká se na kostky a karty.",
    ),
    "money": (
        "Čeká se na kostky a karty.",
        "Kostky a karty.",
        "kostky a karty",
        "Čeká se na kostky a karty.",
    ),
    "chance": (
        "Čeká se na kostky a karty.",
        "Kostky a karty.",
        "kostky a karty",
        "Čeká se na kostky a karty.",
    ),
    "reward": (
        "Berete 1 kartu z pokladnice, nebo náhodu?",
        "Pokladnice, nebo náhoda?",
        "1 z P, N?",
        "Bereš 1 kartu z pokladnice, nebo náhodu?",
    ),
    "reward of six": (
        "Berete 3 karty z pokladnice, náhodu, nebo dílek?",
        "Pokladnice, náhoda, nebo dílek?",
        "3 z P, N, dílek?",
        "Bereš 3 karty z pokladnice, náhodu, nebo dílek?",
    ),
    "card": (
        "Použijete, nebo necháte?",
        "Použít, nebo nechat?",
        "použít žolík 25 T?",
        "Použiješ, nebo necháš?",
    ),
    "ban": (
        "Bráníte se imunitou? Ano, nebo ne: zákaz obchodu.",
        "Imunita proti: zákaz obchodu?",
        "imunita? nelze obchodovat",
        "Bráníš se imunitou? Ano, nebo ne: zákaz obchodu.",
    ),
    "first piece": (
        "Vložte první dílek.",
        "První dílek?",
        "1. dílek?",
        "Vlož první dílek.",
    ),
    "second piece": (
        "Vložte druhý dílek, nebo napište „hotovo“.",
        "Druhý dílek?",
        "2. dílek?",
        "Vlož druhý dílek, nebo napiš „hotovo“.",
    ),
    "payment exact": (
        "Zaplatíte 100 T: 2 krát 50 T?",
        "Zaplatit 100 T: 2 krát 50 T?",
        "100: 50 50?",
        "Zaplatíš 100 T: 2 krát 50 T?",
    ),
    "payment one card": (
        "Zaplatíte 100 T jednou kartou?",
        "Zaplatit 100 T: 100 T?",
        "100: 100?",
        "Zaplatíš 100 T jednou kartou?",
    ),
    "payment more": (
        "Přesně to nejde. Zaplatíte 115 T místo 100 T: 50 T, 25 T a 2 krát 20 T?",
        "Zaplatit 115 T: 50 T, 25 T a 2 krát 20 T?",
        "115: 50 25 20 20?",
        "Přesně to nejde. Zaplatíš 115 T místo 100 T: 50 T, 25 T a 2 krát 20 T?",
    ),
    "payment less": (
        "Máte zaplatit 25 T, zaplatíte 15 T: 10 T a 5 T?",
        "Zaplatit 15 T: 10 T a 5 T?",
        "15: 10 5?",
        "Máš zaplatit 25 T, zaplatíš 15 T: 10 T a 5 T?",
    ),
    "payment or immunity": (
        "Zaplatíte 25 T: 20 T a 5 T? Jde použít i imunitu.",
        "Zaplatit 25 T: 20 T a 5 T?",
        "25: 20 5?",
        "Zaplatíš 25 T: 20 T a 5 T? Jde použít i imunitu.",
    ),
    "payment to be changed": (
        "Máte zaplatit 25 T, přesně to jde po rozměnění: „rozměň 50“.",
        "Dluh 25 T, „rozměň 50“.",
        "25 T: rozměň 50",
        "Máš zaplatit 25 T, přesně to jde po rozměnění: „rozměň 50“.",
    ),
    "giving": (
        "Odevzdejte dílek.",
        "Odevzdat dílek.",
        "odevzdat dílek",
        "Odevzdej dílek.",
    ),
    "giving or immunity": (
        "Odevzdejte dílek. Jde použít i imunitu.",
        "Odevzdat dílek.",
        "odevzdat dílek",
        "Odevzdej dílek. Jde použít i imunitu.",
    ),
    "giving two": (
        "Odevzdejte dva dílky, po jednom.",
        "Odevzdat dílek.",
        "odevzdat dílek",
        "Odevzdej dva dílky, po jednom.",
    ),
    "discarding": (
        "Odhoďte kartu.",
        "Odhodit kartu.",
        "odhodit kartu",
        "Odhoď kartu.",
    ),
    "discarding two": (
        "Odhoďte dvě karty, po jedné. Jde použít i imunitu.",
        "Odhodit kartu.",
        "odhodit kartu",
        "Odhoď dvě karty, po jedné. Jde použít i imunitu.",
    ),
    "inflation": (
        "V sáčku je jediný dílek. Vyhlásíte inflaci? Ano, nebo ne.",
        "Vyhlásit inflaci?",
        "inflace?",
        "V sáčku je jediný dílek. Vyhlásíš inflaci? Ano, nebo ne.",
    ),
    "draft": (
        "Co dál: „přidej“, „chci“, „předlož“, nebo „zruš“? Odpoví Petr.",
        "Co dál: „přidej“, „chci“, „předlož“?",
        "přidej? předlož?",
        "Co dál: „přidej“, „chci“, „předlož“, nebo „zruš“? Odpoví Petr.",
    ),
    "offer": (
        "Dáte roh, dostanete tyč a 25 T. Přijmete?",
        "Dát roh za tyč a 25 T?",
        "-roh +tyč 25T?",
        "Dáš roh, dostaneš tyč a 25 T. Přijmeš?",
    ),
    "swap": (
        "Dáte roh, dostanete tyč. Přijmete?",
        "Dát roh za tyč?",
        "-roh +tyč?",
        "Dáš roh, dostaneš tyč. Přijmeš?",
    ),
}
"""What who is asked hears: in full, in brief, in Braille, and in full where people say "ty"."""

ENGLISH: Final[dict[str, tuple[str, str, str]]] = {
    "turn": (
        "Your turn: roll, card, build, trade, buy or swap?",
        "Roll, card, build, trade, buy or swap?",
        "roll card put deal buy swap?",
    ),
    "turn of roll only": (
        "Your turn: roll?",
        "Roll?",
        "roll?",
    ),
    "second action": (
        "Second action: roll, buy, or done?",
        "Roll, buy, done?",
        "roll buy?",
    ),
    "last turn": (
        "Your last turn: roll, build, buy or swap?",
        "Roll, build, buy or swap?",
        "roll put buy swap?",
    ),
    "nothing left": (
        "There is nothing you can do, “done” ends the turn.",
        "Only “done”.",
        "only done",
    ),
    "dice": (
        "Waiting for dice and cards.",
        "Dice and cards.",
        "dice and cards",
    ),
    "money": (
        "Waiting for dice and cards.",
        "Dice and cards.",
        "dice and cards",
    ),
    "chance": (
        "Waiting for dice and cards.",
        "Dice and cards.",
        "dice and cards",
    ),
    "reward": (
        "Do you take 1 card or a chance card?",
        "Cards or a chance card?",
        "1 T, N?",
    ),
    "reward of six": (
        "Do you take 3 cards, a chance card or a piece?",
        "Cards, a chance card or a piece?",
        "3 T, N, piece?",
    ),
    "card": (
        "Do you use or keep it?",
        "Use or keep?",
        "use joker 25 T?",
    ),
    "ban": (
        "No trading: do you use immunity? Type “yes” or “no”.",
        "Immunity against: no trading?",
        "immunity? no trading",
    ),
    "first piece": (
        "Place the first piece.",
        "The first piece?",
        "piece 1?",
    ),
    "second piece": (
        "Place the second piece, or type “done”.",
        "The second piece?",
        "piece 2?",
    ),
    "payment exact": (
        "Pay 100 T: 2 times 50 T?",
        "Pay 100 T: 2 times 50 T?",
        "100: 50 50?",
    ),
    "payment one card": (
        "Pay 100 T with one card?",
        "Pay 100 T: 100 T?",
        "100: 100?",
    ),
    "payment more": (
        "Not possible exactly. Pay 115 T instead of 100 T: 50 T, 25 T and 2 times 20 T?",
        "Pay 115 T: 50 T, 25 T and 2 times 20 T?",
        "115: 50 25 20 20?",
    ),
    "payment less": (
        "You owe 25 T, pay 15 T: 10 T and 5 T?",
        "Pay 15 T: 10 T and 5 T?",
        "15: 10 5?",
    ),
    "payment or immunity": (
        "Pay 25 T: 20 T and 5 T? Immunity is possible.",
        "Pay 25 T: 20 T and 5 T?",
        "25: 20 5?",
    ),
    "payment to be changed": (
        "You owe 25 T, which you can pay exactly after changing: “break 50”.",
        "You owe 25 T, “break 50”.",
        "25 T: break 50",
    ),
    "giving": (
        "Give up a piece.",
        "Give up a piece.",
        "give up a piece",
    ),
    "giving or immunity": (
        "Give up a piece. Immunity is possible.",
        "Give up a piece.",
        "give up a piece",
    ),
    "giving two": (
        "Give up 2 pieces, one by one.",
        "Give up a piece.",
        "give up a piece",
    ),
    "discarding": (
        "Discard a card.",
        "Discard a card.",
        "discard a card",
    ),
    "discarding two": (
        "Discard 2 cards, one by one. Immunity is possible.",
        "Discard a card.",
        "discard a card",
    ),
    "inflation": (
        "The bag has a single piece. Do you declare inflation? Type “yes” or “no”.",
        "Declare inflation?",
        "inflation?",
    ),
    "draft": (
        "What next: “add”, “want”, “propose” or “cancel”? Petr will answer.",
        "What next: “add”, “want”, “propose”?",
        "add? propose?",
    ),
    "offer": (
        "You would give: corner. You would get: bar and 25 T. Do you accept?",
        "Give corner for bar and 25 T?",
        "-corn +bar 25T?",
    ),
    "swap": (
        "You would give the corner and get the bar. Do you accept?",
        "Give corner for bar?",
        "-corn +bar?",
    ),
}
"""The same in English."""

OTHERS: Final[dict[str, tuple[str, str, str]]] = {
    "turn": ("Hraje Jana.", "hraje Jana", "Jana plays."),
    "turn of roll only": ("Hraje Jana.", "hraje Jana", "Jana plays."),
    "second action": ("Hraje Jana.", "hraje Jana", "Jana plays."),
    "last turn": ("Hraje Jana.", "hraje Jana", "Jana plays."),
    "nothing left": ("Hraje Jana.", "hraje Jana", "Jana plays."),
    "dice": ("Čeká se na kostky a karty.", "kostky a karty", "Waiting for dice and cards."),
    "money": ("Čeká se na kostky a karty.", "kostky a karty", "Waiting for dice and cards."),
    "chance": ("Čeká se na kostky a karty.", "kostky a karty", "Waiting for dice and cards."),
    "reward": ("Rozhoduje se Jana.", "hraje Jana", "Jana decides."),
    "reward of six": ("Rozhoduje se Jana.", "hraje Jana", "Jana decides."),
    "card": ("Rozhoduje se Jana.", "hraje Jana", "Jana decides."),
    "ban": ("Odpovídá Jana.", "hraje Jana", "Jana answers."),
    "first piece": ("Staví Jana.", "hraje Jana", "Jana builds."),
    "second piece": ("Staví Jana.", "hraje Jana", "Jana builds."),
    "payment exact": ("Platí Jana.", "hraje Jana", "Jana pays."),
    "payment one card": ("Platí Jana.", "hraje Jana", "Jana pays."),
    "payment more": ("Platí Jana.", "hraje Jana", "Jana pays."),
    "payment less": ("Platí Petr.", "hraje Petr", "Petr pays."),
    "payment or immunity": ("Platí Petr.", "hraje Petr", "Petr pays."),
    "payment to be changed": ("Platí Petr.", "hraje Petr", "Petr pays."),
    "giving": ("Odevzdává Jana.", "hraje Jana", "Jana gives up something."),
    "giving or immunity": ("Odevzdává Petr.", "hraje Petr", "Petr gives up something."),
    "giving two": ("Odevzdává Jana.", "hraje Jana", "Jana gives up something."),
    "discarding": ("Odevzdává Jana.", "hraje Jana", "Jana gives up something."),
    "discarding two": ("Odevzdává Jana.", "hraje Jana", "Jana gives up something."),
    "inflation": ("Rozhoduje se Jana.", "hraje Jana", "Jana decides."),
    "draft": ("Nabídku skládá Jana.", "hraje Jana", "Jana puts an offer together."),
    "offer": ("Odpovídá Petr.", "hraje Petr", "Petr answers."),
    "swap": ("Odpovídá Petr.", "hraje Petr", "Petr answers."),
}
"""What the other one hears meanwhile: in Czech, in Braille, in English."""


def seat_asked(name: str) -> int:
    """Who is asked in a situation; where chance is awaited, who is on turn."""
    state, _ = SITUATIONS[name].play()
    return max(0, GAME.actors(state)[-1])


@pytest.mark.parametrize("name", SITUATIONS)
def test_who_is_asked_hears_what_there_is_to_choose(name: str) -> None:
    """The question names what is possible, in every form, and where people say "ty", too."""
    state, _ = SITUATIONS[name].play()
    message = TELL.turn(desk_at(state, seat_asked(name)))
    (line,) = forms([message])
    informal = language("cs").switch(Manners(register="informal")).render(message).full
    assert CZECH[name] == (line.full, line.brief, line.braille, informal)
    assert "turn" == message.kind


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_same_in_english(name: str) -> None:
    """English asks for the same."""
    state, _ = SITUATIONS[name].play()
    (line,) = forms([TELL.turn(desk_at(state, seat_asked(name), "en"))], "en")
    assert ENGLISH[name] == (line.full, line.brief, line.braille)


@pytest.mark.parametrize("name", SITUATIONS)
def test_who_listens_hears_who_is_awaited(name: str) -> None:
    """The other player hears who is awaited and for what, but nothing of what that player can do."""
    state, _ = SITUATIONS[name].play()
    other = 1 - seat_asked(name)
    (line,) = forms([TELL.turn(desk_at(state, other))])
    assert OTHERS[name] == (line.full, line.braille, asked(desk_at(state, other, "en"), "en"))


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_spectator_hears_no_more_than_a_player_who_listens(name: str) -> None:
    """Who only watches is told by name who is awaited."""
    state, _ = SITUATIONS[name].play()
    assert OTHERS[name][0] == asked(desk_at(state, SPECTATOR))


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_questions_fit_a_braille_line(name: str, tag: str) -> None:
    """At most 40 cells of the language's code for whoever is asked and whoever listens."""
    state, _ = SITUATIONS[name].play()
    for seat in (0, 1):
        (line,) = forms([TELL.turn(desk_at(state, seat, tag))], tag)
        assert cells(line.braille, tag) <= 40


def test_many_cards_are_told_by_their_number() -> None:
    """What would not fit the Braille line as values fits as a number of cards; a voice reads all of them."""
    state, _ = play(position(money=["20 10 10 10 10 10 10 10 5 5", ""]), "buy")
    (line,) = forms([TELL.turn(desk_at(state))])
    assert "Zaplatíte 100 T: 20 T, 7 krát 10 T a 2 krát 5 T?" == line.full
    assert "100 T, 10 karet?" == line.braille


def test_when_the_match_is_over() -> None:
    """Nobody is asked any more."""
    for seat in (0, 1, SPECTATOR):
        assert "Partie skončila." == asked(desk_at(over(), seat))
    assert "Partie skončila." == asked(desk_at(building(GiveUp())))


PUZZLES: Final = (
    (puzzle(1), 0, "Až budete chtít stavět, napište „začni“. Pak běží čas.", "začni?"),
    (puzzle(2), 1, "Na řadě je Jana, začíná slovem „začni“.", "začni?"),
    (puzzle(1, Begin()), 0, "Čeká se na kostky a karty.", "kostky a karty"),
    (puzzle(1, diagrams="chosen"), 0, "Zvolte první diagram, třeba „zvol E7“.", "diagram 1?"),
    (puzzle(1, Pick("B2"), diagrams="chosen"), 0, "Zvolte druhý diagram, třeba „zvol E7“.", "diagram 2?"),
    (building(), 0, "Co položíte?", "A1?"),
    (racing(), 0, "Co položíte?", "A1?"),
    (racing(), 1, "Staví Jana, diagram A1.", "staví Jana"),
    (racing(GiveUp()), 0, "Na řadě je Petr, začíná slovem „začni“.", "začni?"),
)


@pytest.mark.parametrize(("state", "seat", "said", "felt"), PUZZLES)
def test_blitz_and_solo_ask_for_the_next_step(state: PuzzleState, seat: int, said: str, felt: str) -> None:
    """Naming diagrams, beginning, and what to lay; others hear who builds."""
    (line,) = forms([TELL.turn(desk_at(state, seat))])
    assert (said, felt) == (line.full, line.braille)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("turn", "Jana: hod, karta, stavba, obchod, nákup nebo výměna u managera?"),
        ("nothing left", "Jana nemá co hrát, tah ukončí „hotovo“."),
        ("reward", "Jana bere 1 kartu z pokladnice, nebo náhodu?"),
        ("ban", "Jana: bránit se imunitou? Ano, nebo ne: zákaz obchodu."),
        ("payment exact", "Jana platí 100 T."),
        ("giving", "Odevzdává Jana."),
        ("discarding", "Odhazuje Jana."),
        ("inflation", "Jana: vyhlásit inflaci? Ano, nebo ne."),
        ("offer", "Petr: roh za tyč a 25 T?"),
        ("swap", "Petr: roh za tyč?"),
        ("first piece", "Jana vkládá dílek."),
    ],
)
def test_at_a_shared_keyboard_everybody_is_asked_by_name(name: str, said: str) -> None:
    """Where several people share the keyboard, nobody is "you"."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, seat_asked(name))
    shared = replace(desk, people=tuple(Person(each) for each in NAMES[:2]))
    assert [said] == full([TELL.turn(shared)])
