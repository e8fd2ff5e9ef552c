### What the pages in the browser say. What a game says stands in its own files.

## The whole house

brand = Tafelrunde
skip = To the content
home = Home
language = Language
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = As the device
text-size = Text size
settings = Settings
about = About and credits
back-home = Back to the games
close = Close
cancel = Cancel
loading = One moment …
offline = No connection to the server. We keep trying.
no-such-page = There is no such page.
table-gone = This table is not there any more.
something-failed = That did not work: { $text }
try-again = Try again
minutes = about { $count } min
your-name = Your name
menu = Menu

## Home

home-title = Games of sword and shield
home-lead = Four card games. Sit down; nothing to sign up for.
play-ai = Play against the AI
level = Strength
two-here = Two at this device
invite-by-link = Invite by link
learn = Rules
more-choices = More choices
resume = Resume
resume-hint = Your turn
waiting-for-others = Others are to move
open-tables = Open tables
live-games = Games to watch
your-games = Your finished games
no-open-tables = Nobody is waiting right now. Make a table yourself.
no-live-games = No game is being watched right now.
no-your-games = Your finished games will be listed here.
join = Sit down
watch = Watch
replay = Replay
filter-game = Game
filter-level = Strength
filter-tempo = Speed
all = all
tempo-none = no clock
tempo-real = with a clock
tempo-days = days per move
refresh = Refresh
free-seat = free seat
ai-player = { $level } (AI)
you-as = { $title } (you)
you = You
made-by-you = your table

## Set-up

setup-title = { $game }: set up a table
introduction = In a minute
mode = Kind of game
seats = Who sits where
seat-me-one = You
seat-open = Free, for a guest
seat-ai = AI: { $level }
seat-number = Seat { $number }
options = Rules to agree on
clock = Clock
clock-none = No clock
clock-real = Minutes for the game
clock-days = Days for each move
clock-minutes = Minutes
clock-increment = Seconds added per move
clock-number-days = Days
sight = Who may come
sight-link = Only with the link
sight-listed = Everybody (listed as an open table)
strict = Strict: no taking back, no hints
rated = Counts for the rating
start-table = Start
start-from-seed = Seed (for a game that can be repeated)
seed-hint = Leave empty for a new game.
own-deck = A deck of your own (text or share code)
build-deck = Build a deck
own-cards = Cards
own-cards-how = Whoever has the printed cards can play with their very numbers: take the card file as a pattern, put the numbers in, and choose the file here.
own-cards-file = The card file
own-cards-choose = Cards of your own
own-cards-read = { $file }: { $count } cards have been read. The table will play with them.

## Decks

deck-title = { $game }: build a deck
deck-leader = Leader
deck-faction = Faction
deck-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }
deck-specials = { $count ->
    [one] { $count } special card
   *[other] { $count } special cards
  }
deck-heroes = of them { $count } heroes
deck-strength = strength { $count } in all
deck-legal = This deck is legal.
deck-faults = What is missing or too much
deck-share = Share code
deck-copy = Copy
deck-copied = Copied.
deck-paste = Read a share code or a text
deck-read = Read
deck-play = Play with this deck
deck-search = Search cards
deck-add = Add { $card }
deck-remove = Remove { $card }
deck-count = { $count } of { $most }
deck-empty = No card of this name.
deck-units-heading = Units
deck-specials-heading = Special cards
deck-clear = Empty the deck

## Table

table = Table
side-panel = Log and numbers
log = What happened
news = Your move and what followed
log-show = Log
log-missing = The log could not be fetched. Reload the page to see it.
log-jump = To step
counted = Numbers
actions = Actions
hint = Hint
hint-thinking = Looking for a good move …
hint-text = Hint: { $move }. { $why }
undo = Undo
undo-ask = Ask to take back
undo-asked = { $player } would like to take the last move back.
undo-waiting = Waiting for the others to agree.
agree = Agree
decline = Decline
rules = Rules
resign = Resign
resign-sure = Give this game up?
resign-yes = Yes, resign
leave-lobby = Give the seat back
share-link = Link for your guest
share-watch = Link to watch
copy = Copy
copied = Copied.
fill-ai = Fill free seats with AIs
waiting-for-guests = Waiting for somebody to sit down.
waiting-for =
    { $count ->
        [one] It is { $players }'s turn.
       *[other] It is the turn of { $players }.
    }
waiting-secret = The others decide.
watching = You are watching.
watch-seat = Look from the seat of
open-hands-some = { $count } of { $all } agreed to show their cards.
watch-public = what everybody sees
your-turn = Your turn
your-turn-title = ● Your turn – { $game }
practice = practice game
practice-why = Moves were taken back or hints were taken, so this game counts for nothing but practice.
watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
  }
connecting = Connecting …
reconnecting = The connection is lost. Coming back …
away = { $player } is away.
absent-wait = Wait
absent-ai = Let an AI play on
absent-claim = Claim the win
more-time = More time
window-left = { $seconds } s left to react
window-answered = Your answer is kept until the time is over.
signals = Signals
said-by = { $player }: { $text }
mute = Hide signals of { $player }
clock-left = { $player }: { $time } left
clock-low = Little time left
open-hands = Let onlookers see my cards
zone-count = { $zone }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
pile-empty = No cards here.
pile-hidden = These cards lie face down.
choose-one = Choose one:
choose-here = Can be chosen too
preview-open-end = What follows depends on what you cannot see.
perhaps = Perhaps:
key-enter = Enter
hold = (hold)
again = (press again)
hold-longer = Hold the button a little longer to confirm.
hold-final = Hold the button a little longer to confirm. This cannot be taken back.
hold-to-read = Hold a card with your finger to read it.
show-card = Show the card
press-again = Press once more to confirm.
choose-next = { $chosen }: now choose a target.
choose-first = First choose { $first }, then { $place }.
undo-nothing = There is nothing to take back.
no-such-card = You hold no card number { $number }.
rules-of-card = Look it up
state-playable = can be chosen
state-target = can be chosen
state-selected = chosen
state-blocked = not possible now
keys = Keys
keys-list = 1–9 card of your hand · N next possible place · Enter confirm · Esc back · I read a card · Y why not · R repeat · G log · H hint

## Curtain

curtain-title = Pass the device on
curtain-text = Now it is { $player }'s turn. The others look away.
curtain-ready = I am { $player }

## Result

result-won = You won!
result-lost = You lost.
result-draw = A draw.
result-over = The game is over.
rematch = Play again
rematch-waiting = Waiting for the others.
rematch-wanted = { $players } would like to play again.
rematch-go = To the new table
rating-change = Rating { $change }
to-replay = Watch the replay

## Replay

replay-title = Replay
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-move = Step { $at } of { $all }
replay-begin = The start
replay-view = Seen by
replay-link = Link to this moment
replay-branch = Play on from here
replay-branch-as = On whose side
replay-moves = Steps
replay-not-over = A game can be replayed once it is over.
replay-record = Save the record
replay-back = Back to the result

## Rules

rules-title = Rules of { $game }
rules-whole = The whole rulebook
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
  }
rules-none = No paragraph speaks of that.
rules-chapters = Chapters
rules-cards = All cards
rules-choose = Choose a game
rules-back = Back to your game
rules-play = Play { $game }
rules-guide = Guide
rules-numbered = Numbered rules
rules-shelves = What to read
rules-appendix = Appendix for programmers
rules-marks = Behind each rule stands where it comes from: printed in the rulebook, our reading where that is silent or open, or added for the computer.
cards-search = Search the cards
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-none = No card speaks of that.
card-look = Look at { $card }
guide-step = Move { $number }

## Settings

settings-title = Settings
settings-stored = Kept on this device only.
set-plain = Plain letters, easy to read
set-speed = Motion
speed-off = none
speed-1 = normal
speed-2 = fast
set-confirm = Passing and other grave moves
confirm-hold = hold the button or Enter
confirm-press = a second press
confirm-never = like any other move
set-help = Help at the table
set-tips = A line under each question that says what it is about
set-notify = Tell me when it is my turn (tab in the background)
account = Account
account-why = Only to keep your games and rating on other devices. Everything works without one.
account-name = Name
account-passphrase = Passphrase
account-make = Keep my games under this name
account-in = Sign in
account-out = Sign out
account-as = Signed in as { $name }
account-guest = You play as a guest.
name-save = Use this name
ratings = Ratings
rating-line = { $game }: { $rating } ± { $deviation } after { $games } games

## About

about-title = About and credits
about-text = Tafelrunde is free software under the MIT licence: rules, referee, opponents and table.
about-games = The games
about-games-text = The rules are written in our own words after the sources named in each rulebook. Names that belong to others are used to say which game is meant.
about-cards = Which cards are our own
about-cards-own = Whoever has the real cards can put their numbers into a card file and choose it when setting up a table; in the terminal “tafelrunde play” takes one with --cards.
about-icons = Emblems
about-icons-text = The charges on shields and cards come from game-icons.net, licensed CC BY 3.0, drawn by these artists:
about-fonts = Letters
about-fonts-text = Grenze Gotisch, Alegreya, Alegreya Sans, Atkinson Hyperlegible Next and Noto Sans Runic, under the SIL Open Font License 1.1.
about-software = Software
about-software-text = Svelte, Project Fluent and Vite, under their MIT and Apache licences.

## The table of Gwint

gwint-round = Round { $round } of 3
gwint-round-over = Round { $round }
gwint-round-score = Round { $round }: { $own } : { $against }
gwint-round-won = won
gwint-becomes = becomes
gwint-total = Total
gwint-passed = passed
gwint-gems = { $count ->
    [one] one gem left
   *[other] { $count } gems left
}
gwint-hand = Cards in hand
gwint-deck = Cards in the deck
gwint-ahead = You lead by { $points }
gwint-behind = You are { $points } behind
gwint-leads = { $player } leads by { $points }
gwint-even = Even
gwint-score-then = Score then:
gwint-path = Chain of medics:
gwint-pass-final = Final for this round. The other side holds { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
gwint-strength = strength { $strength }
gwint-row-close = close combat
gwint-row-ranged = ranged
gwint-row-siege = siege
gwint-row-agile = close combat or ranged
gwint-kind-hero = hero
gwint-kind-special = special card
gwint-kind-weather = weather
gwint-kind-leader = leader
gwint-ability-medic = medic
gwint-ability-spy = spy
gwint-ability-tight_bond = tight bond
gwint-ability-morale = morale boost
gwint-ability-muster = muster
gwint-ability-horn = horn
gwint-ability-scorch = scorch
gwint-ability-scorch_row = scorches a row
gwint-ability-berserker = berserker
gwint-ability-mardroeme = mardroeme
gwint-ability-avenger = avenger

## The table of Schildwall

schildwall-red = Red, the boar
schildwall-blue = Blue, the raven
schildwall-red-short = Red
schildwall-blue-short = Blue
schildwall-khan-lives = Khan lives
schildwall-khan-fallen = Khan fallen
schildwall-hand = Hand
schildwall-ready = Ready pile
schildwall-last = Last fight:
schildwall-attacker = Attacker
schildwall-defender = Defender
schildwall-open = nobody yet
schildwall-sealed = sealed
schildwall-ahead = Ahead so far
schildwall-behind = Behind so far
schildwall-even = A tie so far
schildwall-wins = wins
schildwall-ties = ties
schildwall-loses = loses
schildwall-hail = Call hail
schildwall-hail-armed = Press again
schildwall-tracker = Not buried yet
schildwall-card = Card
schildwall-value = value { $value }
schildwall-supports = supports { $bonus }
schildwall-last-blue = Blue wins
schildwall-last-red = Red wins
schildwall-last-tied = a tie
schildwall-last-lost = lost
schildwall-last-won = won
schildwall-last-hail = broken off by hail
schildwall-khan-safe = The other side cannot get beyond { $most }: your Khan is safe.
schildwall-khan-endangered = The other side may reach { $most }: your Khan could fall.
schildwall-even-now = A tie
schildwall-behind-now = Behind
schildwall-ahead-now = Ahead
schildwall-chosen = has chosen, hidden

## The table of Swords and Shields

swords-hp = life points
swords-hp-short = HP
swords-hand = Hand
swords-deck = Deck
swords-shop = Shop
swords-chain = Chain of effects
swords-payments = Exact payments for “{ $card }”
swords-lay = Lay it in slot { $slot }
swords-lay-on = Lay it on “{ $card }” in slot { $slot }
swords-buy-with = Buy “{ $card }” with
swords-purchase =
    Buying “{ $card }”: { $paid } of { $price } { $currency ->
        [stones] stones
        [swords] swords
       *[shields] shields
    } chosen.
swords-purchase-open =
    { $currency ->
        [stones] Buying “{ $card }” for 2 or 3 stones, not all of one colour: { $paid } chosen.
       *[shields] Buying “{ $card }” for any even number of shields: { $paid } chosen.
    }
swords-clear = Discard the shop
swords-clear-what = All cards of the shop are replaced; you only show five cards of five colours and keep them. Grey counts as any colour.
swords-clear-window = first thing after drawing
swords-clear-colours = { $count } of { $needed } colours, grey is any
swords-met = There:
swords-not-met = Missing:
swords-counter = counter-attack
swords-part-base = printed
swords-part-colour = colour
swords-part-grey = grey
swords-part-name = name
swords-part-hpc = HPC
swords-part-buff = buff
swords-strength = Strength { $strength }: { $parts }
swords-colour-red = red
swords-colour-blue = blue
swords-colour-green = green
swords-colour-yellow = yellow
swords-when-destroyed = When destroyed:
swords-colour-purple = purple
swords-colour-grey = grey, any colour
swords-worth = pays { $value }
swords-worth-stones =
    { $stones ->
        [one] 1 stone ({ $colour })
       *[other] { $stones } stones ({ $colour })
    }
swords-costs = costs { $price }
swords-costs-pattern = 2 or 3 stones, not all of one colour
swords-costs-even = any even number of shields
swords-costs-stones =
    { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
swords-costs-swords =
    { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
swords-costs-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }

## The table of With Sword and Shield

joust-strength = Strength
joust-technique = Technique
joust-chivalry = Chivalry
joust-endurance = Endurance
joust-hits = { $hits } of { $most } hits
joust-fatigue = Fatigue Points (FP)
joust-shaken = Shaken: +1 FP for every Action and answer; the next hit is the last
joust-effect-guard_minus = This turn: guards −{ $amount }
joust-effect-shield_banned = This turn: no shield guard
joust-effect-manoeuvre_banned = This turn: no Manoeuvre
joust-effect-next_plus = Next attack: +{ $amount }
joust-effect-next_barred =
    { $guard ->
        [shield] Next attack: no shield guard stops it
       *[sword] Next attack: no sword guard stops it
    }
joust-hand = Cards in hand
joust-attack = Attack
joust-defence = Defence
joust-locked = locked
joust-free = Slot { $slot }, free
joust-standing = The bid stands at { $number }.
joust-bid = { $number } · { $card }
joust-opens = opens
joust-stops = What stops { $card }
joust-nothing-stops = Nothing that is known of.
joust-more-stops = and { $count } more
joust-unseen = In italics: cards that may be in the other hand.
joust-pays = −{ $points }
joust-blow = Attack { $at } of { $all } of the Combination. The defender has paid { $points } FP so far.
joust-last = Last attack:
joust-form-guard = guard
joust-form-block = block
joust-form-manoeuvre = Manoeuvre
joust-form-step_aside = Mêlée Movement
joust-numbers = Strength { $strength }, Technique { $technique }
joust-kind-achievement = Achievement
joust-kind-event = Event
joust-kind-improvement = Improvement
joust-kind-artefact = Artefact
joust-kind-knight = Knight
joust-kind-health = Health card

## What a question is about, for those who do not know the rules yet

tip-gwint-start = Who starts shows a card first; who answers sees more.
tip-gwint-exchange = Up to two cards of your hand may go back for others. You draw hardly any later, so make them count.
tip-gwint-turn = The higher total wins the round, two rounds win the game. Cards you save now fight in the next round; passing is final for this one.
tip-gwint-revive = A regular unit from your discard pile comes back and does at once what it always does.
tip-gwint-place = The row decides which weather and which horn concern the card.
tip-gwint-discard = Discarded cards can be brought back by medics.
tip-gwint-search = It goes to your hand; the deck is shuffled.
tip-schildwall-attack = The higher total wins. The winner's attack card goes to the reserve pile, the loser's is buried; a tie buries both. A side that loses its last Khan loses the battle, unless both sides lose it together.
tip-schildwall-attack_khans_fallen = The higher total wins. The winner's attack card goes to the reserve pile, the loser's is buried; a tie buries both. From now on whoever has no card left to play loses.
tip-schildwall-hail_1 = Hail ends the fight without a winner: every attack card on the table goes to its owner's reserve pile. The Hagelsturm itself is buried, unless it was agreed that it returns.
tip-schildwall-defend = Each card shows whether it would win, tie or lose as things stand. Supports can still change that.
tip-schildwall-defend_unsupported = Each card shows whether it would win, tie or lose. Nobody has a support left that could change that.
tip-schildwall-support = A Fylgdar adds its bonus to the total; in a duel it is buried after the fight, won or lost. Unless open supports were agreed, the other side sees it only when all are revealed.
tip-schildwall-support_again = You declined, then the other side added a support: now you may answer it. A Fylgdar adds its bonus to the total; in a duel it is buried after the fight, won or lost.
tip-schildwall-hail_2_open = Hail ends the fight without a winner: every card on the table goes to its owner's reserve pile. The Hagelsturm itself is buried, unless it was agreed that it returns.
tip-schildwall-hail_2 = Hail ends the fight without a winner: the attack cards go to their owners' reserve piles, sealed supports return to the hand. The Hagelsturm itself is buried, unless it was agreed that it returns.
tip-schildwall-hail_3 = The last chance in this fight. Hail ends it without a winner: every card on the table goes to its owner's reserve pile. The Hagelsturm itself is buried, unless it was agreed that it returns.
tip-swords_and_shields-hpc = Your cards of this colour get +2 strength, and grey ones count as this colour.
tip-swords_and_shields-action = As often as you like: lay cards into your three slots, buy with what lies there, attack with swords (shields protect), or give a card away for its effect. Cards of one colour or name make each other stronger.
tip-swords_and_shields-slot = Cards of one colour or name side by side make each other stronger.
tip-swords_and_shields-show = Five different colours clear the shop; you keep the cards.
tip-swords_and_shields-pay = The sum must be exactly the price; cards pay their value, not their strength. What pays goes to your discard pile and comes back later.
tip-swords_and_shields-target = Each broken shield takes its strength off the attack. With no shield left the rest costs life points. With “Done” the rest is lost.
tip-swords_and_shields-counter = The swords of a field counter the first successful attack of a turn. Each leaves the field, so those left may be weaker.
tip-swords_and_shields-branch = An effect is carried out completely or not at all.
tip-swords_and_shields-aim-destroy_any = It goes to the shop discard pile, whoever had it, and its own effect follows at once.
tip-swords_and_shields-destination = Only the top card of a discard pile can be taken by effects.
tip-swords_and_shields-deck = Cards beyond the fifth in hand cost 4 life points each.
tip-swords_and_shields-colour = The colour decides which cards strengthen it.
tip-with_sword_and_shield-artefact = You may own one. If you decline it, another may come.
tip-with_sword_and_shield-place = Knights strike at who stands opposite; an empty slot opens the way to the neighbours.
tip-with_sword_and_shield-tactic = A card costs as many Fatigue Points (FP) as its number is higher than this ability. Attacks and guards count both together.
tip-with_sword_and_shield-bid = The lower number begins, and its card must open the fight.
tip-with_sword_and_shield-bid_without = The lower number begins, and its card must open the fight.
tip-with_sword_and_shield-bid_too_high = The lower number begins, and its card must open the fight.
tip-with_sword_and_shield-action = The corner of a card says what it costs you in Fatigue Points (FP), in brackets with the other Tactic. An attack without an answer is a hit; if a guard counts more than your attack, you pay the difference.
tip-with_sword_and_shield-combination_begun = A Combination is two to four cards with the same symbol, played as one Action for 4 FP in all, 5 for a shaken knight. Each attack in it needs an answer of its own.
tip-with_sword_and_shield-combination = All its cards together are one Action for 4 FP, 5 for a shaken knight. Each attack in it needs an answer of its own.
tip-with_sword_and_shield-target = Only knights within reach can be chosen.
tip-with_sword_and_shield-fellow = Both change slots, and with them whom they face.
tip-with_sword_and_shield-answer = The corner of a card says how many Fatigue Points (FP) the cheapest answer with it costs in all. No answer is a hit, and a hit puts your FP back to the start.
tip-with_sword_and_shield-guard = The boost makes this guard stronger.
tip-with_sword_and_shield-peek = You see the hand once; the card you choose is gone.

## Print and play
print-title = Print { $game }
print-text = Everything that lies in the box, to cut out: cards of 63 × 88 mm with fronts and backs, aids for the players, tracks and markers.
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-backs = With backs
print-now = Print
print-pages =
    { $count ->
        [one] One page.
       *[other] { $count } pages.
    }
print-hint = Print in actual size (100 %), without margins of the browser, and on both sides turned over the long edge. Sturdy paper or sleeves help.
print-front = Sheet { $number }, fronts
print-behind = Sheet { $number }, backs
print-markers = Markers
print-link = Print it
