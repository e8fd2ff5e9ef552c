### My Game auf Deutsch.

game-title = My Game
game-summary = Beide Spieler legen gleichzeitig eine Karte, und die höhere nimmt den Stich.
game-introduction =
    Beide ziehen einige Karten und legen in jedem Stich zugleich eine.
    Die höhere Karte nimmt den Stich; gleiche Karten nehmen keinen.
    Wer am Ende mehr Stiche hat, gewinnt.

mode-full = Fünf Stiche
mode-full-summary = Das ganze Spiel mit je fünf Karten.
mode-short = Drei Stiche
mode-short-summary = Das Gleiche mit je drei Karten, also schneller vorbei.
option-tricks = Stiche
option-tricks-5 = fünf
option-tricks-3 = drei

name-east = Ost
name-west = West

zone-hand = Hand von { $owner }
zone-laid = gelegte Karte von { $owner }
zone-played = gespielte Karten von { $owner }
zone-aside = beiseite gelegte Karten
counter-trick = Stich { $value }
counter-won = Stiche von Ost und West: { $value }

question-lay = Welche Karte legst du?
status-laying = Beide Spieler legen eine Karte
status-over = Das Spiel ist aus

move-lay = { $card } legen

event-cards-dealt = Die Karten werden gemischt, und jeder zieht { $count }.
event-card-laid = { $player } legt eine Karte.
event-card-laid-mine = { $player } legt { $card }.
event-trick-decided =
    Ost zeigt { $east }, West zeigt { $west }: { $winner_id ->
        [nobody] Niemand gewinnt den Stich.
        [unknown] Wer gewinnt, hängt vom Verborgenen ab.
       *[other] { $winner } gewinnt den Stich.
    }
event-player-late = { $player } ist die Zeit abgelaufen.
event-player-resigned = { $player } gibt auf.
event-game-ended =
    { $winner_id ->
        [nobody] Das Spiel endet unentschieden, { $east } zu { $west } Stiche.
        [unknown] Das Spiel ist aus.
       *[other] { $winner } gewinnt das Spiel, { $east } zu { $west } Stiche.
    }

refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-no-such-action = Eine solche Aktion gibt es nicht.

outcome-tricks = Ost gewann { $east }, West { $west } Stiche.
outcome-resigned = Der andere Spieler hat aufgegeben.
