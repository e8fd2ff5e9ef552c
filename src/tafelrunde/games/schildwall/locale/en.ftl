### Schildwall in English.
### Terms: battle (one whole game), fight (one clash), duel (one pair of a mass battle), ready pile,
### reserve pile, graveyard, hand, support, hail. To bury is to put on the graveyard.

game-title = Schildwall
game-summary = Two armies with the same 36 cards meet fight by fight. The higher total survives, and whoever loses the Khan loses the battle.
game-introduction =
    Both armies have the same 36 cards, and you hold five of them at a time.
    In each fight one side attacks with a card, the other answers with one, and then both may secretly add a Fylgdar for its bonus.
    The higher total survives and comes back into your hand later; the lower one is buried, and equal totals bury both.
    Your only Hagelsturm breaks a fight off and saves the cards in it.
    After every fight attacker and defender change roles.
    Whoever loses the Khan loses the battle; if both Khans fall in the same fight, it goes on until somebody has no card left to fight with.

## Modes and options

mode-printed = Duel as printed
mode-printed-summary = One against one by the printed rulebook: supports lie face up, and whoever declined may answer one. A used Hagelsturm is gone.
mode-duel = Duel with sealed supports
mode-duel-summary = One against one: supports stay hidden until both have chosen, and a used Hagelsturm is gone.
mode-open-support = Duel with open supports
mode-open-support-summary = Like the duel, but the attacker lays the support face up, so the defender knows it when answering.
mode-returning-hail = Duel with returning hail
mode-returning-hail-summary = Like the duel, but a used Hagelsturm can be drawn again; its owner may call it again only after a fight was decided.
mode-series = Series: first to win two battles
mode-series-summary = Several duels with colours changing each time: the first to win two wins the series.
mode-mass-2 = Mass battle, two against two
mode-mass-2-summary = Two armies on each side fight two duels at once; partners may support each other, and a side wins when all enemy Khans are buried.
mode-mass-3 = Mass battle, three against three
mode-mass-3-summary = The mass battle with three armies on each side and three duels at once.
mode-mass-4 = Mass battle, four against four
mode-mass-4-summary = The mass battle with four armies on each side and four duels at once, the longest of all.

option-n = Players on each side
option-n-1 = one (duel)
option-n-2 = two
option-n-3 = three
option-n-4 = four

option-support_order = Supports
option-support_order-sealed = sealed: revealed together
option-support_order-open = open: the attacker lays first, face up
option-support_order-reply = as printed: face up, and whoever declined may answer

option-hail_returns = A used hail returns
option-hail_returns-false = no: it is buried
option-hail_returns-true = yes: it goes to the reserve pile
option-hail_returns-all_wait = yes, and nobody calls one in the next fight

option-series = Series
option-series-single = a single battle
option-series-fixed_2 = two battles
option-series-fixed_4 = four battles
option-series-fixed_6 = six battles
option-series-fixed_8 = eight battles
option-series-fixed_10 = ten battles
option-series-first_to_1 = first to win one battle
option-series-first_to_2 = first to win two battles
option-series-first_to_3 = first to win three battles
option-series-first_to_4 = first to win four battles
option-series-first_to_5 = first to win five battles

option-colours = Colours
option-colours-random = drawn at random
option-colours-host_red = the host plays Red
option-colours-host_blue = the host plays Blue

option-asked = Who is asked for supports and hail
option-asked-choice = who has a choice
option-asked-everybody = whoever might have a choice, so that waiting betrays nothing
option-asked-everybody_always = the same, also for cards that lie on the table

## Names

name-red = Red
name-blue = Blue
name-team1 = team 1
name-team2 = team 2
name-R = Red
name-R1 = Red 1
name-R2 = Red 2
name-R3 = Red 3
name-R4 = Red 4
name-B = Blue
name-B1 = Blue 1
name-B2 = Blue 2
name-B3 = Blue 3
name-B4 = Blue 4

## The table

zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }
zone-ready =
    { $owner_is_you ->
        [yes] your ready pile
       *[no] { $owner }'s ready pile
    }
zone-reserve =
    { $owner_is_you ->
        [yes] your reserve pile
       *[no] { $owner }'s reserve pile
    }
zone-graveyard =
    { $owner_is_you ->
        [yes] your cards in the graveyard
       *[no] { $owner }'s cards in the graveyard
    }
zone-attack =
    { $owner_is_you ->
        [yes] your attack card
       *[no] { $owner }'s attack card
    }
zone-support =
    { $owner_is_you ->
        [yes] support of your attack card
       *[no] support of { $owner }'s attack card
    }

button-say-no_support = Add no support
button-say-go_on = Go on without hail

counter-battle = Battle { $value }
counter-fight = Fight { $value }
counter-attackers =
    { $value_is_you ->
        [yes] You attack
       *[no] { $value } attacks
    }
counter-first_speaker = Player { $value } of each side speaks first
counter-red_team =
    { $value ->
        [0] Team 1 plays Red
       *[1] Team 2 plays Red
    }
counter-points = Points so far: { $value }
item-value =
    { $first_is_you ->
        [yes] you
       *[no] { $first }
    } { $second }
item-value-you = you
counter-clear_sky = No hail until a fight is decided: { $value }
counter-given_up = Resigned: { $value }

## Questions and status

question-attack = Which card do you attack with?
question-attack_khans_fallen = The Khans have fallen. Which card do you attack with?
question-hail_1 = Your attack card is on the table. Do you call hail?
question-defend = Which card do you answer the attack with?
question-defend_unsupported = Which card do you answer the attack with?
question-support = The attack cards are on the table. Do you add a support?
question-support_again = The other side has added a support. Do you answer with one?
question-hail_2_open = The attack cards are on the table. Do you call hail before the fight goes on?
question-hail_2 = The attack cards are on the table. Do you call hail before the supports are revealed?
question-hail_3 = All cards are revealed. Do you call hail before the fight is decided?

status-attack = Attack
status-defence = Defence
status-supports = Supports
status-decision = Decision
status-over = The game is over

## Moves

move-attack = Attack with { part-dative }
move-defend = Answer with { part-dative }
move-defend_at = Answer { part-target } attack card with { part-dative }
move-support = Add a { $card }
move-support_at = Add a { $card } to { part-target } attack card
part-dative =
    { $card_id ->
        [khan] the { $card }
       *[other] a { $card }
    }
part-accusative =
    { $card_id ->
        [khan] the { $card }
       *[other] a { $card }
    }
move-no_support = Add no support
move-hail = Call hail
move-go_on = Go on without hail
part-target =
    { $target_is_you ->
        [yes] your
       *[no] { $target }'s
    }

## Events

event-battle-dealt =
    Battle { $battle }: the armies are shuffled and everybody draws five cards. { $army_id ->
        [R] { $army_is_you ->
            [yes] You attack first.
           *[no] { $army } attacks first.
        }
       *[other] { $team ->
            [0] Team 1
           *[1] Team 2
        } plays Red and attacks first.
    }
event-attack-laid =
    { $army_is_you ->
        [yes] You attack
       *[no] { $army } attacks
    } with { part-dative }.
event-defence-laid =
    { $army_is_you ->
        [yes] You answer
       *[no] { $army } answers
    } { part-answered } with { part-dative }.
part-answered =
    { $army_id ->
        [R] { part-answered-alone }
        [B] { part-answered-alone }
       *[other] { part-target } { $against }
    }
part-answered-alone =
    { $target_is_you ->
        [yes] your { $against }
       *[no] the { $against }
    }
event-support-laid =
    { $army_id ->
        [R] { part-adds } { part-accusative } face up.
        [B] { part-adds } { part-accusative } face up.
       *[other] { part-adds } { part-accusative } face up to { part-target } attack card.
    }
event-support-sealed-mine =
    { $army_id ->
        [R] { part-adds } { part-accusative }, sealed until the reveal.
        [B] { part-adds } { part-accusative }, sealed until the reveal.
       *[other] { part-adds } { part-accusative } to { part-target } attack card, sealed until the reveal.
    }
event-support-sealed = { part-adds } a sealed support to { part-target } attack card.
event-support-declined = { part-adds } no support.
part-adds =
    { $army_is_you ->
        [yes] You add
       *[no] { $army } adds
    }
event-supports-revealed =
    { $supports_count ->
        [0] The supports are revealed: there are none.
        [unknown] The supports are revealed.
       *[other] The supports are revealed: { $supports }.
    }
item-supports =
    { $first_id ->
        [R] { part-added }
        [B] { part-added }
       *[other] { part-added-for }
    }
part-added =
    { $first_is_you ->
        [yes] you added { $second }
       *[no] { $first } added { $second }
    }
part-added-for =
    { part-added } to { $third_is_you ->
        [yes] your card
       *[no] { $third }'s card
    }
event-hail-declined =
    { $army_is_you ->
        [yes] You go on
       *[no] { $army } goes on
    } without hail.
event-hail-called =
    { $army_is_you ->
        [yes] You call
       *[no] { $army } calls
    } hail, and the fight ends without a winner. { part-reserve }. { $sealed_id ->
        [yes] Supports that are still sealed return to the hand unseen, and the
       *[no] The
    } Hagelsturm { $returns_id ->
        [yes] { $army_is_you ->
            [yes] goes to your reserve pile
           *[no] goes to { $army }'s reserve pile
        }
       *[no] is buried
    }.
event-duel-decided =
    { part-totals }: { $winner_id ->
        [nobody] a tie. Buried: { $buried }.
        [unknown] who wins depends on what is hidden.
       *[other] { $winner_is_you ->
            [yes] you win.
           *[no] { $winner } wins.
        } { part-reserve }. Buried: { $buried }.
    }
part-totals =
    { $attacker_is_you ->
        [yes] You total { $attack }
       *[no] { $attacker } totals { $attack }
    }, { $defender_is_you ->
        [yes] you total { $defence }
       *[no] { $defender } totals { $defence }
    }
item-reserve =
    { $first_is_you ->
        [yes] your { $second }
       *[no] { $first }'s { $second }
    }
item-buried =
    { $first_is_you ->
        [yes] your { $second }
       *[no] { $first }'s { $second }
    }
part-reserve =
    { $reserve_count ->
        [1] To the reserve pile: { $reserve }
       *[other] To their owners' reserve piles: { $reserve }
    }
event-hand-drawn =
    { $count ->
        [one] { part-draws } one card.
       *[other] { part-draws } { $count } cards.
    }
event-hand-drawn-mine =
    { $cards_id ->
        [unknown] { $count ->
            [one] { part-draws } a card still unknown.
            [range] { part-draws } { $count } cards still unknown.
           *[other] { part-draws } { $count } cards still unknown.
        }
       *[other] { $last_id ->
            [yes] { $cards_count ->
                [1] { part-draws } the last card of { part-of-ready-pile }: { $cards }.
               *[other] { part-draws } the last { $cards_count } cards of { part-of-ready-pile }: { $cards }.
            }
           *[no] { part-draws } { $cards }.
        }
    }
part-draws =
    { $army_is_you ->
        [yes] You draw
       *[no] { $army } draws
    }
part-of-ready-pile =
    { $army_is_you ->
        [yes] your ready pile
       *[no] the ready pile
    }
event-pile-reshuffled =
    { $army_is_you ->
        [yes] Your ready pile
       *[no] { $army }'s ready pile
    } is used up: { $count ->
        [one] the only card of the reserve pile becomes the new ready pile.
       *[other] the { $count } cards of the reserve pile are shuffled and become the new ready pile.
    }
event-player-late =
    { $army_is_you ->
        [yes] You have
       *[no] { $army } has
    } run out of time.
event-player-resigned =
    { $army_is_you ->
        [yes] You resign.
       *[no] { $army } resigns.
    }
event-battle-ended =
    { $reason_id ->
        [khan] { part-wins } the battle after { part-fights }: { part-lost-khan }
        [exhausted] { part-wins } the battle after { part-fights }: { part-lost-exhausted }
        [draw] The battle is drawn after { part-fights }: { part-out }
        [resigned] { part-wins } the battle after { part-fights }: { part-lost-resigned }
        [timeout] { part-wins } the battle after { part-fights }: { part-lost-timeout }
       *[unknown] The battle is over after { part-fights }.
    }
part-wins =
    { $winner_is_you ->
        [yes] You win
       *[no] { $winner } wins
    }
part-lost-khan =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] your Khan is buried.
           *[no] the other side's last Khan is buried.
        }
        [blue] { $name_red_is_you ->
            [yes] your Khan is buried.
           *[no] the other side's last Khan is buried.
        }
       *[other] the other side's last Khan is buried.
    }
part-lost-exhausted = { part-out }
item-out-you = you
part-out =
    { $out_count ->
        [1] { $out_is_you ->
            [yes] you have no card left to play.
           *[no] { $out } has no card left to play.
        }
       *[other] nobody of these has a card left to play: { $out }.
    }
part-lost-resigned =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] you have resigned.
           *[no] the other side has resigned.
        }
        [blue] { $name_red_is_you ->
            [yes] you have resigned.
           *[no] the other side has resigned.
        }
       *[other] the other side has resigned.
    }
part-lost-timeout =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] you ran out of time three times in a row.
           *[no] the other side ran out of time three times in a row.
        }
        [blue] { $name_red_is_you ->
            [yes] you ran out of time three times in a row.
           *[no] the other side ran out of time three times in a row.
        }
       *[other] the other side ran out of time three times in a row.
    }
event-series-ended =
    { $army_id ->
        [R] The series is over: { part-wins-series } by { part-points } points.
        [B] The series is over: { part-wins-series } by { part-points } points.
       *[other] { $team_id ->
            [0] The series is over: team 1 wins by { part-points } points.
            [1] The series is over: team 2 wins by { part-points } points.
            [-1] The series is over: a draw, { part-points } points.
           *[range] The series is over.
        }
    }
part-wins-series =
    { $army_is_you ->
        [yes] you win
       *[no] { $army } wins
    }
part-points =
    { $team_id ->
        [1] { $second } to { $first }
       *[other] { $first } to { $second }
    }
part-fights =
    { $fights ->
        [0] no fight
        [one] one fight
       *[other] { $fights } fights
    }

## Refusals

refusal-must-attack = You must attack; there is no passing.
refusal-must-defend =
    { $hail_id ->
        [yes] You must answer the attack with a card or call hail; there is no passing.
       *[no] You must answer the attack with a card; there is no passing.
    }
refusal-card-already-laid = You cannot lay { part-accusative } now: your attack card is on the table already, you may only call hail or go on.
refusal-supports-are-revealed = You cannot lay { part-accusative } now: the supports are revealed, you may only call hail or go on.
refusal-only-fylgdar-support = A { $card } cannot support: only a Fylgdar can.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-no-hail-before-attack = Hail can be called only when an attack card is on the table.
refusal-no-hail-in-hand = You have no Hagelsturm in your hand.
refusal-clear-sky = Clear sky: your hail came back, and until a fight is decided it cannot be called again.
refusal-already-answered =
    { $target_is_you ->
        [yes] Your
       *[no] { $target }'s
    } attack card has been answered already.
refusal-already-supported =
    { $target_is_you ->
        [yes] Your
       *[no] { $target }'s
    } attack card has a support already.
refusal-no-such-action = Actions have the numbers 0 to { $most }.
refusal-no-such-target = This cannot be aimed at number { $target }.

## Outcomes

outcome-khan = { part-side-wins } after { part-fights }: { part-lost-khan }
outcome-exhausted = { part-side-wins } after { part-fights }: { part-lost-exhausted }
outcome-draw = A draw after { part-fights }: { part-out }
outcome-resigned = { part-side-wins } after { part-fights }: { part-lost-resigned }
outcome-timeout = { part-side-wins } after { part-fights }: { part-lost-timeout }
part-side-wins =
    { $duel_id ->
        [yes] { part-wins }
       *[no] { $winners_is_you ->
            [yes] Your side wins
           *[no] { $winner } wins
        }
    }
outcome-series =
    { $winners_count ->
        [0] The series is drawn.
        [1] { $winners_is_you ->
            [yes] You win the series.
           *[no] The series is won by { $winners }.
        }
       *[other] { $winners_is_you ->
            [yes] Your side wins the series.
           *[no] The series is won by { $winners }.
        }
    } Its battles: { $battles }.
item-battles =
    { $winner_id ->
        [nobody] a draw after { part-fights }
       *[other] { $now_is_you ->
            [yes] you ({ part-colour }) win after { part-fights }
           *[no] { part-team } ({ part-colour }) wins after { part-fights }
        }
    }
part-team =
    { $duel_id ->
        [yes] { $team_id ->
            [team1] player 1
           *[team2] player 2
        }
       *[no] { $team }
    }
part-colour =
    { $winner_id ->
        [red] { name-red }
       *[blue] { name-blue }
    }

## Table talk

phrase-can_beat = I can beat that card.
phrase-leave_to_me = Leave that card to me.
phrase-you_take = Please take on that card.
phrase-sacrifice = Feed that card something small.
phrase-lead_strong = Let us strike hard.
phrase-lead_weak = Let us lead small cards.
phrase-support_this = I wish for support here.
phrase-no_support = Let us save our supports.
phrase-wish_hail = A hailstorm would be welcome.
phrase-no_hail = No hailstorm, please.
phrase-guard_khans = Keep our Khans back.
phrase-agree = Agreed.
phrase-disagree = Rather not.
phrase-thanks = Thanks.
phrase-well_fought = Well fought.

## What sets seats apart when games are counted

trait-colour = Colour

## Why something is advised

reason-attack-strong = Few cards of the other side are stronger than { part-nominative }.
reason-attack-cheap = Losing { part-nominative-first } would cost you little, and stronger cards stay in your hand.
reason-attack-weakest = You hold nothing weaker.
reason-attack-fylgdar = The { $card } fights as a warrior here: if he wins, he comes back.
reason-attack-khan = The Khan strikes hardest, though with a support the other side may still fell him.
reason-attack-khan-safe = The other side has no support left that could fell your Khan.
reason-defend-safe = { $card } beats { $enemy }, and no support can change that.
reason-defend-beats = { $card } beats { $enemy } by { $lead }, as the cards lie.
reason-defend-support = With { $support } from your hand { $card } beats { $enemy }, as the cards lie.
reason-defend-tie = As the cards lie, { $card } and { $enemy } would both be buried.
reason-defend-sacrifice = Nothing in your hand beats { $enemy }; { $card } is a small loss.
reason-defend-keeps = { $card } falls to { $enemy }, and what could beat it stays in your hand.
reason-defend-weakest = You hold nothing weaker.
reason-support-turns = As the cards lie, { $support } turns the duel of { $card } against { $enemy }.
reason-support-ties = With { $support } { $card } draws level with { $enemy }: as the cards lie, both would be buried.
reason-support-secures = { $card } leads against { $enemy }; with { $support } no support can change that.
reason-support-lengthens = { $card } leads against { $enemy } already; { $support } makes the lead longer.
reason-no-support-winning =
    { $duels ->
        [1] { $lead ->
            [one] You lead by one
           *[other] You lead by { $lead }
        }
       *[other] Your side leads in every duel, by at least { $lead }
    }{ $saved_id ->
        [yes] {""}; your Fylgdar can wait.
       *[no] {""}, as the cards lie.
    }
reason-no-support-helpless = No Fylgdar in your hand is enough to draw level here.
reason-no-support-thrift = Only cards of little value can be saved here; your Fylgdar are worth more.
reason-hail-saves = As the cards lie, { $cards } would be buried; the hail saves what lies here.
reason-hail-saves-khan = As the cards lie, the fight would cost the last Khan of your side, and with him the battle. The hail saves him.
reason-hail-breaks = The hail breaks the fight off, and all its cards go to the reserve piles.
reason-hail-later = There is time: the hail can still be called when all supports are known.
reason-hail-needless = The fight goes well as the cards lie; the hail can wait for a worse one.
reason-hail-too-dear = As the cards lie, only cards of little value fall; the hail can wait for a worse fight.
reason-hail-kept = As the cards lie, { $cards } would be buried, but your hail stays in your hand.
part-nominative =
    { $card_id ->
        [khan] the { $card }
       *[other] a { $card }
    }
part-nominative-first =
    { $card_id ->
        [khan] the { $card }
       *[other] a { $card }
    }
reason-attack-returns = If { part-nominative } wins, your card comes back to you by way of the reserve pile.
reason-defend-falls = As the cards lie, { $card } falls to { $enemy }.
reason-support-short = As the cards lie, { $card } stays behind { $enemy } even with { $support }.
reason-go-on = The fight goes on with what lies there.
