/** Rulebooks as pages: chapters, search, and the little Markdown they are written in. */
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

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function inline(text: string, game: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*])\*([^*]+)\*/g, "$1<em>$2</em>")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\b([A-Z]{2}-\d+[a-z]?)\b/g, `<a href="/rules/${encodeURIComponent(game)}#$1">$1</a>`);
}

/** Paragraphs, lists and tables. Everything is escaped first. */
export function markdown(text: string, game: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => blockOf(block.split("\n"), game))
    .join("");
}

function blockOf(lines: string[], game: string): string {
  if (lines.every((line) => line.trim().startsWith("|"))) return tableOf(lines, game);
  const first = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line));
  if (first < 0) return `<p>${inline(lines.join(" "), game)}</p>`;
  const before = lines.slice(0, first).join(" ");
  const items = listItems(lines.slice(first));
  const list = items.map((item) => `<li>${inline(item, game)}</li>`).join("");
  return `${before ? `<p>${inline(before, game)}</p>` : ""}<ul>${list}</ul>`;
}

function listItems(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

function tableOf(lines: string[], game: string): string {
  const rows = lines
    .map((line) => line.trim().replace(/^\||\|$/g, "").split("|"))
    .filter((cells) => !cells.every((cell) => /^[\s:-]*$/.test(cell)));
  const [head = [], ...body] = rows;
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim(), game)}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${body
    .map((cells) => row(cells, "td"))
    .join("")}</tbody></table></div>`;
}
