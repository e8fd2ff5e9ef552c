### A Game of Swords and Shields in English.
### Terms: field (three slots), shop, shop deck, shop discard pile, life point card (HPC),
### HP (life points), rider (the card on a buff), chain (effects that lead to each other), counter-attack
### (enemy swords after the first attack), revenge (only of attacks by effects).

game-title = A Game of Swords and Shields
game-summary = A duel of deck builders: buy stronger swords and shields with exact payments, boost them by colour and name, break the enemy's shields and trigger chains of effects until somebody has no HP left.
game-introduction =
    Both players start with the same twelve weak cards; whoever has no HP left loses.
    On your turn you draw until you hold five cards and then do as much as you like, in any order.
    Cards on the three slots of your field attack, block, strike back, or pay for a better card of the shop with exactly its price.
    What has paid or fought goes to your discard pile with what you bought, and is shuffled into your deck again.
    A sword must break the enemy shields before it costs the enemy HP; after your first attack in a turn the enemy swords strike back.
    Cards of one colour or name make each other stronger, and a sword or shield can be destroyed, for good, to use its effect.

## Modes and options

mode-printed = As printed
mode-printed-summary = The game of the rulebook, 99 HP each; nothing is added but what a program must settle.
mode-duel = Even duel
mode-duel-summary = 99 HP each. Whoever starts chooses a life point card first but draws only two cards in the first turn, to make up for starting; from round 40 on both players tire.
mode-quick = Quick duel with 50 HP
mode-quick-summary = Like the even duel, but from 50 HP, so it is over sooner.
mode-plain = Duel by the plain rulebook
mode-random-hpc = Duel with drawn life point cards
mode-random-hpc-summary = Like the even duel, but chance deals the life point cards, whose colour makes your cards of that colour stronger.
mode-match = Match: best of three
mode-match-summary = Up to three even duels in which the start alternates; two wins take the match.

option-hp = Life points
option-hp-99 = 99
option-hp-50 = 50 (quick game)
option-start = First turn of the game
option-start-printed = nothing special, as printed
option-start-even = even: whoever starts draws only two cards
option-start-no_buying = no purchase
option-counter = Counter-attack
option-counter-after_attack = when the attack is over
option-counter-at_first_break = as soon as the first shield breaks or HP are lost
option-exhaustion = Exhaustion
option-exhaustion-off = off, as printed; round 200 is a draw
option-exhaustion-round_40 = from round 40 on both players lose HP
option-hpc = Life point cards
option-hpc-chosen = chosen
option-hpc-random = drawn at random
option-match = Match
option-match-single = a single game
option-match-best_of_3 = best of three

## Names

card-in-sentence = “{ $card }”

name-P1 = Player 1
name-P2 = Player 2
name-shop = the shop
name-nothing = no card
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-purple = purple
name-grey = grey
name-stones = stones
name-symbols = swords or shields
name-swords = swords
name-shields = shields
name-draw_deck = draw from your deck
name-discard_shop_card = discard a shop card
name-draw_own_discard = take your top discard
name-sweep_enemy_field = sweep the enemy field
name-revenge_attack = attack with revenge
name-destroy_any = destroy a card
name-shelve_shield = shelve a shield
name-attack_any_shield = attack with any shield
name-move_any = move a card
name-enemy_draw = let the enemy draw
name-heal = gain HP
name-damage = deal damage
name-sift_deck = sift your deck
name-trigger_shop = trigger a shop card
name-draw_any_deck = draw from any deck
name-attack_own_sword = attack with an own sword
name-attack_any_sword = attack with any sword
name-enemy_gain = give the enemy HP
name-lack-discard_shop_card = no other card lies in the shop
name-lack-draw_own_discard = your discard pile is empty
name-lack-sweep_enemy_field = the enemy field is empty
name-lack-revenge_attack = no sword would be left in your field
name-lack-destroy_any = no open card can be destroyed
name-lack-shelve_shield = no other shield lies open
name-lack-attack_any_shield = no other shield could attack
name-lack-move_any = no other card lies open
name-lack-sift_deck = your deck is empty
name-lack-trigger_shop = no effect in the shop can be carried out
name-lack-draw_any_deck = no deck has enough cards
name-lack-attack_own_sword = no sword would be left in your field
name-lack-attack_any_sword = no sword outside of your field could attack
name-hpc = life point card
name-action = action
name-slot = slot
name-show = show
name-pay = payment
name-target = target
name-counter = counter-attack
name-branch = branch
name-aim = target of the effect
name-destination = destination
name-deck = deck
name-colour = colour

## The table

zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }
zone-known =
    { $owner_is_you ->
        [yes] known to the enemy in your hand
       *[no] known in { $owner }'s hand
    }
zone-deck =
    { $owner_is_you ->
        [yes] your deck
       *[no] { $owner }'s deck
    }
zone-top =
    { $owner_is_you ->
        [yes] known on top of your deck
       *[no] known on top of { $owner }'s deck
    }
zone-discard =
    { $owner_is_you ->
        [yes] your discard pile
       *[no] { $owner }'s discard pile
    }
zone-field =
    { $owner_is_you ->
        [yes] slot { $part } of your field
       *[no] slot { $part } of { $owner }'s field
    }
zone-shop = place { $owner } of the shop
zone-shop-deck = shop deck
zone-shop-discard = shop discard pile

button-say-end = End the turn
button-say-clear = Discard the shop
button-say-done = Done
button-say-branch-a = First branch
button-say-branch-b = Second branch
button-say-branch-draw_deck = Draw from your deck
button-say-branch-discard_shop_card = Discard a shop card
button-say-branch-draw_own_discard = Take your top discard
button-say-branch-sweep_enemy_field = Sweep the enemy field
button-say-branch-revenge_attack = Attack with revenge
button-say-branch-destroy_any = Destroy a card
button-say-branch-shelve_shield = Shelve a shield
button-say-branch-attack_any_shield = Attack with a shield
button-say-branch-move_any = Move a card
button-say-branch-enemy_draw = Let the enemy draw
button-say-branch-heal = Gain HP
button-say-branch-damage = Deal damage
button-say-branch-sift_deck-grey = Sift your deck for grey cards
button-say-branch-sift_deck-hpc = Sift your deck for cards of your colour
button-say-branch-trigger_shop = Trigger a shop card
button-say-branch-draw_any_deck = Draw from any deck
button-say-branch-attack_own_sword = Attack with an own sword
button-say-branch-attack_any_sword = Attack with another sword
button-say-branch-enemy_gain = Give the enemy HP
button-say-play = Play
button-say-attack = Attack
button-say-trigger = Trigger the effect
button-pay-stones = Pay with stones
button-pay-swords = Pay with swords
button-pay-shields = Pay with shields
button-colour-red = Red
button-colour-blue = Blue
button-colour-green = Green
button-colour-yellow = Yellow
button-colour-purple = Purple

counter-game = Game { $value }
counter-round = Round { $value }
counter-active =
    { $value_is_you ->
        [yes] Your turn
       *[no] { $value }'s turn
    }
counter-starter =
    { $value_is_you ->
        [yes] You started
       *[no] { $value } started
    }
counter-hp = HP: { part-both }
counter-hpc = Life point cards: { part-both }
counter-actions = Actions this turn: { $value }
counter-window =
    { $value_id ->
        [true] The shop may be discarded now
       *[false] The shop cannot be discarded now
    }
counter-countered =
    { $value_id ->
        [true] Further attacks are not countered this turn
       *[false] The first successful attack will be countered
    }
counter-power = Left of the attack: { $value }
counter-chain = Chain: { $value }
counter-picked = Chosen so far: { $value }
counter-ware = Being bought: { $value }
counter-wins = Games won: { part-both }
part-both =
    { $name_P1_is_you ->
        [yes] { $first } (you), { $second } ({ $name_P2 })
       *[no] { $name_P2_is_you ->
            [yes] { $first } ({ $name_P1 }), { $second } (you)
           *[no] { $value }
        }
    }

## Questions and status

question-hpc = Which life point card do you take?
question-action = What do you do?
question-slot = Where do you lay the card?
question-show = Which card do you show?
question-pay = Which card pays next?
question-target = Which shield do you attack?
question-counter = Which sword counters next? Shields do not stop it.
question-branch = Which branch of the effect do you choose?
question-aim-discard_shop_card = Which shop card goes to the shop discard pile?
question-aim-revenge_attack = Which of your swords attacks with revenge?
question-aim-destroy_any = Which card do you destroy? You carry out its effect.
question-aim-shelve_shield = Which shield goes to the shop discard pile?
question-aim-attack_any_shield = Which shield attacks for you with revenge?
question-aim-move_any = Which card do you move to a discard pile?
question-aim-trigger_shop = Which shop card's effect do you carry out?
question-aim-attack_own_sword = Which of your swords attacks with revenge, again and again?
question-aim-attack_any_sword = Which sword attacks for you with revenge?
question-destination = On which discard pile does the card go?
question-deck = From which deck do you draw?
question-colour = Which colour does the grey card take?

status-hpc = Life point cards are chosen
status-action = Actions
status-playing = A card is laid
status-buying = A purchase
status-attack = An attack
status-counter = Counter-attack
status-effect = An effect is carried out
status-over = The game is over

## Moves

move-end = End the turn
move-clear = Discard the shop
move-complete = Complete the purchase
move-stop = Stop the attack
move-branch =
    { $effect_id ->
        [draw_deck] { $amount ->
                [one] Draw a card from your deck
               *[other] Draw { $amount } cards from your deck
            }
        [discard_shop_card] Discard a shop card
        [draw_own_discard] Take your top discard
        [sweep_enemy_field] Sweep the enemy field
        [revenge_attack] Attack with revenge
        [enemy_draw] { $amount ->
                [one] Let the enemy draw a card
               *[other] Let the enemy draw { $amount } cards
            }
        [heal] Gain { $amount } HP
        [damage] Deal { $amount } damage
        [sift_deck] Sift your deck { $amount ->
                [0] for grey cards
               *[1] for cards of your colour
            }
        [attack_own_sword] Let an own sword attack { $amount } times
        [attack_any_sword] Let any other sword attack
        [enemy_gain] Give the enemy { $amount } HP
       *[other] Branch { $branch }: { $effect }
    }
move-take_hpc = Take the life point card { $colour }
move-name_colour = It counts as { $colour }
move-lay_at = Lay it in slot { $slot }
move-pay_with = Pay with { $card } in slot { $slot }
move-break = Break { $card } in slot { $slot }
move-counter = Counter with { $card } in slot { $slot }
move-point_at = Choose { $card }: { part-place }
move-destroy = Destroy { $card }: { part-place }
move-shelve = Shelve { $card }: { part-place }
move-move = Move { $card }: { part-place }
move-discard = Discard { $card }: { part-place }
move-trigger_shop = Carry out the effect of { $card }: { part-place }
move-strike = Attack with { $card }: { part-place }
move-draw_from =
    { $owner_id ->
        [shop] Draw from the shop deck
       *[other] { $owner_is_you ->
            [yes] Draw from your deck
           *[no] Draw from { $owner }'s deck
        }
    }
move-put_on =
    { $owner_id ->
        [shop] Put it on the shop discard pile
       *[other] { $owner_is_you ->
            [yes] Put it on your discard pile
           *[no] Put it on { $owner }'s discard pile
        }
    }
move-attack = Attack with { $card } in slot { $slot }
move-trigger_field = Destroy { $card } in slot { $slot } for its effect
move-buy = Buy { $card } (place { $slot }) with { part-currency }
move-play = Play { $card }
move-show = Show { $card }
move-trigger = Destroy { $card } from your hand for its effect

part-currency =
    { $currency_id ->
        [stones] stones
        [swords] swords
        [shields] shields
       *[symbols] swords or shields
    }
part-place =
    { $owner_is_you ->
        [yes] { $zone_id ->
            [discard] top of your discard pile
            [hand] your hand
           *[field] slot { $slot } of your field
        }
       *[no] { $zone_id ->
            [shop] place { $slot } of the shop
            [discard] top of { $owner }'s discard pile
            [hand] { $owner }'s hand
           *[field] slot { $slot } of { $owner }'s field
        }
    }

## Events

event-game-begun =
    Game { $game }: decks and shop are shuffled. { $player_is_you ->
        [yes] You start.
       *[no] { $player } starts.
    }
event-hpc-taken =
    { $player_is_you ->
        [yes] You take
       *[no] { $player } takes
    } the life point card { $colour }.
event-turn-begun =
    Round { $round }: { $player_is_you ->
        [yes] your turn.
       *[no] { $player }'s turn.
    }
event-shop-filled = Place { $place } of the shop is filled: { $card }.
event-shop-renewed =
    The shop deck is used up: { $count ->
        [one] the only card of the shop discard pile is the new one.
       *[other] the { $count } cards of the shop discard pile are shuffled and become the new one.
    }
event-hand-drawn =
    { part-draws } { $count ->
        [one] a card
       *[other] { $count } cards
    }{ part-source }.
event-hand-drawn-mine =
    { part-draws } { $cards_count ->
        [unknown] cards still unknown
       *[other] { $cards }
    }{ part-source }.
part-draws =
    { $player_is_you ->
        [yes] You draw
       *[no] { $player } draws
    }
part-source =
    { $source_id ->
        [enemy] { " " }from { part-enemy-deck }
        [shop] { " " }from the shop deck
       *[own] { "" }
    }
part-enemy-deck =
    { $player_id ->
        [P1] { $name_P2_is_you ->
            [yes] your deck
           *[no] the enemy deck
        }
        [P2] { $name_P1_is_you ->
            [yes] your deck
           *[no] the enemy deck
        }
       *[other] the enemy deck
    }
event-deck-renewed =
    { $player_is_you ->
        [yes] Your deck is used up: { $count ->
            [one] the only card of your discard pile is the new one.
           *[other] the { $count } cards of your discard pile are shuffled and become the new one.
        }
       *[no] { $player }'s deck is used up: { $count ->
            [one] the only card of the discard pile is the new one.
           *[other] the { $count } cards of the discard pile are shuffled and become the new one.
        }
    }
event-hp-lost =
    { $player_is_you ->
        [yes] You lose { part-loss } and have
       *[no] { $player } loses { part-loss } and has
    } { $hp } left.
part-loss =
    { $cause_id ->
        [attack] { $amount } HP by the attack
        [counter] { $amount } HP by the counter-attack, whatever shields there are,
        [revenge] { $amount } HP, whatever shields there are,
        [damage] { $amount } HP by the effect of { $by }
        [duff] { $amount } HP by a duff
        [overdraw] { $amount } HP for cards beyond the fifth
        [underdraw] { $amount } HP for missing cards
       *[unknown] { $amount } HP
    }
event-hp-gained =
    { $player_is_you ->
        [yes] You gain { $amount } HP by the effect of { $by } and have { $hp }.
       *[no] { $player } gains { $amount } HP by the effect of { $by } and has { $hp }.
    }
event-round-exhausted =
    Exhaustion: { $name_P1_is_you ->
        [yes] you both lose { $amount } HP. You have { $first } left, { $name_P2 } has { $second }.
       *[no] { $name_P2_is_you ->
            [yes] you both lose { $amount } HP. You have { $second } left, { $name_P1 } has { $first }.
           *[no] both players lose { $amount } HP. { $name_P1 } has { $first } left, { $name_P2 } has { $second }.
        }
    }
event-attack-declared =
    { $player_is_you ->
        [yes] You attack with { $card }: { part-strength }. Afterwards the card goes to your discard pile.
       *[no] { $player } attacks with { $card }: { part-strength }. Afterwards the card goes to the discard pile.
    }
event-shield-broken =
    { $player_is_you ->
        [yes] Your shield { $card } is broken and discarded: { part-strength }.
       *[no] { $player }'s shield { $card } is broken and discarded: { part-strength }.
    } { $left } left of the attack.
event-counter-struck =
    { $card_id ->
        [unknown] { $player_is_you ->
            [yes] You counter with one of your swords: strength { $strength }. Afterwards it goes to your discard pile.
           *[no] { $player } counters with one of the swords: strength { $strength }. Afterwards it goes to the discard pile.
        }
       *[other] { $player_is_you ->
            [yes] You counter with { $card }: { part-strength }. Afterwards the card goes to your discard pile.
           *[no] { $player } counters with { $card }: { part-strength }. Afterwards the card goes to the discard pile.
        }
    }
event-revenge-struck = { $card } ({ part-place }) attacks with revenge by the effect of { $by }: { part-strength }.
part-strength =
    { $colour ->
        [0] { $grey ->
            [0] { $name ->
                [0] { $hpc ->
                    [0] { $buff ->
                        [0] strength { $strength }
                       *[other] { part-sum }
                    }
                   *[other] { part-sum }
                }
               *[other] { part-sum }
            }
           *[other] { part-sum }
        }
       *[other] { part-sum }
    }
part-sum =
    printed { $base }{ $colour ->
        [0] { "" }
       *[other] { " " }+ colour { $colour }
    }{ $grey ->
        [0] { "" }
       *[other] { " " }+ grey { $grey }
    }{ $name ->
        [0] { "" }
       *[other] { " " }+ name { $name }
    }{ $hpc ->
        [0] { "" }
       *[other] { " " }+ HPC { $hpc }
    }{ $buff ->
        [0] { "" }
       *[other] { " " }+ buff { $buff }
    } = { $strength }
event-choice-open =
    { $question_id ->
        [slot] { $loss ->
            [0] Then you choose the slot.
           *[other] Then you choose the slot, and this duff costs you { $loss } HP.
        }
        [target] { $most ->
            [0] Then you choose which shield to attack.
           *[other] Then you choose which shield to attack. The counter-attack can cost you { $most } HP.
        }
        [pay] Then you choose which cards pay.
        [branch] Then you choose between the two branches of the effect.
        [aim] Then you choose which card the effect hits.
        [destination] Then you choose the discard pile.
        [deck] Then you choose the deck.
        [colour] Then you name the colour of the grey card.
        [show] Then you choose which cards to show.
       *[counter] Then you choose which sword counters.
    }
event-card-destroyed =
    { $player_is_you ->
        [yes] You destroy
       *[no] { $player } destroys
    } { $card } ({ part-place }): it goes to the shop discard pile{ $depth ->
        [1] { "" }
       *[other] , number { $depth } of the chain
    }.
event-shop-triggered = The effect of { $card } (place { $place } of the shop) is carried out.
event-card-moved =
    { $card } ({ part-place }) goes to { $pile_id ->
        [shop] the shop discard pile
       *[other] { $pile_is_you ->
            [yes] your discard pile
           *[no] { $pile }'s discard pile
        }
    } by the effect of { $by }.
event-discard-taken =
    { $player_is_you ->
        [yes] You take { $card } from your discard pile into your hand
       *[no] { $player } takes { $card } from the discard pile into the hand
    } by the effect of { $by }.
event-field-swept =
    { $player_is_you ->
        [yes] Your field goes to your discard pile
       *[no] { $player }'s field goes to the discard pile
    } by the effect of { $by }: { $cards }.
event-deck-sifted =
    { $player_is_you ->
        [yes] You go through your deck by the effect of { $by }. To your hand: { $kept }. To your discard pile: { $dropped }.
       *[no] { $player } goes through the deck by the effect of { $by }. To the hand: { $kept }. To the discard pile: { $dropped }.
    }
event-card-shown =
    { $player_is_you ->
        [yes] You show { $card }.
       *[no] { $player } shows { $card }.
    }
event-shop-cleared =
    { $player_is_you ->
        [yes] You show { $shown } and discard
       *[no] { $player } shows { $shown } and discards
    } the shop.
event-card-laid =
    { $player_is_you ->
        [yes] You lay
       *[no] { $player } lays
    } { $card } in slot { $slot }.
event-card-bought =
    { $player_is_you ->
        [yes] You buy
       *[no] { $player } buys
    } { $card } with { $payers } ({ part-currency }).
event-game-ended =
    { $reason_id ->
        [hp] { outcome-hp }
        [resigned] { outcome-resigned }
        [rounds] { outcome-rounds }
       *[exhaustion] { $winner_id ->
            [nobody] { outcome-draw }
           *[other] { outcome-exhaustion }
        }
    }

## Refusals

refusal-other-question = That is no answer to the question asked now ({ $question }).
refusal-too-many-actions = You have taken { $count } actions: only the end of the turn is left.
refusal-window-closed = The shop can be discarded only right after phase 1 or after an effect by which you drew.
refusal-too-few-colours =
    You need five hand cards in five colours and have { $count ->
        [one] only one colour
       *[other] only { $count } colours
    }; grey counts as any.
refusal-empty-slot = No card lies in slot { $slot }.
refusal-no-sword = { $card } does not count as a sword of yours.
refusal-no-own-sword = { $card } cannot counter: choose a sword of your field.
refusal-will-fail = { $card } has strength { $power }, but the weakest enemy shield, { $shield }, has { $needed }: the attack would fail.
refusal-no-effect = { $card } has no effect.
refusal-not-executable =
    { $other_id ->
        [nothing] With { $card } you could not { $effect } now: { $lack }.
       *[other] With { $card } you could now neither { $effect } ({ $lack }) nor { $other } ({ $other_lack }).
    }
refusal-no-purchase-yet = In the very first turn nothing can be bought.
refusal-empty-place = Place { $slot } of the shop is empty.
refusal-not-for-sale = { $card } has no price.
refusal-needs-pattern = { $card } needs two stones of different colours, two of one colour and one of another, or three different ones; your field has { $purse_count ->
        [0] no stone
       *[other] { $purse }
    }.
refusal-needs-even-shields = { $card } needs an even number of shields; the nearest you can pay is { part-nearest-symbols }.
part-nearest-symbols =
    { $nearest ->
        [0] { $symbol_id ->
            [swords] no sword
           *[shields] no shield
        }
        [one] { $symbol_id ->
            [swords] one sword
           *[shields] one shield
        }
       *[other] { $nearest } { $symbol }
    }
part-nearest-stones =
    { $nearest_stones ->
        [0] no stone
        [one] one { $stone_colour } stone
       *[other] { $nearest_stones } { $stone_colour } stones
    }
item-purse =
    { $second_id ->
        [red] { $first ->
            [one] one red
           *[other] { $first } red
        }
        [blue] { $first ->
            [one] one blue
           *[other] { $first } blue
        }
        [green] { $first ->
            [one] one green
           *[other] { $first } green
        }
        [yellow] { $first ->
            [one] one yellow
           *[other] { $first } yellow
        }
        [purple] { $first ->
            [one] one purple
           *[other] { $first } purple
        }
       *[grey] { $first ->
            [one] one grey
           *[other] { $first } grey
        }
    }
refusal-needs-symbols = { $card } needs exactly { $symbols } { $symbol }; the nearest you can pay is { part-nearest-symbols }. Cards pay their value, not their strength.
refusal-needs-symbols-or-stones =
    { $card } needs exactly { $symbols } { $symbol } or { $stones ->
        [one] one stone
       *[other] { $stones } stones of one colour
    }; nearest: { part-nearest-symbols }, { part-nearest-stones }. Cards pay their value, not their strength.
refusal-not-in-this-currency = You can pay for { $card }, but not with { part-currency }.
refusal-wrong-currency = { $card } is not sold for { part-currency }.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-buff-on-buff = { $card } needs a free slot: a buff cannot lie on another card.
refusal-field-full = There is no room for { $card }: all three slots are in use.
refusal-slot-taken = { $card } cannot be laid in slot { $slot }: it is taken.
refusal-underpaid = That does not pay for { $card } yet.
refusal-no-payer = { $card } cannot pay: only cards of your field can.
refusal-pays-already = { $card } pays already.
refusal-overpaid = With { $card } no exact payment is possible.
refusal-nothing-broken = The attack cannot stop before a shield is broken.
refusal-no-enemy-shield = { $card } is no enemy shield.
refusal-unbreakable = The shield { $card } has strength { $needed }, and only { $power } are left of the attack.
refusal-nothing-there = No card lies there.
refusal-in-chain = { $card } belongs to the running chain.
refusal-not-in-shop = { $card } does not lie in the shop.
refusal-no-shield = { $card } does not count as a shield.
refusal-own-field = { $card } lies in your own field.
refusal-no-strength = { $card } would attack with strength 0.
refusal-protected = { $card } is protected: a duff on a buff keeps both from being destroyed.
refusal-same-place = { $card } lies there already.
refusal-deck-too-small =
    { $count ->
        [one] That deck is empty.
       *[other] That deck has fewer than { $count } cards.
    }
refusal-hpc-taken = The life point card { $colour } is taken.
refusal-no-colour = { $card } has no colour.
refusal-colour-shown = You have shown { $colour } already: { $card }. { $count } different colours are needed.

## Outcomes

outcome-hp = { part-wins } in round { $rounds }: { part-enemy-fell }
outcome-exhaustion = { part-wins } by exhaustion in round { $rounds }.
outcome-resigned = { part-wins } in round { $rounds }: { part-enemy-gave-up }
outcome-draw = The game is drawn by exhaustion in round { $rounds }.
outcome-rounds = The game is drawn: it has reached round { $rounds }.
outcome-match =
    { $winner_id ->
        [nobody] The match is drawn, { $first } to { $second }.
       *[other] { part-wins } the match; games won: { part-score }.
    }
part-wins =
    { $winner_is_you ->
        [yes] You win
       *[no] { $winner } wins
    }
part-enemy-fell =
    { $winner_id ->
        [P1] { $name_P2_is_you ->
            [yes] you have no HP left.
           *[no] the enemy has no HP left.
        }
        [P2] { $name_P1_is_you ->
            [yes] you have no HP left.
           *[no] the enemy has no HP left.
        }
       *[other] the enemy has no HP left.
    }
part-enemy-gave-up =
    { $winner_id ->
        [P1] { $name_P2_is_you ->
            [yes] you gave up.
           *[no] the other side gave up.
        }
        [P2] { $name_P1_is_you ->
            [yes] you gave up.
           *[no] the other side gave up.
        }
       *[other] the other side gave up.
    }
part-score =
    { $winner_is_you ->
        [yes] { $winner_id ->
            [P2] { $second } to { $first }
           *[P1] { $first } to { $second }
        }
       *[no] { $first } to { $second }
    }

## What sets seats apart when games are counted

trait-hpc = Life point card

## Why an answer is advised

reason-finish = { $card } strikes with { $power }: that ends the game.
reason-break-through = { $card } strikes with { $power }, gets past every shield and costs the enemy { $loss } HP.{ part-countering }
reason-break-shield = { $card } strikes with { $power } and breaks { $broken ->
        [one] a shield
       *[other] { $broken } shields
    }; it does not get through to the enemy's HP.{ part-countering }
reason-trade-blows = No shield is in the way of { $card } ({ $power }). The swords in the enemy field counter, with up to { $countering } HP, and leave it.
reason-open-attack = Nothing guards the enemy and nothing counters: { $card } costs { $power } HP.
part-countering =
    { $countering ->
        [0] { "" }
       *[other] { " " }The counter-attack can cost you { $countering }.
    }
reason-attack-deadly = { $card } strikes with { $power }, but the counter-attack can cost you your last HP.
reason-stop = A shield is broken, so the attack may stop here; what is left of it ({ $left }) is lost.
reason-counter-too = { $card } counters, too.
reason-lay-duff-deadly = { $card } costs { $loss } HP to play, and you have no more than that.
reason-new-duff = A duff lies on top of this deck.
reason-new-card-dear = A new card comes into your hand, though it costs 4 HP.
reason-trigger = { $card } goes for good, and its effect is carried out.
reason-effect = This effect can be carried out now.
reason-aim-at = The effect can reach { $card }.
reason-put = { $card } can go to this discard pile.
reason-buy-sword = { $card } strikes with { $strength } or more every time it comes back from your deck.
reason-buy-shield = { $card } guards you with { $strength } or more, and has an effect you can use.
reason-buy-guard = { $card } guards you with { $strength } or more every time it comes back from your deck.
reason-buy-buff = { $card } gives every card on it { $bonus } more strength and { $extra } more value, turn after turn.
reason-buy-duff = { $card } goes onto the enemy's deck: the enemy draws it in place of another card, and playing it costs { $loss } HP.
reason-lay-sword = In the field { $card } can attack, pay or counter.
reason-lay-shield = In the field { $card } guards you and can pay.
reason-lay-buff = The sooner { $card } lies in the field, the more cards profit by { $bonus } strength and { $extra } value.
reason-lay-duff = { $card } clogs your hand: it costs { $loss } HP to play, but then it can pay for a card of the shop at once.
reason-lay-duff-later = { $card } clogs your hand: it costs { $loss } HP to play, and then it can fight or pay.
reason-thin =
    { $count ->
        [one] A weak card leaves your deck for good, and another one comes for it: { $card }.
       *[other] A weak card leaves your deck for good, and { $count } others come for it: { $card }.
    }
reason-heal = You gain { $amount } HP; you have { $hp } now.
reason-damage = The enemy loses { $amount } of { $hp } HP, and no shield helps.
reason-last-damage = The enemy has only { $hp } HP left, and this costs { $amount }: that ends the game.
reason-draw =
    { $count ->
        [one] One more card for this turn.
       *[other] { $count } more cards for this turn.
    }
reason-draw-dear =
    { $count ->
        [one] One more card for this turn, though it costs { $loss } HP.
       *[other] { $count } more cards for this turn, though they cost { $loss } HP.
    }
reason-enemy-draw = The enemy holds { $held } cards and must draw { $count }: each one beyond five costs 4 HP, and so does each that is missing.
reason-sweep =
    { $count ->
        [one] The only card of the enemy field goes: nothing guards and nothing counters.
        [2] Both cards of the enemy field go: nothing guards and nothing counters.
       *[other] All { $count } cards of the enemy field go: nothing guards and nothing counters.
    }
reason-revenge = An attack with revenge can cost the enemy { $loss } HP, past all shields and without a counter-attack.
reason-revenge-finish = An attack with revenge strikes with { $loss }, and the enemy has only { $hp } HP: that ends the game.
reason-take-back = { $card } comes back from your discard pile into your hand.
reason-free-card = A card of the shop can become yours without paying, or the enemy loses one.
reason-shelve = A shield in the enemy field can go to the shop discard pile.
reason-deny = A card leaves the shop before the enemy can buy it.
reason-new-card = A new card comes into your hand.
reason-sift =
    { $count ->
        [one] One card in { $colour } comes out of your deck into your hand.
       *[other] { $count } cards in { $colour } come out of your deck into your hand.
    }
reason-chain = One effect leads to another, and you choose which.
reason-chain-next = One effect leads to another.
reason-aim-strike = Nothing strikes harder here than { $card }: strength { $power }.
reason-aim-shelve = No shield in the enemy field is stronger than { $card }.
reason-aim-deny = With what lies in the enemy field { $card } could be paid for exactly.
reason-aim-fresh = Another card comes into the shop in place of { $card }.
reason-aim-take = { $card } can become yours without paying.
reason-aim-oust = { $card } leaves the enemy field.
reason-aim-rid = { $card } leaves your field and costs you no more HP.
reason-aim-destroy = You get the effect of { $card }, and the enemy loses the card.
reason-aim-destroy-ware = You get the effect of { $card }, and nobody can buy the card.
reason-aim-destroy-own = You get the effect of { $card }.
reason-aim-destroy-buff = The enemy loses { $card }.
reason-aim-trigger = You get the effect of { $card }, and the card stays in the shop.
reason-slot-buff = On { $buff } the card gets { $bonus } more strength: { $card }.
reason-slot-free = Here { $card } leaves the buff free for another card.
reason-slot-any = One free slot is as good as another.
reason-counter = If { $card } begins, your counter-attack is as strong as it can be: { $loss } HP.
reason-keep = { $card } becomes one of your cards.
reason-give = { $card } goes to the enemy's cards.
reason-oust = The enemy loses { $card } for good.
reason-colour = As a card in { $colour } it has strength { $power }.
reason-hpc =
    { $count ->
        [0] Cards in { $colour } get 2 more strength; two of your starter cards are { $colour }.
        [one] One card of the shop is { $colour }: with this life point card it would have 2 more strength in your field.
       *[other] { $count } cards of the shop are { $colour }: with this life point card they would have 2 more strength in your field.
    }
reason-show = Any five cards of different colours will do.
reason-clear = Nothing in this shop can be paid for exactly with what lies in your field: let new cards come.
reason-clear-new = The shop is filled with new cards, and you keep your hand.
reason-payer = No other card that can pay now is weaker than { $card }.
reason-payer-duff = { $card } pays, and your field is rid of it.
reason-payer-any = With { $card } the price comes out exactly.
reason-paid = The price is paid exactly.
reason-enough = The { $left } that are left of the attack get through to no HP any more.
reason-break = { $card } guards with { $power }, and your attack has { $left } left.
reason-end = { part-kept }
reason-end-guarded = What lies in your field guards you. { part-kept }
reason-end-countering = What lies in your field counters the enemy's first attack. { part-kept }
reason-end-armed = What lies in your field guards you and counters the enemy's first attack. { part-kept }
part-kept =
    { $count ->
        [0] Your hand is empty.
        [one] You keep one card for the next turn.
       *[other] You keep { $count } cards for the next turn.
    }

## Which cards are ours

cards-note = The rulebook shows the texts of all effects, some strengths and prices and the anatomy of a card. Colours, names, values, most prices and how many there are of each card are our own.
