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
        [module] the module { $detail } is missing, { $command } adds it
        [interface] the system has no { $detail }
        [program] the program { $detail } is missing
        [absent] { $detail } is not running
        [unplugged] { $detail } has no display
        [hung] it does not answer
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
    .brief = Not through { shell-port-backend }: { shell-port-reason }.
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
       *[cues] Sounds cannot be played here.
    } In the terminal, { COMMAND("accessgames doctor") } says more.
    .brief = { $port ->
        [voice] No voice works here.
        [display] No Braille line works here.
       *[cues] Sounds cannot be played here.
    }
    .braille = { $port ->
        [voice] no voice
        [display] no Braille line
       *[cues] no sounds
    }
shell-port-away = The Braille line is not connected now: { $reason ->
        [absent] { $detail } is not running
        [unplugged] { $detail } has no display
       *[other] { shell-port-backend }, { shell-port-reason }
    }. It will be found again by itself.
    .brief = The Braille line is not connected.
    .braille = line away
shell-port-back = The Braille line is connected: { shell-port-backend }.
    .brief = The Braille line is connected.
    .braille = line connected
shell-line-state = { $state ->
        [here] It is connected.
        [joining] It is being connected, you will be told when it is.
        [away] It is not connected now, it will be found again by itself.
        [nowhere] The program writes to it in a terminal only.
       *[none] The program does not write to it here, the screen reader does.
    }
    .brief = { $state ->
        [here] It is connected.
        [joining] It is being connected.
        [away] It is not connected now.
        [nowhere] In a terminal only.
       *[none] The program does not write to it.
    }
    .braille = { $state ->
        [here] connected
        [joining] connecting
        [away] away
        [nowhere] terminal only
       *[none] by the reader
    }
shell-port-merged = And { $count ->
        [one] { $count } more message, { COMMAND(WORD("history")) } lists it.
       *[other] { $count } more messages, { COMMAND(WORD("history")) } lists them.
    }

## Voice

shell-voice-on = { $whose ->
        [reader] The screen reader speaks for this program
       *[yes] The program speaks
    }, { COMMAND($command) } stops it.
    .brief = { $whose ->
        [reader] The screen reader speaks.
       *[yes] The program speaks.
    }
    .braille = voice on
shell-voice-off = The program's own voice is off, { COMMAND($command) } starts it.
    .brief = The program's own voice is off.
    .braille = voice off
shell-voice-mute = No voice works here now, { COMMAND($command) } tries again.
    .brief = No voice works here now.
    .braille = no voice works
shell-voice-tried = The voice is tried again.
    .braille = trying the voice
shell-voice-nowhere = The program's own voice works in a terminal only.
    .braille = voice: terminal only
shell-rate-end = The program's voice goes no { $end ->
        [fastest] faster
       *[slowest] slower
    }, its rate is { $rate }.
    .brief = { $end ->
        [fastest] No faster.
       *[slowest] No slower.
    }
    .braille = { $end ->
        [fastest] no faster
       *[slowest] no slower
    }

shell-rate-top = This voice has no rate { $asked }, the top is { $top }.
    .brief = The top is { $top }.
    .braille = top { $top }
shell-echo = { $sign ->
        [space] space
        [comma] comma
        [point] point
        [plus] plus
        [minus] minus
        [question] question mark
        [semicolon] semicolon
        [equals] equals
        [asterisk] asterisk
        [slash] slash
        [end] end of line
        [empty] empty line
       *[sign] other sign
    }

## Diagnosis

cli-doctor-backend = { shell-port-backend } works.
cli-doctor-backend-absent = { $reason ->
        [absent] { $detail } is not running.
        [hung] No answer from { shell-port-backend }.
       *[other] Not usable: { shell-port-backend }, { shell-port-reason }.
    }
cli-doctor-chosen = { $port ->
        [voice] The program's voice
        [display] The Braille line
       *[cues] Sounds
    }: { shell-port-backend }
cli-doctor-chosen-none = { $port ->
        [voice] { $state ->
            [off] The program's voice is off, “voice on” starts it in a match.
           *[missing] The program's voice is on, but none works here.
        }
        [display] { $state ->
            [off] The program does not write to a Braille line, your screen reader does.
           *[missing] A Braille line is chosen, but none works here.
        }
       *[cues] { $state ->
            [off] Sounds are off, “settings sounds yes” starts them in a match.
           *[missing] Sounds are on, but nothing here can play them.
        }
    }
cli-doctor-sentence = Good day, this is a test sentence of the game.
cli-doctor-spoken = The test sentence was said by { $backend }.
cli-doctor-unspoken = Nothing here can say the test sentence.
cli-doctor-shown = The test sentence is shown by { $backend }.
cli-doctor-unshown = Nothing here can show the test sentence on a Braille line.
cli-doctor-sound = The test sentence is in the file { $file }.
cli-error-no-sound = No sound can be written here: pyttsx3, a voice of the language, or room for the file is missing.
cli-hint-nvda = NVDA reads new text of the console by itself, NVDA plus 5 switches that.
cli-hint-jaws = JAWS reads new text of the console when screen echo is set to all.
cli-hint-terminal = Windows Terminal: where text is read twice, choose diffing in NVDA.
cli-hint-voiceover = VoiceOver reads new text of Terminal by itself, leave the program's voice off.
cli-hint-orca = Orca reads new text of a terminal by itself; it speaks for programs from version 49 on.
cli-hint-brltty = BRLTTY follows the cursor; { COMMAND("text-table cs") } chooses the Czech code.
cli-hint-fenrir = Fenrir reads the text console by itself, leave the profile at { COMMAND("ctecka") }.
shell-zoom-end = The picture cannot be any { $end ->
        [largest] larger
       *[smallest] smaller
    }.
    .brief = No more.
    .braille = no more
shell-zoom-where = The board is shown in the profile “sight”, { COMMAND($command) } switches it on.
    .brief = Shown in the profile “sight”: { COMMAND($command) }.
