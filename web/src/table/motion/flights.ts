/**
 * Cards fly from where they lay to where they lie. A picture of the card flies above the page and
 * takes no part in anything: the card itself is in its place at once and can be touched. Only
 * transform and opacity move. At most three fly together, the others wait their turn, and who
 * would wait too long does not fly.
 */
import { settings } from "../../app/settings.svelte";
import { journeys, type Journey } from "./journeys";
import type { View } from "../contract";

const TOGETHER = 3;
const PATIENCE = 800;
const LENGTHS: Record<string, number> = { "1": 230, "2": 120 };

interface Start {
  journey: Journey;
  box: DOMRect;
  /** The picture of a card that will be gone from here. */
  face: HTMLElement | null;
}

/** What is going to fly, noted before the page changes. */
export function depart(root: HTMLElement, before: View, after: View): Start[] {
  if (isStill()) return [];
  const found: Start[] = [];
  for (const journey of journeys(before, after)) {
    const at = spot(root, journey.from, journey.card, journey.fromNth);
    const box = at?.getBoundingClientRect();
    if (!at || !box || box.width === 0) continue;
    const seen = at.matches("[data-card]") ? at.querySelector<HTMLElement>(".face") : null;
    found.push({ journey, box, face: seen && (seen.cloneNode(true) as HTMLElement) });
    if (found.length >= most()) break;
  }
  return found;
}

function isStill(): boolean {
  return (
    settings.speed === "off" ||
    document.hidden ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function length(): number {
  return LENGTHS[settings.speed] ?? 230;
}

/** How many can fly before the last of them would wait too long. */
function most(): number {
  return Math.round((PATIENCE / length()) * TOGETHER);
}

/** A card's own element, or the zone or pile it is in, or what stands for it. */
function spot(root: HTMLElement, place: string, card: string | null, nth: number): HTMLElement | null {
  const own = card === null ? null : root.querySelector<HTMLElement>(quoted("key", `${place}/${card}#${nth}`));
  return own ?? root.querySelector<HTMLElement>(`${quoted("zone", place)}, ${quoted("anchor", place)}`);
}

function quoted(name: string, value: string): string {
  return `[data-${name}="${CSS.escape(value)}"]`;
}

/** Everything in the air on one table. */
export class Flights {
  private flying = new Set<Animation>();
  private waiting: (() => void)[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly sky: HTMLElement,
  ) {}

  arrive(starts: readonly Start[]): void {
    for (const start of starts) this.waiting.push(() => this.fly(start));
    this.waiting = this.waiting.slice(-most());
    this.next();
  }

  /** Whoever touches anything has seen enough. */
  land(): void {
    this.waiting = [];
    for (const animation of [...this.flying]) animation.finish();
  }

  private next(): void {
    while (this.flying.size < TOGETHER && this.waiting.length > 0) this.waiting.shift()?.();
  }

  private fly({ journey, box, face }: Start): void {
    const target = spot(this.root, journey.to, journey.card, journey.toNth);
    const to = target?.getBoundingClientRect();
    const own = target?.matches("[data-card]") ? target.querySelector<HTMLElement>(".face") : null;
    const back = this.root.querySelector<HTMLElement>(".face.back");
    const picture = own ?? face ?? back;
    if (!target || !to || to.width === 0 || !picture) return;
    const flyer = picture.isConnected ? (picture.cloneNode(true) as HTMLElement) : picture;
    const size = own ? to : face ? box : { width: 42, height: 58 };
    flyer.classList.add("flyer");
    flyer.style.setProperty("--w", `${size.width}px`);
    flyer.style.height = `${size.height}px`;
    this.sky.append(flyer);
    const timing = { duration: length(), easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
    const path = flyer.animate([at(box, size, 1), at(to, size, own ? 1 : 0.35)], timing);
    if (own) this.hold(target.animate({ opacity: [0, 0] }, timing), () => undefined);
    this.hold(path, () => flyer.remove());
  }

  private hold(animation: Animation, after: () => void): void {
    this.flying.add(animation);
    const over = (): void => {
      this.flying.delete(animation);
      after();
      this.next();
    };
    animation.finished.then(over, over);
  }
}

interface Size {
  width: number;
  height: number;
}

/** A picture of this size, put into the middle of a box and not larger than it. */
function at(box: DOMRect, size: Size, opacity: number): Keyframe {
  const scale = Math.min(1.6, Math.max(0.3, Math.min(box.width / size.width, box.height / size.height)));
  const x = box.left + box.width / 2 - size.width / 2;
  const y = box.top + box.height / 2 - size.height / 2;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity };
}
