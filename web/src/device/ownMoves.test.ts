import { expect, test } from "vitest";
import { stillMade } from "./ownMoves";

test("a move that was taken back has no place in the log any more", () => {
  const moves = [0, 4, 9];
  expect(stillMade(moves, 12)).toEqual([0, 4, 9]);
  expect(stillMade(moves, 9)).toEqual([0, 4]);
  expect(stillMade(moves, 0)).toEqual([]);
});
