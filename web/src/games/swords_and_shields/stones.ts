/** The stones of Swords and Shields: told apart by colour, shape, hatching and code alike. */
import { settings } from "../../app/settings.svelte";
import type { Stone } from "../../look/face";

const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey"] as const;
export type StoneColour = (typeof COLOURS)[number];

/** Two letters for each colour, in each language. */
const CODES: Record<typeof settings.language, Record<StoneColour, string>> = {
  en: { red: "RD", blue: "BU", green: "GN", yellow: "YE", purple: "PU", grey: "GY" },
  de: { red: "RT", blue: "BL", green: "GR", yellow: "GE", purple: "LI", grey: "GU" },
};

/** Hatching is Petra Sancta's in a box of 40: lines as one path, or dots. */
export const STONES: Record<StoneColour, Stone> = {
  red: {
    name: "red",
    fill: "#E8380F",
    sign: "#241A10",
    get code() {
      return CODES[settings.language].red;
    },
    path: "M20 3L37 20L20 37L3 20Z",
    hatching: rows(5, (at) => `M${at} 0V40`),
    mark: "",
  },
  blue: {
    name: "blue",
    fill: "#4576E0",
    sign: "#241A10",
    get code() {
      return CODES[settings.language].blue;
    },
    path: "M20 4A16 16 0 1 1 19.9 4Z",
    hatching: rows(5, (at) => `M0 ${at}H40`),
    mark: "",
  },
  green: {
    name: "green",
    fill: "#154836",
    sign: "#FFFFFF",
    get code() {
      return CODES[settings.language].green;
    },
    path: "M20 3L38 35H2Z",
    hatching: rows(7, (at) => `M${at - 40} 0L${at} 40M${at} 0L${at + 40} 40`),
    mark: "",
  },
  yellow: {
    name: "yellow",
    fill: "#F5C503",
    sign: "#241A10",
    get code() {
      return CODES[settings.language].yellow;
    },
    path: "M5 5H35V35H5Z",
    hatching: rows(8, (y) => rows(8, (x) => `M${x} ${y}h0.1`)),
    mark: "",
  },
  purple: {
    name: "purple",
    fill: "#44125E",
    sign: "#FFFFFF",
    get code() {
      return CODES[settings.language].purple;
    },
    path: "M20 1.5L25.3 13.6L38.5 14.9L28.6 23.7L31.5 36.6L20 29.9L8.5 36.6L11.4 23.7L1.5 14.9L14.7 13.6Z",
    hatching: rows(7, (at) => `M${at} 0L${at - 40} 40M${at + 40} 0L${at} 40`),
    mark: "",
  },
  grey: {
    name: "grey",
    fill: "#837F77",
    sign: "#241A10",
    get code() {
      return CODES[settings.language].grey;
    },
    path: "M20 3A17 17 0 1 1 19.9 3ZM20 11.5A8.5 8.5 0 1 0 20.1 11.5Z",
    hatching: "",
    mark: "?",
  },
};

function rows(step: number, draw: (at: number) => string): string {
  let path = "";
  for (let at = step / 2; at < 40; at += step) path += draw(at);
  return path;
}

export function isStone(word: string): word is StoneColour {
  return word in STONES;
}
