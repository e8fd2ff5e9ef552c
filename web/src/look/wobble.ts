/** Outlines as a woodcutter's knife leaves them: almost straight, never quite. */
import { chanceOf } from "./seed";

/** A rectangle with rounded corners whose sides waver a little, the same for the same seed. */
export function wobblyRect(
  seed: string,
  box: { x: number; y: number; width: number; height: number },
  round = 4,
  waver = 0.7,
): string {
  const chance = chanceOf(seed);
  const shift = (): number => (chance() - 0.5) * 2 * waver;
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  const point = (a: number, b: number): string => `${tidy(a)} ${tidy(b)}`;
  const side = (fromX: number, fromY: number, toX: number, toY: number): string => {
    const a = point(fromX + (toX - fromX) / 3 + shift(), fromY + (toY - fromY) / 3 + shift());
    const b = point(fromX + ((toX - fromX) * 2) / 3 + shift(), fromY + ((toY - fromY) * 2) / 3 + shift());
    return `C${a} ${b} ${point(toX, toY)}`;
  };
  const corner = (a: number, b: number, c: number, d: number): string => `Q${point(a, b)} ${point(c, d)}`;
  return [
    `M${point(x + round, y)}`,
    side(x + round, y, right - round, y),
    corner(right, y, right, y + round),
    side(right, y + round, right, bottom - round),
    corner(right, bottom, right - round, bottom),
    side(right - round, bottom, x + round, bottom),
    corner(x, bottom, x, bottom - round),
    side(x, bottom - round, x, y + round),
    corner(x, y, x + round, y),
    "Z",
  ].join("");
}

/** A coin with teeth: heroes are struck in it. */
export function toothedCoin(x: number, y: number, radius: number, teeth = 14): string {
  const points: string[] = [];
  for (let at = 0; at < teeth * 2; at++) {
    const angle = (Math.PI * at) / teeth;
    const reach = at % 2 === 0 ? radius : radius * 0.84;
    points.push(`${tidy(x + Math.sin(angle) * reach)} ${tidy(y - Math.cos(angle) * reach)}`);
  }
  return `M${points.join("L")}Z`;
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
