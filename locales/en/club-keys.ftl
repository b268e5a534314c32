# The club: the key that signs, fingerprints of journals, and forgotten names. A fingerprint is four words to read and compare.

help-club-forget = Deletes the name of a player from all tournaments, as in { COMMAND("forget Jana") }; results stay under the number.
    .braille = deletes a name, results stay
help-club-key = Says the four words of the key of this computer, and of the key that signs the tournament.
    .braille = words of the keys

## The key

club-key-signs = { $made ->
        [made] A key of this computer was made; it signs
       *[begins] The key of this computer signs
    } every line of the tournament. Its words: { LIST($words, join: "comma") }.
    .brief = Signed by key { LIST($words, join: "comma") }.
    .braille = key { LIST($words, join: "comma") }
club-key-over = From now on a new key signs: { LIST($words, join: "comma") }. Until now it was { LIST($old, join: "comma") }.
    .brief = New key { LIST($words, join: "comma") }, before { LIST($old, join: "comma") }.
    .braille = new key { LIST($words, join: "comma") }
club-key-missing = Results stay unsigned, as the library cryptography is missing. To add it: python3 start.py add club, or else pip install cryptography.
    .brief = Unsigned, the library cryptography is missing.
    .braille = unsigned
club-key-own = The key of this computer: { LIST($words, join: "comma") }.
    .braille = key { LIST($words, join: "comma") }
club-key-tournament = { $name } is signed by { $own ->
        [true] the key of this computer
       *[false] another key
    }: { LIST($words, join: "comma") }.
    .braille = { $name }: { LIST($words, join: "comma") }

## Verifying

club-verify-unsigned = Nobody signed the tournament; whoever had the file could change results without a trace.
    .brief = Unsigned.
    .braille = unsigned
club-verify-key = Signed by the key { LIST($words, join: "comma") }. { $own ->
        [true] It is the key of this computer.
       *[false] This computer has another one; compare the words with a paper of the organiser.
    }
    .brief = Key { LIST($words, join: "comma") }, { $own ->
        [true] of this computer.
       *[false] of another computer.
    }
    .braille = key { LIST($words, join: "comma") }
club-verify-over = From line { $line } on signed by another key, { LIST($words, join: "comma") }. { $own ->
        [true] It is the key of this computer.
       *[false] This computer has another one; compare the words with a paper of the organiser.
    }
    .brief = From line { $line } key { LIST($words, join: "comma") }, { $own ->
        [true] of this computer.
       *[false] of another computer.
    }
    .braille = from line { $line } { LIST($words, join: "comma") }
club-verify-claimed = From line { $line } on the journal names the key { LIST($words, join: "comma") }; whether it really signed cannot be checked.
    .brief = From line { $line } key { LIST($words, join: "comma") }, not checked.
    .braille = from line { $line } { LIST($words, join: "comma") }?
club-verify-uncovered = The end of the journal is not signed: { NP($lines, noun: "text-line") }.
    .braille = unsigned { $lines }
club-verify-lost = { $matches ->
        [one] { $matches } match cannot be played through
       *[other] { $matches } matches cannot be played through
    }, the journal was deleted with a forgotten name.
    .brief = Deleted journals: { $matches }.
    .braille = deleted { $matches }
club-verify-words = Fingerprint of the journal, { NP($lines, noun: "text-line") }: { LIST($words, join: "comma") }.
    .brief = Fingerprint: { LIST($words, join: "comma") }.
    .braille = fingerprint { LIST($words, join: "comma") }
club-verify-unchecked = Signatures cannot be checked, the library cryptography is missing. To add it: python3 start.py add club, or else pip install cryptography.
    .brief = Signatures not checked, the library cryptography is missing.
    .braille = signatures not checked
club-error-signature = The signature does not fit: somebody without the key changed the line or something before it.
    .braille = bad signature
club-error-person = The name of player number { $player } is not the one that was written down, or it is missing.
    .braille = wrong name { $player }
club-refused-digest = “{ $key }” is neither a key nor a fingerprint, which have 64 digits from 0 to f.
    .braille = no key

## On papers

club-proof = Fingerprint and signature
    .braille = fingerprint
club-proof-key = Signed by the key { LIST($words, join: "comma") }.
    .braille = key { LIST($words, join: "comma") }

## Matches of tables

club-import-unsigned = Nobody signed the journal of the match.
    .braille = unsigned
club-import-unchecked = The signature of the journal cannot be checked, the library cryptography is missing.
    .braille = signature not checked
club-import-own = The journal is signed by this computer.
    .braille = signed here
club-import-known = The journal is signed by a known table, key { LIST($words, join: "comma") }.
    .brief = Known table, { LIST($words, join: "comma") }.
    .braille = known table { LIST($words, join: "comma") }
club-import-new = The journal is signed by a key that was not here before: { LIST($words, join: "comma") }. The table tells it by { COMMAND("club key") }.
    .brief = Unknown key { LIST($words, join: "comma") }.
    .braille = unknown key { LIST($words, join: "comma") }
club-error-match-seal = The signature .sig beside the journal does not fit: the match was changed, or it belongs to another one.
    .braille = bad signature of match

## Forgetting a name

club-forgotten-name = player { $number }
club-ask-forget = Really delete the name { $player } for good, in all tournaments of the club? { COMMAND(WORD("yes")) } deletes it, anything else keeps it.
    .brief = Delete { $player }?
    .braille = delete { $player }?
club-forget-kept = { $player } stays, nothing was deleted.
    .braille = { $player } stays
club-did-forget = The name { $old } is forgotten, in the club it is { $new }. It was in { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }{ $matches ->
        [0] {""}
        [one] ; { $matches } journal of a match was deleted
       *[other] ; { $matches } journals of matches were deleted
    }.
    .brief = { $old } is { $new } now.
    .braille = { $old } → { $new }
club-did-forget-elsewhere = What is in exported files, on papers and in reasons for corrections and penalties stays there.
    .brief = In files, papers and reasons it stays.
    .braille = stays elsewhere
club-did-forget-plain = In { $tournament } it stays: that one is from an older version and has names in its journal.
    .brief = In { $tournament } it stays.
    .braille = stays in { $tournament }
club-error-forget-sure = The name { $name } would be deleted for good. If that is what you want, type { COMMAND(WORD("club-forget"), $typed) }.
    .braille = confirm: { $typed }
club-error-forget-plain = The name { $name } cannot be forgotten: { $tournament } is from an older version and has names in its journal.
    .braille = { $tournament } has names inside
club-error-forget-done = The name { $name } is forgotten already, nothing more is kept of it.
    .braille = forgotten already
club-event-forgotten = The name of player number { $number } is forgotten.
    .brief = Name of number { $number } forgotten.
    .braille = forgotten { $number }
club-event-keyed = From here on the key of the organiser signs the lines.
    .brief = From here on a key signs.
    .braille = key
