/**
 * What a skin receives and what it gives back.
 *
 * A skin draws; it decides nothing. Which places can be touched, what a touch leads to, what a move
 * would bring and why something is refused all come from the engine through `Table`. A skin that
 * forgets a place loses nothing: places that can be touched and are not on the screen appear as
 * buttons in the prompt bar.
 */
import type { Component, Snippet } from "svelte";
import type { Charges } from "../look/charges";
import type { CardSize, Face } from "../look/face";
import type { Tincture } from "../look/heraldry";

export type Seat = number;
/** A place on the table such as `hand/A`, or a card in it such as `hand/A/falcon`. */
export type Place = string;

export interface Zone {
  place: Place;
  owner: Seat | null;
  count: number;
  /** The faces, in order, or null where this seat sees only backs. */
  cards: string[] | null;
  /** What the zone is called. */
  label: string;
}

export interface Move {
  action: number;
  verb: string;
  facts: Record<string, unknown>;
  touches: Place[];
  rule: string;
  /** The move in words, such as "Play Falcon on the left wing". */
  label: string;
  /** Gives away what cannot be had back (the rest of a round): asks for more than a click. */
  grave: boolean;
}

export interface Button {
  place: Place;
  label: string;
}

export interface Counter {
  name: string;
  /** The number or words as the engine gave them, for a skin to draw. */
  value: unknown;
  /** A whole sentence, such as "Round 2". */
  label: string;
}

export interface Outcome {
  winners: Seat[];
  reason: string;
  rule: string;
  returns: number[];
  facts: Record<string, unknown>;
  label: string;
}

/** The table as this seat sees it, with its words in the chosen language. */
export interface View {
  game: string;
  seat: Seat | null;
  status: string;
  statusLabel: string;
  question: string;
  questionLabel: string;
  waitingOn: Seat[];
  zones: Zone[];
  buttons: Button[];
  counters: Counter[];
  moves: Move[];
  outcome: Outcome | null;
  /** What a picture needs and nobody reads aloud: sums with their parts, ways to pay. */
  aids: Record<string, unknown>;
}

export interface Player {
  seat: Seat;
  /** "You", "Squire (AI)", or the name the person gave. */
  name: string;
  you: boolean;
  ai: boolean;
  team: number;
  connected: boolean;
  /** Milliseconds left, or null without a clock. */
  clock: number | null;
  /** The seat as the game calls it, such as "Red". */
  title: string;
  /** The names in facts and sentences that mean this seat, such as "R". */
  names: string[];
}

/** A card as its file describes it. `data` holds the columns of cards.csv (strength, row, cost, ...). */
export interface Card {
  id: string;
  name: string;
  text: string;
  /** Words of its text, or of its kind, with the number of the rule that explains each. */
  keywords: { word: string; rule: string }[];
  data: Record<string, string | number | boolean>;
}

/**
 * - `idle`: nothing can be done with it now (somebody else acts, or it is only looked at)
 * - `playable`: the first touch of at least one move
 * - `target`: continues what was begun
 * - `selected`: touched already
 * - `blocked`: mine or on the table, but touching it is refused with a reason
 */
export type TouchState = "idle" | "playable" | "target" | "selected" | "blocked";

/** One foreseen event of a preview in words, with its facts for a skin that draws numbers. */
export interface Foreseen {
  kind: string;
  facts: Record<string, unknown>;
  text: string;
  rule: string;
}

export interface Preview {
  action: number;
  events: Foreseen[];
  /** How many of the events are certain. */
  sure: number;
  /** Whether more follows that nobody can foresee. */
  openEnd: boolean;
  /** Counters and aids as they will be, where the game foretells them. */
  after: Record<string, unknown>;
}

/** One thing that happened, in the language of the page. */
export interface LogEntry {
  /** Tells lines apart. */
  id: string;
  /** The moment it belongs to: a scene of a table, a move of a replay. */
  number: number;
  /** The move of the replay that shows this moment, once there is one. */
  ply: number | null;
  kind: string;
  text: string;
  facts: Record<string, unknown>;
  rule: string;
  cards: string[];
  seat: Seat | null;
}

/** The table as skins see it. All properties are reactive (Svelte runes). */
export interface Table {
  readonly view: View;
  readonly players: Player[];
  readonly me: Seat | null;
  /** Whether this seat is asked right now. */
  readonly asked: boolean;
  /** What was touched so far, in order. */
  readonly touched: Place[];
  /** The one move that is complete and waits for its confirmation. */
  readonly ready: Move | null;
  /** What the ready move would bring; null while it is being asked for. */
  readonly preview: Preview | null;
  /** What has just happened: places whose content changed with the last scene, for motion. */
  readonly changed: ReadonlySet<Place>;
  readonly log: LogEntry[];
  readonly skin: Skin;

  /** The zone at this very place. */
  zone(place: Place): Zone | undefined;
  /** All zones whose place starts with this first part: `zones("hand")`. */
  zones(kind: string): Zone[];
  /** A counter's value as the engine gave it. */
  counter<T = unknown>(name: string): T | undefined;
  /** An aid for drawing as the engine gave it. */
  aid<T = unknown>(name: string): T | undefined;
  /** What a move would bring, asked for when first wanted; null until the answer is there. */
  outlook(action: number): Preview | null;
  /** A counter as a sentence. */
  counterLabel(name: string): string;
  card(id: string): Card;
  player(seat: Seat | null): Player | undefined;
  /** How a place is to be drawn. */
  state(place: Place): TouchState;
  /** Moves that are still possible if this place is touched next. */
  movesThrough(place: Place): Move[];
  /** Touches a place: narrows the moves, or asks the engine why not. */
  touch(place: Place): void;
  /** Takes back the last touch, or everything. */
  back(): void;
  clear(): void;
  /** Carries out the ready move. */
  commit(): void;
  /** Carries out moves one after the other, each given by all places it touches. */
  follow(plan: Place[][]): void;
  /** Shows a card large, with its rules. */
  inspect(card: string, opener?: Element | null): void;
  /** Opens a pile as a grid. */
  openPile(place: Place): void;
  /** A word of the client, from web.*.ftl. */
  t(id: string, facts?: Record<string, string | number>): string;
}

export type { CardSize };

export interface FaceProps {
  table: Pick<Table, "card" | "view" | "skin" | "t">;
  card: string;
  size: CardSize;
  /** The place it lies in, or null in a zoom or a list. */
  place: Place | null;
}

export interface BackProps {
  game: string;
  owner: Seat | null;
  /** The colour of its field; without it that of its owner. */
  tint?: Tincture | undefined;
  size: CardSize;
}

export interface SkinProps {
  table: Table;
}

/** What the engine says of a deck. */
export interface DeckVerdict {
  legal: boolean;
  /** The deck in a short text, to be shared. */
  code: string;
  faults: { code: string; text: string; rule: string }[];
  /** What a deck says beside its cards, as far as it was read. */
  heads?: Record<string, string>;
  /** How many of which card. */
  cards?: Record<string, number>;
}

export interface DeckBuilderProps {
  /** No table, but cards that can be drawn and read. */
  table: Table;
  cards: ReadonlyMap<string, Card>;
  /** What can be agreed on before a game, with the titles of what may be chosen. */
  options: readonly { name: string; values: readonly { value: unknown; title: string }[] }[];
  /** A deck to begin with: a name, a list or a code; null without one. */
  given: string | null;
  /** Asks the engine; fails where nobody answers. */
  check: (deck: string) => Promise<DeckVerdict>;
  /** Leads to a table with this deck. */
  play: (code: string) => void;
}

export interface BadgeProps {
  table: Table;
  card: string;
  /** The zone it lies in. */
  zone: Place;
}

/**
 * A skin lives in `src/games/<game>/index.ts` and exports `skin` of this type. It is loaded when
 * its game is opened. Everything is optional: what is missing is drawn plainly.
 */
export interface Skin {
  /**
   * Everything between the top bar and the prompt bar: opponents, the contested middle, your side.
   * Draw cards with <CardButton>, zones with <ZoneView>, other places with <TouchButton> (all from
   * `src/table/parts/`): they carry names, keys, touch, zoom and states. Do not draw the zones of `hand`.
   */
  Field?: Component<SkinProps>;
  /** The front of a card. Fills its box; must not be focusable. */
  Face?: Component<FaceProps>;
  /** What is printed on a card, for the front in `games/shared`. */
  face?: (card: Card, place: Place | null) => Face;
  /** The outlines painted on those fronts by the words of faces, fetched when one is drawn. */
  charges?: () => Promise<Charges>;
  Back?: Component<BackProps>;
  /** How the backs differ that a game tells apart when it is printed, by their words. */
  backs?: Record<string, { owner?: Seat; tint?: Tincture }>;
  /** Shown above the log in the side panel: trackers, chains, what stops it. */
  Side?: Component<SkinProps>;
  /** Shown inside the prompt bar beside the sentences of the preview. */
  PreviewExtra?: Component<SkinProps>;
  /** Shown in the prompt bar under the question: the path that led to it, bids, ways to pay. */
  Ask?: Component<SkinProps>;
  /** Shown beside how the game ended: the score it came to. */
  Result?: Component<SkinProps>;
  /** Drawn over the cards of the hand: what each would cost or do. Not focusable. */
  Badge?: Component<BadgeProps>;
  /** How a deck is put together; fetched for the page where that is done. */
  deckBuilder?: () => Promise<{ default: Component<DeckBuilderProps> }>;
  /** First parts of zones whose cards name their owner in the log. */
  namesIn?: string[];
  /** Which zones are the hand at the bottom; without it those named `hand` that are mine. */
  hand?: (table: Table) => Zone[];
  /** The colour of a seat's side on the table, in the log as well; without it own and others. */
  colour?: (table: Table, seat: Seat) => "red" | "blue";
  /** Whether there is at most one button at a time, or a row of them most of the time. */
  actions?: "one" | "many";
  /** Drawn in a button before its words, such as a stone for a colour. */
  ButtonFace?: Component<{ table: Table; place: Place }>;
  /** Whether the button at this place says its whole move, such as a branch of an effect. */
  saysMove?: (place: Place) => boolean;
  /** What a screen reader adds to a card's name, such as "strength 5, archer". */
  cardDetail?: (table: Pick<Table, "card" | "t">, card: string) => string;
  /** Words before the text of a card, where it does not count as soon as the card is played. */
  textLabel?(table: Table, card: string): string;
  /** Counters the skin draws itself; all others are listed plainly in the side panel. */
  counters?: string[];
}

export interface CardButtonProps {
  table: Table;
  card: string;
  /** The zone it lies in. */
  zone: Place;
  size?: CardSize;
  /** Drawn over the face: badges, numbers. Must not be focusable. */
  badge?: Snippet;
}
