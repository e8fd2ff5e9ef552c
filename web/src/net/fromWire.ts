/** From the words of the wire to those of the table. */
import { stretch } from "../app/i18n.svelte";
import type { Card, LogEntry, Player, Preview, View } from "../table/contract";
import type { CardInfo, ClockInfo, EventInfo, PreviewAnswer, TableInfo, ViewInfo } from "../wire";
import type { SeatInfo } from "../wire";

export type Rename = (text: string) => string;

/** A player in a sentence: the engine's name of a seat, and what the game calls it. */
const TOKEN = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

/**
 * Puts the people of this screen where sentences name players. Two are called by their names; in
 * teams, where names repeat, the seat stays beside them. Who is nobody's seat, or has no name,
 * keeps what the game says. That one is oneself is a matter of the sentence: the engine says "you".
 */
export function renaming(players: readonly Player[], you: (title: string) => string): Rename {
  const people = new Map<string, string>();
  for (const player of players) {
    if (player.title === player.name) continue;
    const plain = player.name.replace(/ ?\(.*\)/, "");
    const both = player.you ? you(player.title) : `${player.title} (${plain})`;
    for (const name of player.names) people.set(name, players.length > 2 || player.you ? both : plain);
  }
  return (text) => text.replace(TOKEN, (_token, name: string, title: string) => people.get(name) ?? title);
}

export function readView(game: string, info: ViewInfo, rename: Rename = (text) => text): View {
  const say = (text: string) => stretch(rename(text));
  return {
    game,
    seat: info.seat ?? null,
    status: info.status.id,
    statusLabel: say(info.status.text),
    question: info.question?.id ?? "",
    questionLabel: say(info.question?.text ?? ""),
    waitingOn: info.waiting_on,
    zones: info.zones.map((zone) => ({
      place: zone.place,
      owner: zone.owner ?? null,
      count: zone.count,
      cards: zone.cards ?? null,
      label: say(zone.label),
    })),
    buttons: (info.buttons ?? []).map((button) => ({ ...button, label: say(button.label) })),
    counters: Object.entries(info.counters).map(([name, value]) => ({
      name,
      value,
      label: say(info.counter_texts[name] ?? ""),
    })),
    moves: (info.moves ?? []).map((move) => ({
      action: move.action,
      verb: move.verb,
      facts: move.facts ?? {},
      touches: move.touches,
      rule: move.rule,
      label: say(move.label),
      grave: move.grave ?? false,
    })),
    outcome: info.outcome
      ? { ...info.outcome, facts: info.outcome.facts ?? {}, label: say(info.outcome.text) }
      : null,
    aids: info.aids ?? {},
  };
}

export interface Naming {
  you: string;
  ai: (level: string) => string;
  open: string;
  /** What the server calls somebody without a name: the number of the seat. */
  nobody: (seat: number) => string;
}

/** Who sits where, as they are called on this screen. */
export function readPlayers(
  seats: readonly SeatInfo[],
  yours: readonly number[],
  naming: Naming,
  clock: ClockInfo | null = null,
  oneDevice = false,
): Player[] {
  return seats.map((seat) => {
    const you = yours.includes(seat.seat) && !oneDevice;
    return {
      seat: seat.seat,
      name: nameOf(seat, you, naming, oneDevice),
      you,
      ai: seat.kind === "ai" || (seat.substitute ?? "") !== "",
      team: seat.team,
      connected: you || seat.kind === "ai" || (seat.here ?? false),
      clock: clock === null || clock.tempo === "none" ? null : (clock.left[seat.seat] ?? null),
      title: seat.title,
      names: seat.names ?? [],
    };
  });
}

function nameOf(seat: SeatInfo, you: boolean, naming: Naming, oneDevice: boolean): string {
  if (you) return naming.you;
  if (oneDevice && seat.kind === "person") return seat.title;
  if (seat.kind === "ai") return naming.ai(seat.player || seat.level || "");
  if (seat.kind === "open") return naming.open;
  return isNamed(seat, naming) ? (seat.player ?? "") : seat.title;
}

function isNamed(seat: SeatInfo, naming: Naming): boolean {
  return (seat.player ?? "") !== "" && seat.player !== naming.nobody(seat.seat);
}

export function readEvents(
  number: number,
  events: readonly EventInfo[],
  rename: Rename = (text) => text,
  ply: number | null = null,
): LogEntry[] {
  return events
    .map((event, at) => ({
      id: `${number}.${at}`,
      number,
      ply,
      kind: event.kind,
      text: stretch(rename(event.text)),
      facts: event.facts,
      rule: event.rule ?? "",
      cards: event.cards ?? [],
      seat: null,
    }))
    .filter((entry) => entry.text !== "");
}

/** The lines that a story up to this scene does not have: it may tell of scenes that came while it
    was on its way, and of some that are still to come, by other numbers. */
export function newer(entries: readonly LogEntry[], until: number): LogEntry[] {
  return entries.filter((entry) => entry.number > until);
}

export function readPreview(answer: PreviewAnswer, rename: Rename): Preview {
  return {
    action: answer.action,
    events: answer.events.map((event) => ({
      ...event,
      text: stretch(rename(event.text)),
      rule: event.rule ?? "",
    })),
    sure: answer.sure,
    openEnd: answer.open_end,
    after: answer.after ?? {},
  };
}

export function readCards(cards: readonly CardInfo[]): Map<string, Card> {
  return new Map(
    cards.map((card) => [
      card.id,
      {
        id: card.id,
        name: stretch(card.name),
        text: stretch(card.text),
        keywords: card.keywords ?? [],
        data: card.values as Card["data"],
      },
    ]),
  );
}

/** How a table is told in one line: its mode if there is more than the usual one. */
export function isOver(info: TableInfo | null): boolean {
  return info?.status === "over";
}
