### What the server says, beside the sentences of the games.

## Seats and players

seat-title = Seat { $number }

level-page-summary = plays almost at random
level-squire-summary = looks one step ahead
level-knight-summary = thinks ahead a little
level-baron-summary = thinks ahead for a moment
level-king-summary = takes its time to think
level-program-summary = a program that this server offers

## Refusals

refused-onlooker = You are looking on; only players may do that.
refused-not-begun = The game has not begun: seats are still free.
refused-not-over = The game is not over yet.
refused-no-such-action = There is no such action: they are numbered from 0 to { $most }.
refused-nothing-there = There is nothing to be done with that now.
refused-does-not-go = That does not go with your choice: { $place }. Possible is: { $places }.
refused-not-asked-for = You cannot choose “{ $place }” now. { $question }
refused-no-window = No secret question is open now.
refused-more-time-taken = You have asked for more time already.
refused-undo-asked-already = Somebody has asked to take a move back already.
refused-undo-not-asked = Nobody asked you to take a move back.
refused-nobody-away = Nobody is away from that seat.
refused-grace =
    { $seconds ->
        [one] You may choose in one second: people get a little time to come back.
       *[other] You may choose in { $seconds } seconds: people get a little time to come back.
    }
refused-no-such-level = There is no such level, expected one of { $levels }.
refused-claim-partner = You cannot claim the game against your partner; let an AI play on.
refused-phrase = You cannot say that now.
refused-not-host = Only who made the table may do that.
refused-hint = Hints are given against AIs and at one device only, and not in strict games.
refused-not-asked-hint = You are not asked anything now, so there is nothing to hint at.
refused-no-hint = The adviser has no answer just now; please ask again.
refused-still-thinking = The adviser is still thinking.
refused-not-this-seat = That seat is not at this device.
refused-watch = Hands can be seen after the end, or when all players agree.
refused-message = That is no message of ours: { $reason }
refused-too-fast = Too many messages in a short time; please wait a moment.
refused-hello = The first message must be "hello".
refused-store = The move could not be stored, so it did not happen. Please try again.
refused-database = The database does not answer at the moment, so nothing happened. Please try again in a while.
refused-token = That secret belongs to no seat of this table.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat at this table.
refused-seat-taken = That seat is taken.
refused-table-full = All seats of this table are taken. You can look on.
refused-invitation = This table can be joined by invitation only.
refused-your-seat = You sit at this table already.
refused-begun = The game has begun already.
refused-hidden-until-end = That can be seen when the game is over.
refused-no-such-ply = There is no such moment: expected a number from 0 to { $most }.
refused-no-such-game = There is no such game, expected one of { $games }.
refused-no-such-mode = This game has no such mode, expected one of { $modes }.
refused-no-such-option = This game has no option { $option }; there are { $options }.
refused-option-value = The option { $option } can not be { $given }; it can be { $values }.
refused-deck-option = Nobody can play with this deck ({ $option }): { $faults }
refused-options = { $reason }
refused-earlier-rules = This game began by earlier rules and cannot go on: { $reason }
refused-cards = Nobody can play with these cards: { $reason }
refused-cards-length = A card file has at most { $most } letters.
refused-seats = This game has { $seats } seats; the plan names { $given }.
refused-no-maker = A table needs a seat for its maker, or only AIs.
refused-clock = A clock needs 0.5 to 180 minutes and 0 to 180 seconds a move, or 0.01 to 30 days.
refused-rated = A rated game needs people at several devices, no AI, and no chosen seed.
refused-rated-option = A rated game is played with “{ $option }: { $values }”, not with “{ $given }”.
refused-seed = A seed is a whole number from 0 to { $most }.
refused-too-many-tables = Too many tables were made from your address lately.
refused-deck = { $reason }
refused-no-decks = This game is played without decks of one's own.
refused-body = That is not what was expected: { $reason }
refused-origin = Changes are taken from the server's own pages only.
refused-name-length = A name has 2 to 24 letters.
refused-name-letters = A name consists of letters and figures that can be seen.
refused-name-taken = That name belongs to an account. Sign in to it, or choose another name.
refused-passphrase-length = A passphrase has 8 to 200 letters.
refused-sign-in-failed = Name and passphrase do not belong together.
refused-account-exists = You have an account already.
refused-busy = Too many people are signing in just now; please try again in a moment.
refused-too-many-requests = Too many requests in a short time; please wait a moment.
refused-not-found = There is nothing at this address.
refused-method = That cannot be done with this address.
refused-server = Something went wrong here. It has been noted, and nothing was lost.

## Undo

undo-not-begun = The game has not begun.
undo-agreed-not = It was agreed to play without taking back.
undo-over = The game is over.
undo-nothing = You have no move to take back.
undo-others = Somebody else has moved since.
undo-revealed = Something was revealed since your move, so it stands.

## People who are away

away = { $player } has lost the connection.
away-too-long = { $player } is away. You may wait, let an AI play on, or claim the game.
result-won = { $winners } won.
result-draw = A draw.
result-left = Somebody had left the game.

## Curtain

curtain = { $player } is next. Please pass the device.

## Phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-one_moment = One moment, please.
phrase-good_game = Good game!

## Notices

notice-time-short = { $player } has little time left.
notice-restart = The server restarts. The game goes on in a moment.
notice-more-time = { $player } asks for a little more time.
