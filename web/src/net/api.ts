/** Requests to the server. A fault comes as one sentence, and is thrown as one. */
import { settings } from "../app/settings.svelte";
import type {
  BoxInfo,
  Branch,
  CardInfo,
  DeckReport,
  Fault,
  GameInfo,
  GuideInfo,
  Join,
  Me,
  NewTable,
  Replay,
  ReplayScene,
  RuleInfo,
  Seated,
  Story,
  TableInfo,
  Tables,
} from "../wire";

/** Milliseconds after which no answer is none. */
const PATIENCE = 3000;

export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(`/api/${path}`, location.origin);
  url.searchParams.set("lang", settings.language);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", "", 0);
  }
  const text = await answer.text();
  if (!answer.ok) throw problem(text, answer.status);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function problem(text: string, status: number): Problem {
  try {
    const fault = JSON.parse(text) as Partial<Fault>;
    return new Problem(fault.code ?? `${status}`, fault.text ?? "", status);
  } catch {
    return new Problem(`${status}`, "", status);
  }
}

/** Whether the server can be reached, and is not about to leave. */
export async function isThere(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500;
  } catch {
    return false;
  }
}

function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  cards: (game: string) => ask<CardInfo[]>("GET", `games/${game}/cards`),
  rules: (game: string) => ask<RuleInfo[]>("GET", `games/${game}/rules`),
  guide: (game: string) => ask<GuideInfo>("GET", `games/${game}/guide`),
  box: (game: string) => ask<BoxInfo>("GET", `games/${game}/box`),
  tableCards: (table: string) => ask<CardInfo[]>("GET", `tables/${table}/cards`),
  checkCards: (game: string, text: string) =>
    ask<CardInfo[]>("POST", `games/${game}/cards`, { text, language: settings.language }),
  deck: (game: string, text: string) =>
    ask<DeckReport>("POST", `games/${game}/deck`, { text, language: settings.language }),
  me: () => ask<Me>("GET", "me"),
  rename: (name: string) => ask<Me>("POST", "me", { name }),
  account: (name: string, passphrase: string) => ask<Me>("POST", "account", { name, passphrase }),
  signIn: (name: string, passphrase: string) => ask<Me>("POST", "session", { name, passphrase }),
  signOut: () => ask<void>("DELETE", "session"),
  make: (table: NewTable) => ask<Seated>("POST", "tables", table),
  tables: (status: "open" | "playing", game = "", level = "", tempo = "") =>
    ask<Tables>(
      "GET",
      `tables?${query({ status, game: game || null, level: level || null, tempo: tempo || null })}`,
    ),
  mine: (page = 0) => ask<Tables>("GET", `mine?${query({ page: page || null })}`),
  table: (table: string) => ask<TableInfo>("GET", `tables/${table}`),
  join: (table: string, join: Join) => ask<Seated>("POST", `tables/${table}/join`, join),
  leave: (table: string) => ask<TableInfo>("POST", `tables/${table}/leave`),
  story: (table: string) => ask<Story>("GET", `tables/${table}/story`),
  replay: (table: string) => ask<Replay>("GET", `tables/${table}/replay`),
  replayAt: (table: string, ply: number, seat: number | null) =>
    ask<ReplayScene>("GET", `tables/${table}/replay/${ply}?${query({ seat })}`),
  branch: (table: string, branch: Branch) => ask<Seated>("POST", `tables/${table}/branch`, branch),
};
