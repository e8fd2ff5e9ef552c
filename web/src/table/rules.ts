export interface Ruled {
  text: string;
  /** The number of a rule, such as GW-64. */
  rule?: string;
}

/** Cuts a text at the numbers of rules it mentions. */
export function ruled(text: string): Ruled[] {
  return text
    .split(/([A-Z]{2}-\d+[a-z]?)/)
    .map((part, at) => (at % 2 === 1 ? { text: part, rule: part } : { text: part }))
    .filter((part) => part.text !== "");
}
