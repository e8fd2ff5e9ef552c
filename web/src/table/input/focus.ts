/** Where the focus is, how it walks, and whether it is framed. */
let marked = false;

/**
 * Marks the page while it is used with a pointer: a focus that was put somewhere by the page, not
 * by keys that lead there, is not framed then. Enter and Escape lead nowhere.
 */
export function markPointers(root: HTMLElement): void {
  if (marked) return;
  marked = true;
  addEventListener("pointerdown", () => (root.dataset.by = "pointer"), { capture: true, passive: true });
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Enter" && key !== " " && key !== "Escape") delete root.dataset.by;
    },
    { capture: true, passive: true },
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A zone is one stop for Tab; arrows, Home and End walk inside it. */
export function roving(node: HTMLElement, _changes: unknown) {
  let last: HTMLElement | null = null;

  function stops(): HTMLElement[] {
    return [...node.querySelectorAll<HTMLElement>("[data-stop]")];
  }
  function refresh(): void {
    const all = stops();
    const lit = all.find((stop) => stop.matches("[data-state=playable], [data-state=target]"));
    const here = last !== null && all.includes(last) ? last : (lit ?? all[0]);
    for (const stop of all) stop.tabIndex = stop === here ? 0 : -1;
  }
  function focusin(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (stop === null) return;
    last = stop;
    refresh();
  }
  function keydown(event: KeyboardEvent): void {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let to = at + (STEPS[event.key] ?? 0);
    if (event.key === "Home") to = 0;
    if (event.key === "End") to = all.length - 1;
    if (to === at) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  }
  const watcher = new MutationObserver(refresh);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focusin);
  node.addEventListener("keydown", keydown);
  refresh();
  return { update: refresh, destroy: () => watcher.disconnect() };
}

/**
 * Where the focus goes when what had it is gone: the same thing drawn anew, its neighbour, else
 * the prompt bar. Call before the change; call the result after it.
 */
export function keepFocus(root: HTMLElement): () => void {
  const had = document.activeElement;
  if (!(had instanceof HTMLElement) || !root.contains(had)) return () => undefined;
  const key = had.dataset.key;
  const zone = had.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  const group = zone === undefined ? null : root.querySelector(`[data-zone="${zone}"]`);
  const at = group ? [...group.querySelectorAll("[data-stop]")].indexOf(had) : -1;
  return () => {
    if (had.isConnected && document.activeElement === had) return;
    const again = key ? root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) : null;
    const around = zone ? root.querySelector(`[data-zone="${CSS.escape(zone)}"]`) : null;
    const stops = around ? [...around.querySelectorAll<HTMLElement>("[data-stop]")] : [];
    const neighbour = stops[Math.min(at, stops.length - 1)];
    const prompt = root.querySelector<HTMLElement>("[data-testid=prompt]");
    (again ?? neighbour ?? prompt)?.focus({ preventScroll: true });
  };
}
