/** Buttons that are held, and fingers that are still down when something was done. */
import { listen } from "./listen";

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
  listen(node, { pointerdown: down, pointerup: letGo, pointerleave: letGo, pointercancel: letGo });
  listen(node, { keydown, keyup, blur: stop, contextmenu: menu });
  listen(node, { click }, { capture: true });
  return {
    update(next: Holding) {
      how = next;
    },
    destroy: stop,
  };
}
