### My Game in English.

game-title = My Game
game-summary = Both players lay a card at the same time, and the higher one takes the trick.
game-introduction =
    Each player draws a few cards, and in each trick both lay one at the same time.
    The higher card takes the trick; equal cards take none.
    Whoever has taken more tricks at the end wins.

mode-full = Five tricks
mode-full-summary = The whole game, with five cards each.
mode-short = Three tricks
mode-short-summary = The same with three cards each, so it is over sooner.
option-tricks = Tricks
option-tricks-5 = five
option-tricks-3 = three

name-east = East
name-west = West

zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }
zone-laid =
    { $owner_is_you ->
        [yes] your laid card
       *[no] { $owner }'s laid card
    }
zone-played =
    { $owner_is_you ->
        [yes] your played cards
       *[no] { $owner }'s played cards
    }
zone-aside = cards set aside
counter-trick = Trick { $value }
counter-won =
    { $name_east_is_you ->
        [yes] Tricks won by you and { $name_west }: { $value }
       *[no] { $name_west_is_you ->
            [yes] Tricks won by { $name_east } and you: { $value }
           *[no] Tricks won by { $name_east } and { $name_west }: { $value }
        }
    }

question-lay = Which card do you lay?
status-laying = Both players lay a card
status-over = The game is over

move-lay = Lay { $card }

event-cards-dealt = The cards are shuffled, and each player draws { $count }.
event-card-laid =
    { $player_is_you ->
        [yes] You lay a card.
       *[no] { $player } lays a card.
    }
event-card-laid-mine =
    { $player_is_you ->
        [yes] You lay { $card }.
       *[no] { $player } lays { $card }.
    }
event-trick-decided =
    { $name_east_is_you ->
        [yes] You show { $east }, { $name_west } shows { $west }:
       *[no] { $name_west_is_you ->
            [yes] { $name_east } shows { $east }, you show { $west }:
           *[no] { $name_east } shows { $east }, { $name_west } shows { $west }:
        }
    } { $winner_id ->
        [nobody] nobody wins the trick.
        [unknown] who wins depends on what is hidden.
       *[other] { $winner_is_you ->
            [yes] you win the trick.
           *[no] { $winner } wins the trick.
        }
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
event-game-ended =
    { $winner_id ->
        [nobody] The game is drawn, { $east } to { $west } tricks.
        [unknown] The game is over.
       *[other] { $winner_is_you ->
            [yes] You win the game, { $east } to { $west } tricks.
           *[no] { $winner } wins the game, { $east } to { $west } tricks.
        }
    }

refusal-not-in-hand = You have no { $card } in your hand.
refusal-no-such-action = There is no such action.

outcome-tricks =
    { $name_east_is_you ->
        [yes] You won { $east } and { $name_west } { $west } tricks.
       *[no] { $name_west_is_you ->
            [yes] { $name_east } won { $east } and you { $west } tricks.
           *[no] { $name_east } won { $east } and { $name_west } { $west } tricks.
        }
    }
outcome-resigned =
    { $loser_is_you ->
        [yes] You have resigned.
       *[no] The other player has resigned.
    }
