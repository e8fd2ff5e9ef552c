"""WS-22 to WS-33, WS-118, WS-119, WS-125 to WS-131  Set-up: start cards, board, hands, Tactics."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, melee_events, tasks
from .board import CENTRE, knight_at
from .moves import CHOOSE_TECHNIQUE, KEEP, column_in, index_in, place_at
from .piles import fill_up, shuffled
from .printed import ARTEFACT, EMPTY, HEALTH, KNIGHT, NOTHING
from .table import HAND_SIZE, STRENGTH, TECHNIQUE, Deck, Knight, Table


def lay_out(table: Table) -> None:
    """WS-23  Decks and knights without cards, and the order of the set-up on the agenda."""
    rules = table.rules
    for _ in range(2 if rules.own_decks else 1):
        start = shuffled(table.cards.start, table.dice)
        table.decks.append(Deck(start, shuffled(table.cards.deck, table.dice)))
    for who in range(rules.knights):
        table.knights.append(commanded(table, who))
    table.plan(tasks.FIRST_TURN)
    table.plan(tasks.BIDDING)
    table.plan(tasks.STARTER_CHECK)
    table.plan(tasks.TACTICS)
    table.plan(tasks.DEAL)
    if rules.melee:
        table.plan(tasks.PLACEMENT)
    dealers = rules.team_of_seat(table.dealer)
    plan_start_cards(table, dealers)
    plan_start_cards(table, 1 - dealers)  # WS-24, WS-125: the side left of the dealer is first


def commanded(table: Table, who: i64) -> Knight:
    """WS-2  Seats take turns in commanding the knights of their team."""
    rules = table.rules
    team: i64 = 0 if who < rules.first_team else 1
    first_seat: i64 = 0 if team == 0 else rules.first_seats
    seats = rules.first_seats if team == 0 else rules.seats - rules.first_seats
    return Knight(team, first_seat + (who - rules.first_of(team)) % seats)


def plan_start_cards(table: Table, team: i64) -> None:
    """WS-125  The knights of a team draw one after the other; the last task is done first."""
    who = table.rules.first_of(team) + table.rules.size_of(team) - 1
    while who >= table.rules.first_of(team):
        table.plan(tasks.task(tasks.START_CARDS, who))
        who -= 1


# Start cards ------------------------------------------------------------------------------------


def draw_start_cards(table: Table, who: i64) -> None:
    """WS-24 to WS-27  Draw until Knight and Health are owned; an Artefact is a question."""
    knight = table.knights[who]
    while knight.knight < 0 or knight.health < 0:
        card = next_start_card(table, who)
        events.start_drawn(table, who, card)
        kind = table.cards.kind[card]
        if kind == KNIGHT and knight.knight < 0 and not is_owned(table, card):
            knight.knight = card
        elif kind == HEALTH and knight.health < 0:
            knight.health = card
            knight.fatigue = table.cards.track[card]  # WS-31
        elif kind == ARTEFACT and knight.artefact < 0 and may_carry(table, who, card):
            table.offered = card
            table.plan(tasks.task(tasks.START_CARDS, who))
            table.ask(tasks.ARTEFACT_QUESTION, who)
            return
        else:
            put_aside(table, who, card)


def next_start_card(table: Table, who: i64) -> i64:
    """WS-29  The top start card; what was put aside is shuffled when none is left."""
    deck = table.deck_of(who)
    if deck.start_left == 0:
        deck.start = shuffled(deck.aside, table.dice)
        deck.start_left = len(deck.start)
        deck.aside = EMPTY
    deck.start_left -= 1
    return deck.start[deck.start_left]


def is_owned(table: Table, card: i64) -> bool:
    """WS-118, WS-127  No Knight fights twice."""
    return any(knight.knight == card for knight in table.knights)


def may_carry(table: Table, who: i64, card: i64) -> bool:
    """WS-119, WS-122, WS-127  The limits of Unique Artefacts, where decks are owned."""
    if table.cards.unique[card] == 0 or not table.rules.own_decks:
        return True
    mine = table.knights[who]
    for knight in table.knights:
        if knight.artefact < 0:
            continue
        if knight.team != mine.team and knight.artefact == card:
            return False
        if knight.team == mine.team and table.cards.unique[knight.artefact] == 1:
            return False
    return True


def put_aside(table: Table, who: i64, card: i64) -> None:
    """WS-26, WS-30  The card takes no part in the fight."""
    deck = table.deck_of(who)
    deck.aside = append(deck.aside, card)
    events.start_put_aside(table, who, card)


def answer_artefact(table: Table, action: i64) -> None:
    """WS-25  Keep the Artefact or decline it; a later one may still be kept."""
    who, card = table.speaker, table.offered
    table.offered = NOTHING
    if action != KEEP:
        put_aside(table, who, card)
        return
    table.knights[who].artefact = card
    events.artefact_kept(table, who, card)


# The board --------------------------------------------------------------------------------------


def go_on_placing(table: Table) -> None:
    """WS-129 to WS-131  Place the next knight; ask only where there is a choice."""
    if table.team_a < 0:
        first = first_to_stand(table)
        table.team_a = table.knights[first].team
        place(table, first, CENTRE)
    while True:
        team = team_to_place(table)
        if team < 0:
            fix_order(table)
            return
        found = placements(table, team)
        if len(found) > 1:
            table.plan(tasks.PLACEMENT)
            table.ask(tasks.PLACE_QUESTION, table.rules.first_of(team))
            return
        answer_placement(table, team, found[0])


def first_to_stand(table: Table) -> i64:
    """WS-129  A Unique bearer, else the lowest Chivalry; ties by Chivalry, then card number."""
    best: i64 = NOTHING
    for who in range(table.rules.knights):
        if best < 0 or stands_before(table, who, best):
            best = who
    return best


def stands_before(table: Table, who: i64, other: i64) -> bool:
    mine, theirs = bears_unique(table, who), bears_unique(table, other)
    if mine != theirs:
        return mine
    chivalry, other_chivalry = table.chivalry_of(who), table.chivalry_of(other)
    if chivalry != other_chivalry:
        return chivalry < other_chivalry
    number = table.cards.number
    return number[table.knights[who].knight] < number[table.knights[other].knight]


def bears_unique(table: Table, who: i64) -> bool:
    artefact = table.knights[who].artefact
    return artefact >= 0 and table.cards.unique[artefact] == 1


def unplaced(table: Table, team: i64) -> i64:
    """How many knights of a team are still to be placed."""
    count: i64 = 0
    for knight in table.knights:
        if knight.team == team and knight.slot < 0:
            count += 1
    return count


def team_to_place(table: Table) -> i64:
    """WS-130  A2, B2, a wing of A, the wing of B opposite, the last pair; NOTHING when done."""
    a = table.team_a
    b = 1 - a
    if knight_at(table, b, CENTRE) < 0:
        return b
    if unplaced(table, a) == 0:
        return b if unplaced(table, b) > 0 else NOTHING
    if unplaced(table, b) == 0 or faces_all(table):
        return a
    return b


def faces_all(table: Table) -> bool:
    """Every knight of A faces one of B, so it is A's turn to place."""
    placed_a = table.rules.size_of(table.team_a) - unplaced(table, table.team_a)
    placed_b = table.rules.size_of(1 - table.team_a) - unplaced(table, 1 - table.team_a)
    return placed_a == placed_b


def placements(table: Table, team: i64) -> vec[i64]:
    """WS-130, WS-131  Each knight still to be placed on each slot open to his team."""
    found = vec[i64]()
    first = table.rules.first_of(team)
    for column in range(3):
        if not is_open(table, team, column):
            continue
        for index in range(table.rules.size_of(team)):
            if table.knights[first + index].slot < 0:
                found = append(found, place_at(column, index))
    return found


def is_open(table: Table, team: i64, column: i64) -> bool:
    """WS-130, WS-131  Whether this team may place a knight on this column now."""
    a = table.team_a
    if knight_at(table, team, column) >= 0:
        return False
    if knight_at(table, 1 - a, CENTRE) < 0:
        return column == CENTRE
    if team == a or knight_at(table, a, column) >= 0:
        return True
    if unplaced(table, a) == 0:
        # A is the smaller team: B's last knight takes the free wing, but only when A is faced.
        return unfaced(table) == 0
    return table.rules.size_of(team) < table.rules.size_of(a)


def unfaced(table: Table) -> i64:
    """How many placed knights of A have nobody opposite."""
    count: i64 = 0
    for column in range(3):
        if knight_at(table, table.team_a, column) < 0:
            continue
        if knight_at(table, 1 - table.team_a, column) < 0:
            count += 1
    return count


def answer_placement(table: Table, team: i64, action: i64) -> None:
    place(table, table.rules.first_of(team) + index_in(action), column_in(action))


def place(table: Table, who: i64, column: i64) -> None:
    table.knights[who].slot = column
    melee_events.knight_placed(table, who)


def fix_order(table: Table) -> None:
    """WS-133  Clockwise round the board: A1, B1, B2, B3, A3, A2. It never changes."""
    a = table.team_a
    order = vec[i64]()
    for place_in_turn in range(6):
        team = a if place_in_turn == 0 or place_in_turn > 3 else 1 - a
        column = CLOCKWISE[place_in_turn]
        who = knight_at(table, team, column)
        if who >= 0:
            order = append(order, who)
    table.order = order


CLOCKWISE = vec[i64]([0, 0, 1, 2, 2, 1])


# Hands and Tactics ------------------------------------------------------------------------------


def deal_hands(table: Table) -> None:
    """WS-32  Eight cards to each knight, one at a time, beginning left of the dealer."""
    if not table.rules.melee:
        dealers = table.rules.team_of_seat(table.dealer)
        table.order = vec[i64]([1 - dealers, dealers])
    for _ in range(HAND_SIZE):
        for who in table.order:
            deal_one(table, who)
    for who in table.order:
        events.hand_dealt(table, who)


def deal_one(table: Table, who: i64) -> None:
    deck = table.deck_of(who)
    knight = table.knights[who]
    deck.left -= 1
    hand = append(knight.hand, deck.pile[deck.left])
    at: i64 = len(hand) - 1
    while at > 0 and hand[at - 1] > hand[at]:
        card = hand[at]
        hand[at] = hand[at - 1]
        hand[at - 1] = card
        at -= 1
    knight.hand = hand


def ask_tactics(table: Table) -> None:
    """WS-33  All choose at the same time; a seat answers for its knights one by one."""
    asked: i64 = 0
    for knight in table.knights:
        knight.tactic = NOTHING
        if table.gone & bit(knight.seat) != 0:
            knight.tactic = STRENGTH
        else:
            asked |= bit(knight.seat)
    table.question = tasks.TACTIC_QUESTION
    table.speaker = NOTHING
    table.choices = EMPTY
    table.asking = asked != 0
    table.asked = asked


def chooser_of(table: Table, seat: i64) -> i64:
    """The knight for whom this seat chooses a Tactic next, or NOTHING."""
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if knight.seat == seat and knight.tactic < 0:
            return who
    return NOTHING


def answer_tactic(table: Table, seat: i64, action: i64) -> bool:
    """WS-33, WS-155  Note a secret choice; True when all have chosen."""
    who = chooser_of(table, seat)
    knight = table.knights[who]
    knight.tactic = TECHNIQUE if action == CHOOSE_TECHNIQUE else STRENGTH
    events.tactic_chosen(table, who)
    if chooser_of(table, seat) < 0:
        table.asked &= ~bit(seat)
    return table.asked == 0


def reveal_tactics(table: Table) -> None:
    """WS-33  The choices are revealed together."""
    events.tactics_revealed(table)


def check_starters(table: Table) -> None:
    """WS-35, WS-126  Without any start number the hands go back and are dealt anew."""
    for knight in table.knights:
        for kind in knight.hand:
            if table.cards.starter[kind] > 0:
                return
    for knight in table.knights:
        knight.hand = vec[i64]()
        knight.known = EMPTY
        knight.lacks = EMPTY
    for deck in table.decks:
        deck.pile = shuffled(table.cards.deck, table.dice)
        deck.left = len(deck.pile)
    events.hands_redealt(table)
    table.plan(tasks.STARTER_CHECK)
    table.plan(tasks.TACTICS)
    table.plan(tasks.DEAL)


def refill_by_order(table: Table, after: i64) -> None:
    """WS-108, WS-138  All others draw in turn order, the attacker last."""
    count: i64 = len(table.order)
    at: i64 = 0
    while table.order[at] != after:
        at += 1
    for _ in range(count):
        at = at + 1 if at + 1 < count else 0
        if table.knights[table.order[at]].standing:
            fill_up(table, table.order[at])
