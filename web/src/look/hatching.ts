/** Petra Sancta's hatching: how engravers told tinctures apart without colour. */
import type { Ground } from "./face";

export interface Hatching {
  size: number;
  path: string;
  turn: number;
}

export function hatchingOf(tincture: Ground): Hatching {
  switch (tincture) {
    case "gules":
      return { size: 3.4, path: "M1.7 0V4", turn: 0 };
    case "azure":
      return { size: 3.4, path: "M0 1.7H4", turn: 0 };
    case "vert":
      return { size: 3.4, path: "M1.7 0V4", turn: -45 };
    case "purpure":
      return { size: 3.4, path: "M1.7 0V4", turn: 45 };
    case "sable":
      return { size: 4, path: "M2 0V4M0 2H4", turn: 0 };
    case "or":
      return { size: 5, path: "M2.5 2.5h0.1", turn: 30 };
    case "tenne":
      return { size: 3.8, path: "M1.9 0V4", turn: 60 };
    case "argent":
      return { size: 9, path: "", turn: 0 };
  }
}
