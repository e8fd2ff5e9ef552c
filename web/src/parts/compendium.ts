/** The compendium as a page: groups and search. */
import type { EntryInfo } from "../wire";

export interface Group {
  title: string;
  entries: EntryInfo[];
}

/** The cards by their groups, in the order in which groups and cards first appear. */
export function groups(entries: readonly EntryInfo[]): Group[] {
  const found = new Map<string, Group>();
  for (const entry of entries) {
    const group = found.get(entry.group) ?? { title: entry.group, entries: [] };
    group.entries.push(entry);
    found.set(entry.group, group);
  }
  return [...found.values()];
}

/** Whether an entry speaks of every word that is looked for. */
export function finds(entry: EntryInfo, search: string): boolean {
  const text = [entry.name, entry.group, entry.text, entry.worth ?? "", ...(entry.tips ?? [])].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
