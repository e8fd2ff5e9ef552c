"""WS-153 to WS-156  What a seat knows, as numbers for learners: its own team first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.features import Feature
from tafelrunde.kernel.sheet import MOST, Sheet

from ..rules.lacking import count_in, last_answered
from ..rules.moves import FORMS
from ..rules.printed import NOTHING, SHIELD, SWORD
from ..rules.setup import chooser_of
from ..rules.table import TACTIC_WORDS, Knight, Rules, Table, known_kind
from ..rules.tasks import PEEK_QUESTION, QUESTION_WORDS, TACTIC_QUESTION

TEAMS: Final = ("me", "enemy")
COLUMNS: Final = 3
STRIKES: Final = 3
ASKS: Final = 11
TACTICS: Final = 2


def features_of(rules: Rules, kinds: int) -> list[Feature]:
    """What `observe` writes for these rules and so many kinds of Deck Card, in this order.

    The teams of a Mêlée may differ in size, so there is room for the larger one on both sides.
    """
    deck = "Deck Cards by kind"
    knights = [
        feature
        for team in TEAMS
        for number in range(largest_team(rules))
        for feature in knight_features(f"{team}_{number + 1}" if rules.melee else team, kinds)
    ]
    decks = [
        feature
        for name in (TEAMS if rules.own_decks else ("all",))
        for feature in (
            Feature(f"deck.{name}.left", 1, "cards in the draw pile", MOST),
            Feature(f"deck.{name}.discard", kinds, f"the discard pile: {deck}", MOST),
        )
    ]
    return [
        Feature("question", len(QUESTION_WORDS), "what I am asked; nothing if I am not"),
        Feature("turn", 1, "number of the turn", MOST),
        Feature("turns_left", 1, "turns until it is a draw, without weariness (WS-114)", MOST),
        Feature("actions_left", 1, "Actions the attacker has left (WS-46)", MOST),
        Feature("attack_number", 1, "the MCN of the attack being answered (WS-62)", MOST),
        Feature("strike", STRIKES, "a strike answered by a manoeuvre, a shield, a sword"),
        Feature("guards_barred", 2, "shields and swords may not answer it"),
        Feature("next_plus", 1, "what waits for the next Combat card (WS-96)", MOST),
        Feature("next_barred", 2, "guards it forbids: shields, swords"),
        Feature("bids", 2, "the start numbers named by my team and by the other", MOST),
        Feature("bids_passed", 2, "my team, the other team passed (WS-40)"),
        Feature("purpose", FORMS, "the form in which the cards on the table are used"),
        Feature("opening", kinds, "the opening card, while it is to be played (WS-42)"),
        Feature("laid", kinds, f"the attacker's cards on the table: {deck}", MOST),
        Feature("shown", kinds, "the defender's card on the table"),
        *decks,
        *knights,
    ]


def knight_features(name: str, kinds: int) -> list[Feature]:
    return [
        Feature(f"{name}.there", 1, "there is such a knight, and he stands"),
        Feature(f"{name}.mine", 1, "I command him"),
        Feature(f"{name}.asked", 1, "he is asked"),
        Feature(f"{name}.attacker", 1, "it is his turn"),
        Feature(f"{name}.target", 1, "he is the target"),
        Feature(f"{name}.abilities", 4, "Strength, Technique, Chivalry, Endurance now", MOST),
        Feature(f"{name}.tactic", len(TACTIC_WORDS), "his Tactic, if I may know it (WS-155)"),
        Feature(f"{name}.hits", 1, "hits taken", MOST),
        Feature(f"{name}.hits_left", 1, "hits that still beat him", MOST),
        Feature(f"{name}.fatigue", 1, "Fatigue Points left", MOST),
        Feature(f"{name}.passed", 1, "has made his Grande Pass (WS-107)"),
        Feature(f"{name}.spent", 1, "pays with his next turn (WS-145)"),
        Feature(f"{name}.idle", 1, "did nothing in his last turn (WS-115)"),
        Feature(f"{name}.column", COLUMNS, "his column in a Mêlée"),
        Feature(f"{name}.locked", 1, "is locked with somebody (WS-147)"),
        Feature(f"{name}.defences", 1, "cards used for defence in this turn", MOST),
        Feature(f"{name}.banned", 2, "may not use a shield, a manoeuvre in this turn"),
        Feature(f"{name}.guard_minus", 1, "what his guards have lost in this turn", MOST),
        Feature(f"{name}.cards", 1, "cards in his hand", MOST),
        Feature(f"{name}.hand", kinds, "his hand as far as I know it, by kind", MOST),
        Feature(f"{name}.not", kinds, "cards of his hand that are not this one (WS-63)", MOST),
    ]


def largest_team(rules: Rules) -> int:
    return max(rules.size_of(0), rules.size_of(1))


def observe(table: Table, seat: i64, sheet: Sheet) -> None:
    """Write what this seat knows."""
    rules = table.rules
    kinds = table.cards.deck_kinds
    team = rules.team_of_seat(seat)
    question: i64 = NOTHING
    if table.asked & bit(seat) != 0:
        question = table.question
    sheet.choice(question, ASKS)
    sheet.write(table.turn_number)
    turns_left: i64 = 0
    if not rules.weariness:
        turns_left = rules.last_turn() - table.turn_number
    sheet.write(turns_left)
    left: i64 = 0
    if table.attacker >= 0:
        left = table.allowance() - table.used
    sheet.write(left)
    sheet.write(table.combat_number)
    sheet.choice(table.strike, STRIKES)
    write_guards(table.guards_barred, sheet)
    sheet.write(table.plus)
    write_guards(table.barred, sheet)
    sheet.write(bid_of(table, team))
    sheet.write(bid_of(table, 1 - team))
    sheet.flag(table.bid_passed & bit(team) != 0)
    sheet.flag(table.bid_passed & bit(1 - team) != 0)
    sheet.choice(table.purpose, FORMS)
    sheet.choice(table.opening, kinds)
    at = table.at
    while at < len(table.laid):
        sheet.count(table.laid[at])
        at += 1
    sheet.skip(kinds)
    sheet.choice(table.shown, kinds)
    if rules.own_decks:
        write_deck(table, team, sheet)
        write_deck(table, 1 - team, sheet)
    else:
        write_deck(table, 0, sheet)
    write_team(table, team, seat, sheet)
    write_team(table, 1 - team, seat, sheet)


def write_guards(guards: i64, sheet: Sheet) -> None:
    sheet.flag(guards & bit(SHIELD) != 0)
    sheet.flag(guards & bit(SWORD) != 0)


def bid_of(table: Table, team: i64) -> i64:
    """WS-37  The start number a team has named, 0 for none."""
    if team >= len(table.bids) or table.bids[team] < 0:
        return 0
    return table.cards.starter[table.bids[team]]


def write_deck(table: Table, at: i64, sheet: Sheet) -> None:
    deck = table.decks[at]
    sheet.write(deck.left)
    for kind in deck.discard:
        sheet.count(kind)
    sheet.skip(table.cards.deck_kinds)


def write_team(table: Table, team: i64, seat: i64, sheet: Sheet) -> None:
    rules = table.rules
    first = rules.first_of(team)
    size = rules.size_of(team)
    at: i64 = 0
    while at < size:
        write_knight(table, first + at, seat, sheet)
        at += 1
    other = rules.size_of(1 - team)
    while at < other:  # room for the larger team
        sheet.skip(KNIGHT_FEATURES + 2 * table.cards.deck_kinds)
        at += 1


KNIGHT_FEATURES: Final[i64] = sum(feature.size for feature in knight_features("", 0))
"""How many numbers there are for a knight beside those of each kind of card."""


def write_knight(table: Table, who: i64, seat: i64, sheet: Sheet) -> None:
    """WS-153  What lies open beside a knight, and what is known of his hand."""
    knight = table.knights[who]
    mine = knight.seat == seat
    choosing = table.asked != 0 and table.question == TACTIC_QUESTION
    sheet.flag(knight.standing)
    sheet.flag(mine)
    sheet.flag(is_asked(table, who, seat, choosing))
    sheet.flag(table.attacker == who)
    sheet.flag(table.target == who)
    if knight.knight >= 0:
        sheet.write(table.strength_of(who))
        sheet.write(table.technique_of(who))
        sheet.write(table.chivalry_of(who))
        sheet.write(table.endurance_of(who))
    else:
        sheet.skip(4)
    if choosing and not mine:
        sheet.skip(TACTICS)
    else:
        sheet.choice(knight.tactic, TACTICS)
    sheet.write(knight.hits)
    if knight.health >= 0:
        sheet.write(table.cards.hits[knight.health] - knight.hits)
    else:
        sheet.skip(1)
    sheet.write(knight.fatigue)
    sheet.flag(knight.passed)
    sheet.flag(knight.spent)
    sheet.flag(knight.idle)
    sheet.choice(knight.slot, COLUMNS)
    sheet.flag(knight.partner >= 0)
    sheet.write(knight.defences)
    sheet.flag(knight.shield_banned)
    sheet.flag(knight.manoeuvre_banned)
    sheet.write(knight.guard_minus)
    sheet.write(len(knight.hand))
    write_hand(table, who, knight, seat, sheet)
    write_lacks(table, knight, sheet)


def is_asked(table: Table, who: i64, seat: i64, choosing: bool) -> bool:
    """Tactics are chosen in secret: of the others nobody knows who has still to choose."""
    if table.asked == 0:
        return False
    if choosing:
        return chooser_of(table, seat) == who
    return table.speaker == who


def write_hand(table: Table, who: i64, knight: Knight, seat: i64, sheet: Sheet) -> None:
    """WS-154, WS-156  The own hands, and one that is looked at; of others what was seen."""
    if knight.seat == seat or is_looked_at(table, who, seat):
        for kind in knight.hand:
            sheet.count(kind)
    else:
        for note in knight.known:
            if table.tells_whose(note, seat):
                sheet.mark(known_kind(note))
    sheet.skip(table.cards.deck_kinds)


def write_lacks(table: Table, knight: Knight, sheet: Sheet) -> None:
    """WS-63  For each kind of card, of how many in this hand it is told that they are not it."""
    if len(knight.lacks) == 0:
        sheet.skip(table.cards.deck_kinds)
        return
    kind: i64 = 0
    while kind < table.cards.deck_kinds:
        at = last_answered(table.cards, knight.lacks, kind)
        if at >= 0:
            sheet.write(count_in(knight.lacks[at]))
        else:
            sheet.write(0)
        kind += 1


def is_looked_at(table: Table, who: i64, seat: i64) -> bool:
    asked = table.asked & bit(seat) != 0
    return asked and table.question == PEEK_QUESTION and who == table.target
