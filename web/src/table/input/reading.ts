/** Reading a card with the mouse or a finger. */
import { swallowClick } from "./holding";
import { listen } from "./listen";

const HOVER = 300;
const LONG = 450;
const FAR = 10;

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

/** One thing to be done later, unless it is stopped. It counts as running once it was done, too. */
function waiting() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(done: () => void, after: number): void {
      timer = setTimeout(done, after);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    running: (): boolean => timer !== undefined,
  };
}

/**
 * Reading a card: resting the mouse on it, or pressing long with a finger. A long press is no
 * click, selects no text and opens no menu.
 */
export function reading(node: HTMLElement, handlers: Reading) {
  const wait = waiting();
  let from = { x: 0, y: 0 };
  let opened = false;
  /** The card came under a mouse that rests: it is not meant before the mouse moves. */
  let waits = false;

  function enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    wait.stop();
    waits = event.clientX === mouse.x && event.clientY === mouse.y;
    if (!waits) wait.begin(() => handlers.hover(node), HOVER);
  }
  function leave(): void {
    waits = false;
    wait.stop();
    handlers.hover(null);
  }
  function down(event: PointerEvent): void {
    opened = false;
    if (event.pointerType === "mouse") {
      waits = false;
      wait.stop(); // who presses does not wait to read
      return;
    }
    from = { x: event.clientX, y: event.clientY };
    wait.stop();
    wait.begin(() => {
      opened = true;
      swallowClick();
      handlers.open(node);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (waits && (event.movementX !== 0 || event.movementY !== 0)) {
        waits = false;
        wait.begin(() => handlers.hover(node), HOVER);
      }
      return;
    }
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) wait.stop();
  }
  function click(event: MouseEvent): void {
    handlers.hover(null);
    if (!opened) return;
    opened = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function menu(event: Event): void {
    if (opened || wait.running()) event.preventDefault();
  }
  listen(node, { pointerenter: enter, pointerleave: leave, pointerdown: down, pointermove: move });
  listen(node, { pointerup: wait.stop, pointercancel: wait.stop, contextmenu: menu });
  listen(node, { click }, { capture: true });
  return { update: (next: Reading) => void (handlers = next), destroy: leave };
}
