/** The table behind the drawing: what was touched, what it leads to, and what the server says. */
import { tick } from "svelte";
import { t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import type {
  Card,
  LogEntry,
  Move,
  Place,
  Player,
  Preview,
  Seat,
  Skin,
  Table,
  TouchState,
  View,
  Zone,
} from "../contract";
import { arrivals, differences } from "./changes";
import { HAND, kindOf } from "./conventions";
import { isGuarded, kept, nextPlaces, settled, stateOf, step } from "./touching";

/** A sentence from the server about something that was not done, or a piece of advice. */
export interface Reason {
  text: string;
  code: string;
  rule: string;
  /** The card that was touched in vain, to be read. */
  card?: string;
}

/** A paragraph of a rulebook. */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

/** What belongs to a game and not to one table of it. */
export interface Dress {
  cards: Map<string, Card>;
  skin: Skin;
  rules: () => Promise<readonly Rule[]>;
}

/** What the table asks of the other side. A replay has none. */
export interface Link {
  act(action: number): void;
  why(touches: Place[]): Promise<Reason>;
  preview(action: number): Promise<Preview | null>;
  /** Whether what is done here stays done. */
  final(): boolean;
}

const NOWHERE: View = {
  game: "",
  seat: null,
  status: "",
  statusLabel: "",
  question: "",
  questionLabel: "",
  waitingOn: [],
  zones: [],
  buttons: [],
  counters: [],
  moves: [],
  outcome: null,
  aids: {},
};

/** More than that is read in the log. */
const MOST_NEWS = 30;

export class TableModel implements Table {
  view: View = $state.raw(NOWHERE);
  players: Player[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  /** How many lines the log had before the own last move: what came with it and later is news. */
  since = $state(0);
  /** Rises whenever much has happened since then, such as the end of a round. */
  bigChanges = $state(0);
  /** Cards and piles that others moved since then, and what the own move brought to the hand. */
  recentlyMoved: ReadonlySet<string> = $state.raw(new Set());
  /** Whether the log is whole: whoever comes later is told the beginning after the table. */
  logComplete = $state(false);
  cards: Map<string, Card> = $state.raw(new Map());
  /** Whether the cards are known; a game may have none. */
  cardsKnown = $state(false);
  skin: Skin = $state.raw({});
  /** The rulebook, for whoever wants to read a paragraph. */
  fetchRules: () => Promise<readonly Rule[]> = () => Promise.resolve([]);
  touched: Place[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  changed: ReadonlySet<Place> = $state.raw(new Set());
  /** Why the last touch led nowhere, or what the hint says. */
  reason: Reason | null = $state.raw(null);
  /** The place whose touch led nowhere just now. */
  refused: Place | null = $state.raw(null);
  /** A move was sent and is not answered yet. */
  sent = $state(false);
  /** The place a hint points at. */
  hinted: ReadonlySet<Place> = $state.raw(new Set());
  zoomed: { card: string; opener: Element | null } | null = $state.raw(null);
  hovered: { card: string; at: Element } | null = $state.raw(null);
  pile: Place | null = $state(null);
  /** The paragraph that is being read, or empty. */
  rule = $state("");
  /** Places that are on the screen, however often. */
  readonly mounted = new Map<Place, number>();
  mountedVersion = $state(0);
  /** What moves of this view would bring, as far as somebody wanted to know. */
  private outlooks = new Map<number, Preview | null>();
  private outlooksVersion = $state(0);
  private plan: Place[][] = [];
  /** Which of several cards alike was touched. It means nothing, but it is the one to be lit. */
  private readonly nth = new Map<Place, number>();

  constructor(private readonly link: Link | null) {}

  /** Cards, faces and rules of the game: until then everything is drawn plainly. */
  dress({ cards, skin, rules }: Dress): void {
    this.cards = cards;
    this.skin = skin;
    this.fetchRules = rules;
    this.cardsKnown = true;
  }

  get me(): Seat | null {
    return this.view.seat;
  }

  readonly moves: Move[] = $derived(this.sent ? [] : this.view.moves);
  readonly asked: boolean = $derived(this.view.moves.length > 0);
  /** Moves that wait for a word only, the default first. */
  readonly choices: Move[] = $derived(settled(this.moves, this.touched, (place) => this.isCard(place)));
  readonly ready: Move | null = $derived(
    this.choices.length === 1 ? (this.choices[0] ?? null) : null,
  );
  readonly news: LogEntry[] = $derived(this.log.slice(this.since).slice(-MOST_NEWS));
  readonly lit: ReadonlySet<Place> = $derived(nextPlaces(this.moves, this.touched));
  /** The places to begin with. Like `lit` found once for all that is drawn, not for each card. */
  readonly first: ReadonlySet<Place> = $derived(nextPlaces(this.moves, []));

  /** A new state of affairs. What was touched stays as long as it means something. */
  show(view: View, by: "own" | "other" | "undo" = "other"): void {
    const same = view.seat === this.view.seat;
    const came = by === "undo" || !same ? [] : arrivals(this.view, view);
    if (by === "other" && same) this.recentlyMoved = new Set([...this.recentlyMoved, ...came]);
    else this.recentlyMoved = new Set(came.filter((place) => this.isMine(place)));
    this.changed = this.link === null ? new Set() : differences(this.view, view);
    this.view = view;
    this.outlooks = new Map();
    this.sent = false;
    this.reason = null;
    this.refused = null;
    this.hinted = new Set();
    this.touched = kept(view.moves, this.touched);
    if (this.plan.length > 0) this.goOn();
    void this.foresee();
  }

  /** The same state of affairs in other words: names that were not known before. */
  reword(view: View): void {
    this.view = view;
    void this.foresee();
  }

  /** Several moves that belong together, such as a purchase and who pays for it. */
  follow(plan: Place[][]): void {
    this.plan = plan;
    this.goOn();
  }

  /** The next move of the plan. What the rules settle by themselves is passed over. */
  private goOn(): void {
    if (this.view.moves.length === 0) this.plan = [];
    for (const [at, touches] of this.plan.entries()) {
      const wanted = touches.join(" ");
      const move = this.view.moves.find((found) => found.touches.join(" ") === wanted);
      if (!move) continue;
      this.plan = this.plan.slice(at + 1);
      this.choose(move);
      return;
    }
    this.plan = [];
  }

  private isMine(place: string): boolean {
    return this.handZones.some((zone) => place.startsWith(`${zone.place}/`));
  }

  zone(place: Place): Zone | undefined {
    return this.view.zones.find((zone) => zone.place === place);
  }

  /** Whether a place is a card in a zone, not a zone or a button. */
  isCard(place: Place): boolean {
    return this.zone(place) === undefined && this.zone(zoneAround(place)) !== undefined;
  }

  zones(kind: string): Zone[] {
    return this.view.zones.filter((zone) => kindOf(zone.place) === kind);
  }

  counter<T = unknown>(name: string): T | undefined {
    return this.view.counters.find((counter) => counter.name === name)?.value as T | undefined;
  }

  aid<T = unknown>(name: string): T | undefined {
    return this.view.aids[name] as T | undefined;
  }

  outlook(action: number): Preview | null {
    void this.outlooksVersion;
    const known = this.outlooks.get(action);
    if (known !== undefined || this.link === null) return known ?? null;
    this.outlooks.set(action, null);
    const { view, outlooks } = this;
    void this.link.preview(action).then((found) => {
      if (this.view !== view || found === null) return;
      outlooks.set(action, found);
      this.outlooksVersion++;
    });
    return null;
  }

  counterLabel(name: string): string {
    return this.view.counters.find((counter) => counter.name === name)?.label ?? "";
  }

  card(id: string): Card {
    return this.cards.get(id) ?? { id, name: id, text: "", keywords: [], data: {} };
  }

  player(seat: Seat | null): Player | undefined {
    return this.players.find((player) => player.seat === seat);
  }

  state(place: Place): TouchState {
    return stateOf(this.moves, this.touched, place, this.lit, this.first);
  }

  movesThrough(place: Place): Move[] {
    const at = this.touched.length;
    return this.moves.filter(
      (move) =>
        move.touches[at] === place && this.touched.every((done, i) => move.touches[i] === done),
    );
  }

  touch(place: Place, nth = 0): void {
    this.nth.set(place, nth);
    const led = step(this.moves, this.touched, place);
    if (led === null) {
      void this.explain(place);
      return;
    }
    if (led.commit) {
      if (this.ready !== null && this.mustHold(this.ready)) this.askToHold();
      else this.commit();
      return;
    }
    this.reason = null;
    this.refused = null;
    this.touched = led.touched;
    void this.foresee();
  }

  /** Whether a move is carried out only by holding its button. */
  mustHold(move: Move): boolean {
    return settings.confirm === "hold" && isGuarded(this.moves, move);
  }

  /** Whether touching this place once more would carry out a move that must be held. */
  isHeld(place: Place): boolean {
    if (this.ready === null || this.touched.length === 0 || !this.mustHold(this.ready)) return false;
    return step(this.moves, this.touched, place)?.commit === true;
  }

  askToHold(): void {
    this.say(this.link?.final() ? t("hold-final") : t("hold-longer"), "hold");
  }

  /** Whether this one of several cards alike is the one that was touched. */
  isMeant(place: Place, nth: number): boolean {
    return (this.nth.get(place) ?? 0) === nth;
  }

  back(): void {
    this.touched = this.touched.slice(0, -1);
    this.reason = null;
    void this.foresee();
  }

  clear(): void {
    this.touched = [];
    this.reason = null;
    void this.foresee();
  }

  commit(): void {
    if (this.ready !== null) this.choose(this.ready);
  }

  /** Carries out one of the moves that the touches leave. */
  choose(move: Move): void {
    if (this.sent || this.link === null) return;
    this.sent = true;
    this.touched = [];
    this.preview = null;
    this.link.act(move.action);
  }

  /** The server refused: everything can be touched again. */
  refuse(reason: Reason): void {
    this.sent = false;
    this.plan = [];
    this.reason = reason;
    void this.foresee();
  }

  /** Asks the engine about a place whether or not it can be touched. */
  askWhy(place: Place): void {
    void this.explain(place);
  }

  /** The card shown beside what the mouse rests on. */
  hover(card: string | null, at: Element | null): void {
    this.hovered = card === null || at === null ? null : { card, at };
  }

  private async explain(place: Place): Promise<void> {
    if (this.link === null) return;
    this.refused = place;
    const touches = [...this.touched, place];
    const view = this.view;
    const reason = await this.link.why(touches);
    if (this.view !== view) return;
    const card = this.zone(place) ? "" : place.slice(place.lastIndexOf("/") + 1);
    this.reason = this.cards.has(card) ? { ...reason, card } : reason;
  }

  private async foresee(): Promise<void> {
    this.preview = null;
    const move = this.ready;
    if (move === null || this.link === null) return;
    const found = await this.link.preview(move.action);
    if (this.ready === move) this.preview = found;
  }

  /** What must be touched before this place, which is possible but not first. */
  wayTo(place: Place): string {
    const around = place.slice(0, place.lastIndexOf("/"));
    const through = this.view.moves.filter((move) => move.touches.some((each) => each === place || each === around));
    const starts = [...new Set(through.map((move) => move.touches[0] ?? ""))];
    // Where all lie in the same place, nobody has to be told where.
    const bare = new Set(starts.map(zoneAround)).size === 1;
    const firsts = [...new Set(starts.map((start) => this.labelOf(start, bare)))];
    const list = new Intl.ListFormat(settings.language, { type: "disjunction" });
    const same = bare && zoneAround(place) === zoneAround(starts[0] ?? "");
    return t("choose-first", { first: list.format(firsts.slice(0, 4)), place: this.labelOf(place, same) });
  }

  inspect(card: string, opener: Element | null = null): void {
    this.zoomed = { card, opener };
  }

  openPile(place: Place): void {
    this.pile = place;
  }

  t(id: string, facts: Record<string, string | number> = {}): string {
    return t(id, facts);
  }

  /** Told by every drawn place, so that what a skin leaves out can be offered elsewhere. */
  mount(place: Place): () => void {
    this.mounted.set(place, (this.mounted.get(place) ?? 0) + 1);
    void tick().then(() => this.mountedVersion++);
    return () => {
      const left = (this.mounted.get(place) ?? 1) - 1;
      if (left > 0) this.mounted.set(place, left);
      else this.mounted.delete(place);
      void tick().then(() => this.mountedVersion++);
    };
  }

  /** The button of the only move there is: the prompt bar has one for it already. */
  readonly onlyButton: Place | null = $derived.by(() => {
    const [only, ...more] = this.view.moves;
    const [place, ...next] = only?.touches ?? [];
    if (more.length > 0 || next.length > 0 || place === undefined) return null;
    return this.view.buttons.some((button) => button.place === place) ? place : null;
  });

  /** Places that can be touched, first or next, and that nobody drew. */
  readonly undrawn: Place[] = $derived.by(() => {
    void this.mountedVersion;
    const wanted = new Set([...this.first, ...this.lit]);
    return [...wanted].filter((place) => place !== this.onlyButton && !this.mounted.has(place));
  });

  /** The zones at the bottom. */
  readonly handZones: Zone[] = $derived(
    this.skin.hand?.(this) ??
      this.view.zones.filter(
        (zone) => kindOf(zone.place) === HAND && zone.owner === this.me && zone.cards !== null,
      ),
  );

  /** A sentence of the client in the prompt bar. */
  say(text: string, code: string): void {
    this.reason = { text, code, rule: "" };
  }

  /** What a place is called: a button, a zone, or a card, with its zone unless told otherwise. */
  labelOf(place: Place, bare = false): string {
    const button = this.view.buttons.find((found) => found.place === place);
    if (button) return button.label;
    const zone = this.zone(place);
    if (zone) return zone.label;
    const at = place.lastIndexOf("/");
    const around = this.zone(place.slice(0, at));
    const name = this.card(place.slice(at + 1)).name;
    return around ? (bare ? name : `${name} (${around.label})`) : place;
  }
}

function zoneAround(place: Place): Place {
  return place.slice(0, place.lastIndexOf("/"));
}
