"""WS-22 to WS-43, X1 to X3, X34 to X36  Set-up of a Joust and the opening bid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]
    Begin = Callable[..., Scene]


# X draws Baldric and Health, Y draws Herue and Health; then the hands are dealt in turns.
STARTS = "048 001 032 002"


def hands(x: str, y: str) -> str:
    """A draw pile that deals these hands; with dealer 1 X is dealt to first."""
    return " ".join(card for pair in zip(x.split(), y.split()) for card in pair)


X_110 = "110 091 092 093 094 095 096 100"
X_110_114 = "110 114 092 093 094 095 096 100"
Y_140 = "140 101 102 103 105 106 107 108"
X_NONE = "109 091 092 093 094 095 096 100"
Y_NONE = "139 101 102 103 105 106 107 108"


def bid_scene(begin: Begin, x: str, y: str, **more: Any) -> Scene:
    scene = begin([STARTS], [hands(x, y)], **more)
    baldric, herue = "baldric_of_ingelram", "herue_of_kermeur"
    return scene.play(f"X: choose_strength {baldric}", f"Y: choose_strength {herue}")


@rule("WS-22")
def test_the_dealer_is_random_and_can_be_agreed(deal: Deal) -> None:
    assert {deal(seed=seed).state.dealer for seed in range(20)} == {0, 1}
    assert {deal(seed=seed, dealer=1).state.dealer for seed in range(20)} == {1}


@rule("WS-23")
def test_set_up_goes_from_start_cards_over_hands_and_tactics_to_the_bid(begin: Begin) -> None:
    scene = begin([STARTS], [hands(X_110, Y_140)])
    order = [kind for kind in scene.kinds() if kind in ("start.drawn", "hand.dealt")]
    assert order == ["start.drawn"] * 4 + ["hand.dealt"] * 2
    assert scene.view(0).question == "tactic"
    scene.play("X: choose_strength baldric_of_ingelram", "Y: choose_technique herue_of_kermeur")
    assert scene.asked == "X bid"


@rule("WS-24", "WS-36")
def test_the_player_left_of_the_dealer_draws_and_speaks_first(begin: Begin) -> None:
    scene = begin([STARTS], dealer=0)
    assert [event.facts["knight"] for event in scene.events[:4]] == ["Y", "Y", "X", "X"]
    assert scene.state.knights[1].knight == GAME.printed.ids.index("baldric_of_ingelram")


@rule("WS-25", "X36")
def test_a_declined_artefact_is_put_aside_and_a_later_one_may_be_kept(begin: Begin) -> None:
    scene = begin(["012 036 020 006 032 002"])
    assert scene.legal() == ["keep 012", "decline 012"]
    scene.play("X: decline 012")
    assert scene.legal() == ["keep 020", "decline 020"]
    scene.play("X: keep 020")
    state = scene.state
    found = [f(0) for f in (state.strength_of, state.technique_of, state.chivalry_of)]
    assert [*found, state.endurance_of(0)] == [6, 2, 1, 3]
    assert scene.view(0).zone("aside/shared").cards == ("cleaver_of_bornholm",)


@rule("WS-26", "WS-27", "X35")
def test_cards_of_a_kind_already_owned_are_put_aside_and_drawing_stops(begin: Begin) -> None:
    scene = begin(["017 001 005 021 033 032 002"])
    scene.play("X: keep 017")
    state = scene.state
    assert scene.view(0).zone("start/X").cards == (
        "osbert_of_thornham",
        "health_lion",
        "psalter_of_lund",
    )
    assert scene.view(1).zone("aside/shared").cards == ("health_boar", "silken_surcoat")
    abilities = (state.strength_of, state.technique_of, state.chivalry_of, state.endurance_of)
    assert [ability(0) for ability in abilities] == [4, 4, 5, 3]
    assert state.manoeuvre_cost(0) == 4
    assert state.knights[1].knight == GAME.printed.ids.index("herue_of_kermeur")


@rule("WS-28", "WS-30")
def test_start_cards_are_public_and_the_start_deck_is_not(begin: Begin) -> None:
    scene = begin([STARTS])
    for seat in (0, 1, None):
        view = scene.view(seat)
        assert view.zone("start/Y").cards == ("herue_of_kermeur", "health_eagle")
        assert view.zone("start_deck/shared").cards is None
        assert view.zone("start_deck/shared").count == 35


@rule("WS-29")
def test_a_used_up_start_deck_is_made_of_the_cards_put_aside(begin: Begin) -> None:
    scene = begin([STARTS])
    from tafelrunde.games.with_sword_and_shield.rules.setup import next_start_card

    deck = scene.state.decks[0]
    deck.aside = deck.start[:3]
    deck.start_left = 0
    card = next_start_card(scene.state, 0)
    assert (deck.start_left, len(deck.aside)) == (2, 0)
    assert card in deck.start


@rule("WS-32")
def test_eight_cards_are_dealt_one_at_a_time_beginning_left_of_the_dealer(begin: Begin) -> None:
    scene = begin([STARTS], [hands(X_110, Y_140)])
    assert scene.hand("X") == sorted(X_110.split())
    assert scene.hand("Y") == sorted(Y_140.split())
    assert scene.state.decks[0].left == 125 - 16


@rule("WS-33", "WS-155")
def test_tactics_are_chosen_together_and_hidden_until_all_have_chosen(begin: Begin) -> None:
    scene = begin([STARTS], [hands(X_110, Y_140)])
    assert scene.state.waiting_on() == (0, 1)
    scene.play("Y: choose_technique herue_of_kermeur")
    assert scene.state.waiting_on() == (0,)
    assert scene.beside("Y", 0)["tactic"] == ""
    assert scene.beside("Y", 1)["tactic"] == "technique"
    assert not any(e.seen_by(0) for e in scene.events if e.kind == "tactic.chosen")
    scene.play("X: choose_strength baldric_of_ingelram")
    assert scene.beside("Y", 0)["tactic"] == "technique"
    assert scene.fatigue("X") == scene.fatigue("Y") == 28


@rule("X1")
def test_an_improvement_decides_for_a_knight_with_equal_abilities(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "T", "201"), k("048"))
    scene.play("X: improve 201")
    assert (scene.state.strength_of(0), scene.state.technique_of(0)) == (2, 3)


@rule("WS-34", "WS-37", "WS-40", "WS-41", "X2")
def test_the_lower_number_starts_with_its_card(begin: Begin) -> None:
    scene = bid_scene(begin, X_110, Y_140)
    scene.play("X: bid 15 110")
    assert scene.legal() == ["pass", "bid 12 140"]
    scene.play("Y: bid 12 140")
    assert scene.legal() == ["pass"]
    scene.play("X: pass")
    assert scene.asked == "Y action"
    assert scene.legal()[0] == "attack 140"
    assert "110" in scene.hand("X")


@rule("WS-39", "WS-41", "X3")
def test_a_reserve_may_underbid_or_stay_in_hand(begin: Begin) -> None:
    scene = bid_scene(begin, X_110_114, Y_140)
    scene.play("X: bid 15 110", "Y: bid 12 140")
    assert scene.legal() == ["pass", "bid 5 114"]
    low = GAME.read_state(GAME.write_state(scene.state), GAME.agreed(scene.state))
    scene.play("X: bid 5 114", "Y: pass")
    assert (scene.asked, scene.legal()[0]) == ("X action", "attack 114")
    other = type(scene)(low).play("X: pass")
    assert (other.asked, other.legal()[0]) == ("Y action", "attack 140")
    assert {"110", "114"} <= set(other.hand("X"))


@rule("WS-35", "X34")
def test_without_any_start_number_all_cards_are_dealt_anew(begin: Begin) -> None:
    scene = bid_scene(begin, X_NONE, Y_NONE)
    assert "hands.redealt" in scene.kinds()
    assert scene.state.waiting_on() == (0, 1)
    assert scene.view(0).question == "tactic"
    assert [len(knight.hand) for knight in scene.state.knights] == [8, 8]
    assert scene.state.decks[0].left == 125 - 16
    assert [knight.tactic for knight in scene.state.knights] == [-1, -1]


@rule("WS-37")
def test_numbers_too_high_or_not_held_cannot_be_named(begin: Begin) -> None:
    scene = bid_scene(begin, X_110, Y_140)
    scene.play("X: bid 15 110")
    refused = {
        "Y: bid 15 110": ("bid-too-high", "WS-37"),
        "Y: bid 5 114": ("number-not-held", "WS-37"),
        "Y: bid 0 101": ("no-start-number", "WS-34"),
    }
    for line, expected in refused.items():
        refusal = scene.why(line)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == expected


@rule("WS-38")
def test_who_holds_a_number_must_bid_and_who_does_not_passes(begin: Begin) -> None:
    scene = bid_scene(begin, X_110, Y_140)
    assert scene.legal() == ["bid 15 110"]
    refusal = scene.why("X: pass")
    assert refusal is not None
    assert refusal.rule == "WS-38"
    empty = bid_scene(begin, X_NONE, Y_140)
    assert empty.legal() == ["pass"]
    empty.play("X: pass")
    assert empty.legal() == ["bid 12 140"]
    empty.play("Y: bid 12 140")
    assert empty.asked == "Y action"


@rule("WS-42")
def test_the_first_action_is_the_opening_card_alone_or_combined(begin: Begin) -> None:
    scene = bid_scene(begin, "110 094 103 093 091 095 096 100", "109 101 102 104 105 106 107 108")
    scene.play("X: bid 15 110", "Y: pass")
    assert scene.legal() == ["attack 110", "combine 094", "combine 103", "combine 110"]
    for line in ("X: end_turn", "X: change_tactic", "X: discard 091", "X: attack 091"):
        refusal = scene.why(line)
        assert refusal is not None
        assert refusal.rule == "WS-42"
    scene.play("X: combine 094", "X: combine 103")
    assert scene.legal() == ["combine 110"]  # two cards, but not yet the opening card
    refusal = scene.why("X: commit")
    assert refusal is not None
    assert refusal.rule == "WS-42"
    scene.play("X: combine 110")
    assert scene.asked == "Y answer"
    assert scene.state.opening == -1


@rule("WS-43")
def test_every_start_number_exists_once() -> None:
    numbers = [card.values["start_number"] for card in GAME.cards if card.values["start_number"]]
    assert sorted(numbers) == list(range(1, 25))


@rule("WS-36", "WS-40")
def test_the_players_speak_in_turns_until_one_has_passed(begin: Begin) -> None:
    scene = bid_scene(begin, X_110_114, "140 144 102 103 105 106 107 108")
    asked = [scene.asked]
    for line in ("X: bid 15 110", "Y: bid 12 140", "X: bid 5 114"):
        asked.append(scene.play(line).asked)
    assert asked == ["X bid", "Y bid", "X bid", "Y bid_too_high"]
    assert scene.legal() == ["pass"]


WITHOUT_NUMBER = [
    str(card.values["number"]).zfill(3)
    for card in GAME.cards
    if card.values["kind"] == "combat" and not card.values["start_number"]
]


@rule("WS-37", "WS-40")
def test_bids_are_told_by_knights_and_only_while_there_are_any(begin: Begin) -> None:
    words = Words(GAME, "en")
    x, y = ["110", *WITHOUT_NUMBER[:7]], ["140", *WITHOUT_NUMBER[7:14]]
    scene = bid_scene(begin, " ".join(x), " ".join(y))
    assert not {"bids", "bidder", "bid_passed", "opening"} & scene.view(0).counters.keys()
    scene.play("X: bid 15 110", "Y: bid 12 140")
    counters = scene.view(0).counters
    assert counters["bids"] == (15, 12)
    assert words.counter("bidder", counters["bidder"]) == "Lowest bid: Herue of Kermeur"
    assert scene.asked == "X bid_too_high"
    scene.play("X: pass")
    assert not {"bids", "bidder", "bid_passed"} & scene.view(0).counters.keys()
    opening = words.counter("opening", scene.view(0).counters["opening"])
    assert opening.startswith("The fight opens with: ")


@rule("WS-38")
def test_who_can_only_pass_is_told_why(begin: Begin) -> None:
    x, y = WITHOUT_NUMBER[:8], ["140", *WITHOUT_NUMBER[8:15]]
    scene = bid_scene(begin, " ".join(x), " ".join(y))
    assert scene.legal() == ["pass"]
    assert scene.asked == "X bid_without"
    reason = GAME.reason(scene.state, 0, scene.action("X", "pass"))
    assert reason is not None
    assert reason.code == "pass-only"
    scene.play("X: pass")
    assert scene.view(0).counters["bid_passed"] == ("baldric_of_ingelram",)
