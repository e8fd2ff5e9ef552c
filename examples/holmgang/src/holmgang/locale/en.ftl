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

counter-boards = Boards of North and South: { $value }
counter-parried = North and South have parried: { $value }

question-blow = Which blow do you strike?
status-duel = The duellists strike in turn
status-over = The duel is over

move-hack = Hack: three boards, and one of your own
move-cut = Cut: two boards
move-parry = Parry: one board, and the next blow is weaker

name-hack = a hack
name-cut = a cut
name-parry = a parry

event-lot-drawn = { $player } strikes first.
event-blow-struck =
    { $count ->
        [one] { $player } strikes { $blow }: one board breaks.
       *[other] { $player } strikes { $blow }: { $count } boards break.
    }
event-player-late = { $player } has run out of time.
event-player-resigned = { $player } resigns.
event-duel-ended = { $winner } has won the duel.

refusal-last-board = A hack costs a board of your own, and this is your last one.
refusal-no-such-action = There is no such blow.

outcome-hit = { $winner } has struck through.
outcome-resigned = The other duellist has resigned.
