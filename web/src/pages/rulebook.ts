/** Rulebooks as pages: chapters and search. */
import type { RuleInfo } from "../wire";

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return merged(found);
}

/** Chapters of the same name are one chapter, whatever stands between them. */
function merged(list: Chapter[]): Chapter[] {
  const byTitle = new Map<string, Chapter>();
  for (const chapter of list) {
    const known = byTitle.get(chapter.title);
    if (known) known.rules.push(...chapter.rules);
    else byTitle.set(chapter.title, chapter);
  }
  return [...byTitle.values()];
}

/** Whether a paragraph speaks of every word that is looked for. */
export function finds(rule: RuleInfo, search: string): boolean {
  const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export type Shelf = "guide" | "cards" | "numbers";

/**
 * What the rules page shows: the guide, unless the address asks for a card, a number or words, or
 * there is no guide.
 */
export function shelfOf(
  { query, mark }: { query: URLSearchParams; mark: string },
  guide: { chapters: readonly unknown[] } | null,
): Shelf {
  if (mark.startsWith("card-") || query.has("cards")) return "cards";
  if (/^[A-Z]+-?\d/.test(mark) || query.has("all") || query.has("q")) return "numbers";
  return guide?.chapters.length === 0 ? "numbers" : "guide";
}
