# A voice of our own, the Braille line and sounds: what works, what does not and why.

shell-port-backend = { $backend ->
        [accessible] a Windows screen reader
        [dispatcher] speech-dispatcher
        [espeak] espeak-ng
        [sapi] the Windows voice
        [say] the macOS voice
        [orca] Orca
        [brltty] BRLTTY
        [sounds] a player
       *[other] { $backend }
    }
shell-port-reason = { $reason ->
        [module] the module { $detail } is missing
        [program] the program { $detail } is missing
        [absent] { $detail } is not running
        [voice] there is no voice { $detail }
        [failed] it reports { $detail }
        [gone] it ended without a word
       *[other] nobody knows why
    }
shell-port-failed = { $port ->
        [voice] No voice through
        [display] No Braille line through
       *[cues] No sounds through
    } { shell-port-backend }: { shell-port-reason }.
    .brief = { shell-port-reason }: { shell-port-backend }.
    .braille = no { shell-port-backend }
shell-port-hung = { $port ->
        [voice] The voice
        [display] The Braille line
       *[cues] The player
    } does not answer: { shell-port-backend }.
    .braille = hung: { shell-port-backend }
shell-port-refused = There is no voice { $detail } here, the present one goes on.
    .brief = There is no voice { $detail } here.
    .braille = no voice { $detail }
shell-port-none = { $port ->
        [voice] No voice works here, your screen reader reads.
        [display] No Braille line works here.
       *[cues] Sounds can't be played here.
    } More says accessgames doctor.
    .brief = { $port ->
        [voice] No voice works here.
        [display] No Braille line works here.
       *[cues] Sounds can't be played here.
    }
    .braille = { $port ->
        [voice] no voice
        [display] no Braille line
       *[cues] no sounds
    }
shell-port-merged = And { NP($count, noun: "sentence") } more, { WORD("history") } lists them.

## Voice

shell-voice-on = { $whose ->
        [reader] The screen reader speaks for this program
       *[yes] The program speaks
    }, { $command } stops it.
    .brief = { $whose ->
        [reader] The screen reader speaks.
       *[yes] The program speaks.
    }
    .braille = voice on
shell-voice-off = The program's own voice is off, { $command } starts it.
    .brief = The program's own voice is off.
    .braille = voice off
shell-voice-nowhere = The program's own voice works in a terminal only.
    .braille = voice: terminal only
shell-rate-end = The program's voice goes no { $end ->
        [fastest] faster
       *[slowest] slower
    }.
    .brief = { $end ->
        [fastest] No faster.
       *[slowest] No slower.
    }
    .braille = { $end ->
        [fastest] no faster
       *[slowest] no slower
    }
