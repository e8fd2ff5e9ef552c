export interface Ruled {
  text: string;
  /** The number of a rule, such as XY-64. */
  rule?: string;
}

/** Cuts a text at the words that rules explain: each where it first stands. */
export function ruled(
  text: string,
  keywords: readonly { word: string; rule: string }[] = [],
): Ruled[] {
  let parts: Ruled[] = text === "" ? [] : [{ text }];
  for (const { word, rule } of keywords) {
    const at = parts.findIndex((part) => part.rule === undefined && find(part.text, word) >= 0);
    const part = parts[at];
    if (part === undefined) continue;
    const from = find(part.text, word);
    const pieces = [
      { text: part.text.slice(0, from) },
      { text: part.text.slice(from, from + word.length), rule },
      { text: part.text.slice(from + word.length) },
    ];
    parts = [...parts.slice(0, at), ...pieces, ...parts.slice(at + 1)];
  }
  return parts.filter((part) => part.text !== "");
}

/** Where a word begins a word of the text: an Owl is no part of a Howl, but of Owls. */
function find(text: string, word: string): number {
  const all = text.toLowerCase();
  const wanted = word.toLowerCase();
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\d]/u.test(all[at - 1] ?? "")) return at;
  }
  return -1;
}
