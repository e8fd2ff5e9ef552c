"""All that can be told of a fight: one function for each event, in the order of the rulebook.

Nothing is worked out where nobody listens. A secret is told twice, to different seats. What only
a Mêlée has stands in `melee_events`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.state import only

from .printed import GUARD_WORDS, KIND_WORDS, STRIKE_WORDS
from .table import TACTIC_WORDS, Table, at_least, named

Facts = dict[str, object]


def tell_of_knight(table: Table, event: str, who: i64, rule: str) -> None:
    if table.watched:
        table.tell(event, {"knight": table.title_of(who)}, rule)


def tell_of_card(table: Table, event: str, who: i64, kind: i64, rule: str) -> None:
    if table.watched:
        facts: Facts = {"knight": table.title_of(who), "card": table.cards.ids[kind]}
        table.tell(event, facts, rule)


def tell_of_start_card(table: Table, event: str, who: i64, card: i64, rule: str) -> None:
    """WS-24  The knight has his short name: he may not have a card of his own yet."""
    if table.watched:
        facts: Facts = {"knight": table.name_of(who), "card": table.cards.ids[card]}
        table.tell(event, facts, rule)


# Set-up and bidding -----------------------------------------------------------------------------


def start_drawn(table: Table, who: i64, card: i64) -> None:
    """WS-24  A start card is turned up."""
    tell_of_start_card(table, "start.drawn", who, card, "WS-24")


def artefact_kept(table: Table, who: i64, card: i64) -> None:
    """WS-25  The knight bears this Artefact."""
    tell_of_start_card(table, "artefact.kept", who, card, "WS-25")


def start_put_aside(table: Table, who: i64, card: i64) -> None:
    """WS-26  A start card takes no part in the fight."""
    tell_of_start_card(table, "start.put_aside", who, card, "WS-26")


def hand_dealt(table: Table, who: i64) -> None:
    """WS-32  Eight cards, for the eyes of who commands the knight."""
    if table.watched:
        table.tell("hand.dealt", of_hand(table, who), "WS-32", only(table.knights[who].seat))


def of_hand(table: Table, who: i64) -> Facts:
    return {"knight": table.title_of(who), "cards": named(table, table.knights[who].hand)}


def tactic_chosen(table: Table, who: i64) -> None:
    """WS-33, WS-155  The choice is secret until all have chosen."""
    if table.watched:
        seat = table.knights[who].seat
        table.tell("tactic.chosen", of_tactic(table, who), "WS-33", only(seat))


def tactics_revealed(table: Table) -> None:
    """WS-33  All choices at once."""
    if table.watched:
        for who in range(table.rules.knights):
            table.tell("tactic.revealed", of_tactic(table, who), "WS-33")


def of_tactic(table: Table, who: i64) -> Facts:
    return {"knight": table.title_of(who), "tactic": TACTIC_WORDS[table.knights[who].tactic]}


def hands_redealt(table: Table) -> None:
    """WS-35  Nobody held a start number."""
    if table.watched:
        table.tell("hands.redealt", {}, "WS-35")


def bid_made(table: Table, who: i64, kind: i64) -> None:
    """WS-37  The number of a card is named."""
    if table.watched:
        table.tell("bid.made", of_number(table, who, kind), "WS-37")


def bid_passed(table: Table, who: i64) -> None:
    """WS-40  A side names no further number."""
    tell_of_knight(table, "bid.passed", who, "WS-40")


def bid_won(table: Table, who: i64) -> None:
    """WS-41  Who opens, and with which card."""
    if table.watched:
        table.tell("bid.won", of_number(table, who, table.opening), "WS-41")


def of_number(table: Table, who: i64, kind: i64) -> Facts:
    cards = table.cards
    return {"knight": table.title_of(who), "number": cards.starter[kind], "card": cards.ids[kind]}


# Turn and Actions -------------------------------------------------------------------------------


def turn_began(table: Table, who: i64) -> None:
    """WS-45, WS-145  With so many Actions; none for who pays for a defensive movement."""
    if table.watched:
        title, actions = table.title_of(who), table.allowance()
        facts: Facts = {"knight": title, "turn": table.turn_number, "actions": actions}
        table.tell("turn.began", facts, "WS-145" if table.rests else "WS-45")


def actions_gained(table: Table, count: i64) -> None:
    """WS-46  The attacker has more Actions in this turn."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(table.attacker), "count": count}
        table.tell("actions.gained", facts, "WS-46")


def card_discarded(table: Table, who: i64, kind: i64) -> None:
    """WS-55  A card of the hand goes to the discard pile."""
    tell_of_card(table, "card.discarded", who, kind, "WS-55")


def tactic_changed(table: Table, who: i64) -> None:
    """WS-56  The Tactic marker lies on the other ability now."""
    if table.watched:
        table.tell("tactic.changed", of_tactic(table, who), "WS-56")


def card_played(table: Table, kind: i64) -> None:
    """WS-59  A card that needs no opponent."""
    tell_of_card(table, "card.played", table.attacker, kind, "WS-59")


def card_aimed(table: Table, kind: i64) -> None:
    """WS-59  A card against an opponent."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(table.attacker),
            "card": table.cards.ids[kind],
            "target": table.title_of(table.target),
            "sort": KIND_WORDS[table.cards.kind[kind]],
        }
        table.tell("card.aimed", facts, "WS-59")


# Attack and defence -----------------------------------------------------------------------------


def attack_made(table: Table, who: i64, kind: i64) -> None:
    """WS-62, WS-99  The attack with the parts of its number, and which of all laid it is."""
    if table.watched:
        ability, printed = table.tactic_value(who), table.card_value(who, kind)
        facts: Facts = {
            "knight": table.title_of(who),
            "target": table.title_of(table.target),
            "card": table.cards.ids[kind],
            "number": table.combat_number,
            "ability": ability,
            "printed": printed,
            "plus": table.combat_number - ability - printed,
            "at": table.at + 1,
            "of": len(table.laid),
        }
        table.tell("attack.made", facts, "WS-62")


def boost_laid(table: Table, who: i64, kind: i64) -> None:
    """WS-63  A card that makes the guard to follow stronger."""
    tell_of_card(table, "boost.laid", who, kind, "WS-63")


def guard_played(table: Table, who: i64, kind: i64, number: i64, boost: i64) -> None:
    """WS-67  A guard with the parts of its number."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(who),
            "card": table.cards.ids[kind],
            "number": number,
            "against": table.combat_number,
            "ability": table.tactic_value(who),
            "printed": table.card_value(who, kind),
            "boost": boost,
            "minus": table.knights[who].guard_minus,
        }
        table.tell("guard.played", facts, "WS-67")


def defence_none(table: Table, who: i64) -> None:
    """WS-63, WS-68  The blow is taken: because there is no defence, or by the house rule."""
    if table.watched:
        why = "let" if table.rules.free_hits else "unable"
        table.tell("defence.none", {"knight": table.title_of(who), "why": why}, "WS-68")


def fatigue_paid(table: Table, who: i64, cost: i64, more: i64, why: str) -> None:
    """WS-72  Told before it is paid. Nobody pays more than he has; the rest is forfeited."""
    if table.watched:
        fatigue = table.knights[who].fatigue
        left = at_least(fatigue - cost, 0)
        facts: Facts = {
            "knight": table.title_of(who),
            "points": fatigue - left,
            "left": left,
            "why": why,
            "cost": cost,
            "lacking": cost - fatigue + left,
            "more": more,
        }
        table.tell("fatigue.paid", facts, "WS-72")


def knight_hit(table: Table, who: i64, why: str) -> None:
    """WS-74  The hit, what it gives back, and what it means for one who is shaken now."""
    if table.watched:
        hits, most = table.knights[who].hits, table.cards.hits[table.knights[who].health]
        facts: Facts = {"knight": table.title_of(who), "hits": hits, "why": why, "most": most}
        table.tell("knight.hit", facts, "WS-74")
        if hits < most:
            fatigue_restored(table, who)
        if table.is_shaken(who):
            knight_shaken(table, who)


def fatigue_restored(table: Table, who: i64) -> None:
    """WS-74  The fatigue marker is at Start again."""
    facts: Facts = {"knight": table.title_of(who), "left": table.knights[who].fatigue}
    table.tell("fatigue.restored", facts, "WS-74")


def fatigue_regained(table: Table, who: i64, points: i64) -> None:
    """WS-75  So many points come back."""
    if table.watched:
        left = table.knights[who].fatigue
        facts: Facts = {"knight": table.title_of(who), "points": points, "left": left}
        table.tell("fatigue.regained", facts, "WS-75")


def knight_beaten(table: Table, who: i64, reason: str) -> None:
    """WS-77, WS-116  He leaves the fight, and everybody sees the hand he leaves."""
    if table.watched:
        rule = "WS-77" if reason == "beaten" else "WS-116"
        table.tell("knight.beaten", of_hand(table, who), rule)


def manoeuvre_played(table: Table, who: i64, kind: i64) -> None:
    """WS-83  An attack is evaded."""
    tell_of_card(table, "manoeuvre.played", who, kind, "WS-83")


def strike_made(table: Table, answer: i64, opponent: i64) -> None:
    """WS-89  An attack without a cut name, and what answers it."""
    if table.watched:
        title, target = table.title_of(table.attacker), table.title_of(opponent)
        facts: Facts = {"knight": title, "target": target, "answer": STRIKE_WORDS[answer]}
        table.tell("strike.made", facts, "WS-89")


def guard_shown(table: Table, who: i64, kind: i64) -> None:
    """WS-89  Against a strike a guard has no number."""
    tell_of_card(table, "guard.shown", who, kind, "WS-89")


def block_played(table: Table, who: i64, kind: i64) -> None:
    """WS-90  A cut is stopped without comparison."""
    tell_of_card(table, "block.played", who, kind, "WS-90")


def chivalry_compared(table: Table, who: i64, opponent: i64, mine: i64, theirs: i64) -> None:
    """WS-93  Who has more Chivalry."""
    if table.watched:
        title, target = table.title_of(who), table.title_of(opponent)
        facts: Facts = {"knight": title, "target": target, "chivalry": mine, "against": theirs}
        table.tell("chivalry.compared", facts, "WS-93")


def improvement_played(table: Table, kind: i64) -> None:
    """WS-94  A card that stays beside its knight."""
    tell_of_card(table, "improvement.played", table.attacker, kind, "WS-94")


def abilities_changed(table: Table, who: i64, kind: i64) -> None:
    """WS-94  Which abilities an Improvement changed, and what they are now."""
    if table.watched:
        cards = table.cards
        ability_changed(table, who, "strength", cards.strength[kind], table.strength_of(who))
        ability_changed(table, who, "technique", cards.technique[kind], table.technique_of(who))
        ability_changed(table, who, "chivalry", cards.chivalry[kind], table.chivalry_of(who))
        ability_changed(table, who, "endurance", cards.endurance[kind], table.endurance_of(who))


def ability_changed(table: Table, who: i64, ability: str, change: i64, value: i64) -> None:
    if change != 0:
        facts: Facts = {"knight": table.title_of(who), "ability": ability, "value": value}
        table.tell("ability.changed", facts, "WS-94")


def attack_raised(table: Table, plus: i64) -> None:
    """WS-96  The attacker's next Combat card counts more."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(table.attacker), "plus": plus}
        table.tell("attack.raised", facts, "WS-96")


def guards_barred(table: Table, guard: i64) -> None:
    """WS-96  The attacker's next Combat card cannot be answered by guards of this type."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(table.attacker), "guard": GUARD_WORDS[guard]}
        table.tell("guards.barred", facts, "WS-96")


def shields_banned(table: Table, who: i64) -> None:
    """WS-96  No shield guard in this turn."""
    tell_of_knight(table, "shields.banned", who, "WS-96")


def manoeuvres_banned(table: Table, who: i64) -> None:
    """WS-96  No Manoeuvre in this turn."""
    tell_of_knight(table, "manoeuvres.banned", who, "WS-96")


def guards_lowered(table: Table, who: i64, minus: i64) -> None:
    """WS-96  Guards count less in this turn."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(who), "minus": minus}
        table.tell("guards.lowered", facts, "WS-96")


def combination_laid(table: Table, kind: i64, cost: i64) -> None:
    """WS-99  One more card of a Combination, and what it will cost."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(table.attacker),
            "card": table.cards.ids[kind],
            "count": len(table.laid),
            "cost": cost + table.surcharge(table.attacker),
        }
        table.tell("combination.laid", facts, "WS-99")


def combination_played(table: Table) -> None:
    """WS-99  All its cards, and none needs an opponent."""
    if table.watched:
        cards = named(table, table.laid)
        facts: Facts = {"knight": table.title_of(table.attacker), "cards": cards}
        table.tell("combination.played", facts, "WS-99")


def combination_aimed(table: Table) -> None:
    """WS-99, WS-101  All its cards, against one opponent."""
    if table.watched:
        title, target = table.title_of(table.attacker), table.title_of(table.target)
        facts: Facts = {"knight": title, "cards": named(table, table.laid), "target": target}
        table.tell("combination.aimed", facts, "WS-99")


def knight_shaken(table: Table, who: i64) -> None:
    """WS-103  Every deed costs him more from now on."""
    facts: Facts = {"knight": table.title_of(who), "more": table.surcharge(who)}
    table.tell("knight.shaken", facts, "WS-103")


def grande_pass_made(table: Table, who: i64) -> None:
    """WS-107  Told before the hand is discarded."""
    if table.watched:
        table.tell("grande_pass.made", of_hand(table, who), "WS-107")


# End of the turn and of the fight ---------------------------------------------------------------


def turn_ended(table: Table, who: i64) -> None:
    """WS-108  Hands are filled next."""
    tell_of_knight(table, "turn.ended", who, "WS-108")


def cards_drawn(table: Table, who: i64, drawn: vec[i64]) -> None:
    """WS-108, WS-154  Only who commands the knight sees which cards they are."""
    if table.watched and len(drawn) > 0:
        seat = table.knights[who].seat
        title, count = table.title_of(who), len(drawn)
        mine: Facts = {"knight": title, "cards": named(table, drawn), "count": count}
        table.tell("cards.drawn", mine, "WS-108", only(seat))
        others: Facts = {"knight": title, "count": count}
        table.tell("cards.taken", others, "WS-108", ~only(seat))


def discards_shuffled(table: Table, count: i64) -> None:
    """WS-110  The discard pile is the new draw pile."""
    if table.watched:
        table.tell("discards.shuffled", {"count": count}, "WS-110")


def fight_won(table: Table, team: i64) -> None:
    """WS-113  Who won, how, and with how many hits against how many."""
    if table.watched:
        first = table.rules.first_of(team)
        winners = range(first, first + table.rules.size_of(team))
        facts: Facts = {
            "team": "X" if team == 0 else "Y",
            "winners": tuple([table.title_of(who) for who in winners]),
            "why": table.reason,
            "hits": table.hits_taken(1 - team),
            "against": table.hits_taken(team),
        }
        table.tell("fight.won", facts, "WS-113")


def fight_drawn(table: Table) -> None:
    """WS-114  So many turns were not enough."""
    if table.watched:
        facts: Facts = {
            "turns": table.turn_number,
            "hits": table.hits_taken(1),
            "against": table.hits_taken(0),
        }
        table.tell("fight.drawn", facts, "WS-114")


def stand_off_reached(table: Table) -> None:
    """WS-115  Nobody did anything in his last turn."""
    if table.watched:
        table.tell("stand_off.reached", {}, "WS-115")


def seat_gave_up(table: Table, seat: i64) -> None:
    """WS-116  A participant leaves, with all his knights."""
    if table.watched:
        mine = [who for who in range(len(table.knights)) if table.knights[who].seat == seat]
        knights = tuple([table.name_of(who) for who in mine])
        table.tell("seat.gave_up", {"seat": seat + 1, "knights": knights}, "WS-116")


def hand_looked_at(table: Table, who: i64, opponent: i64) -> None:
    """WS-156  Everybody sees who looks, and he alone sees the cards."""
    if table.watched:
        target = table.title_of(opponent)
        table.tell("hand.looked_at", {"knight": table.title_of(who), "target": target}, "WS-156")
        seen: Facts = {"target": target, "cards": named(table, table.knights[opponent].hand)}
        table.tell("hand.seen", seen, "WS-156", only(table.knights[who].seat))


def card_chosen_away(table: Table, who: i64, kind: i64) -> None:
    """WS-156  A card of a hand looked at is discarded for all to see."""
    tell_of_card(table, "card.chosen_away", who, kind, "WS-156")


def cards_lost(table: Table, who: i64, lost: vec[i64]) -> None:
    """WS-157, WS-158  Random cards of a hand are discarded."""
    if table.watched and len(lost) > 0:
        cards = named(table, lost)
        facts: Facts = {"knight": table.title_of(who), "cards": cards, "count": len(lost)}
        table.tell("cards.lost", facts, "WS-158")
