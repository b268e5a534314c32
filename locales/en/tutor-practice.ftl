# What is done in the lessons of all games, and what to practise next: `learn` without a game.

tutor-next = { $game }, { $title }
tutor-survey = Chapters done: { $done } of { $count }, to be practised { $due }, known { $known }.
    .brief = Chapters done: { $done } of { $count }, to practise { $due }.
    .braille = ok { $done }/{ $count }, again { $due }
