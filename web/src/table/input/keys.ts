/** Keys that mean the same everywhere on the table. */
import type { TableModel } from "../model/model.svelte";

export interface Keys {
  hint?: () => void;
  log: () => void;
}

export function onKey(event: KeyboardEvent, table: TableModel, root: HTMLElement, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea") || target.closest("dialog")) return;
  const key = event.key.toLowerCase();
  if (/^\d$/.test(key)) digit(table, root, key);
  else if (key === "enter" && (isFree(target) || isRefused(table, target))) press(event, root);
  else if (key === "escape" && table.touched.length > 0) table.back();
  else if (key === "escape" && table.reason) table.reason = null;
  else if (key === "n") nextLit(root, event.shiftKey ? -1 : 1);
  else if (key === "r") repeat(root);
  else if (key === "g") keys.log();
  else if (key === "h" && keys.hint) keys.hint();
  else return;
  event.preventDefault();
}

/** Whether Enter has no other meaning where the focus is. */
function isFree(target: HTMLElement): boolean {
  return !target.closest("button, a, summary");
}

/** Whether Enter was refused here already: then it means the marked button again. */
function isRefused(table: TableModel, target: HTMLElement): boolean {
  const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
  return place !== undefined && place === table.refused && table.choices.length > 0;
}

function digit(table: TableModel, root: HTMLElement, key: string): void {
  const card = root.querySelector<HTMLElement>(`.your-hand [aria-keyshortcuts="${key}"]`);
  if (card === null) {
    table.say(table.t("no-such-card", { number: key }), "no-such-card");
    return;
  }
  card.focus();
  card.click();
}

/** The marked button: pressed, or held as long as the key is. */
function press(event: KeyboardEvent, root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>("[data-testid=default]");
  if (event.repeat || button === null) return;
  button.focus();
  if (button.dataset.hold === undefined) button.click();
  else button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

/** The next place that can be touched, in the order of the page. */
function nextLit(root: HTMLElement, by: number): void {
  const lit = [
    ...root.querySelectorAll<HTMLElement>("[data-state=playable], [data-state=target]"),
  ].filter((found) => found.offsetParent !== null);
  if (lit.length === 0) return;
  const targets = lit.filter((found) => found.dataset.state === "target");
  const among = targets.length > 0 ? targets : lit;
  const at = among.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? (by > 0 ? 0 : among.length - 1) : at + by;
  among[(to + among.length) % among.length]?.focus();
}

/** Says the prompt again: the text is taken out and put back, so that it is announced. */
function repeat(root: HTMLElement): void {
  const prompt = root.querySelector<HTMLElement>("[data-testid=prompt]");
  prompt?.focus();
}
