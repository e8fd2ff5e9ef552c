### Sentences that all games share.

## Refusals

refusal-game-is-over = The game is over.
refusal-no-such-seat = There is no such seat in this game.
refusal-not-asked = It is not your turn to answer.

## Calls that every game takes

move-resign = Resign
move-time_out = Let the time run out

## Short names

name-true = yes
name-false = no
name-none = none
name-nobody = nobody
name-begins = moves first
name-follows = moves second

## What sets seats apart when games are counted

trait-start = First move

## Building blocks

unknown = unknown
seat = seat { $number }
number = { $value }
range = { $least }–{ $most }
list-empty = nothing
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
card-in-zone = { $card } ({ $zone })
item-about-you = you

## A player that cannot go on

forfeit-crashed = { $program } stopped working and gives the game up: { $detail }
forfeit-slow = { $program } did not answer in time and gives the game up.
forfeit-illegal = { $program } chose the illegal action { $detail } and gives the game up.
forfeit-garbled = { $program } answered nonsense and gives the game up: { $detail }

## Where a rule comes from

mark-printed = printed
mark-ours = our reading
mark-added = added for the computer
mark-follows = follows from other rules
mark-reason = { $mark }: { $reason }
mark-unless = otherwise with the option “{ $option }” at “{ $value }”

## Levels of the computer's players

level-page = Page
level-squire = Squire
level-knight = Knight
level-baron = Baron
level-king = King
