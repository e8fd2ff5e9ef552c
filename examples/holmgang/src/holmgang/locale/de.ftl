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

counter-boards = Bretter von Nord und Süd: { $value }
counter-parried = Nord und Süd haben pariert: { $value }

question-blow = Welchen Schlag führst du?
status-duel = Die Kämpfer schlagen abwechselnd
status-over = Der Zweikampf ist vorbei

move-hack = Hieb: drei Bretter, und ein eigenes
move-cut = Schnitt: zwei Bretter
move-parry = Parade: ein Brett, und der nächste Schlag ist schwächer

name-hack = einen Hieb
name-cut = einen Schnitt
name-parry = eine Parade

event-lot-drawn = { $player } schlägt zuerst.
event-blow-struck =
    { $count ->
        [one] { $player } führt { $blow }: ein Brett bricht.
       *[other] { $player } führt { $blow }: { $count } Bretter brechen.
    }
event-player-late = { $player } ist die Zeit ausgegangen.
event-player-resigned = { $player } gibt auf.
event-duel-ended = { $winner } hat den Zweikampf gewonnen.

refusal-last-board = Ein Hieb kostet ein eigenes Brett, und dies ist dein letztes.
refusal-no-such-action = Einen solchen Schlag gibt es nicht.

outcome-hit = { $winner } hat durchgeschlagen.
outcome-resigned = Der andere Kämpfer hat aufgegeben.
