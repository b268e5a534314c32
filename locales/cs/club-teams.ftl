# Turnaje klubu: večery s více hrami, vyrovnání sil a družstva.

## Více her

club-proposal-mixed = Body různých her se nesčítají, ⏎ počítají se body za místa u stolů.
    .braille = body za místa
club-did-amend-ties = Her je víc, ⏎ při shodě teď rozhoduje { LIST($ties, join: "comma") }.
    .brief = Při shodě { LIST($ties, join: "comma") }.
    .braille = shoda: { LIST($ties, join: "comma") }
club-refused-mixed-scores = Každá hra má jinou stupnici bodů, ⏎ sčítat je nejde. ⏎ Správně jsou body za místa, třeba { $points }.
    .braille = třeba { $points }
club-refused-mixed-ties = Body různých her porovnat nejde, ⏎ při shodě tedy nemůže rozhodovat { $by ->
    [scores] součet výsledků
    [best-game] nejlepší hra
   *[best-round] nejlepší kolo
}. ⏎ Správně jsou třeba výhry nebo vzájemné partie.
    .braille = shoda: třeba výhry
