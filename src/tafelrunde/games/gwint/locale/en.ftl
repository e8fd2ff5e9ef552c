### Gwint in English.
### Terms: side, row (close, ranged, siege), slot, regular unit, hero, special card, discard pile, gem.

game-title = Gwint
game-summary = Two armies, three rows each. Whoever has the higher total when both have passed wins the round; who loses both gems loses the game.
game-introduction =
    Each side has two gems and loses one with every lost round; without gems the game is lost.
    You begin with ten cards for the whole game and may exchange two of them; only a few cards let you draw more.
    On your turn you play one card, use your leader, or pass for the rest of the round.
    Units lie in three rows and count their strength; weather, horns and other cards change what they count.
    When both have passed, the higher total wins the round, and a tie usually costs both a gem.
    Then the field is cleared, so what you save in one round you have in the next.

## Modes and options

mode-printed = As printed
mode-printed-summary = By the letter of the printed rules: exchanged cards go face up to your discard pile, under weather even a printed 0 counts 1, and a card that leaves the field goes to the pile of the player it belongs to.
mode-tabletop = Tabletop rules
mode-tabletop-summary = As with printed cards, read mildly: exchanged cards go back into the deck, and under weather a printed 0 stays 0. A unit with a horn doubles itself too, muster leaves your hand alone, and Monsters may keep a hero on the field.
mode-videogame = Video game rules
mode-videogame-summary = As on the screen: a unit with a horn does not double itself, muster also calls cards from your hand, Monsters never keep a hero, and a card goes to the pile of the side it lay on.

option-preset = Rules
option-preset-tabletop = tabletop
option-preset-videogame = video game
option-horn_unit_doubles_itself = A horn unit doubles itself
option-horn_unit_doubles_itself-preset = as in the rules chosen
option-horn_unit_doubles_itself-yes = yes
option-horn_unit_doubles_itself-no = no
option-muster_from_hand = Muster also calls cards from the hand
option-muster_from_hand-preset = as in the rules chosen
option-muster_from_hand-yes = yes
option-muster_from_hand-no = no
option-monsters_keep_heroes = Monsters may keep a hero
option-monsters_keep_heroes-preset = as in the rules chosen
option-monsters_keep_heroes-yes = yes
option-monsters_keep_heroes-no = no
option-pile = A card that leaves the field goes
option-pile-preset = as in the rules chosen
option-pile-owner = to the pile of its owner
option-pile-side = to the pile of the side it lay on
option-exchange = Cards exchanged at the start go
option-exchange-deck = back into the deck
option-exchange-discard = face up to the discard pile
option-weather_on_zero = Under weather a printed 0
option-weather_on_zero-stays = stays 0
option-weather_on_zero-one = counts 1
option-deck_a = Deck of player A
option-deck_a-northern_realms = Northern Realms
option-deck_a-nilfgaard = Nilfgaard
option-deck_a-scoiatael = Scoia'tael
option-deck_a-monsters = Monsters
option-deck_a-skellige = Skellige
option-deck_b = Deck of player B
option-deck_b-northern_realms = Northern Realms
option-deck_b-nilfgaard = Nilfgaard
option-deck_b-scoiatael = Scoia'tael
option-deck_b-monsters = Monsters
option-deck_b-skellige = Skellige

## Names

name-A = Player A
name-B = Player B
name-close = close combat
name-ranged = ranged
name-siege = siege
name-agile = close or ranged
name-neutral = neutral
name-northern_realms = Northern Realms
name-nilfgaard = Nilfgaard
name-scoiatael = Scoia'tael
name-monsters = Monsters
name-skellige = Skellige
name-unused = unused
name-used = used
name-cancelled = cancelled
name-tabletop = tabletop
name-videogame = video game
name-discard = discarding
name-start = who starts
name-exchange = exchange
name-turn = turn
name-revive = revival
name-place = placing
name-search = search
card-in-sentence = “{ $card }”
part-row =
    { $row_id ->
        [close] close combat row
        [ranged] ranged row
        [siege] siege row
       *[other] row
    }
part-side-row =
    { $side_is_you ->
        [yes] your { part-row }
       *[no] { $side }'s { part-row }
    }
part-to-side-row =
    { $side_is_you ->
        [yes] your { part-row }
       *[no] { $side }'s { part-row }
    }
part-player-row =
    { $player_is_you ->
        [yes] your { part-row }
       *[no] { $player }'s { part-row }
    }
part-to-player-row =
    { $player_is_you ->
        [yes] your { part-row }
       *[no] { $player }'s { part-row }
    }
part-because =
    { $because_id ->
        [bond] { " " }Tight bond: { $bonded } of its kind, each counts { $printed } × { $bonded }.
        [bond_and_more] { " " }Tight bond: { $bonded } of its kind; with all that works there each counts { $strength }.
        [weather] { " " }Weather leaves it { $strength }.
        [half_weather] { " " }Weather leaves it half: { $strength }.
        [spies] { " " }Spies count double: { $strength }.
        [morale] { " " }Morale lifts it to { $strength }.
        [horn] { " " }The horn doubles it: { $strength }.
        [several] { " " }With all that works there it counts { $strength }.
       *[other] { "" }
    }
part-gives =
    { $gives_id ->
        [horn] { " " }Its horn doubles { $doubled }.
        [morale] { $lift ->
            [0] { " " }Its morale lifts every other regular unit of the row.
           *[other] { " " }Its morale lifts every other regular unit of the row by { $lift }.
        }
       *[nothing] { "" }
    }
part-horn =
    { $gives_id ->
        [horn] { $number ->
            [1] : { $doubled } counts double there.
           *[other] : { $doubled } count double there.
        }
        [again] : a horn is at work there already, so nothing changes.
        [later] : regular units that come there will count double.
       *[nothing] .
    }
part-cards =
    { $number ->
        [1] a card
       *[other] { $number } cards
    }
part-exchange-number =
    { $number ->
        [1] 1st exchange
       *[2] 2nd exchange
    }
part-why-drawn =
    { $because_id ->
        [victory] { " " }for the round won (Northern Realms)
       *[other] { "" }
    }
part-hand-seen =
    { $of_is_you ->
        [yes] your hand
       *[no] { $of }'s hand
    }
part-A =
    { $name_A_is_you ->
        [yes] you
       *[no] { $name_A }
    }
part-B =
    { $name_B_is_you ->
        [yes] you
       *[no] { $name_B }
    }

## The table

zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }
zone-deck =
    { $owner_is_you ->
        [yes] your deck
       *[no] { $owner }'s deck
    }
zone-aside =
    { $owner_is_you ->
        [yes] cards you have set aside
       *[no] cards { $owner } has set aside
    }
zone-discard =
    { $owner_is_you ->
        [yes] your discard pile
       *[no] { $owner }'s discard pile
    }
zone-leader =
    { $owner_is_you ->
        [yes] your leader
       *[no] { $owner }'s leader
    }
zone-close =
    { $owner_is_you ->
        [yes] your close combat row
       *[no] { $owner }'s close combat row
    }
zone-ranged =
    { $owner_is_you ->
        [yes] your ranged row
       *[no] { $owner }'s ranged row
    }
zone-siege =
    { $owner_is_you ->
        [yes] your siege row
       *[no] { $owner }'s siege row
    }
zone-slot =
    { $part_id ->
        [close] { $owner_is_you ->
            [yes] slot of your close combat row
           *[no] slot of { $owner }'s close combat row
        }
        [ranged] { $owner_is_you ->
            [yes] slot of your ranged row
           *[no] slot of { $owner }'s ranged row
        }
       *[siege] { $owner_is_you ->
            [yes] slot of your siege row
           *[no] slot of { $owner }'s siege row
        }
    }
zone-shown =
    { $owner_is_you ->
        [yes] cards everybody saw going to your hand
       *[no] cards everybody saw going to { $owner }'s hand
    }
zone-known =
    { $owner_is_you ->
        [yes] cards known to be in your hand
       *[no] cards you know in { $owner }'s hand
    }
zone-weather = weather
zone-arriving = cards on their way

button-say-pass = Pass
button-say-keep = Keep the hand
button-say-start = I start
button-say-let_start = The opponent starts

counter-preset = Rules: { $value }
counter-horn_unit_doubles_itself = A horn unit doubles itself: { $value }
counter-muster_from_hand = Muster also calls cards from the hand: { $value }
counter-monsters_keep_heroes = Monsters may keep a hero: { $value }
counter-pile =
    { $value_id ->
        [side] A card that leaves the field goes to the pile of the side it lay on
       *[owner] A card that leaves the field goes to the pile of its owner
    }
counter-exchange =
    { $value_id ->
        [discard] Cards exchanged at the start go face up to the discard pile
       *[deck] Cards exchanged at the start go back into the deck
    }
counter-weather_on_zero =
    { $value_id ->
        [one] Under weather a printed 0 counts 1
       *[stays] Under weather a printed 0 stays 0
    }
counter-round = Round { $value }
counter-starter =
    { $value_id ->
        [none] Nobody has started yet
       *[other] { $value_is_you ->
            [yes] You start this round
           *[no] { $value } starts this round
        }
    }
counter-factions = Factions: { $first } ({ part-A }), { $second } ({ part-B })
counter-leader_states = Leaders: { $first } ({ part-A }), { $second } ({ part-B })
counter-gems = Gems: { $first } ({ part-A }), { $second } ({ part-B })
counter-passed = Passed: { $first } ({ part-A }), { $second } ({ part-B })
counter-exchanges_left = Exchanges left: { $first } ({ part-A }), { $second } ({ part-B })
counter-totals = Totals: { $first } ({ part-A }), { $second } ({ part-B })
counter-row_totals = Totals of the rows: { $value }
counter-strengths = Strengths of all cards: { $value }
counter-scores =
    { $value_count ->
        [0] No round is over yet
        [2] Totals of the first round: { $first } ({ part-A }), { $second } ({ part-B })
        [4] Totals of the first round: { $first } ({ part-A }), { $second } ({ part-B }); of the second: { $third } ({ part-A }), { $fourth } ({ part-B })
       *[6] Totals of the first round: { $first } ({ part-A }), { $second } ({ part-B }); of the second: { $third } ({ part-A }), { $fourth } ({ part-B }); of the third: { $fifth } ({ part-A }), { $sixth } ({ part-B })
    }
counter-discards = Cards still to discard: { $value }
counter-tokens = Tokens that came: { $value }
counter-removed = Tokens removed from the game: { $value }

item-value =
    { $first_id ->
        [close] { $second_is_you ->
            [yes] your close combat row: { $third }
           *[no] { $second }'s close combat row: { $third }
        }
        [ranged] { $second_is_you ->
            [yes] your ranged row: { $third }
           *[no] { $second }'s ranged row: { $third }
        }
       *[siege] { $second_is_you ->
            [yes] your siege row: { $third }
           *[no] { $second }'s siege row: { $third }
        }
    }

## Questions and status

question-start = Who starts the first round?
question-exchange =
    { $first ->
        [0] Your deck is empty: you keep your hand.
        [1] Do you exchange another card? One exchange is left.
       *[other] Do you exchange a card? You may exchange up to { $first }.
    }
question-turn =
    { $first_id ->
        [wins]
            { $third ->
                [0] { $second } has passed. It is level, and a level round is yours: if you pass, you win it.
               *[other] { $second } has passed. You lead by { $third }: if you pass, you win the round.
            }
        [draws] { $second } has passed. It is level: if you pass, the round is drawn.
        [loses]
            { $third ->
                [0] { $second } has passed. It is level, and a level round goes to Nilfgaard: if you pass, you lose it.
               *[other] { $second } has passed. You are { $third } behind: if you pass, you lose the round.
            }
       *[none] Play a card, use your leader or pass.
    }
question-revive = Which unit does your medic revive?
question-place = In which row does this card go?
question-discard = Which card do you discard?
question-search = Which card do you take from your deck?

status-start = It is chosen who starts
status-exchange = Cards are exchanged
status-turn = Turn
status-revive = A medic revives
status-place = A card is placed
status-discard = Cards are discarded
status-search = A deck is searched
status-over = The game is over

## Moves

move-pass = Pass
move-keep = Keep the hand
move-start = I start
move-let_start = The opponent starts
move-leader = Use { $leader }
move-leader_weather = { $leader }: play { $card } from the deck
move-leader_take = { $leader }: take { $card } to the hand
move-play = Play { $card } in your { part-row }
move-spy = Send { $card } to the opponent's { part-row }
move-fill = Put { $card } in the slot of your { part-row }
move-weather = Play { $card }
move-special = Play { $card }
move-decoy = Take { $card } from your { part-row } to your hand, leaving a Decoy
move-exchange = Exchange { $card }
move-revive = Revive { $card } in the { part-row }
move-place = Put { $card } in the { part-row }
move-discard = Discard { $card }
move-search = Take { $card } from the deck

## Events

event-coin-tossed =
    The coin is tossed: { $player_is_you ->
        [yes] you start.
       *[no] { $player } starts.
    }
event-start-chosen =
    { $player_is_you ->
        [yes] You decide that
       *[no] { $player } decides that
    } { $starter_is_you ->
        [yes] you start.
       *[no] { $starter } starts.
    }
event-leader-cancelled =
    { $player_is_you ->
        [yes] Your leader
       *[no] { $player }'s leader
    } { $leader } is cancelled.
event-cards-drawn =
    { $player_is_you ->
        [yes] You draw
       *[no] { $player } draws
    } { part-cards }{ part-why-drawn }.
event-cards-drawn-mine =
    { $player_is_you ->
        [yes] You draw
       *[no] { $player } draws
    } { $cards_count ->
        [unknown] { part-cards }
       *[other] { $cards }
    }{ part-why-drawn }.
event-card-exchanged =
    { $player_is_you ->
        [yes] You exchange
       *[no] { $player } exchanges
    } a card ({ part-exchange-number }).
event-card-exchanged-openly =
    { $player_is_you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card } and { $player_is_you ->
        [yes] draw
       *[no] draws
    } another card ({ part-exchange-number }).
event-card-exchanged-openly-mine =
    { $player_is_you ->
        [yes] You discard { $card } and draw
       *[no] { $player } discards { $card } and draws
    } { $drawn_id ->
        [unknown] another card
       *[other] { $drawn }
    }.
event-card-exchanged-mine =
    { $player_is_you ->
        [yes] You set { $card } aside and draw
       *[no] { $player } sets { $card } aside and draws
    } { $drawn_id ->
        [unknown] another card
       *[other] { $drawn }
    }.
event-exchange-ended =
    { $player_is_you ->
        [yes] You have finished exchanging.
       *[no] { $player } has finished exchanging.
    }
event-round-began =
    Round { $round } begins. { $player_is_you ->
        [yes] You start.
       *[no] { $player } starts.
    }
event-unit-played =
    { $player_is_you ->
        [yes] You play { $card } in { part-side-row }.
       *[no] { $whose_id ->
            [other] { $player } plays { $card } in { part-side-row }.
           *[own] { $player } plays { $card } in the { part-row }.
        }
    }{ part-because }{ part-gives }
event-unit-revived =
    { $player_is_you ->
        [yes] You revive { $card } in { part-side-row }.
       *[no] { $whose_id ->
            [other] { $player } revives { $card } in { part-side-row }.
           *[own] { $player } revives { $card } in the { part-row }.
        }
    }{ part-because }{ part-gives }
event-unit-entered =
    { $card } enters { part-to-side-row }{ $whose_id ->
        [other] { $player_is_you ->
            [yes] { " " }for you
           *[no] { " " }for { $player }
        }
       *[own] { "" }
    }.{ part-because }{ part-gives }
event-unit-restored =
    Chance picks { $card } for { $player_is_you ->
        [yes] your medic.
       *[no] { $player }'s medic.
    }
event-units-rallied =
    { $player_is_you ->
        [yes] You take
       *[no] { $player } takes
    } { $cards_count ->
        [unknown] units back from the discard pile, as chance has it (Skellige).
       *[other] { $cards } back from the discard pile (Skellige).
    }
event-unit-transformed = { $card } in { part-side-row } becomes { $into }.
event-units-destroyed =
    { $destroyed_count ->
        [0] Nothing burns.
       *[other] Destroyed: { $destroyed }.
    }
event-row-too_weak = Nothing burns: { part-side-row } has { $total } in all, and it takes { $needed }.
event-row-without_units = Nothing burns: no regular unit lies in { part-side-row }.
event-field-without_units = Nothing burns: no regular unit lies on the field.
item-doubled =
    { $second ->
        [1] { $first }
       *[other] { $second } × { $first }
    }
item-destroyed =
    { $first } ({ $second_is_you ->
        [yes] you
       *[no] { $second }
    })
event-token-entered = { $card } enters { part-to-player-row }.
event-cards-mustered =
    { $cards_count ->
        [0] Nobody follows { $card }: no card of its group is in the deck.
       *[other] { $player_is_you ->
            [yes] You muster
           *[no] { $player } musters
        } { $cards }.
    }
event-special-played =
    { $player_is_you ->
        [yes] You play
       *[no] { $player } plays
    } { $card }.{ $rows_count ->
        [0] { "" }
       *[other] { $halved_count ->
            [0] { " " }Weather on { $rows }: what is printed on regular units counts only 1 there, on both sides.
           *[other] { " " }Weather on { $rows }: what is printed on regular units counts only 1 there, for { $halved } half.
        }
    }
item-halved-you = you
event-weather-repeated =
    { $player_is_you ->
        [yes] You play
       *[no] { $player } plays
    } { $card }, which lies there already: it is discarded.
event-weather-cleared = The weather ends: { $cards }.
event-slot-filled =
    { $player_is_you ->
        [yes] You put { $card } in the slot of your { part-row }
       *[no] { $player } puts { $card } in the slot of the { part-row }
    }{ part-horn }
event-decoy-played =
    { $player_is_you ->
        [yes] You take { $card } from your { part-row } to your hand and leave { $decoy }.
       *[no] { $player } takes { $card } from the { part-row } to the hand and leaves { $decoy }.
    }
event-leader-used =
    { $player_is_you ->
        [yes] You use
       *[no] { $player } uses
    } { $leader }.
event-horn-blown = A horn sounds in { part-player-row }{ part-horn }
event-hand-seen =
    { $player_is_you ->
        [yes] You look
       *[no] { $player } looks
    } at { part-cards } of { part-hand-seen }.
event-hand-seen-mine =
    { $cards_count ->
        [unknown] { $player_is_you ->
            [yes] You look
           *[no] { $player } looks
        } at { part-cards } of { part-hand-seen }.
       *[other] { $player_is_you ->
            [yes] You see
           *[no] { $player } sees
        } { $cards } in { part-hand-seen }.
    }
event-card-taken =
    { $player_is_you ->
        [yes] You take
       *[no] { $player } takes
    } { $card } from { $pile_is_you ->
        [yes] your
       *[no] { $pile }'s
    } discard pile.
event-units-moved =
    { $player_is_you ->
        [yes] You regroup
       *[no] { $player } regroups
    }: { $moved }.
item-moved =
    { $second_id ->
        [close] { $first } to close combat
       *[ranged] { $first } to ranged
    }
event-discards-shuffled =
    { $player_is_you ->
        [yes] Your
       *[no] { $player }'s
    } discard pile goes into the deck: { $cards }.
event-card-discarded =
    { $player_is_you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }.
event-card-found =
    { $player_is_you ->
        [yes] You take
       *[no] { $player } takes
    } a card from the deck.
event-card-found-mine =
    { $player_is_you ->
        [yes] You take
       *[no] { $player } takes
    } { $card } from the deck.
event-player-passed =
    { $player_is_you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
event-player-ran_out =
    { $player_is_you ->
        [yes] You have nothing left to play and pass.
       *[no] { $player } has nothing left to play and passes.
    }
event-round-won =
    { $player_is_you ->
        [yes] You win
       *[no] { $player } wins
    } round { $round }{ $because_id ->
        [level] , level at { $most }, with Nilfgaard.
       *[higher] { " " }by { $most } to { $least }.
    }
event-round-drawn = Round { $round } is drawn, { $a } to { $b }.
event-gem-lost =
    { $left ->
        [0] { $player_is_you ->
            [yes] You lose your last gem.
           *[no] { $player } loses the last gem.
        }
       *[other] { $player_is_you ->
            [yes] You lose a gem and have { $left } left.
           *[no] { $player } loses a gem and has { $left } left.
        }
    }
event-unit-kept =
    { $card_id ->
        [unknown] A unit, as chance has it, stays on { $player_is_you ->
            [yes] your side (Monsters).
           *[no] { $player }'s side (Monsters).
        }
       *[other] { $card } stays in { part-player-row } (Monsters).
    }
event-field-cleared = The field is cleared.
event-game-won =
    { $player_is_you ->
        [yes] You win the game.
       *[no] { $player } wins the game.
    }
event-game-drawn = The game is drawn.
event-player-resigned =
    { $player_is_you ->
        [yes] You give up.
       *[no] { $player } gives up.
    }

## Refusals

refusal-no-such-move = There is no such move.
refusal-exchange-is-over = The exchange is over; now cards are played.
refusal-start-is-settled = Who starts was settled before the hands were drawn.
refusal-asked-who-starts = First say who starts the first round.
refusal-asked-to-exchange = The round has not begun yet: exchange a card or keep your hand.
refusal-asked-to-revive = First your medic revives: choose a regular unit of your discard pile.
refusal-asked-for-a-row = First a card is on its way: choose its row.
refusal-asked-to-discard = First choose which card of your hand you discard for your leader.
refusal-asked-to-search = First choose which card of your deck you take for your leader.
refusal-nothing-to-draw = You keep { $card }: your deck is empty, so there is nothing to draw for it.
refusal-not-in-hand = { $card } is not in your hand.
refusal-slot-is-full = The slot of your { part-row } is taken, { $card } cannot go there.
refusal-decoy-needs-target = { $card } needs a regular unit on your side to take its place.
refusal-no-decoy = You hold no Decoy.
refusal-decoy-spares-heroes = { $card } is a hero and cannot be replaced by a Decoy.
refusal-decoy-takes-units = Only regular units can be replaced by a Decoy, { $card } is none.
refusal-decoy-without-target = { $card } does not lie in your { part-row }.
refusal-leader-cancelled = { $leader } is cancelled.
refusal-leader-used = { $leader } has been used already.
refusal-leader-passive = { $leader } works by itself and is not used.
refusal-leader-needs-choice = { $leader } fetches a card: choose which one.
refusal-leader-finds-no-weather = { $leader } would do nothing: there is no weather card in your deck.
refusal-leader-misses-weather = { $leader } would do nothing: { $card } is not in your deck.
refusal-leader-no-weather-lies = { $leader } would do nothing: no weather lies on the table.
refusal-leader-slot-is-full = { $leader } would do nothing: the slot of your { part-row } is taken.
refusal-leader-row-too-weak = { $leader } would do nothing: { part-side-row } has { $total } in all, and it takes { $needed }.
refusal-leader-row-without-units = { $leader } would do nothing: in { part-side-row } lies no regular unit.
refusal-leader-hand-is-empty = { $leader } would do nothing: the opponent's hand is empty.
refusal-leader-pile-without-units =
    { $leader } would do nothing: there is no regular unit in { $pile_is_you ->
        [yes] your discard pile.
       *[no] { $pile }'s discard pile.
    }
refusal-leader-agile-stand-best = { $leader } would do nothing: your agile units lie where they count most.
refusal-leader-without-agile = { $leader } would do nothing: none of your agile regular units lies on the field.
refusal-leader-hand-too-small = { $leader } discards { $needed } cards, and you hold { $held }.
refusal-leader-deck-is-empty = { $leader } would find nothing: your deck is empty.
refusal-leader-piles-are-empty = { $leader } would do nothing: both discard piles are empty.
refusal-leader-plays-other-weather = { $leader } does not play { $card }.
refusal-leader-weather-not-in-deck = { $leader } plays weather from your deck, and { $card } is not there.
refusal-leader-takes-units = { $leader } takes only regular units, { $card } is none.
refusal-leader-card-not-in-pile =
    { $leader } cannot take { $card }: it does not lie in { $pile_is_you ->
        [yes] your discard pile.
       *[no] { $pile }'s discard pile.
    }
refusal-leader-chooses-none = { $leader } is used without choosing a card.
refusal-not-in-pile = { $card } is not in your discard pile.
refusal-only-regular-units = Only regular units are revived, { $card } is none.
refusal-not-in-deck = { $card } is not in your deck.
refusal-not-arriving = { $card } is not the card to place.
refusal-deck-line = Line { $line } cannot be read: { $text }. Expected are faction, leader, or a number and a card.
refusal-deck-code = The share code { $text } is damaged or was made for other cards.
refusal-deck-no-faction = A deck names one of these factions: { $factions }; not { $faction }.
refusal-deck-no-leader = A deck names a leader.
refusal-deck-unknown-card = There is no card { $card }.
refusal-deck-not-a-leader = { $card } is no leader.
refusal-deck-foreign-leader = The leader { $card } does not belong to { $faction }.
refusal-deck-foreign-card = { $card } belongs to { $of }, not to { $faction }.
refusal-deck-few-units = A deck has at least { $least } unit cards, not { $units }.
refusal-deck-many-specials = A deck has at most { $most } special cards, not { $specials }.
refusal-deck-many-copies = A deck has at most { $most } of { $card }, not { $copies }.
refusal-deck-token = { $card } is a token and never part of a deck.
refusal-deck-leader-in-deck = { $card } is a leader and never part of a deck.

## Outcome

outcome-gems =
    { $winner_is_you ->
        [yes] You win
       *[no] { $winner } wins
    }: { $loser_is_you ->
        [yes] you have no gem left.
       *[no] { $loser } has no gem left.
    }
outcome-draw = Drawn: neither player has a gem left.
outcome-resigned =
    { $winner_is_you ->
        [yes] You win
       *[no] { $winner } wins
    }: { $loser_is_you ->
        [yes] you have given up.
       *[no] { $loser } has given up.
    }

## Explained strength

strength-printed = { $card }: { $amount } printed
strength-hero = { $card }: a hero always counts { $strength }
strength-decoy = { $card }: a Decoy always counts { $strength }
strength-weather = weather leaves { $strength }
strength-half-weather = weather leaves half: { $strength }
strength-spies = spies count { $amount } times: { $strength }
strength-bond = tight bond, { $amount } times: { $strength }
strength-morale = morale, plus { $amount }: { $strength }
strength-horn = horn, { $amount } times: { $strength }

## What sets seats apart when games are counted

trait-faction = Faction
trait-leader = Leader

## Why something is advised

reason-pass-won =
    { $lead ->
        [0] The opponent can do nothing more in this round. It is level, and a level round is yours.
       *[other] The opponent can do nothing more in this round, and you lead by { $lead }: it is yours.
    }
reason-pass-wins-game = The opponent can do nothing more. A drawn round costs both a gem: the opponent has none left then, and you have one.
reason-pass-draws-game = The opponent can do nothing more. If this round ends level, both lose the last gem, and the game is drawn.
reason-pass-loses-game =
    { $behind ->
        [0] It is level, and a level round costs you the last gem: if you pass, the game is lost.
       *[other] You are { $behind } behind, and this round costs you the last gem: if you pass, the game is lost.
    }
reason-pass-lost =
    { $behind ->
        [0] Nothing is won here by passing, but what you hold now, you have in the next round.
       *[other] You are { $behind } behind; what you hold now, you have in the next round.
    }
reason-pass-keeps-leader = You have a gem to lose and no card to play; your leader can still serve you in the next round.
reason-pass-lead = You lead by { $lead }; to catch up, the opponent has to spend cards or the leader.
reason-pass-gem = The opponent has one gem left and must win this round; cards spent on it will be missing in the last one.
reason-pass-save =
    { $behind ->
        [0] Even if you lose this round, you have a gem left, and you keep your cards.
       *[other] You are { $behind } behind, but even if you lose this round, you have a gem left, and you keep your cards.
    }
reason-pass-over =
    { $behind ->
        [0] It is level, and you have one gem left: to pass now puts the whole game at stake.
       *[other] You are { $behind } behind and have one gem left: to pass now puts the whole game at stake.
    }
reason-play-decides =
    { $lead ->
        [0] With { $card } it is level, and a level round is yours. The opponent can do nothing more in it.
       *[other] With { $card } you lead by { $lead }, and the opponent can do nothing more in this round.
    }
reason-play-spy =
    { $number ->
        [1] { $card } goes to the opponent's side, but you draw a card for it, the last of your deck.
       *[other] { $card } goes to the opponent's side, but you draw { $number } cards for one.
    }
reason-play-medic = { $card } brings a unit back from your discard pile.
reason-play-muster =
    { $hand_count ->
        [0] { $card } brings along { $deck } from your deck.
       *[other] { $deck_count ->
            [0] { $card } brings along { $hand } from your hand.
           *[other] { $card } brings along { $deck } from your deck and { $hand } from your hand.
        }
    }
reason-play-scorch = { $card } burns the strongest units of the field and gains { $gain }.
reason-play-scorch-row = { $card } burns the strongest units of the row opposite and gains { $gain }.
reason-play-horn = { $card } doubles regular units of its row and gains { $gain }.
reason-play-bond = { $card } forms a tight bond of { $bonded } cards: each of them counts { $bonded } times. That gains { $gain }.
reason-play-bond-first = { $card } gains { $gain }. You hold another one: cards of this kind grow together in a row.
reason-play-morale = { $card } lifts the other units of its row and gains { $gain }.
reason-play-hero = { $card } gains { $gain } and is a hero: weather cannot weaken it, and Scorch cannot burn it.
reason-play-unit = { $card } gains { $gain }.
reason-play-weather = { $card } costs the opponent more than you and gains { $gain }.
reason-play-clear = { $card } takes the weather away and gains { $gain }.
reason-play-waits = { $card } changes nothing in the lead now; you wait with your other cards for what the opponent does.
reason-play-nothing = { $card } changes nothing in the lead now.
reason-play-costs = { $card } costs you { $loss } now, but you keep your other cards for later.
reason-play-loses = { $card } costs you { $loss } now.
reason-decoy-spy = With a Decoy you take { $card } to your hand and can use the spy yourself.
reason-decoy-saves = With a Decoy you take { $card } to your hand and can play it another time.
reason-leader-looks = { $leader } shows you what the opponent holds and costs no card.
reason-leader-takes = { $leader } brings { $card } to your hand.
reason-leader-discards = { $leader } costs { $number } cards of your hand, and for them you choose the best of your deck.
reason-leader-gains = { $leader } gains { $gain } and costs no card of your hand.
reason-leader = { $leader } costs no card of your hand, and you see what the opponent does next.
reason-leader-only = { $leader } costs no card of your hand and changes nothing in the lead now.
reason-leader-costs = { $leader } costs you { $loss } now.
reason-exchange-called = You hold another card of the group of { $card }: played, it calls { $card } from the deck, but not from your hand.
reason-exchange-weather = { $card } helps only where the opponent has more to lose in these rows than you, and nobody can know that yet.
reason-exchange-clear = { $card } is of use only once weather lies on your rows.
reason-exchange-special = { $card } has no strength of its own; a unit may serve you better.
reason-exchange-alone = { $card } forms a bond only with cards of its kind, and you hold one alone.
reason-exchange-weak = No unit of your hand is weaker than { $card } ({ $strength }).
reason-exchange-best = No unit of your hand is stronger than { $card } ({ $strength }); to give it away is a risk.
reason-exchange-plain = The weaker units of your hand have an ability or are heroes; { $card } only counts { $strength }.
reason-exchange = Your hand can spare { $card }; the deck may give you something better.
reason-exchange-luck = For { $card } chance gives you another card of your deck.
reason-keep-empty = Your deck is empty: there is nothing to exchange for.
reason-keep = Your hand is good enough; an exchange would rather make it worse.
reason-keep-known = You know what you hold; what an exchange would bring is left to chance.
reason-revive = { $card } comes back and gains { $gain }.
reason-revive-chain = { $card } comes back and revives another unit.
reason-revive-muster =
    { $hand_count ->
        [0] { $card } comes back and brings along { $deck } from your deck.
       *[other] { $deck_count ->
            [0] { $card } comes back and brings along { $hand } from your hand.
           *[other] { $card } comes back and brings along { $deck } from your deck and { $hand } from your hand.
        }
    }
reason-revive-spy =
    { $number ->
        [1] { $card } comes back as a spy: you draw a card, the last of your deck.
       *[other] { $card } comes back as a spy: you draw { $number } cards.
    }
reason-revive-costs = { $card } comes back, but costs you { $loss } now.
reason-revive-only = { $card } comes back.
reason-place = In this row { $card } gains { $gain }.
reason-discard = Your hand can spare { $card }.
reason-discard-medic = A medic may bring { $card } back from the discard pile.
reason-search = No card of your deck is worth more than { $card }.
reason-start = Who starts sets the pace.
reason-let-start = Who answers sees more: the opponent acts first.

## Which cards are ours

cards-note = The rulebook explains kinds and abilities, but lists no collection. Names, strengths and abilities follow the card lists that players have published; the ready decks are our own.
