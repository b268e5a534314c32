# Herna: počítač, který hraje dál za toho, kdo odešel.

hall-stand-in-asked = { $count ->
        [0] Odteď za hráče jménem { $who } hraje počítač úrovně { $level }.
        [one] Souhlasit ještě musí jeden člověk u stolu.
        [few] Souhlasit ještě musí { NP($count) } lidé u stolu.
       *[other] Souhlasit ještě musí { NP($count) } lidí u stolu.
    }
    .brief = { $count ->
        [0] { $who }: hraje počítač { $level }.
       *[other] Chybí souhlas: { $count }.
    }
    .braille = { $count ->
        [0] { $who }: počítač { $level }
       *[other] chybí souhlas: { $count }
    }
hall-voted = { $yes ->
        [no] Jste proti, místo dál čeká.
       *[yes] { $count ->
            [0] Souhlasili všichni, místo převzal počítač.
           *[other] Jste pro. Ještě se čeká na souhlas ostatních.
        }
    }
    .brief = { $yes ->
        [no] Místo čeká.
       *[yes] { $count ->
            [0] Hraje počítač.
           *[other] Čeká se na ostatní.
        }
    }
    .braille = { $yes ->
        [no] místo čeká
       *[yes] { $count ->
            [0] hraje počítač
           *[other] ještě ostatní
        }
    }
hall-came-back = Na svém místě hrajete zase vy.
    .brief = Hrajete zase vy.
    .braille = hrajete zase vy
hall-heard-proposed = { $who } navrhuje, aby na místě hráče jménem { $text } hrál počítač úrovně { $level }. ⏎ Napište { COMMAND(WORD("hall-agree")) }, nebo { COMMAND(WORD("hall-oppose")) }.
    .brief = { $who }: { $text }, počítač { $level }? ⏎ { COMMAND(WORD("hall-agree")) }, nebo { COMMAND(WORD("hall-oppose")) }?
    .braille = { $text }: počítač { $level }?
hall-heard-opposed = { $who } nesouhlasí. Místo hráče jménem { $text } dál čeká.
    .brief = { $who } nesouhlasí, místo čeká.
    .braille = { $who } je proti
hall-heard-replaced = { $code ->
        [yes] Na vašem místě hraje počítač úrovně { $level }. Zpět si ho vezmete příkazem { COMMAND(WORD("hall-come-back")) }.
       *[no] Na místě hráče jménem { $who } teď hraje počítač úrovně { $level }.
    }
    .brief = { $code ->
        [yes] Za vás hraje počítač { $level }, zpět { COMMAND(WORD("hall-come-back")) }.
       *[no] { $who }: hraje počítač { $level }.
    }
    .braille = { $code ->
        [yes] za vás počítač { $level }
       *[no] { $who }: počítač { $level }
    }
hall-heard-returned = Místo počítače hraje zase { $who }.
    .brief = { $who } zase hraje.
    .braille = { $who } zase hraje
cli-replay-stand-in = { NAME($who) }: { $level ->
        [0] hraje zase člověk
       *[other] odtud hraje počítač úrovně { $level }
    }.
hall-error-stand-in = Řekněte jméno a úroveň počítače, například { COMMAND($command, "Petr 3") }.
    .brief = Například { COMMAND($command, "Petr 3") }.
    .braille = jméno a úroveň?
net-nobody-seated = U stolu { $table } nesedí nikdo jménem „{ $name }“.
    .brief = „{ $name }“ u stolu nesedí.
    .braille = { $name } nesedí
net-is-at-table = { $name } je u stolu, zastupovat tohle místo není třeba.
    .brief = { $name } je u stolu.
    .braille = { $name } je u stolu
net-stood-in-already = Na místě hráče jménem { $name } už hraje počítač.
    .brief = { $name }: počítač už hraje.
    .braille = { $name }: hraje počítač
hall-error-stood-in = Na vašem místě hraje počítač. Nejdřív si ho vezměte zpět příkazem { COMMAND(WORD("hall-come-back")) }.
    .brief = Za vás hraje počítač, zpět { COMMAND(WORD("hall-come-back")) }.
    .braille = za vás hraje počítač
net-not-stood-in = Na vašem místě počítač nehraje.
    .brief = Počítač za vás nehraje.
    .braille = počítač nehraje
net-no-vote = U stolu teď nikdo nic nenavrhl.
    .brief = Nic není navrženo.
    .braille = nic navrženo
net-nothing-goes = Tohle jde jen u stolu, kde sedíte a kde se hraje.
    .brief = Jen u stolu, kde hrajete.
    .braille = jen u vašeho stolu
help-hall-stand-in = { WORD("hall-stand-in") }, jméno a úroveň: navrhne počítač za toho, kdo od stolu odešel.
    .braille = jméno a úroveň
help-hall-agree = { WORD("hall-agree") }: souhlasí s počítačem, kterého někdo navrhl.
    .braille = souhlas s počítačem
help-hall-oppose = { WORD("hall-oppose") }: počítač odmítne a místo dál čeká.
    .braille = místo čeká
help-hall-come-back = { WORD("hall-come-back") }: vrátí vám místo, na kterém za vás hraje počítač.
    .braille = zpět na své místo
