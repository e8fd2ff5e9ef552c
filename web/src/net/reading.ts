/** From the words of the wire to those of the table. */
import { stretch } from "../i18n.svelte";
import type { Card, LogEntry, Player, Preview, View } from "../table/contract";
import type { CardInfo, ClockInfo, EventInfo, PreviewAnswer, TableInfo, ViewInfo } from "../wire";
import type { SeatInfo } from "../wire";

export function readView(game: string, info: ViewInfo): View {
  return {
    game,
    seat: info.seat ?? null,
    status: info.status.id,
    statusLabel: stretch(info.status.text),
    question: info.question?.id ?? "",
    questionLabel: stretch(info.question?.text ?? ""),
    waitingOn: info.waiting_on,
    zones: info.zones.map((zone) => ({
      place: zone.place,
      owner: zone.owner ?? null,
      count: zone.count,
      cards: zone.cards ?? null,
      label: stretch(zone.label),
    })),
    buttons: (info.buttons ?? []).map((button) => ({ ...button, label: stretch(button.label) })),
    counters: Object.entries(info.counters).map(([name, value]) => ({
      name,
      value,
      label: stretch(info.counter_texts[name] ?? ""),
    })),
    moves: (info.moves ?? []).map((move) => ({
      action: move.action,
      verb: move.verb,
      facts: move.facts ?? {},
      touches: move.touches,
      rule: move.rule,
      label: stretch(move.label),
      grave: move.grave ?? false,
    })),
    outcome: info.outcome
      ? { ...info.outcome, facts: info.outcome.facts ?? {}, label: stretch(info.outcome.text) }
      : null,
    aids: info.aids ?? {},
  };
}

export interface Naming {
  you: string;
  ai: (level: string) => string;
  open: string;
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
      connected: seat.kind === "ai" || (seat.here ?? false),
      clock: clock === null || clock.tempo === "none" ? null : (clock.left[seat.seat] ?? null),
      title: seat.title,
    };
  });
}

function nameOf(seat: SeatInfo, you: boolean, naming: Naming, oneDevice: boolean): string {
  if (you) return naming.you;
  if (oneDevice && seat.kind === "person") return seat.title;
  if (seat.kind === "ai") return naming.ai(seat.player || seat.level || "");
  if (seat.kind === "open") return naming.open;
  return seat.player || seat.title;
}

export function readEvents(number: number, events: readonly EventInfo[]): LogEntry[] {
  return events
    .map((event, at) => ({
      id: `${number}.${at}`,
      number,
      kind: event.kind,
      text: stretch(event.text),
      facts: event.facts,
      rule: event.rule ?? "",
      cards: event.cards ?? [],
      seat: null,
    }))
    .filter((entry) => entry.text !== "");
}

export function readPreview(answer: PreviewAnswer): Preview {
  return {
    action: answer.action,
    events: answer.events
      .map((event) => ({ ...event, text: stretch(event.text), rule: event.rule ?? "" })),
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
        rule: typeof card.values.rule === "string" ? card.values.rule : "",
        data: card.values as Card["data"],
      },
    ]),
  );
}

/** How a table is told in one line: its mode if there is more than the usual one. */
export function isOver(info: TableInfo | null): boolean {
  return info?.status === "over";
}
