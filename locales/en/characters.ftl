### Opponents with a name: what they are called, who they are, and what they say now and then.

## How you have played each other

character-memory = { $mark ->
        [won] Last time you beat { $rival }
        [lost] Last time you lost to { $rival }
       *[shared] Last time you and { $rival } were level
    }{ $points ->
        [0] {""}
       *[other] {" by "}{ NP($points, noun: "point") }
    }{ $met ->
        [1] {""}
       *[other] {", "}{ $won } to { $lost } in all
    }.
    .braille = { $mark ->
        [won] last { $points ->
            [0] won
           *[other] +{ $points }
        }
        [lost] last { $points ->
            [0] lost
           *[other] -{ $points }
        }
       *[shared] last level
    }, { $won }:{ $lost }

## IOTA

character-hoarder-name = Harriet
character-hoarder-gender = feminine
character-hoarder-cases = Harriet's
character-hoarder-against = Harriet
character-hoarder-about = Harriet is patient: she would rather pass and wait for a four than lay a card for little.
    .braille = Harriet: waits
character-hoarder-gain = { NAME($who) }: It was worth the wait.
    .braille = { NAME($who) }: worth the wait
character-hoarder-praise = { NAME($who) }: A beautiful move. I would have waited for that.
    .braille = { NAME($who) }: beautiful
character-hoarder-lead = { NAME($who) }: I have waited too long.
    .braille = { NAME($who) }: waited too long
character-hoarder-luck = { NAME($who) }: Nothing. But what I hold, I hold.
    .braille = { NAME($who) }: nothing yet
character-hoarder-won = { NAME($who) }: Patience pays. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-hoarder-lost = { NAME($who) }: Next time I will wait one turn longer. Thank you.
    .braille = { NAME($who) }: thank you

character-blocker-name = Norman
character-blocker-gender = masculine
character-blocker-cases = Norman's
character-blocker-against = Norman
character-blocker-about = Norman watches the others: he would rather score less than leave anything good behind.
    .braille = Norman: guards
character-blocker-gain = { NAME($who) }: And I have left nothing behind.
    .braille = { NAME($who) }: nothing left
character-blocker-praise = { NAME($who) }: I did not mean to let you through there.
    .braille = { NAME($who) }: not through there
character-blocker-lead = { NAME($who) }: There was a gap somewhere.
    .braille = { NAME($who) }: a gap somewhere
character-blocker-luck = { NAME($who) }: If I cannot, nobody shall.
    .braille = { NAME($who) }: then nobody
character-blocker-won = { NAME($who) }: The doors were shut. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-blocker-lost = { NAME($who) }: One cannot shut every door. Thank you.
    .braille = { NAME($who) }: thank you

character-gambler-name = Casper
character-gambler-gender = masculine
character-gambler-cases = Casper's
character-gambler-against = Casper
character-gambler-about = Casper takes chances: he trades cards whenever he can and never looks at what he leaves.
    .braille = Casper: trades
character-gambler-gain = { NAME($who) }: I knew it would come!
    .braille = { NAME($who) }: it came!
character-gambler-praise = { NAME($who) }: Wow! I would have bet on that too.
    .braille = { NAME($who) }: wow!
character-gambler-lead = { NAME($who) }: So what, luck comes back.
    .braille = { NAME($who) }: luck comes back
character-gambler-luck = { NAME($who) }: The cards are asleep today.
    .braille = { NAME($who) }: cards asleep
character-gambler-won = { NAME($who) }: Fortune likes the bold. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-gambler-lost = { NAME($who) }: Losing with gusto counts too. Thank you.
    .braille = { NAME($who) }: thank you

## Quantum

character-cautious-name = Prudence
character-cautious-gender = feminine
character-cautious-cases = Prudence's
character-cautious-against = Prudence
character-cautious-about = Prudence is careful: she keeps the dice that will do and throws as few of them again as she can.
    .braille = Prudence: safe
character-cautious-gain = { NAME($who) }: Slowly and surely.
    .braille = { NAME($who) }: slow and sure
character-cautious-praise = { NAME($who) }: That was a clean column.
    .braille = { NAME($who) }: clean column
character-cautious-lead = { NAME($who) }: Perhaps I should have thrown again.
    .braille = { NAME($who) }: should have thrown
character-cautious-luck = { NAME($who) }: And I threw so few of them.
    .braille = { NAME($who) }: bad luck
character-cautious-won = { NAME($who) }: Care has paid off today. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-cautious-lost = { NAME($who) }: Next time one die more. Perhaps. Thank you.
    .braille = { NAME($who) }: thank you

character-daring-name = Zoe
character-daring-gender = feminine
character-daring-cases = Zoe's
character-daring-against = Zoe
character-daring-about = Zoe loves to throw: she takes up again even dice that others would leave.
    .braille = Zoe: rolls a lot
character-daring-gain = { NAME($who) }: See? You only have to throw again!
    .braille = { NAME($who) }: just throw!
character-daring-praise = { NAME($who) }: Well done! I will borrow those dice.
    .braille = { NAME($who) }: well done
character-daring-lead = { NAME($who) }: I might have known. We will throw again.
    .braille = { NAME($who) }: throw again
character-daring-luck = { NAME($who) }: All those dice and nothing. Splendid.
    .braille = { NAME($who) }: dice and nothing
character-daring-won = { NAME($who) }: The dice like me. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-daring-lost = { NAME($who) }: Plenty of throws, fewer points. Thank you.
    .braille = { NAME($who) }: thank you

character-spoiler-name = Edmund
character-spoiler-gender = masculine
character-spoiler-cases = Edmund's
character-spoiler-against = Edmund
character-spoiler-about = Edmund looks at the other sheets: he takes the colour that the others would like.
    .braille = Edmund: grabs
character-spoiler-gain = { NAME($who) }: You wanted that colour too, did you not?
    .braille = { NAME($who) }: colour gone
character-spoiler-praise = { NAME($who) }: I should have taken that colour.
    .braille = { NAME($who) }: should have taken
character-spoiler-lead = { NAME($who) }: I watched your sheet instead of mine.
    .braille = { NAME($who) }: looked elsewhere
character-spoiler-luck = { NAME($who) }: At least nobody got anything.
    .braille = { NAME($who) }: bad luck
character-spoiler-won = { NAME($who) }: I only took a little now and then. Thank you.
    .braille = { NAME($who) }: thank you
character-spoiler-lost = { NAME($who) }: I did not take enough from you. Thank you.
    .braille = { NAME($who) }: thank you

## Tetrikon

character-trader-name = Matthew
character-trader-gender = masculine
character-trader-cases = Matthew's
character-trader-against = Matthew
character-trader-about = Matthew trades: he makes offers, and takes those from which the other gains more.
    .braille = Matthew: trades
character-trader-gain = { NAME($who) }: Good trade, good piece.
    .braille = { NAME($who) }: good trade
character-trader-praise = { NAME($who) }: I would buy that from you at once.
    .braille = { NAME($who) }: I would buy it
character-trader-lead = { NAME($who) }: It seems I have sold too cheaply.
    .braille = { NAME($who) }: sold too cheap
character-trader-luck = { NAME($who) }: The market is dead today.
    .braille = { NAME($who) }: market is dead
character-trader-won = { NAME($who) }: All have gained, I the most. Thank you.
    .braille = { NAME($who) }: thank you
character-trader-lost = { NAME($who) }: Nobody makes money on you. Thank you.
    .braille = { NAME($who) }: thank you

character-saver-name = Rosalind
character-saver-gender = feminine
character-saver-cases = Rosalind's
character-saver-against = Rosalind
character-saver-about = Rosalind saves: she offers nothing to anybody, rolls first and buys when she can afford it.
    .braille = Rosalind: saves
character-saver-gain = { NAME($who) }: I have saved up for this.
    .braille = { NAME($who) }: saved for this
character-saver-praise = { NAME($who) }: So much at once! And what did it cost?
    .braille = { NAME($who) }: at what cost?
character-saver-lead = { NAME($who) }: One can save too much.
    .braille = { NAME($who) }: saved too much
character-saver-luck = { NAME($who) }: Well, at least it cost me nothing.
    .braille = { NAME($who) }: cost nothing
character-saver-won = { NAME($who) }: And I have some left. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-saver-lost = { NAME($who) }: I have the money, you have the pieces. Thank you.
    .braille = { NAME($who) }: thank you

character-adventurer-name = Roderick
character-adventurer-gender = masculine
character-adventurer-cases = Roderick's
character-adventurer-against = Roderick
character-adventurer-about = Roderick trusts the die: instead of choosing a piece he lets a throw decide.
    .braille = Roderick: dice
character-adventurer-gain = { NAME($who) }: The die knows best!
    .braille = { NAME($who) }: the die knows
character-adventurer-praise = { NAME($who) }: You must have picked that blindly!
    .braille = { NAME($who) }: blindly!
character-adventurer-lead = { NAME($who) }: The die has turned. It will turn again.
    .braille = { NAME($who) }: it will turn
character-adventurer-luck = { NAME($who) }: The die did not mean that.
    .braille = { NAME($who) }: not meant
character-adventurer-won = { NAME($who) }: Chance likes the brave. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-adventurer-lost = { NAME($who) }: Next time I will throw with the other hand. Thank you.
    .braille = { NAME($who) }: thank you

## iQLANDIE

character-sprinter-name = Flora
character-sprinter-gender = feminine
character-sprinter-cases = Flora's
character-sprinter-against = Flora
character-sprinter-about = Flora hurries: she solves fast and sometimes wrongly, and lays pieces where they fit now.
    .braille = Flora: hurries
character-sprinter-gain = { NAME($who) }: First! Well, nearly.
    .braille = { NAME($who) }: first!
character-sprinter-praise = { NAME($who) }: You are quick competition.
    .braille = { NAME($who) }: quick
character-sprinter-lead = { NAME($who) }: Why was I in such a hurry?
    .braille = { NAME($who) }: why hurry?
character-sprinter-luck = { NAME($who) }: Fast and wrong, that is me.
    .braille = { NAME($who) }: fast and wrong
character-sprinter-won = { NAME($who) }: Finished first! Thank you for the game.
    .braille = { NAME($who) }: thank you
character-sprinter-lost = { NAME($who) }: I have tripped over my own feet. Thank you.
    .braille = { NAME($who) }: thank you

character-architect-name = Oliver
character-architect-gender = masculine
character-architect-cases = Oliver's
character-architect-against = Oliver
character-architect-about = Oliver takes his time: he solves slowly and almost without errors, and builds for the end.
    .braille = Oliver: slow
character-architect-gain = { NAME($who) }: It fits the plan exactly.
    .braille = { NAME($who) }: fits exactly
character-architect-praise = { NAME($who) }: That is honest building.
    .braille = { NAME($who) }: honest building
character-architect-lead = { NAME($who) }: The plan can bear it. Perhaps.
    .braille = { NAME($who) }: it will hold
character-architect-luck = { NAME($who) }: A fault in the drawing. Mine.
    .braille = { NAME($who) }: faulty drawing
character-architect-won = { NAME($who) }: It stands. Thank you for the game.
    .braille = { NAME($who) }: thank you
character-architect-lost = { NAME($who) }: Next time I will begin with the foundations. Thank you.
    .braille = { NAME($who) }: thank you

character-magpie-name = Beatrice
character-magpie-gender = feminine
character-magpie-cases = Beatrice's
character-magpie-against = Beatrice
character-magpie-about = Beatrice looks at what the others collect and takes it from under their noses.
    .braille = Beatrice: takes
character-magpie-gain = { NAME($who) }: I liked that one. And not only I.
    .braille = { NAME($who) }: liked it
character-magpie-praise = { NAME($who) }: You should have left that to me.
    .braille = { NAME($who) }: should be mine
character-magpie-lead = { NAME($who) }: I collected, and should have built.
    .braille = { NAME($who) }: only collected
character-magpie-luck = { NAME($who) }: Nothing glittered.
    .braille = { NAME($who) }: nothing glitters
character-magpie-won = { NAME($who) }: All that is pretty is mine. Thank you.
    .braille = { NAME($who) }: thank you
character-magpie-lost = { NAME($who) }: You have kept the best from me. Thank you.
    .braille = { NAME($who) }: thank you
