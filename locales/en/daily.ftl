# The daily round: a task for every day and game, the same for everybody.

daily-best = The best: { $move }
    .brief = The best: { $move }
    .braille = best: { $move }
