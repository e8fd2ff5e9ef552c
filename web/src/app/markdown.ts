/** The little Markdown that rulebooks and guides are written in. */

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
    .replace(/\b([A-Z]{2}-\d+[a-z]?)\b/g, `<a class="ref" href="/rules/${encodeURIComponent(game)}#$1">$1</a>`);
}

/** Paragraphs, headings, lists and tables. Everything is escaped first. */
export function markdown(text: string, game: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => blockOf(block.split("\n"), game))
    .join("");
}

function blockOf(lines: string[], game: string): string {
  if (lines.every((line) => line.trim().startsWith("|"))) return tableOf(lines, game);
  const heading = /^### +(.+)$/.exec(lines[0] ?? "");
  if (heading) return `<h3>${inline(heading[1] ?? "", game)}</h3>${lines.length > 1 ? blockOf(lines.slice(1), game) : ""}`;
  const first = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line));
  if (first < 0) return `<p>${inline(lines.join(" "), game)}</p>`;
  const before = lines.slice(0, first).join(" ");
  const items = listItems(lines.slice(first));
  const list = items.map((item) => `<li>${inline(item, game)}</li>`).join("");
  const tag = /^\s*\d+\.\s/.test(lines[first] ?? "") ? "ol" : "ul";
  return `${before ? `<p>${inline(before, game)}</p>` : ""}<${tag}>${list}</${tag}>`;
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
