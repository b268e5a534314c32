### Opponents with a name: what they are called, who they are, and what they say now and then.

## IOTA

character-hoarder-name = Harriet
character-hoarder-gender = feminine
character-hoarder-about = Harriet is patient: she would rather pass and wait for a four than lay a card for little.

character-blocker-name = Norman
character-blocker-gender = masculine
character-blocker-about = Norman watches the others: he would rather score less than leave anything good behind.

character-gambler-name = Casper
character-gambler-gender = masculine
character-gambler-about = Casper takes chances: he trades cards whenever he can and never looks at what he leaves.

## Quantum

character-cautious-name = Prudence
character-cautious-gender = feminine
character-cautious-about = Prudence is careful: she keeps the dice that will do and throws as few again as she can.

character-daring-name = Zoe
character-daring-gender = feminine
character-daring-about = Zoe loves to throw: she takes up again even dice that others would leave.

character-spoiler-name = Edmund
character-spoiler-gender = masculine
character-spoiler-about = Edmund looks at the other sheets: he takes the colour that the others would like.

## Tetrikon

character-trader-name = Matthew
character-trader-gender = masculine
character-trader-about = Matthew trades: he makes offers, and takes those from which the other gains more.

character-saver-name = Rosalind
character-saver-gender = feminine
character-saver-about = Rosalind saves: she offers nothing to anybody, rolls first and buys when she can afford it.

character-adventurer-name = Roderick
character-adventurer-gender = masculine
character-adventurer-about = Roderick trusts the die: instead of choosing a piece he lets a throw decide.

## iQLANDIE

character-sprinter-name = Flora
character-sprinter-gender = feminine
character-sprinter-about = Flora hurries: she solves fast and sometimes wrongly, and lays pieces where they fit now.

character-architect-name = Oliver
character-architect-gender = masculine
character-architect-about = Oliver takes time: he solves slowly and almost without errors, and builds for the end.

character-magpie-name = Beatrice
character-magpie-gender = feminine
character-magpie-about = Beatrice looks at what the others collect and takes it from under their noses.
