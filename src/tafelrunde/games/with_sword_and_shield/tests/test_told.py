"""What happened is told with its reasons: hits, prices, sums and what a card did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import RESIGN, preview, seeded
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]

ENGLISH, GERMAN = Words(GAME, "en"), Words(GAME, "de")


def facts(scene: Scene, kind: str) -> list[dict[str, Any]]:
    return [dict(event.facts) for event in scene.events if event.kind == kind]


def told(scene: Scene, kind: str) -> list[str]:
    return [ENGLISH.event(event) for event in scene.events if event.kind == kind]


def erzählt(scene: Scene, kind: str) -> list[str]:
    return [GERMAN.event(event) for event in scene.events if event.kind == kind]


# Hits and prices --------------------------------------------------------------------------------


@rule("WS-74", "X9")
def test_a_hit_says_how_many_there_are_and_that_all_points_are_back(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", fatigue=17, hits=1))
    scene.play("X: attack 114", "Y: no_defence")
    assert facts(scene, "fatigue.restored") == [{"knight": "herue_of_kermeur", "left": 28}]
    assert told(scene, "knight.hit") == [
        "Herue of Kermeur takes a hit from the attack: now 2 of 5."
    ]
    assert told(scene, "fatigue.restored") == ["The hit puts Herue of Kermeur back to 28 FP."]
    assert "knight.shaken" not in scene.kinds()


@rule("WS-74")
def test_a_preview_of_taking_the_hit_foretells_hits_and_points(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", fatigue=17, hits=1))
    scene.play("X: attack 114")
    foreseen = preview(GAME, scene.state, 1, scene.action("Y", "no_defence"), seeded(1))
    restored = [event for event in foreseen.events if event.kind == "fatigue.restored"]
    assert [event.facts["left"] for event in restored] == [28]
    knights: Any = foreseen.after["knights"]
    assert (knights[1]["fatigue"], knights[1]["hits"]) == (28, 2)


@rule("WS-77")
def test_the_last_hit_gives_nothing_back(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114", hits=1), k("032", "T", fatigue=17, hits=4))
    scene.play("X: attack 114", "Y: no_defence")
    assert "fatigue.restored" not in scene.kinds()
    assert told(scene, "fight.won") == ["Baldric of Ingelram wins the fight by 5 hits to 1."]
    assert erzählt(scene, "fight.won") == [
        "Baldrich von Ingelram gewinnt den Kampf mit 5 zu 1 Treffern."
    ]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert ENGLISH.outcome(outcome, ["Ada", "Bo"]).startswith("Ada wins in turn 1 by 5 hits to 1")


@rule("WS-116")
def test_who_wins_because_the_other_gave_up_is_told(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T"))
    scene.events.extend(GAME.play(scene.state, 1, RESIGN))
    assert told(scene, "fight.won") == [
        "Baldric of Ingelram wins the fight because the other side gave up."
    ]


@rule("WS-103")
def test_the_hit_that_shakes_a_knight_says_what_it_means(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", hits=3))
    scene.play("X: attack 114", "Y: no_defence")
    assert told(scene, "knight.shaken") == [
        (
            "Herue of Kermeur is shaken now: every Action and every answer costs 1 FP more, "
            "and the next hit is the last."
        )
    ]


@rule("WS-103", "WS-78")
def test_a_shaken_knight_is_told_what_he_pays_for_it(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "141 091", hits=4), k("032", "T", "143"))
    scene.play("X: attack 141")
    assert told(scene, "fatigue.paid") == [
        "Baldric of Ingelram pays 5 FP for the Action (1 of them for being shaken), 23 left."
    ]
    scene.play("Y: guard 143")
    assert [fact["more"] for fact in facts(scene, "fatigue.paid")] == [1]  # 8 against 8


@rule("WS-72")
def test_nobody_pays_more_than_he_has(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150", fatigue=3), k("032", "T"))
    scene.play("X: attack 150")
    (paid,) = facts(scene, "fatigue.paid")
    assert (paid["points"], paid["cost"], paid["lacking"], paid["left"]) == (3, 4, 1, 0)
    assert told(scene, "fatigue.paid") == [
        "Baldric of Ingelram pays the last 3 of 4 FP for the Action, 0 left."
    ]


# Sums and effects -------------------------------------------------------------------------------


@rule("WS-62", "WS-67", "WS-96")
def test_both_numbers_are_told_with_their_parts(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "177 196 114"), k("032", "T", "143"))
    scene.play("X: achieve 177", "X: event 196", "X: attack 114", "Y: guard 143")
    assert told(scene, "attack.made") == ["The attack with “Rage cut 6/3” counts 4 + 6 + 3 = 13."]
    assert told(scene, "guard.played") == [
        "Herue of Kermeur guards with Cross guard (“Squinting cut 3/4”): 4 + 4 − 2 = 6 against 13."
    ]
    assert erzählt(scene, "guard.played") == [
        "Herue von Kermeur pariert mit Kreuzhut („Schielhau 3/4“): 4 + 4 − 2 = 6 gegen 13."
    ]


@rule("WS-63", "WS-67")
def test_a_boost_is_a_part_of_the_sum(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143 179"))
    scene.play("X: attack 114", "Y: boost 179", "Y: guard 143")
    assert told(scene, "guard.played") == [
        "Herue of Kermeur guards with Cross guard (“Squinting cut 3/4”): 4 + 4 + 3 = 11 against 10."
    ]


@rule("WS-99")
def test_the_attacks_of_a_combination_are_counted(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150 129"), k("032", "T"))
    scene.play("X: combine 150", "X: combine 129", "Y: no_defence", "Y: no_defence")
    assert [line.split(",")[0] for line in told(scene, "attack.made")] == [
        "Attack 1 of 2",
        "Attack 2 of 2",
    ]
    assert told(scene, "combination.laid")[0] == (
        "Baldric of Ingelram lays “Crooked cut 3/6” for a Combination; "
        "all its cards together will cost 4 FP."
    )


@rule("WS-96", "WS-111")
@pytest.mark.parametrize(
    ("played", "event", "english"),
    [
        ("event 191", "shields.banned", "Herue of Kermeur may use no shield guard"),
        ("event 193", "manoeuvres.banned", "Herue of Kermeur may perform no Manoeuvre"),
        ("event 196", "guards.lowered", "every guard of Herue of Kermeur counts 2 less"),
        (
            "achieve 177",
            "attack.raised",
            "the next Combat card Baldric of Ingelram attacks with counts 3 more",
        ),
        (
            "achieve 181",
            "guards.barred",
            (
                "the next Combat card Baldric of Ingelram attacks with "
                "can be parried with no sword guard"
            ),
        ),
    ],
)
def test_what_lasts_a_turn_is_told_when_played_and_while_it_lasts(
    joust: Stand, k: K, played: str, event: str, english: str
) -> None:
    scene = joust("X action", k("048", "S", "191 193 196 177 181"), k("032", "T"))
    assert "effects" not in scene.view(None).counters
    scene.play(f"X: {played}")
    assert event in scene.kinds()
    value = scene.view(None).counters["effects"]
    assert ENGLISH.counter("effects", value) == f"Until the end of the turn: {english}"
    assert GERMAN.counter("effects", value).startswith("Bis zum Ende des Zuges: ")
    scene.play("X: end_turn")
    assert "effects" not in scene.view(None).counters


@rule("WS-46", "WS-94")
def test_what_trumpets_and_improvements_change_is_told(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "199 217"), k("032", "T"))
    scene.play("X: event 199", "X: improve 217")
    assert told(scene, "actions.gained") == ["Baldric of Ingelram gains 2 Actions this turn."]
    assert told(scene, "ability.changed") == ["Technique of Baldric of Ingelram is now 3."]
    assert erzählt(scene, "ability.changed") == ["Baldrich von Ingelram: Technik ist jetzt 3."]


@rule("WS-59", "WS-92")
def test_an_attack_is_told_as_one_and_an_effect_as_what_it_is(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "197 114"), k("032", "T"))
    scene.play("X: event 197", "X: attack 114")
    assert told(scene, "card.aimed") == [
        "Baldric of Ingelram plays “The water carrier”. Opponent: Herue of Kermeur.",
        "Baldric of Ingelram attacks Herue of Kermeur with “Rage cut 6/3”.",
    ]


@rule("WS-108", "WS-157")
def test_a_preview_counts_cards_it_cannot_name(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "185 114"), k("032", "T"))
    foreseen = preview(GAME, scene.state, 0, scene.action("X", "achieve 185"), seeded(1))
    (drawn,) = [event for event in foreseen.events if event.kind == "cards.drawn"]
    assert ENGLISH.event(drawn) == "Baldric of Ingelram draws 2 cards."
    assert GERMAN.event(drawn) == "Baldrich von Ingelram zieht 2 Karten."


# Questions, aids, refusals ----------------------------------------------------------------------


@rule("WS-97")
def test_whether_a_combination_is_complete_is_asked_once_it_may_be(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "110 129 150"), k("032", "T"))
    scene.play("X: combine 150")
    assert scene.asked == "X combination_begun"
    assert "complete" not in ENGLISH.question(scene.view(0).question)
    scene.play("X: combine 129")
    assert scene.asked == "X combination"
    assert "say/commit" in scene.view(0).buttons


@rule("WS-97")
def test_a_refused_combination_names_the_symbols(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "110 129 150 091 102"), k("032", "T"))
    refusal = scene.why("X: combine 091")
    assert refusal is not None
    symbol = GAME.card(str(refusal.facts["card"])).values["combo_symbol"]
    assert refusal.facts["symbol"] == symbol
    assert ENGLISH.name(str(symbol)) in ENGLISH.refusal(refusal)
    scene.play("X: combine 150")
    other = scene.why("X: combine 091")
    assert other is not None
    assert other.facts["symbol"] != other.facts["wanted"]
    assert str(other.facts["wanted"]) in ENGLISH.refusal(other)


@rule("WS-82")
def test_a_refused_guard_is_named_so_that_it_can_be_told_apart(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "141"), k("032", "T", "130"))
    scene.play("X: attack 141")
    refusal = scene.why("Y: guard 130")
    assert refusal is not None
    values = GAME.card("slanting_cut_130").values
    numbers = f"{values['strength']}/{values['technique']}"
    assert ENGLISH.refusal(refusal) == (
        f"The guard of “Slanting cut {numbers}” is Oak door, "
        "which does not stop a Squinting cut. (WS-82)"
    )


@rule("WS-99", "WS-86")
def test_what_stops_it_stays_with_the_attack_being_answered(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150 129"), k("032", "T", "179 131 148 152 130"))
    scene.play("X: combine 150", "X: combine 129")
    now: Any = scene.view(1).aids["stops"]
    assert now["attack"] == "crooked_cut_150"
    for move in scene.view(1).moves:
        foreseen = preview(GAME, scene.state, 1, move.action, seeded(1))
        if move.verb == "boost":
            assert foreseen.after["stops"]["attack"] == now["attack"]  # type: ignore[index]
        else:
            assert "stops" not in foreseen.after
    scene.play("Y: guard 130")
    then: Any = scene.view(1).aids["stops"]
    assert then["attack"] != now["attack"]


@rule("WS-57")
def test_a_card_for_defence_only_has_no_price_in_the_own_turn(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 189"), k("032", "T", "184"))
    mine: Any = scene.view(0).aids["costs"]
    theirs: Any = scene.view(1).aids["costs"]
    assert [card for _, card, _, _ in mine] == ["rage_cut_114"]
    assert theirs == (("Y", "changing_thru", 3, 3),)


def test_every_action_has_words_whatever_is_asked(joust: Stand, melee: Stand, k: K) -> None:
    """Whoever types a move may mean one that is no answer now."""
    scenes = (
        joust("X action", k("048", "S", "114"), k("032", "T")),
        melee("X2 action", fight="melee_2v2", **four(k)),
    )
    for scene in scenes:
        for action in range(GAME.action_count(GAME.agreed(scene.state))):
            move = GAME.describe(scene.state, scene.state.turn(), action)
            assert ENGLISH.move(move)
            assert GERMAN.move(move)


# Advice -----------------------------------------------------------------------------------------


@rule("WS-159")
def test_an_attack_that_is_mostly_answered_is_advised_for_what_it_takes(joust: Stand, k: K) -> None:
    hand = "091 092 093 095 096 097 098 099"
    scene = joust("X action", k("048", "S", "114"), k("032", "T", hand))
    reason = GAME.reason(scene.state, 0, scene.action("X", "attack 114"))
    assert reason is not None
    assert reason.code == "attack-wears"
    assert "no answer" not in ENGLISH.reason(reason)
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "091"))
    reason = GAME.reason(scene.state, 0, scene.action("X", "attack 114"))
    assert reason is not None
    assert reason.code == "attack"


# Who is told ------------------------------------------------------------------------------------


def told_to(scene: Scene, seat: int, kind: str) -> list[str]:
    """The same in both languages, as somebody at this seat hears it."""
    both = [Words(GAME, language, GAME.names_of(scene.state, seat)) for language in ("en", "de")]
    found = [event for event in scene.events if event.kind == kind and event.seen_by(seat)]
    return [words.event(event) for event in found for words in both]


def test_both_sides_of_an_attack_are_told_what_it_means_to_them(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", hits=4))
    scene.play("X: attack 114", "Y: no_defence")
    assert told_to(scene, 0, "card.aimed") == [
        "You attack Herue of Kermeur with “Rage cut 6/3”.",
        "Du greifst Herue von Kermeur mit „Zornhau 6/3“ an.",
    ]
    assert told_to(scene, 1, "card.aimed") == [
        "Baldric of Ingelram attacks you with “Rage cut 6/3”.",
        "Baldrich von Ingelram greift dich mit „Zornhau 6/3“ an.",
    ]
    assert told_to(scene, 1, "knight.beaten") == [
        "You are beaten. Your hand is empty.",
        "Du bist besiegt. Deine Hand ist leer.",
    ]
    assert told_to(scene, 0, "fight.won")[0] == "You win the fight by 5 hits to 0."
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert GERMAN.outcome(outcome, ["Ada", "Bo"], 0).startswith("Du gewinnst in Zug 1")
    assert GERMAN.outcome(outcome, ["Ada", "Bo"], 1).startswith("Ada gewinnt in Zug 1")


@pytest.mark.parametrize(
    ("played", "seat", "english", "german"),
    [
        ("event 191", 1, "you may use no shield guard", "du darfst keine Schildhut verwenden"),
        ("event 193", 1, "you may perform no Manoeuvre", "du darfst kein Manöver ausführen"),
        (
            "event 196",
            1,
            "each of your guards counts 2 less",
            "jede deiner Huten zählt 2 weniger",
        ),
        (
            "achieve 177",
            0,
            "the next Combat card you attack with counts 3 more",
            "die nächste Kampfkarte, mit der du angreifst, zählt 3 mehr",
        ),
        (
            "achieve 181",
            0,
            "the next Combat card you attack with can be parried with no sword guard",
            (
                "die nächste Kampfkarte, mit der du angreifst, "
                "kann mit keiner Schwerthut pariert werden"
            ),
        ),
    ],
)
def test_what_lasts_a_turn_is_told_to_whom_it_concerns(
    joust: Stand, k: K, played: str, seat: int, english: str, german: str
) -> None:
    scene = joust("X action", k("048", "S", "191 193 196 177 181"), k("032", "T"))
    scene.play(f"X: {played}")
    value = scene.view(seat).counters["effects"]
    you = GAME.names_of(scene.state, seat)
    told = Words(GAME, "en", you).counter("effects", value)
    assert told == f"Until the end of the turn: {english}"
    erzählt = Words(GAME, "de", you).counter("effects", value)
    assert erzählt == f"Bis zum Ende des Zuges: {german}"


def four(k: K, **hands: str) -> dict[str, Any]:
    """Two knights against two, each facing another."""
    numbers = {"X1": "048", "X2": "032", "Y1": "030", "Y2": "035"}
    return {
        name: k(number, "S", hands.get(name, ""), slot=int(name[1]))
        for name, number in numbers.items()
    }


def test_who_is_locked_with_you_is_told_so(melee: Stand, k: K) -> None:
    scene = melee("X2 action", fight="melee_2v2", **four(k, X2="155"))
    scene.play("X2: lock 155")
    seat = scene.seat("Y2")
    words = Words(GAME, "en", GAME.names_of(scene.state, seat))
    told = words.counter("knights", scene.view(seat).counters["knights"])
    assert "Herue of Kermeur (seat 2)" in told
    assert "locked with you" in told
    assert "you (seat 4)" in told
    assert told_to(scene, seat, "lock.played")[0].endswith(" against you.")
    assert (words.button("knight/Y2"), words.button("knight/X2")) == ("Your knight", "Knight X2")
    scene.play("X2: end_turn")
    scene.events.extend(GAME.play(scene.state, scene.seat("X2"), RESIGN))
    assert told_to(scene, seat, "lock.ended")[0] == "Your Mêlée Lock with Herue of Kermeur ends."


def test_a_team_wins_as_a_side(melee: Stand, k: K) -> None:
    scene = melee("X2 action", fight="melee_2v2", **four(k))
    for name in ("Y1", "Y2"):
        scene.events.extend(GAME.play(scene.state, scene.seat(name), RESIGN))
    assert told_to(scene, 0, "fight.won") == [
        "Your side wins the fight because the other side gave up.",
        "Deine Seite gewinnt den Kampf, weil die andere Seite aufgegeben hat.",
    ]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert ENGLISH.outcome(outcome, seat=0).startswith("Your side wins in turn")


def test_decks_of_ones_own_are_called_so(double: Stand, k: K) -> None:
    scene = double("X action", k("048", "S"), k("032", "T"))
    you = GAME.names_of(scene.state, 1)
    places = ("draw/Y", "discard/Y", "start_deck/Y", "aside/Y", "draw/X")
    assert [Words(GAME, "de", you).zone(place) for place in places] == [
        "Dein Nachziehstapel",
        "Dein Ablagestapel",
        "Dein Startstapel",
        "Deine beiseitegelegten Startkarten",
        "Nachziehstapel (Ritter X)",
    ]


# Words ------------------------------------------------------------------------------------------


def test_the_name_of_a_card_is_quoted_in_every_sentence_and_never_inflected() -> None:
    for language, before, after in (("en", "“", "”"), ("de", "„", "“")):
        words = Words(GAME, language)
        for card in GAME.cards:
            told = words.say("move-discard", {"card": card.id})
            name = card.name(language)
            if card.values["kind"] == "knight":
                assert name in told
            elif card.values["kind"] == "combat":
                values = f"{card.values['strength']}/{card.values['technique']}"
                assert f"{before}{name} {values}{after}" in told
            else:
                assert f"{before}{name}{after}" in told
        text = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        assert (
            f"{before}{{ $card }}{after}"
            not in text.partition("## The table")[0].partition("card-in-sentence")[0]
        )
