### What the compendium tells of the cards.

group-starters = Starter cards
group-swords = Swords of the shop
group-shields = Shields of the shop
group-buffs = Buffs
group-duffs = Duffs
group-life-point-cards = Life point cards

worth-starter = One in each starter deck; it has no price. { part-pays } { part-strengths }.
worth-ware =
    { $price ->
        [0] { $price_stones ->
            [0] It cannot be bought.
            [one] Costs one stone.
           *[other] Costs { $price_stones } stones of one colour.
        }
       *[other] { $price_stones ->
            [0] Costs { part-price }.
            [one] Costs { part-price } or one stone.
           *[other] Costs { part-price } or { $price_stones } stones of one colour.
        }
    } { part-starters } { part-pays } { part-strengths }: on the best buff, beside two cards that suit it.
part-price =
    { $symbol_id ->
        [swords] { $price } swords
       *[shields] { $price } shields
    }
part-starters =
    { $starters ->
        [0] Starter cards alone do not pay for it without a buff.
        [one] One starter card can be enough.
       *[other] { $starters } starter cards can be enough.
    }
part-strengths =
    { $colour_id ->
        [grey] Strength { $strength }, in any field { $with_hpc }, because grey takes the colour of the life point card; at the very best { $most }
       *[other] Strength { $strength }, with a life point card of its colour { $with_hpc }, at the very best { $most }
    }
part-pays =
    { $stones ->
        [0] Pays
        [one] Pays one stone or
       *[other] Pays { $stones } stones or
    } { $symbol_id ->
        [swords] { $value ->
            [one] one sword.
           *[other] { $value } swords.
        }
       *[shields] { $value ->
            [one] one shield.
           *[other] { $value } shields.
        }
    }
worth-buff =
    { $copies ->
        [one] One in the box.
       *[other] { $copies } in the box.
    } Costs two or three stones that are not all of one colour. A sword of { $least } on it strikes with { $least_raised }, one of { $best } with { $best_raised }, and what pays from it pays { $extra } more.
worth-duff =
    { $copies ->
        [one] One in the box.
       *[other] { $copies } in the box.
    } Costs two shields, four, or any other even number. Whoever must play it loses { $loss } HP, and { $loss } more for each turn that begins with it in the field. { $symbol_id ->
        [swords] It fights as a sword
       *[shields] It fights as a shield
    } with strength { $strength } at least, because it is grey, and { $symbol_id ->
        [swords] pays { $value } swords.
       *[shields] pays { $value } shields.
    }
worth-hpc =
    Makes your { $starters } starter cards of this colour stronger by 2, besides { $swords } swords and { $shields } shields of the shop, and every grey card in your field.

tip-starter = Its partner, the other starter card of this colour, has the same name too: side by side each gets +2. With a grey card they make three stones of one colour, the price of { $count } cards of the shop.
tip-starter-grey = The joker of the starter deck: its stone counts as any colour, and in your field it makes every other sword or shield stronger by 1.
tip-strongest-sword = No sword has more strength printed on it. Whoever has bought several of them usually wins.
tip-strongest-shield = No shield has more strength printed on it: few swords break it without help.
tip-stones =
    { $stones ->
        [2] Two stones in a single slot: one more of the same colour and you can pay for what costs three.
       *[other] { $stones } stones in a single slot: alone it pays for what costs as many.
    }
tip-mates = { $mates } beside it makes it stronger by 2, by name and colour at once.
tip-namesakes =
    { $count ->
        [one] There is one more card of this name; beside it both get +1.
       *[other] There are { $count } more cards of this name; each beside it gives +1, whatever its colour.
    }

tip-draw-deck =
    { $amount ->
        [one] Destroyed from your hand it costs nothing: it goes for good, another comes for it, and your deck gets leaner.
       *[other] Before you draw { $amount }, lay cards until you hold { $room } others at most: each one beyond the fifth costs 4 HP.
    }
tip-discard-shop-card = Look at the enemy field first: what it could pay for exactly is what should leave the shop.
tip-draw-own-discard = Attack with your best sword, or buy something, and then take that very card from the top of your discard pile: you can use it in the same turn.
tip-sweep-enemy-field = Sweep first, then attack with everything: no shield is in the way and nothing counters. The enemy gets those cards back, though, with the next shuffle.
tip-revenge-attack = Worth it against thick shields or many swords: neither matters. Your first ordinary attack of the turn will still be countered.
tip-destroy-any = Destroy a card of the enemy, or one in the shop that the enemy is saving up for: you get its effect, and nobody gets the card.
tip-shelve-shield = A shield put there has left the enemy deck for good. It also frees your own field of a duff that counts as a shield.
tip-attack-any-shield = A shield in the enemy field strikes with all that supports it there, buff and life point card included: the safer the enemy sits, the harder it hits.
tip-move-any = Put a shop card on your own discard pile: a purchase that costs no price. Or hand a duff of your field back, onto the enemy's pile.
tip-enemy-draw = When the enemy holds five or more cards this costs exactly { $penalty } HP. Against an empty hand it is a present.
tip-heal = Up to { $full } HP all of it counts; beyond that the dial ends at 99.
tip-damage = No attack, so no shield stops it and nobody counters: keep it for the last { $amount } HP.
tip-sift-deck = Count before: each card beyond the fifth in your hand costs 4 HP. What does not suit goes to your discard pile, and afterwards you may discard the shop.
tip-trigger-shop = The effect of a card you could never pay for, and the card stays in the shop. Look for a sword or shield there that you do not want to leave to the enemy either.
tip-draw-any-deck = From the shop deck you draw a card without paying. From the enemy deck you take one away for good; just make sure that no duff of yours lies on top.
tip-attack-own-sword =
    { $amount ->
        [one] Everything that makes your sword stronger counts, past all shields.
        [2] Prepare the sword: each point of buff, colour and name counts twice.
       *[other] Prepare the sword: each point of buff, colour and name counts { $amount } times.
    }
tip-attack-any-sword = In the shop the other shop cards make the sword stronger. One in the enemy field strikes its own holder and then lies in the discard pile, where it can no longer counter.
tip-enemy-gain = Hardly ever worth it for the effect: let it guard you, or pay with it. Only if the enemy has 99 HP anyway does it give nothing away.

tip-buff = It stays when its rider goes, so every later card in that slot profits. You pay with two or three cards, never with one.
tip-buff-duff = A duff that lies on a buff protects it: neither of them can be destroyed.
tip-duff-to-buy = Spare shields are well spent on it: the enemy draws it next, in place of a better card.
tip-duff-in-hand = If you have drawn it, pay with it in the turn in which you play it: then it costs { $loss } HP and not { $twice }.

tip-hpc = When you choose, look at the shop: the colour of which strong cards lie there is worth most in the first rounds.
tip-hpc-grey = Grey cards count as this colour as long as they lie in your field.
