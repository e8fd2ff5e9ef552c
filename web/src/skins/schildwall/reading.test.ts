import { describe, expect, it } from "vitest";
import type { View, Zone } from "../../table/contract";
import { answerWith, corner, ghostIn, lastFight, lanesIn, myName, tracked } from "./reading";

function zone(place: string, owner: number | null, cards: string[] | null = []): Zone {
  return { place, owner, count: cards?.length ?? 5, cards, label: "" };
}

function view(seat: number | null, zones: Zone[]): View {
  return { seat, zones } as unknown as View;
}

describe("the picture of Schildwall", () => {
  it("looks from the own side, and from Red's for an onlooker", () => {
    const zones = [zone("hand/R", 1, null), zone("hand/B", 0, ["khan"])];
    expect(myName(view(0, zones))).toBe("B");
    expect(myName(view(null, zones))).toBe("R");
  });

  it("tells who stands at either end of a lane", () => {
    const [lane] = lanesIn([["B1", 4, "", null]]);
    expect(corner(lane!, "B")).toEqual({ name: "B1", value: 4, attacks: true });
    expect(corner(lane!, "R")).toEqual({ name: "", value: null, attacks: false });
    expect(lanesIn({ unknown: true })).toEqual([]);
  });

  it("says the best a card can do", () => {
    const answers = [["khan", "B1", "loses"], ["khan", "B2", "wins"], ["stridar", "B1", "loses"]];
    const table = { aid: () => answers, touched: [] } as never;
    expect(answerWith(table, "khan")).toBe("wins");
    expect(answerWith(table, "stridar")).toBe("loses");
    expect(answerWith(table, "hagelsturm")).toBe("");
  });

  it("counts what is not buried", () => {
    const zones = [zone("graveyard/R1", 0, ["khan", "serlar"]), zone("graveyard/R2", 1), zone("graveyard/B1", 2, ["serlar"]), zone("graveyard/B2", 3)];
    const [khan, serlar] = tracked(view(0, zones), [{ id: "khan", copies: 1 }, { id: "serlar", copies: 5 }]);
    expect(khan?.left).toEqual([1, 2]);
    expect(serlar?.left).toEqual([9, 9]);
  });

  it("remembers how the last fight of the battle ended", () => {
    const line = (kind: string) => ({ kind, text: kind }) as never;
    expect(lastFight([line("duel.decided"), line("hand.drawn")])).toBe("duel.decided");
    expect(lastFight([line("duel.decided"), line("hail.called")])).toBe("hail.called");
    expect(lastFight([line("duel.decided"), line("battle.dealt")])).toBe("");
  });

  it("shows the card a move would lay in the lane it goes to", () => {
    const facts = { army: "R1", card: "khan", target: "B2", against: "serlar" };
    const preview = { events: [{ kind: "defence.laid", facts, text: "", rule: "" }] } as never;
    const [one, two] = lanesIn([["B1", 4, "", null], ["B2", 3, "", null]]);
    expect(ghostIn(preview, one!)).toBeNull();
    expect(ghostIn(preview, two!)).toMatchObject({ spot: "attack", army: "R1", card: "khan" });
    expect(ghostIn(null, two!)).toBeNull();
  });
});
