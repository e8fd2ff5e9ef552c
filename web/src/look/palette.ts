/**
 * Every colour of the client, in one place. `styles/tokens.css` carries the same values as custom
 * properties; a test keeps the two together and checks every pair below for contrast.
 */

export type Theme = "dark" | "light";

/** Colours that mean the same in both themes: the cards are vellum by candle and by day. */
export const fixed = {
  vellum: "#F3E8CF",
  "vellum-2": "#E6D6B2",
  ink: "#241A10",
  "ink-2": "#5A4630",
  rule: "#8A6B3F",
  bone: "#F1E6CF",
  gules: "#9E1B1B",
  azure: "#1F4E8C",
  vert: "#23603A",
  purpure: "#5B2A6E",
  sable: "#2A2622",
  tenne: "#8A4B14",
  or: "#D9A441",
  argent: "#EDE6D6",
} as const;

export const themes: Record<Theme, Record<string, string>> = {
  dark: {
    page: "#17130F",
    table: "#2B2118",
    panel: "#211913",
    field: "#362A1E",
    text: "#F1E6CF",
    "text-2": "#C8B48E",
    line: "#8C7448",
    brass: "#D9A441",
    "on-brass": "#241A10",
    focus: "#FFD23F",
    loss: "#FFB4A8",
    gain: "#9FD6A8",
    info: "#8EC5FF",
    "side-red": "#E0564B",
    "side-blue": "#6AA2EA",
  },
  light: {
    page: "#EADFC8",
    table: "#D8C39C",
    panel: "#F3E8CF",
    field: "#E2D0AC",
    text: "#241A10",
    "text-2": "#4B3923",
    line: "#765A2E",
    brass: "#724406",
    "on-brass": "#FFF6E2",
    focus: "#1B3E8F",
    loss: "#8C1414",
    gain: "#164F2B",
    info: "#173F77",
    "side-red": "#9E1B1B",
    "side-blue": "#1F4E8C",
  },
};

/** A text colour, the ground it stands on, and the contrast it must reach (WCAG 2.2). */
export type Pair = readonly [text: string, ground: string, least: number];

const TEXT = 4.5;
const SHAPE = 3;

export const themePairs: readonly Pair[] = [
  ...["page", "table", "panel", "field"].flatMap((ground): Pair[] => [
    ["text", ground, TEXT],
    ["text-2", ground, TEXT],
    ["loss", ground, TEXT],
    ["gain", ground, TEXT],
    ["info", ground, TEXT],
    ["brass", ground, TEXT],
    ["line", ground, SHAPE],
    ["focus", ground, SHAPE],
    ["side-red", ground, SHAPE],
    ["side-blue", ground, SHAPE],
  ]),
  ["on-brass", "brass", TEXT],
];

export const fixedPairs: readonly Pair[] = [
  ["ink", "vellum", TEXT],
  ["ink-2", "vellum", TEXT],
  ["ink", "vellum-2", TEXT],
  ["ink-2", "vellum-2", TEXT],
  ["rule", "vellum", SHAPE],
  ...["gules", "azure", "vert", "purpure", "sable", "tenne"].map((ground): Pair => ["bone", ground, TEXT]),
  ...["gules", "azure", "vert", "purpure", "sable"].map((ground): Pair => ["or", ground, SHAPE]),
  ["ink", "or", TEXT],
  ["ink", "argent", TEXT],
];

/** WCAG's relative luminance of a colour written as #rrggbb. */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
