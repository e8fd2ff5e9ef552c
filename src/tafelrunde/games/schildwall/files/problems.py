"""All that can be wrong with a written position of Schildwall, each as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.kernel import Options
from tafelrunde.kernel.bits import bit

from ..rules import tally, tasks
from ..rules.absent import PATIENCE
from ..rules.printed import HAIL, IDS, NOTHING, Army, is_fylgdar
from ..rules.questions import must_ask
from ..rules.table import HAND_SIZE, SIDE_WORDS, Table
from .positions import PILES, REASONS, REST, army_names, named_cards, read_state

FIELDS = {
    "red_team",
    "battle",
    "fight",
    "asked",
    "clear_sky",
    "armies",
    "results",
    "given_up",
    "late",
    "seed",
    "dice",
}
ARMY_FIELDS = {*PILES, "attack", "against", "support", "supports"}
ASKED = {"step", "army"}
ASKED_AGAIN = {"again", "replies"}
HEX = set("0123456789abcdef")


def state_problems(written: Mapping[str, Any], options: Options, army: Army) -> list[str]:
    """First the form, then the cards, then whether the rules can have led there."""
    names = army_names(int(options["n"]))
    found = [*form_problems(written, names)]
    if not found:
        found = [*card_problems(written["armies"], army)]
    if not found and written["asked"] is not None:
        table = read_state(written, options, army)
        found = [*aim_problems(written["armies"], table)] or [*table_problems(table)]
    return found


# The form ---------------------------------------------------------------------------------


def form_problems(written: Mapping[str, Any], names: list[str]) -> Iterator[str]:
    for field in sorted(set(written) - FIELDS):
        yield f"{field}: no such field, expected {', '.join(sorted(FIELDS))}"
    for field in ("battle", "fight", "seed"):
        if not is_count(written.get(field, 0)):
            yield f"{field}: expected a whole number from 0 on"
    if written.get("red_team", 0) not in (0, 1):
        yield "red_team: expected 0 or 1"
    sky = written.get("clear_sky", [])
    if not isinstance(sky, bool) and not are_names(sky, names):
        yield f"clear_sky: expected a list of armies out of {', '.join(names)}"
    dice = written.get("dice", "0" * 32)
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"
    yield from asked_problems(written.get("asked", 0), names)
    yield from list_problems(written, names)
    armies = written.get("armies")
    if not isinstance(armies, Mapping) or set(armies) != set(names):
        yield f"armies: expected an object with {', '.join(names)}"
        return
    for name in names:
        yield from army_problems(name, armies[name], names)


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**62


def asked_problems(asked: object, names: list[str]) -> Iterator[str]:
    steps = tasks.NAMES[: tasks.LAST_QUESTION + 1]
    if asked is None:
        return
    if not isinstance(asked, Mapping) or not ASKED <= set(asked) <= ASKED | ASKED_AGAIN:
        yield "asked: expected null (the game is over) or an object with step and army"
        return
    if asked["step"] not in steps:
        yield f"asked: step is one of {', '.join(steps)}, not {asked['step']!r}"
    if asked["army"] not in names:
        yield f"asked: army is one of {', '.join(names)}, not {asked['army']!r}"
    if not isinstance(asked.get("again", False), bool):
        yield "asked: again is true or false (SH-22)"
    if not are_names(asked.get("replies", []), names):
        yield f"asked: replies is a list of armies out of {', '.join(names)} (SH-22)"


def are_names(found: object, names: list[str]) -> bool:
    """Whether this is a list of armies, none of them twice."""
    return (
        isinstance(found, list)
        and all(name in names for name in found)
        and len(set(found)) == len(found)
    )


def list_problems(written: Mapping[str, Any], names: list[str]) -> Iterator[str]:
    if not are_names(written.get("given_up", []), names):
        yield f"given_up: expected a list of armies out of {', '.join(names)}"
    late = written.get("late", {})
    if not isinstance(late, Mapping) or not all(
        name in names and is_count(times) and times <= tally.MOST for name, times in late.items()
    ):
        yield "late: expected an object of armies and their time-outs in a row"
    results = written.get("results", [])
    if not isinstance(results, list) or not all(is_result(result) for result in results):
        yield (
            "results: expected a list of objects with winner (red, blue, nobody), "
            f"reason ({', '.join(REASONS)}) and fights"
        )
    elif written.get("asked", 0) is None and not results:
        yield "results: a game that is over has at least one"


def is_result(result: object) -> bool:
    return (
        isinstance(result, Mapping)
        and {"winner", "reason", "fights"}
        <= set(result)
        <= {"winner", "reason", "fights", "red_team"}
        and result["winner"] in SIDE_WORDS.values()
        and result["reason"] in REASONS
        and is_count(result["fights"])
        and result.get("red_team", 0) in (0, 1)
    )


def army_problems(name: str, army: object, names: list[str]) -> Iterator[str]:
    if not isinstance(army, Mapping) or "hand" not in army:
        yield f"army {name}: expected an object with at least a hand"
        return
    for field in sorted(set(army) - ARMY_FIELDS):
        yield f"army {name}: no such field as {field!r}, expected {', '.join(sorted(ARMY_FIELDS))}"
    for pile in PILES:
        cards = army.get(pile, [])
        if cards == REST and pile != "hand":
            continue
        if not isinstance(cards, list):
            yield f'army {name}, {pile}: expected a list of cards or "rest"'
            continue
        for card in cards:
            if card not in IDS:
                yield f"army {name}, {pile}: no card {card!r}, expected one of {', '.join(IDS)}"
    for place in ("attack", "support"):
        if place in army and army[place] not in IDS:
            yield f"army {name}, {place}: no card {army[place]!r}"
    for pointer in ("against", "supports"):
        if pointer in army and army[pointer] not in names:
            yield f"army {name}, {pointer}: expected one of {', '.join(names)}"
    if sum(army.get(pile, REST if pile == "ready" else []) == REST for pile in PILES) > 1:
        yield f'army {name}: only one pile can be the "rest"; a ready pile left out is the rest'


# The cards --------------------------------------------------------------------------------


def card_problems(armies: Mapping[str, Any], army: Army) -> Iterator[str]:
    """SH-83  Every army has all its cards, each exactly once."""
    copies = {IDS[kind]: tally.of(army.copies, kind) for kind in range(len(IDS))}
    size = sum(copies.values())
    for name, written in armies.items():
        cards = Counter(named_cards(written))
        has_rest = any(written.get(p, REST if p == "ready" else []) == REST for p in PILES)
        count = sum(cards.values())
        if count > size or (count < size and not has_rest):
            yield f"army {name} has {count} cards, expected {size} (SH-1)"
        for card, expected in copies.items():
            if cards[card] > expected or (cards[card] < expected and not has_rest):
                yield f"army {name} has {cards[card]} times {card}, expected {expected} (SH-1)"


# The rules --------------------------------------------------------------------------------


def aim_problems(armies: Mapping[str, Any], table: Table) -> Iterator[str]:
    """SH-64, SH-65  A defender answers an attacker, a support lies beside a card of its side."""
    names = army_names(table.n)
    sides = (names[: table.n], names[table.n :])
    attackers = sides[table.side_in_role(tasks.ATTACKERS)]
    for name, army in armies.items():
        own = sides[table.side_of(names.index(name))]
        against = army.get("against", attackers[0] if table.n == 1 else "nobody")
        if "attack" in army and own != attackers and against not in attackers:
            yield f"army {name}, against: expected an attacker, not {against} (SH-64)"
        if army.get("supports", name) not in own:
            yield f"army {name}, supports: expected its own side, not {army['supports']} (SH-65)"


def table_problems(table: Table) -> Iterator[str]:
    """Whether a fight can stand like this."""
    if table.clear_sky and not table.rules.hail_returns:
        yield "clear_sky: only with the option hail_returns (SH-53)"
    yield from speaker_problems(table)
    yield from reply_problems(table)
    yield from absence_problems(table)
    for who in range(2 * table.n):
        yield from hand_problems(table, who)
        yield from laid_problems(table, who)
    yield from lane_problems(table)
    fallen = {side: khans_fallen(table, side) for side in (0, 1)}
    if (fallen[0] == table.n) != (fallen[1] == table.n):
        yield "all Khans of one side are buried, so the battle is over (SH-40, SH-69)"


def khans_fallen(table: Table, side: int) -> int:
    first = table.first_of(side)
    return sum(table.warlords[who].khan_is_buried() for who in range(first, first + table.n))


def speaker_problems(table: Table) -> Iterator[str]:
    """SH-17, SH-18  The army asked has the role of the step and something to be asked for."""
    role = tasks.DEFENDERS if table.step == tasks.DEFEND else tasks.ATTACKERS
    name = table.name_of(table.speaker)
    side = table.side_of(table.speaker)
    has_role = table.step in (tasks.ATTACK, tasks.HAIL_1, tasks.DEFEND)
    if has_role and table.side_in_role(role) != side:
        wanted = "a defender" if table.step == tasks.DEFEND else "an attacker"
        yield f"asked: in fight {table.fight} {name} is not {wanted} (SH-13, SH-16)"
    elif not must_ask(table, table.step, table.speaker):
        yield f"asked: {name} holds nothing for which {tasks.NAMES[table.step]} is asked (SH-18)"


def reply_problems(table: Table) -> Iterator[str]:
    """SH-22  Only whoever declined is asked again, and only by that option."""
    if not table.replying and not table.replies:
        return
    if not table.rules.supports_are_answered:
        yield "asked: again and replies only with the option support_order = reply (SH-22)"
        return
    if table.step != tasks.SUPPORT:
        yield "asked: again and replies only where a support is asked for (SH-22)"
    waiting = [who for who in range(2 * table.n) if table.replies & bit(who)]
    for who in [*waiting, *([table.speaker] if table.replying else [])]:
        if table.warlords[who].support != NOTHING:
            yield f"asked: {table.name_of(who)} has laid a support and is not asked again (SH-22)"
        side = table.first_of(1 - table.side_of(who))
        if all(foe.support == NOTHING for foe in table.warlords[side : side + table.n]):
            yield f"asked: {table.name_of(who)} has no support to answer (SH-22)"


def absence_problems(table: Table) -> Iterator[str]:
    """SH-80, SH-81  Who is late too often has lost, who resigned is not asked."""
    for who in range(2 * table.n):
        if tally.of(table.late, who) >= PATIENCE:
            times, name = tally.of(table.late, who), table.name_of(who)
            yield f"late: {name} ran out of time {times} times, so the battle is over (SH-80)"
    if table.has_given_up(table.speaker):
        name = table.name_of(table.speaker)
        yield f"asked: {name} has resigned and is not asked any more (SH-81)"


def hand_problems(table: Table, who: int) -> Iterator[str]:
    """SH-84  Hands are full, unless both piles are empty."""
    warlord, name = table.warlords[who], table.name_of(who)
    laid = (warlord.card != NOTHING) + (warlord.support != NOTHING)
    held = tally.total(warlord.hand) + laid
    if held > HAND_SIZE:
        yield f"army {name} has {held} cards in hand and laid, expected at most {HAND_SIZE} (SH-12)"
    if held < HAND_SIZE and (warlord.left or warlord.reserve):
        yield f"army {name} holds and laid {held} cards although its piles are not empty (SH-38)"
    if warlord.left == 0 and warlord.reserve:
        yield f"army {name} has an empty ready pile beside a reserve pile (SH-37)"
    if warlord.card == NOTHING and not warlord.has_attack_card():
        yield f"army {name} has no card it can play, so the battle is over (SH-44)"
    if warlord.card == HAIL:
        yield f"army {name}: the hail is no attack card (SH-3)"


def laid_problems(table: Table, who: int) -> Iterator[str]:
    """SH-17, SH-63  Who has spoken has laid a card, who has not has none."""
    warlord, name = table.warlords[who], table.name_of(who)
    is_attacker = table.side_of(who) == table.side_in_role(tasks.ATTACKERS)
    step = tasks.ATTACK if is_attacker else tasks.DEFEND
    if has_spoken(table, step, who) != (warlord.card != NOTHING):
        wanted = "an attack card" if has_spoken(table, step, who) else "no attack card yet"
        yield f"army {name}: expected {wanted} on the table in this step (SH-17)"
    if warlord.support == NOTHING:
        return
    if not is_fylgdar(warlord.support):
        yield f"army {name}: only a Fylgdar can support (SH-20)"
    if not has_spoken(table, tasks.SUPPORT, who):
        yield f"army {name}: no support can lie there in this step (SH-17)"


def has_spoken(table: Table, step: int, who: int) -> bool:
    """Whether this player's turn to answer in a step of the fight is over."""
    course = range(table.course_start, len(table.agenda))
    place = next(at for at in course if is_question(table, at, step, who))
    return place > table.tasks or (place == table.tasks and table.speaker != who)


def is_question(table: Table, at: int, step: int, who: int) -> bool:
    task = table.agenda[at]
    return tasks.step_in(task) == step and tasks.speaker_in(task) == who


def lane_problems(table: Table) -> Iterator[str]:
    """SH-64, SH-65  Each attack card is answered once and supported at most once."""
    defenders = table.side_in_role(tasks.DEFENDERS)
    for side in (0, 1):
        members = table.warlords[table.first_of(side) : table.first_of(side) + table.n]
        lanes = [warlord.lane for warlord in members if warlord.card != NOTHING]
        if side == defenders and len(set(lanes)) < len(lanes):
            yield "two defenders answer the same attack card (SH-64)"
        supported = [warlord.supported for warlord in members if warlord.support != NOTHING]
        if len(set(supported)) < len(supported):
            yield "an attack card is supported twice (SH-65)"
