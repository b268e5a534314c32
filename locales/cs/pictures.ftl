# Profil zrak: nápisy u obrazu. Jsou to popisky pro oči, vyprávění je ve stručných a celých větách jinde.

iota-picture-grid = Stůl
iota-picture-hand = Karty v ruce
quantum-picture-sheet = { NAME($who) }: { NP($points, noun: "point") }, { NP($misses, noun: "miss") }
quantum-picture-dice = Kostky a součty
tetrikon-picture-free = Volné dílky, { NAME($who) }
tetrikon-picture-offer = Nabídka
iqlandie-picture-exhibition = { $number } { $purpose }, { NAME($who) }
iqlandie-picture-declared = { $piece }: { $colour }
    .braille = { SHORT($piece) }{ SHORT($colour) }
iqlandie-picture-task = { $what ->
        [goal] Cíl
       *[task] Úloha
    }
sight-label = { SHORT($value) }
sight-words = { $value }
sight-more = Ještě { NP($rows, noun: "text-line") }: Enter
sight-others = F6: ještě { $count }.
sight-span = { $first } až { $last }
sight-part = { $across ->
        [all] { $down ->
            [all] Celé.
            [first] Nahoře
            [last] Dole
           *[middle] Uprostřed
        }
        [first] { $down ->
            [all] Vlevo
            [first] Vlevo nahoře
            [last] Vlevo dole
           *[middle] Vlevo uprostřed
        }
        [last] { $down ->
            [all] Vpravo
            [first] Vpravo nahoře
            [last] Vpravo dole
           *[middle] Vpravo uprostřed
        }
       *[middle] { $down ->
            [all] Uprostřed
            [first] Nahoře uprostřed
            [last] Dole uprostřed
           *[middle] Uprostřed
        }
    }{ $named ->
        [yes] : { $columns }, { $rows }.
       *[no] { "" }
    }
