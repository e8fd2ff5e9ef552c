"""GW-126 to GW-129  Who sees what, imagined worlds, and the laws."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.games.gwint.files.decks import check
from tafelrunde.kernel import play_out, preview, seeded
from tafelrunde.kernel.laws import check_game, faces
from tafelrunde.testing import rule


@rule("GW-126")
def test_both_see_everything_that_lies_open(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves thaler", "close": "geralt", "discard": "scorch", "deck": "dethmold"},
        {"hand": "fiend", "leader": "eredin_the_treacherous", "passed": True},
        weather="frost",
    )
    for viewer in (0, 1, None):
        view = GAME.view(study.state, viewer)
        assert view.zone("close/A").cards == ("geralt_of_rivia",)
        assert view.zone("discard/A").cards == ("scorch",)
        assert view.zone("weather").cards == ("biting_frost",)
        assert view.zone("leader/B").cards == ("eredin_the_treacherous",)
        assert (view.zone("hand/A").count, view.zone("deck/A").count) == (2, 1)
        assert view.counters["passed"] == (False, True)
        assert view.counters["leader_states"] == ("used", "unused")
        assert view.counters["preset"] == "tabletop"
        assert view.waiting_on == (0,)


@rule("GW-127")
def test_only_the_owner_sees_hand_and_deck(desk: Any) -> None:
    study = desk.lay({"hand": "ves", "deck": "thaler dethmold"}, {"hand": "fiend"})
    mine, theirs, onlooker = (GAME.view(study.state, seat) for seat in (0, 1, None))
    assert mine.zone("hand/A").cards == ("ves",)
    assert mine.zone("deck/A").cards == ("thaler", "dethmold")
    for view in (theirs, onlooker):
        assert view.zone("hand/A").cards is None
        assert view.zone("deck/A").cards is None
        assert not {"ves", "thaler", "dethmold"} & faces(view)


@rule("GW-127")
def test_a_deck_list_is_sorted_whatever_the_order() -> None:
    for seed in range(5):
        state = GAME.setup({}, seed)
        cards = GAME.view(state, 0).zone("deck/A").cards
        assert cards is not None
        assert list(cards) == sorted(cards, key=GAME.book.ids.index)


@rule("GW-127")
def test_imagined_decks_are_legal_and_differ_from_the_truth() -> None:
    state = GAME.setup({"deck_b": "monsters"}, 4)
    truth = GAME.deck_of(state, 1)
    dice = seeded(3)
    lists = []
    for _ in range(30):
        world = GAME.imagine(state, 0, dice.split())
        deck = GAME.deck_of(world, 1)
        assert check(deck, GAME.collection) == []
        assert deck.faction == "monsters"
        assert len(world.b.listed) == len(state.b.listed)
        assert GAME.agreed(world)["deck_b"] == GAME.collection.encode(deck)
        assert GAME.agreed(world)["deck_a"] == "northern_realms"
        lists.append(deck.cards)
    assert truth.cards not in lists
    assert len({tuple(sorted(cards.items())) for cards in lists}) > 25


@rule("GW-127", "GW-128")
def test_what_was_seen_stays_in_imagined_worlds(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves", "leader": "foltest_the_siegemaster"},
        {
            "faction": "monsters",
            "hand": "fiend griffin thaler@A nekker",
            "shown": "fiend thaler@A",
            "spied": "griffin",
            "deck": "harpy foglet",
            "returned": "harpy",
            "close": "nekker",
            "called": ["nekker"],
        },
    )
    dice = seeded(8)
    for _ in range(40):
        world = GAME.write_state(GAME.imagine(study.state, 0, dice.split()))["sides"]["B"]
        assert {"fiend", "griffin", "thaler@A"} <= set(world["hand"])
        assert len(world["hand"]) == 4
        assert "harpy" in world["hand"] + world["deck"]
        assert "nekker" not in world["deck"]
        assert Counter(world["hand"] + world["deck"])["nekker"] <= 2


@rule("GW-127", "GW-33")
def test_a_player_who_is_asked_with_an_empty_hand_has_the_weather_for_the_leader(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves"},
        {
            "faction": "monsters",
            "leader": "eredin_king_of_the_wild_hunt",
            "deck": "frost fiend harpy",
        },
        asked="B",
    )
    dice = seeded(2)
    for _ in range(20):
        world = GAME.imagine(study.state, 0, dice.split())
        assert len(world.legal_for(1)) > 1


@rule("GW-127", "GW-33", "GW-90")
def test_a_player_who_passed_by_rule_has_no_weather_for_the_leader(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves thaler"},
        {
            "faction": "monsters",
            "leader": "eredin_king_of_the_wild_hunt",
            "deck": "fiend harpy foglet griffin 3*nekker 3*arachas 3*ghoul",
            "discard": "frost",
        },
    )
    study.act("play ves close")
    assert (study.kinds()[-1], study.side("B")["passed"]) == ("player.ran_out", True)
    dice = seeded(2)
    weather = {card.id for card in GAME.cards if card.values["kind"] == "weather"}
    for _ in range(40):
        world = GAME.write_state(GAME.imagine(study.state, 0, dice.split()))["sides"]["B"]
        assert not weather & set(world["deck"])
    assert list(GAME.corner_worlds(study.state, 0, dice)) == []


@rule("GW-127", "GW-33")
def test_a_player_who_passed_by_choice_may_have_the_weather_for_the_leader(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves thaler"},
        {
            "faction": "monsters",
            "leader": "eredin_king_of_the_wild_hunt",
            "deck": "fiend 3*ghoul frost",
        },
    )
    study.act("play ves close", "pass")
    dice = seeded(2)
    worlds = [GAME.imagine(study.state, 0, dice.split()) for _ in range(40)]
    decks = [GAME.write_state(world)["sides"]["B"]["deck"] for world in worlds]
    assert any("biting_frost" in deck for deck in decks)
    assert any("biting_frost" not in deck for deck in decks)


@rule("GW-128", "GW-56")
def test_a_muster_from_the_deck_uncovers_no_card_of_the_hand(desk: Any) -> None:
    study = desk.lay(
        {"hand": "2*nekker fiend", "shown": "2*nekker", "deck": "nekker", "faction": "monsters"},
        {"hand": "ves"},
    )
    study.act("play nekker close")
    assert study.side("A")["close"] == ["nekker", "nekker"]
    assert GAME.view(study.state, 1).zone("known/A").cards == ("nekker",)
    dice = seeded(4)
    for _ in range(20):
        world = GAME.write_state(GAME.imagine(study.state, 1, dice.split()))["sides"]["A"]
        assert "nekker" in world["hand"]


@rule("GW-128", "GW-56")
def test_a_muster_from_the_hand_uncovers_it(desk: Any) -> None:
    study = desk.lay(
        {"hand": "2*nekker fiend", "shown": "2*nekker", "deck": "nekker", "faction": "monsters"},
        {"hand": "ves"},
        options={"preset": "videogame"},
    )
    study.act("play nekker close")
    assert study.side("A")["close"] == ["nekker"] * 3
    assert GAME.view(study.state, 1).zone("known/A").cards == ()


@rule("GW-128", "GW-90", "GW-95")
def test_weather_from_the_deck_is_not_the_weather_seen_in_the_hand(desk: Any) -> None:
    study = desk.lay(
        {
            "faction": "scoiatael",
            "leader": "francesca_pureblood_elf",
            "hand": "frost ves",
            "spied": "frost",
            "deck": "frost",
        },
        {"hand": "fiend", "faction": "nilfgaard"},
    )
    study.act("leader_weather francesca_pureblood_elf biting_frost")
    assert GAME.view(study.state, 1).zone("known/A").cards == ("biting_frost",)
    study.act("play fiend close", "weather biting_frost")
    assert GAME.view(study.state, 1).zone("known/A").cards == ()


@rule("GW-95", "GW-128")
def test_a_look_at_a_shown_card_tells_nothing_new_and_of_the_others_it_does(desk: Any) -> None:
    study = desk.lay(
        {
            "faction": "nilfgaard",
            "leader": "emhyr_emperor_of_nilfgaard",
            "hand": "albrich",
        },
        {
            "faction": "skellige",
            "leader": "crach_an_craite",
            "hand": "2*clan_an_craite_warrior clan_drummond_shield_maiden",
            "shown": "clan_an_craite_warrior",
            "deck": "donar_an_hindar",
            "discard": "clan_an_craite_warrior clan_drummond_shield_maiden",
        },
    )
    study.act("leader emhyr_emperor_of_nilfgaard")
    known = ("clan_an_craite_warrior",) * 2 + ("clan_drummond_shield_maiden",)
    assert sorted(GAME.view(study.state, 0).zone("known/B").cards or ()) == sorted(known)
    assert study.side("B")["spied"] == ["clan_an_craite_warrior", "clan_drummond_shield_maiden"]
    study.act("leader crach_an_craite")
    dice = seeded(3)
    for _ in range(20):  # what lies in the deck now is another card than what was seen before
        world = GAME.write_state(GAME.imagine(study.state, 0, dice.split()))["sides"]["B"]
        assert sorted(world["hand"]) == sorted(known)
        assert {"clan_an_craite_warrior", "clan_drummond_shield_maiden"} <= set(world["deck"])
    study.act("play albrich ranged", "play clan_an_craite_warrior close")
    assert len(GAME.view(study.state, 0).zone("known/B").cards or ()) == 2


@rule("GW-95", "GW-102")
def test_a_card_seen_in_the_hand_may_be_the_one_seen_going_into_the_deck(desk: Any) -> None:
    study = desk.lay(
        {"faction": "nilfgaard", "leader": "emhyr_emperor_of_nilfgaard", "hand": "albrich"},
        {
            "faction": "skellige",
            "hand": "donar_an_hindar",
            "deck": "clan_an_craite_warrior",
            "returned": "donar_an_hindar",
        },
    )
    study.act("leader emhyr_emperor_of_nilfgaard")
    assert (study.side("B")["spied"], study.side("B")["returned"]) == (["donar_an_hindar"], [])


@rule("GW-127", "GW-102", "GW-56")
def test_a_called_group_stays_out_of_the_deck_but_for_what_was_seen_going_there(desk: Any) -> None:
    study = desk.lay(
        {"faction": "skellige", "leader": "crach_an_craite", "hand": "donar_an_hindar"},
        {
            "faction": "monsters",
            "hand": "fiend",
            "deck": "harpy 3*ghoul 3*arachas",
            "discard": "nekker",
            "called": ["nekker"],
        },
    )
    study.act("leader crach_an_craite")
    dice = seeded(3)
    for _ in range(20):
        world = GAME.write_state(GAME.imagine(study.state, 0, dice.split()))["sides"]["B"]
        assert Counter(world["deck"])["nekker"] <= 1
        assert "nekker" in world["deck"] + world["hand"]


@rule("GW-128")
def test_of_draws_and_exchanges_others_learn_only_the_number(desk: Any) -> None:
    study = desk.start()
    drawn = [event for event in study.events if event.kind.startswith("cards.drawn")]
    assert [event.facts.get("number") for event in drawn if event.seen_by(None)] == [10, 10]
    assert all("cards" not in event.facts for event in drawn if event.seen_by(None))
    mine = [event for event in drawn if event.kind == "cards.drawn.mine"]
    assert [(event.seen_by(0), event.seen_by(1)) for event in mine] == [
        (True, False),
        (False, True),
    ]
    answer = next(word for word in study.says(0) if word.startswith("exchange"))
    study.answer(0, answer)
    assert [set(event.facts) for event in study.events if event.seen_by(1)] == [
        {"player", "number"}
    ]


@rule("GW-128")
def test_cards_from_field_and_pile_are_seen_as_they_go_to_a_hand(desk: Any) -> None:
    study = desk.lay({"hand": "decoy thaler", "close": "ves"}, {"hand": "fiend griffin"})
    study.act("decoy ves close")
    assert GAME.view(study.state, 1).zone("known/A").cards == ("ves",)
    study.act("play fiend close", "play ves close")
    assert GAME.view(study.state, 1).zone("known/A").cards == ()


@rule("GW-129")
def test_onlookers_see_only_what_both_see() -> None:
    dice = seeded(6)
    state = GAME.setup({"deck_a": "nilfgaard", "deck_b": "skellige"}, 9)
    while not state.over:
        both = faces(GAME.view(state, 0)) & faces(GAME.view(state, 1))
        assert faces(GAME.view(state, None)) <= both
        assert GAME.view(state, None).moves == ()
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))


@rule("GW-129", "GW-127")
def test_the_laws_hold_with_all_kinds_of_leaders(desk: Any) -> None:
    leaders = [card for card in GAME.cards if card.values["kind"] == "leader"]
    codes = [desk.code(leader.values["faction"], leader.id) for leader in leaders]
    pairs = [
        {
            "deck_a": codes[number],
            "deck_b": codes[(number * 5 + 3) % len(codes)],
            "preset": ("tabletop", "videogame")[number % 2],
            "pile": ("side", "owner")[number // 2 % 2],
            "exchange": ("deck", "discard")[number // 3 % 2],
            "weather_on_zero": ("stays", "one")[number // 4 % 2],
        }
        for number in (1, 8, 14, 20)
    ]
    assert check_game(GAME, games=len(pairs), seed=40, options=pairs) > 0


@rule("GW-121", "GW-124")
@pytest.mark.parametrize("preset", ["tabletop", "videogame"])
def test_all_faction_pairs_play_to_the_end_with_every_card_accounted_for(preset: str) -> None:
    for number, (a, b) in enumerate(product(READY, READY)):
        state = GAME.setup({"deck_a": a, "deck_b": b, "preset": preset}, 100 + number)
        census = GAME.census(state)
        assert census == ((33, True), (33, True), True)
        play_out(state, seeded(number))
        assert GAME.census(state) == census


@rule("GW-43")
def test_both_see_why_a_card_counts_other_than_printed(desk: Any) -> None:
    study = desk.lay(
        {"close": "ves geralt blue_stripes_commando blue_stripes_commando"},
        {"hand": "fiend", "ranged": "dethmold"},
        weather="frost",
    )
    told: Any = GAME.view(study.state, None).aids["explained"]
    assert [(row, side, card, place) for row, side, card, place, _ in told] == [
        ("close", "A", "ves", 0),
        ("close", "A", "blue_stripes_commando", 2),
        ("close", "A", "blue_stripes_commando", 3),
    ]
    assert told[0][4] == (("printed", 5, 5), ("weather", 1, 1))
    assert told[1][4] == (("printed", 4, 4), ("weather", 1, 1), ("bond", 2, 2))


@rule("GW-126")
def test_a_preview_foretells_the_totals(desk: Any) -> None:
    study = desk.lay({"hand": "commanders_horn thaler", "close": "ves"}, {"hand": "fiend"})
    action = study.action(0, "fill commanders_horn close")
    foreseen = preview(GAME, study.state, 0, action, seeded(1))
    assert foreseen.after["totals"] == (10, 0)
    assert ("close", "A", 10) in foreseen.after["row_totals"]  # type: ignore[operator]


@rule("GW-126")
def test_a_preview_foretells_no_totals_that_chance_decides(desk: Any) -> None:
    leader = "emhyr_invader_of_the_north"
    study = desk.lay(
        {"hand": "siege_technician", "discard": "vreemde puttkammer", "leader": leader},
        {"hand": "fiend"},
    )
    action = study.action(0, "play siege_technician siege")
    foreseen = preview(GAME, study.state, 0, action, seeded(1))
    assert "unit.restored" in [event.kind for event in foreseen.events]
    assert foreseen.after == {}


@rule("GW-81", "GW-82")
def test_both_see_which_rows_lie_under_weather(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend"}, weather="frost skellige_storm")
    for viewer in (0, 1, None):
        assert set(GAME.view(study.state, viewer).aids["skies"]) == {  # type: ignore[call-overload]
            ("close", "biting_frost"),
            ("ranged", "skellige_storm"),
            ("siege", "skellige_storm"),
        }
