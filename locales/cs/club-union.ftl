# Klub na více počítačích: spojení kopií, co neplatí, sporné výsledky, soubor pro jeden stůl.

club-refused-unregistered = Týká se { $count ->
        [one] člověka, který tu zapsaný není
        [few] { $count } lidí, kteří tu zapsaní nejsou
       *[other] { $count } lidí, kteří tu zapsaní nejsou
    }.
    .braille = není tu zapsaný
