# Co z výuky všech her je hotové a co procvičit dál. Slovo „uč“ bez jména hry.

tutor-next = { $game }, { $title }
tutor-survey = Hotových kapitol je { $done } { PREP(NP($count, case: "gen"), p: "z") }, k zopakování { $due }, umíte { $known }.
    .brief = Hotové { $done } { PREP(NP($count, case: "gen"), p: "z") }, k zopakování { $due }.
    .braille = ok { $done }/{ $count }, opak. { $due }
