### Holmgang auf Deutsch.

game-title = Holmgang
game-summary = Zwei Kämpfer zerschlagen einander die Schilde, Brett für Brett.

mode-full = Drei Schilde
mode-short = Zwei Schilde
option-shields = Schilde
option-shields-3 = drei
option-shields-2 = zwei

name-north = Nord
name-south = Süd

counter-boards =
    { $name_north_is_you ->
        [yes] Deine Bretter und die von { $name_south }: { $value }
       *[no] { $name_south_is_you ->
            [yes] Bretter von { $name_north } und deine: { $value }
           *[no] Bretter von { $name_north } und { $name_south }: { $value }
        }
    }
counter-parried =
    { $name_north_is_you ->
        [yes] Du und { $name_south } habt pariert: { $value }
       *[no] { $name_south_is_you ->
            [yes] { $name_north } und du habt pariert: { $value }
           *[no] { $name_north } und { $name_south } haben pariert: { $value }
        }
    }

question-blow = Welchen Schlag führst du?
status-duel = Die Kämpfer schlagen abwechselnd
status-over = Der Zweikampf ist vorbei

move-hack = Hieb: drei Bretter, und ein eigenes
move-cut = Schnitt: zwei Bretter
move-parry = Parade: ein Brett, und der nächste Schlag ist schwächer

button-say-hack = Hieb
button-say-cut = Schnitt
button-say-parry = Parade

name-hack = einen Hieb
name-cut = einen Schnitt
name-parry = eine Parade

event-lot-drawn =
    { $player_is_you ->
        [yes] Du schlägst zuerst.
       *[no] { $player } schlägt zuerst.
    }
event-blow-struck =
    { $player_is_you ->
        [yes] Du führst
       *[no] { $player } führt
    } { $blow }: { $count ->
        [one] ein Brett bricht.
       *[other] { $count } Bretter brechen.
    }
event-player-late =
    { $player_is_you ->
        [yes] Dir ist die Zeit ausgegangen.
       *[no] { $player } ist die Zeit ausgegangen.
    }
event-player-resigned =
    { $player_is_you ->
        [yes] Du gibst auf.
       *[no] { $player } gibt auf.
    }
event-duel-ended =
    { $winner_is_you ->
        [yes] Du hast den Zweikampf gewonnen.
       *[no] { $winner } hat den Zweikampf gewonnen.
    }

refusal-last-board = Ein Hieb kostet ein eigenes Brett, und dies ist dein letztes.
refusal-no-such-action = Einen solchen Schlag gibt es nicht.

outcome-hit =
    { $winner_is_you ->
        [yes] Du hast durchgeschlagen.
       *[no] { $winner } hat durchgeschlagen.
    }
outcome-resigned =
    { $loser_is_you ->
        [yes] Du hast aufgegeben.
       *[no] Der andere Kämpfer hat aufgegeben.
    }
