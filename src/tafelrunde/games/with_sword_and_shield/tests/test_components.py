"""WS-1 to WS-21  Terms, components and the card file."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Any]

FILE = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
COMBAT = [card for card in GAME.cards if card.values["kind"] == "combat"]


def with_cell(id: str, column: str, value: str) -> str:
    """The card file with one cell changed."""
    import csv
    import io

    rows = list(csv.DictReader(io.StringIO(FILE)))
    for row in rows:
        if row["id"] == id:
            row[column] = value
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


@rule("WS-1")
def test_joust_double_decked_joust_and_melee_differ_in_knights_and_decks(deal: Deal) -> None:
    found = {}
    for fight in ("joust", "double_decked", "melee_2v2", "melee_2v3", "melee_3v3"):
        state = deal(fight=fight).state
        found[fight] = (len(state.knights), len(state.decks))
    assert found == {
        "joust": (2, 1),
        "double_decked": (2, 2),
        "melee_2v2": (4, 2),
        "melee_2v3": (5, 2),
        "melee_3v3": (6, 2),
    }


@rule("WS-2")
@pytest.mark.parametrize(
    ("fight", "participants", "commands"),
    [
        ("melee_2v2", 2, [0, 0, 1, 1]),
        ("melee_2v2", 3, [0, 1, 2, 2]),
        ("melee_2v3", 3, [0, 0, 1, 2, 1]),
        ("melee_2v3", "all", [0, 1, 2, 3, 4]),
        ("melee_3v3", 5, [0, 1, 2, 3, 4, 3]),
        ("melee_3v3", 6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_a_participant_commands_knights_of_one_team_only(
    deal: Deal, fight: str, participants: object, commands: list[int]
) -> None:
    state = deal(fight=fight, participants=participants).state
    assert [knight.seat for knight in state.knights] == commands
    teams = {(knight.seat, knight.team) for knight in state.knights}
    assert len(teams) == GAME.seats(GAME.agreed(state)) == len(set(commands))


@rule("WS-2", "WS-22")
def test_there_are_never_more_participants_than_knights(deal: Deal) -> None:
    assert GAME.seats(GAME.complete({"participants": 6})) == 2
    assert GAME.seats(GAME.complete({"fight": "melee_2v3", "participants": 6})) == 5
    assert deal(dealer=5).state.dealer == 1  # seats are counted round the table


@rule("WS-3")
def test_the_fifth_hit_beats_a_knight_and_wins_the_joust(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "148", hits=4))
    scene.play("X: attack 114", "Y: no_defence")
    assert scene.state.over
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("WS-4", "WS-5", "WS-21")
def test_start_deck_and_draw_deck_have_their_kinds_and_sizes() -> None:
    copies: Counter[str] = Counter()
    for card in GAME.cards:
        copies[card.values["kind"]] += card.values["copies"]
    assert copies == {
        "knight": 14,
        "health": 12,
        "artefact": 13,
        "combat": 85,
        "achievement": 15,
        "event": 10,
        "improvement": 15,
    }
    assert len(GAME.printed.start) == 39
    assert len(GAME.printed.deck) == 125
    assert sum(int(card.values["unique"]) for card in GAME.cards) == 3


@rule("WS-6", "WS-8")
def test_only_the_ability_under_the_tactic_marker_counts(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "150"), k("032", "T"))
    assert scene.state.tactic_value(0) == 4
    assert joust("X action", k("048", "T", "150"), k("032", "T")).state.tactic_value(0) == 2
    assert scene.state.allowance() == 4


@rule("WS-7", "X37")
def test_abilities_have_floors(joust: Stand, k: K) -> None:
    eudes = joust("X action", k("039", artefact="014"), k("043", artefact="016")).state
    assert (eudes.strength_of(0), eudes.technique_of(0)) == (2, 4)
    assert (eudes.chivalry_of(0), eudes.endurance_of(0)) == (0, 5)
    assert eudes.manoeuvre_cost(0) == 6
    assert (eudes.strength_of(1), eudes.technique_of(1), eudes.endurance_of(1)) == (0, 3, 5)


@rule("WS-7")
def test_endurance_never_falls_below_one() -> None:
    weak = GAME.with_cards(with_cell("cleaver_of_bornholm", "endurance", "-9"), "weak.csv")
    assert weak.printed.endurance[weak.printed.ids.index("cleaver_of_bornholm")] == -9
    state = weak.setup({}, 3)
    state.knights[0].knight = weak.printed.ids.index("torkel_of_ringsaker")
    state.knights[0].artefact = weak.printed.ids.index("cleaver_of_bornholm")
    assert state.endurance_of(0) == 1


@rule("WS-9")
def test_every_combat_card_has_one_pair_of_values_an_attack_and_a_guard() -> None:
    for card in COMBAT:
        values = card.values
        assert 2 <= values["strength"] <= 6
        assert 2 <= values["technique"] <= 6
        assert values["attack"]
        assert values["defence"]
        assert values["defence_type"] in ("shield", "sword")


@rule("WS-9")
def test_the_same_pair_counts_in_attack_and_in_guard(joust: Stand, k: K) -> None:
    attack = joust("X action", k("048", "S", "131"), k("032", "T"))
    attack.play("X: attack 131")
    assert attack.state.combat_number == 4 + 3
    guard = joust("X action", k("032", "T", "141"), k("048", "S", "131"))
    guard.play("X: attack 141", "Y: guard 131")
    (event,) = [event for event in guard.events if event.kind == "guard.played"]
    assert event.facts["number"] == 4 + 3


WORDS = {
    "strength": ("lame", "feeble", "strenuous", "strongfull", "fiercefull"),
    "technique": ("awkward", "uninspired", "skilled", "dazzling", "brilliant"),
}


@rule("WS-10")
def test_the_values_carry_their_words() -> None:
    for card in COMBAT:
        strength = WORDS["strength"][card.values["strength"] - 2]
        technique = WORDS["technique"][card.values["technique"] - 2]
        assert card.text("en").lower().startswith(f"{strength} and {technique}.")


@rule("WS-11", "WS-12", "WS-31")
def test_every_knight_starts_with_28_points_no_hits_and_three_markers(deal: Deal) -> None:
    scene = deal(seed=5)
    while scene.asked.endswith("artefact"):
        scene.play(f"{scene.asked.split()[0]}: {scene.legal()[0]}")
    for knight in scene.state.knights:
        assert (knight.fatigue, knight.hits, knight.tactic) == (28, 0, -1)
    tracks = {tuple(v) for v in zip(GAME.printed.track, GAME.printed.hits)} - {(0, 0)}
    assert tracks == {(28, 5)}


@rule("WS-13")
def test_an_artefact_raises_and_lowers_abilities_and_stays(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114", artefact="012"), k("032", "T"))
    assert (scene.state.strength_of(0), scene.state.endurance_of(0)) == (6, 3)
    assert {c.values["group"] for c in GAME.cards} == {"", "weapon", "possession", "outfit"}
    scene.play("X: attack 114", "Y: no_defence", "X: end_turn")
    assert scene.state.knights[0].artefact >= 0
    assert all("artefact" not in line and "010" not in line for line in scene.legal())


@rule("WS-14")
def test_all_combat_and_event_cards_carry_a_combination_symbol_and_no_other_card_does() -> None:
    for card in GAME.cards:
        assert bool(card.values["combo_symbol"]) == (card.values["kind"] in ("combat", "event"))
    symbols = {c.values[s] for c in GAME.cards for s in ("manoeuvre", "melee_move", "melee_lock")}
    assert symbols == {"0", "1"}


@rule("WS-15")
def test_a_card_that_leaves_the_hand_serves_one_purpose(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "174 114"), k("032", "T", "105"))
    scene.play("X: discard 174")
    assert scene.hand("X") == ["114"]
    assert scene.discards() == ["father_strike_174"]
    scene.play("X: attack 114", "Y: manoeuvre 105")
    assert scene.discards().count("crown_cut_105") == 1
    assert (scene.hits("Y"), scene.fatigue("Y")) == (0, 23)


@rule("WS-16")
def test_another_card_file_replaces_the_set() -> None:
    other = GAME.with_cards(with_cell("slicing_off", "effect", "drain:9"), "other.csv")
    kind = other.printed.ids.index("slicing_off")
    assert other.printed.amount[other.printed.first_effect[kind]] == 9
    assert other.cards_digest != GAME.cards_digest


@rule("WS-17", "WS-158")
@pytest.mark.parametrize(
    ("id", "column", "value", "expected"),
    [
        ("slicing_off", "effect", "drain", "column effect: expected keys"),
        ("slicing_off", "effect", "drain:x", "column effect: expected keys"),
        ("slicing_off", "effect", "fly:3", "column effect: expected keys"),
        ("slicing_off", "cost", "x", "column cost: expected a whole number"),
        ("slicing_off", "cost", "40", "column cost: expected a whole number"),
        ("slicing_off", "use", "", "column use: expected attack, defence or both"),
        ("slicing_off", "number", "184", "column number: expected a number"),
        ("slicing_off", "start_number", "3", "column start_number: expected nothing"),
        ("slicing_off", "combo_symbol", "rose", "column combo_symbol: expected nothing"),
        ("scalp_cut_091", "attack", "", "column attack: expected the name"),
        ("scalp_cut_091", "defence_type", "", "column defence_type: expected shield"),
        ("scalp_cut_091", "strength", "", "column strength: expected a number"),
        ("herue_of_kermeur", "endurance", "0", "column endurance: expected a number"),
        ("health_lion", "effect", "modify", "column effect: expected health"),
    ],
)
def test_a_bad_cell_of_the_card_file_is_named(
    id: str, column: str, value: str, expected: str
) -> None:
    with pytest.raises(BadInput, match=expected):
        GAME.with_cards(with_cell(id, column, value), "bad.csv")


def without(kind: str, keep: int) -> str:
    lines = FILE.splitlines()
    fitting = [line for line in lines if f",{kind}," in line]
    return "\n".join(line for line in lines if line not in fitting[keep:]) + "\n"


@rule("WS-17")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (without("knight", 5), "at least 6 kinds of knight"),
        (without("health", 2), "at least 6 Health cards"),
        (without("combat", 0), "at least one card with a start number"),
    ],
)
def test_a_card_file_too_small_to_play_is_refused(text: str, expected: str) -> None:
    with pytest.raises(BadInput, match=expected):
        GAME.with_cards(text, "small.csv")


@rule("WS-17")
def test_a_draw_deck_too_small_to_deal_is_refused() -> None:
    lines = FILE.splitlines()
    start = [line for line in lines[1:] if ",knight," in line or ",health," in line]
    few = [line for line in lines if line[:3] in ("097", "098", "099")]
    text = "\n".join([lines[0], *start, *few]) + "\n"
    with pytest.raises(BadInput, match="at least 24 Deck Cards"):
        GAME.with_cards(text, "small.csv")


@rule("WS-18")
def test_the_parries_column_decides_and_not_the_name_of_the_guard() -> None:
    oak = next(card for card in COMBAT if card.values["number"] == "130")
    changed = GAME.with_cards(with_cell(oak.id, "parries", "rage_cut"), "changed.csv")
    kind = changed.printed.ids.index(oak.id)
    rage = changed.printed.attacks.index("rage_cut")
    assert changed.printed.parries[kind] == 1 << rage


@rule("WS-19", "WS-20")
def test_numbers_lie_in_the_ranges_of_their_kinds() -> None:
    ranges = {
        "health": range(1, 7),
        "artefact": range(10, 24),
        "knight": range(30, 49),
        "combat": range(91, 176),
        "achievement": [*range(176, 190), 200],
        "event": range(190, 200),
        "improvement": range(201, 218),
    }
    for card in GAME.cards:
        assert int(card.values["number"]) in ranges[card.values["kind"]]
        documented = card.values["provenance"] == "documented"
        assert documented == bool(card.values["documented_fields"])
