import { expect, test } from "vitest";
import { remember, type Signal } from "./signals";

test("a hundred signals have a hundred numbers, and the last thirty are kept", () => {
  let signals: Signal[] = [];
  const numbers = new Set<number>();
  for (let at = 0; at < 100; at++) {
    signals = remember(signals, { type: "said", seat: at % 8, phrase: "p", text: `signal ${at}` });
    expect(new Set(signals.map((signal) => signal.id)).size).toBe(signals.length);
    numbers.add(signals.at(-1)?.id ?? -1);
  }
  expect(numbers.size).toBe(100);
  expect(signals.map((signal) => signal.text)).toEqual(
    Array.from({ length: 30 }, (_, at) => `signal ${at + 70}`),
  );
});
