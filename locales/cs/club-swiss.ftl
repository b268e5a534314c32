# Švýcarský systém ve dvojicích: co platí v propozicích, kdo má volno, co losování zaručuje a proč něco nejde.

club-proposal-swiss = Dvojice určuje holandský systém FIDE: ⏎ hrají spolu lidé se stejným počtem bodů, ⏎ nikdo s nikým dvakrát ⏎ a v tom, kdo začíná, se lidé střídají.
    .brief = Dvojice se stejným počtem bodů, ⏎ nikdo s nikým dvakrát.
    .braille = stejné body, nikdo dvakrát
club-proposal-swiss-bye = Kdo nemá soupeře, má volno, ⏎ každý nejvýš jednou, ⏎ a počítá se mu { $bye ->
    [win] jako výhra.
    [draw] jako remíza.
   *[nothing] za nic.
}
    .brief = Volno je { $bye ->
        [win] výhra.
        [draw] remíza.
       *[nothing] za nic.
    }
    .braille = volno: { $bye ->
        [win] výhra
        [draw] remíza
       *[nothing] nic
    }
club-swiss-free = Volno { COUNT($players) ->
    [one] má
    [few] mají
   *[other] mají
} { LIST($players) }, { $bye ->
    [win] počítá se jako výhra.
    [draw] počítá se jako remíza.
   *[nothing] bez bodů.
}
    .brief = Volno { LIST($players, join: "comma") }.
    .braille = volno { LIST($players, join: "comma") }
club-swiss-guarantee = Losování zaručuje: { $again ->
        [0] nikdo se nepotká dvakrát
       *[other] podruhé se potká dvojic { $again }
    }; ⏎ s různým počtem bodů se { $floats ->
        [one] hraje
        [few] hrají
       *[other] hraje
    } { $floats } { PREP(NP($games, case: "gen"), p: "z") } partií; ⏎ mezi tím, kolikrát kdo začíná a kolikrát ne, ⏎ { $starts ->
        [0] není rozdíl
       *[other] je rozdíl nejvýš { $starts }
    }; ⏎ { $frees ->
        [0] volno nemá nikdo dvakrát
       *[other] volno má víckrát hráčů { $frees }
    }.
    .brief = Podruhé dvojic { $again }, ⏎ s různými body { $floats } { PREP($games, p: "z") }, ⏎ začátky s rozdílem { $starts }.
    .braille = podruhé { $again }, různé body { $floats }/{ $games }, začátky { $starts }

## Proč to nejde

club-refused-no-swiss = Tento turnaj se švýcarským systémem nehraje.
    .braille = není švýcarský
club-refused-swiss-kind = Švýcarským systémem se losuje jen podle bodů, ⏎ nebo stoly určuje pořadatel.
    .braille = jen podle bodů
club-refused-swiss-none = Do { ORD($round, case: "gen", gender: "n") } kola už dvojice nejsou: ⏎ někdo by hrál s někým podruhé, nebo měl znovu volno. ⏎ Stoly určete ručně jmény mezi lomítky, nebo turnaj uzavřete.
    .brief = Dvojice bez opakování už nejsou. ⏎ Určete stoly ručně.
    .braille = dvojice došly, ručně
club-refused-swiss-library = Švýcarský systém vylosovat nejde, ⏎ chybí knihovna caissify-pairings. ⏎ Přidá ji python3 start.py add club, ⏎ jinak pip install caissify-pairings.
    .brief = Chybí knihovna caissify-pairings.
    .braille = chybí caissify-pairings
club-refused-swiss-size = Švýcarským systémem hrají u stolu právě dva.
    .braille = u stolu právě 2
club-refused-swiss-points = Ve švýcarském systému musí být remíza ⏎ za půl výhry a prohra za nic, ⏎ u všech her stejně: třeba 2-1-0.
    .braille = body třeba 2-1-0
club-refused-swiss-bye = Volno se ve švýcarském systému počítá ⏎ jako výhra, remíza, nebo nic, průměr to být nemůže.
    .braille = volno: výhra, remíza, nic
club-refused-swiss-final = Švýcarský systém nemá finále, ⏎ rozhoduje pořadí po posledním kole.
    .braille = finále nemá
club-refused-bye-duel = Volno jako výhra nebo remíza patří ke stolům po dvou ⏎ a k bodům za místa.
    .braille = volno: jen stoly po 2
club-refused-tie-duel = { $by ->
    [sonneborn] Sonneborn-Berger
   *[buchholz] Buchholz
} patří ke stolům po dvou a k bodům za místa, ⏎ jinak při shodě rozhodovat nemůže.
    .braille = { $by ->
        [sonneborn] Sonneborn
       *[buchholz] Buchholz
    } jen stoly po 2
