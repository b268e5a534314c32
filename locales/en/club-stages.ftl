# Tournaments of a club by their parts: rounds before a final, groups. What holds, who goes on, what a correction means.

## Propozice

club-proposal-final = The first { NP($players, noun: "player") } after { NP($before, noun: "round") } play a final, which has { NP($rounds, noun: "round") }.
    .braille = final: { $players }, rounds { $rounds }
club-proposal-carry = { $carry ->
    [added] Points of the final are added to those from before.
   *[apart] Between finalists the final alone decides; where it leaves them equal, the place before the final.
}
    .braille = { $carry ->
        [added] points added
       *[apart] final from zero
    }
club-proposal-groups-carry = Points of the final are added to those of the groups.
    .braille = points added
club-proposal-groups-best = Besides them the best { NP($best, noun: "player") } of those behind { $best ->
    [one] goes
   *[other] go
} on, by points for each round played.
    .braille = and { $best } best behind
club-ask-final = How many go on to the final, and how many rounds does it have? Empty line: { $usual }.
    .brief = Final? Empty: { $usual }.
    .braille = final? { $usual }

## Who goes on, and corrections

club-stage-undecided = Who goes on has to be decided by lot now: { LIST($players, join: "comma") }. Type { COMMAND($lot) }.
    .brief = Lot for going on: { LIST($players, join: "comma") }.
    .braille = lot: { LIST($players, join: "comma") }
club-stage-others = { $began ->
    [yes] The final is being played, finalists stay. By the correction { LIST($came) } would go on, not { LIST($went) }.
   *[no] The correction changes who goes on to the final: now { LIST($came, join: "comma") }, no longer { LIST($went, join: "comma") }.
}
    .brief = { $began ->
        [yes] The final is being played. Now it would be { LIST($came, join: "comma") }, not { LIST($went, join: "comma") }.
       *[no] Going on now { LIST($came, join: "comma") }, no longer { LIST($went, join: "comma") }.
    }
    .braille = { $began ->
        [yes] stays
       *[no] on
    }: +{ LIST($came, join: "comma") } -{ LIST($went, join: "comma") }

## Standings of parts

club-ranking-before = Standings before the final
    .braille = before final
club-ranking-group = Group { $group }
    .braille = group { $group }
club-ranking-decided-before = { LIST($players) } have the same points in the final, the place before it decides: { LIST($figures) }.
    .braille = before final: { LIST($pairs, join: "comma") }

## Why something cannot be

club-refused-no-final = This tournament has no final.
    .braille = no final
club-refused-final-started = The final is being played and cannot be changed.
    .braille = final is on
club-refused-final-early = Round { $round } has been played, but only { NP($before, noun: "round") } would come before the final.
    .braille = round { $round } is played
club-refused-final-groups = Groups have a final of their own, no other one.
    .braille = groups have a final
club-refused-final-rounds = A tournament with a final has at least 2 rounds, one of them before the final.
    .braille = at least 2 rounds
club-error-final = “{ $text }” does not describe a final; give two numbers: how many go on, and rounds of the final.
    .braille = { $text }: no final
club-error-no-finalists = Nobody has gone on to a final yet, so the standings are those before it.
    .braille = no final yet

## About standings

club-ranking-apart = Finalists have the points of the final, the others those of the rounds before it.
    .braille = finalists: points of final
club-group-members = Group { $group }: { LIST($players) }.
    .braille = group { $group }: { LIST($players, join: "comma") }
