export interface Part {
  text: string;
  /** The card this part names. */
  card?: string;
}

/** Cuts a sentence at the names of cards, longer names first. */
export function cut(text: string, cards: readonly { id: string; name: string }[]): Part[] {
  let parts: Part[] = [{ text }];
  for (const { id, name } of [...cards].sort((a, b) => b.name.length - a.name.length)) {
    if (name === "") continue;
    parts = parts.flatMap((part) => (part.card ? [part] : split(part.text, name, id)));
  }
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
