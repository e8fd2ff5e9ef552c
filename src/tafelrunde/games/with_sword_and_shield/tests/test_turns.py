"""WS-44 to WS-58, WS-107 to WS-116  Turns, Actions, the end of a turn and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]
    Begin = Callable[..., Scene]


from tafelrunde.kernel import RESIGN, TIME_OUT, Refused


@rule("WS-44", "WS-47", "WS-49")
def test_turns_alternate_and_may_end_without_an_action(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "130"))
    scene.play("X: end_turn")
    assert scene.asked == "Y action"
    scene.play("Y: end_turn")
    assert scene.asked == "X action"


@rule("WS-45", "WS-111")
def test_what_lasts_this_turn_is_over_when_the_next_begins(joust: Stand, k: K) -> None:
    y = k("032", "T", "130", defences=3, shield_banned=True, manoeuvre_banned=True, guard_minus=2)
    scene = joust("X action", k("048", "S", "114"), y, turn={"attacker": "X", "plus": 3, "used": 2})
    scene.play("X: end_turn")
    herue = scene.state.knights[1]
    assert not herue.shield_banned
    assert not herue.manoeuvre_banned
    assert (herue.guard_minus, herue.defences, scene.state.plus, scene.state.used) == (0, 0, 0, 0)
    assert scene.left() == 4


@rule("WS-46", "X28")
def test_endurance_gained_counts_in_the_same_turn(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "S", "202 114"), k("032", "T"))
    scene.play("X: improve 202")
    assert (scene.state.allowance(), scene.left()) == (6, 5)


@rule("WS-48")
def test_the_turn_ends_by_itself_when_all_actions_are_used(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "091 092 093 094"), k("032", "T"))
    scene.play("X: discard 091", "X: discard 092", "X: discard 093")
    assert scene.asked == "X action"
    scene.play("X: discard 094")
    assert scene.asked == "Y action"


@rule("WS-48", "WS-52")
def test_an_action_beyond_endurance_is_refused(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "091 092 093 094 095"), k("032", "T"))
    line = "discard 095"
    action = scene.action("X", line)
    scene.play("X: discard 091", "X: discard 092", "X: discard 093", "X: discard 094")
    with pytest.raises(Refused) as refused:
        GAME.play(scene.state, 0, action)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("turn-is-over", "WS-48")


@rule("WS-50")
def test_defending_uses_no_actions(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 112"), k("032", "T", "152 095"))
    scene.play("X: attack 114", "Y: guard 152", "X: attack 112", "Y: guard 095", "X: end_turn")
    assert scene.left() == scene.state.endurance_of(1) == 4


@rule("WS-51")
def test_a_ninth_card_for_defence_is_refused(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 112"), k("032", "T", "152 095", defences=7))
    scene.play("X: attack 114", "Y: guard 152", "X: attack 112")
    assert scene.legal() == ["no_defence"]
    refusal = scene.why("Y: guard 095")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("too-many-defences", "WS-51")


@rule("WS-51", "WS-63")
def test_a_boost_counts_as_a_card_for_defence(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152 179", defences=7))
    scene.play("X: attack 114")
    assert scene.legal() == ["guard 152"]
    refusal = scene.why("Y: boost 179")
    assert refusal is not None
    assert refusal.rule == "WS-51"
    free = joust("X action", k("048", "S", "114"), k("032", "T", "152 179", defences=6))
    free.play("X: attack 114", "Y: boost 179", "Y: guard 152")
    assert free.state.knights[1].defences == 8


@rule("WS-52", "WS-54")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("attack 114", 2),
        ("attack 091", 0),
        ("achieve 180", 3),
        ("achieve 183", 2),
        ("event 190", 0),
        ("improve 201", 0),
        ("discard 114", 0),
        ("change_tactic", 0),
    ],
)
def test_each_action_uses_one_action_and_has_its_price(
    joust: Stand, k: K, line: str, cost: int
) -> None:
    hand = "091 114 180 183 190 201"
    scene = joust("X action", k("048", "S", hand, fatigue=20), k("032", "T"))
    scene.play(f"X: {line}")
    if scene.asked == "Y answer":
        scene.play("Y: no_defence")
    gained = 2 if line == "event 190" else 0
    assert scene.fatigue("X") == 20 - cost + gained
    assert scene.left() == 3


@rule("WS-53", "WS-107", "X32")
def test_a_grande_pass_uses_the_whole_untouched_turn_once_a_game(joust: Stand, k: K) -> None:
    hand = "091 092 093 094 095 096"
    scene = joust("X action", k("048", "S", hand, hits=4, fatigue=9), k("032", "T"))
    used = joust("X action", k("048", "S", hand, hits=4, fatigue=9), k("032", "T"))
    used.play("X: discard 091")
    refusal = used.why("X: grande_pass")
    assert refusal is not None
    assert refusal.rule == "WS-53"
    scene.play("X: grande_pass")
    assert scene.asked == "Y action"
    assert (scene.fatigue("X"), len(scene.hand("X"))) == (9, 8)
    assert len(scene.discards()) == 6
    scene.play("Y: end_turn")
    again = scene.why("X: grande_pass")
    assert again is not None
    assert (again.code, again.rule) == ("second-grande-pass", "WS-107")


@rule("WS-107")
def test_only_a_shaken_knight_may_make_a_grande_pass(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "091", hits=3), k("032", "T"))
    refusal = scene.why("X: grande_pass")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-shaken", "WS-107")


@rule("WS-55")
def test_a_discarded_card_is_replaced_only_at_the_end_of_the_turn(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "091 092"), k("032", "T"))
    scene.play("X: discard 091")
    assert scene.hand("X") == ["092"]
    assert scene.discards() == ["scalp_cut_091"]
    scene.play("X: end_turn")
    assert len(scene.hand("X")) == 8


@rule("WS-56", "X30")
def test_changing_tactics_counts_at_once_and_may_be_repeated(joust: Stand, k: K) -> None:
    scene = joust("X action", k("033", "S", "098"), k("032", "T"))
    scene.play("X: change_tactic", "X: change_tactic", "X: change_tactic")
    assert scene.asked == "Y action"
    technique = joust("X action", k("033", "S", "098"), k("032", "T"))
    technique.play("X: change_tactic", "X: attack 098")
    assert (technique.fatigue("X"), technique.state.combat_number) == (28, 8)
    strength = joust("X action", k("033", "S", "098"), k("032", "T")).play("X: attack 098")
    assert (strength.fatigue("X"), strength.state.combat_number) == (28, 9)


@rule("WS-57")
def test_achievements_are_played_only_for_their_purpose(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "184 141"), k("032", "T", "183"))
    refusal = scene.why("X: achieve 184")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("only-in-defence", "WS-57")
    assert "discard 184" in scene.legal()
    scene.play("X: attack 141")
    assert scene.legal() == ["manoeuvre 183"]
    refusal = scene.why("Y: block 183")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("only-in-attack", "WS-57")


@rule("WS-58", "WS-75", "X10")
@pytest.mark.parametrize(("before", "after"), [(28, 28), (24, 28), (20, 26)])
def test_points_beyond_the_track_are_lost(joust: Stand, k: K, before: int, after: int) -> None:
    scene = joust("X action", k("048", "S", "192", fatigue=before), k("032", "T"))
    assert "event 192" in scene.legal()
    scene.play("X: event 192")
    assert scene.fatigue("X") == after


@rule("WS-108")
def test_the_defender_fills_his_hand_before_the_attacker(joust: Stand, k: K) -> None:
    scene = joust(
        "X action",
        k("048", "S", "091 092 093 094 095 096 097"),
        k("032", "T", "101 102 103 104 105 106 107"),
        decks={"shared": {"draw": ["scalp_cut_098", "crown_cut_099"], "discard": REST_OF_DECK}},
    )
    scene.play("X: end_turn")
    assert "098" in scene.hand("Y")
    assert "099" in scene.hand("X")


IN_PLAY = {f"{n:03}" for n in range(91, 108) if n != 100}
REST_OF_DECK = [
    card.id
    for card in GAME.cards[: GAME.printed.deck_kinds]
    if card.values["number"] not in IN_PLAY
]


@rule("WS-109")
def test_a_hand_above_eight_is_neither_filled_nor_cut(joust: Stand, k: K) -> None:
    hand = "091 092 093 094 095 096 097 185"
    scene = joust("X action", k("048", "S", hand), k("032", "T"))
    scene.play("X: achieve 185")
    assert len(scene.hand("X")) == 9
    scene.play("X: end_turn")
    assert len(scene.hand("X")) == 9
    assert len(scene.hand("Y")) == 8


@rule("WS-110")
def test_an_empty_pile_is_replaced_by_the_discards(joust: Stand, k: K) -> None:
    used = {"091", "092", "114", "130"}
    rest = [c.id for c in GAME.cards[:125] if c.values["number"] not in used]
    scene = joust(
        "X action",
        k("048", "S", "091 092"),
        k("032", "T", "114 130"),
        decks={"shared": {"draw": rest[:3], "discard": rest[3:]}},
    )
    scene.play("X: end_turn")
    assert "discards.shuffled" in scene.kinds()
    assert [len(knight.hand) for knight in scene.state.knights] == [8, 8]
    assert scene.state.decks[0].left == len(rest) - 12
    assert len(scene.state.decks[0].discard) == 0


@rule("WS-110")
def test_without_any_card_left_the_draw_is_skipped() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    from tafelrunde.games.with_sword_and_shield.rules.piles import draw_cards

    state = GAME.setup({}, 1)
    state.decks[0].left = 0
    state.decks[0].discard = vec[i64]()
    before = len(state.knights[0].hand)
    draw_cards(state, 0, 3)
    assert len(state.knights[0].hand) == before


@rule("WS-112")
def test_the_next_turn_begins_after_the_drawing(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "091"), k("032", "T"))
    scene.play("X: end_turn")
    order = [kind for kind in scene.kinds() if kind in ("turn.ended", "cards.drawn", "turn.began")]
    assert order == ["turn.ended", "cards.drawn", "cards.drawn", "turn.began"]


@rule("WS-113")
def test_the_game_ends_the_moment_a_knight_is_beaten(joust: Stand, k: K) -> None:
    y = k("032", "T", hits=4)
    scene = joust("X action", k("048", "S", "114 150"), y)
    scene.play("X: attack 114", "Y: no_defence")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "beaten", "WS-113")
    assert scene.state.returns() == [1.0, -1.0]


@rule("WS-114", "X51")
@pytest.mark.parametrize(("turns", "paid"), [(29, 0), (30, 1), (34, 5)])
def test_weariness_costs_more_each_turn_from_the_31st_on(
    joust: Stand, k: K, turns: int, paid: int
) -> None:
    scene = joust("X action", k("048", "S"), k("032", "T", turns=turns))
    scene.play("X: end_turn")
    assert scene.fatigue("Y") == 28 - paid


@rule("WS-114", "WS-77")
def test_weariness_can_beat_a_knight(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S"), k("032", "T", turns=40, hits=4, fatigue=5))
    scene.play("X: end_turn")
    assert scene.state.over
    assert scene.state.winner == 0


@rule("WS-115", "X52")
def test_two_idle_turns_in_succession_give_three_points_to_both(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", hits=4, fatigue=1), k("032", "T", hits=4, fatigue=1))
    scene.play("X: end_turn")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (1, 1)
    scene.play("Y: end_turn")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (4, 4)
    scene.play("X: end_turn")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (4, 4)


@rule("WS-115")
def test_a_turn_with_an_action_breaks_the_stand_off(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "190", fatigue=5), k("032", "T", fatigue=5))
    scene.play("X: change_tactic", "X: end_turn", "Y: end_turn")
    assert "stand_off.reached" not in scene.kinds()


@rule("WS-116")
def test_a_participant_may_give_up_at_any_time(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T"))
    GAME.play(scene.state, 1, RESIGN)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "given_up", "WS-116")


@rule("WS-47", "WS-63")
@pytest.mark.parametrize(("free", "hits"), [(True, 1), (False, 0)])
def test_who_runs_out_of_time_ends_the_turn_or_takes_the_blow(
    joust: Stand, k: K, free: bool, hits: int
) -> None:
    y = k("032", "T", "152")
    scene = joust("X action", k("048", "S", "114"), y, options={"free_hits": free})
    scene.play("X: attack 114")
    GAME.play(scene.state, 1, TIME_OUT)
    assert scene.hits("Y") == hits  # where he must defend, the program does it for him
    GAME.play(scene.state, 0, TIME_OUT)
    assert scene.asked == "Y action"
