### What the compendium tells of the cards.

group-special = Special cards
group-weather = Special cards: weather
group-tokens = Tokens
group-neutral-hero = Neutral: heroes
group-neutral-unit = Neutral: units
group-northern-realms-leader = Northern Realms: leaders
group-northern-realms-hero = Northern Realms: heroes
group-northern-realms-unit = Northern Realms: units
group-nilfgaard-leader = Nilfgaard: leaders
group-nilfgaard-hero = Nilfgaard: heroes
group-nilfgaard-unit = Nilfgaard: units
group-scoiatael-leader = Scoia'tael: leaders
group-scoiatael-hero = Scoia'tael: heroes
group-scoiatael-unit = Scoia'tael: units
group-monsters-leader = Monsters: leaders
group-monsters-hero = Monsters: heroes
group-monsters-unit = Monsters: units
group-skellige-leader = Skellige: leaders
group-skellige-hero = Skellige: heroes
group-skellige-unit = Skellige: units

part-copies =
    { $copies ->
        [1] One in the collection.
       *[other] { $copies } in the collection.
    }
part-counts =
    { $kind_id ->
        [hero] Always counts { $strength }.
       *[unit] { $strength ->
            [0] Counts 0.
            [1] Counts 1, with a horn 2; weather takes nothing from it.
           *[other] Counts { $strength }, under weather 1, with a horn { $horned }.
        }
    }
part-choice =
    { $faction_id ->
        [neutral] all { $all } unit cards of the collection
       *[other] the { $all } unit cards that a deck of its faction may hold
    }
part-lies-in =
    { $row_id ->
        [close] close combat
        [ranged] ranged
       *[siege] siege
    }

worth-unit =
    { part-copies } { part-counts } { $stronger ->
        [0] None of { part-choice } is stronger.
       *[other] Of { part-choice }, { $stronger } are stronger.
    }
worth-hero =
    { part-copies } { part-counts } { $stronger ->
        [0] None of { part-choice } is stronger.
       *[other] Of { part-choice }, { $stronger } are stronger.
    }
worth-bond =
    { part-copies } Alone { $strength }, two together { $two }{ $copies ->
        [2] .
       *[other] , all { $copies } together { $full }.
    } All of them count { $frozen } under weather and { $horned } with a horn.
worth-muster =
    { part-copies } Brings up to { $more ->
        [1] one card along: { $total } in all
       *[other] { $more } cards along: { $total } in all
    }{ $frozen ->
        [0] .
       *[other] , { $frozen } where weather lies on all of them.
    }
worth-spy =
    { part-copies } Gives the opponent { $strength ->
        [0] nothing
       *[other] { $strength }
    } and you two cards.
worth-medic = { part-copies } { part-counts } At best it brings back { $best } ({ $most }).
worth-morale = { part-copies } { part-counts } Every other regular unit of its row counts 1 more, with a horn 2.
worth-horn-unit = { part-copies } Prints { $strength }, and what lies beside it counts double. Except by the rules of the video game it doubles itself, too, and counts { $horned }.
worth-burning = { part-copies } { part-counts } It burns nothing in a row of less than { $needed }.
worth-berserker = { part-copies } { part-counts } Transformed, it is { $into } ({ $becomes }){ $copies ->
        [1] .
       *[other] ; all { $copies } together count { $full } then.
    }
worth-avenger = { part-copies } Counts 0 itself; after it comes { $into } and counts { $becomes }.
worth-token = In no deck: it comes for { $card }. { part-counts }
worth-weather = { part-copies } { $cards } regular units of the collection may lie in its rows. They print { $total } in all; under weather { $left } is left.
worth-clear = { part-copies } It ends what { $cards } weather cards of the collection can do.
worth-horn = { part-copies } What it doubles most: { $number } { $card } count { $full }, with it { $horned }.
worth-scorch = { part-copies } The strongest regular unit of the collection is { $best } ({ $most }); horns and bonds make others stronger still.
worth-mardroeme = { part-copies } What it changes most: { $number } { $card } count { $before }, transformed { $full }.
worth-decoy = { part-copies } It counts 0 and gives you a unit a second time. A spy taken back is two cards for one.
worth-leader-cancel = It takes the ability of any of the other { $cards } leaders.
worth-leader-weather = { $cards } regular units of the collection may lie in the rows it reaches: { $total } printed, { $left } under weather.
worth-leader-clear = It ends what { $cards } weather cards of the collection can do, and costs no card.
worth-leader-horn = { $cards } regular units that such a deck may hold can lie in { part-lies-in }, with { $total } in all to be doubled.
worth-leader-scorch = { $cards } regular units of all factions may lie in { part-lies-in }. Below { $needed } in all it cannot be used.
worth-leader-spies = { $cards } regular spies of the collection count { $total }, doubled { $doubled }.
worth-leader-look = Shows { $number } of at most { $hand } cards of an opening hand, and costs none.
worth-leader-take =
    { $whose_id ->
        [own] A card more. At best it is { $best } ({ $most }).
       *[opponent] A card more, and the opponent has it no longer. The strongest of the collection is { $best } ({ $most }).
    }
worth-leader-agile = { $cards } regular units that such a deck may hold are agile.
worth-leader-search = Two cards for one: the hand shrinks by a card, and { $number } more lie on your discard pile.
worth-leader-hand = { $size } cards for the whole game where others have { $hand }.
worth-leader-medics = { $cards } medics of the collection choose no longer; { $heroes } medics are heroes and still do.
worth-leader-half = All regular units of its faction print { $total }. Under weather { $left } would be left, with him { $half }.
worth-leader-shuffle = It gives no card to the hand: the deck is filled again for whoever still draws.

tip-family-spy = A spy is the best card to begin with: the round may be lost by { $strength }, but the hand grows. Where nothing is left to draw, it only helps the opponent.
tip-family-medic = Keep it until somebody lies on your discard pile: from the second round on there is a choice, and another medic or a spy there starts a chain.
tip-family-muster = Play it while the others of its group are in the deck; drawn, they are cards like any other. It thins the deck, so later draws are better.
tip-family-tight-bond = One alone is little, so keep them together. All cards of a bond are equally strong, so a Scorch takes all of them or none.
tip-family-morale = Lay it into a full row, best among many weak cards: under weather, +1 doubles what each of them counts.
tip-family-horn = Lay it into a row that is full already. With a horn on the row it adds only its own strength.
tip-family-scorch-row = Wait until the row opposite has 10; heroes count for the sum but do not burn. Against bonds it takes all of them at once.
tip-family-berserker = Worth little without mardroeme. Leave room for it: a horn in the slot of the row keeps Mardroeme out.
tip-family-avenger = At the end of the round its avenger comes and counts in the next; after the third there is none. Do not take it back with a Decoy: then nobody comes.
tip-family-agile = Choose the row where no weather lies, and hold back as long as the weather of the opponent is not out.
tip-family-hero = No weather, no Scorch, no Decoy, but no horn and no medic either. Save such a card for the round that must not be lost.
tip-family-weak =
    Good to be exchanged, or to finish a round in which the opponent has passed and { $strength ->
        [1] it is level.
       *[other] leads by less than { $strength }.
    }
tip-family-solid = Solid and without risk: { $sky } takes { $lost } from it, Scorch seldom looks at it.
tip-family-strong = Strong, and so the first that Scorch burns, and { $sky } takes { $lost } from it. A hero beside it counts as much and fears neither.
tip-family-scorch = Look at the whole field before you play it: it counts itself, and what is strongest dies on your side as well.

tip-commanders-horn = Play it as the last card of a row: shown early it invites weather. Heroes and Decoys get nothing from it.
tip-decoy = Take back what works again when it is played: a spy, even one the opponent has sent you, or a medic. It also saves a unit before Scorch.
tip-scorch = First look at what dies on your side. Against bonds, where all cards are equally strong, it takes them all.
tip-biting-frost = Against decks whose strength lies in close combat, such as Monsters. Heroes do not freeze: fill your close row with them.
tip-impenetrable-fog = Against Scoia'tael and the archers of Nilfgaard. Agile units can still flee to close combat, if they are not out yet.
tip-torrential-rain = Against the siege engines of the Northern Realms; many other decks have hardly anything in that row.
tip-clear-weather = Keep it until weather takes more from you than a card is worth. In the last round somebody nearly always has weather left.
tip-skellige-storm = Fog and rain in one card. It may lie beside them, so it hits a row only once.
tip-mardroeme = Play it into the ranged row with three Young Berserkers. It also works for berserkers that come later, but no horn fits beside it.
tip-geralt-of-rivia = The strongest single card there is, with Cirilla. Keep him for the third round.
tip-cirilla-fiona-elen-riannon = As strong as Geralt and as safe. Two such cards in hand win many a third round alone.
tip-yennefer-of-vengerberg = A hero who revives: she chooses even where others must leave it to chance. She cannot be revived herself.
tip-triss-merigold = Seven that nothing takes away. In a deck full of tens she is the first to stay outside.
tip-mysterious-elf = Two cards for nothing: it counts 0 for the opponent. No Decoy brings it back, and no leader doubles it.
tip-villentretenmerth = Seven of its own and a burnt bond: the best answer to Blue Stripes Commandos and the Impera Brigade.
tip-dandelion = Three bonded soldiers and him: more than any hero. He belongs in the row where the bond lies.
tip-olgierd-von-everec = Morale in either row: choose the one with more cards, not the stronger one.
tip-gaunter-odimm = Three Darkness come with him, but he is not called by them: draw him, or they come without him.
tip-gaunter-odimm-darkness = Fog hits all three. Draw one and Gaunter: play Gaunter, and the one in hand stays for another round.
tip-cow = Nothing now, eight in the next round. Play it in a round you give up.
tip-bovine-defense-force = It lies in close combat when the next round begins: do not call frost yourself.
tip-thaler = The cheapest spy of the Northern Realms: the opponent gets a single point.
tip-sigismund-dijkstra = Send him early in the first round; the four points are soon made up with two cards more.
tip-prince-stennis = The dearest spy of the Northern Realms. If the opponent takes him with a Decoy, he comes to you next time, and the opponent draws two.
tip-poor-fucking-infantry = Three of them are nine, and weather takes nothing from them.
tip-crinfrid-reavers-dragon-hunter = Three in the ranged row are 45. Fog leaves nine.
tip-catapult = Two make 32 and with the Siegemaster's horn 64. Rain leaves four.
tip-kaedweni-siege-expert = Lift catapults and trebuchets with it: what it adds is doubled by a horn.
tip-blue-stripes-commando = All three are 36 in close combat. Two are worth it already; a medic may fetch the third.
tip-dun-banner-medic = Five of her own and a second life for a burnt catapult: it comes back beside its twin.
tip-philippa-eilhart = With her Fog may lie as long as it likes.
tip-trebuchet = Two of them, and no bond: six each, and Scorch takes both only if nothing is stronger.
tip-letho-of-gulet = Nilfgaard wins a level round: with a hero nobody can touch, level is often enough.
tip-menno-coehoorn = Ten and a card from the pile: the best medic of the game. Play him in the third round.
tip-morvran-voorhis = The only hero in a siege row: rain never hurts him.
tip-shilard-fitz-oesterlen = Seven for the opponent are dear: send him in a round that is lost anyway.
tip-stefan-skellen = The dearest spy of all: nine points. Best in a round you have given up.
tip-vattier-de-rideaux = The cheapest spy of Nilfgaard. Begin with him.
tip-etolian-auxiliary-archers = Two of them make a chain: the first revives the second, the second somebody strong.
tip-black-infantry-archer = Ten without a shield: Scorch finds them first, and both at once.
tip-heavy-zerrikanian-fire-scorpion = Ten in the siege row, where hardly anybody burns by row; but rain leaves one.
tip-impera-brigade-guard = Four of them are 48. Show two, and let the opponent guess about the rest.
tip-nausicaa-cavalry-rider = Three are 18: the smaller bond, and the one that a Scorch seldom reaches.
tip-young-emissary = Two are 20, as much as two heroes, and with a horn 40.
tip-siege-technician = It counts nothing itself: all its worth lies on your discard pile.
tip-isengrim-faoiltiarna = A hero with morale: the row counts more by him, and he himself is safe.
tip-milva = Ten and morale, but no hero: protect her from Scorch with something stronger.
tip-ciaran-aep-easnillien = The weakest of the agile elves: good to be exchanged.
tip-havekar-smuggler = Three for one card: fifteen in close combat, and two cards less to draw.
tip-dol-blathanna-scout = Three of them, and no bond. Spread over both rows, no single weather takes them all.
tip-mahakaman-defender = Five of them, and no bond: they fill a deck with reliable fives.
tip-elven-skirmisher = Six for one card, in the row of the archers: more use for morale than for the sum.
tip-havekar-healer = Up to three in a deck. One can revive another, so play the first only when somebody worthwhile lies below.
tip-schirru = Burns the siege row of the opponent: made against the Northern Realms.
tip-saesenthessis = A dragon in the ranged row, whatever the weather.
tip-draug = Monsters keep a card after each round. It may be a hero, except by the rules of the video game.
tip-kayran = Hero, morale and agile in one: lay it where most units are.
tip-toad = Burns the ranged row of the opponent: made against Scoia'tael.
tip-arachas = Arachas call each other and the Behemoth. Two rows, so a single weather does not take them all.
tip-arachas-behemoth = Drawn alone it calls three Arachas: play it before you draw them.
tip-nekker = Three small ones. They fill the row for morale and are a cheap first card.
tip-vampire-katakan = The strongest of five vampires: whichever you draw, four come with it.
tip-ghoul = One each: weather takes nothing from them.
tip-crone-brewess = Three crones, eighteen for one card. If you draw two of them, save the second for another round.
tip-hjalmar = A hero who does not fear fog: Skellige has few in the ranged row.
tip-cerys = She calls the shield maidens of the deck, and they form a bond: 46 with one card.
tip-ermion = Mardroeme as a hero: he transforms young berserkers in his own row, and a horn still fits into the slot.
tip-olaf = Twelve, morale and agile: the strongest regular unit, so Scorch knows him. A medic loves him.
tip-clan-an-craite-warrior = Three are 54 in close combat; frost leaves nine of it, under King Bran 27.
tip-war-longship = Three are 54 in the siege row. The storm, which Skellige likes to play, hits them as well.
tip-clan-brokvar-archer = Three sixes without a bond. Good company for Ermion's young bears.
tip-clan-dimun-pirate = Play him while something stronger than six lies on the other side; otherwise he burns himself.
tip-berserker = Alone in close combat, so Mardroeme there is dear. As a bear he lifts the whole row.
tip-transformed-vildkaarl = When he leaves the field he is a Berserker again: as such he lies on the pile.
tip-light-longship = Three for one card. If Skellige brings one back in the third round, it calls only what is still in the deck.
tip-clan-drummond-shield-maiden = They do not call each other: only Cerys calls them. Leave them in the deck for her.
tip-draig-bon-dhu = A horn for the siege row: beside three war longships he is worth more than 54.
tip-birna-bran = A medic who brings Olaf back, if he has fallen.
tip-young-berserker = Three of them and Mardroeme or Ermion: 72 for four cards, the most that Skellige has.
tip-transformed-young-vildkaarl = They bond with each other, not with those that are not yet transformed.
tip-kambi = Nothing now, a hero of eleven in the next round. Play him in a round you give up.
tip-hemdall = A hero who lies there when the round begins, and a token: afterwards he is gone.

tip-foltest-king-of-temeria = Put at least one Impenetrable Fog into the deck and hope not to draw it: in hand it is no use to him.
tip-foltest-lord-commander-of-the-north = Let the opponent spend weather first. He answers it without a card.
tip-foltest-the-siegemaster = Catapults first, then the horn. A Commander's Horn does not fit into that row any more.
tip-foltest-the-steel-forged = Strong against the Northern Realms and Nilfgaard, idle against decks without siege.
tip-foltest-son-of-medell = Waits for archers: with Scoia'tael as opponent he nearly always finds somebody.
tip-emhyr-his-imperial-majesty = Put rain into the deck. He plays it when the siege row opposite is full.
tip-emhyr-emperor-of-nilfgaard = Look early: three cards of ten tell you for which round the opponent is saving.
tip-emhyr-the-white-flame = You have no active ability then, either. Good against leaders that a whole deck is built for.
tip-emhyr-the-relentless = A spy on the opponent's pile is the best catch: two cards. Afterwards it goes back to its owner, except by the rules of the video game.
tip-emhyr-invader-of-the-north = He disturbs decks with many medics, also your own: bring hero medics, who choose.
tip-francesca-pureblood-elf = Agile units do not mind frost: lay them in ranged and let her freeze the rest.
tip-francesca-daisy-of-the-valley = One card more is often the one that is missing in the end; only a White Flame can take it from you.
tip-francesca-the-beautiful = Fill the ranged row, Milva included, then the horn. Fog is what you fear.
tip-francesca-queen-of-dol-blathanna = Nearly every deck has a close row worth burning. Wait for a bond.
tip-francesca-hope-of-the-aen-seidhe = When frost or fog falls, all agile units change over in one turn.
tip-eredin-king-of-the-wild-hunt = One of each weather in the deck, and Clear Weather too: he always has the right answer.
tip-eredin-commander-of-the-red-riders = Monsters live in close combat: there his horn doubles most.
tip-eredin-destroyer-of-worlds = Throw away what a medic brings back or what is useless, and fetch the card that the round lacks.
tip-eredin-bringer-of-death = A card for nothing. Use him in the last round, when most lie on your pile.
tip-eredin-the-treacherous = The spies of the opponent help you twice as much; your own cost you twice as much.
tip-crach-an-craite = He also takes units away from the opponent's medics. Use him before they are played.
tip-king-bran = Play weather yourself: it costs you half and the opponent nearly all.
