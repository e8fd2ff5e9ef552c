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

zone-hand =
    { $owner_is_you ->
        [yes] deine Hand
       *[no] Hand von { $owner }
    }
zone-laid =
    { $owner_is_you ->
        [yes] deine gelegte Karte
       *[no] gelegte Karte von { $owner }
    }
zone-played =
    { $owner_is_you ->
        [yes] deine gespielten Karten
       *[no] gespielte Karten von { $owner }
    }
zone-aside = beiseite gelegte Karten
counter-trick = Stich { $value }
counter-won =
    { $name_east_is_you ->
        [yes] Stiche von dir und { $name_west }: { $value }
       *[no] { $name_west_is_you ->
            [yes] Stiche von { $name_east } und dir: { $value }
           *[no] Stiche von { $name_east } und { $name_west }: { $value }
        }
    }

question-lay = Welche Karte legst du?
status-laying = Beide Spieler legen eine Karte
status-over = Das Spiel ist aus

move-lay = { $card } legen

event-cards-dealt = Die Karten werden gemischt, und jeder zieht { $count }.
event-card-laid =
    { $player_is_you ->
        [yes] Du legst eine Karte.
       *[no] { $player } legt eine Karte.
    }
event-card-laid-mine =
    { $player_is_you ->
        [yes] Du legst { $card }.
       *[no] { $player } legt { $card }.
    }
event-trick-decided =
    { $name_east_is_you ->
        [yes] Du zeigst { $east }, { $name_west } zeigt { $west }:
       *[no] { $name_west_is_you ->
            [yes] { $name_east } zeigt { $east }, du zeigst { $west }:
           *[no] { $name_east } zeigt { $east }, { $name_west } zeigt { $west }:
        }
    } { $winner_id ->
        [nobody] Niemand gewinnt den Stich.
        [unknown] Wer gewinnt, hängt vom Verborgenen ab.
       *[other] { $winner_is_you ->
            [yes] Du gewinnst den Stich.
           *[no] { $winner } gewinnt den Stich.
        }
    }
event-player-late =
    { $player_is_you ->
        [yes] Dir ist die Zeit abgelaufen.
       *[no] { $player } ist die Zeit abgelaufen.
    }
event-player-resigned =
    { $player_is_you ->
        [yes] Du gibst auf.
       *[no] { $player } gibt auf.
    }
event-game-ended =
    { $winner_id ->
        [nobody] Das Spiel endet unentschieden, { $east } zu { $west } Stiche.
        [unknown] Das Spiel ist aus.
       *[other] { $winner_is_you ->
            [yes] Du gewinnst das Spiel, { $east } zu { $west } Stiche.
           *[no] { $winner } gewinnt das Spiel, { $east } zu { $west } Stiche.
        }
    }

refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-no-such-action = Eine solche Aktion gibt es nicht.

outcome-tricks =
    { $name_east_is_you ->
        [yes] Du hast { $east } Stiche gewonnen, { $name_west } { $west }.
       *[no] { $name_west_is_you ->
            [yes] { $name_east } hat { $east } Stiche gewonnen, du { $west }.
           *[no] { $name_east } gewann { $east }, { $name_west } { $west } Stiche.
        }
    }
outcome-resigned =
    { $loser_is_you ->
        [yes] Du hast aufgegeben.
       *[no] Der andere Spieler hat aufgegeben.
    }
