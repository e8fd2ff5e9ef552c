### With Sword and Shield in English.
### Terms: knight, Tactic, Action, Fatigue Points (FP), hit, guard, block, Manoeuvre, Combination,
### Mêlée Movement, Mêlée Lock. The MCN is the Modified Combat Number.

game-title = With Sword and Shield
game-summary = Knights on foot cut and parry until one has taken five hits. One against one, or two teams in a Mêlée.
game-introduction =
    Five hits beat a knight: win by beating the other one, in a Mêlée the whole other team.
    On your turn your Endurance says how many Actions you have: attack with a Combat card, play other cards, discard, or change your Tactic.
    The Tactic decides whether your Strength or your Technique counts, in attack and defence.
    The attacked knight must answer with a guard that stops this cut, with a block or with a Manoeuvre; who has none of them takes a hit.
    Cards above your Tactic cost Fatigue Points (FP), and where attack meets guard the lower number pays the difference.
    You have 28 FP: at 0 you take a hit and start again from 28.

## Modes and options

mode-printed = As printed
mode-printed-summary = The Joust with the rules of the printed book alone: nobody grows weary with the years, and a fight without an end is a draw after 200 turns.
mode-joust = Joust
mode-joust-summary = One knight against one; both draw from the same cards. Whoever fights for very long grows weary, so that every fight ends.
mode-double-decked = Double-decked Joust
mode-double-decked-summary = Like the Joust, but each player has all the cards in decks of their own.
mode-melee-2v2 = Mêlée, two against two
mode-melee-2v2-summary = Two knights on each side, one for each player: fellows change places and lock enemies in combat, and a team wins when all enemies are beaten.
mode-melee-2v3 = Mêlée, two against three
mode-melee-2v3-summary = The Mêlée with two knights against three: a handicap for the stronger players.
mode-melee-3v3 = Mêlée, three against three
mode-melee-3v3-summary = The Mêlée with three knights on each side, one for each player.
mode-melee-3v3-for-two = Mêlée, three against three, for two participants
mode-melee-3v3-for-two-summary = The Mêlée with three knights on each side, and each of two players leads a whole team.

option-fight = Kind of fight
option-fight-joust = Joust with shared decks
option-fight-double_decked = Joust with own decks
option-fight-melee_2v2 = Mêlée, two against two
option-fight-melee_2v3 = Mêlée, two against three
option-fight-melee_3v3 = Mêlée, three against three

option-participants = Participants
option-participants-all = one for each knight
option-participants-2 = two
option-participants-3 = at most three
option-participants-4 = at most four
option-participants-5 = at most five
option-participants-6 = at most six

option-dealer = Dealer
option-dealer-random = drawn at random
option-dealer-0 = seat 1
option-dealer-1 = seat 2
option-dealer-2 = seat 3
option-dealer-3 = seat 4
option-dealer-4 = seat 5
option-dealer-5 = seat 6

option-free_hits = Taking a blow undefended
option-free_hits-false = only who has no defence
option-free_hits-true = whenever one likes (house rule)

option-weariness = Weariness
option-weariness-true = long fights tire the knights
option-weariness-false = none: a fight without an end is a draw

option-last_man = A last knight facing two
option-last_man-reaches = reaches both, and both reach him
option-last_man-holds = holds his place and is reached from there

option-stepping_aside = Defensive Mêlée Movement
option-stepping_aside-spent = costs the next turn
option-stepping_aside-free = costs the card only

## Names

name-X = Knight X
name-Y = Knight Y
name-X1 = Knight X1
name-X2 = Knight X2
name-X3 = Knight X3
name-Y1 = Knight Y1
name-Y2 = Knight Y2
name-Y3 = Knight Y3
name-shared = all
name-strength = Strength
name-technique = Technique
name-shield = shield
name-sword = sword
name-manoeuvre = Manoeuvre
name-cross_cut = Cross cut
name-slanting_cut = Slanting cut
name-crooked_cut = Crooked cut
name-battle_cut = Battle cut
name-squinting_cut = Squinting cut
name-rage_cut = Rage cut
name-crown_cut = Crown cut
name-scalp_cut = Scalp cut
name-anger_cut = Anger cut
name-plunge_strike = Plunge strike
name-father_strike = Father strike
name-chivalry = Chivalry
name-endurance = Endurance
name-wing_guard = Wing guard
name-rage_guard = Rage guard
name-oak_door = Oak door
name-iron_hat = Iron hat
name-groin_guard = Groin guard
name-crown_guard = Crown guard
name-barrier_guard = Barrier guard
name-iron_gate = Iron gate
name-cross_guard = Cross guard
name-hook_catcher = Hook catcher
name-boar = boar
name-eagle = eagle
name-griffin = griffin
name-hart = hart
name-key = key
name-lily = lily
name-lion = lion
name-rose = rose
name-star = star
name-tower = tower

### Which card of several with one name: its Strength and its Technique, in the printed order.
card-in-sentence =
    { $card_of_kind ->
        [knight] { $card }
        [combat] “{ $card } { $card_of_strength }/{ $card_of_technique }”
       *[other] “{ $card }”
    }

### In the terminal: a card of the hand or on the table with all that is printed on it in numbers
### and signs, and what a choice costs.
card-on-table =
    { $card_of_kind ->
        [combat] { $card } ({ $card_of_defence }, { $card_of_combo_symbol }{ part-signs-of })
        [event] { $card } ({ $card_of_combo_symbol }{ part-signs-of })
        [achievement] { $card } ({ $card_of_cost } FP{ part-signs-of })
       *[other] { $card }{ $card_of_manoeuvre ->
            [1] {" "}(Manoeuvre)
           *[other] {""}
        }
    }
part-signs-of =
    { $card_of_start_number ->
        [none] {""}
       *[other] , start number { $card_of_start_number }
    }{ $card_of_manoeuvre ->
        [1] , Manoeuvre
       *[other] {""}
    }{ $card_of_melee_move ->
        [1] , Mêlée Movement
       *[other] {""}
    }{ $card_of_melee_lock ->
        [1] , Mêlée Lock
       *[other] {""}
    }
price =
    { $points ->
        [0] costs nothing
       *[other] { $points } FP
    }

## The table

zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }
zone-known =
    { $owner_is_you ->
        [yes] cards known to be in your hand
       *[no] cards known to be in { $owner }'s hand
    }
zone-start =
    { $owner_is_you ->
        [yes] your start cards
       *[no] { $owner }'s start cards
    }
zone-improvements =
    { $owner_is_you ->
        [yes] your Improvements
       *[no] { $owner }'s Improvements
    }
zone-lock =
    { $owner_is_you ->
        [yes] your lock card
       *[no] { $owner }'s lock card
    }
zone-draw =
    { $owner_is_you ->
        [yes] your draw pile
       *[no] { $owner_id ->
            [shared] draw pile
           *[other] { $owner }'s draw pile
        }
    }
zone-discard =
    { $owner_is_you ->
        [yes] your discard pile
       *[no] { $owner_id ->
            [shared] discard pile
           *[other] { $owner }'s discard pile
        }
    }
zone-start_deck =
    { $owner_is_you ->
        [yes] your Start Deck
       *[no] { $owner_id ->
            [shared] Start Deck
           *[other] { $owner }'s Start Deck
        }
    }
zone-aside =
    { $owner_is_you ->
        [yes] start cards you put aside
       *[no] { $owner_id ->
            [shared] start cards put aside
           *[other] start cards put aside by { $owner }
        }
    }
zone-laid = cards laid by the attacker
zone-shown = card laid by the defender
zone-offered = Artefact on offer
zone-knight =
    { $owner_is_you ->
        [yes] your knight
       *[no] { $owner }
    }
zone-slot = slot { $owner }

button-say-end_turn = End the turn
button-say-change_tactic = Change Tactics
button-say-grande_pass = Grande Pass
button-say-commit = The Combination is complete
button-say-none = None
button-say-keep = Keep
button-say-decline = Decline
button-say-choose_strength = Strength
button-say-choose_technique = Technique
button-do-combine = Combine
button-do-discard = Discard
button-do-manoeuvre = Manoeuvre
button-do-move = Mêlée Movement
button-do-step_aside = Defensive Mêlée Movement
button-do-lock = Mêlée Lock
button-knight-X1 =
    { $name_X1_is_you ->
        [yes] Your knight
       *[no] { $name_X1 }
    }
button-knight-X2 =
    { $name_X2_is_you ->
        [yes] Your knight
       *[no] { $name_X2 }
    }
button-knight-X3 =
    { $name_X3_is_you ->
        [yes] Your knight
       *[no] { $name_X3 }
    }
button-knight-Y1 =
    { $name_Y1_is_you ->
        [yes] Your knight
       *[no] { $name_Y1 }
    }
button-knight-Y2 =
    { $name_Y2_is_you ->
        [yes] Your knight
       *[no] { $name_Y2 }
    }
button-knight-Y3 =
    { $name_Y3_is_you ->
        [yes] Your knight
       *[no] { $name_Y3 }
    }
button-slot-A1 = Slot A1
button-slot-A2 = Slot A2
button-slot-A3 = Slot A3
button-slot-B1 = Slot B1
button-slot-B2 = Slot B2
button-slot-B3 = Slot B3

counter-dealer = Dealer: seat { $value }
counter-turn = Turn { $value }
counter-attacker =
    Attacker: { $value_is_you ->
        [yes] you
       *[no] { $value }
    }
counter-target =
    Target: { $value_is_you ->
        [yes] you
       *[no] { $value }
    }
counter-actions_left = Actions left: { $value }
counter-opening = The fight opens with: { $value }
counter-attack_number = Combat number of the attack: { $value }
counter-strike = Strike, answered by: { $value }
counter-guards_barred = Guards that do not answer the attack: { $value }
counter-effects = Until the end of the turn: { $value }
counter-bids = Numbers bid: { $value }
counter-bidder = Lowest bid: { $value }
counter-bid_passed = Passed: { $value }
counter-order = Order of turns: { $value }
counter-gave_up = Seats that gave up: { $value }
counter-knights = Knights: { $value }
item-value =
    { $what_id ->
        [guard_minus] { $knight_is_you ->
            [yes] each of your guards counts { $amount } less
           *[no] every guard of { $knight } counts { $amount } less
        }
        [shield_banned] { $knight_is_you ->
            [yes] you may use no shield guard
           *[no] { $knight } may use no shield guard
        }
        [manoeuvre_banned] { $knight_is_you ->
            [yes] you may perform no Manoeuvre
           *[no] { $knight } may perform no Manoeuvre
        }
        [next_plus] the next Combat card { $knight_is_you ->
            [yes] you attack
           *[no] { $knight } attacks
        } with counts { $amount } more
        [next_barred] the next Combat card { part-barred }
       *[knight] { $name_is_you ->
            [yes] you
           *[no] { $knight }
        } (seat { $seat }): { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }, { $fatigue } FP, S { $strength } T { $technique } C { $chivalry } E { $endurance }, { part-tactic }{ part-locked }{ $spent_id ->
            [true] , spent
           *[false] {""}
        }{ $standing_id ->
            [true] {""}
           *[false] , beaten
        }
    }
item-value-you = you
part-barred =
    { $knight_is_you ->
        [yes] you attack
       *[no] { $knight } attacks
    } with can be parried with no { $guard_id ->
        [shield] shield guard
       *[sword] sword guard
    }
part-tactic =
    { $tactic_id ->
        [strength] Tactic Strength
        [technique] Tactic Technique
       *[other] no Tactic yet
    }
part-locked =
    { $locked_with_is_you ->
        [yes] , locked with you
       *[no] { $locked_with_id ->
            [X1] , locked with X1
            [X2] , locked with X2
            [X3] , locked with X3
            [Y1] , locked with Y1
            [Y2] , locked with Y2
            [Y3] , locked with Y3
           *[other] {""}
        }
    }

## Questions and status

question-artefact = Do you keep this Artefact?
question-place = Which knight do you place, and on which slot?
question-tactic = Which Tactic does your knight begin with?
question-bid = Which start number do you name, or do you pass?
question-bid_without = None of your cards has a start number: you can only pass.
question-bid_too_high = None of your start numbers is lower than the standing bid: you can only pass.
question-action = What does your knight do?
question-combination_begun = Which second card with the same symbol belongs to the Combination?
question-combination = Do you add another card with the same symbol, or is the Combination complete?
question-target = Who is the target?
question-fellow = With whom do you change slots?
question-answer = How do you answer the attack?
question-guard = Which guard does the boost belong to?
question-peek = Which card of this hand is discarded?

status-start_cards = Start cards
status-placement = Setting the board
status-tactics = Choosing Tactics
status-bidding = Opening bid
status-attack = Attack
status-defence = Defence
status-movement = Mêlée Movement
status-over = The fight is over

## Moves

move-end_turn = End the turn
move-change_tactic = Change Tactics
move-grande_pass = Make a Grande Pass
move-commit = The Combination is complete
move-pass = Pass
move-no_defence = No defence: take the hit
move-keep = Keep { $card }
move-decline = Decline { $card }
move-choose_strength =
    { $knight_is_you ->
        [yes] Begin with Strength
       *[no] { $knight } begins with Strength
    }
move-choose_technique =
    { $knight_is_you ->
        [yes] Begin with Technique
       *[no] { $knight } begins with Technique
    }
move-place =
    Place { $knight_is_you ->
        [yes] your knight
       *[no] { $knight }
    } on { $slot }
move-change_with =
    Change slots with { $knight_is_you ->
        [yes] you
       *[no] { $knight }
    }
move-aim_at =
    Against { $knight_is_you ->
        [yes] you
       *[no] { $knight }
    }
move-take_away = { $card } is discarded
move-bid = Bid { $number } with { $card }
move-combine = Lay { $card } for a Combination of two to four cards (symbol: { $card_of_combo_symbol })
move-discard = Discard { $card }
move-manoeuvre = Manoeuvre with { $card }
move-move = Mêlée Movement with { $card }
move-step_aside = Defensive Mêlée Movement with { $card }
move-lock = Mêlée Lock with { $card }
move-attack = Attack with { $card }
move-achieve = Play { $card }
move-event = Play { $card }
move-improve = Lay { $card } beside the knight
move-guard = Guard with { $card_of_defence } ({ $card })
move-boost = Strengthen a guard with { $card }
move-block = Block with { $card }

## Events

event-start-drawn =
    { $knight_is_you ->
        [yes] You draw
       *[no] { $knight } draws
    } { $card_id ->
        [unknown] the next card
       *[other] { $card }
    } from the Start Deck.
event-start-put_aside = { $card } is put aside.
event-artefact-kept =
    { $knight_is_you ->
        [yes] You keep { $card }.
       *[no] { $knight } keeps { $card }.
    }
event-knight-placed =
    { $knight_is_you ->
        [yes] You take slot { $slot }.
       *[no] { $knight } takes slot { $slot }.
    }
event-hand-dealt =
    { $knight_is_you ->
        [yes] You are dealt
       *[no] { $knight } is dealt
    } { $cards_count ->
        [unknown] a hand.
       *[other] { $cards }.
    }
event-hands-redealt = Nobody holds a start number: all cards are shuffled and dealt anew.
event-tactic-chosen =
    { $knight_is_you ->
        [yes] You choose { $tactic } in secret.
       *[no] { $knight } chooses { $tactic } in secret.
    }
event-tactic-revealed =
    { $tactic_id ->
        [unknown] { $knight_is_you ->
            [yes] You reveal the Tactic you begin with.
           *[no] { $knight } reveals the Tactic to begin with.
        }
       *[other] { $knight_is_you ->
            [yes] You begin with { $tactic }.
           *[no] { $knight } begins with { $tactic }.
        }
    }
event-tactic-changed =
    { $knight_is_you ->
        [yes] You change to { $tactic }.
       *[no] { $knight } changes to { $tactic }.
    }
event-number-told =
    { $knight_is_you ->
        [yes] You hold
       *[no] { $knight } holds
    } start number { $number }: { $card }.
event-bid-made =
    { $knight_is_you ->
        [yes] You bid
       *[no] { $knight } bids
    } { $number } with { $card }.
event-bid-passed =
    { $knight_is_you ->
        [yes] You pass.
       *[no] { $knight } passes.
    }
event-bid-won =
    { $knight_is_you ->
        [yes] You win the bidding and open
       *[no] { $knight } wins the bidding and opens
    } the fight with { $card }, start number { $number }.
event-turn-began =
    Turn { $turn }: { $knight_is_you ->
        [yes] you have
       *[no] { $knight } has
    } { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    }.
event-turn-ended =
    { $knight_is_you ->
        [yes] Your turn ends.
       *[no] The turn of { $knight } ends.
    }
part-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-stand_off-reached = Nobody does anything: every knight regains 3 FP.
event-cards-drawn =
    { $knight_is_you ->
        [yes] You draw
       *[no] { $knight } draws
    } { $cards_count ->
        [unknown] { part-cards }.
       *[other] { $cards }.
    }
event-cards-taken =
    { $knight_is_you ->
        [yes] You draw
       *[no] { $knight } draws
    } { part-cards }.
event-cards-lost =
    { $knight_is_you ->
        [yes] You lose
       *[no] { $knight } loses
    } { $cards_count ->
        [unknown] { part-cards } at random.
       *[other] at random: { $cards }.
    }
event-discards-shuffled =
    The discard pile is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to draw from.
event-card-played =
    { $knight_is_you ->
        [yes] You play { $card }.
       *[no] { $knight } plays { $card }.
    }
event-card-aimed =
    { $sort_id ->
        [combat] { part-attacks-with-card }
       *[other] { part-plays-card-against }
    }
part-attacks-with-card =
    { $knight_is_you ->
        [yes] You attack
       *[no] { $knight } attacks
    } { $target_is_you ->
        [yes] you
       *[no] { $target }
    } with { $card }.
part-plays-card-against =
    { $knight_is_you ->
        [yes] You play { $card } against { $target }.
       *[no] { $target_is_you ->
            [yes] { $knight } plays { $card } against you.
           *[no] { $knight } plays { $card }. Opponent: { $target }.
        }
    }
event-card-discarded =
    { $knight_is_you ->
        [yes] You discard { $card }.
       *[no] { $knight } discards { $card }.
    }
event-card-chosen_away =
    { $card } is discarded from { $knight_is_you ->
        [yes] your hand.
       *[no] the hand of { $knight }.
    }
event-improvement-played =
    { $knight_is_you ->
        [yes] You lay { $card } beside your knight card.
       *[no] { $knight } lays { $card } beside the knight card.
    }
event-ability-changed =
    { $knight_is_you ->
        [yes] Your { $ability }
       *[no] { $ability } of { $knight }
    } is now { $value }.
event-combination-laid =
    { $knight_is_you ->
        [yes] You lay
       *[no] { $knight } lays
    } { $count ->
        [1] { $card } for a Combination; all its cards together will cost { $cost } FP.
       *[other] { $card } as card { $count } of the Combination.
    }
event-combination-played =
    { $knight_is_you ->
        [yes] You play
       *[no] { $knight } plays
    } the Combination of { $cards }.
event-combination-aimed =
    { $knight_is_you ->
        [yes] You play
       *[no] { $knight } plays
    } the Combination of { $cards } against { $target_is_you ->
        [yes] you.
       *[no] { $target }.
    }
event-attack-made =
    { $of ->
        [1] The attack with { $card } counts
       *[other] Attack { $at } of { $of }, { $card }, counts
    } { $ability } + { $printed }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    } = { $number }.
event-strike-made =
    { $knight_is_you ->
        [yes] You strike
       *[no] { $knight } strikes
    } at { $target_is_you ->
        [yes] you.
       *[no] { $target }.
    } { $answer_id ->
        [shield] Only a shield guard or a Manoeuvre answers it.
        [sword] Only a sword guard or a Manoeuvre answers it.
       *[manoeuvre] Only a Manoeuvre answers it.
    }
event-attack-raised =
    The next Combat card { $knight_is_you ->
        [yes] you attack
       *[no] { $knight } attacks
    } with counts { $plus } more this turn.
event-guards-barred =
    The next Combat card { $knight_is_you ->
        [yes] you attack
       *[no] { $knight } attacks
    } with this turn can be parried with no { $guard_id ->
        [shield] shield guard
       *[sword] sword guard
    }.
event-guards-lowered =
    { $knight_is_you ->
        [yes] Each of your guards
       *[no] Every guard of { $knight }
    } counts { $minus } less this turn.
event-shields-banned =
    { $knight_is_you ->
        [yes] You may use no shield guard this turn.
       *[no] { $knight } may use no shield guard this turn.
    }
event-manoeuvres-banned =
    { $knight_is_you ->
        [yes] You may perform no Manoeuvre this turn.
       *[no] { $knight } may perform no Manoeuvre this turn.
    }
event-actions-gained =
    { $knight_is_you ->
        [yes] You gain
       *[no] { $knight } gains
    } { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    } this turn.
event-guard-played =
    { $knight_is_you ->
        [yes] You guard
       *[no] { $knight } guards
    } with { $card_of_defence } ({ $card }): { $ability } + { $printed }{ $boost ->
        [0] {""}
       *[other] {" "}+ { $boost }
    }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    } = { $number } against { $against }.
event-guard-shown =
    { $knight_is_you ->
        [yes] You guard with { $card_of_defence } ({ $card }).
       *[no] { $knight } guards with { $card_of_defence } ({ $card }).
    }
event-boost-laid =
    { $knight_is_you ->
        [yes] You strengthen a guard with { $card }.
       *[no] { $knight } strengthens a guard with { $card }.
    }
event-block-played =
    { $knight_is_you ->
        [yes] You block with { $card }.
       *[no] { $knight } blocks with { $card }.
    }
event-manoeuvre-played =
    { $knight_is_you ->
        [yes] You perform
       *[no] { $knight } performs
    } a Manoeuvre with { $card }.
event-movement-shown =
    { $knight_is_you ->
        [yes] You perform
       *[no] { $knight } performs
    } a Defensive Mêlée Movement with { $card }.
event-movement-played =
    { $knight_is_you ->
        [yes] You perform a Mêlée Movement with { $card } to change slots with { $fellow }.
       *[no] { $fellow_is_you ->
            [yes] { $knight } performs a Mêlée Movement with { $card } to change slots with you.
           *[no] { $knight } performs a Mêlée Movement with { $card }: { $fellow } changes slots.
        }
    }
event-slots-changed =
    { $knight_is_you ->
        [yes] You change slots with { $fellow }.
       *[no] { $fellow_is_you ->
            [yes] { $knight } changes slots with you.
           *[no] { $knight } and { $fellow } change slots.
        }
    }
event-centre-taken =
    { $knight_is_you ->
        [yes] You move to the centre.
       *[no] { $knight } moves to the centre.
    }
event-lock-played =
    { $knight_is_you ->
        [yes] You play
       *[no] { $knight } plays
    } a Mêlée Lock with { $card } against { $target_is_you ->
        [yes] you.
       *[no] { $target }.
    }
event-lock-ended =
    { $knight_is_you ->
        [yes] Your Mêlée Lock with { $partner } ends.
       *[no] { $partner_is_you ->
            [yes] Your Mêlée Lock with { $knight } ends.
           *[no] The Mêlée Lock between { $knight } and { $partner } ends.
        }
    }
event-defence-none =
    { $why_id ->
        [unable] { $knight_is_you ->
            [yes] You have no defence against it.
           *[no] { $knight } has no defence against it.
        }
       *[let] { $knight_is_you ->
            [yes] You do not defend.
           *[no] { $knight } does not defend.
        }
    }
event-fatigue-paid =
    { $knight_is_you ->
        [yes] You pay
       *[no] { $knight } pays
    } { $lacking ->
        [0] { $points }
       *[other] the last { $points } of { $cost }
    } FP { $why_id ->
        [action] for the Action
        [defence] for the defence
        [difference] for the difference
        [weariness] for weariness
       *[effect] by a card
    }{ $more ->
        [0] {""}
       *[other] {" "}({ $more } of them for being shaken)
    }, { $left } left.
event-fatigue-regained =
    { $knight_is_you ->
        [yes] You regain { $points } FP and have { $left }.
       *[no] { $knight } regains { $points } FP and has { $left }.
    }
event-chivalry-compared =
    { $knight_is_you ->
        [yes] Your Chivalry is { $chivalry }, that of { $target } { $against }.
       *[no] { $target_is_you ->
            [yes] Chivalry of { $knight } { $chivalry }, yours { $against }.
           *[no] Chivalry of { $knight } { $chivalry }, of { $target } { $against }.
        }
    }
event-hand-looked_at =
    { $knight_is_you ->
        [yes] You look
       *[no] { $knight } looks
    } at { $target_is_you ->
        [yes] your hand.
       *[no] the hand of { $target }.
    }
event-hand-seen =
    { $target_is_you ->
        [yes] Your hand
       *[no] The hand of { $target }
    }: { $cards }.
event-knight-hit =
    { $knight_is_you ->
        [yes] You take
       *[no] { $knight } takes
    } a hit { $why_id ->
        [exhaustion] from exhaustion
       *[blow] from the attack
    }: now { $hits } of { $most }.
event-fatigue-restored =
    The hit puts { $knight_is_you ->
        [yes] you
       *[no] { $knight }
    } back to { $left } FP.
event-knight-shaken =
    { $knight_is_you ->
        [yes] You are shaken now: every Action and every answer costs you { $more } FP more, and the next hit is the last.
       *[no] { $knight } is shaken now: every Action and every answer costs { $more } FP more, and the next hit is the last.
    }
event-knight-beaten =
    { $knight_is_you ->
        [yes] You are beaten. Your
       *[no] { $knight } is beaten. The
    } { $cards_count ->
        [0] hand is empty.
       *[other] hand is discarded: { $cards }.
    }
event-grande_pass-made =
    { $knight_is_you ->
        [yes] You make a Grande Pass. Your
       *[no] { $knight } makes a Grande Pass. The
    } { $cards_count ->
        [0] hand was empty.
       *[other] hand is discarded: { $cards }.
    }
event-seat-gave_up =
    { $knights_is_you ->
        [yes] You give up.
       *[no] { $knights_count ->
            [one] { $knights } gives up.
           *[other] { $knights } give up.
        }
    }
event-fight-won =
    { part-winners } the fight { $why_id ->
        [given_up] because the other side gave up
       *[beaten] by { $hits } hits to { $against }
    }.
event-fight-drawn = { $turns } turns are over and nobody is beaten: the fight is a draw.
part-winners =
    { $winners_is_you ->
        [yes] { $winners_count ->
            [one] You win
           *[other] Your side wins
        }
       *[no] { $winners_count ->
            [one] { $winners } wins
           *[other] { $winners } win
        }
    }

## Refusals

refusal-turn-is-over = It is another knight's turn: a turn ends when its Actions are used up or it is ended.
refusal-exchange-first = The attack is answered first.
refusal-artefact-asked = Decide first whether to keep the Artefact.
refusal-placement-asked = A knight has to be placed first.
refusal-tactic-asked = Choose a Tactic first.
refusal-bid-asked = The opening bid comes first.
refusal-action-asked = This is no Action of the attacker.
refusal-combination-asked = The Combination has to be completed first.
refusal-target-asked = Choose a target first.
refusal-fellow-asked = Choose a fellow knight first.
refusal-answer-asked = The attack has to be answered first.
refusal-guard-asked = Choose the guard that the boost belongs to.
refusal-peek-asked = Choose a card of the hand you look at.
refusal-slot-not-open = This knight cannot be placed there now.
refusal-must-bid = Who holds a start number must bid while no bid stands.
refusal-no-start-number = { $card } has no start number.
refusal-bid-too-high = { $number } is not lower than the standing bid { $standing }.
refusal-number-not-held = Nobody on your side holds { $card }.
refusal-must-open = The fight must be opened with { $card }.
refusal-opening-card-missing = The Combination must contain the opening card.
refusal-combination-too-small = A Combination has at least two cards with the same symbol.
refusal-no-such-knight = There is no such knight in this fight.
refusal-no-free-fellow =
    { $knight_is_you ->
        [yes] This movement needs a fellow knight who is free.
       *[no] { $knight } cannot be part of this movement.
    }
refusal-target-is-locked =
    { $knight_is_you ->
        [yes] You are
       *[no] { $knight } is
    } in a Mêlée Lock with somebody else.
refusal-no-legal-target =
    { $knight_is_you ->
        [yes] You cannot be the target yourself.
       *[no] { $knight } is out of reach.
    }
refusal-second-grande-pass = A knight makes only one Grande Pass in a game.
refusal-not-shaken = Only a shaken knight may make a Grande Pass.
refusal-turn-not-untouched = This needs all Actions, and some are already used.
refusal-not-in-that-hand = { $card } is not in that hand.
refusal-not-in-hand = { $card } is not in your knight's hand.
refusal-only-in-defence = { $card } can be used so only in defence.
refusal-only-in-attack = { $card } can be played only by the attacker.
refusal-only-in-melee = This is possible only in a Mêlée.
refusal-symbol-missing = { $card } does not carry the symbol for this.
refusal-is-locked = Your knight is in a Mêlée Lock and can act only against his opponent.
refusal-no-fellow = There is no fellow knight to change slots with.
refusal-no-combination-symbol = { $card } has no combination symbol; a Combination needs two to four cards with the same one.
refusal-nothing-to-combine = A Combination needs two cards with the same symbol, and no other card in your hand shows the symbol of { $card }: { $symbol }.
refusal-other-symbol = All cards of a Combination show the same symbol: { $card } shows { $symbol }, not { $wanted }.
refusal-must-guard = Only who has no defence may take the hit undefended. You hold { $guard } ({ $card }), which stops this attack, so you must defend: with it or with another defence.
refusal-must-block = Only who has no defence may take the hit undefended. You hold { $card }, which blocks this attack, so you must defend: with it or with another defence.
refusal-must-evade = Only who has no defence may take the hit undefended. With { $card } you can perform a Manoeuvre, so you must defend: with it or with another defence.
refusal-nobody-in-reach = Nobody is within reach: no enemy stands opposite or beside the empty slot there.
refusal-too-many-defences = A knight uses at most eight cards for defence in one turn.
refusal-manoeuvre-banned = Manoeuvres are forbidden in this turn.
refusal-shield-banned = The guard of { $card } is a shield guard, { $guard }, and those are forbidden in this turn.
refusal-guard-barred = The guard of { $card } is { $guard }, of a type that may not answer this attack.
refusal-wrong-guard = The guard of { $card } is { $guard }, which does not stop a { $attack }.
refusal-no-answer-to-strike = { $card } does not answer this strike.
refusal-cut-not-blocked = { $card } does not stop this attack.
refusal-no-guard-to-boost = { $card } needs a correct guard to go with it.
refusal-is-spent = Your knight has already moved and is spent.
refusal-has-stepped-in = Who stepped in cannot pass the same attack on.

## Outcomes

outcome-beaten = { part-winners } in turn { $turns } by { $hits } hits to { $against }: no knight of the other side stands.
outcome-endless = After { $turns } turns the fight is a draw.
outcome-given_up = { part-winners } in turn { $turns }: the other side gave up.

## What sets seats apart when games are counted

trait-knight = Knight
trait-artefact = Artefact
trait-tactic = First Tactic

## Why an answer is advised

reason-opening = { $card } won the bidding and must open the fight (combat number { $number }).
reason-hurts = It costs { $cost } FP, and you have { $left }: paying is a hit for you.
reason-fatal = It costs { $cost } FP, and you have { $left }: paying beats you.
reason-last-hit = One more hit beats { $target }: in about { $chance } of 100 hands there is no answer to { $card }.
reason-attack =
    { $card } with a combat number of { $number } { $cost ->
        [0] costs you nothing
       *[other] costs you { $cost } FP
    }, and in about { $chance } of 100 hands there is no answer to it.
reason-attack-wears =
    { $card } with a combat number of { $number } { $cost ->
        [0] costs you nothing
       *[other] costs you { $cost } FP
    }. { $target } can probably answer, but that takes a card and often FP.
reason-combine = With { $card } several attacks follow each other for { $cost } FP in all, and each needs an answer of its own.
reason-combine-cards = With { $card } several cards are one Action together, for { $cost } FP in all.
reason-combine-more = { $card } is attack number { $count } at no further cost.
reason-combine-event = { $card } takes effect in its place; the Combination costs { $cost } FP with it or without.
reason-commit = These { $count } cards are enough: what is kept in hand can still guard.
reason-commit-all = The Combination has { $count } cards now and may be played.
reason-improve-tactic = { $card } raises your { $tactic }, on which your Tactic lies, for the rest of the fight.
reason-improve-endurance = { $card } gives you one Action more in every turn to come.
reason-improve = { $card } raises an ability of your knight for the rest of the fight.
reason-strike =
    { $card } is a strike: { $answer_id ->
        [shield] only a shield guard or a Manoeuvre answers it
        [sword] only a sword guard or a Manoeuvre answers it
       *[manoeuvre] only a Manoeuvre answers it
    }{ $melee_id ->
        [true] , or a fellow who steps in
       *[false] {""}
    }.
reason-regain = You have { $left } FP left: { $card } gives you breath.
reason-drain = { $card } tires { $target } and cannot be answered.
reason-more = { $card } lets you do more in this turn.
reason-draw = { $card } brings you new cards at once.
reason-rob = { $card } takes cards out of the hand of { $target }.
reason-prepare = { $card } makes the attack that follows harder to answer.
reason-discard = { $card } is of little use now; at the end of the turn you draw a new card for it.
reason-discard-swap = For { $card } you draw a new card at the end of the turn.
reason-discard-only = { $card } leaves your hand. No card is drawn for it: you hold more than eight.
reason-no-use = Nothing is gained by { $card } now.
reason-tactic-other = Your { $tactic } is { $value }, now you fight with { $now }.
reason-better-tactic = Your { $tactic } is { $value }, now you fight with { $now }: the cards in your hand become stronger and cheaper.
reason-other-cards = The cards in your hand suit { $tactic } better.
reason-grande-pass =
    { $count ->
        [0] You have no card to guard with
        [one] Your card leaves attacks open
       *[other] Your { $count } cards leave attacks open
    } (of the kinds of attack: { $open }), and the next hit is your last. You get eight new cards.
reason-grande-pass-new = You get eight new cards, and your turn is over.
reason-lock = { $card } holds your opponent fast: you two fight only each other, and he cannot step aside.
reason-move = A fresher fellow takes your place with { $card }.
reason-move-away = With { $card } you change places with a fellow; that is your whole turn.
reason-end =
    { $count ->
        [one] It costs nothing more, and your last card stays for your defence.
       *[other] It costs nothing more, and { $count } cards stay for your defence.
    }
reason-end-bare = It costs nothing more. No card that you keep could answer an attack.
reason-guard = { $guard } ({ $card }) stops the attack and costs you { $cost } FP, which is less than a hit.
reason-free-guard = { $guard } ({ $card }) stops the attack and costs you nothing.
reason-strong-guard =
    { $guard } ({ $card }) is higher than the attack: it costs you { $cost ->
        [0] nothing
       *[other] { $cost } FP
    } and the attacker { $returned }.
reason-boost = { $card } raises a guard by { $boost }.
reason-block = { $card } blocks the attack for { $cost } FP, without any comparison.
reason-manoeuvre = No guard is cheaper: a Manoeuvre with { $card } costs { $cost } FP.
reason-manoeuvre-saves = A Manoeuvre with { $card } costs { $cost } FP and evades the attack.
reason-step-aside = The Defensive Mêlée Movement with { $card } brings a fellow in front of you; your next turn is the price.
reason-step-aside-free = The Defensive Mêlée Movement with { $card } brings a fellow in front of you, and your next turn is not lost.
reason-let-through = With { $left } FP left any answer would be a hit as well; so you keep your cards.
reason-no-answer = You hold no answer to this attack.
reason-no-way-out = No answer can save you any more.
reason-spare-fellow = Only a fellow could take the blow for you.
reason-give-in = You take the hit, and it is your last.
reason-take-hit = You take the hit and keep your cards.
reason-bid = Who begins attacks first: with { $card } you offer { $number }.
reason-pass = You let { $number } stand and keep your cards.
reason-pass-only = You hold no start number that you could name.
reason-keep =
    { $known_id ->
        [true] What { $card } gives your knight weighs more than what it takes.
       *[false] What { $card } gives most knights weighs more than what it takes.
    }
reason-decline =
    { $known_id ->
        [true] What { $card } takes from your knight weighs more than what it gives.
       *[false] What { $card } takes from most knights weighs more than what it gives.
    }
reason-keep-always = { $card } stays with your knight to the end of the fight.
reason-decline-always = { $card } is put aside; another Artefact may come.
reason-by-value = With { $tactic } your knight fights with { $value }.
reason-by-strength = Strength { $strength } against Technique { $technique }: your cards strike harder and cost less with Strength.
reason-by-technique = Technique { $technique } against Strength { $strength }: your cards strike harder and cost less with Technique.
reason-by-ability = The { $tactic } of your knight is higher by { $lead }, now and in every turn to come.
reason-by-hand = The cards in your hand suit { $tactic } better.
reason-place = Nobody stands opposite that slot yet.
reason-place-facing = Opposite that slot stands { $enemy }.
reason-target = { $knight } is closest to being beaten ({ $life } FP in all).
reason-fellow = { $knight } can take most of all ({ $life } FP).
reason-life = { $knight } can still take { $life } FP in all.
reason-take-away = Of the cards you see { $card } stops most attacks.
reason-take-away-other = { $card } stops { $count } of the { $all } kinds of attack.

## Which cards are ours

cards-note = The rulebook describes the kinds of cards and names some of them with single numbers. Most knights, Artefacts and combat cards with their values are our own.
