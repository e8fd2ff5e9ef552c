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

zone-hand = { $owner }'s hand
zone-laid = { $owner }'s laid card
zone-played = { $owner }'s played cards
zone-aside = cards set aside
counter-trick = Trick { $value }
counter-won = Tricks won by East and West: { $value }

question-lay = Which card do you lay?
status-laying = Both players lay a card
status-over = The game is over

move-lay = Lay { $card }

event-cards-dealt = The cards are shuffled, and each player draws { $count }.
event-card-laid = { $player } lays a card.
event-card-laid-mine = { $player } lays { $card }.
event-trick-decided =
    East shows { $east }, West shows { $west }: { $winner_id ->
        [nobody] nobody wins the trick.
        [unknown] who wins depends on what is hidden.
       *[other] { $winner } wins the trick.
    }
event-player-late = { $player } has run out of time.
event-player-resigned = { $player } resigns.
event-game-ended =
    { $winner_id ->
        [nobody] The game is drawn, { $east } to { $west } tricks.
        [unknown] The game is over.
       *[other] { $winner } wins the game, { $east } to { $west } tricks.
    }

refusal-not-in-hand = You have no { $card } in your hand.
refusal-no-such-action = There is no such action.

outcome-tricks = East won { $east } and West { $west } tricks.
outcome-resigned = The other player has resigned.
