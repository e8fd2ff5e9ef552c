/** A connection to a table: it comes back by itself, and draws whole scenes. */
import { t } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import type { LogEntry, Place, Preview, View } from "../table/contract";
import { TableModel, type Link, type Reason } from "../table/model/model.svelte";
import type {
  ClockInfo,
  CurtainInfo,
  Ended,
  FromClient,
  FromServer,
  HintAnswer,
  Notice,
  PhraseInfo,
  SaidNews,
  Scene,
  Story,
  TableInfo,
  UndoInfo,
  ViewInfo,
  WindowInfo,
} from "../wire";
import { api, isThere } from "./api";
import { bookOf } from "./books.svelte";
import { keepMoves, movesAt, stillMade } from "../device/ownMoves";
import { newer, readEvents, readPlayers, readPreview, readView, renaming } from "./fromWire";
import { remember, type Signal } from "./signals";

const SHORTEST = 300;
/** Somebody whose line was cut for a moment or a minute is back soon after it is whole again. */
const LONGEST = 1500;
const LONGEST_LATER = 8000;
const SOON = 120_000;
const QUIET = 25_000;
/** So many lines since the own move are more than an answer: a round or a fight has ended. */
const MUCH = 5;
/** How long to wait before the log is asked for, and asked for again. */
const STORY_PAUSES = [0, 400, 2000];

type Answer = Extract<FromServer, { type: "why" | "preview" | "hint" | "refused" | "pong" }>;

export class TableConnection implements Link {
  readonly table: TableModel = new TableModel(this);
  info: TableInfo | null = $state.raw(null);
  scene = $state(-1);
  clock: ClockInfo | null = $state.raw(null);
  /** When the clocks were right, by this device's own time. */
  clockAt = 0;
  undo: UndoInfo | null = $state.raw(null);
  phrases: PhraseInfo[] = $state.raw([]);
  said: Signal[] = $state.raw([]);
  window: WindowInfo | null = $state.raw(null);
  windowAt = 0;
  curtain: CurtainInfo | null = $state.raw(null);
  ended: Ended | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  connected = $state(false);
  /** The connection was refused for good: a sentence. */
  failed = $state("");
  hint: HintAnswer | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private closed = false;
  private pause = SHORTEST;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private asks = new Map<number, (answer: Answer | null) => void>();
  private ask = 0;
  private lastView: ViewInfo | null = null;
  /** The scene up to which the log was fetched: what leads to an earlier one stands in it. */
  private toldUntil = -1;
  /** How many lines the log had before each of the own moves. */
  private moves: number[] = [];
  private heard = 0;
  private taken: Promise<void> = Promise.resolve();
  /** Names of cards and players are known once this is over. */
  private book: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    private readonly token: string,
  ) {}

  // The connection -------------------------------------------------------------------------

  open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.send({
        type: "hello",
        token: this.token,
        language: settings.language,
        packed: typeof DecompressionStream !== "undefined",
      });
    };
    socket.onmessage = (event) => this.receive(event.data as string | ArrayBuffer);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), QUIET);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.hangUp();
    for (const answer of this.asks.values()) answer(null);
    this.asks.clear();
  }

  /** Whoever leaves before being greeted waits for the greeting: browsers call the rest an error. */
  private hangUp(): void {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.connected = false;
    this.table.sent = false;
    for (const answer of this.asks.values()) answer(null);
    this.asks.clear();
    if (this.closed) return;
    if (this.failed !== "") return;
    this.tryAgain();
  }

  private tryAgain(): void {
    this.retry = setTimeout(() => void this.comeBack(), this.pause * (0.7 + 0.6 * Math.random()));
    const longest = Date.now() - this.heard < SOON ? LONGEST : LONGEST_LATER;
    this.pause = Math.min(longest, this.pause * 2);
  }

  /** Browsers hold a socket back for seconds where many have failed, so none is opened before
      somebody is there. */
  private async comeBack(): Promise<void> {
    if (await isThere()) this.open();
    else if (!this.closed) this.tryAgain();
  }

  /** A connection that says nothing for long may be dead without knowing it. */
  private beat(): void {
    if (Date.now() - this.heard > 2 * QUIET + 5000) this.socket?.close();
    else this.send({ type: "ping" });
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private request(make: (ask: number) => FromClient): Promise<Answer | null> {
    const ask = ++this.ask;
    return new Promise((resolve) => {
      if (!this.send(make(ask))) resolve(null);
      else this.asks.set(ask, resolve);
    });
  }

  private answer(message: Answer): void {
    const ask = message.ask ?? 0;
    this.asks.get(ask)?.(message);
    this.asks.delete(ask);
  }

  /** Messages are taken in the order they came: what comes while one is unpacked waits for it. */
  private receive(data: string | ArrayBuffer): void {
    this.heard = Date.now();
    const text = typeof data === "string" ? data : unpack(data);
    const taken = this.taken;
    this.taken = (async () => {
      await taken.catch(() => undefined);
      this.hear(JSON.parse(await text) as FromServer);
    })();
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "scene":
        this.connected = true;
        this.pause = SHORTEST;
        this.draw(message);
        break;
      case "table":
        this.showTable(message.table);
        if (message.clock) this.showClock(message.clock);
        if (message.undo) this.undo = message.undo;
        break;
      case "refused":
        if (this.scene < 0) this.failed = message.text || t("table-gone");
        if (message.ask) this.answer(message);
        this.table.refuse({
          text: this.rename(message.text),
          code: message.code,
          rule: message.rule ?? "",
        });
        break;
      case "said":
        this.say(message);
        break;
      case "notice":
        this.notice = message;
        break;
      case "ended":
        this.ended = message;
        void this.tellStory(); // now every line leads to its moment
        break;
      default:
        this.answer(message);
    }
  }

  // Scenes ---------------------------------------------------------------------------------

  private draw(scene: Scene): void {
    const first = this.scene < 0;
    const missed = !first && scene.again === true && scene.scene > this.scene;
    const own = this.table.sent && scene.again !== true && scene.undone !== true;
    if (own && this.table.logComplete) this.moved([...this.moves, this.table.log.length]);
    else if (first) this.moved(movesAt(this.id));
    if (scene.table) this.info = scene.table;
    this.scene = scene.scene;
    this.undo = scene.undo ?? null;
    this.phrases = scene.phrases ?? [];
    this.window = scene.window ?? null;
    this.windowAt = performance.now();
    this.curtain = scene.curtain ?? null;
    this.showClock(scene.clock ?? null);
    if (scene.view) this.lastView = scene.view;
    if (this.info && !this.table.cardsKnown) this.book = this.fetchBook();
    if (first || missed || scene.undone) void this.tellStory();
    else this.tell(readEvents(scene.scene, scene.events ?? [], this.rename));
    const view = this.readLast();
    if (view) this.table.show(view, scene.undone ? "undo" : own ? "own" : "other");
  }

  private readLast(): View | null {
    if (this.lastView === null || this.info === null) return null;
    return readView(this.info.game, this.lastView, this.rename);
  }

  private moved(moves: number[]): void {
    this.moves = moves;
    this.table.since = moves.at(-1) ?? 0;
    keepMoves(this.id, moves);
  }

  /** A sentence with the people of this screen. */
  rename = (text: string): string =>
    renaming(this.table.players, (title) => t("you-as", { title }))(text);

  private tell(entries: LogEntry[]): void {
    const known = new Set(this.table.log.map((entry) => entry.id));
    const fresh = newer(entries, this.toldUntil).filter((entry) => !known.has(entry.id));
    if (fresh.length === 0) return;
    this.table.log = [...this.table.log, ...fresh];
    // Since the own move, not in one scene: how often an AI was asked in between is its secret.
    if (this.table.log.length - this.table.since >= MUCH) this.table.bigChanges++;
  }

  /** The whole log, for somebody who comes (back), or after a move was taken back. */
  private async tellStory(): Promise<void> {
    const until = this.scene;
    const story = await this.fetchStory(until);
    await this.book; // it tells of people, whose names must be known
    this.table.logComplete = true;
    if (story === null) {
      this.table.say(t("log-missing"), "log-missing");
      return;
    }
    const told = story.scenes.flatMap((scene) =>
      readEvents(scene.scene, scene.events, this.rename, scene.ply ?? null),
    );
    this.toldUntil = Math.max(until, story.scene ?? 0);
    this.table.log = [...told, ...newer(this.table.log, this.toldUntil)];
    this.moved(stillMade(this.moves, this.table.log.length));
    if (this.said.length === 0) (story.said ?? []).forEach((said) => this.say(said));
  }

  /** The story up to this scene at least. It may fail, or come from a process that is behind. */
  private async fetchStory(until: number): Promise<Story | null> {
    let story: Story | null = null;
    for (const pause of STORY_PAUSES) {
      await new Promise((done) => setTimeout(done, pause));
      story = (await api.story(this.id).catch(() => null)) ?? story;
      if (story !== null && (story.scene ?? 0) >= until) break;
    }
    return story;
  }

  private say(said: SaidNews): void {
    this.said = remember(this.said, said);
  }

  private showTable(info: TableInfo): void {
    this.info = info;
    this.showPlayers();
  }

  private showClock(clock: ClockInfo | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
    this.showPlayers();
  }

  private showPlayers(): void {
    const info = this.info;
    if (info === null) return;
    const naming = {
      you: t("you"),
      open: t("free-seat"),
      nobody: (seat: number) => t("seat-number", { number: seat + 1 }),
      ai: (name: string) => t("ai-player", { level: this.levelTitle(name) }),
    };
    this.table.players = readPlayers(
      info.seats,
      info.yours ?? [],
      naming,
      this.clock,
      info.one_device,
    );
  }

  private levels: Map<string, string> = $state.raw(new Map());

  private levelTitle(level: string): string {
    return this.levels.get(level) ?? level;
  }

  private async fetchBook(): Promise<void> {
    if (this.info === null) return;
    const book = await bookOf(this.info.game, this.info.own_cards ? this.info.table : "").catch(() => null);
    if (book === null) {
      this.table.say(t("offline"), "offline"); // the next scene tries again
      return;
    }
    this.table.dress(book);
    this.levels = new Map(book.info?.levels.map((level) => [level.name, level.title]) ?? []);
    this.showPlayers();
    const view = this.readLast();
    if (view) this.table.reword(view);
  }

  /** Everything again in the language of the page. */
  async translate(): Promise<void> {
    this.send({ type: "language", language: settings.language });
    this.book = this.fetchBook();
    await this.tellStory();
  }

  // What the table asks --------------------------------------------------------------------

  act(action: number): void {
    if (!this.send({ type: "act", scene: this.scene, action })) {
      this.table.refuse({ text: t("offline"), code: "offline", rule: "" });
    }
  }

  /** Against AIs and at one device a move can be had back; else only if nobody minds. */
  final(): boolean {
    return this.undo === null || this.undo.by_consent === true || this.info?.strict === true;
  }

  async why(touches: Place[]): Promise<Reason> {
    const answer = await this.request((ask) => ({
      type: "why",
      scene: this.scene,
      touches,
      ask,
    }));
    if (answer?.type === "refused") {
      return { text: this.rename(answer.text), code: answer.code, rule: answer.rule ?? "" };
    }
    const reason = answer?.type === "why" ? answer.reasons?.[0] : undefined;
    if (reason) {
      return { text: this.rename(reason.text), code: reason.code, rule: reason.rule ?? "" };
    }
    if (answer?.type === "why" && answer.allowed) {
      return { text: this.table.wayTo(touches.at(-1) ?? ""), code: "choose-first", rule: "" };
    }
    return { text: t("offline"), code: "offline", rule: "" };
  }

  async preview(action: number): Promise<Preview | null> {
    const answer = await this.request((ask) => ({
      type: "preview",
      scene: this.scene,
      action,
      ask,
    }));
    return answer?.type === "preview" ? readPreview(answer, this.rename) : null;
  }

  /** Lights the move the coach would make, and says why. */
  async askHint(): Promise<void> {
    const scene = this.scene;
    this.table.say(t("hint-thinking"), "hint");
    const answer = await this.request((ask) => ({ type: "hint", scene, ask }));
    if (answer?.type !== "hint" || this.scene !== scene) return;
    this.hint = answer;
    const best = answer.best[0];
    const move = this.table.view.moves.find((found) => found.action === best?.action);
    if (!best || !move) return;
    this.table.clear();
    this.table.hinted = new Set(move.touches);
    const why = (best.reasons ?? []).map((reason) => this.rename(reason.text)).join(" ");
    this.table.reason = {
      text: t("hint-text", { move: this.rename(best.label), why }),
      code: "hint",
      rule: best.reasons?.[0]?.rule ?? "",
    };
  }

  takeBack(): void {
    this.send({ type: "undo", scene: this.scene });
  }
}

async function unpack(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
