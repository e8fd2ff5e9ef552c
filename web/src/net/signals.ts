/** What partners said to each other, the latest of it. */
import type { SaidNews } from "../wire";

/** A signal with a number of its own: lists on the page tell signals apart by it. */
export type Signal = SaidNews & { id: number };

const KEPT = 30;

/** One more was said. Numbers run on, whatever was dropped before. */
export function remember(signals: Signal[], said: SaidNews): Signal[] {
  const id = (signals.at(-1)?.id ?? 0) + 1;
  return [...signals.slice(1 - KEPT), { ...said, id }];
}
