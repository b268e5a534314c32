# Denní kolo: každý den pro každou hru jedna úloha, pro všechny stejná.

daily-best = Nejlepší: { $move }
    .brief = Nejlepší: { $move }
    .braille = nej: { $move }
