import { expect, it } from "vitest";
import type { View, Zone } from "../contract";
import { journeys } from "./journeys";

function zone(place: string, cards: string[] | number, owner: number | null = 0): Zone {
  return typeof cards === "number"
    ? { place, owner, count: cards, cards: null, label: "" }
    : { place, owner, count: cards.length, cards, label: "" };
}

function view(...zones: Zone[]): View {
  return { game: "any", seat: 0, zones } as unknown as View;
}

it("follows a card from the hand to the table", () => {
  const found = journeys(
    view(zone("hand/A", ["falcon", "falcon", "heron"]), zone("left/A", ["falcon"])),
    view(zone("hand/A", ["falcon", "heron"]), zone("left/A", ["falcon", "falcon"])),
  );
  expect(found).toEqual([{ card: "falcon", from: "hand/A", to: "left/A", fromNth: 1, toNth: 1 }]);
});

it("knows where a card came from that nobody saw before", () => {
  const found = journeys(
    view(zone("deck/A", 5), zone("deck/B", 5, 1), zone("hand/B", 3, 1), zone("left/B", [], 1)),
    view(zone("deck/A", 5), zone("deck/B", 4, 1), zone("hand/B", 3, 1), zone("left/B", ["falcon"], 1)),
  );
  expect(found).toEqual([{ card: "falcon", from: "deck/B", to: "left/B", fromNth: 0, toNth: 0 }]);
});

it("turns a card that leaves the light", () => {
  const found = journeys(
    view(zone("left/B", ["falcon"], 1), zone("hand/B", 3, 1)),
    view(zone("left/B", [], 1), zone("hand/B", 4, 1)),
  );
  expect(found).toEqual([{ card: "falcon", from: "left/B", to: "hand/B", fromNth: 0, toNth: 0 }]);
});

it("sees nothing where seats or games change", () => {
  const one = view(zone("hand/A", ["falcon"]));
  expect(journeys(one, { ...one, seat: 1 })).toEqual([]);
  expect(journeys(one, { ...one, game: "other" })).toEqual([]);
});

it("does not let cards fly that are only told of twice", () => {
  const found = journeys(view(zone("known/B", [], 1), zone("deck/B", 4, 1)), view(zone("known/B", ["falcon"], 1), zone("deck/B", 3, 1)));
  expect(found).toEqual([]);
});
