export interface Part {
  text: string;
  /** The card this part names. */
  card?: string;
  /** The quote before a card's name, which must not end a line by itself. */
  start?: string;
  /** The stop or comma after a card's name, which must not begin a line by itself. */
  stop?: string;
}

/** Cuts a sentence at the names of cards, longer names first. */
export function cut(text: string, cards: readonly { id: string; name: string }[]): Part[] {
  let parts: Part[] = [{ text }];
  for (const { id, name } of [...cards].sort((a, b) => b.name.length - a.name.length)) {
    if (name === "") continue;
    parts = parts.flatMap((part) => (part.card ? [part] : split(part.text, name, id)));
  }
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const before = parts[at - 1];
    const start = part.card && before && !before.card ? (/[„“"(]+$/.exec(before.text)?.[0] ?? "") : "";
    if (start && before) {
      parts[at - 1] = { ...before, text: before.text.slice(0, -start.length) };
      parts[at] = part = { ...part, start };
    }
    const stop = part.card && next && !next.card ? (/^[.,:;)!?“”"]+/.exec(next.text)?.[0] ?? "") : "";
    if (!stop || !next) return;
    parts[at] = { ...part, stop };
    parts[at + 1] = { text: next.text.slice(stop.length) };
  });
  return parts.filter((part) => part.text !== "");
}

function split(text: string, name: string, card: string): Part[] {
  const found: Part[] = [];
  text.split(name).forEach((piece, at) => {
    if (at > 0) found.push({ text: name, card });
    found.push({ text: piece });
  });
  return found;
}
