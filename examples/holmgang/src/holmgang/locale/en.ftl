### Holmgang in English.

game-title = Holmgang
game-summary = Two duellists break each other's shields, board by board.

mode-full = Three shields
mode-short = Two shields
option-shields = Shields
option-shields-3 = three
option-shields-2 = two

name-north = North
name-south = South

counter-boards =
    { $name_north_is_you ->
        [yes] Your boards and those of { $name_south }: { $value }
       *[no] { $name_south_is_you ->
            [yes] Boards of { $name_north } and your own: { $value }
           *[no] Boards of { $name_north } and { $name_south }: { $value }
        }
    }
counter-parried =
    { $name_north_is_you ->
        [yes] You and { $name_south } have parried: { $value }
       *[no] { $name_south_is_you ->
            [yes] { $name_north } and you have parried: { $value }
           *[no] { $name_north } and { $name_south } have parried: { $value }
        }
    }

question-blow = Which blow do you strike?
status-duel = The duellists strike in turn
status-over = The duel is over

move-hack = Hack: three boards, and one of your own
move-cut = Cut: two boards
move-parry = Parry: one board, and the next blow is weaker

button-say-hack = Hack
button-say-cut = Cut
button-say-parry = Parry

name-hack = a hack
name-cut = a cut
name-parry = a parry

event-lot-drawn =
    { $player_is_you ->
        [yes] You strike first.
       *[no] { $player } strikes first.
    }
event-blow-struck =
    { $player_is_you ->
        [yes] You strike
       *[no] { $player } strikes
    } { $blow }: { $count ->
        [one] one board breaks.
       *[other] { $count } boards break.
    }
event-player-late =
    { $player_is_you ->
        [yes] You have run out of time.
       *[no] { $player } has run out of time.
    }
event-player-resigned =
    { $player_is_you ->
        [yes] You resign.
       *[no] { $player } resigns.
    }
event-duel-ended =
    { $winner_is_you ->
        [yes] You have won the duel.
       *[no] { $winner } has won the duel.
    }

refusal-last-board = A hack costs a board of your own, and this is your last one.
refusal-no-such-action = There is no such blow.

outcome-hit =
    { $winner_is_you ->
        [yes] You have struck through.
       *[no] { $winner } has struck through.
    }
outcome-resigned =
    { $loser_is_you ->
        [yes] You have resigned.
       *[no] The other duellist has resigned.
    }
