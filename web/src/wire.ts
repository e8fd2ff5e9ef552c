// Made from src/tafelrunde/server/wire by `python -m tafelrunde.server.wire.typescript`.
// Do not edit: a test compares it with the source.
// A field with a question mark is left out where it has its default value.

// The catalogue: games, cards, rules

/** A value of an option, in words. */
export interface ValueInfo {
  value: string | number | boolean;
  title: string;
}

/** Something that can be agreed before a game. */
export interface OptionInfo {
  name: string;
  title: string;
  default: string | number | boolean;
  values: ValueInfo[];
  /** The number of the rule that describes it, or empty. */
  rule: string;
  /** Whether any other text is a value, too (a deck of one's own, or its share code). */
  free?: boolean;
}

/** A way to play: a few options set together. */
export interface ModeInfo {
  name: string;
  title: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  /** What it is, in a sentence, where the game says so. */
  summary?: string;
}

/** An opponent of the house, the weakest first. */
export interface LevelInfo {
  name: string;
  title: string;
  summary: string;
}

/** A game with all that can be chosen before it. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  rules: number;
  /** The first is the usual one. */
  modes: ModeInfo[];
  options: OptionInfo[];
  levels: LevelInfo[];
  /** Whether one may bring a deck of one's own. */
  decks: boolean;
  /** Whether partners have phrases of the game to say to each other. */
  phrases: boolean;
  /** About how long a game takes two people, in the usual mode. */
  minutes: number;
  /** Aim, turn and end for somebody new, a sentence a line, where the game says so. */
  introduction?: string;
  /** Which cards its rulebook shows, and which are made up because it shows none. */
  cards_note?: string;
}

/** A word of a card, and the number of the rule that explains it. */
export interface KeywordInfo {
  word: string;
  rule: string;
}

/** A card with what is printed on it. */
export interface CardInfo {
  id: string;
  name: string;
  text: string;
  /** The columns of the card file. */
  values: Record<string, unknown>;
  /** Words of its text, or of its kind, that the rulebook explains. */
  keywords?: KeywordInfo[];
}

/** Where a rule comes from, and why it is so. */
export interface MarkInfo {
  kind: "added" | "follows" | "ours" | "printed";
  title: string;
  reason?: string;
}

/** A numbered paragraph of the rulebook, as Markdown. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
  marks?: MarkInfo[];
  /** In words the options that switch it off, or over to another reading. */
  unless?: string[];
  /** Whether it belongs to the appendix for programmers. */
  technical?: boolean;
}

/** Cards that lie together in a picture of the guide. */
export interface ShownInfo {
  title: string;
  count: number;
  /** Missing where nobody may see them. */
  cards?: string[] | null;
}

/** A moment of a scene: what was told of the last move, and what lies there then. */
export interface StageInfo {
  told: string[];
  zones: ShownInfo[];
}

/** Paragraphs of the guide as Markdown; or what stands under these cards, or this scene. */
export interface BlockInfo {
  text?: string;
  cards?: string[];
  stages?: StageInfo[];
}

/** A chapter of the guide; the first has no title. */
export interface ChapterInfo {
  title: string;
  blocks: BlockInfo[];
}

/** What the compendium tells of a card. */
export interface EntryInfo {
  card: string;
  name: string;
  group: string;
  text: string;
  worth?: string;
  tips?: string[];
}

/** The rulebook for players: chapters with pictures, and what there is to know of each card. */
export interface GuideInfo {
  chapters: ChapterInfo[];
  compendium: EntryInfo[];
}

/** Fields on which a marker is moved, row by row, with or without a number. */
export interface ScaleInfo {
  label: string;
  cells: string[];
  columns: number;
}

/** What is printed in the size of a card: a card, or an aid with a title and lines. */
export interface PieceInfo {
  /** Pieces with the same word here have the same back. */
  back: string;
  copies: number;
  card?: string;
  /** Where the card is drawn as if it lay there. */
  place?: string;
  title?: string;
  lines?: string[];
  scales?: ScaleInfo[];
}

/** Small round pieces to be cut out. */
export interface MarkersInfo {
  title: string;
  sign: string;
  count: number;
}

/** What lies in the box of a game, to be printed. */
export interface BoxInfo {
  pieces: PieceInfo[];
  markers: MarkersInfo[];
}

/** Cards of one's own, as the text of a card file, to be checked. */
export interface CardFile {
  text: string;
  language?: "de" | "en";
}

/** A deck as text or share code, to be checked. */
export interface DeckText {
  text: string;
  language?: "de" | "en";
}

/** One thing that is wrong with a deck. */
export interface DeckFault {
  code: string;
  text: string;
  rule: string;
}

/** Every fault of a deck at once, or its share code, and what was read. */
export interface DeckReport {
  legal: boolean;
  code: string;
  faults: DeckFault[];
  /** What a deck says beside its cards, such as faction and leader, as far as it was read. */
  heads?: Record<string, string>;
  /** How many of which card. */
  cards?: Record<string, number>;
}

// People

/** How strong somebody is at a game: Glicko-2 rating and its deviation. */
export interface Rating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

/** Who this browser is. Everybody is somebody: a guest at first, without asking. */
export interface Me {
  person: string;
  name: string;
  guest: boolean;
  ratings: Rating[];
}

/** What a guest wants to be called. */
export interface NewName {
  name: string;
}

/** A name and a passphrase, to keep one's history or to come back to it. */
export interface Credentials {
  name: string;
  passphrase: string;
}

// Tables: making, finding and joining them

/** Time to think. `real`: minutes for the game and seconds added per move. `days`: per move. */
export interface ClockPlan {
  tempo?: "days" | "none" | "real";
  minutes?: number;
  /** In seconds. */
  increment?: number;
  days?: number;
}

/** Who is to sit in a seat: the maker of the table, an AI, or whoever comes. */
export interface SeatPlan {
  kind?: "ai" | "me" | "open";
  /** The level of an AI, as in `GameInfo.levels`. */
  level?: string;
}

/** A table to be made. Options are added to those of the mode. */
export interface NewTable {
  game: string;
  /** Empty: the usual one. */
  mode?: string;
  options?: Record<string, string | number | boolean>;
  /** One for each seat in order; seats left out are open, but the first is the maker's. Several seats of kind `me` make a table for several people at one device. */
  seats?: SeatPlan[];
  clock?: ClockPlan;
  /** Whether the table is listed in the lobby, or known only to those who have its link. */
  sight?: "link" | "listed";
  rated?: boolean;
  /** No undo, no hints. */
  strict?: boolean;
  /** Whether people may ask each other to take a move back. */
  undo?: boolean;
  /** For a game that can be repeated. Such a game is never rated. */
  seed?: number | null;
  /** What the maker is called; empty: the name known already. */
  name?: string;
  /** The text of a card file; empty: the cards that come with the game. */
  cards?: string;
}

/** The answer to making or joining a table: where one sits, and the secret that proves it. */
export interface Seated {
  table: string;
  seats: number[];
  /** The seat's secret. The cookie holds it as well, so browsers need not keep it. */
  token: string;
  /** Path of a link with which somebody else gets a free seat; empty if none is free. */
  invite?: string;
  /** Path of a link for onlookers. */
  watch?: string;
}

/** Take a free seat, or come back to one's own with its secret. */
export interface Join {
  /** Of an invitation (a table that is not listed needs it) or of the own seat. */
  token?: string;
  /** Which free seat; None: any. */
  seat?: number | null;
  name?: string;
}

/** The maker has AIs sit down in all free seats. */
export interface Fill {
  level: string;
}

/** Play on from a position of a finished game against AIs. */
export interface Branch {
  ply: number;
  seat?: number;
  level?: string;
}

/** A seat and who sits there. */
export interface SeatInfo {
  seat: number;
  /** What the game calls it, such as Red. */
  title: string;
  team: number;
  kind: "ai" | "open" | "person";
  player?: string;
  level?: string;
  /** Whether this person is connected. */
  here?: boolean;
  /** Since how many seconds not. */
  away_for?: number;
  /** The level of the AI that plays on for somebody who left. */
  substitute?: string;
  rating?: number | null;
  /** By what tokens in sentences call it now, such as `R`. */
  names?: string[];
}

/** A table as the lobby and "your games" list it. */
export interface TableLine {
  table: string;
  game: string;
  /** The game in words. */
  title: string;
  mode: string;
  mode_title: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  clock: ClockPlan;
  rated: boolean;
  /** How long such a game takes, roughly. */
  minutes: number;
  /** Seconds since 1970. */
  created: number;
  changed: number;
  /** Your seats. */
  yours: number[];
  your_turn: boolean;
  /** How it ended, as a sentence. */
  result?: string;
}

/** A page of the list of tables. */
export interface Tables {
  tables: TableLine[];
  more?: boolean;
  /** If there are more: to be given as `before` for the next page. */
  before?: number | null;
}

/** What went wrong, as one sentence in the language asked for. */
export interface Fault {
  code: string;
  text: string;
}

// The table as a seat sees it

/** A word of the engine and what it means in the language of the connection. */
export interface Words {
  id: string;
  text: string;
}

/** Cards that lie together. `cards` are faces; where it is missing they lie face down. */
export interface ZoneInfo {
  place: string;
  label: string;
  count: number;
  owner?: number | null;
  cards?: string[] | null;
}

/** A place that can be touched and holds no card. */
export interface ButtonInfo {
  place: string;
  label: string;
}

/** A legal action: touch its places in order to choose it. */
export interface MoveInfo {
  action: number;
  verb: string;
  label: string;
  touches: string[];
  rule: string;
  facts?: Record<string, unknown>;
  /** Gives up something that cannot be had back, such as the rest of a round: ask twice. */
  grave?: boolean;
}

/** How a game ended. */
export interface OutcomeInfo {
  winners: number[];
  reason: string;
  rule: string;
  text: string;
  returns: number[];
  facts?: Record<string, unknown>;
}

/** The table as one seat sees it, or an onlooker (seat missing). */
export interface ViewInfo {
  status: Words;
  /** Who is being waited for, as far as this seat may know. */
  waiting_on: number[];
  zones: ZoneInfo[];
  counters: Record<string, unknown>;
  counter_texts: Record<string, string>;
  seat?: number | null;
  /** What this seat is asked. */
  question?: Words | null;
  buttons?: ButtonInfo[];
  moves?: MoveInfo[];
  outcome?: OutcomeInfo | null;
  /** What a picture of the table needs and nobody reads aloud, as the game states it. */
  aids?: Record<string, unknown>;
}

/** Something that happened, as this seat may know it. */
export interface EventInfo {
  kind: string;
  text: string;
  facts: Record<string, unknown>;
  rule?: string;
  /** The cards the sentence names. */
  cards?: string[];
}

/** The clocks at the moment of sending. */
export interface ClockInfo {
  tempo: "days" | "none" | "real";
  /** Milliseconds for each seat. */
  left: number[];
  /** The seats whose clock runs now. */
  running: number[];
  /** Milliseconds added per move. */
  increment?: number;
  /** Warn below so many milliseconds. */
  warning?: number;
}

/** Whether this seat may take a move back (against AIs), or ask for it (between people). */
export interface UndoInfo {
  can: boolean;
  by_consent?: boolean;
  /** Why not. */
  text?: string;
  /** This seat asks for it; the others answer with `undo_reply`. */
  asked_by?: number | null;
}

/** Something this seat may say now. */
export interface PhraseInfo {
  id: string;
  text: string;
  about?: string[];
}

/** A secret question with a time of its own: this seat may react, nobody else knows of it. */
export interface WindowInfo {
  /** Milliseconds until the game goes on. */
  left: number;
  /** This seat has answered; the game goes on when the time is over all the same. */
  answered?: boolean;
}

/** Several people at one device: this seat is next. `ready` lifts the curtain. */
export interface CurtainInfo {
  seat: number;
  text: string;
}

/** Somebody is away. After the grace the others choose: wait, let an AI play on, or claim. */
export interface AbsentInfo {
  seat: number;
  /** Milliseconds until they may choose; 0: now. */
  grace: number;
  text: string;
}

/** Who wants a rematch, and the table of it once all do. */
export interface RematchInfo {
  wanted_by?: number[];
  table?: string;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  mode: string;
  mode_title: string;
  /** Without those that are a secret of a player, such as decks, until the game is over. */
  options: Record<string, string | number | boolean>;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  clock: ClockPlan;
  /** The seats of this connection; empty: an onlooker. */
  yours?: number[];
  /** Whether this connection made the table, and may fill it with AIs. */
  host?: boolean;
  one_device?: boolean;
  /** Moves were taken back against an AI, or hints were taken. */
  practice?: boolean;
  rated?: boolean;
  strict?: boolean;
  watchers?: number;
  absent?: AbsentInfo[];
  rematch?: RematchInfo | null;
  /** The seats that agreed to let onlookers see all hands. */
  open_hands?: number[];
  /** Whether hints may be asked for here. */
  hint?: boolean;
  /** What may always be said here, beside the phrases of the game that come with a scene. */
  phrases?: PhraseInfo[];
  /** Once it is over: the outcome as one sentence, with the mark of a claim or a substitute. */
  result?: string;
  /** Whether people brought cards of their own; those are to be asked of the table. */
  own_cards?: boolean;
}

// From the client, over the socket

/** The first message of every connection. Without a token the cookie says who one is. */
export interface Hello {
  type: "hello";
  token?: string;
  language?: "de" | "en";
  /** Whether the first scene may come as a binary frame: its JSON, raw deflate. */
  packed?: boolean;
}

/** Take an action. `scene` is the number of the scene it answers; an old one is not carried out, and answered with the current scene. */
export interface Act {
  type: "act";
  scene: number;
  action: number;
}

/** Why not? Of an action, or of the places touched so far. */
export interface Why {
  type: "why";
  scene: number;
  action?: number | null;
  touches?: string[];
  /** Comes back with the answer. */
  ask?: number;
}

/** What would this action bring? */
export interface PreviewOf {
  type: "preview";
  scene: number;
  action: number;
  ask?: number;
}

/** What would you do? Only against AIs or at one device. */
export interface Hint {
  type: "hint";
  scene: number;
  ask?: number;
}

/** Say one of the phrases offered. */
export interface Say {
  type: "say";
  phrase: string;
  about?: string[];
}

/** Take the last move back, or ask the others for it. */
export interface Undo {
  type: "undo";
  scene: number;
}

/** Let somebody take a move back, or not. */
export interface UndoReply {
  type: "undo_reply";
  accept: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
}

/** Play again with sides swapped. */
export interface Rematch {
  type: "rematch";
  accept?: boolean;
}

/** Let onlookers see this hand; they see any only when all seats agree. */
export interface RevealConsent {
  type: "reveal_consent";
  agree: boolean;
}

/** What shall become of somebody's seat who is away. */
export interface AbsentChoice {
  type: "absent_choice";
  seat: number;
  choice: "ai" | "claim" | "wait";
  level?: string;
}

/** Speak another language from now on. Answered with the current scene. */
export interface ChangeLanguage {
  type: "language";
  language: "de" | "en";
}

/** The person of this seat is at the device: lift the curtain. */
export interface Ready {
  type: "ready";
  seat: number;
}

/** Keep the window open for longer. Everybody sees it, and anybody may ask. */
export interface MoreTime {
  type: "more_time";
}

/** The maker has AIs sit down in all free seats. */
export interface FillSeats {
  type: "fill";
  level: string;
}

/** Look from this seat (after the end, or when all agreed); None: what everybody sees. */
export interface Watch {
  type: "watch";
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ask?: number;
}

// From the server, over the socket

/** A whole numbered scene. The numbers of a seat's scenes rise; they count what that seat could see, so they differ from those of other seats. */
export interface Scene {
  type: "scene";
  scene: number;
  /** What led to this scene; empty when it is sent again. */
  events?: EventInfo[];
  /** Missing while seats are free. Behind a curtain it is what everybody sees. */
  view?: ViewInfo | null;
  clock?: ClockInfo | null;
  undo?: UndoInfo | null;
  phrases?: PhraseInfo[];
  window?: WindowInfo | null;
  curtain?: CurtainInfo | null;
  /** Only when it changed, and in the first scene of a connection. */
  table?: TableInfo | null;
  /** The scene was seen before: after a reconnect, or as answer to something out of date. */
  again?: boolean;
  /** Moves were taken back: the view jumped back, the story is shorter now. */
  undone?: boolean;
}

/** Something changed beside the game: who is here, who asks for what. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  clock?: ClockInfo | null;
  undo?: UndoInfo | null;
}

/** Why an action is refused, or good: a code, a sentence and the number of a rule. */
export interface Reason {
  code: string;
  text: string;
  rule?: string;
}

/** An event a preview foresees. A fact nobody can know is `{"unknown": true}`, a number that depends on hidden cards `{"least": 4, "most": 7}`. */
export interface ForeseenInfo {
  kind: string;
  text: string;
  facts: Record<string, unknown>;
  rule?: string;
}

/** Why not; `allowed` if there is nothing against it. */
export interface WhyAnswer {
  type: "why";
  ask: number;
  allowed: boolean;
  reasons?: Reason[];
}

/** What an action would bring. */
export interface PreviewAnswer {
  type: "preview";
  ask: number;
  action: number;
  events: ForeseenInfo[];
  /** So many of the events will happen whatever the others do. */
  sure: number;
  /** Whether what follows depends on what this seat does not know. */
  open_end: boolean;
  /** Counters as they will be after the action, where the game foretells them. */
  after?: Record<string, unknown>;
}

/** An action worth considering. */
export interface Advice {
  action: number;
  label: string;
  /** Of winning, from 0 to 1. */
  chance: number;
  /** Standard error of the chance. */
  error: number;
  reasons?: Reason[];
}

/** The best actions, the best first, and how the game stands. */
export interface HintAnswer {
  type: "hint";
  ask: number;
  scene: number;
  best: Advice[];
}

/** Somebody said something. */
export interface SaidNews {
  type: "said";
  seat: number;
  phrase: string;
  text: string;
  about?: string[];
  /** For who said it: what this seat may say now. Missing: nothing changed. */
  phrases?: PhraseInfo[] | null;
}

/** An order was not carried out. Nothing changed. */
export interface RefusedNews {
  type: "refused";
  code: string;
  text: string;
  rule?: string;
  ask?: number;
}

/** Something worth telling, in words: time runs short, a server restarts. */
export interface Notice {
  type: "notice";
  code: string;
  text: string;
  seat?: number | null;
}

/** The game is over. The record and the replay can be fetched now. */
export interface Ended {
  type: "ended";
  outcome: OutcomeInfo;
  result: string;
  /** In a rated game told a moment later, in a second `ended`. */
  rating_change?: number | null;
}

/** I am. */
export interface Pong {
  type: "pong";
  ask?: number;
}

// Stories and replays

/** What led to one scene. */
export interface StoryScene {
  scene: number;
  events: EventInfo[];
  /** Once the game is over: the move that led there, as in its replay. Before, how many moves were made could betray a secret one. */
  ply?: number | null;
}

/** The log of a game as one seat knows it, for a client that comes back. */
export interface Story {
  scenes: StoryScene[];
  said?: SaidNews[];
  /** The scene up to which it tells everything, numbered as scenes are sent: after a move was taken back those of the story have lower numbers. */
  scene?: number;
}

/** A move of a finished game. */
export interface ReplayMove {
  ply: number;
  seat: number;
  action: number;
  label: string;
}

/** A finished game: ply 0 is the set-up, then one for each move. */
export interface Replay {
  table: string;
  game: string;
  title: string;
  mode_title: string;
  seats: SeatInfo[];
  plies: number;
  moves: ReplayMove[];
  result: string;
}

/** The table after so many moves, as the chosen seat saw it. */
export interface ReplayScene {
  ply: number;
  events: EventInfo[];
  view: ViewInfo;
}

export type FromClient =
  | Hello
  | Act
  | Why
  | PreviewOf
  | Hint
  | Say
  | Undo
  | UndoReply
  | Resign
  | Rematch
  | RevealConsent
  | AbsentChoice
  | ChangeLanguage
  | Ready
  | MoreTime
  | FillSeats
  | Watch
  | Ping;

export type FromServer =
  | Scene
  | TableNews
  | WhyAnswer
  | PreviewAnswer
  | HintAnswer
  | SaidNews
  | RefusedNews
  | Notice
  | Ended
  | Pong;
