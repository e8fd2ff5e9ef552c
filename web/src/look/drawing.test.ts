import { describe, expect, it } from "vitest";
import { chanceOf, hash } from "./seed";
import { toothedCoin, wobblyRect } from "./wobble";

describe("drawing by a seed", () => {
  it("repeats itself for the same words and only for them", () => {
    const [one, two, other] = [chanceOf("falcon"), chanceOf("falcon"), chanceOf("heron")];
    const first = Array.from({ length: 20 }, one);
    expect(Array.from({ length: 20 }, two)).toEqual(first);
    expect(Array.from({ length: 20 }, other)).not.toEqual(first);
    expect(hash("a")).not.toBe(hash("b"));
  });

  it("stays close to the straight line", () => {
    const path = wobblyRect("falcon", { x: 2, y: 2, width: 96, height: 136 });
    const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map((found) => Number(found[0]));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(139);
    expect(path).toBe(wobblyRect("falcon", { x: 2, y: 2, width: 96, height: 136 }));
  });

  it("cuts as many teeth as asked for", () => {
    expect(toothedCoin(0, 0, 10, 12).split("L")).toHaveLength(24);
  });
});
