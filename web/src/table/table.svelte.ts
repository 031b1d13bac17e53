/** A table as one device sees it: what is shown, the line that is being planned, and what can be done about it. */
import type { Accepted, Entry, Refusal, SeatSight, SeatState, Step, TableState, Tried, Update } from '../wire/messages';
import { hints, preview, tryLine } from '../wire/http';
import { Link } from '../wire/link.svelte';
import { keptAt } from '../wire/purse';
import { settings } from '../settings.svelte';
import { parse, type Move } from './notation';
import type { Preview } from './preview';

/** A question in the planned line, what could be answered, and what is. */
export interface Stage {
  question: string;
  place: number;
  moves: Move[];
  chosen: string | null;
}

/** How a game plans ahead: the usual answer that a line goes on with, or null where the player chooses. */
export type Usual = (question: string, moves: Move[]) => string | null;

interface Shown {
  table: TableState;
  sights: SeatSight[];
}

const PACES = { slow: 1500, normal: 700, 'at-once': 0 } as const;

export class Table {
  readonly link: Link;
  shown = $state.raw<Shown | null>(null);
  /** The seat through whose eyes is looked; null watches. */
  viewer = $state<number | null>(null);
  /** Hot-seat: the next player has not said yet that it is they who look. */
  curtain = $state<number | null>(null);
  stages = $state.raw<Stage[]>([]);
  tried = $state.raw<Tried | null>(null);
  foreseen = $state.raw<Preview | null>(null);
  /** A card in hand, or another thing, whose moves are looked at. */
  holding = $state<string | null>(null);
  refusal = $state<string | null>(null);
  hinted = $state.raw<string[]>([]);
  /** Where this device's player had looked last: the step that began the wait. */
  seenUpTo = $state(0);
  readonly code: string;
  #queue: Shown[] = [];
  #timer = 0;
  #planning = 0;
  /** Done when the line under way has been thought through. */
  #planned: Promise<void> = Promise.resolve();
  #canPreview = true;

  constructor(code: string, private readonly usual: Usual) {
    this.code = code;
    const kept = keptAt(code);
    const tokens = [...(kept?.tokens.map((one) => one.token) ?? []), ...(kept?.host ? [kept.host] : [])];
    this.link = new Link(code, tokens, (update) => this.#hear(update));
  }

  close(): void {
    this.link.close();
    window.clearTimeout(this.#timer);
  }

  // ── What is shown ────────────────────────────────────────────────────────────────────────────────────────

  get state(): TableState | null {
    return this.shown?.table ?? null;
  }

  get sight(): SeatSight | null {
    return this.shown?.sights.find((sight) => sight.viewer === this.viewer) ?? this.shown?.sights[0] ?? null;
  }

  get seats(): SeatState[] {
    return this.state?.seats ?? [];
  }

  get me(): SeatState | null {
    return this.viewer === null ? null : (this.seats[this.viewer] ?? null);
  }

  get steps(): Step[] {
    const last = this.state?.at ?? 0;
    const all = this.link.steps[String(this.viewer)] ?? this.link.steps[String(this.sight?.viewer ?? null)] ?? [];
    return all.filter((step) => step.at <= last);
  }

  get entries(): Entry[] {
    return this.link.entries;
  }

  get catchingUp(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether I am asked now. */
  get asked(): boolean {
    return this.viewer !== null && this.curtain === null && !this.state?.paused && (this.sight?.moves.length ?? 0) > 0 && this.state?.actor === this.viewer;
  }

  get myTurn(): boolean {
    return this.asked && this.state?.active === this.viewer;
  }

  get question(): string {
    return (this.sight?.view as { ask?: { question: string } | null } | undefined)?.ask?.question ?? '';
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? this.seats[seat]?.house ?? '';
  }

  get moves(): Move[] {
    return this.asked ? (this.sight?.moves ?? []).map((offer) => parse(offer.text)) : [];
  }

  /** The question that is open in the line being planned: its moves are the ones to choose from. */
  get open(): Stage | null {
    const last = this.stages.at(-1);
    if (last) return last.chosen === null ? last : null;
    if (!this.asked) return null;
    return { question: this.question, place: (this.sight?.view as { ask?: { a: number } | null })?.ask?.a ?? 0, moves: this.moves, chosen: null };
  }

  get line(): string[] {
    return this.stages.flatMap((stage) => (stage.chosen === null ? [] : [stage.chosen]));
  }

  // ── Planning a line ──────────────────────────────────────────────────────────────────────────────────────

  /** Choose a move of the open question, or another one at an earlier stage; the line goes on with what is usual. */
  async choose(text: string, at: number = this.line.length): Promise<void> {
    this.refusal = null;
    const before = this.stages.slice(0, at);
    const stage = this.stages[at] ?? this.open;
    if (!stage) return;
    this.holding = null;
    this.#planned = this.#plan([...before, { ...stage, chosen: text }]);
    await this.#planned;
  }

  back(): void {
    this.#planning += 1;
    this.stages = [];
    this.tried = null;
    this.foreseen = null;
    this.holding = null;
  }

  hold(what: string | null): void {
    this.back();
    this.holding = what;
  }

  async #plan(stages: Stage[]): Promise<void> {
    const run = ++this.#planning;
    let found = stages;
    this.stages = stages;
    for (let more = 0; more < 8; more += 1) {
      const line = found.flatMap((stage) => (stage.chosen === null ? [] : [stage.chosen]));
      const tried = await this.#try(line);
      if (run !== this.#planning) return;
      if (tried === null) break;
      this.tried = tried;
      if (tried.stopped !== null || tried.moves.length === 0 || tried.played < line.length) break;
      const ask = (tried.view as { ask?: { question: string; a: number; seat: number } | null; turn: number }).ask;
      if (!ask || ask.seat !== this.viewer || (tried.view as { turn: number }).turn !== (this.sight?.view as { turn: number }).turn) break;
      const moves = tried.moves.map((offer) => parse(offer.text));
      const usual = this.usual(ask.question, moves);
      found = [...found, { question: ask.question, place: ask.a, moves, chosen: usual }];
      this.stages = found;
      if (usual === null) break;
    }
    await this.#foresee(run);
  }

  async #try(line: string[]): Promise<Tried | null> {
    const token = this.token;
    if (!token || this.viewer === null || !this.state) return null;
    try {
      return await tryLine(this.code, token, this.viewer, this.state.at, line);
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  async #foresee(run: number): Promise<void> {
    this.foreseen = null;
    const token = this.token;
    if (!this.#canPreview || !token || this.viewer === null || !this.state || this.line.length === 0) return;
    try {
      const dice = this.stages.findIndex((stage) => stage.moves.some((move) => move.verb === 'announce'));
      const [whole, before] = await Promise.all([
        preview<Preview>(this.code, token, this.viewer, this.state.at, this.line),
        dice >= 0 ? preview<Preview>(this.code, token, this.viewer, this.state.at, this.line.slice(0, dice)) : null,
      ]);
      if (run === this.#planning) this.foreseen = { ...whole, odds: [...(before?.odds ?? []), ...whole.odds] };
    } catch {
      this.#canPreview = false;
    }
  }

  get token(): string | null {
    return keptAt(this.code)?.tokens.find((one) => one.seat === this.viewer)?.token ?? null;
  }

  // ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Play the planned line, or a given one. Who is quicker than the plan waits for it, a moment. */
  async commit(given?: string[]): Promise<void> {
    if (!given) await this.#planned;
    const line = given ?? this.line;
    if (line.length === 0 || this.viewer === null || !this.state) return;
    this.back();
    await this.#send({ type: 'play', seat: this.viewer, at: this.state.at, moves: line });
  }

  /** An answer that leaves nothing more to look at: played at once, or shown first where turns are confirmed. */
  async answer(text: string): Promise<void> {
    if (settings.confirms || this.stages.length > 0) await this.choose(text);
    else await this.commit([text]);
  }

  undo(to: number | null = null): Promise<void> {
    this.back();
    return this.#send({ type: 'undo', seat: this.viewer ?? 0, at: this.state?.at ?? 0, to });
  }

  restart(): Promise<void> {
    this.back();
    return this.#send({ type: 'restart-turn', seat: this.viewer ?? 0, at: this.state?.at ?? 0 });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: 'chat', seat: this.viewer ?? 0, text });
  }

  consent(request: number, agree: boolean, seat: number): Promise<void> {
    return this.#send({ type: 'consent', seat, request, agree });
  }

  rematch(): Promise<void> {
    return this.#send({ type: 'rematch', seat: this.viewer ?? 0, wanted: true });
  }

  chair(chair: number, bot: string | null): Promise<void> {
    return this.#send({ type: 'chair', seat: this.viewer ?? 0, chair, bot });
  }

  pause(paused: boolean): Promise<void> {
    return this.#send({ type: 'pause', seat: this.viewer ?? 0, paused });
  }

  async hint(): Promise<void> {
    if (!this.token) return;
    try {
      this.hinted = (await hints(this.code, this.token)).hints.slice(0, 3).map((one) => one.text);
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  async #send(command: { type: string; seat: number; [field: string]: unknown }): Promise<void> {
    this.hinted = [];
    const answer: Accepted | Refusal = await this.link.send(command);
    this.refusal = answer.type === 'refusal' && answer.code !== 'outdated' ? answer.reason : null;
  }

  // ── Hearing ──────────────────────────────────────────────────────────────────────────────────────────────

  #hear(update: Update): void {
    const next: Shown = { table: update.table, sights: update.sights };
    const moved = this.shown !== null && update.table.at > this.shown.table.at;
    const byOthers = update.entries.some((entry) => entry.kind === 'play' && (entry.seat === null || !this.link.seats.includes(entry.seat)));
    const wait = PACES[settings.kept.pace];
    if (moved && byOthers && wait > 0 && !document.hidden) {
      this.#queue.push(next);
      if (this.#timer === 0) this.#showNext();
    } else {
      this.#queue = [];
      window.clearTimeout(this.#timer);
      this.#timer = 0;
      this.#show(next);
    }
  }

  /** Show all that has happened at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    if (last) this.#show(last);
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#timer = 0;
      return;
    }
    this.#show(next);
    this.#timer = window.setTimeout(() => this.#showNext(), PACES[settings.kept.pace]);
  }

  #show(next: Shown): void {
    const moved = this.shown?.table.at !== next.table.at;
    this.shown = next;
    if (moved) this.back();
    this.#look(next.table);
  }

  /** Through whose eyes to look; where several players share the screen, a curtain comes between their hands. */
  #look(table: TableState): void {
    const mine = this.link.seats.filter((seat) => table.seats[seat]?.bot == null);
    if (mine.length === 0) {
      this.viewer = this.link.seats[0] ?? null;
      this.curtain = null;
    } else if (mine.length === 1) {
      this.viewer = mine[0] ?? null;
      this.curtain = null;
    } else if (table.actor !== null && mine.includes(table.actor) && table.phase === 'playing') {
      if (this.viewer !== table.actor) this.curtain = table.actor;
    } else if (this.viewer === null || !mine.includes(this.viewer)) {
      this.curtain = mine[0] ?? null;
      this.viewer = mine[0] ?? null;
    }
    if (table.phase === 'over') this.curtain = null;
  }

  /** The player whom the curtain hides says: it is me. */
  lift(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.back();
  }
}
