import { describe, expect, it } from "vitest";
import type { View, Zone } from "../../table/contract";
import { answerWith, corner, foreseen, ghostIn, lastFight, lanesIn, myName, seenFrom, tracked } from "./reading";

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
    const line = (kind: string, facts: object = {}) => ({ kind, text: kind, facts }) as never;
    const duel = { attacker: "R", attack: 5, defender: "B", defence: 6, winner: "B" };
    const decided = line("duel.decided", duel);
    expect(lastFight([decided, line("hand.drawn"), line("attack.laid")])).toEqual([duel]);
    expect(lastFight([decided, line("hand.drawn"), decided, decided])).toEqual([duel, duel]);
    expect(lastFight([decided, line("hail.called")])).toBe("hail");
    expect(lastFight([decided, line("battle.dealt")])).toBeNull();
    expect(lastFight([])).toBeNull();
    expect(seenFrom(duel, "B")).toEqual({ own: "B", foe: "R", totals: [6, 5], end: "won" });
    expect(seenFrom(duel, "R")).toEqual({ own: "R", foe: "B", totals: [5, 6], end: "lost" });
    expect(seenFrom({ ...duel, winner: "nobody" }, "R").end).toBe("tied");
  });

  it("shows the card a move would lay in the lane it goes to", () => {
    const facts = { army: "R1", card: "khan", target: "B2", against: "serlar" };
    const preview = { events: [{ kind: "defence.laid", facts, text: "", rule: "" }] } as never;
    const [one, two] = lanesIn([["B1", 4, "", null], ["B2", 3, "", null]]);
    expect(ghostIn(preview, one!)).toBeNull();
    expect(ghostIn(preview, two!)).toMatchObject({ spot: "attack", army: "R1", card: "khan" });
    expect(ghostIn(null, two!)).toBeNull();
  });

  it("counts the total that a card about to be laid would make", () => {
    const [lane] = lanesIn([["R", 3, "B", 5]]);
    const told = (kind: string, facts: object) => ({ events: [{ kind, facts, text: "", rule: "" }] }) as never;
    const facts = { army: "R", card: "fylgdar_1", target: "R", total: 4 };
    const ghost = ghostIn(told("support.sealed.mine", facts), lane!);
    expect(foreseen(ghost, corner(lane!, "R"), true)).toBe(4);
    expect(foreseen(ghost, corner(lane!, "B"), false)).toBeNull();
    const [open] = lanesIn([["B", 4, "", null]]);
    const answer = ghostIn(told("defence.laid", { army: "R", card: "khan", target: "B", total: 7 }), open!);
    expect(foreseen(answer, corner(open!, "R"), true)).toBe(7);
    expect(foreseen(answer, corner(open!, "B"), false)).toBeNull();
  });
});
