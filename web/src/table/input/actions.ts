/** What pointers and keys do to the things on the table. */
import type { TableModel } from "../model/model.svelte";

const HOVER = 300;
const LONG = 450;
const FAR = 10;

/**
 * Something was done while the finger is still down: what has come to lie under it when it is lifted
 * is not meant.
 */
export function swallowClick(): void {
  const stop = (event: MouseEvent): void => {
    if (event.detail === 0) return; // keys
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true });
  const next = (): void => removeEventListener("click", stop, { capture: true });
  addEventListener("pointerdown", next, { capture: true, once: true });
}

/** The same for a key that is still down: what it is repeated on is not meant. */
export function swallowKey(): void {
  const stop = (event: KeyboardEvent): void => {
    if (!event.repeat && event.type === "keydown") {
      next();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keyup") next();
  };
  const next = (): void => {
    removeEventListener("keydown", stop, { capture: true });
    removeEventListener("keyup", stop, { capture: true });
  };
  addEventListener("keydown", stop, { capture: true });
  addEventListener("keyup", stop, { capture: true });
}

const HOLD = 600;

export interface Holding {
  /** Whether it must be held just now; else it is a button like any other. */
  on: boolean;
  /** It was held long enough. */
  done: () => void;
  /** It was let go too early. */
  short: () => void;
}

/**
 * A button that acts when it is held with a finger, the mouse, Enter or the space bar. Short presses
 * never reach it as clicks; clicks that come without a pointer and without a key do.
 */
export function holding(node: HTMLElement, how: Holding) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  function begin(swallow: () => void): void {
    clearTimeout(timer);
    node.dataset.holding = "";
    timer = setTimeout(() => {
      stop();
      swallow();
      how.done();
    }, HOLD);
  }
  function stop(): boolean {
    const running = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    delete node.dataset.holding;
    return running;
  }
  function letGo(): void {
    if (stop()) how.short();
  }
  function down(event: PointerEvent): void {
    pressed = how.on && event.button === 0;
    if (pressed) begin(swallowClick);
  }
  function click(event: MouseEvent): void {
    if (!pressed || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function keydown(event: KeyboardEvent): void {
    if (!how.on || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && timer === undefined) begin(swallowKey);
  }
  function keyup(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (how.on) event.preventDefault();
    letGo();
  }
  function menu(event: Event): void {
    if (how.on) event.preventDefault();
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", letGo);
  node.addEventListener("pointerleave", letGo);
  node.addEventListener("pointercancel", letGo);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("keydown", keydown);
  node.addEventListener("keyup", keyup);
  node.addEventListener("blur", stop);
  node.addEventListener("contextmenu", menu);
  return {
    update(next: Holding) {
      how = next;
    },
    destroy: stop,
  };
}

/** A text that scrolls shows that it goes on: `data-more` while there is something below. As long as
    it scrolls, keys must reach it. */
export function fading(node: HTMLElement, _changes: unknown) {
  function look(): void {
    node.toggleAttribute("data-more", node.scrollHeight - node.clientHeight - node.scrollTop > 2);
    node.tabIndex = node.scrollHeight - node.clientHeight > 2 ? 0 : -1;
  }
  function anew(): void {
    node.scrollTop = 0;
    look();
  }
  const watcher = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  watcher?.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  look();
  return {
    update: () => void Promise.resolve().then(anew),
    destroy: () => watcher?.disconnect(),
  };
}

export interface Reading {
  /** Shows the card beside what is pointed at; null hides it. */
  hover: (at: Element | null) => void;
  /** Opens the card for good. */
  open: (at: Element) => void;
}

/** Where the mouse was last seen to move. */
let mouse = { x: -1, y: -1 };
if (typeof addEventListener !== "undefined") {
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
    },
    { capture: true, passive: true },
  );
}

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

/**
 * Reading a card: resting the mouse on it, or pressing long with a finger. A long press is no
 * click, selects no text and opens no menu.
 */
export function reading(node: HTMLElement, handlers: Reading) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let opened = false;
  /** The card came under a mouse that rests: it is not meant before the mouse moves. */
  let waits = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    stop();
    waits = event.clientX === mouse.x && event.clientY === mouse.y;
    if (!waits) timer = setTimeout(() => handlers.hover(node), HOVER);
  }
  function leave(): void {
    waits = false;
    stop();
    handlers.hover(null);
  }
  function down(event: PointerEvent): void {
    opened = false;
    if (event.pointerType === "mouse") {
      waits = false;
      stop(); // who presses does not wait to read
      return;
    }
    from = { x: event.clientX, y: event.clientY };
    stop();
    timer = setTimeout(() => {
      opened = true;
      swallowClick();
      handlers.open(node);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (waits && (event.movementX !== 0 || event.movementY !== 0)) {
        waits = false;
        timer = setTimeout(() => handlers.hover(node), HOVER);
      }
      return;
    }
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) stop();
  }
  function click(event: MouseEvent): void {
    handlers.hover(null);
    if (!opened) return;
    opened = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function menu(event: Event): void {
    if (opened || timer !== undefined) event.preventDefault();
  }
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", menu);
  return {
    update(next: Reading) {
      handlers = next;
    },
    destroy: leave,
  };
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

/** Tells the table that a place is on the screen. */
export function placed(node: HTMLElement, told: { table: TableModel; place: string }) {
  let off = told.table.mount(told.place);
  let at = told.place;
  void node;
  return {
    update(next: { table: TableModel; place: string }) {
      if (next.place === at) return;
      off();
      at = next.place;
      off = next.table.mount(at);
    },
    destroy: () => off(),
  };
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
