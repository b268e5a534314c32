# Soustavy turnajů klubu: vyřazovací turnaj. Co platí v propozicích, kdo postupuje a co z opravy plyne.

## Propozice

club-proposal-knockout = Z každého stolu { $advance ->
    [one] postupuje { NP($advance, noun: "player") }
    [few] postupují { NP($advance, noun: "player") }
   *[other] postupuje { NP($advance, noun: "player") }
}, ostatní končí.
    .braille = postup ze stolu { $advance }
club-proposal-knockout-rounds = Každé kolo se losuje znovu, kdo nemá stůl, postupuje bez hry.
    .braille = kola se losují znovu
club-proposal-knockout-last = Když se všichni zbylí vejdou k jednomu stolu, hraje se finále.
    .braille = finále: poslední stůl
club-proposal-knockout-ties = Při shodě o postup rozhodují stejná pravidla jako v pořadí a pak los.
    .braille = shoda: pravidla, los
club-proposal-knockout-third = Vedle finále se hraje o další místa: sedí tam ti, kdo byli u předchozích stolů hned za postupujícími.
    .braille = i o další místa
club-ask-knockout = Kolik hráčů postupuje z každého stolu? Prázdný řádek: { $usual }.
    .brief = Postup ze stolu? Prázdné: { $usual }.
    .braille = postup? { $usual }

## Postup a opravy

club-event-survived = { COUNT($players) ->
    [one] Dál postupuje
    [few] Dál postupují
   *[other] Dál postupují
} { LIST($players) }{ $behind ->
    [yes] , o další místa hrají { LIST($third) }.
   *[no] .
}
    .brief = Dál: { LIST($players, join: "comma") }{ $behind ->
        [yes] , o další místa: { LIST($third, join: "comma") }.
       *[no] .
    }
    .braille = dál: { LIST($players, join: "comma") }{ $behind ->
        [yes] , další místa: { LIST($third, join: "comma") }
       *[no] { "" }
    }
club-knockout-free = Bez hry { COUNT($players) ->
    [one] postupuje
    [few] postupují
   *[other] postupují
}: { LIST($players) }.
    .braille = bez hry dál: { LIST($players, join: "comma") }
club-knockout-last = Je to finále.
    .braille = finále
club-knockout-last-third = U stolu 1 je finále, u stolu 2 se hraje o další místa.
    .brief = Stůl 1 finále, stůl 2 o další místa.
    .braille = 1 finále, 2 další místa
club-knockout-late = Vyřazovací turnaj už běží: { COUNT($players) ->
    [one] hrát může { LIST($players) }
    [few] hrát můžou { LIST($players) }
   *[other] hrát můžou { LIST($players) }
} jen jako náhrada.
    .braille = jen náhrada: { LIST($players, join: "comma") }
club-knockout-others = { $began ->
    [yes] Další kolo už se hraje, hráči v něm zůstávají. Podle opravy by nově mělo postoupit: { LIST($came, join: "comma") }, nepostoupit: { LIST($went, join: "comma") }.
   *[no] Oprava mění postup: nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
}
    .brief = { $began ->
        [yes] Další kolo už se hraje. Podle opravy nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
       *[no] Postup nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
    }
    .braille = { $began ->
        [yes] zůstává
       *[no] postup
    }: +{ LIST($came, join: "comma") } -{ LIST($went, join: "comma") }

## Pořadí

club-ranking-reached = Výš je, kdo se dostal dál, a pak kdo byl lepší u svého posledního stolu.
    .braille = výš je, kdo došel dál

## Proč to nejde

club-refused-no-knockout = Tento turnaj se nehraje na vyřazení.
    .braille = není na vyřazení
club-refused-knockout-over = Vyřazovací turnaj má vítěze, další kolo se nehraje.
    .braille = vítěz je známý
club-refused-knockout-open = O postupu do { ORD($round, case: "gen", gender: "n") } kola ještě není rozhodnuto.
    .braille = postup do kola { $round } chybí
club-refused-knockout-one = Na vyřazení se losuje po jednom kole, tady je počet kol { $rounds }.
    .braille = jen 1 kolo
club-refused-knockout-kind = Na vyřazení se losuje jen podle postupu, nebo stoly určuje pořadatel.
    .braille = jen podle postupu
club-refused-knockout-final = Ve finále sedí u prvního stolu právě { LIST($names) }.
    .braille = finále: { LIST($names, join: "comma") }
club-refused-knocked-out = { NAME($name) }: { ORD($round, gender: "n") } kolo bez účasti, postup není možný.
    .braille = { NAME($name) } v kole { $round } nebyl
club-refused-knockout-missing = Postup z každého stolu musí být popsaný právě tehdy, když se hraje na vyřazení.
    .braille = chybí postup ze stolu
club-refused-knockout-rounds = Na vyřazení se hraje tolik kol, kolik je potřeba, počet kol { $rounds } se nezadává.
    .braille = počet kol se nezadává
club-refused-final-knockout = Vyřazovací turnaj má svoje finále, další k němu nepatří.
    .braille = finále už má
club-refused-knockout-advance = Počet postupujících z každého stolu { $advance }: ⏎ správně je 1 až { $most }, i u nejmenšího stolu musí někdo vypadnout.
    .braille = postup { $advance }: nejvýš { $most }
club-error-knockout = „{ $text }“ není postup, správně je jedno číslo: kolik hráčů postupuje z každého stolu.
    .braille = { $text } není postup
