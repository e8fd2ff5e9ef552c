### What the terminal says beside the game.

welcome = Type the number of a choice or the name of a card; "help" lists all words.
goodbye = You leave the table. Fare well!
curtain = { $player } is to answer. Hand the keyboard over; nobody else should look.
prompt-curtain = Press Enter to see your cards. 
how-to-answer = Type a number from 1 to { $count }, or "help".
not-understood = "{ $text }" is neither a choice nor a word known here. Try "help".
no-such-choice = There is no choice { $number }; expected a number from 1 to { $count }.
which-one = Which one do you mean? These fit: { $numbers }.
choice-without-card = Choice { $number } plays no card.
no-such-card = No card is called "{ $text }". Type "card" with the number of a choice or a card's name.
allowed = { $move }: you may do that now ({ $rule }).
why-what = No action is called "{ $text }". Type "why" with a number, a card or an action.

preview-of = Suppose you choose this: { $move }
preview-maybe = And if nobody steps in:
preview-open = What follows depends on what you cannot see.

hint = { $number }. { $move }: about { $percent } % to win, give or take { $error }.

yes = yes
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-others = Somebody else has decided since; you can take back only your own last decision.
undo-revealed = Your last decision has shown a card to somebody and cannot be taken back.

resign-sure = There is no way back. Type "resign yes" to give up.

said = { $player } says: { $phrase }
you-say = You say: { $phrase }
phrases = You may say:
no-phrases = There is nothing to say now.

save-where = Type "save" with the name of a file.
save-not-here = This game cannot be saved.
saved = The record is in { $file }.
languages = Type "lang" with one of: { $known }.

more-lines = ({ $count } more lines: type "more")
nothing-more = That was all.
earlier = (… { $count ->
        [one] something earlier: type "log"
       *[other] { $count } earlier sentences: type "log"
    })

hidden-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
no-cards = no cards
no-hand = You hold no cards.
empty-field = Nothing lies on the table yet.

you = you
person = a player
verdict-won = You have won!
verdict-lost = You have lost.
verdict-draw = Nobody has won.
verdict-winners = Winners: { $names }.

## Words that can be typed

word-hand = hand
word-field = field table
word-piles = piles
word-card = card
word-why = why
word-preview = preview
word-hint = hint
word-undo = undo
word-resign = resign
word-log = log
word-status = status
word-repeat = repeat
word-say = say
word-more = more
word-save = save
word-lang = lang
word-help = help ?
word-quit = quit exit

usage-hand = hand
usage-field = field
usage-piles = piles
usage-card = card N
usage-why = why N
usage-preview = preview N
usage-hint = hint
usage-undo = undo
usage-resign = resign
usage-log = log
usage-status = status
usage-repeat = repeat
usage-say = say N
usage-more = more
usage-save = save FILE
usage-lang = lang de
usage-help = help
usage-quit = quit

help-intro = Type the number of a choice, the name of a card, or one of these words:
help-hand = the cards you hold
help-field = what lies on the table
help-piles = all piles
help-card = what a card says
help-why = why (not) N; also by name
help-preview = what N would bring
help-hint = the best choices, and why
help-undo = take back
help-resign = give up
help-log = what happened
help-status = how the game stands
help-repeat = the question again
help-say = say something
help-more = the lines left out
help-save = write the record
help-lang = in German
help-help = these words
help-quit = leave the table
